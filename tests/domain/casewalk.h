// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/random.h"
#include "common/result.h"
#include "domain/casedocument.h"

#include <algorithm>
#include <string>
#include <vector>

namespace genex::support {

inline const std::string kModelA(64, 'a');
inline const std::string kModelB(64, 'b');

inline domain::Feature featureCalled(const std::string& id, const std::string& name,
                                     std::optional<domain::Quantity> quantity = {})
{
    domain::Feature feature;
    feature.id = id;
    feature.name = name;
    feature.quantity = std::move(quantity);
    return feature;
}

inline domain::Recommendation recommendationOf(std::vector<std::string> order,
                                               std::vector<std::string> estimate,
                                               const std::string& model = kModelA)
{
    domain::Recommendation made;
    made.modelSha256 = model;
    made.programVersion = "0.1.0";
    made.seed = 7;
    made.bucket = 2;
    for (std::string& feature : order)
        made.order.push_back({std::move(feature), 0.25, 1});
    made.estimate = std::move(estimate);
    made.differential = {{"flu", 0.5, 0.75}, {"cold", 0.5, 0.25}};
    made.confidenceNow = 0.5;
    made.confidenceExpected = 0.75;
    made.threshold = 0.8;
    made.concerns = {{"too_few_findings", "Hardly anything is known."}};
    return made;
}

inline domain::Conclusion conclusionOf(std::vector<domain::EstimatedValue> estimates = {},
                                       const std::string& model = kModelA)
{
    domain::Conclusion reached;
    reached.modelSha256 = model;
    reached.programVersion = "0.1.0";
    reached.seed = 18'446'744'073'709'551'615U;
    reached.stage = domain::CaseStage::Concluded;
    reached.usesEstimates = !estimates.empty();
    reached.estimates = std::move(estimates);
    reached.differential = {{"flu", 0.875, {{"fever", 1.5}, {"crp", -0.25}}}, {"cold", 0.125, {}}};
    reached.confidence = 0.875;
    reached.threshold = 0.8;
    return reached;
}

/// Proposes changes that mostly fit the case and sometimes do not, so that a walk sees every state and every
/// rule.
class CaseWalk
{
public:
    explicit CaseWalk(std::uint64_t seed)
        : m_random(seed)
    {
        m_document.apply({"dr_a", 0, domain::CaseOpened{{.name = "P-1", .ageYears = 40}}});
    }

    const domain::CaseDocument& document() const { return m_document; }
    std::size_t refusals() const { return m_refusals; }

    /// Applies one change that fits.
    void step()
    {
        for (;;) {
            domain::CaseEvent event = proposal();
            if (attempt([&] { m_document.apply(event); }))
                return;
            ++m_refusals;
        }
    }

    domain::CaseEvent proposal()
    {
        m_atMs += static_cast<std::int64_t>(m_random.below(3'600'000));
        const std::string who = m_random.bernoulli(0.5) ? "dr_a" : "nurse b";
        return {who, m_atMs, change()};
    }

private:
    std::string feature() { return "f" + std::to_string(m_random.below(kFeatures)); }

    domain::Finding finding()
    {
        switch (m_random.below(4)) {
        case 0:
            return domain::Finding::present(feature());
        case 1:
            return domain::Finding::absent(feature());
        case 2:
            return domain::Finding::measured(feature(), m_random.normal());
        default:
            return domain::Finding::ofCategory(feature(), "a category");
        }
    }

    std::vector<std::string> unknownFeatures()
    {
        std::vector<std::string> features;
        for (std::size_t i = 0; i < kFeatures; ++i) {
            const std::string name = "f" + std::to_string(i);
            if (!m_document.content().isKnown(name) && m_random.bernoulli(0.4))
                features.push_back(name);
        }
        m_random.shuffle(features);
        return features;
    }

    domain::RecommendationMade recommendation()
    {
        std::vector<std::string> order = unknownFeatures();
        std::vector<std::string> estimate;
        while (order.size() > 1 && m_random.bernoulli(0.4)) {
            estimate.push_back(order.back());
            order.pop_back();
        }
        return {recommendationOf(order, estimate, m_random.bernoulli(0.5) ? kModelA : kModelB), "sample"};
    }

    std::vector<domain::EstimatedValue> estimates()
    {
        std::vector<domain::EstimatedValue> values;
        for (const std::string& name : m_document.batch().estimate) {
            if (!m_document.content().isKnown(name))
                values.push_back({name,
                                  m_random.uniform(),
                                  m_random.normal(),
                                  0.5,
                                  {{"x", 0.5}},
                                  domain::EstimatedRange{0.25, -1, 2}});
        }
        return values;
    }

    domain::CaseChange ofResult()
    {
        const std::vector<std::string> awaited = m_document.awaited();
        domain::Finding result = finding();
        if (!awaited.empty() && m_random.bernoulli(0.8))
            result.feature = awaited[m_random.below(awaited.size())];
        if (m_random.bernoulli(0.25))
            return domain::ResultUnavailable{result.feature, "laboratory down"};
        if (m_random.bernoulli(0.1))
            return domain::ResultRemoved{feature()};
        return domain::ResultEntered{result, "mg/L", m_atMs / 2};
    }

    domain::CaseChange ofOrder()
    {
        if (m_document.content().isOrderPlaced)
            return domain::OrderPlaced{{feature()}, {}, m_document.round()};
        return domain::OrderPlaced{m_document.batch().order, m_document.batch().estimate, m_document.round()};
    }

    domain::CaseChange ofStep()
    {
        const bool isUndo = m_random.bernoulli(0.6);
        if (isUndo && m_document.canUndo())
            return m_document.undo("x", 0).change;
        if (!isUndo && m_document.canRedo())
            return m_document.redo("x", 0).change;
        return domain::Undone{static_cast<std::uint32_t>(m_random.below(20))};
    }

    domain::CaseChange change()
    {
        switch (m_random.below(20)) {
        case 0:
            return domain::PatientChanged{{.name = "P-" + std::to_string(m_random.below(9))}};
        case 1:
        case 2:
            return domain::FindingSet{finding()};
        case 3:
            return domain::FindingRemoved{feature()};
        case 4:
            return domain::NoteAdded{"First line\nsecond, “quoted”"};
        case 5:
            return domain::BudgetChosen{{.count = static_cast<std::int64_t>(m_random.below(9))}};
        case 6:
        case 7:
            return recommendation();
        case 8:
            return domain::BatchEdited{feature(), static_cast<domain::BatchPlace>(m_random.below(3))};
        case 9:
            return ofOrder();
        case 10:
        case 11:
        case 12:
            return ofResult();
        case 13:
            return domain::EstimatesMade{estimates(), kModelA, m_random.next()};
        case 14:
            return domain::FallBackOrdered{m_document.batch().estimate};
        case 15:
            return domain::ConclusionReached{conclusionOf(estimates()), "sample"};
        case 16:
            return m_random.bernoulli(0.5) ? domain::CaseChange(domain::Amended{"a late result"})
                                           : domain::NextBatchStarted{};
        case 17:
            return domain::ReportMade{"pdf", std::string(64, '0')};
        default:
            return ofStep();
        }
    }

    static constexpr std::size_t kFeatures = 10;

    Random m_random;
    domain::CaseDocument m_document;
    std::int64_t m_atMs = 0;
    std::size_t m_refusals = 0;
};

} // namespace genex::support
