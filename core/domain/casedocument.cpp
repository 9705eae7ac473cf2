// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/casedocument.h"

#include "casekinds.h"

#include "common/error.h"
#include "domain/casewording.h"

#include <algorithm>

namespace genex::domain {

namespace {

/// How undo treats a kind of event.
enum class Role {
    Entry,  ///< undoable
    Answer, ///< of the engine: undone with the entry before it
    Final,  ///< nothing before it can be undone
    Report, ///< never undone, no effect on others
    Undo,
    Redo,
};

struct RoleOf
{
    Role operator()(const RecommendationMade&) const { return Role::Answer; }
    Role operator()(const EstimatesMade&) const { return Role::Answer; }
    Role operator()(const CaseOpened&) const { return Role::Final; }
    Role operator()(const OrderPlaced&) const { return Role::Final; }
    Role operator()(const FallBackOrdered&) const { return Role::Final; }
    Role operator()(const ConclusionReached&) const { return Role::Final; }
    Role operator()(const Amended&) const { return Role::Final; }
    Role operator()(const NextBatchStarted&) const { return Role::Final; }
    Role operator()(const ReportMade&) const { return Role::Report; }
    Role operator()(const Undone&) const { return Role::Undo; }
    Role operator()(const Redone&) const { return Role::Redo; }
    template <typename Entry>
    Role operator()(const Entry&) const
    {
        return Role::Entry;
    }
};

[[noreturn]] void refuseStep(std::uint32_t number, const Text& action)
{
    throw Failure(ErrorCode::InvalidInput, Text("Entry %1 is not next in line to %2.", number, action),
                  "Undo and redo go one entry at a time.");
}

} // namespace

CaseDocument CaseDocument::from(std::span<const CaseEvent> events)
{
    CaseDocument document;
    for (std::size_t i = 0; i < events.size(); ++i) {
        try {
            checkCaseRules(events[i]); // whoever read them has checked their fields
            document.append(events[i]);
        } catch (const Failure& failure) {
            throw Failure(failure.error().code,
                          Text("Event %1 (%2): %3", i + 1, kindOf(events[i].change), failure.error().message),
                          failure.error().remedy);
        }
    }
    return document;
}

void CaseDocument::apply(CaseEvent event)
{
    checkCaseEvent(event);
    append(std::move(event));
}

void CaseDocument::append(CaseEvent event)
{
    if (m_events.size() == kMostEvents)
        throw Failure(ErrorCode::InvalidInput, Text("The case has %1 events, the maximum.", kMostEvents),
                      "Open another case for this patient.");
    takeIn(event);
    m_events.push_back(std::move(event));
    m_inEffect.push_back(true);
    while (m_active.size() > kMostActive)
        foldOldest();
}

void CaseDocument::takeIn(const CaseEvent& event)
{
    applyChange(m_content, event);
    if (const auto* undone = std::get_if<Undone>(&event.change))
        undoStep(*undone);
    else if (const auto* redone = std::get_if<Redone>(&event.change))
        redoStep(*redone);
    else if (!std::holds_alternative<ReportMade>(event.change))
        keep(event, static_cast<Number>(m_events.size() + 1));
}

void CaseDocument::keep(const CaseEvent& event, Number number)
{
    m_redo.clear();
    const Role role = std::visit(RoleOf{}, event.change);
    if (role == Role::Final) {
        m_base = m_content;
        m_active.clear();
        m_steps.clear();
        return;
    }
    if (role == Role::Entry)
        m_steps.push_back(m_active.size());
    m_active.push_back(number);
}

void CaseDocument::foldOldest()
{
    applyChange(m_base, event(m_active.front()));
    m_active.erase(m_active.begin());
    std::erase(m_steps, std::size_t{0});
    for (std::size_t& step : m_steps)
        --step;
}

void CaseDocument::undoStep(const Undone& change)
{
    if (!canUndo() || m_active[m_steps.back()] != change.event)
        refuseStep(change.event, "undo");
    const auto first = m_active.begin() + static_cast<std::ptrdiff_t>(m_steps.back());
    std::vector<Number> taken(first, m_active.end());
    m_active.erase(first, m_active.end());
    m_steps.pop_back();
    for (const Number number : taken)
        m_inEffect[number - 1] = false;
    m_redo.push_back(std::move(taken));
    m_content = m_base;
    for (const Number number : m_active)
        applyChange(m_content, event(number));
}

void CaseDocument::redoStep(const Redone& change)
{
    if (!canRedo() || m_redo.back().front() != change.event)
        refuseStep(change.event, "redo");
    m_steps.push_back(m_active.size());
    for (const Number number : m_redo.back()) {
        applyChange(m_content, event(number));
        m_active.push_back(number);
        m_inEffect[number - 1] = true;
    }
    m_redo.pop_back();
}

CaseEvent CaseDocument::undo(std::string who, std::int64_t atMs) const
{
    if (!canUndo())
        throw Failure(ErrorCode::InvalidInput, "There is nothing to undo.",
                      isClosed() ? "Amend the case, with a reason." : "");
    return {std::move(who), atMs, Undone{m_active[m_steps.back()]}};
}

CaseEvent CaseDocument::redo(std::string who, std::int64_t atMs) const
{
    if (!canRedo())
        throw Failure(ErrorCode::InvalidInput, "There is nothing to redo.");
    return {std::move(who), atMs, Redone{m_redo.back().front()}};
}

const CaseEstimates* CaseDocument::estimates() const
{
    return m_content.estimates ? &*m_content.estimates : nullptr;
}

const Recommendation* CaseDocument::recommendation() const
{
    return m_content.recommendation ? &m_content.recommendation->recommendation : nullptr;
}

const Conclusion* CaseDocument::conclusion() const
{
    return m_content.conclusion ? &m_content.conclusion->conclusion : nullptr;
}

std::vector<CaseReport> CaseDocument::reports() const
{
    std::vector<CaseReport> reports;
    for (const CaseEvent& event : m_events) {
        if (const auto* made = std::get_if<ReportMade>(&event.change))
            reports.push_back({event.who, event.atMs, made->kind, made->sha256});
    }
    return reports;
}

std::string CaseDocument::modelSha256() const
{
    if (const Conclusion* reached = conclusion())
        return reached->modelSha256;
    if (const Recommendation* made = recommendation())
        return made->modelSha256;
    const auto& former = m_content.formerConclusions;
    return former.empty() ? std::string() : former.back().conclusion.modelSha256;
}

bool CaseDocument::isFromOtherModel(std::string_view sha256) const
{
    const std::string last = modelSha256();
    const auto isOther = [sha256](const auto* answer) { return answer && answer->modelSha256 != sha256; };
    return (!last.empty() && last != sha256) || isOther(recommendation()) || isOther(estimates());
}

std::vector<HistoryLine> CaseDocument::history(const Catalogue& catalogue) const
{
    std::vector<HistoryLine> lines;
    for (const CaseEvent& event : m_events) {
        const auto number = static_cast<Number>(lines.size() + 1);
        lines.push_back(
            {number, event.who, event.atMs, sentenceOf(event.change, catalogue), !isInEffect(number)});
    }
    return lines;
}

} // namespace genex::domain
