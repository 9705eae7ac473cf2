// SPDX-License-Identifier: GPL-3.0-or-later
// How long the plan of one patient takes on one core: what the window waits for while findings are typed.
//
//   bench_plan [MODEL]     the model that comes with the program without one
#include "measures.h"

#include "common/jobcontrol.h"
#include "common/random.h"
#include "common/resources.h"
#include "data/complaints.h"
#include "data/sample.h"
#include "genex/model.h"

#include <chrono>
#include <iostream>
#include <limits>

using namespace genex;

namespace {

constexpr std::size_t kPatients = 600;
constexpr std::size_t kWarmUp = 20;
constexpr std::uint64_t kSeed = 4711; // not the one of the model
constexpr double kGoalEightP99Ms = 25;
constexpr double kGoalTwentyFourP99Ms = 80;

/// Patients of the embedded population who have told what they complain of, NaN where nothing is known.
std::vector<float> toldPatients(const method::Model& model)
{
    JobControl control;
    Random random(kSeed);
    const data::SamplePopulation population = data::loadSample(resourceFolder() / "sample");
    const data::Dataset drawn = population.draw(kPatients, random, control);
    const data::ToldPatients told = data::drawComplaints(population, drawn, kSeed, control);
    const std::size_t n = model.features().size();
    std::vector<float> values(kPatients * n, std::numeric_limits<float>::quiet_NaN());
    for (std::size_t row = 0; row < kPatients; ++row) {
        for (const auto feature : told.observations.ofRow(row))
            values[row * n + feature] = drawn.values[row * n + feature];
    }
    return values;
}

nlohmann::ordered_json measure(const method::Model& model, const std::vector<float>& values,
                               method::PlanAim aim, double most)
{
    const std::size_t n = model.features().size();
    method::PlanWishes wishes;
    wishes.aim = aim;
    wishes.temperatureNow = model.observedTemperature();
    std::vector<double> samples;
    for (std::size_t row = 0; row < kPatients; ++row) {
        const std::span one(values.data() + row * n, n);
        const auto begin = std::chrono::steady_clock::now();
        const std::vector<int> bucket = model.findBuckets(one);
        model.plan({one, bucket, {}, {most}}, wishes);
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
        if (row >= kWarmUp)
            samples.push_back(took.count());
    }
    return bench::summary(samples);
}

} // namespace

int main(int argc, char* argv[])
{
    const method::Model model = method::Model::load(argc > 1 ? argv[1] : bundledModels() / "embedded" / "1");
    const std::vector<float> values = toldPatients(model);
    const nlohmann::ordered_json result{
        {"benchmark", "plan"},
        {"unit", "ms"},
        {"features", model.features().size()},
        {"classes", model.classes().size()},
        {"goal_8_p99", kGoalEightP99Ms},
        {"goal_24_p99", kGoalTwentyFourP99Ms},
        {"first_8", measure(model, values, method::PlanAim::Learn, 8)},
        {"first_24", measure(model, values, method::PlanAim::Learn, 24)},
        {"one_visit_24", measure(model, values, method::PlanAim::BeRight, 24)}};
    std::cout << result.dump() << '\n';
    return 0;
}
