// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "secretbytes.h"

#include <string>
#include <string_view>

namespace genex::storage {

/// Opens a store when every passphrase is forgotten; shown once, when the store is created: 160 random bits
/// and a checksum, as eight groups of five letters.
class RecoveryKey
{
public:
    static RecoveryKey random();
    /// Parses typed text: any case, with or without spaces and hyphens, O for 0, I or L for 1. Throws
    /// Failure(InvalidInput) for a typing error.
    static RecoveryKey fromText(std::string_view text);

    /// "XXXXX-XXXXX-…". The caller shows it once and does not store it.
    std::string text() const;
    std::string_view bytes() const { return m_bytes.view(); }

private:
    explicit RecoveryKey(SecretBytes bytes)
        : m_bytes(std::move(bytes))
    {}

    SecretBytes m_bytes;
};

} // namespace genex::storage
