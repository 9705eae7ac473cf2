// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "data/table.h"

#include <string>
#include <vector>

namespace genex::data {

/// The patients of a table: features and label, without identifiers and excluded columns (part, group, time,
/// O). Classes and categories are sorted, so that they do not depend on row order. Throws Failure if there is
/// no label, or a row without one.
Dataset datasetFrom(const Table& table, const std::vector<std::string>& excluded = {});

/// Maps features to network inputs: one input per category of a categorical feature, one for any other. A
/// feature's inputs are known or unknown together.
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

    /// Feature values → input values; a missing feature is NaN in all its inputs.
    void expand(std::span<const float> values, std::span<float> inputs) const;

private:
    std::vector<std::size_t> m_begins; ///< of each feature, then the end
    std::vector<bool> m_isCategorical;
};

} // namespace genex::data
