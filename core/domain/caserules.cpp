// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "domain/casecontent.h"
#include "domain/caseworkflow.h"

#include <algorithm>
#include <iterator>

namespace genex::domain {

namespace {

[[noreturn]] void refuse(Text problem, Text remedy)
{
    throw Failure(ErrorCode::InvalidInput, std::move(problem), std::move(remedy));
}

void require(bool holds, const Text& problem, const Text& remedy)
{
    if (!holds)
        refuse(problem, remedy);
}

bool contains(const std::vector<std::string>& features, std::string_view feature)
{
    return std::ranges::find(features, feature) != features.end();
}

template <typename Entry>
auto placeOf(std::vector<Entry>& entries, std::string_view feature)
{
    return std::ranges::find_if(entries, [feature](const Entry& entry) {
        if constexpr (requires { entry.finding.feature; })
            return entry.finding.feature == feature;
        else
            return entry.feature == feature;
    });
}

/// Effect and preconditions of each kind of change. Everything is checked before anything is changed.
class Rules
{
public:
    Rules(CaseContent& content, const CaseEvent& event)
        : m_content(content)
        , m_event(event)
    {}

    void operator()(const CaseOpened& change)
    {
        require(!m_content.isOpened, "The case is already open.", "Open another case.");
        m_content.patient = change.patient;
        m_content.openedAtMs = m_event.atMs;
        m_content.isOpened = true;
    }

    void operator()(const PatientChanged& change)
    {
        requireChangeable();
        m_content.patient = change.patient;
    }

    void operator()(const FindingSet& change)
    {
        requireChangeable();
        const std::string& feature = change.finding.feature;
        const auto place = placeOf(m_content.findings, feature);
        require(place != m_content.findings.end() || !m_content.wasOrdered(feature),
                Text("%1 was ordered.", feature), "Enter it as a result.");
        if (place != m_content.findings.end())
            place->finding = change.finding;
        else
            m_content.findings.push_back({change.finding, m_content.isOrderPlaced ? m_content.round : 0});
        std::erase_if(m_content.unavailable, [&](const auto& test) { return test.feature == feature; });
        forgetAnswers();
    }

    void operator()(const FindingRemoved& change)
    {
        requireChangeable();
        const auto place = placeOf(m_content.findings, change.feature);
        require(place != m_content.findings.end(), Text("%1 is not a finding of this case.", change.feature),
                "Remove one that is listed.");
        m_content.findings.erase(place);
        forgetAnswers();
    }

    void operator()(const NoteAdded& change)
    {
        requireChangeable();
        m_content.notes.push_back({m_event.who, m_event.atMs, change.text});
    }

    void operator()(const BudgetChosen& change)
    {
        requireDraft("choose another budget");
        m_content.budget = change.budget;
        forgetAnswers();
    }

    void operator()(const RecommendationMade& change)
    {
        requireDraft("request another recommendation");
        CaseBatch batch{{}, change.recommendation.estimate};
        for (const OrderItem& item : change.recommendation.order)
            batch.order.push_back(item.feature);
        for (const auto* features : {&batch.order, &batch.estimate})
            requireUnknown(*features);
        m_content.recommendation = change;
        m_content.batch = std::move(batch);
    }

    void operator()(const BatchEdited& change)
    {
        requireDraft("edit its batch");
        requireRecommendation();
        requireUnknown({change.feature});
        const bool isKnownToModel =
            contains(m_content.recommendation->recommendation.estimate, change.feature);
        require(change.place != BatchPlace::Estimate || isKnownToModel,
                Text("%1 is not among the tests the model would estimate.", change.feature),
                "Order it, or exclude it.");
        std::erase(m_content.batch.order, change.feature);
        std::erase(m_content.batch.estimate, change.feature);
        if (change.place == BatchPlace::Order)
            m_content.batch.order.push_back(change.feature);
        if (change.place == BatchPlace::Estimate)
            m_content.batch.estimate.push_back(change.feature);
    }

