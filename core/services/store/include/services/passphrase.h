// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

class QString;

namespace genex::services {

/// A passphrase in memory, wiped on destruction. Normalised (NFC), so that equivalent Unicode spellings are
/// equal.
class Passphrase
{
public:
    static constexpr std::size_t kMostBytes = 1024;

    /// Copies; the caller wipes `bytes`. Throws Failure(InvalidInput) if it is empty or too long.
    explicit Passphrase(std::string_view bytes);
    /// The content of a file or pipe without one trailing newline. Throws Failure naming the file.
    static Passphrase fromFile(const std::filesystem::path& file);
    ~Passphrase();
    Passphrase(Passphrase&& other) noexcept = default;
    Passphrase& operator=(Passphrase&& other) noexcept;
    Passphrase(const Passphrase&) = delete;
    Passphrase& operator=(const Passphrase&) = delete;

    std::string_view view() const { return {m_bytes.data(), m_bytes.size()}; }
    bool operator==(const Passphrase& other) const { return view() == other.view(); }

private:
    std::vector<char> m_bytes; ///< never grows, so no copy is left behind
};

/// From typed text; empty if it is not a valid passphrase. The caller wipes `typed`.
std::optional<Passphrase> passphraseFrom(const QString& typed);

/// Overwrites memory in a way compilers do not optimise away.
void wipe(char* bytes, std::size_t count);

} // namespace genex::services
