// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasetrecords.h"

#include "common/error.h"
#include "domain/jsonfields.h"
#include "storage/session.h"

#include <algorithm>
#include <functional>

namespace genex::services {

namespace {

constexpr char kBeginning[] = "dataset/";

/// Records are never deleted from the store: an empty one is removed.
bool isThere(const storage::RecordStore& records, const std::string& key)
{
    const auto bytes = records.read(key);
    return bytes && !bytes->empty();
}

std::string keyOf(const DatasetRecord& data)
{
    return kBeginning + std::to_string(data.atMs) + "-" + data.name;
}

} // namespace

std::vector<DatasetRecord> readDatasets(CaseBook& book)
{
    const storage::RecordStore& records = book.session(Permission::UseForResearch).records();
    std::vector<DatasetRecord> datasets;
    for (const std::string& key : records.names(kBeginning)) {
        const auto bytes = records.read(key);
        if (!bytes || bytes->empty())
            continue;
        if (auto data = attempt([&] { return domain::parseJson(*bytes, key).get<DatasetRecord>(); }))
            datasets.push_back(*std::move(data));
    }
    std::ranges::sort(datasets, std::greater{}, &DatasetRecord::key);
    return datasets;
}

DatasetRecord keepDataset(CaseBook& book, DatasetRecord data)
{
    storage::RecordStore& records = book.session(Permission::UseForResearch).records();
    data.atMs = book.nowMs();
    data.key = keyOf(data);
    while (records.read(data.key)) { // another one with this name in the same millisecond
        ++data.atMs;
        data.key = keyOf(data);
    }
    const contract::Json json = data;
    // Fails before writing anything that could not be read back.
    static_cast<void>(json.get<DatasetRecord>());
    records.write(data.key, json.dump(), {"dataset.kept", data.sha256});
    return data;
}

void removeDataset(CaseBook& book, const std::string& key)
{
    storage::RecordStore& records = book.session(Permission::UseForResearch).records();
    if (!key.starts_with(kBeginning) || !isThere(records, key))
        throw Failure(ErrorCode::NotFound, Text("There is no data set %1.", key),
                      "It may already have been removed.");
    records.write(key, {}, {"dataset.removed", key});
}

} // namespace genex::services
