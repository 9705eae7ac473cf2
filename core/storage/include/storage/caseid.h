// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace genex::storage {

/// Permanent id of a case: 128 random bits, shown as 26 lower-case letters and digits.
class CaseId
{
public:
    static CaseId random();
    /// Parses text(), also in capitals; empty for anything else.
    static std::optional<CaseId> fromText(std::string_view text);
    /// Throws Failure(Corrupt) unless there are 16 bytes.
    static CaseId fromBytes(std::string_view bytes);

    std::string text() const;
    std::string_view bytes() const { return {m_bytes.data(), m_bytes.size()}; }

    auto operator<=>(const CaseId&) const = default;

private:
    CaseId() = default;

    std::array<char, 16> m_bytes{};
};

} // namespace genex::storage
