// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/casebook.h"

#include "caserecords.h"

#include "common/error.h"
#include "services/storeguard.h"
#include "storage/store.h"

#include <array>

namespace genex::services {

namespace {

using domain::CaseChange;
using domain::CaseDocument;
using domain::CaseState;

constexpr std::array kStates{CaseState::Draft,           CaseState::Ordered,   CaseState::ResultsIn,
                             CaseState::FallBackOrdered, CaseState::Concluded, CaseState::Amended};
constexpr std::size_t kCasesAtOnce = 200; ///< changed since the index was filled

std::string recordOfPlace(const std::string& user)
{
    return "place/" + user;
}

/// Gives an unnamed patient a distinguishable name.
domain::PatientDetails named(domain::PatientDetails patient, const storage::CaseId& id)
{
    constexpr std::size_t kLetters = 6;
    if (patient.name.empty())
        patient.name = "Patient " + id.text().substr(0, kLetters);
    return patient;
}

} // namespace

CaseBook::CaseBook(std::filesystem::path file, domain::Catalogue catalogue, CaseBookOptions options)
    : m_file(std::move(file))
    , m_catalogue(std::move(catalogue))
    , m_options(std::move(options))
{}

CaseBook::~CaseBook() = default;

storage::Store& CaseBook::store()
{
    if (!m_store)
        throw Failure(ErrorCode::PermissionDenied, "The store is not open.", "Open it first.");
    return *m_store;
}

storage::Session& CaseBook::session(Permission permission)
{
    if (!m_session)
        throw Failure(ErrorCode::PermissionDenied, "The store is locked.",
                      "Unlock it with a user's passphrase.");
    requireMay(m_session->role(), permission);
    return *m_session;
}

std::int64_t CaseBook::nowMs() const
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(m_options.clock().time_since_epoch())
        .count();
}

domain::CaseEvent CaseBook::event(CaseChange change) const
{
    return {who(), nowMs(), std::move(change)};
}

CaseDocument CaseBook::read(std::string_view id, Permission permission)
{
    return documentFrom(session(permission).cases().read(caseIdFrom(id)));
}

Result<std::string> CaseBook::newCase(const domain::PatientDetails& patient)
{
    return guardStore(m_file, [&] {
        auto& cases = session(Permission::WorkOnCases).cases();
        const auto id = storage::CaseId::random();
        CaseDocument document;
        document.apply(event(domain::CaseOpened{named(patient, id)}));
        const auto summary = summaryOf(id.text(), document, m_catalogue);
        cases.createAs(id, bytesOf(document.events()), bytesOf(summary), {"case.opened", {}});
        return id.text();
    });
}

/// Everything is checked on the document before anything is written.
template <typename ChangesOf>
CaseDocument CaseBook::change(std::string_view id, ChangesOf&& changesOf)
{
    auto& cases = session(Permission::WorkOnCases).cases();
    const storage::CaseId caseId = caseIdFrom(id);
    CaseDocument document = read(id);
    const std::size_t before = document.events().size();
    for (CaseChange& made : changesOf(std::as_const(document)))
        document.apply(event(std::move(made)));
    const std::span added = std::span(document.events()).subspan(before);
    if (added.empty())
        return document;
    const auto summary = summaryOf(caseId.text(), document, m_catalogue);
    cases.append(caseId, before, bytesOf(added), bytesOf(summary), {"case.changed", kindsOf(added)});
    return document;
}

Result<CaseDocument> CaseBook::append(std::string_view id, std::vector<CaseChange> changes)
{
    return guardStore(m_file, [&] {
        return change(id, [&](const CaseDocument&) -> std::vector<CaseChange>& { return changes; });
    });
}

template <typename Step>
Result<CaseDocument> CaseBook::step(std::string_view id, Step next)
{
    return guardStore(m_file, [&] {
        return change(id, [&](const CaseDocument& document) {
            return std::vector{(document.*next)(who(), nowMs()).change};
        });
    });
}

