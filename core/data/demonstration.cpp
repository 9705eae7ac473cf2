// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/demonstration.h"

#include "domain/jsonfields.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace genex::data {

namespace {

using domain::Finding;
using domain::JsonFields;

constexpr int kNewestFormat = 1;
constexpr std::size_t kMostBytes = std::size_t{256} * 1024;
constexpr std::size_t kMostFindings = 100;

const domain::Feature& featureOf(const JsonFields& fields, const std::string& id,
                                 const domain::Catalogue& catalogue)
{
    const domain::Feature* feature = catalogue.feature(id);
    if (feature == nullptr)
        fields.refuse("feature", "names \"" + id + "\", which is not in the catalogue", "Name one that is.");
    return *feature;
}

Finding readMeasured(JsonFields& fields, const domain::Feature& feature)
{
    if (!feature.quantity)
        fields.refuse("state", "is \"measured\", but \"" + feature.id + "\" is present or absent",
                      "Give present or absent.");
    return Finding::measured(feature.id,
                             fields.number("value", feature.quantity->lowest, feature.quantity->highest));
}

Finding readFinding(JsonFields& fields, const domain::Catalogue& catalogue)
{
    const domain::Feature& feature = featureOf(fields, fields.id("feature"), catalogue);
    const std::string state = fields.text("state", 20);
    if (state == "measured")
        return readMeasured(fields, feature);
    if (state != "present" && state != "absent")
        fields.refuse("state", "is \"" + state + "\"", "Give present, absent or measured.");
    if (feature.quantity)
        fields.refuse("state", "is \"" + state + "\", but \"" + feature.id + "\" is measured",
                      "Give its value.");
    return state == "present" ? Finding::present(feature.id) : Finding::absent(feature.id);
}

std::string readDisease(JsonFields& file, const domain::Catalogue& catalogue)
{
    std::string disease = file.id("disease");
    if (catalogue.disease(disease) == nullptr)
        file.refuse("disease", "names \"" + disease + "\", which is not in the catalogue",
                    "Name one that is.");
    return disease;
}

} // namespace

domain::PatientDetails Demonstration::details() const
{
    domain::PatientDetails details{.name = title};
    for (const Finding& finding : findings) {
        if (finding.feature == "age" && finding.state == domain::FindingState::Measured)
            details.ageYears = static_cast<int>(std::lround(finding.value));
        else if (finding.feature == "female_sex")
            details.sex =
                finding.state == domain::FindingState::Present ? domain::Sex::Female : domain::Sex::Male;
    }
    return details;
}

std::optional<Finding> Demonstration::resultOf(const std::string& feature,
                                               const domain::Catalogue& catalogue) const
{
    const auto found = std::ranges::find(results, feature, &Finding::feature);
    if (found != results.end())
        return *found;
    const domain::Feature* known = catalogue.feature(feature);
    if (known == nullptr || known->quantity)
        return std::nullopt;
    return Finding::absent(feature);
}

Demonstration loadDemonstration(const std::filesystem::path& file, const domain::Catalogue& catalogue)
{
    return parseDemonstration(domain::readTextFile(file, kMostBytes), file.string(), catalogue);
}

Demonstration parseDemonstration(std::string_view text, const std::string& sourceName,
                                 const domain::Catalogue& catalogue)
{
    const nlohmann::json json = domain::parseJson(text, sourceName);
    JsonFields file(json, sourceName);
    domain::readFormat(file, kNewestFormat);
    if (file.has("$schema"))
        file.text("$schema");
    Demonstration demonstration{file.text("title"), file.text("story", 1'000), {}};
    std::set<std::string> seen;
    const auto readAll = [&](const char* field, const std::string& kind, std::vector<Finding>& list) {
        for (const nlohmann::json& entry : file.list(field, 1, kMostFindings)) {
            JsonFields fields(entry, sourceName + ", " + kind + " " + std::to_string(list.size() + 1));
            list.push_back(readFinding(fields, catalogue));
            fields.refuseUnread();
            if (!seen.insert(list.back().feature).second)
                fields.refuse("feature",
                              "\"" + list.back().feature + "\" stands in an earlier finding" +
                                  (&list == &demonstration.findings ? "" : " or result") + " too",
                              "Remove one.");
        }
    };
    readAll("findings", "finding", demonstration.findings);
    if (file.has("results"))
        readAll("results", "result", demonstration.results);
    if (file.has("disease"))
        demonstration.disease = readDisease(file, catalogue);
    file.refuseUnread();
    return demonstration;
}

} // namespace genex::data
