// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace genex::bench {

/// The shapes of a product of two matrices: [rows, inner] · [inner, columns].
struct ProductShape
{
    std::int64_t rows = 0;
    std::int64_t inner = 0;
    std::int64_t columns = 0;
};

/// Multiplications, each with an addition, per second in one thread. The mean over many such products, so
/// that whatever else the machine does slows it as much as what it is held against.
double multiplyAddsPerSecond(const ProductShape& shape);

} // namespace genex::bench
