// SPDX-License-Identifier: GPL-3.0-or-later
#include "cellfiles.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "common/log.h"
#include "common/sha256.h"
#include "domain/jsonfields.h"

namespace genex::eval {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostBytes = std::size_t{256} << 20U;
constexpr std::size_t kDigitsInName = 12;
constexpr std::size_t kMostFields = 1'000'000;
constexpr double kMostSeconds = 1e9;
constexpr int kMostRepeats = 1'000'000;

} // namespace

CellFiles::CellFiles(std::filesystem::path folder, const Json& conditions)
    : m_folder(std::move(folder))
    , m_conditions(conditions.dump())
{}

std::string CellFiles::identityOf(const Cell& cell) const
{
    return Sha256::of(m_conditions + '\n' + cell.variant + '\n' + std::to_string(cell.repeat));
}

std::filesystem::path CellFiles::fileOf(const Cell& cell) const
{
    return m_folder / (cell.variant + '-' + std::to_string(cell.repeat) + '-' +
                       identityOf(cell).substr(0, kDigitsInName) + ".json");
}

std::optional<FinishedCell> CellFiles::load(const Cell& cell) const
{
    const std::filesystem::path file = fileOf(cell);
    if (std::error_code ignored; !std::filesystem::exists(file, ignored))
        return std::nullopt;
    try {
        const Json json = domain::parseJson(domain::readTextFile(file, kMostBytes), file.string());
        domain::JsonFields fields(json, file.string());
        fields.text("variant");
        fields.integer("repeat", 0, kMostRepeats);
        if (fields.text("identity") != identityOf(cell))
            fields.refuse("identity", "belongs to another cell", "Remove the file.");
        FinishedCell finished{fields.table("result", kMostFields), fields.number("seconds", 0, kMostSeconds)};
        if (fields.text("result_sha256") != Sha256::of(finished.result.dump()))
            fields.refuse("result", "is not what was written", "Remove the file.");
        fields.refuseUnread();
        return finished;
    } catch (...) {
        log::warning("experiment.cell_ignored",
                     {{"reason", log::Word(nameOf(errorFromCurrentException().code))}});
        return std::nullopt;
    }
}

void CellFiles::save(const Cell& cell, const FinishedCell& finished) const
{
    const Json json = {{"variant", cell.variant},      {"repeat", cell.repeat},
                       {"identity", identityOf(cell)}, {"seconds", finished.seconds},
                       {"result", finished.result},    {"result_sha256", Sha256::of(finished.result.dump())}};
    writeFileAtomically(fileOf(cell), json.dump(1) + '\n');
}

} // namespace genex::eval
