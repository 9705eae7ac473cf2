// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/casecontent.h"

#include <algorithm>

namespace genex::domain {

namespace {

bool contains(const std::vector<std::string>& features, std::string_view feature)
{
    return std::ranges::find(features, feature) != features.end();
}

/// The part of a case relevant to one round.
struct RoundView
{
    explicit RoundView(const CaseContent& content)
    {
        for (const CaseFinding& finding : content.findings)
            done.insert(finding.finding.feature);
        for (const CaseResult& result : content.results)
            done.insert(result.finding.feature);
        for (const UnavailableTest& test : content.unavailable)
            done.insert(test.feature);
        for (const CaseOrder& order : content.orders) {
            if (order.round != content.round)
                continue;
            ordered.insert(ordered.end(), order.ordered.begin(), order.ordered.end());
            hasFallenBack = hasFallenBack || order.kind == CaseOrder::Kind::FallBack;
        }
    }

    std::set<std::string_view> done; ///< known or unavailable
    std::vector<std::string_view> ordered;
    bool hasFallenBack = false;
};

} // namespace

CaseState CaseContent::state() const
{
    if (isAmended)
        return CaseState::Amended;
    if (conclusion)
        return CaseState::Concluded;
    if (!isOrderPlaced)
        return CaseState::Draft;
    if (awaited().empty())
        return CaseState::ResultsIn;
    return RoundView(*this).hasFallenBack ? CaseState::FallBackOrdered : CaseState::Ordered;
}

bool CaseContent::isKnown(std::string_view feature) const
{
    const auto isIt = [feature](const auto& entry) { return entry.finding.feature == feature; };
    return std::ranges::any_of(findings, isIt) || std::ranges::any_of(results, isIt);
}

bool CaseContent::wasOrdered(std::string_view feature) const
{
    return std::ranges::any_of(
        orders, [feature](const CaseOrder& order) { return contains(order.ordered, feature); });
}

std::vector<std::string> CaseContent::awaited() const
{
    RoundView view(*this);
    std::vector<std::string> open;
    for (const std::string_view feature : view.ordered) {
        if (view.done.insert(feature).second) // once, even if ordered again
            open.emplace_back(feature);
    }
    return open;
}

std::vector<std::string> CaseContent::declined() const
{
    if (!recommendation)
        return {};
    const RoundView view(*this);
    std::vector<std::string> features;
    const auto add = [&](const std::string& feature) {
        const bool isEstimated = contains(batch.estimate, feature) && !view.hasFallenBack;
        const bool isOrdered =
            contains(batch.order, feature) || std::ranges::find(view.ordered, feature) != view.ordered.end();
        if (!isEstimated && !isOrdered && !view.done.contains(feature))
            features.push_back(feature);
    };
    for (const OrderItem& item : recommendation->recommendation.order)
        add(item.feature);
    for (const std::string& feature : recommendation->recommendation.estimate)
        add(feature);
    return features;
}

namespace {

/// In this round.
PlacedOrders placedOf(const CaseContent& content)
{
    PlacedOrders placed;
    for (const CaseOrder& order : content.orders) {
        if (order.round != content.round)
            continue;
        auto& tests = order.kind == CaseOrder::Kind::FallBack ? placed.again : placed.order;
        tests.insert(tests.end(), order.ordered.begin(), order.ordered.end());
        placed.estimate.insert(placed.estimate.end(), order.estimated.begin(), order.estimated.end());
    }
    std::erase_if(placed.estimate, [&](const std::string& feature) {
        return std::ranges::find(placed.order, feature) != placed.order.end();
    });
    return placed;
}

} // namespace

/// What was entered after the order is among the results: the batch was chosen without it.
CaseInput CaseContent::input() const
{
    CaseInput input;
    for (const CaseFinding& finding : findings)
        (finding.lateInRound == round ? input.results : input.findings).push_back(finding.finding);
    for (const CaseResult& result : results)
        (result.round == round && isOrderPlaced ? input.results : input.findings).push_back(result.finding);
    for (const UnavailableTest& test : unavailable)
        input.unavailable.push_back(test.feature);
    for (std::string& feature : declined())
        input.unavailable.push_back(std::move(feature));
    if (isOrderPlaced)
        input.placed = placedOf(*this);
    return input;
}

} // namespace genex::domain
