// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"

#include "data/tableimport.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex::contract {

enum class SourceKind {
    File,
    Sample, ///< patients of the embedded population
};

constexpr std::array<std::string_view, 2> namesOf(SourceKind)
{
    return {"file", "sample"};
}

/// What stands between the fields of a file.
enum class Delimiter { Comma, Semicolon, Tab };

constexpr std::array<std::string_view, 3> namesOf(Delimiter)
{
    return {"comma", "semicolon", "tab"};
}

/// A table as messages and the store name it: where its patients come from, and how a file is to be read
/// where it does not say it well enough itself.
struct TableSource
{
    static constexpr const char* kTitle = "The data source";
    static constexpr std::uint64_t kMostSampleRows = 10'000'000;

    SourceKind kind = SourceKind::File;
    std::optional<std::uint64_t> rows = {}; ///< of a sample
    std::optional<std::uint64_t> seed = {}; ///< of a sample
    std::string path = {};                  ///< of a file, as all that follows
    std::string label = {};
    std::map<std::string, std::string> kinds = {}; ///< of columns: numeric, binary, …
    std::vector<std::string> names = {};           ///< headers for a file that has none
    std::optional<bool> hasHeader = {};
    std::optional<Delimiter> delimiter = {};
    std::vector<std::string> missing = {}; ///< texts that say nothing, beside the usual ones
    std::string idxLabels = {};

    static TableSource ofFile(std::string path);

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("kind", self.kind);
        visit("rows", self.rows, Range{std::uint64_t{0}, kMostSampleRows});
        visit("seed", self.seed);
        visit("path", self.path, OmittedWhenEmpty{}, MostBytes{kMostPathBytes});
        visit("label", self.label, OmittedWhenEmpty{});
        visit("kinds", self.kinds, OmittedWhenEmpty{});
        visit("names", self.names, OmittedWhenEmpty{});
        visit("has_header", self.hasHeader);
        visit("delimiter", self.delimiter);
        visit("missing", self.missing, OmittedWhenEmpty{});
        visit("idx_labels", self.idxLabels, OmittedWhenEmpty{}, MostBytes{kMostPathBytes});
    }
    void check(const Text& where) const;

    bool operator==(const TableSource&) const = default;
};

/// How a file is read so. The source must be a file's.
data::ImportOptions importOptionsOf(const TableSource& source);

} // namespace genex::contract
