// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingsource.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "common/random.h"
#include "common/resources.h"
#include "common/sha256.h"
#include "data/datasethash.h"
#include "data/sample.h"
#include "domain/jsonfields.h"

#include <algorithm>
#include <limits>

namespace genex::engine {

namespace {

using domain::JsonFields;

constexpr std::uint64_t kMaxSampleRows = 10'000'000;

/// A model that is evaluated on other patients than its own split's would be praised for what it has seen.
void requireTable(const SourceRequest& request, const std::string& name, const std::string& sha256)
{
    if (request.sha256 && *request.sha256 != sha256)
        throw Failure(
            ErrorCode::InvalidInput,
            Text("%1 is not the table that the model was trained on: its SHA-256 is %2 instead of %3.", name,
                 sha256, *request.sha256),
            "Name the table of the training, unchanged.");
}

std::filesystem::path sampleFolder()
{
    return resourceFolder() / "sample";
}

// --- the embedded population

SourceTable readSample(JsonFields& fields, const SourceRequest& request, JobControl& job)
{
    const std::uint64_t rows = fields.wholeNumber("rows", kMaxSampleRows);
    const std::uint64_t seed = fields.wholeNumber("seed", std::numeric_limits<std::uint64_t>::max());
    fields.refuseUnread();
    if (rows == 0)
        fields.refuse("rows", "is 0", "Draw at least one patient.");
    if (data::needsColumn(request.split.rule) || !request.observed.column.empty())
        throw Failure(ErrorCode::InvalidInput, "The sample has no columns beside its features.",
                      "Split it by group or by rows, and let what is observed be drawn.");
    const std::filesystem::path folder = sampleFolder();
    job.enterPart(0, request.progressUpTo);
    SourceTable table;
    const data::SamplePopulation population = data::loadSample(folder);
    Random random(seed);
    table.dataset = population.draw(static_cast<std::size_t>(rows), random, job);
    requireTable(request, "The sample", data::hashOf(table.dataset));
    table.split = data::makeSplit(table.dataset, request.split);
    table.catalogueSha256 = Sha256::of(readWholeFile(folder / "catalogue.json"));
    if (request.observed.areComplaints) {
        job.enterPart(request.progressUpTo, request.progressUpTo);
        data::ToldPatients told = data::drawComplaints(population, table.dataset, seed, job);
        table.complaints = std::move(told.rule);
        table.observations = std::move(told.observations);
    }
    return table;
}

// --- a file

/// The embedded catalogue, where it knows most of these columns; a few common names say nothing.
std::optional<domain::Catalogue> embeddedCatalogueOf(const std::vector<data::FeatureColumn>& features)
{
    domain::Catalogue catalogue = domain::loadCatalogue(sampleFolder() / "catalogue.json");
    const auto known =
        static_cast<std::size_t>(std::ranges::count_if(features, [&](const data::FeatureColumn& feature) {
            return catalogue.feature(feature.id) != nullptr;
        }));
    if (2 * known < features.size())
        return std::nullopt;
    return catalogue;
}

data::ComplaintRule ruleFor(const std::vector<data::FeatureColumn>& features, const ObservedSource& observed)
{
    if (observed.rule)
        return *observed.rule;
    const std::optional<domain::Catalogue> catalogue =
        observed.catalogue ? observed.catalogue : embeddedCatalogueOf(features);
    return data::complaintRule(features, catalogue ? &*catalogue : nullptr);
}

void addComplaints(SourceTable& table, const ObservedSource& observed, JobControl& job)
{
    table.complaints = ruleFor(table.dataset.features, observed);
    table.observations = data::drawComplaints(table.dataset, table.split.rowsOf(data::Part::Training),
                                              *table.complaints, table.split.settings.seed, job);
}

SourceTable readFile(JsonFields& fields, const SourceRequest& request, JobControl& job)
{
    data::TableSource file = data::tableSourceFrom(fields);
    const data::TableUse use{request.split, request.observed.column, request.observed.mayFindColumn};
    file.options.textColumns = data::columnsAside(use);
    // The hash first: of another table not even the columns need be there.
    constexpr double kHashedUpTo = 0.3; // of reading
    job.enterPart(0, kHashedUpTo * request.progressUpTo);
    const std::string sha256 = data::hashOfFile(file.path, job);
    requireTable(request, file.path.string(), sha256);
    job.enterPart(kHashedUpTo * request.progressUpTo, request.progressUpTo);
    const data::Table table = data::importTable(file.path, file.options, job);
    SourceTable result{data::prepareTable(table, use), {}, {}};
    result.split.dataSha256 = sha256;
    if (request.observed.areComplaints) {
        job.enterPart(request.progressUpTo, request.progressUpTo);
        addComplaints(result, request.observed, job);
    }
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
    throw Failure(ErrorCode::InvalidInput, Text("A data source of the kind \"%1\" is not known.", kind),
                  "Give sample or file.");
}

} // namespace genex::engine
