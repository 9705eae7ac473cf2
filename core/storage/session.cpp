// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/session.h"

#include "context.h"
#include "hex.h"
#include "signing.h"
#include "storefile.h"
#include "verification.h"

namespace genex::storage {

Session::Session(std::unique_ptr<Context> context)
    : m_context(std::move(context))
    , m_cases(*m_context)
    , m_audit(*m_context)
    , m_records(*m_context)
    , m_users(*m_context)
{}

Session::~Session() = default;

const std::string& Session::user() const
{
    return m_context->user.name;
}

Role Session::role() const
{
    return m_context->user.role;
}

bool Session::isReadOnly() const
{
    return !m_context->file.isWritable();
}

std::string Session::storeId() const
{
    return hexOf(m_context->file.storeId());
}

void Session::verify(JobControl& job) const
{
    verifyAll(*m_context, job);
}

std::string Session::sign(std::string_view content) const
{
    return signContent(*m_context, content);
}

std::string Session::signingKey() const
{
    return signingKeyOf(*m_context);
}

} // namespace genex::storage
