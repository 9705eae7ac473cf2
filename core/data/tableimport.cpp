// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/tableimport.h"

#include "bytesource.h"
#include "csvreader.h"
#include "idxreader.h"
#include "untypedtable.h"

#include "common/error.h"
#include "common/jobcontrol.h"
#include "common/log.h"
#include "common/sha256.h"

#include <array>
#include <span>

namespace genex::data {

namespace {

struct Opened
{
    std::unique_ptr<ByteSource> source;
    std::string beginning;
};

Opened openWithBeginning(const std::filesystem::path& file)
{
    Opened opened{openFile(file), std::string(4, '\0')};
    opened.beginning.resize(opened.source->read(opened.beginning));
    return opened;
}

IdxArray readIdxFile(const std::filesystem::path& file, JobControl& job)
{
    const Opened opened = openWithBeginning(file);
    return readIdx(*opened.source, opened.beginning, file.string(), job);
}

Table importImages(const Opened& opened, const std::filesystem::path& file, const ImportOptions& options,
                   JobControl& job)
{
    const IdxArray images = readIdx(*opened.source, opened.beginning, file.string(), job);
    std::filesystem::path labelFile = options.idxLabels;
    if (labelFile.empty() && images.sizes.size() > 1)
        labelFile = labelsBeside(file);
    std::optional<IdxArray> labels;
    if (!labelFile.empty())
        labels = readIdxFile(labelFile, job);
    return tableOfImages(images, labels ? &*labels : nullptr, file.string());
}

} // namespace

UntypedTable readUntyped(const std::filesystem::path& file, const ImportOptions& options, JobControl& job)
{
    const Opened opened = openWithBeginning(file);
    UntypedTable read;
    if (beginsAsIdx(opened.beginning))
        read.table = importImages(opened, file, options, job);
    else
        read = readCsv(*opened.source, opened.beginning, file.string(), options, job);
    log::info("table.read", {{"rows", read.table.rows()}, {"columns", read.table.columns.size()}});
    return read;
}

Table importTable(const std::filesystem::path& file, const ImportOptions& options, JobControl& job)
{
    return withKinds(readUntyped(file, options, job), options);
}

Table importBytes(std::string_view bytes, const std::string& sourceName, const ImportOptions& options,
                  JobControl& job)
{
    const std::unique_ptr<ByteSource> source = openText(bytes);
    if (beginsAsIdx(bytes))
        return tableOfImages(readIdx(*source, {}, sourceName, job), nullptr, sourceName);
    return withKinds(readCsv(*source, {}, sourceName, options, job), options);
}

std::string hashOfFile(const std::filesystem::path& file, JobControl& job)
{
    const std::unique_ptr<ByteSource> source = openRaw(file);
    std::vector<char> buffer(std::size_t{1} << 20);
    Sha256 hash;
    for (;;) {
        job.report(static_cast<std::int64_t>(source->done()), static_cast<std::int64_t>(source->total()),
                   "Hashing the table");
        const std::size_t got = source->read(buffer);
        hash.add(std::as_bytes(std::span(buffer.data(), got)));
        if (got < buffer.size())
            return hash.hex();
    }
}

} // namespace genex::data
