// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrixprobe.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/mm.h>
#include <ATen/ops/ones.h>

#include <chrono>

namespace genex::bench {

double multiplyAddsPerSecond(const ProductShape& shape)
{
    constexpr int kProducts = 500;
    const at::NoGradGuard noGradient;
    const at::Tensor left = at::ones({shape.rows, shape.inner});
    const at::Tensor right = at::ones({shape.inner, shape.columns});
    const auto started = std::chrono::steady_clock::now();
    for (int i = 0; i < kProducts; ++i)
        at::mm(left, right);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
    return static_cast<double>(kProducts * shape.rows * shape.inner * shape.columns) / seconds.count();
}

} // namespace genex::bench
