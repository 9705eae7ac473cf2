// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/knowledge.h"

#include "common/error.h"
#include "domain/jsonfields.h"

#include <algorithm>
#include <limits>
#include <map>

namespace genex::data {

namespace {

using domain::JsonFields;

constexpr int kNewestFormat = 1;
constexpr std::size_t kMostBytes = 32U * 1024 * 1024;
constexpr std::size_t kMostFactors = 100;
constexpr double kMostSpreadFactor = 1'000;
constexpr double kLargestValue = 1e9;
constexpr double kLargestSquares = 0.95; ///< of the loadings: the rest is the finding's own variance

/// Reads one knowledge file; the catalogue defines findings and diseases.
class KnowledgeReader
{
public:
    KnowledgeReader(const nlohmann::json& json, std::string source, const domain::Catalogue& catalogue)
        : m_source(std::move(source))
        , m_catalogue(catalogue)
        , m_file(json, m_source)
    {}

    Knowledge read();

private:
    void readHeader();
    void readFactors();
    void readFindings();
    void readDiseases();
    void readGaps();

    FindingKnowledge readFinding(JsonFields& fields, std::size_t finding);
    void readMeasured(JsonFields& fields, const domain::Quantity& quantity, FindingKnowledge& knowledge);
    Level readLevel(JsonFields& fields, const std::string& name, Shape shape) const;
    std::optional<std::size_t> readCondition(JsonFields& fields, const std::string& name,
                                             std::size_t finding);
    std::optional<UpperLimit> readUpperLimit(JsonFields& fields, std::size_t finding);
    void readLoadings(JsonFields& fields, FindingKnowledge& knowledge);
    void readExceptions(JsonFields& fields, std::size_t disease);
    std::size_t findingOf(JsonFields& fields, const std::string& list, const std::string& id,
                          bool isMeasured) const;
    double gapOf(const domain::Feature& feature, JsonFields& byAct, JsonFields& byPanel) const;

