// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/tabledataset.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

namespace genex::data {

namespace {

FeatureKind featureKind(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::Binary:
        return FeatureKind::Binary;
    case ColumnKind::Numeric:
        return FeatureKind::Numeric;
    case ColumnKind::Ordinal:
        return FeatureKind::Ordinal;
    default:
        return FeatureKind::Categorical;
    }
}

/// Codes in alphabetical order.
std::vector<std::size_t> alphabetical(const std::vector<std::string>& texts)
{
    std::vector<std::size_t> order(texts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t code) -> const std::string& { return texts[code]; });
    return order;
}

/// A feature, and the value of each code in the data set.
struct Translated
{
    FeatureColumn feature;
    std::vector<float> ofCode;
};

/// Ranks may be shared, as by 1 and 1.0, and steps of a scale may be unused: categories are those that occur.
Translated withRankedCategories(const Column& column, Translated result)
{
    std::map<float, std::string> textOfRank;
    for (std::size_t code = 0; code < column.texts.size(); ++code)
        textOfRank.emplace(column.meanings[code], column.texts[code]);
    for (const auto& [rank, text] : textOfRank)
        result.feature.categories.push_back(text);
    for (float& place : result.ofCode)
        place = static_cast<float>(std::distance(textOfRank.begin(), textOfRank.find(place)));
    return result;
}

Translated translate(const Column& column)
{
    Translated result{{column.name, featureKind(column.kind), column.unit, {}}, column.meanings};
    FeatureKind& kind = result.feature.kind;
    // A column without values may have any kind: use one without categories.
    if (!column.hasNumbers() && column.texts.empty())
        kind = FeatureKind::Numeric;
    if (kind != FeatureKind::Categorical && kind != FeatureKind::Ordinal)
        return result;
    if (kind == FeatureKind::Ordinal)
        return withRankedCategories(column, std::move(result));
    for (const std::size_t code : alphabetical(column.texts)) {
        result.ofCode[code] = static_cast<float>(result.feature.categories.size());
        result.feature.categories.push_back(column.texts[code]);
    }
    return result;
}

void fillFeature(const Column& column, std::size_t feature, Dataset& dataset)
{
    const Translated translated = translate(column);
    dataset.features[feature] = translated.feature;
    const std::size_t width = dataset.features.size();
    for (std::size_t row = 0; row < column.rows(); ++row) {
        float& value = dataset.values[row * width + feature];
        if (column.hasNumbers())
            value = column.valueAt(row);
        else if (const std::uint32_t code = column.codeAt(row); code == Column::kMissing)
            value = std::numeric_limits<float>::quiet_NaN();
        else
            value = translated.ofCode[code];
    }
}

void fillLabels(const Table& table, const Column& label, Dataset& dataset)
{
    const std::vector<std::size_t> order = alphabetical(label.texts);
    std::vector<std::int32_t> classOf(order.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        dataset.classes.push_back(label.texts[order[place]]);
        classOf[order[place]] = static_cast<std::int32_t>(place);
    }
    for (std::size_t row = 0; row < label.rows(); ++row) {
        const std::uint32_t code = label.codeAt(row);
        if (code == Column::kMissing)
            throw Failure(
                ErrorCode::InvalidInput,
                Text("%1, line %2, column \"%3\": the row has no label.", table.source, table.lineOf(row),
                     label.name),
                "Fill it in or remove the row; `genex-cli data profile --fix` removes all such rows.");
        dataset.labels[row] = classOf[code];
    }
}

} // namespace

Dataset datasetFrom(const Table& table, const std::vector<std::string>& excluded)
{
    const auto label = table.label();
    if (!label)
        throw Failure(ErrorCode::InvalidInput, Text("%1: no label column was given.", table.source),
                      "Specify the column that holds the diagnosis (--label).");
    for (const std::string& name : excluded)
        (void)table.require(name, "not to be used as a feature");
    std::vector<std::size_t> columns = table.features();
    std::erase_if(columns, [&](std::size_t column) {
        return std::ranges::find(excluded, table.columns[column].name) != excluded.end();
    });
    Dataset dataset;
    dataset.features.resize(columns.size());
    dataset.values.resize(table.rows() * columns.size());
    dataset.labels.resize(table.rows());
    fillLabels(table, table.columns[*label], dataset);
    for (std::size_t f = 0; f < columns.size(); ++f)
        fillFeature(table.columns[columns[f]], f, dataset);
    return dataset;
}

InputLayout::InputLayout(const std::vector<FeatureColumn>& features)
    : m_begins(1)
{
    for (const FeatureColumn& feature : features) {
        m_isCategorical.push_back(feature.kind == FeatureKind::Categorical);
        m_begins.push_back(m_begins.back() + (m_isCategorical.back() ? feature.categories.size() : 1));
    }
}

void InputLayout::expand(std::span<const float> values, std::span<float> inputs) const
{
    for (std::size_t f = 0; f < values.size(); ++f) {
        if (!m_isCategorical[f]) {
            inputs[begin(f)] = values[f];
            continue;
        }
        const float rest = std::isnan(values[f]) ? values[f] : 0;
        std::fill(inputs.begin() + static_cast<std::ptrdiff_t>(begin(f)),
                  inputs.begin() + static_cast<std::ptrdiff_t>(end(f)), rest);
        if (!std::isnan(values[f]))
            inputs[begin(f) + static_cast<std::size_t>(values[f])] = 1;
    }
}

} // namespace genex::data
