// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/trainingdata.h"

#include "data/splitsettings.h"
#include "domain/jsonfields.h"

#include <algorithm>
#include <limits>

namespace genex::services {

namespace {

using domain::JsonFields;

constexpr std::size_t kMostSourceFields = 20;
constexpr std::size_t kMostColumnBytes = 1000;
constexpr std::size_t kMostClasses = 100'000;
constexpr std::size_t kHashDigits = 64;
constexpr auto kMostRows = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());

bool isHash(const std::string& text)
{
    return text.size() == kHashDigits &&
           std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

std::string hashFrom(JsonFields& fields)
{
    std::string hash = fields.text("sha256");
    if (!isHash(hash))
        fields.refuse("sha256", "is no SHA-256", "Save the data set anew.");
    return hash;
}

std::string splitFrom(JsonFields& fields)
{
    std::string split = fields.text("split", kMostColumnBytes);
    static_cast<void>(data::parseSplitRule(split));
    return split;
}

} // namespace

std::string pathOf(const protocol::Json& source)
{
    const auto path = source.find("path");
    return source.is_object() && path != source.end() && path->is_string() ? path->get<std::string>()
                                                                           : std::string();
}

void to_json(protocol::Json& json, const TrainingData& data)
{
    json = {{"key", data.key},
            {"name", data.name},
            {"source", data.source},
            {"split", data.split},
            {"observed_size", data.observedSize},
            {"pools", data.pools},
            {"sha256", data.sha256},
            {"rows", data.rows},
            {"features", data.features},
            {"classes", data.classes},
            {"at_ms", data.atMs}};
    if (!data.observedColumn.empty())
        json["observed_column"] = data.observedColumn;
}

void from_json(const protocol::Json& json, TrainingData& data)
{
    JsonFields fields(json, "The data set");
    TrainingData read;
    read.key = fields.text("key");
    read.name = fields.text("name", kMostDatasetNameBytes);
    read.source = fields.table("source", kMostSourceFields);
    read.split = splitFrom(fields);
    if (fields.has("observed_column"))
        read.observedColumn = fields.text("observed_column", kMostColumnBytes);
    read.observedSize = fields.integer("observed_size", -1, kMostObserved);
    read.pools = fields.integer("pools", 1, kMostPools);
    read.sha256 = hashFrom(fields);
    read.rows = static_cast<std::int64_t>(fields.wholeNumber("rows", kMostRows));
    read.features = fields.integer("features", 0, std::numeric_limits<int>::max());
    read.classes = fields.texts("classes", kMostClasses);
    read.atMs = static_cast<std::int64_t>(fields.wholeNumber("at_ms", kMostRows));
    fields.refuseUnread();
    data = std::move(read);
}

} // namespace genex::services
