// SPDX-License-Identifier: GPL-3.0-or-later
#include "remarks.h"

#include "cells.h"

#include "common/result.h"
#include "data/observation.h"
#include "data/rowfailure.h"
#include "data/tablesource.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <unordered_map>

namespace genex::data {

namespace {

/// A column that tells so large a part of what is to be told stands for the label.
constexpr double kGivesAway = 0.95;
constexpr double kMuchMissing = 0.5;
constexpr double kWorthALeakWarning = 0.01;
constexpr double kImbalance = 10;
constexpr std::size_t kFewRows = 10;
constexpr std::size_t kMostNamed = 6;

Text percent(double share)
{
    std::array<char, 16> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.1f %%", share * 100);
    return Text::number({text.data(), static_cast<std::size_t>(length)});
}

Text percentOf(std::size_t part, std::size_t whole)
{
    return percent(whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole));
}

Text listed(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNamed); ++i)
        text += (i > 0 ? ", " : "") + shownText(names[i]);
    return names.size() > kMostNamed ? Text("%1 and %2 more", text, names.size() - kMostNamed) : Text(text);
}

/// Makes the remarks on one table, a kind after another.
class Remarks
{
public:
    Remarks(const Table& table, const Profile& profile, const std::vector<ColumnScan>& scans)
        : m_table(table)
        , m_profile(profile)
        , m_scans(scans)
    {}

    std::vector<Remark> make()
    {
        onHeaders();
        onEmptyColumns();
        onSpaces();
        onSimilarLabels();
        onConstantColumns();
        onDuplicateColumns();
        onGaps();
        onIdentifiers();
        onObserved();
        if (m_table.label())
            onLabels();
        onDuplicates();
        std::ranges::stable_sort(m_remarks, std::greater{}, &Remark::severity);
        return std::move(m_remarks);
    }

private:
    void add(std::string id, Severity severity, std::vector<std::string> columns, Text message, Text remedy,
             bool isRepairable = false)
    {
        m_remarks.push_back({std::move(id), severity, std::move(columns), std::move(message),
                             std::move(remedy), isRepairable});
    }

    std::vector<std::string> namesOf(const std::vector<std::size_t>& columns) const
    {
        std::vector<std::string> names;
        for (const std::size_t column : columns)
            names.push_back(m_table.columns[column].name);
        return names;
    }

    void onHeaders()
    {
        if (!m_table.hadHeader && m_table.delimiter != 0)
            add("no_header", Severity::Note, {},
                "The first line holds values, no names: columns are called by their number.",
                "Name them with --names, or say --header yes if the first line does name them.");
        std::vector<std::string> twice;
        std::vector<std::string> unnamed;
        for (const Column& column : m_table.columns) {
            if (!column.asWritten)
                continue;
            if (column.asWritten->empty())
                unnamed.push_back(column.name);
            else
                twice.push_back(*column.asWritten);
        }
        if (!twice.empty())
            add("duplicate_header", Severity::Warning, twice,
                Text("More than one column is called %1. The later ones are read under the name with .1, .2 "
                     "… behind it.",
                     listed(twice)),
                "Give every column a name of its own.", true);
        if (!unnamed.empty())
            add("unnamed_column", Severity::Warning, unnamed,
                unnamed.size() == 1
                    ? Text("%1 column has values but no name: %2.", unnamed.size(), listed(unnamed))
                    : Text("%1 columns have values but no name: %2.", unnamed.size(), listed(unnamed)),
                "Name it in the first line.", true);
    }

    void onEmptyColumns()
    {
        if (!m_table.emptyColumns.empty())
            add("empty_column", Severity::Note, m_table.emptyColumns,
                Text("%1 has neither a name nor a value, as when lines end with a separator. It is left out.",
                     listed(m_table.emptyColumns)),
                "Nothing need be done.", true);
    }

    void onSpaces()
    {
        std::vector<std::string> columns;
        std::size_t labels = 0;
        for (const Column& column : m_table.columns) {
            if (column.padded == 0)
                continue;
            columns.push_back(column.name);
            if (column.kind == ColumnKind::Label)
                labels = column.padded;
        }
        if (columns.empty())
            return;
        add("spaces", Severity::Note, columns,
            labels == 0 ? Text("Values of %1 have spaces around them. They are read without; other programs "
                               "may take “x” and “x ” for two values.",
                               listed(columns))
                        : Text("Values of %1 have spaces around them, labels among them: %2. They are read "
                               "without; other programs may take “x” and “x ” for two values.",
                               listed(columns), labels),
            "Remove the spaces.", true);
    }

