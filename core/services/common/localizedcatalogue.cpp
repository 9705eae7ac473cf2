// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/localizedcatalogue.h"

#include "domain/cataloguenames.h"

#include <QLocale>

namespace genex::services {

domain::Catalogue loadLocalizedCatalogue(const std::filesystem::path& file)
{
    domain::Catalogue catalogue = domain::loadCatalogue(file);
    const std::string language = QLocale().name().left(2).toStdString();
    std::filesystem::path names = file;
    names.replace_extension("." + language + ".json");
    if (catalogue.content().language.starts_with(language) || !std::filesystem::exists(names))
        return catalogue;
    return domain::renamed(catalogue, domain::loadCatalogueNames(names));
}

} // namespace genex::services
