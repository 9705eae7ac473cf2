#include "storage/session.h"

#include "context.h"
#include "hex.h"
#include "storefile.h"

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

} // namespace genex::storage
