// SPDX-License-Identifier: GPL-3.0-or-later
#include "migrations.h"

#include "database.h"

#include "common/error.h"

#include <charconv>

namespace genex::storage {

namespace {

/// "GNXS": identifies an SQLite file as a store.
constexpr int kApplicationId = 0x474e5853;
constexpr std::string_view kFirstLine = "-- min_compatible: ";

int leadingNumber(std::string_view text)
{
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

int numberFrom(const std::string& text)
{
    return leadingNumber(text);
}

/// Version and oldest compatible version in SQLite's user_version.
int packed(const Migration& migration)
{
    return migration.minCompatible * 10'000 + migration.version;
}

std::string nameOfVersion(const Database& database, int version)
{
    return database.file().string() + " has version " + std::to_string(version);
}

} // namespace

std::vector<Migration> parseMigrations(const std::vector<std::pair<std::string, std::string>>& files)
{
    std::vector<Migration> migrations;
    for (const auto& [name, sql] : files) {
        const int version = leadingNumber(name);
        const bool saysCompatible = sql.starts_with(kFirstLine);
        const int compatible = saysCompatible ? leadingNumber(sql.substr(kFirstLine.size())) : 0;
        if (version != static_cast<int>(migrations.size()) + 1 || compatible < 1 || compatible > version)
            throw Failure(ErrorCode::Internal, "The schema's step " + name + " has no proper number.");
        migrations.push_back({version, compatible, sql});
    }
    return migrations;
}

SchemaVersion schemaVersionOf(const Database& database)
{
    const int value = numberFrom(database.ask("PRAGMA user_version"));
    const int application = numberFrom(database.ask("PRAGMA application_id"));
    if (value == 0 && application == 0 && database.ask("SELECT count(*) FROM sqlite_schema") == "0")
        return {};
    if (application != kApplicationId || value <= 0)
        throw Failure(ErrorCode::InvalidInput, database.file().string() + " is not a store of this program.",
                      "Choose the store's own file.");
    return {value % 10'000, value / 10'000};
}

void requireKnownVersion(const Database& database, std::span<const Migration> migrations)
{
    const SchemaVersion found = schemaVersionOf(database);
    const int newest = migrations.back().version;
    if (found.version == 0)
        throw Failure(ErrorCode::InvalidInput, database.file().string() + " is empty.",
                      "Create a store, or restore one from a backup.");
    if (found.version > newest && found.minCompatible > newest)
        throw Failure(ErrorCode::VersionMismatch,
                      nameOfVersion(database, found.version) + "; this program supports up to " +
                          std::to_string(newest) + ".",
                      "Use the newer program that wrote it. The file was not changed.");
}

bool needsUpgrade(const Database& database, std::span<const Migration> migrations)
{
    return schemaVersionOf(database).version < migrations.back().version;
}

void upgrade(const Database& database, std::span<const Migration> migrations)
{
    const int from = schemaVersionOf(database).version;
    for (const Migration& migration : migrations) {
        if (migration.version <= from)
            continue;
        Transaction transaction(database, Transaction::Kind::Write);
        database.execute(migration.sql);
        database.execute("PRAGMA application_id = " + std::to_string(kApplicationId));
        database.execute("PRAGMA user_version = " + std::to_string(packed(migration)));
        transaction.commit();
    }
}

} // namespace genex::storage
