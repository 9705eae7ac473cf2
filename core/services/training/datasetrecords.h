// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casebook.h"
#include "services/datasetrecord.h"

#include <string>
#include <vector>

/// Data sets in the store. For the book's thread; all throw Failure.
namespace genex::services {

/// The latest first. One that this version cannot read is passed over.
std::vector<DatasetRecord> readDatasets(CaseBook& book);
/// Gives it a key and the time, and writes it.
DatasetRecord keepDataset(CaseBook& book, DatasetRecord data);
void removeDataset(CaseBook& book, const std::string& key);

} // namespace genex::services
