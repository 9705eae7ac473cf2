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
               SettingWords::tr("For all random choices: the same seed gives the same model.")),
         field("buckets", SettingWords::tr("Buckets B"),
               SettingWords::tr("Groups of similar patients, each with its own expert; a power of two for "
                                "hyperplanes. Use more for large tables; small buckets are merged."),
               SettingWords::tr("8 (DP, MNIST)")),
         field("chooses_on_validation", SettingWords::tr("Select on validation data"),
               SettingWords::tr("For personal plans: selects whether experts start from counts, the number "
                                "of buckets (up to B), and how plans are made."),
               SettingWords::tr("no")),
         field("partition", SettingWords::tr("Partition"),
               SettingWords::tr("How patients are assigned to buckets."), SettingWords::tr("hyperplanes")),
         field("encoding", SettingWords::tr("Values"),
               SettingWords::tr(
                   "Centred: absent (−1) differs from unknown (0). Zero-one does not distinguish them."),
               SettingWords::tr("zero-one")),
         field("takes_logarithms", SettingWords::tr("Logarithms"),
               SettingWords::tr("Measured values that are always positive and skewed, as most laboratory "
                                "values are, count by their logarithm."),
               SettingWords::tr("no")),
         field("repetition_power", SettingWords::tr("Duplicate weight"),
               SettingWords::tr("A row that occurs k times has weight k to this power: 0 counts distinct "
                                "rows, 1 counts all rows."),
               SettingWords::tr("1"))}};
}

SettingGroup expertFields()
{
    return {
        SettingWords::tr("Experts"),
        {field("hidden", SettingWords::tr("Hidden units"),
               SettingWords::tr(
                   "Width of an expert. More units learn finer differences but need more patients."),
               SettingWords::tr("32")),
         field("expert_front", SettingWords::tr("Front end"),
               SettingWords::tr("Whether an expert builds on the generator's encoder."),
               SettingWords::tr("encoder")),
         field(
             "starts_from_counts", SettingWords::tr("Start from counts"),
             SettingWords::tr("The expert starts as naive Bayes and learns what naive Bayes cannot capture."),
             SettingWords::tr("no")),
         field("shared_steps", SettingWords::tr("Shared steps"),
               SettingWords::tr("For the shared expert every bucket starts from.")),
         field("bucket_steps", SettingWords::tr("Steps per bucket"),
               SettingWords::tr("For each bucket's own expert after that.")),
         field("batch_size", SettingWords::tr("Batch size"),
               SettingWords::tr("Smaller uses less memory but is noisier."), SettingWords::tr("1024")),
         field("learning_rate", SettingWords::tr("Learning rate"),
               SettingWords::tr("For Adam, shared training; decays to a tenth."), SettingWords::tr("0.001")),
         field("bucket_rate", SettingWords::tr("Bucket learning rate"),
               SettingWords::tr("Smaller, so that buckets do not forget the shared training."),
               SettingWords::tr("0.001")),
         field("exchanged_share", SettingWords::tr("Swapped values"),
               SettingWords::tr("Fraction of values swapped in from other patients, so that experts do not "
                                "rely on any single value.")),
         field("reveal_fraction", SettingWords::tr("Extra revealed"),
               SettingWords::tr("Up to this fraction of all features is revealed to an expert beyond the "
                                "initial findings.")),
         field("label_smoothing", SettingWords::tr("Label smoothing"),
               SettingWords::tr("Probability spread over all diseases, against overconfidence.")),
         field("weight_decay", SettingWords::tr("Weight decay"),
               SettingWords::tr(
                   "Regularisation: raise it if test accuracy is much lower than training accuracy."))}};
}

SettingGroup generatorFields()
{
    return {
        SettingWords::tr("Generators"),
        {field(
             "generator", SettingWords::tr("Kind"),
             SettingWords::tr(
                 "None: nothing is estimated, all tests are ordered. Transformer: as in the paper, slower."),
             SettingWords::tr("transformer")),
         field("generator_training", SettingWords::tr("Training"),
               SettingWords::tr("Proposal: sampled values are jointly consistent and can be conditioned on a "
                                "disease. Reconstruction: as in the paper."),
               SettingWords::tr("reconstruction")),
         field("latent", SettingWords::tr("Latent dimensions"),
               SettingWords::tr("Of the latent code that values are sampled from.")),
         field("generator_hidden", SettingWords::tr("Encoder hidden units"),
               SettingWords::tr("Of the pooled encoder.")),
         field("position_size", SettingWords::tr("Position embedding"),
               SettingWords::tr("Of the transformer."), SettingWords::tr("20 (DP), 69 (MNIST)")),
         field("heads", SettingWords::tr("Attention heads"),
               SettingWords::tr("Must divide the position embedding plus one."), SettingWords::tr("7")),
         field("attention_layers", SettingWords::tr("Attention layers"),
               SettingWords::tr("Of the transformer."), SettingWords::tr("5")),
         field("decoder_hidden", SettingWords::tr("Decoder hidden units"),
               SettingWords::tr("The decoder turns a latent code into values."), SettingWords::tr("32")),
         field("beta_per_feature", SettingWords::tr("β per feature"),
               SettingWords::tr("How strongly the latent code is pulled towards the normal distribution: "
                                "more makes values more alike."),
               SettingWords::tr("√2/100")),
         field("generator_steps", SettingWords::tr("Shared steps"),
               SettingWords::tr("For the shared generator every bucket starts from.")),
         field("generator_bucket_steps", SettingWords::tr("Steps per bucket"),
               SettingWords::tr("For each bucket's own generator.")),
         field("generator_batch", SettingWords::tr("Batch size"),
               SettingWords::tr("Smaller uses less memory.")),
         field("generator_rate", SettingWords::tr("Learning rate"), SettingWords::tr("For Adam."),
               SettingWords::tr("0.001"))}};
}

