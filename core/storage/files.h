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

/// Makes an empty file that only its owner can read. Throws Failure when something stands there already.
void createPrivateFile(const std::filesystem::path& path);

/// Gives `made` the name `target`, at which nothing may stand. Both are in one folder.
void publish(const std::filesystem::path& made, const std::filesystem::path& target);

/// Gives a store and what SQLite keeps beside it another name. Nothing is deleted, and all of it gets its
/// name back, in place of whatever stands there, unless it is told to stay aside.
class SetAside
{
public:
    /// Throws Failure; then everything has its name.
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
    std::vector<std::pair<std::filesystem::path, std::filesystem::path>> m_moved; ///< from where, to where
};

/// Removes a half-made store and what SQLite keeps beside it.
void removeStoreFiles(const std::filesystem::path& store);

/// `start` and `end`, with a number between them where that is taken.
std::filesystem::path freeName(const std::filesystem::path& start, std::string_view end);

std::filesystem::path withSuffix(std::filesystem::path path, std::string_view suffix);

} // namespace genex::storage
