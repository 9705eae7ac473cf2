// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/splitfile.h"

#include "common/atomicfile.h"
#include "common/base64.h"
#include "common/error.h"
#include "domain/jsonfields.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace genex::data {

namespace {

using domain::JsonFields;

constexpr int kFormat = 1;
constexpr std::uint64_t kMostRows = 1'000'000'000;
constexpr std::size_t kMostBytes = std::size_t{400} * 1024 * 1024; ///< of so many rows
constexpr std::size_t kRowsPerByte = 4;
constexpr std::size_t kShownDigits = 12;

using Counts = std::array<std::uint64_t, kParts>;

constexpr std::array<Part, kParts> kAllParts{Part::Training, Part::Validation, Part::Test};

Counts countsOf(const std::vector<Part>& parts)
{
    Counts counts{};
    for (const Part part : parts)
        ++counts[static_cast<std::size_t>(part)];
    return counts;
}

unsigned shiftOf(std::size_t row)
{
    return static_cast<unsigned>(2 * (row % kRowsPerByte));
}

std::string packedParts(const std::vector<Part>& parts)
{
    std::vector<std::uint8_t> bytes((parts.size() + kRowsPerByte - 1) / kRowsPerByte);
    for (std::size_t r = 0; r < parts.size(); ++r)
        bytes[r / kRowsPerByte] |= static_cast<std::uint8_t>(static_cast<unsigned>(parts[r]) << shiftOf(r));
    return toBase64(bytes);
}

bool isSha256(const std::string& text)
{
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

/// Reads one split file, field by field.
class SplitReader
{
public:
    SplitReader(const nlohmann::json& json, const std::string& source)
        : m_file(json, source)
    {}

    Split read()
    {
        domain::readFormat(m_file, kFormat);
        if (m_file.has("$schema"))
            m_file.text("$schema");
        Split split{readSettings(), readHash(), {}};
        split.parts = readParts(m_file.wholeNumber("rows", kMostRows));
        checkCounts(split.parts);
        m_file.refuseUnread();
        return split;
    }

private:
    /// Prefixes errors of validation with the file.
    template <typename Function>
    auto checked(const std::string& field, Function&& function)
    {
        try {
            return function();
        } catch (const Failure& failure) {
            throw Failure(ErrorCode::InvalidInput,
                          Text("%1, field \"%2\": %3", m_file.where(), field, failure.error().message),
                          failure.error().remedy);
        }
    }

    SplitSettings readSettings()
    {
        SplitSettings settings;
        const std::string rule = m_file.text("rule", 40);
        settings.rule = checked("rule", [&] { return splitRuleFromName(rule); });
        if (m_file.has("column"))
            settings.column = m_file.text("column");
        JsonFields shares = m_file.object("shares");
        settings.shares = {shares.number("training", 0, 1), shares.number("validation", 0, 1),
                           shares.number("test", 0, 1)};
        shares.refuseUnread();
        const std::string unit = m_file.text("shares_of", 40);
        settings.unit = checked("shares_of", [&] { return splitUnitFromName(unit); });
        settings.seed = m_file.wholeNumber("seed", std::numeric_limits<std::uint64_t>::max());
        settings.stratified = m_file.flag("stratified");
        checked("shares", [&] { validate(settings.shares); });
        checked("column", [&] { validate(settings); });
        return settings;
    }

    std::string readHash()
    {
        std::string hash = m_file.text("data_sha256");
        if (!isSha256(hash))
            m_file.refuse("data_sha256", "is not a SHA-256", "Give 64 lower-case hexadecimal digits.");
        return hash;
    }

    std::vector<Part> readParts(std::uint64_t rows)
    {
        const auto bytes = fromBase64(m_file.text("assignment", kMostBytes));
        if (!bytes)
            refuseAssignment("is not base64");
        if (bytes->size() != (rows + kRowsPerByte - 1) / kRowsPerByte)
            refuseAssignment("holds " + std::to_string(bytes->size()) + " bytes for " + std::to_string(rows) +
                             " rows");
        std::vector<Part> parts;
        parts.reserve(rows);
        for (std::size_t r = 0; r < bytes->size() * kRowsPerByte; ++r) {
            const unsigned value = ((*bytes)[r / kRowsPerByte] >> shiftOf(r)) & 3U;
            if (value >= kParts)
                refuseAssignment("has no part for row " + std::to_string(r + 1));
            if (r < rows)
                parts.push_back(static_cast<Part>(value));
            else if (value != 0)
                refuseAssignment("goes on after the last row");
        }
        return parts;
    }

    void checkCounts(const std::vector<Part>& parts)
    {
        JsonFields fields = m_file.object("counts");
        const Counts counts = countsOf(parts);
        for (const Part part : kAllParts) {
            const std::string name(nameOf(part));
            const std::uint64_t told = fields.wholeNumber(name, kMostRows);
            const std::uint64_t found = counts[static_cast<std::size_t>(part)];
            if (told != found)
                fields.refuse(name,
                              "is " + std::to_string(told) + ", but the assignment holds " +
                                  std::to_string(found),
                              kMakeAnew);
        }
        fields.refuseUnread();
    }

    [[noreturn]] void refuseAssignment(const Text& problem) const
    {
        m_file.refuse("assignment", problem, kMakeAnew);
    }

    static constexpr const char* kMakeAnew = "The file is damaged: make the split again.";

    JsonFields m_file;
};

std::string described(const std::string& sha256, std::size_t rows)
{
    return std::to_string(rows) + " rows and SHA-256 " + sha256.substr(0, kShownDigits) + "…";
}

} // namespace

std::string splitText(const Split& split)
{
    const SplitSettings& settings = split.settings;
    const Counts counts = countsOf(split.parts);
    nlohmann::ordered_json json{{"schema_version", kFormat}, {"rule", nameOf(settings.rule)}};
    if (needsColumn(settings.rule))
        json["column"] = settings.column;
    for (const Part part : kAllParts)
        json["shares"][std::string(nameOf(part))] = settings.shares.of(part);
    json["shares_of"] = nameOf(settings.unit);
    json["seed"] = settings.seed;
    json["stratified"] = settings.stratified;
    json["data_sha256"] = split.dataSha256;
    json["rows"] = split.parts.size();
    for (const Part part : kAllParts)
        json["counts"][std::string(nameOf(part))] = counts[static_cast<std::size_t>(part)];
    json["assignment"] = packedParts(split.parts);
    return json.dump(2) + "\n";
}

Split parseSplit(std::string_view text, const std::string& sourceName)
{
    const nlohmann::json json = domain::parseJson(text, sourceName);
    return SplitReader(json, sourceName).read();
}

void saveSplit(const Split& split, const std::filesystem::path& file)
{
    writeFileAtomically(file, splitText(split));
}

Split loadSplit(const std::filesystem::path& file)
{
    return parseSplit(domain::readTextFile(file, kMostBytes), file.string());
}

void requireSameData(const Split& split, const std::string& sha256, std::size_t rows,
                     const std::string& fileName)
{
    if (split.dataSha256 == sha256 && split.parts.size() == rows)
        return;
    throw Failure(ErrorCode::InvalidInput,
                  "The split in " + fileName + " belongs to a table with " +
                      described(split.dataSha256, split.parts.size()) + ", and this table has " +
                      described(sha256, rows) + ".",
                  "Choose the table that the split was made for, or make a new split.");
}

} // namespace genex::data
