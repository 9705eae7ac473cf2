// SPDX-License-Identifier: GPL-3.0-or-later
#include "casecatalogue.h"

#include "common/resources.h"
#include "domain/cantmiss.h"
#include "domain/catalogue.h"

#include <filesystem>

namespace genex::engine {

namespace {

/// Read once: it is part of the program.
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

std::vector<double> cantMissFromOf(const std::vector<std::string>& classes)
{
    std::vector<double> thresholds;
    for (const std::string& name : classes)
        thresholds.push_back(domain::cantMissThreshold(programCatalogue(), name));
    return thresholds;
}

} // namespace genex::engine
