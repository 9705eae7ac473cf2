// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportfile.h"

#include "common/error.h"

namespace genex::services {

ReportFileWriter::ReportFileWriter(const QString& path, const QByteArray& bytes, bool isPrivate)
    : m_file(path)
{
    if (!m_file.open(QIODevice::WriteOnly))
        refuse();
    if (isPrivate && !m_file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        refuse();
    if (m_file.write(bytes) != bytes.size() || !m_file.flush())
        refuse();
}

void ReportFileWriter::commit()
{
    if (!m_file.commit())
        refuse();
}

void ReportFileWriter::refuse() const
{
    throw Failure(
        ErrorCode::Io,
        Text("Cannot write %1: %2.", m_file.fileName().toStdString(), m_file.errorString().toStdString()),
        "Choose another folder, or free some space.");
}

} // namespace genex::services
