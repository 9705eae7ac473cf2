#include "data/demonstration.h"

#include "domain/jsonfields.h"

#include <algorithm>

namespace genex::data {

namespace {

using domain::Finding;
using domain::JsonFields;

constexpr int kNewestFormat = 1;
constexpr std::size_t kMostBytes = 256U * 1024;
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

} // namespace

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
    for (const nlohmann::json& entry : file.list("findings", 1, kMostFindings)) {
        const std::size_t position = demonstration.findings.size() + 1;
        JsonFields fields(entry, sourceName + ", finding " + std::to_string(position));
        Finding finding = readFinding(fields, catalogue);
        fields.refuseUnread();
        if (std::ranges::find(demonstration.findings, finding.feature, &Finding::feature) !=
            demonstration.findings.end())
            fields.refuse("feature", "\"" + finding.feature + "\" stands in an earlier finding too",
                          "Remove one.");
        demonstration.findings.push_back(std::move(finding));
    }
    file.refuseUnread();
    return demonstration;
}

} // namespace genex::data
