// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace genex::storage {

/// Content of an envelope made by Session::sign.
struct SignedContent
{
    std::string content;
    std::string storeId;    ///< as Session::storeId() gives it
    std::string signingKey; ///< as Session::signingKey() gives it
};

/// Opens an envelope and verifies its signature (Ed25519). Throws Failure: InvalidInput if it is not an
/// envelope, Corrupt if content, store or key were altered. The signature proves that the holder of the
/// signing key made the export; to know that this is the right store, compare the key with one received
/// through another channel.
SignedContent verifySigned(std::string_view envelope);

} // namespace genex::storage
