// SPDX-License-Identifier: GPL-3.0-or-later
#include "remarkwriter.h"
#include "tablefaults.h"

#include <algorithm>

namespace genex::data {

namespace {

/// A column that predicts this fraction gives the label away.
constexpr double kGivesAway = 0.95;
constexpr double kWorthALeakWarning = 0.01;
constexpr double kImbalance = 10;
constexpr std::size_t kFewRows = 10;

} // namespace

void LabelRemarks::onSimilarLabels()
{
    const auto similar = findSimilarLabels(table());
    if (similar.empty())
        return;
    std::vector<std::string> texts;
    for (const auto& [text, better] : similar)
        texts.emplace_back(text).append(" / ").append(better);
    add("similar_labels", Severity::Warning, {profile().label},
        similar.size() == 1
            ? Text("%1 label differs from another only in spaces or case and counts as a separate class: %2.",
                   similar.size(), listed(texts))
            : Text("%1 labels differ from another only in spaces or case and count as separate classes: %2.",
                   similar.size(), listed(texts)),
        "Use one spelling per class.", true);
}

void LabelRemarks::onLabels()
{
    if (profile().unlabelledRows > 0)
        add("missing_label", Severity::Error, {profile().label},
            profile().unlabelledRows == 1 ? Text("%1 row has no label.", profile().unlabelledRows)
                                          : Text("%1 rows have no label.", profile().unlabelledRows),
            "Fill it in, or leave the row out.", true);
    onGiveaways();
    onSigns();
    onClassSizes();
    if (profile().conflictingVectors > 0)
        add("conflicting_vectors", Severity::Warning, {},
            profile().conflictingVectors == 1
                ? Text("%1 vector of findings occurs with more than one label. No method can get all of "
                       "these rows right: the best possible accuracy on them is %2.",
                       profile().conflictingVectors, percent(profile().bestAccuracy))
                : Text("%1 vectors of findings occur with more than one label. No method can get all of "
                       "these rows right: the best possible accuracy on them is %2.",
                       profile().conflictingVectors, percent(profile().bestAccuracy)),
            "This is fine if the findings do not determine the diagnosis; otherwise look for wrong labels.");
}

void LabelRemarks::onGiveaways()
{
    std::size_t largest = 0;
    for (const ClassProfile& one : profile().classes)
        largest = std::max(largest, one.rows);
    const double base =
        static_cast<double>(largest) / static_cast<double>(std::max<std::size_t>(1, profile().rows));
    std::vector<std::string> names;
    for (const ColumnScan& scan : scans()) {
        const double told = scan.profile.tellsLabel.value_or(0);
        if (base < 1 && (told - base) / (1 - base) >= kGivesAway)
            names.push_back(scan.profile.name);
    }
    if (!names.empty())
        add("giveaway", Severity::Error, names,
            names.size() == 1 ? Text("%1 almost determines the label on its own. Such a column is usually "
                                     "recorded from or after the diagnosis.",
                                     listed(names))
                              : Text("%1 almost determine the label on their own. Such columns are usually "
                                     "recorded from or after the diagnosis.",
                                     listed(names)),
            "Leave it out, unless a doctor would know it before the diagnosis.");
}

void LabelRemarks::onSigns()
{
    std::vector<std::string> columns;
    std::vector<std::string> texts;
    const Column& label = table().columns[*table().label()];
    for (const ColumnScan& scan : scans()) {
        if (scan.signs.empty() || scan.profile.tellsLabel.value_or(0) > kGivesAway)
            continue;
        columns.push_back(scan.profile.name);
        const ClassSign& sign = scan.signs.front();
        texts.emplace_back(scan.profile.name)
            .append(" = ")
            .append(sign.value)
            .append(": ")
            .append(label.texts[sign.ofClass]);
    }
    if (!columns.empty())
        add("class_sign", Severity::Note, columns,
            columns.size() == 1 ? Text("%1 column has a value that occurs in all rows of one class and in no "
                                       "other: %2. Real findings hardly ever do that.",
                                       columns.size(), listed(texts))
                                : Text("%1 columns each have a value that occurs in all rows of one class "
                                       "and in no other: %2. Real findings hardly ever do that.",
                                       columns.size(), listed(texts)),
            "Expect better results than in clinical practice.");
}

void LabelRemarks::onClassSizes()
{
    std::size_t smallest = profile().rows;
    std::size_t largest = 0;
    std::vector<std::string> few;
    std::vector<std::string> single;
    for (const ClassProfile& one : profile().classes) {
        smallest = std::min(smallest, one.rows);
        largest = std::max(largest, one.rows);
        if (one.rows < kFewRows)
            few.push_back(one.name);
        if (one.vectors == 1)
            single.push_back(one.name);
    }
    if (static_cast<double>(largest) > kImbalance * static_cast<double>(smallest))
        add("imbalance", Severity::Warning, {profile().label},
            Text("The largest class has %1 rows, the smallest %2. Accuracy hides how the small classes fare.",
                 largest, smallest),
            "Judge by the recall of each class.");
    if (!few.empty())
        add("small_class", Severity::Warning, {profile().label},
            few.size() == 1
                ? Text("%1 class has fewer than %2 rows: %3.", few.size(), kFewRows, listed(few))
                : Text("%1 classes have fewer than %2 rows: %3.", few.size(), kFewRows, listed(few)),
            "Collect more, or merge it with a class that is treated the same way.");
    if (!single.empty())
        add("single_vector_class", Severity::Error, {profile().label},
            single.size() == 1 ? Text("%1 class consists of a single distinct patient: %2. It cannot be in "
                                      "both the training and the test part.",
                                      single.size(), listed(single))
                               : Text("%1 classes consist of a single distinct patient each: %2. Such a "
                                      "class cannot be in both the training and the test part.",
                                      single.size(), listed(single)),
            "Collect more, merge it with another class, or leave it out.");
}

void LabelRemarks::onDuplicates()
{
    if (profile().duplicateRows > 0)
        add("duplicate_rows", Severity::Note, {},
            Text("%1 of %2 rows (%3) duplicate an earlier row; there are %4 distinct vectors of findings.",
                 profile().duplicateRows, profile().rows, percentOf(profile().duplicateRows, profile().rows),
                 profile().distinctVectors),
            "Training uses each of them once, with a weight.");
    if (profile().leakShare > kWorthALeakWarning)
        add("leak", Severity::Warning, {},
            Text("With a random split, %1 of the test rows would also be in the training part: results would "
                 "reflect memorisation, not prediction.",
                 percent(profile().leakShare)),
            "Use the group split (--split group, which is the default).");
}

} // namespace genex::data
