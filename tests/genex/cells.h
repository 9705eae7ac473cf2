// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cell.h"

#include "common/random.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace genex {

/// The cells of a patient of whom everything is known but the zeros.
inline std::vector<method::Cell> cellsOf(const std::vector<float>& x)
{
    std::vector<method::Cell> cells;
    for (std::size_t j = 0; j < x.size(); ++j) {
        if (x[j] != 0)
            cells.push_back({static_cast<std::uint32_t>(j), x[j]});
    }
    return cells;
}

/// `perGroup` patients around each of the corners, standard deviation `spread`; group by group.
inline std::vector<std::vector<method::Cell>> patientsAround(const std::vector<std::vector<float>>& corners,
                                                             std::size_t perGroup, double spread,
                                                             Random random)
{
    std::vector<std::vector<method::Cell>> patients;
    for (const std::vector<float>& corner : corners) {
        for (std::size_t i = 0; i < perGroup; ++i) {
            std::vector<float> x = corner;
            for (float& value : x)
                value += static_cast<float>(spread * random.normal());
            patients.push_back(cellsOf(x));
        }
    }
    return patients;
}

/// Patients who know about half of the inputs, as ±1 or as a number.
inline std::vector<std::vector<method::Cell>> randomPatients(std::size_t count, std::size_t inputs,
                                                             Random random)
{
    std::vector<std::vector<method::Cell>> patients(count);
    for (std::vector<method::Cell>& patient : patients) {
        for (std::uint32_t j = 0; j < inputs; ++j) {
            const double amount = j % 3 == 0 ? random.normal() : random.bernoulli(0.3) ? 1.0 : -1.0;
            if (random.bernoulli(0.5))
                patient.push_back({j, static_cast<float>(amount)});
        }
    }
    return patients;
}

} // namespace genex
