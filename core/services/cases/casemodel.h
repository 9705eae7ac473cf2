// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casestorecontroller.h"

#include <QObject>

#include <memory>
#include <string>

namespace genex::services {

/// The model consulted about a case: the one it was ordered with if it still exists, else the active one.
class CaseModel : public QObject
{
    Q_OBJECT

public:
    explicit CaseModel(CaseStoreController& caseStore, QObject* parent = nullptr);

    /// `orderedWith`: its hash, empty before the order. nullptr while that model is being searched, or if
    /// there is none.
    const WorkingModel* of(const std::string& orderedWith) const;
    /// Searches it unless known; found() follows.
    void seek(const std::string& orderedWith);

Q_SIGNALS:
    void found();

private:
    CaseStoreController& m_caseStore;
    std::string m_sought; ///< hash m_own was searched by
    bool m_isSeeking = false;
    std::shared_ptr<const WorkingModel> m_own; ///< nullptr: not found
};

} // namespace genex::services
