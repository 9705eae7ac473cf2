// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a table: they are refused in words or understood, and what is understood does not depend on
// how the bytes are cut into blocks and holds no number that is not finite.
#include "common/error.h"
#include "common/jobcontrol.h"
#include "common/result.h"
#include "data/tabledataset.h"
#include "data/tableimport.h"
#include "data/tableprofile.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace genex;
using data::Table;

namespace {

Result<Table> readWith(std::string_view bytes, unsigned threads, std::size_t blockBytes)
{
    data::ImportOptions options;
    options.threads = threads;
    options.blockBytes = blockBytes;
    JobControl job;
    return attempt([&] { return data::importBytes(bytes, "fuzz", options, job); });
}

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void compare(const Table& a, const Table& b)
{
    require(a.rows() == b.rows() && a.columns.size() == b.columns.size());
    for (std::size_t c = 0; c < a.columns.size(); ++c) {
        require(a.columns[c].kind == b.columns[c].kind && a.columns[c].texts == b.columns[c].texts);
        for (std::size_t row = 0; row < a.rows(); ++row)
            require(a.columns[c].isMissing(row) == b.columns[c].isMissing(row) &&
                    a.columns[c].textAt(row) == b.columns[c].textAt(row));
    }
}

void use(Table table)
{
    for (const data::Column& column : table.columns) {
        for (std::size_t row = 0; row < table.rows(); ++row)
            require(column.isMissing(row) || std::isfinite(column.valueAt(row)));
    }
    JobControl job;
    (void)attempt([&] { return describe(data::profileTable(table, job)); });
    if (!table.columns.back().hasNumbers()) {
        table.columns.back().kind = data::ColumnKind::Label;
        (void)attempt([&] { return nlohmann::json(data::profileTable(table, job)).dump(); });
        (void)attempt([&] { return data::datasetFrom(table); });
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string_view bytes(reinterpret_cast<const char*>(data), size); // NOLINT(*-reinterpret-cast)
    const std::size_t blockBytes = bytes.empty() ? 1 : 1 + static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(bytes.empty() ? 0 : 1);
    const Result<Table> whole = readWith(bytes, 1, std::size_t{1} << 20);
    const Result<Table> cut = readWith(bytes, 2, blockBytes);
    require(whole.has_value() == cut.has_value());
    if (!whole) {
        require(!whole.error().message.empty() && whole.error().code != ErrorCode::Internal);
        return 0;
    }
    compare(*whole, *cut);
    use(*whole);
    return 0;
}
