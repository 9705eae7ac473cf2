// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/knowledge.h"
#include "domain/catalogue.h"

#include <nlohmann/json.hpp>

namespace genex::test {

using Json = nlohmann::json;

inline Json tinyFeature(const char* id, const char* act, Json value)
{
    return {{"id", id},
            {"name", id},
            {"synonyms", Json::array()},
            {"act", act},
            {"value", std::move(value)},
            {"cost", 1},
            {"cost_in_panel", 1},
            {"turnaround_minutes", 1},
            {"invasiveness", 0},
            {"sensitive", false},
            {"codes", Json::object()}};
}

/// Two diseases and nine findings, one of each sort that a population can hold.
inline domain::Catalogue tinyCatalogue()
{
    const Json binary{{"kind", "binary"}};
    const Json years{{"kind", "numeric"}, {"unit", "years"}, {"decimals", 0}, {"range", {18, 100}}};
    const Json degrees{{"kind", "numeric"}, {"unit", "°C"}, {"decimals", 1}, {"range", {34, 42}}};
    const Json enzyme{{"kind", "numeric"}, {"unit", "U/L"}, {"decimals", 0}, {"range", {1, 10000}}};
    Json features{tinyFeature("age", "ask", years),
                  tinyFeature("female", "ask", binary),
                  tinyFeature("fever", "ask", binary),
                  tinyFeature("chills", "ask", binary),
                  tinyFeature("rigors", "ask", binary),
                  tinyFeature("pregnant", "lab", binary),
                  tinyFeature("temperature", "examine", degrees),
                  tinyFeature("alt", "lab", enzyme),
                  tinyFeature("ast", "lab", enzyme)};
    features[7]["panel"] = "liver";
    features[8]["panel"] = "liver";
    const Json flu{{"id", "flu"}, {"name", "Flu"}, {"synonyms", Json::array()}, {"cant_miss", false}};
    const Json hepatitis{
        {"id", "hepatitis"}, {"name", "Hepatitis"}, {"synonyms", Json::array()}, {"cant_miss", false}};
    const Json file{{"schema_version", 1},
                    {"id", "tiny"},
                    {"title", "Tiny"},
                    {"version", "1"},
                    {"language", "en"},
                    {"currency", "EUR"},
                    {"notice", "Invented."},
                    {"code_systems", Json::array()},
                    {"panels", {{{"id", "liver"}, {"name", "Liver"}}}},
                    {"features", features},
                    {"diseases", {flu, hepatitis}}};
    return domain::parseCatalogue(file.dump(), "tiny.json");
}

/// No gaps, and half of all findings by default, so that tests can compute by hand.
inline Json tinyKnowledge()
{
    return Json::parse(R"({
        "schema_version": 1, "catalogue": "tiny", "version": "1", "notice": "Invented.",
        "gaps": {"by_act": {"ask": 0, "examine": 0, "lab": 0, "imaging": 0}, "by_panel": {}},
        "factors": [{"id": "febrile", "note": "Heat"}, {"id": "hepatic", "note": "Liver"}],
        "findings": [
            {"id": "age", "shape": "normal", "usual": [50, 18]},
            {"id": "female", "usual": 0.5},
            {"id": "fever", "usual": 0.5, "loadings": {"febrile": 0.8}},
            {"id": "chills", "usual": 0.5, "loadings": {"febrile": 0.8}},
            {"id": "rigors", "usual": 0.3, "only_if": "chills"},
            {"id": "pregnant", "usual": 0.2, "applies_to": "female", "applies_up_to": {"finding": "age", "value": 50}},
            {"id": "temperature", "shape": "normal", "usual": [37, 0.5], "loadings": {"febrile": 0.6}},
            {"id": "alt", "shape": "log_normal", "usual": [30, 2], "incidental": {"share": 0.1, "level": [3000, 1.2]},
             "loadings": {"hepatic": 0.9}},
            {"id": "ast", "shape": "log_normal", "usual": [30, 2], "incidental": {"share": 0.1, "level": [3000, 1.2]},
             "loadings": {"hepatic": 0.9}}
        ],
        "diseases": [
            {"id": "flu", "prevalence": 3, "present": {"fever": 0.9}, "measured": {"temperature": [39, 0.5]}},
            {"id": "hepatitis", "prevalence": 1, "present": {"female": 0.25}, "measured": {"alt": [900, 2]}}
        ]
    })");
}

} // namespace genex::test
