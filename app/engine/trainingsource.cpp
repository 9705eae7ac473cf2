#include "trainingsource.h"

#include "common/atomicfile.h"
#include "common/random.h"
#include "common/resources.h"
#include "common/sha256.h"
#include "data/datasethash.h"
#include "data/rowfailure.h"
#include "data/sample.h"
#include "data/tabledataset.h"
#include "data/tableimport.h"
#include "domain/jsonfields.h"

#include <limits>
#include <map>

namespace genex::engine {

namespace {

using domain::JsonFields;

constexpr std::uint64_t kMaxSampleRows = 10'000'000;
constexpr std::size_t kMostColumns = 1'000'000;
constexpr std::size_t kMostPathBytes = 4096;
constexpr std::size_t kMostNameBytes = 1000;
const std::map<std::string, char> kDelimiters = {{"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}};

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

data::ColumnKind kindFrom(JsonFields& fields, const std::string& column, const nlohmann::json& name)
{
    const auto kind = name.is_string() ? data::columnKindFromName(name.get<std::string>()) : std::nullopt;
    if (!kind || *kind == data::ColumnKind::Label)
        fields.refuse("kinds", "the kind of \"" + column + "\" is unknown",
                      "Give binary, numeric, categorical, ordinal or identifier.");
    return *kind;
}

char delimiterFrom(JsonFields& fields)
{
    const auto found = kDelimiters.find(fields.text("delimiter"));
    if (found == kDelimiters.end())
        fields.refuse("delimiter", "is unknown", "Give comma, semicolon or tab.");
    return found->second;
}

data::ImportOptions importOptionsFrom(JsonFields& fields)
{
    data::ImportOptions options;
    if (fields.has("label"))
        options.label = fields.text("label", kMostNameBytes);
    if (fields.has("kinds")) {
        for (const auto& [column, kind] : fields.table("kinds", kMostColumns).items())
            options.kinds.emplace(column, kindFrom(fields, column, kind));
    }
    if (fields.has("names"))
        options.names = fields.texts("names", kMostColumns);
    if (fields.has("has_header"))
        options.hasHeader = fields.flag("has_header");
    if (fields.has("delimiter"))
        options.delimiter = delimiterFrom(fields);
    if (fields.has("missing")) {
        const std::vector<std::string> more = fields.texts("missing", kMostColumns);
        options.missing.insert(options.missing.end(), more.begin(), more.end());
    }
    if (fields.has("idx_labels"))
        options.idxLabels = fields.text("idx_labels", kMostPathBytes);
    return options;
}

std::vector<std::string> textsOf(const data::Table& table, const std::string& name, std::string_view purpose)
{
    const data::Column& column = table.columns[table.require(name, purpose)];
    std::vector<std::string> texts(column.rows());
    for (std::size_t row = 0; row < texts.size(); ++row)
        texts[row] = column.textAt(row);
    return texts;
}

/// The columns that say something about rows and are no findings.
std::vector<std::string> columnsAside(const SourceRequest& request)
{
    std::vector<std::string> columns;
    if (data::needsColumn(request.split.rule))
        columns.push_back(request.split.column);
    if (!request.observedColumn.empty() && request.observedColumn != request.split.column)
        columns.push_back(request.observedColumn);
    return columns;
}

SourceTable prepared(const data::Table& table, const SourceRequest& request)
{
    SourceTable result;
    result.dataset = data::datasetFrom(table, columnsAside(request));
    if (!request.observedColumn.empty())
        result.observations = data::readObservations(
            textsOf(table, request.observedColumn, "which says what was observed"), result.dataset.features);
    if (data::needsColumn(request.split.rule))
        result.splitColumn = textsOf(table, request.split.column, "which the split follows");
    result.split = data::makeSplit(result.dataset, request.split, result.splitColumn);
    return result;
}

SourceTable readFile(JsonFields& fields, const SourceRequest& request, JobControl& job)
{
    const std::filesystem::path path = fields.text("path", kMostPathBytes);
    data::ImportOptions options = importOptionsFrom(fields);
    fields.refuseUnread();
    options.textColumns = columnsAside(request);
    // The hash first: of another table not even the columns need be there.
    constexpr double kHashedUpTo = 0.3; // of reading
    job.enterPart(0, kHashedUpTo * request.progressUpTo);
    const std::string sha256 = data::hashOfFile(path, job);
    requireTable(request, path.string(), sha256);
    job.enterPart(kHashedUpTo * request.progressUpTo, request.progressUpTo);
    const data::Table table = data::importTable(path, options, job);
    SourceTable result = data::namingLines(table, [&] { return prepared(table, request); });
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
