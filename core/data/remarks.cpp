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

std::string percent(double share)
{
    std::array<char, 16> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.1f %%", share * 100);
    return {text.data(), static_cast<std::size_t>(length)};
}

std::string percentOf(std::size_t part, std::size_t whole)
{
    return percent(whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole));
}

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNamed); ++i)
        text += (i > 0 ? ", " : "") + shownText(names[i]);
    if (names.size() > kMostNamed)
        text += " and " + std::to_string(names.size() - kMostNamed) + " more";
    return text;
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
    void add(std::string id, Severity severity, std::vector<std::string> columns, std::string message,
             std::string remedy, bool isRepairable = false)
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
                "More than one column is called " + listed(twice) +
                    ". The later ones are read under the name with .1, .2 … behind it.",
                "Give every column a name of its own.", true);
        if (!unnamed.empty())
            add("unnamed_column", Severity::Warning, unnamed,
                std::to_string(unnamed.size()) +
                    (unnamed.size() == 1 ? " column has values but no name: "
                                         : " columns have values but no name: ") +
                    listed(unnamed) + ".",
                "Name it in the first line.", true);
    }

    void onEmptyColumns()
    {
        if (!m_table.emptyColumns.empty())
            add("empty_column", Severity::Note, m_table.emptyColumns,
                listed(m_table.emptyColumns) +
                    " has neither a name nor a value, as when lines end with a separator. It is left out.",
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
            labels == 0 ? "Values of " + listed(columns) +
                              " have spaces around them. They are read without; other programs may take “x” "
                              "and “x ” for "
                              "two values."
                        : "Values of " + listed(columns) +
                              " have spaces around them, labels among them: " + std::to_string(labels) +
                              ". They are read without; other programs may take “x” and “x ” for two values.",
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
            std::to_string(similar.size()) + (similar.size() == 1 ? " label differs" : " labels differ") +
                " from another only by spaces or case, and count as classes of their own: " + listed(texts) +
                ".",
            "Write each class in one way.", true);
    }

    void onConstantColumns()
    {
        const std::vector<std::string> names = namesOf(findConstantColumns(m_table));
        if (!names.empty())
            add("constant_column", Severity::Note, names,
                std::to_string(names.size()) + (names.size() == 1 ? " column holds" : " columns hold") +
                    " the same value in every row, or nothing: " + listed(names) +
                    ". Nothing can be learnt from it.",
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
                std::to_string(names.size()) + (names.size() == 1 ? " column says" : " columns say") +
                    " in every row the same as another: " + pairs +
                    ". Whoever orders one has the other already.",
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
                std::to_string(names.size()) + (names.size() == 1 ? " column is" : " columns are") +
                    " empty in more than half of the rows: " + listed(names) +
                    ". What a row does not hold cannot be revealed to the method for that row.",
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
                listed(names) + (names.size() == 1 ? " names" : " name") +
                    " rows or holds free text, and is no feature. It may say who a patient is.",
                "Leave it out, split by it (--split group:NAME, time:NAME), or say what it is (--kind "
                "NAME=numeric).");
    }

    void onObserved()
    {
        const std::string& name = m_table.observedColumn;
        if (name.empty())
            return;
        add("observed_column", Severity::Note, {name},
            "Column " + shownText(name) +
                " names features: it is taken as what was known of each patient first, and is no feature.",
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
                std::to_string(m_profile.unlabelledRows) +
                    (m_profile.unlabelledRows == 1 ? " row has" : " rows have") + " no label.",
                "Fill it in, or leave the row out.", true);
        onGiveaways();
        onSigns();
        onClassSizes();
        if (m_profile.conflictingVectors > 0)
            add("conflicting_vectors", Severity::Warning, {},
                std::to_string(m_profile.conflictingVectors) +
                    (m_profile.conflictingVectors == 1 ? " vector of findings stands"
                                                       : " vectors of findings stand") +
                    " in the table with more than one label. No method can be right for all of them: the "
                    "best possible "
                    "accuracy on these rows is " +
                    percent(m_profile.bestAccuracy) + ".",
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
                listed(names) + (names.size() == 1 ? " tells" : " tell") +
                    " the label almost alone. Such a column is usually made from the diagnosis or after it.",
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
                std::to_string(columns.size()) +
                    (columns.size() == 1 ? " column has a value" : " columns have a value each") +
                    " that stands in all rows of one class and in no other: " + listed(texts) +
                    ". Real findings hardly ever do that.",
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
                "The largest class has " + std::to_string(largest) + " rows, the smallest " +
                    std::to_string(smallest) + ". Accuracy hides what happens to the small ones.",
                "Judge by the recall of each class.");
        if (!few.empty())
            add("small_class", Severity::Warning, {m_profile.label},
                std::to_string(few.size()) + (few.size() == 1 ? " class has" : " classes have") +
                    " fewer than " + std::to_string(kFewRows) + " rows: " + listed(few) + ".",
                "Collect more, or join it with a class that is treated alike.");
        if (!single.empty())
            add("single_vector_class", Severity::Error, {m_profile.label},
                std::to_string(single.size()) +
                    (single.size() == 1 ? " class consists" : " classes consist") +
                    " of a single patient, however often it is "
                    "written down: " +
                    listed(single) + ". It cannot stand both in training and in test.",
                "Collect more, join it with another class, or leave it out.");
    }

    void onDuplicates()
    {
        if (m_profile.duplicateRows > 0)
            add("duplicate_rows", Severity::Note, {},
                std::to_string(m_profile.duplicateRows) + " of " + std::to_string(m_profile.rows) +
                    " rows (" + percentOf(m_profile.duplicateRows, m_profile.rows) +
                    ") repeat an earlier row; there are " + std::to_string(m_profile.distinctVectors) +
                    " different vectors of findings.",
                "They are learnt from once, with a weight.");
        if (m_profile.leakShare > kWorthALeakWarning)
            add("leak", Severity::Warning, {},
                "When rows are dealt out at random, " + percent(m_profile.leakShare) +
                    " of the test rows stand in the training part too: the result would be recall, not "
                    "prediction.",
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
