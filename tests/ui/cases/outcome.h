#pragma once

#include "services/demonstration.h"

namespace genex::ui::test {

/// A small outcome made by hand: three findings, two tests, six diseases.
inline services::DemonstrationOutcome outcome()
{
    using domain::Act;
    const auto feature = [](const char* id, const char* name, Act act, double cost, int minutes) {
        domain::Feature made;
        made.id = id;
        made.name = name;
        made.act = act;
        made.cost = cost;
        made.costInPanel = cost;
        made.turnaroundMinutes = minutes;
        return made;
    };
    const auto disease = [](const char* id, const char* name, bool cantMiss) {
        domain::Disease made;
        made.id = id;
        made.name = name;
        made.cantMiss = cantMiss;
        return made;
    };
    domain::CatalogueContent content;
    content.currency = "EUR";
    content.features = {feature("temperature", "Body temperature", Act::Examine, 0, 0),
                        feature("headache", "Headache", Act::Ask, 0, 0),
                        feature("cough", "Cough", Act::Ask, 0, 0),
                        feature("ns1", "NS1 antigen", Act::Lab, 18, 240),
                        feature("smear", "Malaria smear", Act::Lab, 9, 180)};
    content.features[0].quantity = domain::Quantity{"°C", 1, 30, 45};
    content.diseases = {disease("dengue", "Dengue", false), disease("malaria", "Malaria", true)};

    services::DemonstrationOutcome made;
    made.catalogue = domain::Catalogue(content);
    made.patient.title = "Febrile traveller";
    made.patient.story = "Four days of fever.";
    made.patient.findings = {domain::Finding::measured("temperature", 38.94),
                             domain::Finding::present("headache"), domain::Finding::absent("cough")};
    made.recommendation.modelSha256 = std::string(64, 'a');
    made.recommendation.programVersion = "0.1.0";
    made.recommendation.seed = 7;
    made.recommendation.bucket = 2;
    made.recommendation.order = {{"ns1", 0.3}, {"smear", 0.1}};
    made.recommendation.differential = {{"dengue", 0.5, 0.75},  {"malaria", 0.25, 0.125},
                                        {"a", 0.0625, 0.03125}, {"b", 0.0625, 0.03125},
                                        {"c", 0.0625, 0.03125}, {"d", 0.0625, 0.03125}};
    made.recommendation.confidenceNow = 0.5;
    made.recommendation.confidenceExpected = 0.8;
    return made;
}

} // namespace genex::ui::test
