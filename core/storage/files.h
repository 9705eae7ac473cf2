// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/clock.h"
#include "common/descriptor.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace genex::storage {

/// Creates an empty file readable only by its owner. Throws Failure if the path exists.
void createPrivateFile(const std::filesystem::path& path);

/// Renames `made` to `target`, which must not exist. Both are in one folder.
void publish(const std::filesystem::path& made, const std::filesystem::path& target);

/// Renames a store and SQLite's auxiliary files. Nothing is deleted; all files are renamed back, replacing
/// anything there, unless told to keep them aside.
class SetAside
{
public:
    /// Throws Failure with all files at their original names.
    SetAside(const std::filesystem::path& store, Time now);
    ~SetAside();
    SetAside(const SetAside&) = delete;
    SetAside& operator=(const SetAside&) = delete;

    const std::filesystem::path& name() const { return m_name; }
    void stay() { m_moved.clear(); }

private:
    void move(const std::filesystem::path& from, const std::filesystem::path& to);
    void putBack() noexcept;

    std::filesystem::path m_name;
    std::vector<std::pair<std::filesystem::path, std::filesystem::path>> m_moved; ///< (from, to)
};

/// Removes an incomplete store and SQLite's auxiliary files.
void removeStoreFiles(const std::filesystem::path& store);

/// `start` + `end`, with a number in between if that name is taken.
std::filesystem::path freeName(const std::filesystem::path& start, std::string_view end);

std::filesystem::path withSuffix(std::filesystem::path path, std::string_view suffix);

} // namespace genex::storage
