// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/stoprule.h"

#include "domain/cantmiss.h"
#include "genex/calibration.h"
#include "genex/secondvisit.h"

#include <algorithm>
#include <utility>

namespace genex::eval {

namespace {

using method::FeaturesOfPatients;

void append(FeaturesOfPatients& done, const FeaturesOfPatients& next)
{
    for (std::size_t i = 0; i < done.size(); ++i)
        done[i].insert(done[i].end(), next[i].begin(), next[i].end());
}

/// 1 without patients, or where the settings do not calibrate.
double fittedTemperature(const TestPatients& patients, const std::vector<float>& logits,
                         const RepeatSetup& setup)
{
    if (!setup.settings().calibrates)
        return 1;
    return method::fitTemperature(
        {patients.dataset().classes.size(), logits, patients.labels(), patients.weightsOfRows()});
}

AfterVisit afterVisit(const TestPatients& patients, const FeaturesOfPatients& done,
                      const std::vector<float>& logits, double temperature)
{
    const std::size_t classes = patients.dataset().classes.size();
    AfterVisit after{method::confidenceOf(method::softmaxOf(logits, classes, temperature), classes),
                     patients.isRight(logits),
                     {}};
    for (const FeatureOrder& tests : done)
        after.orders.push_back(static_cast<double>(tests.size()));
    return after;
}

} // namespace

std::vector<double> stopThresholds(std::span<const AfterVisit> visits, const std::vector<double>& weights,
                                   method::ThresholdRule rule, double accuracyGivenUp)
{
    if (visits.size() < 2)
        return {};
    const std::size_t stops = visits.size() - 1;
    if (weights.empty())
        return std::vector<double>(stops, method::kNobodyTrusted);
    std::vector<double> thresholds(stops);
    method::VisitPatients going{visits.back().correct, visits.back().orders, weights};
    for (std::size_t v = stops; v-- > 0;) {
        const AfterVisit& now = visits[v];
        method::VisitOption stop{1, now.confidence, now.correct, {}};
        for (std::size_t i = 0; i < weights.size(); ++i)
            stop.saved.push_back(going.ordersWithAll[i] - now.orders[i]);
        const method::ThresholdPoint chosen =
            method::chooseBy(rule, {&stop, 1}, going, accuracyGivenUp / static_cast<double>(stops));
        thresholds[v] = chosen.size == 0 ? method::kNobodyTrusted : chosen.tau;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (now.confidence[i] < thresholds[v])
                continue;
            going.correctWithAll[i] = now.correct[i];
            going.ordersWithAll[i] = now.orders[i];
        }
    }
    return thresholds;
}

VisitRule visitRule(const TestPatients& validation, const VisitOrders& orders, const Schedule& schedule,
                    const Predictor& predictor, const RepeatSetup& setup)
{
    VisitRule rule;
    std::vector<AfterVisit> visits;
    FeaturesOfPatients done(validation.size());
    for (std::size_t v = 0; v < orders.size(); ++v) {
        append(done, orders[v]);
        const std::vector<float> logits = predictor.logits(validation, done);
        const std::optional<double> own = predictor.temperatureAfter(schedule, v);
        rule.temperatures.push_back(own ? *own : fittedTemperature(validation, logits, setup));
        visits.push_back(afterVisit(validation, done, logits, rule.temperatures.back()));
    }
    if (setup.rules().mayStop())
        rule.thresholds = stopThresholds(visits, validation.weightsOfRows(), setup.settings().thresholdRule,
                                         setup.settings().accuracyGivenUp);
    return rule;
}

Acquisitions concluded(const TestPatients& patients, const VisitOrders& orders, const VisitRule& rule,
                       const Predictor& predictor, const std::vector<double>& cantMissFrom)
{
    const std::size_t classes = patients.dataset().classes.size();
    const std::size_t count = patients.size();
    Acquisitions cases{FeaturesOfPatients(count), FeaturesOfPatients(count),
                       std::vector<float>(count * classes), std::vector<std::uint8_t>(count),
                       std::vector<int>(count)};
    std::vector<bool> isOver(count);
    FeaturesOfPatients done(count);
    for (std::size_t v = 0; v < orders.size(); ++v) {
        append(done, orders[v]);
        const std::vector<float> probabilities =
            method::softmaxOf(predictor.logits(patients, done), classes, rule.temperatures[v]);
        const std::vector<double> confidence = method::confidenceOf(probabilities, classes);
        for (std::size_t i = 0; i < count; ++i) {
            if (isOver[i])
                continue;
            const std::span<const float> own = std::span(probabilities).subspan(i * classes, classes);
            cases.ordered[i] = done[i];
            cases.visits[i] += orders[v][i].empty() ? 0 : 1;
            std::ranges::copy(own, cases.probabilities.begin() + static_cast<std::ptrdiff_t>(i * classes));
            isOver[i] = v < rule.thresholds.size() && confidence[i] >= rule.thresholds[v] &&
                        domain::notRuledOut(own, cantMissFrom).empty();
        }
    }
    for (int& visits : cases.visits)
        visits = std::max(1, visits);
    return cases;
}

} // namespace genex::eval
