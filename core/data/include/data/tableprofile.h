// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "data/table.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace genex {
class JobControl;
}

namespace genex::data {

/// How much a remark matters.
enum class Severity {
    Note,    ///< worth knowing
    Warning, ///< will mislead whoever does not know it
    Error,   ///< the table cannot be used for learning like this
};
/// "note", "warning" or "error".
std::string_view nameOf(Severity severity);

/// Something that whoever learns from a table should know: what it is, what it means, what to do.
struct Remark
{
    std::string id; ///< "duplicate_header"
    Severity severity = Severity::Note;
    std::vector<std::string> columns; ///< those concerned
    Text message;
    Text remedy;
    bool isRepairable = false; ///< `--fix` does what the remedy says
};

struct ColumnProfile
{
    std::string name;
    ColumnKind kind = ColumnKind::Categorical;
    std::string unit;
    std::size_t missing = 0;
    std::size_t distinct = 0; ///< different values, gaps not counted
    /// Of numbers; empty for others and where there are none.
    std::optional<double> lowest, highest, mean;
    /// The most frequent values and how often each stands there; empty where nearly every row has its own.
    std::vector<std::pair<std::string, std::size_t>> frequent;
    /// How often the label can be told from this column alone, each row from the others; empty without a
    /// label.
    std::optional<double> tellsLabel;
};

struct ClassProfile
{
    std::string name;
    std::size_t rows = 0;
    std::size_t vectors = 0; ///< different patients
};

/// Positive findings in a row, over the binary columns.
struct Positives
{
    std::size_t fewest = 0;
    std::size_t most = 0;
    double mean = 0;
};

/// What a table holds, and what is wrong with it.
struct TableProfile
{
    std::string source;
    std::string label; ///< empty: none was named
    std::size_t rows = 0;
    std::size_t features = 0;
    std::size_t missingCells = 0; ///< of the features
    std::vector<ColumnProfile> columns;
    std::vector<ClassProfile> classes; ///< in the order of their first rows
    std::size_t unlabelledRows = 0;
    std::size_t duplicateRows = 0;      ///< equal to an earlier row in all features and the label
    std::size_t distinctVectors = 0;    ///< rows that differ in some feature
    std::size_t conflictingVectors = 0; ///< vectors that stand there with more than one label
    double bestAccuracy = 1;            ///< of a rule that gives each vector its most frequent label
    double leakShare =
        0; ///< of test rows that stand in train too, expected under a random 70/10/20 split of rows
    std::optional<Positives> positives;
    std::vector<Remark> remarks; ///< gravest first
};

/// Looks at a table. Throws Failure(InvalidInput) when nothing can be learnt from it: no feature, one class.
TableProfile profileTable(const Table& table, JobControl& job);

/// The expected share of test rows that have an equal row in train when rows are dealt out at random: of
/// `rows` rows `training` go to train, and groupSizes says how often each different row stands there.
double expectedLeak(const std::vector<std::uint32_t>& groupSizes, std::size_t rows, std::size_t training);

void to_json(nlohmann::json& json, const Remark& remark);
void to_json(nlohmann::json& json, const TableProfile& profile);
/// For people: a summary, the remarks, the columns.
std::string describe(const TableProfile& profile);

} // namespace genex::data
