#include "command.h"
#include "progressprinter.h"

#include "common/random.h"
#include "common/resources.h"
#include "data/csvwriter.h"
#include "data/sample.h"

#include <fstream>
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

void writeTo(std::ostream& out, const data::Dataset& dataset, const std::string& name, JobControl& job)
{
    data::writeCsv(dataset, kLabelColumn, out, job);
    out.flush();
    if (!out)
        throw Failure(ErrorCode::Io, "Cannot write " + name + ".", "Is there space left?");
}

/// Beside the file first, then in its place: a table that is half there looks whole.
void writeFile(const data::Dataset& dataset, const std::filesystem::path& file, JobControl& job)
{
    const std::filesystem::path partial = file.string() + ".partial";
    try {
        std::ofstream out(partial, std::ios::binary | std::ios::trunc);
        writeTo(out, dataset, file.string(), job);
    } catch (...) {
        std::error_code ignored;
        std::filesystem::remove(partial, ignored);
        throw;
    }
    std::filesystem::rename(partial, file);
}

void sample(const SampleOptions& options)
{
    ProgressPrinter printer;
    JobControl job([&](const Progress& progress) { printer.show(progress); });
    Random random(options.seed);
    const data::Dataset dataset =
        data::loadSample(resourceFolder() / "sample").draw(options.rows, random, job);
    if (options.file.empty())
        writeTo(std::cout, dataset, "standard output", job);
    else
        writeFile(dataset, options.file, job);
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
