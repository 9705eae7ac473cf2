// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/observation.h"

#include <iosfwd>
#include <string>

namespace genex {
class JobControl;
}

namespace genex::data {

/// Writes a table as RFC 4180 CSV: a header, one line per row, the label last, empty fields for missing
/// values. Binary features are 0 and 1, numbers the shortest text that reads back as the same float. With
/// observations, a column "observed" before the label lists the initial findings of each row.
void writeCsv(const Dataset& dataset, const std::string& labelColumn, std::ostream& out, JobControl& job,
              const GivenObservations* observations = nullptr);

} // namespace genex::data
