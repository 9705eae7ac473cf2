// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classrates.h"
#include "patientbatch.h"

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace genex::method {

/// Bin of each value, on a device.
struct WideLayout
{
    std::int64_t bins = 0;    ///< W
    at::Tensor begins;        ///< [n] first bin of each feature
    at::Tensor cuts;          ///< [n, K] upper bounds of bins; infinite if a feature has fewer
    at::Tensor isCategorical; ///< [n] 1 or 0, integers; undefined without categorical features
    at::Tensor firstInputs;   ///< [n]; undefined without categorical features

    WideLayout() = default;
    WideLayout(const ValueBins& valueBins, at::Device device);

    bool isEmpty() const { return bins == 0; }
    /// Restricted to these features; bins keep their numbers. `firsts`: first input of each.
    WideLayout restrictedTo(const at::Tensor& features, const at::Tensor& firsts) const;
    WideLayout restrictedTo(const at::Tensor& features) const;
    /// The bins [..., n] of values [..., n].
    at::Tensor binsOf(const Values& values) const;
    /// Bins of values [N, n] as rows [N, W]: `mask` [N, n] at the bin of each value.
    at::Tensor spread(const Values& values, const at::Tensor& mask) const;
};

/// Naive Bayes in parallel to the network: e^t (b_c + Σ_j m_j a[bin of x_j, c]).
struct WidePart
{
    WideLayout layout; ///< empty: there is no wide part
    at::Tensor weight; ///< a [W, C]
    at::Tensor prior;  ///< b [C]
    at::Tensor scale;  ///< t [1]

    bool isEmpty() const { return layout.isEmpty(); }
    static WidePart from(const ClassRates& rates, at::Device device);
    static WidePart empty(const WideLayout& layout, std::int64_t classes, at::Device device);

    at::Tensor scaledWeight() const; ///< e^t a [W, C]
    /// [N, C]
    at::Tensor logits(const Values& values, const at::Tensor& mask) const;
};

} // namespace genex::method
