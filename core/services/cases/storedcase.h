// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "services/casestorecontroller.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace genex::services {

/// The open case of the store: every change is on disk before document() shows it. In what-if mode, changes
/// apply to a copy that is never saved. Closes itself when the store is locked or closed.
class StoredCase : public QObject
{
    Q_OBJECT

public:
    explicit StoredCase(CaseStoreController& caseStore, QObject* parent = nullptr);

    void open(const std::string& id);
    void openNew(const domain::PatientDetails& patient);
    void openRemembered();
    void close();

    bool isOpen() const { return !m_id.empty(); }
    const std::string& id() const { return m_id; }
    /// In what-if mode, the copy.
    const domain::CaseDocument& document() const { return m_scratch ? *m_scratch : m_document; }

    /// All or nothing. No effect without changes or a case.
    void apply(std::vector<domain::CaseChange> changes);
    void undo();
    void redo();

    bool isWhatIf() const { return m_scratch.has_value(); }
    void startWhatIf();
    void leaveWhatIf();

Q_SIGNALS:
    /// Another case, or none; changed() follows.
    void replaced();
    void changed();
    void refused(const genex::Error& error);

private:
    using Saving = std::function<Result<domain::CaseDocument>(CaseBook&)>;

    void save(Saving saving);
    void applyToScratch(std::vector<domain::CaseChange> changes);
    void show(const std::string& id, domain::CaseDocument document);
    void onStoreChanged();

    CaseStoreController& m_caseStore;
    std::string m_id;
    bool m_isOfDemonstration = false;
    domain::CaseDocument m_document;
    std::optional<domain::CaseDocument> m_scratch;
    int m_generation = 0; ///< of the case: answers about an earlier one are dropped
};

} // namespace genex::services
