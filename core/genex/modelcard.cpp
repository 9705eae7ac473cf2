// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/manifest.h"
#include "modeldata.h"
#include "reportingitems.h"

#include "common/version.h"

#include <algorithm>
#include <cstdio>
#include <string>

namespace genex::method {

namespace {

std::string decimal(double number, int places)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", places, number);
    return text;
}

/// With as many decimals as needed.
std::string decimal(double number)
{
    char text[64];
    std::snprintf(text, sizeof text, "%g", number);
    return text;
}

std::string splitText(const data::SplitSettings& split)
{
    std::string text(nameOf(split.rule));
    if (!split.column.empty())
        text += " " + split.column;
    return text;
}

std::string observedText(const ModelManifest& facts)
{
    if (!facts.observedColumn.empty())
        return "as column " + facts.observedColumn + " says";
    if (!facts.complaints)
        return std::to_string(facts.settings.observedSize) + " features, " +
               std::to_string(facts.settings.pools) + " different sets";
    const data::ComplaintRule& rule = *facts.complaints;
    return "what a patient reports: " + (rule.always.empty() ? "" : joined(rule.always) + ", ") +
           "three to five of " + std::to_string(rule.told.size()) + " present complaints" +
           (rule.tellsAbsences ? ", up to two absent ones" : "");
}

std::string dataSection(const ModelManifest& facts)
{
    return "## Data\n\n"
           "- Table (SHA-256): `" +
           facts.dataSha256 +
           "`\n"
           "- Rows: " +
           std::to_string(facts.rows.training) + " for training, " + std::to_string(facts.rows.validation) +
           " for validation, " + std::to_string(facts.rows.test) +
           " for test (held out)\n- Split: " + splitText(facts.split) + ", seed " +
           std::to_string(facts.split.seed) +
           "\n"
           "- " +
           std::to_string(facts.features.size()) + " features, " + std::to_string(facts.classes.size()) +
           " classes: " + joined(facts.classes) + "\n- Initial findings: " + observedText(facts) + "\n\n";
}

std::string generatorText(const TrainingSettings& settings)
{
    const std::string learns =
        settings.generatorTraining == GeneratorTraining::Proposal
            ? ", trained with a proposal: samples are joint and can be conditioned on a disease"
            : "";
    switch (settings.generator) {
    case GeneratorKind::None:
        return "none: all tests of the batch are ordered";
    case GeneratorKind::Pooled:
        return "β-VAE with a pooled encoder" + learns;
    case GeneratorKind::Transformer:
        return "β-VAE with a transformer encoder" + learns;
    }
    return {};
}

/// Losses of different patients say nothing about each other: where there were fewer, the best before it is
/// given on the same ones.
std::string triedText(const ValidationChoice::Tried& tried, std::size_t mostPatients)
{
    std::string text = decimal(tried.loss, 4) + " with " + decimal(tried.value) + " on " +
                       std::to_string(tried.patients) + " patients";
    if (tried.lossOfBest && tried.patients != mostPatients)
        text += " (" + decimal(*tried.lossOfBest, 4) + " with the best before it on the same patients)";
    return text;
}

/// What was tried of each setting that validation data decided, and what was taken.
std::string choicesText(const std::vector<ValidationChoice>& choices)
{
    std::string text;
    for (const ValidationChoice& choice : choices) {
        text += "- Selected on validation data: " + choice.setting + " = " + decimal(choice.taken) + " (loss";
        for (const ValidationChoice::Tried& tried : choice.tried)
            text += (&tried == &choice.tried.front() ? " " : ", ") +
                    triedText(tried, choice.tried.front().patients);
        text += ")\n";
    }
    return text;
}

std::string selectionText(Selection selection)
{
    return selection == Selection::Personal
               ? "personal, planned for each patient from the current findings, replanned after each visit"
               : "one per bucket";
}

std::string methodSection(const ModelManifest& facts)
{
    return "## Method\n\n"
           "- Buckets: " +
           std::to_string(facts.partition.patientsOfBucket.size()) + " by " +
           std::string(nameOf(facts.settings.partition)) + ", skew " + decimal(facts.partition.skew, 2) +
           ", conicity " + decimal(facts.partition.conicity, 2) +
           "\n"
           "- Batches: " +
           selectionText(facts.settings.selection) +
           "\n"
           "- Expert of each bucket: " +
           std::to_string(facts.settings.hidden) + " hidden units" +
           (facts.settings.startsFromCounts ? " added to naive Bayes from training counts" : "") +
           (facts.settings.expertsSeeMask ? "" : ", on values alone: unknown is 0") +
           "\n"
           "- Generator: " +
           generatorText(facts.settings) + "\n" + choicesText(facts.choices) +
           "- Seed: " + std::to_string(facts.settings.seed) + "\n" +
           (facts.endedEarly
                ? "- Training was finished early: the same settings would give a different model.\n"
                : "") +
           "\n";
}

std::string planRow(const BudgetPlan& plan, const std::string& unit, bool isByHand)
{
    return "| " + decimal(plan.budget, unit.empty() ? 0 : 2) + unit + " | " +
           percentText(plan.accuracyWithAll) + " | " + percentText(plan.chosen.accuracy) + " | " +
           percentText(plan.chosen.savedShare) + " | " + percentText(plan.chosen.fallbackRate) + " | " +
           decimal(plan.threshold, 3) + (isByHand ? " (set manually)" : "") + " | " +
           decimal(plan.calibrationErrorAfter, 3) + " |\n";
}

std::string figuresSection(const ModelManifest& facts)
{
    std::string text = "## Performance on validation data\n\nThe thresholds were chosen on these patients, "
                       "so these figures are slightly optimistic: `genex-cli evaluate` gives those on the "
                       "test part.\n\nAccuracy from the initial findings alone: " +
                       percentText(facts.observed.accuracy) +
                       ".\n\n| budget | accuracy, all tests ordered | accuracy, with estimates | orders "
                       "saved | second visits | τ | calibration error |\n|---|---|---|---|---|---|---|\n";
    const std::string unit = facts.settings.budgetCost > 0 ? " " + facts.prices.currency : std::string();
    for (const BudgetPlan& plan : facts.plans)
        text +=
            planRow(plan, unit,
                    std::ranges::find(facts.handChosenBudgets, plan.budget) != facts.handChosenBudgets.end());
    return text + "\n";
}

std::string limitsSection(const ModelManifest& facts)
{
    std::string text = "## Use and limits\n\n";
    for (const Text& limit : contract::modelLimits(facts.settings.calibrates))
        text += "- " + limit.english() + "\n";
    return text;
}

} // namespace

std::string cardOf(const ModelManifest& facts)
{
    return "# Model card\n\n" + contract::modelPurpose(kProgramVersion).english() + "\n\n" +
           dataSection(facts) + methodSection(facts) + figuresSection(facts) + reportingSection(facts) +
           limitsSection(facts);
}

} // namespace genex::method
