// SPDX-License-Identifier: GPL-3.0-or-later
#include "settingfields.h"

#include "contract/settingchanges.h"

#include <QCoreApplication>

namespace genex::ui {

namespace {

/// Owner of the texts below, for Qt Linguist.
struct SettingWords
{
    Q_DECLARE_TR_FUNCTIONS(TrainingSettings)
};

QStringList choicesOf(const char* key)
{
    static const contract::SettingChanges all = contract::allSettings(contract::TrainingSettings());
    if (std::holds_alternative<bool>(all.at(key).value))
        return {QStringLiteral("yes"), QStringLiteral("no")};
    QStringList choices;
    for (const std::string& choice : contract::choicesOf(key))
        choices << QString::fromStdString(choice);
    return choices;
}

SettingField field(const char* key, const QString& label, const QString& why, const QString& paper = {})
{
    return {QString::fromLatin1(key), label, why, paper, choicesOf(key)};
}

SettingGroup patientFields()
{
    return {
        SettingWords::tr("Patients and buckets"),
        {field("seed", SettingWords::tr("Seed"),
               SettingWords::tr("Of every random choice: the same seed gives the same model.")),
         field("buckets", SettingWords::tr("Buckets B"),
               SettingWords::tr(
                   "Groups of similar patients with an expert each: a power of two for hyperplanes. More "
                   "suit large tables; small buckets are merged."),
               SettingWords::tr("8 (DP, MNIST)")),
         field("chooses_on_validation", SettingWords::tr("Chosen on validation data"),
               SettingWords::tr(
                   "With plans for each patient: whether experts start from counts, the number of buckets up "
                   "to B, and what plans are made from."),
               SettingWords::tr("no")),
         field("partition", SettingWords::tr("Partition"),
               SettingWords::tr("How patients are put into buckets."), SettingWords::tr("hyperplanes")),
         field("encoding", SettingWords::tr("Values"),
               SettingWords::tr(
                   "Centred: absent (−1) differs from unknown (0). Zero-one takes both for the same."),
               SettingWords::tr("zero-one")),
         field("takes_logarithms", SettingWords::tr("Logarithms"),
               SettingWords::tr("Measured values that are always positive and skewed, as most laboratory "
                                "values are, count by their logarithm."),
               SettingWords::tr("no")),
         field("repetition_power", SettingWords::tr("Weight of repetitions"),
               SettingWords::tr(
                   "A row that stands in the table k times counts k to this power: 0 counts variety, 1 "
                   "counts rows."),
               SettingWords::tr("1"))}};
}

SettingGroup expertFields()
{
    return {
        SettingWords::tr("Experts"),
        {field("hidden", SettingWords::tr("Hidden units"),
               SettingWords::tr("Width of an expert. More learn finer differences and need "
                                "more patients."),
               SettingWords::tr("32")),
         field("expert_front", SettingWords::tr("In front"),
               SettingWords::tr("Whether an expert starts from the generator's encoder."),
               SettingWords::tr("encoder")),
         field("starts_from_counts", SettingWords::tr("Starts from counts"),
               SettingWords::tr("An expert that begins as naive Bayes and learns what that cannot know."),
               SettingWords::tr("no")),
         field("shared_steps", SettingWords::tr("Steps for all"),
               SettingWords::tr("Of the expert that every bucket starts from.")),
         field("bucket_steps", SettingWords::tr("Steps per bucket"),
               SettingWords::tr("Of each bucket's own expert after that.")),
         field("batch_size", SettingWords::tr("Patients per step"),
               SettingWords::tr("Less takes less memory and is less steady."), SettingWords::tr("1024")),
         field("learning_rate", SettingWords::tr("Learning rate"),
               SettingWords::tr("Adam's, for all; falls to a tenth."), SettingWords::tr("0.001")),
         field("bucket_rate", SettingWords::tr("Learning rate per bucket"),
               SettingWords::tr("Smaller, so that a bucket does not forget "
                                "what all have in common."),
               SettingWords::tr("0.001")),
         field("exchanged_share", SettingWords::tr("Exchanged values"),
               SettingWords::tr(
                   "Part of the values that come from another patient: an expert then relies on no single "
                   "value.")),
         field("reveal_fraction", SettingWords::tr("Shown besides"),
               SettingWords::tr(
                   "Up to this part of all features is shown to an expert besides what is known first.")),
         field("label_smoothing", SettingWords::tr("Label smoothing"),
               SettingWords::tr("Probability spread over all diseases: less "
                                "certain where it must not be.")),
         field("weight_decay", SettingWords::tr("Weight decay"),
               SettingWords::tr("Keeps weights small: raise it when test patients do "
                                "much worse than training ones."))}};
}

SettingGroup generatorFields()
{
    return {
        SettingWords::tr("Generators"),
        {field(
             "generator", SettingWords::tr("Kind"),
             SettingWords::tr(
                 "None: nothing is estimated, everything is ordered. Transformer: as in the paper, slower."),
             SettingWords::tr("transformer")),
         field("generator_training", SettingWords::tr("Training"),
               SettingWords::tr("Proposal: what is drawn together holds together, and may be of one disease. "
                                "Reconstruction: the paper's."),
               SettingWords::tr("reconstruction")),
         field("latent", SettingWords::tr("Latent dimensions"),
               SettingWords::tr("Of the code that values are drawn from.")),
         field("generator_hidden", SettingWords::tr("Hidden units of the encoder"),
               SettingWords::tr("Of the pooled encoder.")),
         field("position_size", SettingWords::tr("Position embedding"),
               SettingWords::tr("Of the transformer."), SettingWords::tr("20 (DP), 69 (MNIST)")),
         field("heads", SettingWords::tr("Attention heads"),
               SettingWords::tr("Divide the position embedding plus one."), SettingWords::tr("7")),
         field("attention_layers", SettingWords::tr("Attention layers"),
               SettingWords::tr("Of the transformer."), SettingWords::tr("5")),
         field("decoder_hidden", SettingWords::tr("Hidden units of the decoder"),
               SettingWords::tr("What turns a code into values."), SettingWords::tr("32")),
         field("beta_per_feature", SettingWords::tr("β per feature"),
               SettingWords::tr("How much the code is held to the normal "
                                "distribution: more makes values alike."),
               SettingWords::tr("√2/100")),
         field("generator_steps", SettingWords::tr("Steps for all"),
               SettingWords::tr("Of the generator that every bucket starts from.")),
         field("generator_bucket_steps", SettingWords::tr("Steps per bucket"),
               SettingWords::tr("Of each bucket's own generator.")),
         field("generator_batch", SettingWords::tr("Patients per step"),
               SettingWords::tr("Less takes less memory.")),
         field("generator_rate", SettingWords::tr("Learning rate"), SettingWords::tr("Adam's."),
               SettingWords::tr("0.001"))}};
}

SettingGroup selectionFields()
{
    return {
        SettingWords::tr("Choosing tests"),
        {field("selection", SettingWords::tr("The batch is"),
               SettingWords::tr("Personal: planned for each patient from what is known. Bucket: one list for "
                                "each bucket, as in the paper."),
               SettingWords::tr("bucket")),
         field("least_gain", SettingWords::tr("A test pays from"),
               SettingWords::tr("What it adds at least to the expected probability of the right diagnosis: a "
                                "personal batch ends where the next ones add less.")),
         field("common_weight", SettingWords::tr("Patients in general"),
               SettingWords::tr("What counts beside this patient in a personal plan; 0: nothing.")),
         field("generated_courses", SettingWords::tr("Generated courses"),
               SettingWords::tr(
                   "Part of the ways a case may go that the generator draws, in a personal plan.")),
         field("budget_fraction", SettingWords::tr("Largest batch"),
               SettingWords::tr("As a part of all features: smaller batches are cut "
                                "from it later."),
               SettingWords::tr("up to 0.5")),
         field("budget_cost", SettingWords::tr("Largest batch in money"),
               SettingWords::tr("Instead of a number of tests; needs costs. 0: "
                                "not by money.")),
         field("required", SettingWords::tr("Always ordered"),
               SettingWords::tr("Names with commas: every batch begins with these.")),
         field("forbidden", SettingWords::tr("Never ordered"),
               SettingWords::tr("Names with commas: no batch holds these.")),
         field("exploration", SettingWords::tr("Exploration ε"),
               SettingWords::tr("Chance that a pick is any test instead of the best."),
               SettingWords::tr("0")),
         field("scoring_rows", SettingWords::tr("Patients per pick"),
               SettingWords::tr("On whom candidates are compared: more choose "
                                "better and slower.")),
         field("selection_draws", SettingWords::tr("Draws per patient"),
               SettingWords::tr("Of generated values, for comparing.")),
         field("steps_after_pick", SettingWords::tr("Steps after a pick"),
               SettingWords::tr("Training interleaved with choosing.")),
         field("trains_on_surrogate", SettingWords::tr("These steps on F"),
               SettingWords::tr("Otherwise on real values alone."), SettingWords::tr("yes")),
         field("delta_constant", SettingWords::tr("Δ"),
               SettingWords::tr("How much generated values count when comparing, from 0 to 1; "
                                "−1: by the formula."),
               SettingWords::tr("the formula; 0.8 in its experiments")),
         field("estimate_strength", SettingWords::tr("Strength of estimates ρ"),
               SettingWords::tr(
                   "How much an estimate counts to an expert, between unknown (0) and observed (1)."),
               SettingWords::tr("1")),
         field("estimated_share", SettingWords::tr("Most estimated λ"),
               SettingWords::tr("As a part of the batch.")),
         field("second_visit_rule", SettingWords::tr("Size of V"),
               SettingWords::tr("Validated: chosen with τ on validation data. Printed: "
                                "as Algorithm 1 stops."),
               SettingWords::tr("printed"))}};
}

SettingGroup decisionFields()
{
    return {
        SettingWords::tr("Deciding"),
        {field("threshold_rule", SettingWords::tr("Rule for τ"),
               SettingWords::tr(
                   "Curve: most orders saved for the accuracy below. Top-tenth: the tenth with the highest "
                   "confidence is trusted. Bound: the accuracy below holds for new patients, too."),
               SettingWords::tr("top-tenth")),
         field("accuracy_given_up", SettingWords::tr("Accuracy for savings"),
               SettingWords::tr("That may be lost on validation data "
                                "for saving orders.")),
         field("draws", SettingWords::tr("Draws per patient"),
               SettingWords::tr("Of generated values, when answering.")),
         field("confidence_floor", SettingWords::tr("No answer below"),
               SettingWords::tr("The program names no disease below this "
                                "confidence."))}};
}

SettingGroup machineFields()
{
    return {SettingWords::tr("This machine"),
            {field("workers", SettingWords::tr("Buckets side by side"), SettingWords::tr("0: one per core.")),
             field("checkpoint_every_steps", SettingWords::tr("Steps between checkpoints"),
                   SettingWords::tr("So much is lost at most when the program ends in the middle."))}};
}

} // namespace

QList<SettingGroup> settingGroups()
{
    return {patientFields(),   expertFields(),   generatorFields(),
            selectionFields(), decisionFields(), machineFields()};
}

} // namespace genex::ui
