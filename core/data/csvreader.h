// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bytesource.h"
#include "untypedtable.h"

namespace genex::data {

UntypedTable readCsv(ByteSource& source, std::string_view beginning, const std::string& sourceName,
                     const ImportOptions& options, JobControl& job);

} // namespace genex::data
