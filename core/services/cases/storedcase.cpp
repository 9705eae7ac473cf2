// SPDX-License-Identifier: GPL-3.0-or-later
#include "storedcase.h"

#include "common/error.h"
#include "domain/caseworkflow.h"

#include <utility>

namespace genex::services {

namespace {

using domain::CaseDocument;

constexpr char kNobody[] = "what if"; ///< author of changes that are not recorded

} // namespace

StoredCase::StoredCase(CaseStoreController& caseStore, QObject* parent)
    : QObject(parent)
    , m_caseStore(caseStore)
{
    connect(&m_caseStore, &CaseStoreController::changed, this, &StoredCase::onStoreChanged);
}

void StoredCase::onStoreChanged()
{
    const bool isOtherStore = m_caseStore.view().isDemonstration != m_isOfDemonstration;
    if (isOpen() && (m_caseStore.view().state != StoreState::Unlocked || isOtherStore))
        close();
}

// --- opening

void StoredCase::open(const std::string& id)
{
    const int generation = ++m_generation;
    m_caseStore.ask(
        this,
        [id](CaseBook& book) {
            auto document = book.document(id);
            if (document && book.readOnlyReason().empty())
                static_cast<void>(book.rememberCase(id)); // optional: the case opens anyway
            return document;
        },
        [this, id, generation](Result<CaseDocument> document) {
            if (generation != m_generation)
                return;
            if (document)
                show(id, std::move(*document));
            else
                Q_EMIT refused(document.error());
        });
}

void StoredCase::openNew(const domain::PatientDetails& patient)
{
    m_caseStore.ask(
        this, [patient](CaseBook& book) { return book.newCase(patient); },
        [this](const Result<std::string>& id) {
            if (id)
                open(*id);
            else
                Q_EMIT refused(id.error());
        });
}

void StoredCase::openRemembered()
{
    m_caseStore.ask(
        this, [](CaseBook& book) { return book.rememberedCase(); },
        [this](const Result<std::string>& id) {
            if (id && !id->empty() && !isOpen())
                open(*id);
        });
}

void StoredCase::close()
{
    ++m_generation;
    show({}, {});
}

void StoredCase::show(const std::string& id, CaseDocument document)
{
    m_id = id;
    m_isOfDemonstration = m_caseStore.view().isDemonstration;
    m_document = std::move(document);
    m_scratch.reset();
    Q_EMIT replaced();
    Q_EMIT changed();
}

// --- changes

void StoredCase::apply(std::vector<domain::CaseChange> changes)
{
    if (!isOpen() || changes.empty())
        return;
    if (m_scratch)
        return applyToScratch(std::move(changes));
    save([id = m_id, changes = std::move(changes)](CaseBook& book) { return book.append(id, changes); });
}

void StoredCase::save(Saving saving)
{
    m_caseStore.ask(this, std::move(saving), [this, generation = m_generation](Result<CaseDocument> saved) {
        if (generation != m_generation)
            return;
        if (!saved) {
            Q_EMIT refused(saved.error());
            return;
        }
        m_document = std::move(*saved);
        Q_EMIT changed();
    });
}

void StoredCase::applyToScratch(std::vector<domain::CaseChange> changes)
{
    auto next = attempt([&] { return domain::withChanges(*m_scratch, std::move(changes)); });
    if (!next) {
        Q_EMIT refused(next.error());
        return;
    }
    m_scratch = std::move(*next);
    Q_EMIT changed();
}

void StoredCase::undo()
{
    if (!isOpen() || !document().canUndo())
        return;
    if (m_scratch)
        return applyToScratch({m_scratch->undo(kNobody, m_scratch->changedAtMs()).change});
    save([id = m_id](CaseBook& book) { return book.undo(id); });
}

void StoredCase::redo()
{
    if (!isOpen() || !document().canRedo())
        return;
    if (m_scratch)
        return applyToScratch({m_scratch->redo(kNobody, m_scratch->changedAtMs()).change});
    save([id = m_id](CaseBook& book) { return book.redo(id); });
}

void StoredCase::startWhatIf()
{
    if (!isOpen() || m_scratch)
        return;
    m_scratch = m_document;
    Q_EMIT changed();
}

void StoredCase::leaveWhatIf()
{
    if (!m_scratch)
        return;
    m_scratch.reset();
    Q_EMIT changed();
}

} // namespace genex::services