    void operator()(const OrderPlaced& change)
    {
        requireChangeable();
        require(!change.ordered.empty(), "The order is empty.", "Add a test.");
        require(change.round == m_content.round,
                Text("The order belongs to round %1, but the case is in round %2.", change.round,
                     m_content.round),
                "Place it again.");
        if (m_content.isOrderPlaced)
            requireFurther(change);
        else
            requireBatch(change);
        const auto kind = m_content.isOrderPlaced ? CaseOrder::Kind::Further : CaseOrder::Kind::Batch;
        place({kind, m_content.round, m_event.atMs, change.ordered, change.estimated});
    }

    void operator()(const ResultEntered& change)
    {
        requireChangeable();
        const std::string& feature = change.result.feature;
        require(m_content.wasOrdered(feature), Text("%1 was not ordered.", feature),
                "Enter it as a finding, or order it first.");
        CaseResult result{change.result, change.unit, change.takenAtMs, m_event.atMs, roundOfResult()};
        const auto place = placeOf(m_content.results, feature);
        if (place != m_content.results.end()) {
            result.round = place->round;
            *place = std::move(result);
        } else {
            m_content.results.push_back(std::move(result));
        }
        std::erase_if(m_content.unavailable, [&](const auto& test) { return test.feature == feature; });
        forgetAnswers();
    }

    /// Also for tests that were not ordered: the engine may ask for a test that will not be done.
    void operator()(const ResultUnavailable& change)
    {
        requireChangeable();
        require(m_content.isOrderPlaced, "No order has been placed in this round.",
                "Exclude the test from the batch.");
        require(!m_content.isKnown(change.feature), Text("%1 is known.", change.feature),
                "Remove its result first.");
        const auto place = placeOf(m_content.unavailable, change.feature);
        if (place != m_content.unavailable.end())
            place->reason = change.reason;
        else
            m_content.unavailable.push_back({change.feature, change.reason, m_content.round});
        forgetAnswers();
    }

    void operator()(const ResultRemoved& change)
    {
        requireChangeable();
        const auto isIt = [&](const auto& entry) { return entry.feature == change.feature; };
        const auto hasIt = [&](const CaseResult& entry) { return entry.finding.feature == change.feature; };
        const auto removed =
            std::erase_if(m_content.results, hasIt) + std::erase_if(m_content.unavailable, isIt);
        require(removed > 0, Text("%1 has no result.", change.feature), "Remove one that is listed.");
        forgetAnswers();
    }

    void operator()(const EstimatesMade& change)
    {
        requireResultsIn("estimate the rest");
        for (const EstimatedValue& value : change.values)
            requireUnknown({value.feature});
        m_content.estimates = CaseEstimates{change.values, change.modelSha256, change.seed};
    }

    void operator()(const FallBackOrdered& change)
    {
        requireResultsIn("order the estimated tests");
        require(!change.features.empty(), "The order is empty.", "Add a test.");
        requireOrderable(change.features);
        place({CaseOrder::Kind::FallBack, m_content.round, m_event.atMs, change.features, {}});
    }

    void operator()(const ConclusionReached& change)
    {
        requireResultsIn("conclude");
        const Conclusion& conclusion = change.conclusion;
        require(conclusion.stage == CaseStage::Concluded,
                Text("The engine did not conclude: its answer is \"%1\".", nameOf(conclusion.stage)),
                "Order the requested tests, or mark them as unavailable.");
        for (const EstimatedValue& value : conclusion.estimates)
            requireUnknown({value.feature});
        m_content.conclusion = CaseConclusion{conclusion, change.modelName, m_event.atMs};
        m_content.estimates.reset();
        if (!conclusion.estimates.empty())
            m_content.estimates =
                CaseEstimates{conclusion.estimates, conclusion.modelSha256, conclusion.seed};
    }

    void operator()(const Amended& /*change*/)
    {
        requireConcluded("amend");
        setConclusionAside();
        m_content.isAmended = true;
    }

    void operator()(const NextBatchStarted& /*change*/)
    {
        requireConcluded("start another batch");
        setConclusionAside();
        m_content.isAmended = false;
        m_content.isOrderPlaced = false;
        ++m_content.round;
        m_content.recommendation.reset();
        m_content.batch = {};
        m_content.estimates.reset();
        m_content.unavailable.clear();
    }

