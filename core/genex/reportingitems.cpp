// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportingitems.h"

#include <algorithm>
#include <vector>

namespace genex::method {

namespace {

using contract::ModelManifest;

/// What no program can know.
constexpr const char* kAuthors = "*to be stated by the authors*";

struct ReportingItem
{
    const char* number;
    const char* topic;
    std::string text;
};

std::string counted(std::uint64_t count, const char* noun)
{
    return std::to_string(count) + " " + noun;
}

std::string partsText(const ModelManifest& facts)
{
    return counted(facts.rows.training, "rows for training") + ", " +
           counted(facts.rows.validation, "for validation") + ", " + counted(facts.rows.test, "for test");
}

std::string predictorsText(const ModelManifest& facts)
{
    const auto kinds = [&](data::FeatureKind kind) {
        return static_cast<std::uint64_t>(
            std::ranges::count(facts.features, kind, &data::FeatureColumn::kind));
    };
    std::string text = counted(facts.features.size(), "features of the table");
    const auto add = [&](data::FeatureKind kind, const char* noun) {
        if (kinds(kind) > 0)
            text += ", " + counted(kinds(kind), noun);
    };
    add(data::FeatureKind::Binary, "present or absent");
    add(data::FeatureKind::Numeric, "measured");
    add(data::FeatureKind::Ordinal, "ranked");
    add(data::FeatureKind::Categorical, "categories");
    return text;
}

std::string tuningText(const ModelManifest& facts)
{
    std::string text = "settings, temperatures and thresholds chosen on the validation part";
    for (const contract::ValidationChoice& choice : facts.choices)
        text += (&choice == &facts.choices.front() ? ": " : ", ") + choice.setting;
    return text;
}

std::string outputText(const ModelManifest& facts)
{
    return std::string("a probability for each of ") + std::to_string(facts.classes.size()) +
           " classes, and a batch of tests " + (facts.isPersonal() ? "for each patient" : "for each bucket");
}

std::string performanceText(const ModelManifest& facts)
{
    if (facts.plans.empty())
        return "see above; on the test part: `genex-cli evaluate`";
    return "validation part: table above; test part with 95 % intervals, by class and subgroup: `genex-cli "
           "evaluate`";
}

std::vector<ReportingItem> aboutData(const ModelManifest& facts)
{
    return {
        {"1, 2", "Title, abstract", kAuthors},
        {"3", "Background: context, target population, known inequalities", kAuthors},
        {"4", "Objective", "which batch of tests to order, and the differential diagnosis that follows"},
        {"5", "Source of data and dates",
         std::string("one table, SHA-256 above; origin and dates: ") + kAuthors},
        {"6", "Participants: setting, eligibility, treatments", kAuthors},
        {"7", "Data preparation",
         std::string(facts.settings.encoding == contract::ValueEncoding::Centred
                         ? "values centred and scaled"
                         : "values scaled, absent and unknown alike") +
             (facts.settings.takesLogarithms ? ", skewed positive ones as logarithms" : "") +
             "; split as above"},
        {"8", "Outcome",
         counted(facts.classes.size(), "classes of the label column") + "; how it was assessed: " + kAuthors},
        {"9", "Predictors", predictorsText(facts)},
        {"10", "Sample size", partsText(facts) + "; justification: " + kAuthors},
        {"11", "Missing data", "unknown values are an input of their own; nothing is imputed in training"},
    };
}

std::vector<ReportingItem> aboutMethods(const ModelManifest& facts)
{
    return {
        {"12", "Analytical methods",
         "mixture of experts with a generator (section Method); " + tuningText(facts)},
        {"13", "Class imbalance",
         facts.settings.balancesClasses
             ? "rare classes are sampled more often, by the square root of their frequency, and weighted down"
             : "classes count as often as they occur; nothing is resampled"},
        {"14", "Fairness",
         "accuracy and calibration by age and sex, where the table has them: `genex-cli evaluate`"},
        {"15", "Model output", outputText(facts)},
        {"16", "Training versus evaluation",
         "same table; the test part took no part in training, tuning or calibration"},
        {"17", "Ethical approval", kAuthors},
        {"18", "Open science: funding, conflicts, protocol, registration, data, code",
         std::string("code: GENEX, GPL-3.0-or-later; the rest: ") + kAuthors},
        {"19", "Patient and public involvement", kAuthors},
    };
}

std::vector<ReportingItem> aboutResults(const ModelManifest& facts)
{
    return {
        {"20", "Participants: flow and characteristics",
         std::string("`genex-cli data profile`; flow: ") + kAuthors},
        {"21", "Model development", partsText(facts)},
        {"22", "Model specification", "weights, manifest and settings in the model's folder"},
        {"23", "Model performance", performanceText(facts)},
        {"24", "Model updating", "none: a retrained model is another model, with its own hash"},
        {"25", "Interpretation", kAuthors},
        {"26", "Limitations", "section Use and limits; of the data: " + std::string(kAuthors)},
        {"27", "Usability in current care",
         "missing or implausible values are reported when they are entered; for research and education only"},
    };
}

} // namespace

std::string reportingSection(const ModelManifest& facts)
{
    std::string text = "## Reporting (TRIPOD+AI)\n\n| item | topic | this model |\n|---|---|---|\n";
    for (const auto& items : {aboutData(facts), aboutMethods(facts), aboutResults(facts)}) {
        for (const ReportingItem& item : items)
            text += std::string("| ") + item.number + " | " + item.topic + " | " + item.text + " |\n";
    }
    return text + "\n";
}

} // namespace genex::method
