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

/// Importance of a remark.
enum class Severity {
    Note,    ///< worth knowing
    Warning, ///< misleading unless known
    Error,   ///< the table cannot be used for training
};
/// "note", "warning" or "error".
std::string_view nameOf(Severity severity);

/// Something a user should know about a table: what, why it matters, what to do.
struct Remark
{
    std::string id; ///< "duplicate_header"
    Severity severity = Severity::Note;
    std::vector<std::string> columns; ///< concerned columns
    Text message;
    Text remedy;
    bool isRepairable = false; ///< `--fix` applies the remedy
};

struct ColumnProfile
{
    std::string name;
    ColumnKind kind = ColumnKind::Categorical;
    std::string unit;
    std::size_t missing = 0;
    std::size_t distinct = 0; ///< distinct values, without missing ones
    /// Numbers only.
    std::optional<double> lowest, highest, mean;
    /// Most frequent values with their counts; empty if nearly every row is different.
    std::vector<std::pair<std::string, std::size_t>> frequent;
    /// Accuracy of predicting the label from this column alone (leave-one-out); empty without a label.
    std::optional<double> tellsLabel;
};

struct ClassProfile
{
    std::string name;
    std::size_t rows = 0;
    std::size_t vectors = 0; ///< distinct patients
};

/// Number of positive findings per row, over the binary columns.
struct Positives
{
    std::size_t fewest = 0;
    std::size_t most = 0;
    double mean = 0;
};

/// Contents and problems of a table.
struct TableProfile
{
    std::string source;
    std::string label; ///< empty: none given
    std::size_t rows = 0;
    std::size_t features = 0;
    std::size_t missingCells = 0; ///< of the features
    std::vector<ColumnProfile> columns;
    std::vector<ClassProfile> classes; ///< in order of first row
    std::size_t unlabelledRows = 0;
    std::size_t duplicateRows = 0;      ///< equal to an earlier row in all features and the label
    std::size_t distinctVectors = 0;    ///< distinct feature vectors
    std::size_t conflictingVectors = 0; ///< vectors that occur with more than one label
    double bestAccuracy = 1;            ///< of a rule that assigns each vector its most frequent label
    double leakShare =
        0; ///< expected fraction of test rows that are also in training, for a random 70/10/20 split of rows
    std::optional<Positives> positives;
    std::vector<Remark> remarks; ///< most severe first
};

/// Analyses a table. Throws Failure(InvalidInput) if nothing can be learnt from it: no feature, one class.
TableProfile profileTable(const Table& table, JobControl& job);

/// Expected fraction of test rows with an identical row in training when rows are split at random: `training`
/// of `rows` rows train; groupSizes: multiplicity of each distinct row.
double expectedLeak(const std::vector<std::uint32_t>& groupSizes, std::size_t rows, std::size_t training);

void to_json(nlohmann::json& json, const Remark& remark);
void to_json(nlohmann::json& json, const TableProfile& profile);
/// For users: a summary, the remarks, the columns.
std::string describe(const TableProfile& profile);

} // namespace genex::data