    void onSimilarLabels()
    {
        const auto similar = findSimilarLabels(m_table);
        if (similar.empty())
            return;
        std::vector<std::string> texts;
        for (const auto& [text, better] : similar)
            texts.emplace_back(text).append(" / ").append(better);
        add("similar_labels", Severity::Warning, {m_profile.label},
            similar.size() == 1 ? Text("%1 label differs from another only by spaces or case, and count as "
                                       "classes of their own: %2.",
                                       similar.size(), listed(texts))
                                : Text("%1 labels differ from another only by spaces or case, and count as "
                                       "classes of their own: %2.",
                                       similar.size(), listed(texts)),
            "Write each class in one way.", true);
    }

    void onConstantColumns()
    {
        const std::vector<std::string> names = namesOf(findConstantColumns(m_table));
        if (!names.empty())
            add("constant_column", Severity::Note, names,
                names.size() == 1 ? Text("%1 column holds the same value in every row, or nothing: %2. "
                                         "Nothing can be learnt from it.",
                                         names.size(), listed(names))
                                  : Text("%1 columns hold the same value in every row, or nothing: %2. "
                                         "Nothing can be learnt from it.",
                                         names.size(), listed(names)),
                "Leave it out.", true);
    }

    void onDuplicateColumns()
    {
        std::vector<std::string> names;
        std::string pairs;
        for (const auto& [column, earlier] : findDuplicateColumns(m_table)) {
            names.push_back(m_table.columns[column].name);
            if (names.size() <= kMostNamed)
                pairs += (pairs.empty() ? "" : ", ") + shownText(m_table.columns[column].name) + " as " +
                         shownText(m_table.columns[earlier].name);
        }
        if (!names.empty())
            add("duplicate_column", Severity::Warning, names,
                names.size() == 1 ? Text("%1 column says in every row the same as another: %2. Whoever "
                                         "orders one has the other already.",
                                         names.size(), pairs)
                                  : Text("%1 columns say in every row the same as another: %2. Whoever "
                                         "orders one has the other already.",
                                         names.size(), pairs),
                "Keep one of them, if they are the same test.");
    }

    void onGaps()
    {
        std::vector<std::string> names;
        for (const ColumnScan& scan : m_scans) {
            if (scan.profile.kind != ColumnKind::Label && m_profile.rows > 0 &&
                static_cast<double>(scan.profile.missing) >
                    kMuchMissing * static_cast<double>(m_profile.rows) &&
                scan.profile.missing < m_profile.rows)
                names.push_back(scan.profile.name);
        }
        if (!names.empty())
            add("many_gaps", Severity::Warning, names,
                names.size() == 1 ? Text("%1 column is empty in more than half of the rows: %2. What a row "
                                         "does not hold cannot be revealed to the method for that row.",
                                         names.size(), listed(names))
                                  : Text("%1 columns are empty in more than half of the rows: %2. What a row "
                                         "does not hold cannot be revealed to the method for that row.",
                                         names.size(), listed(names)),
                "Ask whether the test was not done or not recorded: that it was done may itself tell the "
                "diagnosis.");
    }

    void onIdentifiers()
    {
        std::vector<std::string> names;
        for (const Column& column : m_table.columns) {
            if (column.kind == ColumnKind::Identifier && column.name != m_table.observedColumn)
                names.push_back(column.name);
        }
        if (!names.empty())
            add("identifier", Severity::Note, names,
                names.size() == 1
                    ? Text(
                          "%1 names rows or holds free text, and is no feature. It may say who a patient is.",
                          listed(names))
                    : Text("%1 name rows or holds free text, and is no feature. It may say who a patient is.",
                           listed(names)),
                "Leave it out, split by it (--split group:NAME, time:NAME), or say what it is (--kind "
                "NAME=numeric).");
    }

    void onObserved()
    {
        const std::string& name = m_table.observedColumn;
        if (name.empty())
            return;
        add("observed_column", Severity::Note, {name},
            Text("Column %1 names features: it is taken as what was known of each patient first, and is no "
                 "feature.",
                 shownText(name)),
            "Name another with --observed-column, or say what it is (--kind observed=categorical).");
        const auto read = attempt([&] {
            std::vector<FeatureColumn> features;
            for (const std::size_t feature : m_table.features())
                features.push_back({m_table.columns[feature].name});
            return namingLines(m_table,
                               [&] { return readObservations(textsOf(m_table, name, ""), features); });
        });
        if (!read)
            add("observed_unknown", Severity::Error, {name}, read.error().message, read.error().remedy);
    }

