// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "localjob.h"
#include "seedargument.h"

#include "common/atomicfile.h"
#include "common/random.h"
#include "common/resources.h"
#include "data/complaints.h"
#include "data/csvwriter.h"
#include "data/sample.h"

#include <iostream>
#include <optional>

namespace genex::cli {

namespace {

constexpr char kLabelColumn[] = "disease";
constexpr char kComplaints[] = "complaints";

struct SampleOptions
{
    std::size_t rows = 1000;
    std::uint64_t seed = 0;
    std::string observed = "none";
    std::string file;
};

void sample(const SampleOptions& options)
{
    runLocally([&](JobControl& job) {
        const data::SamplePopulation population = data::loadSample(resourceFolder() / "sample");
        Random random(options.seed);
        const data::Dataset dataset = population.draw(options.rows, random, job);
        std::optional<data::GivenObservations> told;
        if (options.observed == kComplaints)
            told = data::drawComplaints(population, dataset, options.seed, job).observations;
        const auto write = [&](std::ostream& out) {
            data::writeCsv(dataset, kLabelColumn, out, job, told ? &*told : nullptr);
        };
        if (options.file.empty())
            write(std::cout);
        else
            writeFileAtomically(options.file, write);
    });
}

} // namespace

void addSampleCommand(CLI::App& data, Action& action)
{
    constexpr std::size_t kMostRows = 10'000'000;
    auto options = std::make_shared<SampleOptions>();
    CLI::App* command = data.add_subcommand("sample", "Write synthetic patients as CSV, label last");
    command->add_option("--rows", options->rows, "Number of patients")
        ->check(CLI::Range(std::size_t{1}, kMostRows))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "The same seed gives the same patients")
        ->check(seedCheck())
        ->capture_default_str();
    command
        ->add_option("--observed", options->observed,
                     "complaints: adds a column \"observed\" before the label with each patient's initial "
                     "findings: age, sex, three to five present complaints, up to two absent ones")
        ->check(CLI::IsMember({kComplaints, "none"}))
        ->capture_default_str();
    command->add_option("--out", options->file, "Output file (default: standard output)");
    command->callback(
        [options, &action] { action = [options](Context&) { return attempt([&] { sample(*options); }); }; });
}

} // namespace genex::cli
