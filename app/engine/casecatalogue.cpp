// SPDX-License-Identifier: GPL-3.0-or-later
#include "casecatalogue.h"

#include "common/resources.h"
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

} // namespace genex::engine
