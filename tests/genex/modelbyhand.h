#pragma once

#include "tensorfile.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

namespace genex {

/// IEEE 754 half precision: 1 sign, 5 exponent, 10 fraction bits.
inline double halfToDouble(std::uint16_t half)
{
    const int exponent = (half >> 10) & 31;
    const double fraction = (half & 1023) / 1024.0;
    const double sign = (half & 0x8000) != 0 ? -1 : 1;
    if (exponent == 31)
        return std::numeric_limits<double>::quiet_NaN();
    return sign * (exponent == 0 ? std::ldexp(fraction, -14) : std::ldexp(1 + fraction, exponent - 15));
}

/// A recommendation once more, in plain loops from the numbers in the model's file, for a model without
/// categorical features.
class ModelByHand
{
public:
    ModelByHand(const method::TensorFile& file, int bucket)
        : m_prefix("bucket." + std::to_string(bucket) + ".")
        , m_w1(floats(file, "expert.hidden_weight"))
        , m_b1(floats(file, "expert.hidden_bias"))
        , m_w2(floats(file, "expert.tail.0.weight"))
        , m_b2(floats(file, "expert.tail.0.bias"))
        , m_labels(file.tensors.at(m_prefix + "reference.labels").to<std::int64_t>())
        , m_n(m_w1.size() / m_b1.size() / 2)
    {
        const std::string& bytes = file.tensors.at(m_prefix + "reference.values").bytes;
        for (std::size_t i = 0; i < bytes.size(); i += 2) {
            std::uint16_t half = 0;
            std::memcpy(&half, bytes.data() + i, 2);
            m_reference.push_back(halfToDouble(half));
        }
    }

    /// Part of the reference patients' values that are missing.
    double gapShare() const
    {
        const auto gaps = std::ranges::count_if(m_reference, [](double value) { return std::isnan(value); });
        return static_cast<double>(gaps) / static_cast<double>(m_reference.size());
    }
    std::size_t references() const { return m_labels.size(); }

    using Row = std::vector<std::optional<double>>; ///< encoded; empty where unknown

    std::vector<double> probabilities(const Row& x, double temperature) const
    {
        std::vector<double> p(m_b2.begin(), m_b2.end());
        for (std::size_t j = 0; j < m_b1.size(); ++j) {
            double z = m_b1[j];
            for (std::size_t f = 0; f < m_n; ++f) {
                if (x[f])
                    z += *x[f] * m_w1[f * m_b1.size() + j] + m_w1[(m_n + f) * m_b1.size() + j];
            }
            for (std::size_t c = 0; c < p.size(); ++c)
                p[c] += std::max(z, 0.0) * m_w2[j * p.size() + c];
        }
        double sum = 0;
        for (double& value : p)
            sum += value = std::exp(value / temperature);
        for (double& value : p)
            value /= sum;
        return p;
    }

    struct Temperatures
    {
        double now = 1;
        double after = 1;
    };

    struct Expected
    {
        double loss = 0;
        double confidence = 0;
        std::vector<double> probabilities;
    };

    /// Means over reference patients, w_i ∝ p(y_i | known) / #{j : y_j = y_i}. Of more than 64 each class has
    /// as many as its probability gives of 64, spread evenly over those there are.
    Expected expect(const Row& patient, const std::vector<std::size_t>& tests, const Temperatures& t) const
    {
        const std::vector<double> now = probabilities(patient, t.now);
        std::vector<std::size_t> order;
        std::vector<double> weights(m_labels.size());
        double total = 0;
        double mass = 0;
        for (std::size_t c = 0; c < now.size(); ++c)
            mass += std::ranges::count(m_labels, static_cast<std::int64_t>(c)) > 0 ? now[c] : 0;
        double upTo = 0;
        for (std::size_t c = 0; c < now.size(); ++c) {
            std::vector<std::size_t> members;
            for (std::size_t i = 0; i < m_labels.size(); ++i) {
                if (m_labels[i] == static_cast<std::int64_t>(c))
                    members.push_back(i);
            }
            if (members.empty())
                continue;
            const auto before = std::lround(64 * upTo / mass);
            upTo += now[c];
            auto count = static_cast<std::size_t>(std::lround(64 * upTo / mass) - before);
            count = m_labels.size() <= 64 ? members.size() : std::min(count, members.size());
            for (std::size_t k = 0; k < count; ++k) {
                const std::size_t i = members[(2 * k + 1) * members.size() / (2 * count)];
                order.push_back(i);
                weights[i] = now[c] / static_cast<double>(count);
                total += weights[i];
            }
        }
        Expected expected{0, 0, std::vector<double>(now.size())};
        for (const std::size_t i : order) {
            Row x = patient;
            for (const std::size_t test : tests) {
                if (!std::isnan(m_reference[i * m_n + test]))
                    x[test] = m_reference[i * m_n + test];
            }
            const std::vector<double> p = probabilities(x, tests.empty() ? t.now : t.after);
            const double w = weights[i] / total;
            expected.loss -= w * std::log(p[static_cast<std::size_t>(m_labels[i])]);
            expected.confidence += w * *std::max_element(p.begin(), p.end());
            for (std::size_t c = 0; c < p.size(); ++c)
                expected.probabilities[c] += w * p[c];
        }
        return expected;
    }

    /// The smallest mean squared difference to any reference patient, over what both know; each counts 9 at
    /// most.
    double distance(const Row& patient) const
    {
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < m_labels.size(); ++i) {
            double sum = 0;
            double count = 0;
            for (std::size_t f = 0; f < m_n; ++f) {
                const double other = m_reference[i * m_n + f];
                if (!patient[f] || std::isnan(other))
                    continue;
                sum += std::min(9.0, (*patient[f] - other) * (*patient[f] - other));
                ++count;
            }
            least = std::min(least, count > 0 ? sum / count : 9);
        }
        const bool knowsNothing =
            std::ranges::none_of(patient, [](const auto& value) { return value.has_value(); });
        return knowsNothing ? 0 : least;
    }

private:
    std::vector<float> floats(const method::TensorFile& file, const char* name) const
    {
        return file.tensors.at(m_prefix + name).to<float>();
    }

    std::string m_prefix;
    std::vector<float> m_w1, m_b1, m_w2, m_b2;
    std::vector<std::int64_t> m_labels;
    std::size_t m_n;
    std::vector<double> m_reference;
};

/// FindBucket from the numbers in the file: bit m is the side of hyperplane m on which the known values lie.
inline std::int64_t bucketByHand(const method::TensorFile& file, const ModelByHand::Row& patient)
{
    const auto planes = file.tensors.at("partition.planes").to<float>();
    const std::size_t count = planes.size() / patient.size();
    std::size_t code = 0;
    for (std::size_t m = 0; m < count; ++m) {
        double dot = 0;
        for (std::size_t f = 0; f < patient.size(); ++f)
            dot += planes[f * count + m] * patient[f].value_or(0);
        code += dot > 0 ? std::size_t{1} << m : 0;
    }
    return file.tensors.at("partition.bucket_of").to<std::int64_t>()[code];
}

} // namespace genex