Result<CaseDocument> CaseBook::undo(std::string_view id)
{
    return step(id, &CaseDocument::undo);
}

Result<CaseDocument> CaseBook::redo(std::string_view id)
{
    return step(id, &CaseDocument::redo);
}

Result<CaseDocument> CaseBook::amend(std::string_view id, std::string reason)
{
    return append(id, {domain::Amended{std::move(reason)}});
}

Result<CaseDocument> CaseBook::document(std::string_view id)
{
    return guardStore(m_file, [&] {
        CaseDocument document = read(id);
        if (!m_session->isReadOnly())
            m_session->audit().note({"case.read", {}}, caseIdFrom(id));
        return document;
    });
}

Result<std::vector<domain::CaseSummary>> CaseBook::latest(std::size_t most)
{
    return guardStore(m_file, [&] {
        std::vector<domain::CaseSummary> page;
        for (const storage::CaseSummary& record : session(Permission::WorkOnCases).cases().latest(most))
            page.push_back(summaryFrom(record));
        return page;
    });
}

Result<domain::CaseList> CaseBook::list(std::optional<CaseState> state, std::size_t most)
{
    return search({}, state, most);
}

Result<domain::CaseList> CaseBook::search(std::string_view text, std::optional<CaseState> state,
                                          std::size_t most)
{
    return guardStore(m_file, [&] {
        session(Permission::WorkOnCases);
        return index().search(text, state, most);
    });
}

Result<CaseCounts> CaseBook::counts()
{
    return guardStore(m_file, [&] {
        session(Permission::UseForResearch);
        CaseCounts counts{index().size(), {}};
        for (const CaseState state : kStates)
            counts.ofState[state] = m_index->list(state, 0).total;
        return counts;
    });
}

const domain::CaseIndex& CaseBook::index()
{
    if (m_index)
        catchUp();
    else
        fillIndex();
    return *m_index;
}

void CaseBook::fillIndex()
{
    auto index = std::make_unique<domain::CaseIndex>();
    std::uint64_t newest = 0;
    session(Permission::UseForResearch).cases().forEach([&](storage::CaseSummary&& record) {
        newest = std::max(newest, record.change);
        index->put(summaryFrom(record));
    });
    m_index = std::move(index);
    m_indexedChange = newest;
}

/// Cases are never removed, and any change, in this or another process, has a larger number.
void CaseBook::catchUp()
{
    const auto& cases = session(Permission::UseForResearch).cases();
    std::uint64_t newest = m_indexedChange;
    std::uint64_t before = UINT64_MAX;
    while (before > m_indexedChange) {
        const auto page = cases.latest(before == UINT64_MAX ? 1 : kCasesAtOnce, before);
        if (page.empty())
            break;
        for (const storage::CaseSummary& record : page) {
            newest = std::max(newest, record.change);
            if (record.change > m_indexedChange)
                m_index->put(summaryFrom(record));
        }
        before = page.back().change;
    }
    m_indexedChange = newest;
}

Result<void> CaseBook::rememberCase(std::string_view id)
{
    return guardStore(m_file, [&] {
        storage::Session& open = session(Permission::WorkOnCases);
        const std::string text = caseIdFrom(id).text();
        if (open.records().read(recordOfPlace(open.user())) != text)
            open.records().write(recordOfPlace(open.user()), text, {"place.kept", {}});
    });
}

Result<std::string> CaseBook::rememberedCase()
{
    return guardStore(m_file, [&] {
        storage::Session& open = session(Permission::WorkOnCases);
        return open.records().read(recordOfPlace(open.user())).value_or(std::string());
    });
}

void CaseBook::note(Permission permission, const std::string& action, const std::string& detail,
                    std::string_view caseId)
{
    session(permission)
        .audit()
        .note({action, detail}, caseId.empty() ? std::nullopt : std::optional(caseIdFrom(caseId)));
}

std::string canonicalCaseId(std::string_view id)
{
    return caseIdFrom(id).text();
}

} // namespace genex::services
