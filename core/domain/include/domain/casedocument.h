// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/casecontent.h"
#include "domain/catalogue.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace genex::domain {

/// One line of a case's history.
struct HistoryLine
{
    std::uint32_t number = 0; ///< of the event, from 1
    std::string who;
    std::int64_t atMs = 0;
    Text text;             ///< one sentence for people
    bool isUndone = false; ///< of no effect at present

    bool operator==(const HistoryLine&) const = default;
};

struct CaseReport
{
    std::string who;
    std::int64_t atMs = 0;
    std::string kind;
    std::string sha256;

    bool operator==(const CaseReport&) const = default;
};

/// A case as its events tell it. Nothing is ever taken out of the events: undo and redo are events too, and
/// the same events give the same document for ever.
///
/// What a doctor enters can be undone: patient, findings, notes, budget, edits of the batch, results. An
/// answer of the engine goes and comes back with the entry that it followed. What has left the house, orders
/// and conclusions, cannot be undone, nor can anything before it: a conclusion is amended. A report that was
/// made stays made, and neither ends undo nor redo. Any other new event ends redo.
///
/// A finding that comes after the order is a late one: it counts as known from then on, but the batch that
/// was ordered is still the one chosen without it. Findings that the order rests on may be corrected.
class CaseDocument
{
public:
    /// More than any patient needs; it bounds what a hostile file costs.
    static constexpr std::size_t kMostEvents = 10'000;
    /// As many events back undo goes: it folds them again.
    static constexpr std::size_t kMostActive = 100;

    /// Throws Failure that names the event which does not fit.
    static CaseDocument from(std::span<const CaseEvent> events);

    /// Appends an event, or throws Failure(InvalidInput) and changes nothing.
    void apply(CaseEvent event);

    const std::vector<CaseEvent>& events() const { return m_events; }
    const CaseContent& content() const { return m_content; }
    /// Whether the event of this number, from 1, has an effect at present.
    bool isInEffect(std::uint32_t number) const { return m_inEffect.at(number - 1); }

    CaseState state() const { return m_content.state(); }
    /// A conclusion stands: only amending and another batch are possible.
    bool isClosed() const { return m_content.conclusion.has_value(); }
    const PatientDetails& patient() const { return m_content.patient; }
    std::int64_t openedAtMs() const { return m_content.openedAtMs; }
    std::int64_t changedAtMs() const { return m_events.empty() ? 0 : m_events.back().atMs; }
    int round() const { return m_content.round; }
    const CaseBudget& budget() const { return m_content.budget; }
    const std::vector<CaseFinding>& findings() const { return m_content.findings; }
    const std::vector<CaseOrder>& orders() const { return m_content.orders; }
    const std::vector<CaseResult>& results() const { return m_content.results; }
    const std::vector<UnavailableTest>& unavailable() const { return m_content.unavailable; }
    const CaseBatch& batch() const { return m_content.batch; }
    /// nullptr where there is none; valid until the next event.
    const CaseEstimates* estimates() const;
    const Recommendation* recommendation() const;
    const Conclusion* conclusion() const;
    const std::vector<CaseNote>& notes() const { return m_content.notes; }
    std::vector<CaseReport> reports() const;
    std::vector<std::string> awaited() const { return m_content.awaited(); }
    /// What the engine is asked with.
    CaseInput input() const { return m_content.input(); }

    /// Of the conclusion, else of the recommendation, else of the latest former conclusion; empty where no
    /// model has answered.
    std::string modelSha256() const;
    /// The answers that stand come, at least one of them, from another model than this.
    bool isFromOtherModel(std::string_view sha256) const;

    bool canUndo() const { return !m_steps.empty(); }
    bool canRedo() const { return !m_redo.empty(); }
    /// The event to append; throws Failure(InvalidInput) where there is nothing to undo or redo.
    CaseEvent undo(std::string who, std::int64_t atMs) const;
    CaseEvent redo(std::string who, std::int64_t atMs) const;

    /// One line for every event, oldest first.
    std::vector<HistoryLine> history(const Catalogue& catalogue) const;

    bool operator==(const CaseDocument&) const = default;

private:
    using Number = std::uint32_t;

    void takeIn(const CaseEvent& event);
    void undoStep(const Undone& change);
    void redoStep(const Redone& change);
    void keep(const CaseEvent& event, Number number);
    void foldOldest();
    const CaseEvent& event(Number number) const { return m_events[number - 1]; }

    std::vector<CaseEvent> m_events;
    std::vector<bool> m_inEffect; ///< of each event
    CaseContent m_content;
    CaseContent m_base;                      ///< before the events that can be undone
    std::vector<Number> m_active;            ///< the events in effect since m_base
    std::vector<std::size_t> m_steps;        ///< where in m_active each entry that can be undone stands
    std::vector<std::vector<Number>> m_redo; ///< what each undo took out of m_active
};

} // namespace genex::domain
