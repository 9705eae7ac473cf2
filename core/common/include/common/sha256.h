// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace genex {

/// Incremental SHA-256 (FIPS 180-4); identifies models, checkpoints and tables.
class Sha256
{
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256&) = delete;
    Sha256& operator=(const Sha256&) = delete;

    Sha256& add(std::span<const std::byte> bytes);
    Sha256& add(std::string_view text);
    /// 64 lower-case hexadecimal digits. Call once, after the last update.
    std::string hex();

    static std::string of(std::string_view text) { return Sha256().add(text).hex(); }

private:
    struct State; ///< libsodium's
    std::unique_ptr<State> m_state;
};

} // namespace genex
