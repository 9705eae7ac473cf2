// SPDX-License-Identifier: GPL-3.0-or-later
#include "casecatalogue.h"

#include "common/resources.h"
#include "domain/catalogue.h"

#include <filesystem>

namespace genex::engine {

namespace {

/// Read once: it belongs to the program.
const domain::Catalogue& programCatalogue()
{
    static const domain::Catalogue catalogue = [] {
        const std::filesystem::path file = resourceFolder() / "sample" / "catalogue.json";
        return std::filesystem::exists(file) ? domain::loadCatalogue(file) : domain::Catalogue();
    }();
    return catalogue;
}

} // namespace

method::CaseContext contextOf(const method::Model& model, const domain::EffortWeights& weights)
{
    return method::CaseContext::from(programCatalogue(), model.features(), model.classes(), weights);
}

domain::EffortWeights weightsFrom(domain::JsonFields& fields)
{
    domain::EffortWeights weights;
    if (!fields.has("weights"))
        return weights;
    domain::JsonFields given = fields.object("weights");
    const auto read = [&given](const char* name, double& weight) {
        if (given.has(name))
            weight = given.number(name, 0, domain::EffortWeights::kMost);
    };
    read("price", weights.price);
    read("time", weights.time);
    read("invasiveness", weights.invasiveness);
    given.refuseUnread();
    return weights;
}

} // namespace genex::engine