SettingGroup selectionFields()
{
    return {
        SettingWords::tr("Test selection"),
        {field("selection", SettingWords::tr("Batch selection"),
               SettingWords::tr("Personal: planned for each patient from the current findings. Bucket: one "
                                "list per bucket, as in the paper."),
               SettingWords::tr("bucket")),
         field("least_gain", SettingWords::tr("Minimum gain"),
               SettingWords::tr("A personal batch ends when the next tests each add less than this to the "
                                "expected probability of the correct diagnosis.")),
         field("common_weight", SettingWords::tr("Population weight"),
               SettingWords::tr("Weight of the average patient in a personal plan; 0: none.")),
         field("generated_courses", SettingWords::tr("Generated trajectories"),
               SettingWords::tr(
                   "Fraction of the simulated trajectories in a personal plan that the generator samples.")),
         field("budget_fraction", SettingWords::tr("Largest batch"),
               SettingWords::tr("As a fraction of all features; smaller batches are prefixes of it."),
               SettingWords::tr("up to 0.5")),
         field("budget_cost", SettingWords::tr("Largest batch, cost"),
               SettingWords::tr("Instead of a number of tests; needs costs. 0: no cost limit.")),
         field("required", SettingWords::tr("Always ordered"),
               SettingWords::tr("Comma-separated names: every batch starts with these.")),
         field("forbidden", SettingWords::tr("Never ordered"),
               SettingWords::tr("Comma-separated names: never in a batch.")),
         field("exploration", SettingWords::tr("Exploration ε"),
               SettingWords::tr("Probability of picking a random test instead of the best."),
               SettingWords::tr("0")),
         field("scoring_rows", SettingWords::tr("Patients per pick"),
               SettingWords::tr("Used to compare candidates: more is better but slower.")),
         field("selection_draws", SettingWords::tr("Draws per patient"),
               SettingWords::tr("Of generated values, for comparing candidates.")),
         field("steps_after_pick", SettingWords::tr("Steps after a pick"),
               SettingWords::tr("Training steps between picks.")),
         field("trains_on_surrogate", SettingWords::tr("Train these on F"),
               SettingWords::tr("Otherwise on real values only."), SettingWords::tr("yes")),
         field("delta_constant", SettingWords::tr("Δ"),
               SettingWords::tr(
                   "Weight of generated values when comparing candidates, from 0 to 1; −1: by the formula."),
               SettingWords::tr("the formula; 0.8 in its experiments")),
         field("estimate_strength", SettingWords::tr("Estimate strength ρ"),
               SettingWords::tr("Weight of an estimate for an expert, between unknown (0) and observed (1)."),
               SettingWords::tr("1")),
         field("estimated_share", SettingWords::tr("Maximum estimated λ"),
               SettingWords::tr("As a fraction of the batch.")),
         field("second_visit_rule", SettingWords::tr("Size of V"),
               SettingWords::tr("Validated: chosen with τ on validation data. Printed: "
                                "as Algorithm 1 stops."),
               SettingWords::tr("printed"))}};
}

SettingGroup decisionFields()
{
    return {
        SettingWords::tr("Decision"),
        {field(
             "threshold_rule", SettingWords::tr("Rule for τ"),
             SettingWords::tr(
                 "Curve: saves the most orders for the accuracy given up below. Top-tenth: accepts estimates "
                 "for the most confident tenth. Bound: the accuracy given up also holds for new patients."),
             SettingWords::tr("top-tenth")),
         field("accuracy_given_up", SettingWords::tr("Accuracy given up"),
               SettingWords::tr("Accuracy that may be lost on validation data to save orders.")),
         field("draws", SettingWords::tr("Draws per patient"),
               SettingWords::tr("Of generated values, at inference.")),
         field("confidence_floor", SettingWords::tr("Confidence floor"),
               SettingWords::tr("Below this confidence, no diagnosis is suggested."))}};
}

SettingGroup machineFields()
{
    return {SettingWords::tr("This machine"),
            {field("workers", SettingWords::tr("Parallel buckets"), SettingWords::tr("0: one per core.")),
             field("checkpoint_every_steps", SettingWords::tr("Steps between checkpoints"),
                   SettingWords::tr("The most that is lost if the program is interrupted."))}};
}

} // namespace

QList<SettingGroup> settingGroups()
{
    return {patientFields(),   expertFields(),   generatorFields(),
            selectionFields(), decisionFields(), machineFields()};
}

} // namespace genex::ui
