#include "trainingsource.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "common/random.h"
#include "common/resources.h"
#include "common/sha256.h"
#include "data/datasethash.h"
#include "data/sample.h"
#include "domain/jsonfields.h"

#include <limits>

namespace genex::engine {

namespace {

using domain::JsonFields;

constexpr std::uint64_t kMaxSampleRows = 10'000'000;

/// A model that is evaluated on other patients than its own split's would be praised for what it has seen.
void requireTable(const SourceRequest& request, const std::string& name, const std::string& sha256)
{
    if (request.sha256 && *request.sha256 != sha256)
        throw Failure(ErrorCode::InvalidInput,
                      name + " is not the table that the model was trained on: its SHA-256 is " + sha256 +
                          " instead of " + *request.sha256 + ".",
                      "Name the table of the training, unchanged.");
}

// --- the embedded population

SourceTable readSample(JsonFields& fields, const SourceRequest& request, JobControl& job)
{
    const std::uint64_t rows = fields.wholeNumber("rows", kMaxSampleRows);
    Random random(fields.wholeNumber("seed", std::numeric_limits<std::uint64_t>::max()));
    fields.refuseUnread();
    if (rows == 0)
        fields.refuse("rows", "is 0", "Draw at least one patient.");
    if (data::needsColumn(request.split.rule) || !request.observedColumn.empty())
        throw Failure(ErrorCode::InvalidInput, "The sample has no columns beside its features.",
                      "Split it by group or by rows, and let what is observed be drawn.");
    const std::filesystem::path folder = resourceFolder() / "sample";
    job.enterPart(0, request.progressUpTo);
    SourceTable table;
    table.dataset = data::loadSample(folder).draw(static_cast<std::size_t>(rows), random, job);
    requireTable(request, "The sample", data::hashOf(table.dataset));
    table.split = data::makeSplit(table.dataset, request.split);
    table.catalogueSha256 = Sha256::of(readWholeFile(folder / "catalogue.json"));
    return table;
}

// --- a file

SourceTable readFile(JsonFields& fields, const SourceRequest& request, JobControl& job)
{
    data::TableSource file = data::tableSourceFrom(fields);
    const data::TableUse use{request.split, request.observedColumn};
    file.options.textColumns = data::columnsAside(use);
    // The hash first: of another table not even the columns need be there.
    constexpr double kHashedUpTo = 0.3; // of reading
    job.enterPart(0, kHashedUpTo * request.progressUpTo);
    const std::string sha256 = data::hashOfFile(file.path, job);
    requireTable(request, file.path.string(), sha256);
    job.enterPart(kHashedUpTo * request.progressUpTo, request.progressUpTo);
    const data::Table table = data::importTable(file.path, file.options, job);
    SourceTable result{data::prepareTable(table, use), {}};
    result.split.dataSha256 = sha256;
    return result;
}

} // namespace

SourceTable readSource(const nlohmann::json& source, const SourceRequest& request, JobControl& job)
{
    JsonFields fields(source, "The data source");
    const std::string kind = fields.text("kind");
    if (kind == "sample")
        return readSample(fields, request, job);
    if (kind == "file")
        return readFile(fields, request, job);
    throw Failure(ErrorCode::InvalidInput, "A data source of the kind \"" + kind + "\" is not known.",
                  "Give sample or file.");
}

} // namespace genex::engine
