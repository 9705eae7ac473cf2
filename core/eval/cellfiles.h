// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <string>

namespace genex::eval {

struct Cell
{
    std::string variant;
    int repeat = 0;
};

/// A finished cell and its duration.
struct FinishedCell
{
    nlohmann::json result;
    double seconds = 0;
};

/// The finished cells of a run, one file each.
class CellFiles
{
public:
    /// `conditions`: everything the results depend on besides variant and repeat.
    CellFiles(std::filesystem::path folder, const nlohmann::json& conditions);

    /// Empty if missing, damaged, or of another run.
    std::optional<FinishedCell> load(const Cell& cell) const;
    void save(const Cell& cell, const FinishedCell& finished) const;

private:
    std::string identityOf(const Cell& cell) const;
    std::filesystem::path fileOf(const Cell& cell) const;

    std::filesystem::path m_folder;
    std::string m_conditions;
};

} // namespace genex::eval