    void operator()(const ReportMade& /*change*/) { requireOpened(); }
    void operator()(const Undone& /*change*/) { requireOpened(); }
    void operator()(const Redone& /*change*/) { requireOpened(); }

private:
    void requireOpened() const
    {
        require(m_content.isOpened, "The case has not been opened.", "Its first event must open the case.");
    }

    void requireChangeable() const
    {
        requireOpened();
        require(!m_content.conclusion, "The case is concluded.", "Amend it, with a reason.");
    }

    void requireDraft(const Text& wish) const
    {
        requireChangeable();
        require(!m_content.isOrderPlaced, Text("The order has been placed: it is too late to %1.", wish),
                "Conclude, then start another batch.");
    }

    void requireRecommendation() const
    {
        require(m_content.recommendation.has_value(), "There is no recommendation for the current findings.",
                "Request one.");
    }

    void requireUnknown(const std::vector<std::string>& features) const
    {
        for (const std::string& feature : features)
            require(!m_content.isKnown(feature), Text("%1 is already known.", feature), "Leave it out.");
    }

    void requireBatch(const OrderPlaced& change) const
    {
        requireRecommendation();
        require(change.ordered == m_content.batch.order && change.estimated == m_content.batch.estimate,
                "The order does not match the current batch.", "Edit the batch, then place it.");
    }

    /// Further orders in the same round are allowed; the model estimates nothing of them.
    void requireFurther(const OrderPlaced& change) const
    {
        require(change.estimated.empty(), "Only a new batch leaves tests to be estimated.",
                "Order them, or leave them out.");
        requireOrderable(change.ordered);
    }

    void requireOrderable(const std::vector<std::string>& features) const
    {
        requireUnknown(features);
        const std::vector<std::string> awaited = m_content.awaited();
        for (const std::string& feature : features)
            require(!contains(awaited, feature), Text("%1 is already ordered.", feature), "Leave it out.");
    }

    /// A batch without tests to order needs no order.
    void requireResultsIn(const Text& wish) const
    {
        requireChangeable();
        require(m_content.isOrderPlaced || CaseWorkflow::hasNothingToOrder(m_content),
                Text("No order has been placed: it is too early to %1.", wish), "Place the order.");
        const std::vector<std::string> awaited = m_content.awaited();
        require(awaited.empty(), Text("Results are pending: it is too early to %1.", wish),
                awaited.empty() ? "" : Text("Enter %1, or mark it as unavailable.", awaited.front()));
    }

    void requireConcluded(const Text& wish) const
    {
        requireOpened();
        require(m_content.conclusion.has_value(),
                Text("The case is not concluded: it is too early to %1.", wish), "Conclude it first.");
    }

    /// Results before this round's order belong to the previous round.
    int roundOfResult() const { return m_content.isOrderPlaced ? m_content.round : m_content.round - 1; }

    /// Tests that were unavailable and are ordered again count as available.
    void place(CaseOrder order)
    {
        std::erase_if(m_content.unavailable,
                      [&](const auto& test) { return contains(order.ordered, test.feature); });
        m_content.orders.push_back(std::move(order));
        m_content.isOrderPlaced = true;
        m_content.estimates.reset();
    }

    /// Discards answers based on something that has changed. A recommendation that was acted on is kept.
    void forgetAnswers()
    {
        m_content.estimates.reset();
        if (m_content.isOrderPlaced)
            return;
        m_content.recommendation.reset();
        m_content.batch = {};
    }

    void setConclusionAside()
    {
        m_content.formerConclusions.push_back(std::move(*m_content.conclusion));
        m_content.conclusion.reset();
        m_content.estimates.reset();
    }

    CaseContent& m_content;
    const CaseEvent& m_event;
};

} // namespace

void applyChange(CaseContent& content, const CaseEvent& event)
{
    std::visit(Rules(content, event), event.change);
}

} // namespace genex::domain
