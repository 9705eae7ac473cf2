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
    Sample, ///< synthetic patients of the embedded population
};

constexpr std::array<std::string_view, 2> namesOf(SourceKind)
{
    return {"file", "sample"};
}

/// Field separator of a file.
enum class Delimiter { Comma, Semicolon, Tab };

constexpr std::array<std::string_view, 3> namesOf(Delimiter)
{
    return {"comma", "semicolon", "tab"};
}

/// A table as named in messages and in the store: its origin, and how to read a file where detection is not
/// enough.
struct TableSource
{
    static constexpr const char* kTitle = "The data source";
    static constexpr std::uint64_t kMostSampleRows = 10'000'000;

    SourceKind kind = SourceKind::File;
    std::optional<std::uint64_t> rows = {}; ///< of a sample
    std::optional<std::uint64_t> seed = {}; ///< of a sample
    std::string path = {};                  ///< file only, like the fields below
    std::string label = {};
    std::map<std::string, std::string> kinds = {}; ///< of columns: numeric, binary, …
    std::vector<std::string> names = {};           ///< headers for a file that has none
    std::optional<bool> hasHeader = {};
    std::optional<Delimiter> delimiter = {};
    std::vector<std::string> missing = {}; ///< texts for a missing value, in addition to the default ones
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

/// Import options for the source, which must be a file.
data::ImportOptions importOptionsOf(const TableSource& source);

} // namespace genex::contract
