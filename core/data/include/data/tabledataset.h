// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "data/table.h"

#include <string>
#include <vector>

namespace genex::data {

/// The patients of a table: its features and its label, without identifiers and the columns named as excluded
/// (part, group, time, O). Classes and categories stand in alphabetical order, so that the order of rows
/// changes nothing but the order of rows. Throws Failure when there is no label, or a row without one.
Dataset datasetFrom(const Table& table, const std::vector<std::string>& excluded = {});

/// How features become the inputs of a network: a categorical feature takes one input per category, any other
/// takes one. It stays one thing to acquire: its inputs are known or unknown together.
class InputLayout
{
public:
    explicit InputLayout(const std::vector<FeatureColumn>& features);

    std::size_t features() const { return m_begins.size() - 1; }
    std::size_t inputs() const { return m_begins.back(); }
    /// The inputs of a feature are [begin, end).
    std::size_t begin(std::size_t feature) const { return m_begins[feature]; }
    std::size_t end(std::size_t feature) const { return m_begins[feature + 1]; }
    bool isCategorical(std::size_t feature) const { return m_isCategorical[feature]; }

    /// Values of features → values of inputs; a gap is NaN in all inputs of its feature.
    void expand(std::span<const float> values, std::span<float> inputs) const;

private:
    std::vector<std::size_t> m_begins; ///< of each feature, and the end
    std::vector<bool> m_isCategorical;
};

} // namespace genex::data
