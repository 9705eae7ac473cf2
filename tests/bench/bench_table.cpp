// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a large table is imported and profiled, against the fastest CSV reader in Debian (fread of R's
// data.table, with all cores) on the same file in the same run; and how much memory it takes against the
// table.
#include "measures.h"

#include "common/jobcontrol.h"
#include "common/random.h"
#include "data/tableimport.h"
#include "data/tableprofile.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <sys/resource.h>

using namespace genex;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::size_t kRows = 1'000'000;
constexpr std::size_t kFindings = 120; ///< present or absent
constexpr std::size_t kNumbers = 9;
constexpr std::size_t kClasses = 41;
constexpr int kRounds = 3;
constexpr double kLeastRatio = 0.5;
constexpr double kMostMemory = 2;

/// 130 columns: findings with some gaps, measured values, and the label last.
void writeTable(const std::filesystem::path& file)
{
    std::ofstream out(file, std::ios::binary);
    for (std::size_t c = 0; c < kFindings; ++c)
        out << "finding_" << c << ',';
    for (std::size_t c = 0; c < kNumbers; ++c)
        out << "value_" << c << ',';
    out << "disease\n";
    Random random(1);
    std::string line;
    for (std::size_t row = 0; row < kRows; ++row) {
        const std::uint64_t disease = random.below(kClasses);
        line.clear();
        for (std::size_t c = 0; c < kFindings; ++c) {
            const std::uint64_t draw = random.next() % 100;
            if (draw < 99)
                line += draw < 5 + (disease * 7 + c * 13) % 60 ? '1' : '0';
            line += ',';
        }
        for (std::size_t c = 0; c < kNumbers; ++c)
            line +=
                std::to_string(random.next() % 4000 / 10) + '.' + std::to_string(random.next() % 10) + ',';
        out << line << "disease " << disease << '\n';
    }
}

struct Ours
{
    double importSeconds = 0;
    double profileSeconds = 0;
    std::size_t tableBytes = 0;
};

double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

Ours measureOurs(const std::filesystem::path& file)
{
    JobControl job;
    data::ImportOptions options;
    options.label = "disease";
    const auto start = std::chrono::steady_clock::now();
    const data::Table table = data::importTable(file, options, job);
    const double imported = secondsSince(start);
    const data::TableProfile profile = data::profileTable(table, job);
    if (profile.rows != kRows || profile.classes.size() != kClasses)
        throw std::runtime_error("the table did not come back");
    return {imported, secondsSince(start) - imported, table.bytes()};
}

/// Seconds that fread takes, without R's own start; nothing when R or data.table is not installed.
std::optional<double> measureFread(const std::filesystem::path& file)
{
    const std::string command =
        "Rscript -e 'suppressMessages(library(data.table)); setDTthreads(0); s <- proc.time()[3]; "
        "d <- fread(\"" +
        file.string() + "\", showProgress = FALSE); cat(proc.time()[3] - s)' 2>/dev/null";
    std::FILE* const pipe = ::popen(command.c_str(), "r"); // NOLINT(cert-env33-c): a fixed command
    if (pipe == nullptr)
        return std::nullopt;
    double seconds = 0;
    const bool isRead = std::fscanf(pipe, "%lf", &seconds) == 1; // NOLINT(cert-err34-c): the count is checked
    return ::pclose(pipe) == 0 && isRead ? std::optional(seconds) : std::nullopt;
}

std::size_t peakBytes()
{
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
}

} // namespace

int main()
{
    const std::filesystem::path file = std::filesystem::temp_directory_path() / "genex-bench-table.csv";
    writeTable(file);
    const auto fileBytes = std::filesystem::file_size(file);
    std::vector<double> imports;
    std::vector<double> both;
    std::vector<double> freads;
    std::size_t tableBytes = 0;
    for (int round = 0; round < kRounds; ++round) {
        const Ours ours = measureOurs(file);
        tableBytes = ours.tableBytes;
        imports.push_back(ours.importSeconds);
        both.push_back(ours.importSeconds + ours.profileSeconds);
        if (const auto seconds = measureFread(file))
            freads.push_back(*seconds);
    }
    std::filesystem::remove(file);
    const double seconds = bench::quantile(both, 0.5);
    Json result{{"benchmark", "table"},
                {"unit", "s"},
                {"rows", kRows},
                {"columns", kFindings + kNumbers + 1},
                {"file_bytes", fileBytes},
                {"import_median", bench::quantile(imports, 0.5)},
                {"import_and_profile_median", seconds},
                {"table_bytes", tableBytes},
                {"peak_bytes", peakBytes()},
                {"peak_to_table", static_cast<double>(peakBytes()) / static_cast<double>(tableBytes)},
                {"goal_peak_to_table", kMostMemory},
                {"fread_median", nullptr},
                {"speed_to_fread", nullptr},
                {"goal_speed_to_fread", kLeastRatio}};
    if (!freads.empty()) {
        result["fread_median"] = bench::quantile(freads, 0.5);
        result["speed_to_fread"] = bench::quantile(freads, 0.5) / seconds;
    } else {
        result["why_no_fread"] = "r-cran-data.table is not installed";
    }
    std::cout << result.dump() << '\n';
    return 0;
}
