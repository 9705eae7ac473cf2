// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/caseid.h"

#include "base32.h"
#include "keys.h"

#include "common/error.h"

#include <algorithm>

namespace genex::storage {

CaseId CaseId::random()
{
    return fromBytes(randomBytes(sizeof m_bytes));
}

std::optional<CaseId> CaseId::fromText(std::string_view text)
{
    const auto bytes = fromBase32(text, sizeof m_bytes);
    return bytes ? std::optional(fromBytes(*bytes)) : std::nullopt;
}

CaseId CaseId::fromBytes(std::string_view bytes)
{
    CaseId id;
    if (bytes.size() != id.m_bytes.size())
        throw Failure(ErrorCode::Corrupt, "A case's id has the wrong length.",
                      "Restore the store from a backup.");
    std::copy(bytes.begin(), bytes.end(), id.m_bytes.begin());
    return id;
}

std::string CaseId::text() const
{
    return toBase32(bytes());
}

} // namespace genex::storage
