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

/// One entry of a case's history.
struct HistoryLine
{
    std::uint32_t number = 0; ///< of the event, from 1
    std::string who;
    std::int64_t atMs = 0;
    Text text;             ///< one sentence for users
    bool isUndone = false; ///< currently has no effect

    bool operator==(const HistoryLine&) const = default;
};

struct CaseReport
{
    std::string who;
    std::int64_t atMs = 0;
    std::string kind;
    std::string sha256;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("who", self.who);
        visit("at", self.atMs, AsUtcTime{});
        visit("kind", self.kind);
        visit("sha256", self.sha256);
    }

    bool operator==(const CaseReport&) const = default;
};

/// A case computed from its events. Events are never removed: undo and redo are events themselves, and the
/// same events always give the same document. User input can be undone: patient, findings, notes, budget,
/// batch edits, results. An engine answer is undone and redone together with the entry it followed. Orders
/// and conclusions, and everything before them, cannot be undone; a conclusion can be amended. ReportMade
/// affects neither undo nor redo; any other new event clears redo. A finding entered after the order is late:
/// it counts as known from then on, but the ordered batch was chosen without it. Findings the order is based
/// on may be corrected.
class CaseDocument
{
public:
    /// More than any patient needs; bounds the cost of a malicious file.
    static constexpr std::size_t kMostEvents = 10'000;
    /// Undo depth in events; bounded because undo replays them.
    static constexpr std::size_t kMostActive = 100;

    /// From events that caseEventFrom() read. Throws Failure naming the one that does not fit.
    static CaseDocument from(std::span<const CaseEvent> events);

    /// Appends an event, or throws Failure(InvalidInput) and leaves the document unchanged.
    void apply(CaseEvent event);

    const std::vector<CaseEvent>& events() const { return m_events; }
    const CaseContent& content() const { return m_content; }
    /// Whether event `number` (from 1) is currently in effect.
    bool isInEffect(std::uint32_t number) const { return m_inEffect.at(number - 1); }

    CaseState state() const { return m_content.state(); }
    /// The case is concluded: only amending and another batch are possible.
    bool isClosed() const { return m_content.conclusion.has_value(); }
    const PatientDetails& patient() const { return m_content.patient; }
    std::int64_t openedAtMs() const { return m_content.openedAtMs; }
    std::int64_t changedAtMs() const { return m_events.empty() ? 0 : m_events.back().atMs; }
    int round() const { return m_content.round; }
    const Budget& budget() const { return m_content.budget; }
    const std::vector<CaseFinding>& findings() const { return m_content.findings; }
    const std::vector<CaseOrder>& orders() const { return m_content.orders; }
    const std::vector<CaseResult>& results() const { return m_content.results; }
    const std::vector<UnavailableTest>& unavailable() const { return m_content.unavailable; }
    const CaseBatch& batch() const { return m_content.batch; }
    /// nullptr if there are none; valid until the next event.
    const CaseEstimates* estimates() const;
    const Recommendation* recommendation() const;
    const Conclusion* conclusion() const;
    const std::vector<CaseNote>& notes() const { return m_content.notes; }
    std::vector<CaseReport> reports() const;
    std::vector<std::string> awaited() const { return m_content.awaited(); }
    /// The engine's input.
    CaseInput input() const { return m_content.input(); }

    /// Model of the conclusion, else of the recommendation, else of the latest former conclusion; empty if no
    /// model has answered.
    std::string modelSha256() const;
    /// Whether any current answer comes from a different model.
    bool isFromOtherModel(std::string_view sha256) const;

    bool canUndo() const { return !m_steps.empty(); }
    bool canRedo() const { return !m_redo.empty(); }
    /// The event to append; throws Failure(InvalidInput) if there is nothing to undo or redo.
    CaseEvent undo(std::string who, std::int64_t atMs) const;
    CaseEvent redo(std::string who, std::int64_t atMs) const;

    /// One entry per event, oldest first.
    std::vector<HistoryLine> history(const Catalogue& catalogue) const;

    bool operator==(const CaseDocument&) const = default;

private:
    using Number = std::uint32_t;

    void append(CaseEvent event);
    void takeIn(const CaseEvent& event);
    void undoStep(const Undone& change);
    void redoStep(const Redone& change);
    void keep(const CaseEvent& event, Number number);
    void foldOldest();
    const CaseEvent& event(Number number) const { return m_events[number - 1]; }

    std::vector<CaseEvent> m_events;
    std::vector<bool> m_inEffect; ///< per event
    CaseContent m_content;
    CaseContent m_base;                      ///< before the events that can be undone
    std::vector<Number> m_active;            ///< events in effect since m_base
    std::vector<std::size_t> m_steps;        ///< index in m_active of each undoable entry
    std::vector<std::vector<Number>> m_redo; ///< events each undo removed from m_active
};

} // namespace genex::domain
