// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "domain/modelcard.h"
#include "exchange/casereport.h"

#include <QString>

#include <string>
#include <vector>

/// Cases to make reports of, and what a report is searched by.
namespace genex::testing {

using namespace genex::domain;

inline const std::string kHash(64, 'a');
inline const std::string kCaseId = "k7x2qdabcdefghijklmnopqrst";
inline const std::string kName = "Xanthippe Quill-Österreich";
inline const std::string kNumber = "MRN-778899";
inline constexpr std::int64_t kStartMs = 1'772'352'930'000; ///< 2026-03-01T08:15:30Z

inline Catalogue catalogue()
{
    const auto feature = [](const char* id, const char* name, Act act, double cost, int minutes,
                            std::optional<Quantity> quantity = std::nullopt) {
        Feature made;
        made.id = id;
        made.name = name;
        made.act = act;
        made.cost = cost;
        made.costInPanel = cost;
        made.turnaroundMinutes = minutes;
        made.quantity = std::move(quantity);
        return made;
    };
    CatalogueContent content;
    content.currency = "EUR";
    content.features = {
        feature("fever", "Fever", Act::Ask, 0, 0),
        feature("cough", "Cough", Act::Ask, 0, 0),
        feature("temperature", "Body temperature", Act::Examine, 0, 0, Quantity{"°C", 1, 30, 45}),
        feature("crp", "C-reactive protein", Act::Lab, 9, 60, Quantity{"mg/L", 0, 0, 600}),
        feature("xray", "Chest X-ray: upper-zone shadow or cavity", Act::Imaging, 40, 45),
        feature("ddimer", "D-dimer", Act::Lab, 20, 90, Quantity{"mg/L", 2, 0, 20}),
        feature("smear", "Malaria smear", Act::Lab, 12, 240)};
    content.diseases = {
        {"flu", "Influenza", {}, "J11", false},           {"pneumonia", "Pneumonia", {}, "J18", false},
        {"malaria", "Malaria", {}, "B54", true, 0.01},    {"covid", "COVID-19", {}, "U07", false},
        {"angina", "Unstable angina", {}, "I20.0", true}, {"sepsis", "Sepsis", {}, "A41.9", true},
        {"stroke", "Stroke", {}, "I63.9", true}};
    return Catalogue(content);
}

inline Recommendation recommended()
{
    Recommendation made;
    made.modelSha256 = kHash;
    made.programVersion = "0.1.0";
    made.seed = 7;
    made.order = {{"crp", 0.3, 1}, {"xray", 0.1, 1}};
    made.estimate = {"ddimer", "smear"};
    made.differential = {
        {"flu", 0.44, 0.7}, {"pneumonia", 0.31, 0.2}, {"malaria", 0.15, 0.06}, {"covid", 0.1, 0.04}};
    made.confidenceNow = 0.44;
    made.confidenceExpected = 0.7;
    made.threshold = 0.8;
    return made;
}

/// Planned for this patient, with everything that is said of a test.
inline Recommendation recommendedPersonally()
{
    Recommendation made = recommended();
    made.selection = "personal";
    made.order[0].separates = {"flu", "pneumonia"};
    made.order[0].outcomes = {{"high", 40, {}, 0.25, 0.31, 0.56},
                              {"middle", 10, 40, 0.5, 0.5, 0.2},
                              {"low", {}, 10, 0.25, 0.6, 0.1}};
    made.order[1].expectedGain = 0;
    made.order[1].separates = {"flu", "malaria"};
    made.order[1].outcomes = {{"present", {}, {}, 0.1, 0.2, 0.1}, {"absent", {}, {}, 0.9, 0.5, 0.2}};
    return made;
}

inline EstimatedValue estimateOf(const char* feature, double present, double mean, double deviation)
{
    EstimatedValue value;
    value.feature = feature;
    value.present = present;
    value.mean = mean;
    value.deviation = deviation;
    if (deviation > 0)
        value.range = EstimatedRange{mean, mean - 2 * deviation, mean + 3 * deviation};
    return value;
}

inline std::vector<EstimatedValue> estimates()
{
    return {estimateOf("ddimer", 0, 0.42, 0.11), estimateOf("smear", 0.08, 0, 0)};
}

inline Conclusion concludedWith(std::vector<EstimatedValue> values)
{
    Conclusion reached;
    reached.modelSha256 = kHash;
    reached.programVersion = "0.1.0";
    reached.seed = 9;
    reached.stage = CaseStage::Concluded;
    reached.usesEstimates = !values.empty();
    reached.estimates = std::move(values);
    reached.differential = {{"flu", 0.88, {{"fever", 1.5}, {"crp", -0.25}, {"cough", 0.4}}},
                            {"pneumonia", 0.07, {{"crp", 0.9}, {"cough", -0.7}}},
                            {"malaria", 0.03, {}},
                            {"covid", 0.02, {}}};
    reached.confidence = 0.88;
    reached.threshold = 0.8;
    return reached;
}

/// A case that is written down as it happens, an event a minute.
struct Story
{
    CaseDocument document;
    std::int64_t atMs = kStartMs;

