// SPDX-License-Identifier: GPL-3.0-or-later
// The two inner loops of a plan, which take nearly all of its time. No #pragma once: planfield.cpp includes
// them twice, once for processors with wide registers, each time in a different namespace. They call nothing,
// so that code compiled for one processor is never linked for another.

/// Eight numbers in one register, or in several narrower ones.
using Lane [[gnu::vector_size(kLane * sizeof(float))]] = float;
using WholeLane [[gnu::vector_size(kLane * sizeof(float))]] = std::int32_t;

[[gnu::always_inline]] inline Lane loaded(const float* numbers)
{
    Lane lane;
    __builtin_memcpy(&lane, numbers, sizeof(lane));
    return lane;
}

/// out[c] = base[c] + row[c] + Σ_k active[k] · tail[k, c], for a compile-time number of lanes, so that sums
/// stay in registers; two partial sums each, to hide latency.
template <std::size_t Lanes>
[[gnu::always_inline]] inline void sumTail(float* out, const float* base, const float* row,
                                           const float* active, const float* tail, std::size_t hidden)
{
    Lane even[Lanes];
    Lane odd[Lanes]{};
#pragma GCC unroll 3
    for (std::size_t i = 0; i < Lanes; ++i)
        even[i] = loaded(base + i * kLane) + loaded(row + i * kLane);
    std::size_t k = 0;
    for (; k + 1 < hidden; k += 2) {
#pragma GCC unroll 3
        for (std::size_t i = 0; i < Lanes; ++i) {
            even[i] += active[k] * loaded(tail + (k * Lanes + i) * kLane);
            odd[i] += active[k + 1] * loaded(tail + ((k + 1) * Lanes + i) * kLane);
        }
    }
#pragma GCC unroll 3
    for (std::size_t i = 0; i < Lanes; ++i) {
        if (k < hidden)
            even[i] += active[k] * loaded(tail + (k * Lanes + i) * kLane);
        even[i] += odd[i];
        __builtin_memcpy(out + i * kLane, &even[i], sizeof(Lane));
    }
}

/// Logits of a course whose z changes, for one to three lanes of classes. `active` is a buffer for max(z, 0).
inline void logitsWith(float* out, const float* base, const float* row, const float* z, const float* change,
                       const float* tail, float* active, std::size_t hidden, std::size_t width)
{
    for (std::size_t k = 0; k < hidden; ++k)
        active[k] = z[k] + change[k] > 0 ? z[k] + change[k] : 0;
    switch (width / kLane) {
    case 1:
        return sumTail<1>(out, base, row, active, tail, hidden);
    case 2:
        return sumTail<2>(out, base, row, active, tail, hidden);
    default:
        return sumTail<kMostClasses / kLane>(out, base, row, active, tail, hidden);
    }
}

/// Σ e^(a·(x − m)), with a relative error of 1e-6.
inline float sumOfPowers(const float* x, float highest, float factor, std::size_t width)
{
    constexpr float kLog2E = 1.44269504F;
    constexpr float kLn2 = 0.69314718F;
    Lane sums{};
    for (std::size_t c = 0; c < width; c += kLane) {
        const Lane raised = (loaded(x + c) - highest) * (factor * kLog2E);
        const Lane t = raised > kLeastPower ? raised : Lane{} + kLeastPower;
        const WholeLane whole = __builtin_convertvector(t - 0.5F, WholeLane);
        const Lane r = (t - __builtin_convertvector(whole, Lane)) * kLn2;
        const Lane power =
            1 + r * (1 + r * (0.5F + r * (0.16666667F + r * (0.041666667F + r * 0.0083333333F))));
        sums += power * reinterpret_cast<Lane>((whole + 127) << 23);
    }
    float sum = 0;
    for (std::size_t i = 0; i < kLane; ++i)
        sum += sums[i];
    return sum;
}
