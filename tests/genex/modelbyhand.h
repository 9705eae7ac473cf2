// SPDX-License-Identifier: GPL-3.0-or-later
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
        double accuracy = 0; ///< weight of the courses whose own class is the most likely one
        std::vector<double> probabilities;
    };

    /// A reference patient that stands for a course of the case, and how much it counts.
    struct Course
    {
        std::size_t row = 0;
        double weight = 0;
    };

    /// w_i ∝ p(y_i | known) / #{j : y_j = y_i}, 1 in sum. Of more than 64 each class has as many as its
    /// probability gives of 64, spread evenly over those there are.
    std::vector<Course> courses(const Row& patient, double temperature) const
    {
        const std::vector<double> now = probabilities(patient, temperature);
        double mass = 0;
        for (std::size_t c = 0; c < now.size(); ++c)
            mass += std::ranges::count(m_labels, static_cast<std::int64_t>(c)) > 0 ? now[c] : 0;
        std::vector<Course> list;
        double total = 0;
        double upTo = 0;
        for (std::size_t c = 0; c < now.size(); ++c) {
            const std::vector<std::size_t> members = rowsOf(c);
            if (members.empty())
                continue;
            const auto before = std::lround(64 * upTo / mass);
            upTo += now[c];
            auto count = static_cast<std::size_t>(std::lround(64 * upTo / mass) - before);
            count = m_labels.size() <= 64 ? members.size() : std::min(count, members.size());
            for (std::size_t k = 0; k < count; ++k) {
                const double weight = now[c] / static_cast<double>(count);
                list.push_back({members[(2 * k + 1) * members.size() / (2 * count)], weight});
                total += weight;
            }
        }
        for (Course& course : list)
            course.weight /= total;
        return list;
    }

    /// The patient when these tests turn out as for a reference patient; a gap leaves them unknown.
    Row after(Row patient, const std::vector<std::size_t>& tests, std::size_t row) const
    {
        for (const std::size_t test : tests) {
            if (!std::isnan(m_reference[row * m_n + test]))
                patient[test] = m_reference[row * m_n + test];
        }
        return patient;
    }

    /// Means over the courses.
    Expected expect(const Row& patient, const std::vector<std::size_t>& tests, const Temperatures& t) const
    {
        Expected expected{0, 0, 0, std::vector<double>(m_b2.size())};
        for (const Course& course : courses(patient, t.now)) {
            const std::vector<double> p =
                probabilities(after(patient, tests, course.row), tests.empty() ? t.now : t.after);
            const auto label = static_cast<std::size_t>(m_labels[course.row]);
            const auto best = std::max_element(p.begin(), p.end());
            expected.loss -= course.weight * std::log(p[label]);
            expected.confidence += course.weight * *best;
            expected.accuracy += static_cast<std::size_t>(best - p.begin()) == label ? course.weight : 0;
            for (std::size_t c = 0; c < p.size(); ++c)
                expected.probabilities[c] += course.weight * p[c];
        }
        return expected;
    }

    /// E_{r of a}[ln p(a)/p(b) after the test] − E_{r of b}[the same]; 0 when one of them has no course.
    double separation(const Row& patient, std::size_t test, std::size_t a, std::size_t b,
                      const Temperatures& t) const
    {
        const auto meanOf = [&](std::size_t c) {
            double sum = 0;
            double count = 0;
            for (const Course& course : courses(patient, t.now)) {
                if (m_labels[course.row] != static_cast<std::int64_t>(c))
                    continue;
                const std::vector<double> p = probabilities(after(patient, {test}, course.row), t.after);
                sum += std::log(p[a] / p[b]);
                ++count;
            }
            return sum / count;
        };
        const double separation = meanOf(a) - meanOf(b);
        return std::isnan(separation) ? 0 : separation;
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
    std::vector<std::size_t> rowsOf(std::size_t c) const
    {
        std::vector<std::size_t> rows;
        for (std::size_t i = 0; i < m_labels.size(); ++i) {
            if (m_labels[i] == static_cast<std::int64_t>(c))
                rows.push_back(i);
        }
        return rows;
    }
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
    const auto stored = file.tensors.find("partition.offsets");
    const auto offsets = stored == file.tensors.end() ? std::vector<float>() : stored->second.to<float>();
    const std::size_t count = planes.size() / patient.size();
    std::size_t code = 0;
    for (std::size_t m = 0; m < count; ++m) {
        double dot = 0;
        for (std::size_t f = 0; f < patient.size(); ++f)
            dot += planes[f * count + m] * patient[f].value_or(0);
        for (std::size_t f = 0; f < patient.size() && !offsets.empty(); ++f)
            dot += patient[f] ? offsets[f * count + m] : 0;
        code += dot > 0 ? std::size_t{1} << m : 0;
    }
    return file.tensors.at("partition.bucket_of").to<std::int64_t>()[code];
}

} // namespace genex
