// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingsource.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "common/random.h"
#include "common/resources.h"
#include "common/sha256.h"
#include "data/datasethash.h"
#include "data/sample.h"
#include "data/tablecache.h"

#include <algorithm>

namespace genex::engine {

namespace {

/// Evaluating a model on patients outside its own split would reward what it has seen.
void requireTable(const SourceRequest& request, const std::string& name, const std::string& sha256)
{
    if (request.sha256 && *request.sha256 != sha256)
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 is not the table the model was trained on: its SHA-256 is %2 instead of %3.",
                           name, sha256, *request.sha256),
                      "Use the unchanged training table.");
}

std::filesystem::path sampleFolder()
{
    return resourceFolder() / "sample";
}

// --- the embedded population

SourceTable readSample(const contract::TableSource& source, const SourceRequest& request, JobControl& job)
{
    const std::uint64_t seed = source.seed.value();
    if (data::needsColumn(request.split.rule) || !request.observed.column.empty())
        throw Failure(ErrorCode::InvalidInput, "The sample has no columns other than its features.",
                      "Split it by group or by rows, and have the initial findings sampled.");
    const std::filesystem::path folder = sampleFolder();
    job.enterPart(0, request.progressUpTo);
    SourceTable table;
    const data::SamplePopulation population = data::loadSample(folder);
    Random random(seed);
    table.dataset = population.draw(source.rows.value(), random, job);
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

/// Estimate, training, evaluation and experiments use the same table in turn.
data::TableCache& tables()
{
    static data::TableCache cache;
    return cache;
}

/// The embedded catalogue, if it knows most of these columns; a few common names are not enough.
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

SourceTable readFile(const contract::TableSource& source, const SourceRequest& request, JobControl& job)
{
    data::ImportOptions options = contract::importOptionsOf(source);
    const data::TableUse use{request.split, request.observed.column, request.observed.mayFindColumn,
                             request.holdsOutGroups};
    options.textColumns = data::columnsAside(use);
    // The hash first: a different table may not even have the columns.
    constexpr double kHashedUpTo = 0.3; // of reading
    job.enterPart(0, kHashedUpTo * request.progressUpTo);
    const data::HashedFile file = tables().hash(source.path, job);
    requireTable(request, source.path, file.sha256);
    job.enterPart(kHashedUpTo * request.progressUpTo, request.progressUpTo);
    SourceTable result{data::prepareTable(tables().read(file, options, job), use), {}, {}};
    result.split.dataSha256 = file.sha256;
    if (request.observed.areComplaints) {
        job.enterPart(request.progressUpTo, request.progressUpTo);
        addComplaints(result, request.observed, job);
    }
    return result;
}

} // namespace

SourceTable readSource(const contract::TableSource& source, const SourceRequest& request, JobControl& job)
{
    return source.kind == contract::SourceKind::Sample ? readSample(source, request, job)
                                                       : readFile(source, request, job);
}

} // namespace genex::engine
