// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace genex::storage {

/// What an envelope from Session::sign holds.
struct SignedContent
{
    std::string content;
    std::string storeId;    ///< as Session::storeId() gives it
    std::string signingKey; ///< as Session::signingKey() gives it
};

/// Opens an envelope and checks its signature (Ed25519); throws Failure: InvalidInput for what is no
/// envelope, Corrupt where content, store or key are not those that were signed. The signature proves that
/// who holds the signing key made the export: whether that is the right store is seen by comparing the key
/// with one that came another way.
SignedContent verifySigned(std::string_view envelope);

} // namespace genex::storage
