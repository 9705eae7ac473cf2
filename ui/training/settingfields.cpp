#include "settingfields.h"

#include <QCoreApplication>

namespace genex::ui {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("SettingFields", text);
}

SettingField field(const char* key, const QString& label, const QString& why, const QString& paper = {},
                   const QStringList& choices = {})
{
    return {QString::fromLatin1(key), label, why, paper, choices};
}

QStringList names(std::initializer_list<const char*> list)
{
    QStringList names;
    for (const char* name : list)
        names << QString::fromLatin1(name);
    return names;
}

SettingGroup patientFields()
{
    return {tr("Patients and buckets"),
            {field("seed", tr("Seed"), tr("Of every random choice: the same seed gives the same model.")),
             field("buckets", tr("Buckets B"),
                   tr("Groups of similar patients with an expert each: a power of two for hyperplanes. More "
                      "suit large tables; small buckets are merged."),
                   tr("8 (DP, MNIST)")),
             field("partition", tr("Partition"), tr("How patients are put into buckets."), tr("hyperplanes"),
                   names({"hyperplanes", "k-means", "gaussian-mixture"})),
             field("encoding", tr("Values"),
                   tr("Centred: absent (−1) differs from unknown (0). Zero-one takes both for the same."),
                   tr("zero-one"), names({"centred", "zero-one"})),
             field("repetition_power", tr("Weight of repetitions"),
                   tr("A row that stands in the table k times counts k to this power: 0 counts variety, 1 "
                      "counts rows."),
                   tr("1"))}};
}

SettingGroup expertFields()
{
    return {
        tr("Experts"),
        {field("hidden", tr("Hidden units"),
               tr("Width of an expert. More learn finer differences and need "
                  "more patients."),
               tr("32")),
         field("expert_front", tr("In front"), tr("Whether an expert starts from the generator's encoder."),
               tr("encoder"), names({"none", "encoder"})),
         field("shared_steps", tr("Steps for all"), tr("Of the expert that every bucket starts from.")),
         field("bucket_steps", tr("Steps per bucket"), tr("Of each bucket's own expert after that.")),
         field("batch_size", tr("Patients per step"), tr("Less takes less memory and is less steady."),
               tr("1024")),
         field("learning_rate", tr("Learning rate"), tr("Adam's, for all; falls to a tenth."), tr("0.001")),
         field("bucket_rate", tr("Learning rate per bucket"),
               tr("Smaller, so that a bucket does not forget "
                  "what all have in common."),
               tr("0.001")),
         field("exchanged_share", tr("Exchanged values"),
               tr("Part of the values that come from another patient: an expert then relies on no single "
                  "value.")),
         field("reveal_fraction", tr("Shown besides"),
               tr("Up to this part of all features is shown to an expert besides what is known first.")),
         field("label_smoothing", tr("Label smoothing"),
               tr("Probability spread over all diseases: less "
                  "certain where it must not be.")),
         field("weight_decay", tr("Weight decay"),
               tr("Keeps weights small: raise it when test patients do "
                  "much worse than training ones."))}};
}

SettingGroup generatorFields()
{
    return {
        tr("Generators"),
        {field("generator", tr("Kind"),
               tr("None: nothing is estimated, everything is ordered. Transformer: as in the paper, slower."),
               tr("transformer"), names({"none", "pooled", "transformer"})),
         field("latent", tr("Latent dimensions"), tr("Of the code that values are drawn from.")),
         field("generator_hidden", tr("Hidden units of the encoder"), tr("Of the pooled encoder.")),
         field("position_size", tr("Position embedding"), tr("Of the transformer."),
               tr("20 (DP), 69 (MNIST)")),
         field("heads", tr("Attention heads"), tr("Divide the position embedding plus one."), tr("7")),
         field("attention_layers", tr("Attention layers"), tr("Of the transformer."), tr("5")),
         field("decoder_hidden", tr("Hidden units of the decoder"), tr("What turns a code into values."),
               tr("32")),
         field("beta_per_feature", tr("β per feature"),
               tr("How much the code is held to the normal "
                  "distribution: more makes values alike."),
               tr("√2/100")),
         field("generator_steps", tr("Steps for all"), tr("Of the generator that every bucket starts from.")),
         field("generator_bucket_steps", tr("Steps per bucket"), tr("Of each bucket's own generator.")),
         field("generator_batch", tr("Patients per step"), tr("Less takes less memory.")),
         field("generator_rate", tr("Learning rate"), tr("Adam's."), tr("0.001"))}};
}

SettingGroup selectionFields()
{
    return {tr("Choosing tests"),
            {field("budget_fraction", tr("Largest batch"),
                   tr("As a part of all features: smaller batches are cut "
                      "from it later."),
                   tr("up to 0.5")),
             field("budget_cost", tr("Largest batch in money"),
                   tr("Instead of a number of tests; needs costs. 0: "
                      "not by money.")),
             field("required", tr("Always ordered"), tr("Names with commas: every batch begins with these.")),
             field("forbidden", tr("Never ordered"), tr("Names with commas: no batch holds these.")),
             field("exploration", tr("Exploration ε"),
                   tr("Chance that a pick is any test instead of the best."), tr("0")),
             field("scoring_rows", tr("Patients per pick"),
                   tr("On whom candidates are compared: more choose "
                      "better and slower.")),
             field("selection_draws", tr("Draws per patient"), tr("Of generated values, for comparing.")),
             field("steps_after_pick", tr("Steps after a pick"), tr("Training interleaved with choosing.")),
             field("trains_on_surrogate", tr("These steps on F"), tr("Otherwise on real values alone."),
                   tr("yes"), names({"yes", "no"})),
             field("delta_constant", tr("Δ"),
                   tr("How much generated values count when comparing, from 0 to 1; "
                      "−1: by the formula."),
                   tr("the formula; 0.8 in its experiments")),
             field("estimate_strength", tr("Strength of estimates ρ"),
                   tr("How much an estimate counts to an expert, between unknown (0) and observed (1)."),
                   tr("1")),
             field("estimated_share", tr("Most estimated λ"), tr("As a part of the batch.")),
             field("second_visit_rule", tr("Size of V"),
                   tr("Validated: chosen with τ on validation data. Printed: "
                      "as Algorithm 1 stops."),
                   tr("printed"), names({"validated", "printed"}))}};
}

SettingGroup decisionFields()
{
    return {
        tr("Deciding"),
        {field("threshold_rule", tr("Rule for τ"),
               tr("Curve: most orders saved for the accuracy below. Top-tenth: the tenth with the highest "
                  "confidence is trusted."),
               tr("top-tenth"), names({"curve", "top-tenth", "certain"})),
         field("accuracy_given_up", tr("Accuracy for savings"),
               tr("That may be lost on validation data "
                  "for saving orders.")),
         field("draws", tr("Draws per patient"), tr("Of generated values, when answering.")),
         field("confidence_floor", tr("No answer below"),
               tr("The program names no disease below this "
                  "confidence."))}};
}

SettingGroup machineFields()
{
    return {tr("This machine"),
            {field("workers", tr("Buckets side by side"), tr("0: one per core.")),
             field("checkpoint_every_steps", tr("Steps between checkpoints"),
                   tr("So much is lost at most when the program ends in the middle."))}};
}

} // namespace

QList<SettingGroup> settingGroups()
{
    return {patientFields(),   expertFields(),   generatorFields(),
            selectionFields(), decisionFields(), machineFields()};
}

} // namespace genex::ui
