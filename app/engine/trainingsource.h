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

/// Where the sets O of rows come from; without anything they are drawn as the settings say.
struct ObservedSource
{
    std::string column;         ///< that says what was known first; empty: none
    bool mayFindColumn = false; ///< where none is named, one that says it by itself is taken
    bool areComplaints = false; ///< what each patient tells is drawn
    /// What complaints are told from; nothing: the embedded catalogue, where it knows the columns.
    std::optional<domain::Catalogue> catalogue = {};
    std::optional<data::ComplaintRule> rule = {}; ///< of complaints that were drawn before
};

/// What is wanted of a table besides its patients.
struct SourceRequest
{
    data::SplitSettings split;
    ObservedSource observed;
    std::optional<std::string> sha256; ///< the table that it must be
    double progressUpTo = 1;           ///< the part of the whole job that reading is
};

/// A table that can be trained or evaluated on, its split with the hash of the table.
struct SourceTable : data::PreparedTable
{
    std::string catalogueSha256; ///< of the catalogue that the patients were drawn from; empty: none
    std::optional<data::ComplaintRule> complaints; ///< that the observations were drawn by
};

/// Draws patients of the embedded population, or imports a file. Failures about a row name its line.
SourceTable readSource(const contract::TableSource& source, const SourceRequest& request, JobControl& job);

} // namespace genex::engine
