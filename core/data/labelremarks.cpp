// SPDX-License-Identifier: GPL-3.0-or-later
#include "remarkwriter.h"
#include "tablefaults.h"

#include <algorithm>

namespace genex::data {

namespace {

/// A column that tells so large a part of what is to be told stands for the label.
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
        similar.size() == 1 ? Text("%1 label differs from another only by spaces or case, and count as "
                                   "classes of their own: %2.",
                                   similar.size(), listed(texts))
                            : Text("%1 labels differ from another only by spaces or case, and count as "
                                   "classes of their own: %2.",
                                   similar.size(), listed(texts)),
        "Write each class in one way.", true);
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
                ? Text("%1 vector of findings stands in the table with more than one label. No method "
                       "can be right for all of them: the best possible accuracy on these rows is %2.",
                       profile().conflictingVectors, percent(profile().bestAccuracy))
                : Text("%1 vectors of findings stand in the table with more than one label. No method "
                       "can be right for all of them: the best possible accuracy on these rows is %2.",
                       profile().conflictingVectors, percent(profile().bestAccuracy)),
            "Nothing is wrong with that if the findings do not decide; otherwise look for wrong labels.");
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
            names.size() == 1 ? Text("%1 tells the label almost alone. Such a column is usually made "
                                     "from the diagnosis or after it.",
                                     listed(names))
                              : Text("%1 tell the label almost alone. Such a column is usually made from "
                                     "the diagnosis or after it.",
                                     listed(names)),
            "Leave it out, unless a doctor would really know it before the diagnosis.");
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
            columns.size() == 1 ? Text("%1 column has a value that stands in all rows of one class and "
                                       "in no other: %2. Real findings hardly ever do that.",
                                       columns.size(), listed(texts))
                                : Text("%1 columns have a value each that stands in all rows of one "
                                       "class and in no other: %2. Real findings hardly ever do that.",
                                       columns.size(), listed(texts)),
            "Expect results that are better than in the clinic.");
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
            Text("The largest class has %1 rows, the smallest %2. Accuracy hides what happens to the "
                 "small ones.",
                 largest, smallest),
            "Judge by the recall of each class.");
    if (!few.empty())
        add("small_class", Severity::Warning, {profile().label},
            few.size() == 1
                ? Text("%1 class has fewer than %2 rows: %3.", few.size(), kFewRows, listed(few))
                : Text("%1 classes have fewer than %2 rows: %3.", few.size(), kFewRows, listed(few)),
            "Collect more, or join it with a class that is treated alike.");
    if (!single.empty())
        add("single_vector_class", Severity::Error, {profile().label},
            single.size() == 1 ? Text("%1 class consists of a single patient, however often it is "
                                      "written down: %2. It cannot stand both in training and in test.",
                                      single.size(), listed(single))
                               : Text("%1 classes consist of a single patient, however often it is "
                                      "written down: %2. It cannot stand both in training and in test.",
                                      single.size(), listed(single)),
            "Collect more, join it with another class, or leave it out.");
}

void LabelRemarks::onDuplicates()
{
    if (profile().duplicateRows > 0)
        add("duplicate_rows", Severity::Note, {},
            Text("%1 of %2 rows (%3) repeat an earlier row; there are %4 different vectors of findings.",
                 profile().duplicateRows, profile().rows, percentOf(profile().duplicateRows, profile().rows),
                 profile().distinctVectors),
            "They are learnt from once, with a weight.");
    if (profile().leakShare > kWorthALeakWarning)
        add("leak", Severity::Warning, {},
            Text("When rows are dealt out at random, %1 of the test rows stand in the training part too: "
                 "the result would be recall, not prediction.",
                 percent(profile().leakShare)),
            "Use the group split (--split group, which is the default).");
}

} // namespace genex::data