    Story& then(CaseChange change)
    {
        document.apply({"dr_a", atMs, std::move(change)});
        atMs += 60'000;
        return *this;
    }
};

inline Story drafted()
{
    return Story()
        .then(CaseOpened{{.name = kName,
                          .ageYears = 54,
                          .sex = Sex::Female,
                          .reference = kNumber,
                          .remarks = "Lives at Elmstreet."}})
        .then(FindingSet{Finding::present("fever")})
        .then(FindingSet{Finding::absent("cough")})
        .then(FindingSet{Finding::measured("temperature", 38.94)})
        .then(NoteAdded{"Brother of Zacharias."});
}

inline Story ordered()
{
    return drafted()
        .then(RecommendationMade{recommended(), "embedded/1"})
        .then(OrderPlaced{{"crp", "xray"}, {"ddimer", "smear"}, 1});
}

inline Story reported()
{
    return ordered()
        .then(ResultEntered{Finding::measured("crp", 12), "mg/L", kStartMs})
        .then(ResultUnavailable{"xray", "Mrs Quill-Österreich declined"});
}

inline Story concluded()
{
    return reported().then(ConclusionReached{concludedWith(estimates()), "embedded/1"});
}

inline Story fallenBack()
{
    return reported().then(EstimatesMade{estimates(), kHash, 9}).then(FallBackOrdered{{"ddimer", "smear"}});
}

inline Story concludedAfterFallBack()
{
    return fallenBack()
        .then(ResultEntered{Finding::measured("ddimer", 0.61), "mg/L", std::nullopt})
        .then(ResultEntered{Finding::absent("smear"), "", std::nullopt})
        .then(ConclusionReached{concludedWith({}), "embedded/1"});
}

inline Story amended()
{
    return concluded().then(Amended{"the CRP of Xanthippe was another patient's"});
}

inline Story amendedAndConcluded()
{
    Conclusion again = concludedWith(estimates());
    again.differential[0].probability = 0.91;
    again.confidence = 0.91;
    return amended()
        .then(ResultEntered{Finding::measured("crp", 140), "mg/L", std::nullopt})
        .then(ConclusionReached{again, "embedded/1"});
}

/// 100 findings with names as long as they may be.
inline Story crowded(int findings = 100)
{
    Story story;
    story.then(CaseOpened{{.name = "Ñandú Müller-Lüdenscheidt 🩺"}});
    for (int i = 0; i < findings; ++i) {
        const std::string name =
            "finding " + std::to_string(i) + " " + std::string(1 + i * 4, 'w') + " größer";
        story.then(FindingSet{i % 3 == 0 ? Finding::absent(name)
                              : i % 3 == 1
                                  ? Finding::present(name)
                                  : Finding::ofCategory(name, "ein sehr langer Wert, mucho más 🩺")});
    }
    Recommendation made = recommended();
    made.order.clear();
    made.estimate.clear();
    for (int i = 0; i < 40; ++i)
        made.order.push_back({"test " + std::to_string(i) + std::string(60, 'x'), 0.1, 1});
    for (int i = 0; i < 40; ++i)
        made.estimate.push_back("estimate " + std::to_string(i) + std::string(60, 'y'));
    for (int i = 0; i < 5; ++i)
        made.concerns.push_back({"unlike_training", "A concern that is long. " + std::string(400, 'c')});
    return story.then(RecommendationMade{made, "a model"});
}

inline ModelCard cardOfModel()
{
    ModelCard card;
    card.sha256 = kHash;
    card.programVersion = "0.1.0";
    card.seed = 1;
    card.trainingRows = 4200;
    card.validationRows = 600;
    card.features = 237;
    card.classes = 50;
    card.purpose = "Which batch of tests to order now.";
    card.limits = {
        "For research and education only. It is not a medical device and has not been validated on "
        "patients.",
        "It knows the diseases listed here & nothing else."};
    card.figures = {{12, 0.47, 0.46, 0.25, 0.8, 0.016}};
    return card;
}

inline exchange::ReportContent reportOf(const CaseDocument& document, bool namesPatient = false)
{
    static const Catalogue names = catalogue();
    return exchange::caseReport(
        {kCaseId, document, names, cardOfModel(), namesPatient, kStartMs + 3'600'000, "0.1.0"});
}

/// Collects every text of a report.
struct Texts
{
    QString all;

    explicit Texts(const exchange::ReportContent& content)
    {
        for (const QString& text : {content.title, content.subject, content.pseudonym, content.state,
                                    content.made, content.notice, content.headline})
            add(text);
        for (const auto* sections :
             {&content.remarks, &content.left, &content.right, &content.wide, &content.details})
            add(*sections);
    }
    explicit Texts(const std::vector<exchange::ReportSection>& sections) { add(sections); }

    bool has(const char* text) const { return all.contains(QString::fromUtf8(text)); }

    void operator()(const exchange::ReportText& block) { add(block.text); }
    void operator()(const exchange::ReportFacts& block) { addFacts(block.facts); }
    void operator()(const exchange::ReportEstimates& block)
    {
        add(block.title);
        addFacts(block.values);
        add(block.remark);
    }
    void operator()(const exchange::ReportEntries& block)
    {
        for (const exchange::ReportEntry& entry : block.entries)
            add(entry.name + QStringLiteral("=") + entry.value);
    }
    void operator()(const exchange::ReportBars& block)
    {
        for (const exchange::ReportBar& bar : block.bars)
            add(bar.name);
    }
    void operator()(const exchange::ReportGauge& block) { add(block.words); }
    void operator()(const exchange::ReportTable& block)
    {
        add(block.head.join(QLatin1Char('|')));
        for (const QStringList& row : block.rows)
            add(row.join(QLatin1Char('|')));
    }

private:
    void add(const QString& text) { all += text + QLatin1Char('\n'); }
    void addFacts(const std::vector<exchange::ReportFact>& facts)
    {
        for (const exchange::ReportFact& fact : facts)
            add(fact.name + QStringLiteral("=") + fact.value);
    }
    void add(const std::vector<exchange::ReportSection>& sections)
    {
        for (const exchange::ReportSection& section : sections) {
            add(section.heading);
            for (const exchange::ReportBlock& block : section.blocks)
                std::visit(*this, block);
        }
    }
};

} // namespace genex::testing
