// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/tablesource.h"

#include "common/jobcontrol.h"
#include "data/complaints.h"
#include "data/tablesource.h"
#include "domain/catalogue.h"

#include <optional>
#include <string>

namespace genex::engine {

/// Source of the sets O; by default they are sampled as set in the settings.
struct ObservedSource
{
    std::string column;         ///< column with initial findings; may be empty
    bool mayFindColumn = false; ///< if none is given, use one detected by its content
    bool areComplaints = false; ///< sample the complaints of each patient
    /// For complaints; empty: the embedded catalogue, if it knows the columns.
    std::optional<domain::Catalogue> catalogue = {};
    std::optional<data::ComplaintRule> rule = {}; ///< of complaints sampled earlier
};

/// How to read and prepare a table.
struct SourceRequest
{
    data::SplitSettings split;
    ObservedSource observed;
    std::optional<std::string> sha256; ///< hash the table must have
    double progressUpTo = 1;           ///< fraction of the job's progress that reading takes
    bool holdsOutGroups = false;       ///< see data::TableUse
};

/// A table ready for training or evaluation, its split including the hash.
struct SourceTable : data::PreparedTable
{
    std::string catalogueSha256; ///< of the catalogue the patients were sampled from; may be empty
    std::optional<data::ComplaintRule> complaints; ///< rule that sampled the observations
};

/// Samples patients of the embedded population, or imports a file. Failures about a row name its line.
SourceTable readSource(const contract::TableSource& source, const SourceRequest& request, JobControl& job);

} // namespace genex::engine
