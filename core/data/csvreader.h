// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bytesource.h"

#include "data/tableimport.h"

namespace genex::data {

/// The table in CSV text, with the kinds of its columns decided.
Table readCsv(ByteSource& source, std::string_view beginning, const std::string& sourceName,
              const ImportOptions& options, JobControl& job);

} // namespace genex::data
