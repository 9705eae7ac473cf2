// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casestorecontroller.h"

#include <QObject>

#include <memory>
#include <string>

namespace genex::services {

/// Which model is asked about a case: the one it was ordered with, where that is still on the disk, else the
/// one that is worked with.
class CaseModel : public QObject
{
    Q_OBJECT

public:
    explicit CaseModel(CaseStoreController& caseStore, QObject* parent = nullptr);

    /// `orderedWith`: its hash, empty before the order. nullptr while that model is being looked for, and
    /// where there is none at all.
    const WorkingModel* of(const std::string& orderedWith) const;
    /// Looks for it, unless it is known already; found() tells.
    void seek(const std::string& orderedWith);

Q_SIGNALS:
    void found();

private:
    CaseStoreController& m_caseStore;
    std::string m_sought; ///< the hash that m_own was looked for by
    bool m_isSeeking = false;
    std::shared_ptr<const WorkingModel> m_own; ///< nullptr: not there
};

} // namespace genex::services
