// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

class QString;

namespace genex::services {

/// A passphrase in memory that is wiped when it is given up. Written in any of Unicode's ways it is the same:
/// NFC.
class Passphrase
{
public:
    static constexpr std::size_t kMostBytes = 1024;

    /// Takes a copy; wiping `bytes` is left to the caller. Throws Failure(InvalidInput) when it is empty or
    /// too long.
    explicit Passphrase(std::string_view bytes);
    /// The content of a file or pipe without one newline at its end. Throws Failure that names the file.
    static Passphrase fromFile(const std::filesystem::path& file);
    ~Passphrase();
    Passphrase(Passphrase&& other) noexcept = default;
    Passphrase& operator=(Passphrase&& other) noexcept;
    Passphrase(const Passphrase&) = delete;
    Passphrase& operator=(const Passphrase&) = delete;

    std::string_view view() const { return {m_bytes.data(), m_bytes.size()}; }
    bool operator==(const Passphrase& other) const { return view() == other.view(); }

private:
    std::vector<char> m_bytes; ///< never grows, so no copy stays behind
};

/// What somebody typed; nothing where it cannot be a passphrase. Wiping `typed` is left to the caller.
std::optional<Passphrase> passphraseFrom(const QString& typed);

/// Overwrites memory in a way that no compiler leaves out.
void wipe(char* bytes, std::size_t count);

} // namespace genex::services
