#include "command.h"
#include "localjob.h"
#include "outputfile.h"

#include "common/random.h"
#include "common/resources.h"
#include "data/csvwriter.h"
#include "data/sample.h"

#include <iostream>

namespace genex::cli {

namespace {

constexpr char kLabelColumn[] = "disease";

struct SampleOptions
{
    std::size_t rows = 1000;
    std::uint64_t seed = 0;
    std::string file;
};

void sample(const SampleOptions& options)
{
    runLocally([&](JobControl& job) {
        Random random(options.seed);
        const data::Dataset dataset =
            data::loadSample(resourceFolder() / "sample").draw(options.rows, random, job);
        if (options.file.empty())
            data::writeCsv(dataset, kLabelColumn, std::cout, job);
        else
            writeWhole(options.file,
                       [&](std::ostream& out) { data::writeCsv(dataset, kLabelColumn, out, job); });
    });
}

} // namespace

void addSampleCommand(CLI::App& data, Action& action)
{
    constexpr std::size_t kMostRows = 10'000'000;
    auto options = std::make_shared<SampleOptions>();
    CLI::App* command = data.add_subcommand("sample", "Invented patients as CSV, the label last");
    command->add_option("--rows", options->rows, "How many")
        ->check(CLI::Range(std::size_t{1}, kMostRows))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "The same seed gives the same patients")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command->add_option("--out", options->file, "The file; standard output without it");
    command->callback(
        [options, &action] { action = [options](Context&) { return attempt([&] { sample(*options); }); }; });
}

} // namespace genex::cli