    std::string m_source;
    const domain::Catalogue& m_catalogue;
    JsonFields m_file;
    Knowledge m_knowledge;
    std::vector<double> m_usualRates;
    std::vector<Level> m_usualLevels;
};

Knowledge KnowledgeReader::read()
{
    domain::readFormat(m_file, kNewestFormat);
    readHeader();
    readFactors();
    readFindings();
    readDiseases();
    readGaps();
    m_file.refuseUnread();
    return std::move(m_knowledge);
}

void KnowledgeReader::readHeader()
{
    if (m_file.has("$schema"))
        m_file.text("$schema");
    m_file.text("version", 40);
    m_file.text("notice", 1'000);
    const std::string catalogue = m_file.text("catalogue", 64);
    if (catalogue != m_catalogue.content().id)
        m_file.refuse("catalogue",
                      "is \"" + catalogue + "\", but the catalogue here is \"" + m_catalogue.content().id +
                          "\"",
                      "Put the two matching files in one folder.");
}

void KnowledgeReader::readFactors()
{
    for (const nlohmann::json& entry : m_file.list("factors", 0, kMostFactors)) {
        JsonFields fields(entry, m_source + ", factor " + std::to_string(m_knowledge.factors.size() + 1));
        const std::string id = fields.id();
        fields.text("note");
        fields.refuseUnread();
        if (std::ranges::find(m_knowledge.factors, id) != m_knowledge.factors.end())
            fields.refuse("id", "\"" + id + "\" stands in an earlier entry too",
                          "Rename or remove one of them.");
        m_knowledge.factors.push_back(id);
    }
}

/// The entries of a list by id; the ids must be exactly those of the catalogue.
template <typename Entry>
std::map<std::string, const nlohmann::json*> entriesById(JsonFields& file, const std::string& list,
                                                         const std::vector<Entry>& expected)
{
    std::map<std::string, const nlohmann::json*> entries;
    for (const nlohmann::json& entry : file.list(list, 0, expected.size())) {
        const std::string id = JsonFields(entry, Text("%1, an entry of \"%2\"", file.where(), list)).id();
        if (!entries.emplace(id, &entry).second)
            file.refuse(list, "holds \"" + id + "\" twice", "Remove one of the two.");
        if (std::ranges::find(expected, id, &Entry::id) == expected.end())
            file.refuse(list, "holds \"" + id + "\", which is not in the catalogue",
                        "Add it there, or remove it.");
    }
    for (const Entry& entry : expected) {
        if (!entries.contains(entry.id))
            file.refuse(list, "lacks \"" + entry.id + "\", which is in the catalogue",
                        "Add an entry for it.");
    }
    return entries;
}

void KnowledgeReader::readFindings()
{
    const std::vector<domain::Feature>& features = m_catalogue.features();
    const auto entries = entriesById(m_file, "findings", features);
    m_usualRates.assign(features.size(), std::numeric_limits<double>::quiet_NaN());
    m_usualLevels.resize(features.size());
    for (std::size_t f = 0; f < features.size(); ++f) {
        JsonFields fields(*entries.at(features[f].id), m_source + ", finding \"" + features[f].id + "\"");
        fields.id();
        m_knowledge.findings.push_back(readFinding(fields, f));
        fields.refuseUnread();
    }
}

FindingKnowledge KnowledgeReader::readFinding(JsonFields& fields, std::size_t finding)
{
    FindingKnowledge knowledge;
    const std::optional<domain::Quantity>& quantity = m_catalogue.features()[finding].quantity;
    if (quantity) {
        readMeasured(fields, *quantity, knowledge);
        m_usualLevels[finding] = readLevel(fields, "usual", knowledge.shape);
    } else {
        m_usualRates[finding] = fields.number("usual", 0, 1);
    }
    knowledge.onlyIf = readCondition(fields, "only_if", finding);
    knowledge.appliesTo = readCondition(fields, "applies_to", finding);
    knowledge.appliesUpTo = readUpperLimit(fields, finding);
    readLoadings(fields, knowledge);
    if (knowledge.onlyIf && (quantity || !knowledge.loadings.empty()))
        fields.refuse("only_if", "stands beside a measured value or loadings",
                      "Only a finding that is present or absent, without loadings, can depend on another.");
    return knowledge;
}

void KnowledgeReader::readMeasured(JsonFields& fields, const domain::Quantity& quantity,
                                   FindingKnowledge& knowledge)
{
    const std::string shape = fields.text("shape", 20);
    if (shape != "normal" && shape != "log_normal")
        fields.refuse("shape", "is \"" + shape + "\"", "Give normal or log_normal.");
    knowledge.shape = shape == "normal" ? Shape::Normal : Shape::LogNormal;
    if (knowledge.shape == Shape::LogNormal && quantity.lowest < 0)
        fields.refuse("shape", "is log_normal, but the catalogue allows values below 0",
                      "Correct one of the two.");
    if (!fields.has("incidental"))
        return;
    JsonFields incidental = fields.object("incidental");
    knowledge.incidentalShare = incidental.number("share", 0, 0.5);
    knowledge.incidental = readLevel(incidental, "level", knowledge.shape);
    incidental.refuseUnread();
}

Level KnowledgeReader::readLevel(JsonFields& fields, const std::string& name, Shape shape) const
{
    const auto [centre, spread] = fields.numbers(name, -kLargestValue, kLargestValue);
    if (shape == Shape::Normal && spread <= 0)
        fields.refuse(name, "has a standard deviation of 0 or less", "Give [mean, standard deviation].");
    if (shape == Shape::LogNormal && (centre <= 0 || spread <= 1 || spread > kMostSpreadFactor))
        fields.refuse(name, "is not a median above 0 with a factor above 1",
                      "Give [median, factor], as in [5, 2].");
    return {centre, spread};
}

std::optional<std::size_t> KnowledgeReader::readCondition(JsonFields& fields, const std::string& name,
                                                          std::size_t finding)
{
    if (!fields.has(name))
        return std::nullopt;
    const std::string id = fields.id(name);
    const std::optional<std::size_t> other = m_catalogue.featureIndex(id);
    if (!other || *other >= finding || m_catalogue.features()[*other].quantity ||
        m_knowledge.findings[*other].onlyIf || m_knowledge.findings[*other].appliesTo)
        fields.refuse(
            name, "is \"" + id + "\"",
            "Name a present-or-absent finding that stands earlier in the catalogue and depends on no other.");
    return other;
}

std::optional<UpperLimit> KnowledgeReader::readUpperLimit(JsonFields& fields, std::size_t finding)
{
    if (!fields.has("applies_up_to"))
        return std::nullopt;
    JsonFields limit = fields.object("applies_up_to");
    const std::string id = limit.id("finding");
    const std::optional<std::size_t> other = m_catalogue.featureIndex(id);
    if (!other || *other >= finding || !m_catalogue.features()[*other].quantity)
        limit.refuse("finding", "is \"" + id + "\"",
                     "Name a measured finding that stands earlier in the catalogue.");
    const UpperLimit result{*other, limit.number("value", -kLargestValue, kLargestValue)};
    limit.refuseUnread();
    return result;
}

void KnowledgeReader::readLoadings(JsonFields& fields, FindingKnowledge& knowledge)
{
    if (!fields.has("loadings"))
        return;
    double squares = 0;
    JsonFields loadings = fields.object("loadings");
    for (const auto& [id, value] : fields.table("loadings", kMostFactors).items()) {
        const auto factor = std::ranges::find(m_knowledge.factors, id);
        if (factor == m_knowledge.factors.end())
            fields.refuse("loadings", "names the factor \"" + id + "\", which is not described",
                          "Add it to factors.");
        const double loading = loadings.number(id, -1, 1);
        squares += loading * loading;
        knowledge.loadings.emplace_back(factor - m_knowledge.factors.begin(), loading);
    }
    if (squares > kLargestSquares)
        fields.refuse("loadings", "have squares that sum to " + std::to_string(squares),
                      "Keep the sum below 0.95.");
}

void KnowledgeReader::readDiseases()
{
    const std::vector<domain::Disease>& diseases = m_catalogue.diseases();
    const auto entries = entriesById(m_file, "diseases", diseases);
    m_knowledge.rates.assign(diseases.size(), m_usualRates);
    m_knowledge.levels.assign(diseases.size(), m_usualLevels);
    for (std::size_t d = 0; d < diseases.size(); ++d) {
        JsonFields fields(*entries.at(diseases[d].id), m_source + ", disease \"" + diseases[d].id + "\"");
        fields.id();
        m_knowledge.prevalence.push_back(fields.number("prevalence", 1e-6, 1e6));
        readExceptions(fields, d);
        fields.refuseUnread();
    }
}

void KnowledgeReader::readExceptions(JsonFields& fields, std::size_t disease)
{
    const std::size_t most = m_catalogue.features().size();
    JsonFields present = fields.object("present");
    for (const auto& [id, value] : fields.table("present", most).items())
        m_knowledge.rates[disease][findingOf(fields, "present", id, false)] = present.number(id, 0, 1);
    JsonFields measured = fields.object("measured");
    for (const auto& [id, value] : fields.table("measured", most).items()) {
        const std::size_t finding = findingOf(fields, "measured", id, true);
        m_knowledge.levels[disease][finding] = readLevel(measured, id, m_knowledge.findings[finding].shape);
    }
}

std::size_t KnowledgeReader::findingOf(JsonFields& fields, const std::string& list, const std::string& id,
                                       bool isMeasured) const
{
    const std::optional<std::size_t> finding = m_catalogue.featureIndex(id);
    if (!finding)
        fields.refuse(list, "names \"" + id + "\", which is not in the catalogue",
                      "Add it there, or remove it.");
    if (m_catalogue.features()[*finding].quantity.has_value() != isMeasured)
        fields.refuse(list, "names \"" + id + "\", which is of the other kind",
                      isMeasured ? "Move it to \"present\"." : "Move it to \"measured\".");
    return *finding;
}

void KnowledgeReader::readGaps()
{
    JsonFields gaps = m_file.object("gaps");
    JsonFields byAct = gaps.object("by_act");
    JsonFields byPanel = gaps.object("by_panel");
    for (const domain::Act act :
         {domain::Act::Ask, domain::Act::Examine, domain::Act::Lab, domain::Act::Imaging})
        byAct.number(std::string(nameOf(act)), 0, 0.99);
    for (const domain::Feature& feature : m_catalogue.features())
        m_knowledge.gaps.push_back(gapOf(feature, byAct, byPanel));
    byAct.refuseUnread();
    byPanel.refuseUnread();
    gaps.refuseUnread();
}

double KnowledgeReader::gapOf(const domain::Feature& feature, JsonFields& byAct, JsonFields& byPanel) const
{
    const bool hasOwn = !feature.panel.empty() && byPanel.has(feature.panel);
    return hasOwn ? byPanel.number(feature.panel, 0, 0.99)
                  : byAct.number(std::string(nameOf(feature.act)), 0, 0.99);
}

} // namespace

Knowledge loadKnowledge(const std::filesystem::path& file, const domain::Catalogue& catalogue)
{
    return parseKnowledge(domain::readTextFile(file, kMostBytes), file.string(), catalogue);
}

Knowledge parseKnowledge(std::string_view text, const std::string& sourceName,
                         const domain::Catalogue& catalogue)
{
    if (catalogue.features().empty() || catalogue.diseases().empty())
        throw Failure(ErrorCode::InvalidInput,
                      "The catalogue beside " + sourceName + " has no features or no diseases.",
                      "Name a catalogue with both.");
    const nlohmann::json json = domain::parseJson(text, sourceName);
    return KnowledgeReader(json, sourceName, catalogue).read();
}

} // namespace genex::data