    void onLabels()
    {
        if (m_profile.unlabelledRows > 0)
            add("missing_label", Severity::Error, {m_profile.label},
                m_profile.unlabelledRows == 1 ? Text("%1 row has no label.", m_profile.unlabelledRows)
                                              : Text("%1 rows have no label.", m_profile.unlabelledRows),
                "Fill it in, or leave the row out.", true);
        onGiveaways();
        onSigns();
        onClassSizes();
        if (m_profile.conflictingVectors > 0)
            add("conflicting_vectors", Severity::Warning, {},
                m_profile.conflictingVectors == 1
                    ? Text("%1 vector of findings stands in the table with more than one label. No method "
                           "can be right for all of them: the best possible accuracy on these rows is %2.",
                           m_profile.conflictingVectors, percent(m_profile.bestAccuracy))
                    : Text("%1 vectors of findings stand in the table with more than one label. No method "
                           "can be right for all of them: the best possible accuracy on these rows is %2.",
                           m_profile.conflictingVectors, percent(m_profile.bestAccuracy)),
                "Nothing is wrong with that if the findings do not decide; otherwise look for wrong labels.");
    }

    void onGiveaways()
    {
        std::size_t largest = 0;
        for (const ClassProfile& one : m_profile.classes)
            largest = std::max(largest, one.rows);
        const double base =
            static_cast<double>(largest) / static_cast<double>(std::max<std::size_t>(1, m_profile.rows));
        std::vector<std::string> names;
        for (const ColumnScan& scan : m_scans) {
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

    void onSigns()
    {
        std::vector<std::string> columns;
        std::vector<std::string> texts;
        const Column& label = m_table.columns[*m_table.label()];
        for (const ColumnScan& scan : m_scans) {
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

    void onClassSizes()
    {
        std::size_t smallest = m_profile.rows;
        std::size_t largest = 0;
        std::vector<std::string> few;
        std::vector<std::string> single;
        for (const ClassProfile& one : m_profile.classes) {
            smallest = std::min(smallest, one.rows);
            largest = std::max(largest, one.rows);
            if (one.rows < kFewRows)
                few.push_back(one.name);
            if (one.vectors == 1)
                single.push_back(one.name);
        }
        if (static_cast<double>(largest) > kImbalance * static_cast<double>(smallest))
            add("imbalance", Severity::Warning, {m_profile.label},
                Text("The largest class has %1 rows, the smallest %2. Accuracy hides what happens to the "
                     "small ones.",
                     largest, smallest),
                "Judge by the recall of each class.");
        if (!few.empty())
            add("small_class", Severity::Warning, {m_profile.label},
                few.size() == 1
                    ? Text("%1 class has fewer than %2 rows: %3.", few.size(), kFewRows, listed(few))
                    : Text("%1 classes have fewer than %2 rows: %3.", few.size(), kFewRows, listed(few)),
                "Collect more, or join it with a class that is treated alike.");
        if (!single.empty())
            add("single_vector_class", Severity::Error, {m_profile.label},
                single.size() == 1 ? Text("%1 class consists of a single patient, however often it is "
                                          "written down: %2. It cannot stand both in training and in test.",
                                          single.size(), listed(single))
                                   : Text("%1 classes consist of a single patient, however often it is "
                                          "written down: %2. It cannot stand both in training and in test.",
                                          single.size(), listed(single)),
                "Collect more, join it with another class, or leave it out.");
    }

    void onDuplicates()
    {
        if (m_profile.duplicateRows > 0)
            add("duplicate_rows", Severity::Note, {},
                Text("%1 of %2 rows (%3) repeat an earlier row; there are %4 different vectors of findings.",
                     m_profile.duplicateRows, m_profile.rows,
                     percentOf(m_profile.duplicateRows, m_profile.rows), m_profile.distinctVectors),
                "They are learnt from once, with a weight.");
        if (m_profile.leakShare > kWorthALeakWarning)
            add("leak", Severity::Warning, {},
                Text("When rows are dealt out at random, %1 of the test rows stand in the training part too: "
                     "the result would be recall, not prediction.",
                     percent(m_profile.leakShare)),
                "Use the group split (--split group, which is the default).");
    }

    const Table& m_table;
    const Profile& m_profile;
    const std::vector<ColumnScan>& m_scans;
    std::vector<Remark> m_remarks;
};

std::uint64_t hashOfCells(const Column& column)
{
    return std::visit(
        [](const auto& cells) {
            const std::string_view bytes(
                reinterpret_cast<const char*>(cells.data()), // NOLINT(*-reinterpret-cast)
                cells.size() * sizeof(cells.front()));
            return std::hash<std::string_view>{}(bytes)*3 + cells.size();
        },
        column.cells);
}

bool saySame(const Column& a, const Column& b)
{
    if (a.texts != b.texts || a.cells.index() != b.cells.index())
        return false;
    if (!a.hasNumbers())
        return a.cells == b.cells;
    const auto& x = std::get<Column::Numbers>(a.cells);
    const auto& y = std::get<Column::Numbers>(b.cells);
    return std::ranges::equal(x, y, [](float p, float q) { return p == q || (p != p && q != q); });
}

} // namespace

std::vector<std::pair<std::size_t, std::size_t>> findDuplicateColumns(const Table& table)
{
    // Codes are given in the order of first appearance, so equal columns have equal codes.
    std::unordered_multimap<std::uint64_t, std::size_t> seen;
    std::vector<std::pair<std::size_t, std::size_t>> found;
    const std::vector<std::size_t> constant = findConstantColumns(table);
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        if (std::ranges::binary_search(constant, c))
            continue; // told as such
        const std::uint64_t hash = hashOfCells(table.columns[c]);
        const auto [begin, end] = seen.equal_range(hash);
        const auto same = std::find_if(begin, end, [&](const auto& entry) {
            return saySame(table.columns[entry.second], table.columns[c]);
        });
        if (same != end && table.columns[c].kind != ColumnKind::Label)
            found.emplace_back(c, same->second);
        else
            seen.emplace(hash, c);
    }
    return found;
}

std::vector<std::pair<std::string, std::string>> findSimilarLabels(const Table& table)
{
    const auto label = table.label();
    if (!label)
        return {};
    const Column& column = table.columns[*label];
    std::vector<std::size_t> rows(column.texts.size());
    for (std::size_t row = 0; row < column.rows(); ++row) {
        if (const std::uint32_t code = column.codeAt(row); code != Column::kMissing)
            ++rows[code];
    }
    std::map<std::string, std::size_t> mostFrequent; // by text without case and repeated spaces
    const auto plain = [](std::string_view text) {
        std::string result;
        for (const char c : lowerCase(text)) {
            if (c != ' ' || !result.ends_with(' '))
                result += c;
        }
        return result;
    };
    for (std::size_t code = 0; code < column.texts.size(); ++code) {
        const auto [place, isNew] = mostFrequent.try_emplace(plain(column.texts[code]), code);
        if (!isNew && rows[code] > rows[place->second])
            place->second = code;
    }
    std::vector<std::pair<std::string, std::string>> similar;
    for (std::size_t code = 0; code < column.texts.size(); ++code) {
        const std::size_t best = mostFrequent.at(plain(column.texts[code]));
        if (best != code)
            similar.emplace_back(column.texts[code], column.texts[best]);
    }
    return similar;
}

std::vector<std::size_t> findConstantColumns(const Table& table)
{
    std::vector<std::size_t> found;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const Column& column = table.columns[c];
        if (column.kind == ColumnKind::Label)
            continue;
        const std::size_t rows = column.rows();
        bool isConstant = column.hasNumbers() ? true : column.texts.size() <= 1;
        std::size_t gaps = 0;
        if (column.hasNumbers()) {
            const auto& numbers = std::get<Column::Numbers>(column.cells);
            isConstant = std::ranges::all_of(numbers, [&](float x) { return x == numbers.front(); }) ||
                         std::ranges::all_of(numbers, [](float x) { return x != x; });
        } else if (isConstant) {
            for (std::size_t row = 0; row < rows; ++row)
                gaps += column.isMissing(row) ? 1 : 0;
        }
        // A value here and a gap there is a difference, though a strange one.
        if (isConstant && (gaps == 0 || gaps == rows))
            found.push_back(c);
    }
    return found;
}

std::vector<Remark> makeRemarks(const Table& table, const Profile& profile,
                                const std::vector<ColumnScan>& scans)
{
    return Remarks(table, profile, scans).make();
}

} // namespace genex::data
