// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace genex::storage {

class Database;

/// One schema step. A program that knows version `minCompatible` can still use a store of `version`.
struct Migration
{
    int version;
    int minCompatible;
    std::string sql;
};

/// The program's migrations, in order.
const std::vector<Migration>& allMigrations();

/// From files as in resources/sql: "0001_initial.sql", whose first line is "-- min_compatible: 1". Throws
/// Failure(Internal) if a number is missing.
std::vector<Migration> parseMigrations(const std::vector<std::pair<std::string, std::string>>& files);

struct SchemaVersion
{
    int version = 0; ///< 0: an empty database
    int minCompatible = 0;
};

/// Throws Failure(InvalidInput) for a database that is not a store.
SchemaVersion schemaVersionOf(const Database& database);

/// Throws Failure(VersionMismatch) for a store that requires a newer program.
void requireKnownVersion(const Database& database, std::span<const Migration> migrations);

bool needsUpgrade(const Database& database, std::span<const Migration> migrations);

/// Runs every step above the database's version, each in its own transaction: a failed step leaves the
/// previous version.
void upgrade(const Database& database, std::span<const Migration> migrations);

} // namespace genex::storage
