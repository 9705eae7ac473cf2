// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casebook.h"
#include "services/datasetrecord.h"

#include <string>
#include <vector>

/// Data sets in the store. Called on the book's thread; all throw Failure.
namespace genex::services {

/// Latest first. Those this version cannot read are skipped.
std::vector<DatasetRecord> readDatasets(CaseBook& book);
/// Sets key and time, and writes it.
DatasetRecord keepDataset(CaseBook& book, DatasetRecord data);
void removeDataset(CaseBook& book, const std::string& key);

} // namespace genex::services
