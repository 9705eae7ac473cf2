// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/cataloguenames.h"

#include "common/error.h"
#include "domain/jsonfields.h"

#include <algorithm>

namespace genex::domain {

namespace {

constexpr int kNewestFormat = 1;
constexpr std::size_t kMostBytes = 8U * 1024 * 1024;
constexpr std::size_t kMostEntries = 20'000;
constexpr std::size_t kMostNames = 20;

CatalogueNames::Table readTable(JsonFields& fields, const std::string& name)
{
    CatalogueNames::Table table;
    JsonFields entries = fields.object(name);
    for (const auto& [id, texts] : fields.table(name, kMostEntries).items()) {
        table[id] = entries.texts(id, kMostNames);
        if (table[id].empty())
            entries.refuse(id, "contains no name", "Give the name, then synonyms if there are any.");
    }
    return table;
}

void addSynonym(std::vector<std::string>& synonyms, const std::string& name, const std::string& text)
{
    if (text != name && std::ranges::find(synonyms, text) == synonyms.end())
        synonyms.push_back(text);
}

template <typename Entry>
void rename(Entry& entry, const std::vector<std::string>& names)
{
    const std::string before = entry.name;
    entry.name = names.front();
    addSynonym(entry.synonyms, entry.name, before);
    for (const std::string& name : names)
        addSynonym(entry.synonyms, entry.name, name);
    std::erase(entry.synonyms, entry.name);
}

void rename(Panel& panel, const std::vector<std::string>& names)
{
    panel.name = names.front();
}

template <typename Entry>
void renameAll(std::vector<Entry>& entries, const CatalogueNames::Table& table)
{
    for (const auto& [id, names] : table) {
        const auto entry = std::ranges::find(entries, id, &Entry::id);
        if (entry == entries.end())
            throw Failure(ErrorCode::InvalidInput, Text("\"%1\" is named but not in the catalogue.", id),
                          "Put the two matching files in one folder.");
        rename(*entry, names);
    }
}

} // namespace

CatalogueNames loadCatalogueNames(const std::filesystem::path& file)
{
    return parseCatalogueNames(readTextFile(file, kMostBytes), file.filename().string());
}

CatalogueNames parseCatalogueNames(std::string_view text, const std::string& sourceName)
{
    const nlohmann::json json = parseJson(text, sourceName);
    JsonFields fields(json, sourceName);
    readFormat(fields, kNewestFormat);
    if (fields.has("$schema"))
        fields.text("$schema");
    CatalogueNames names;
    names.catalogue = fields.text("catalogue");
    names.language = fields.text("language", 40);
    names.panels = readTable(fields, "panels");
    names.features = readTable(fields, "features");
    names.diseases = readTable(fields, "diseases");
    fields.refuseUnread();
    return names;
}

Catalogue renamed(const Catalogue& catalogue, const CatalogueNames& names)
{
    CatalogueContent content = catalogue.content();
    if (names.catalogue != content.id)
        throw Failure(
            ErrorCode::InvalidInput,
            Text("The names are for the catalogue \"%1\", and this is \"%2\".", names.catalogue, content.id),
            "Put the two matching files in one folder.");
    content.language = names.language;
    renameAll(content.panels, names.panels);
    renameAll(content.features, names.features);
    renameAll(content.diseases, names.diseases);
    return Catalogue(std::move(content));
}

} // namespace genex::domain
