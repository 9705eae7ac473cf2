#include "storage/sqlite.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

namespace genex::storage {

namespace {

Result<QString> askForVersion(const QString& connection)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
    database.setDatabaseName(QStringLiteral(":memory:"));
    if (!database.open())
        return fail(ErrorCode::Io,
                    "SQLite cannot be used: " + database.lastError().text().toStdString() + ".",
                    "Install Qt's driver for it (libqt6sql6-sqlite).");
    QSqlQuery query(QStringLiteral("select sqlite_version()"), database);
    if (!query.next())
        return fail(ErrorCode::Internal, query.lastError().text().toStdString());
    return query.value(0).toString();
}

} // namespace

Result<QString> sqliteVersion()
{
    const QString connection = QStringLiteral("version");
    auto version = askForVersion(connection);
    QSqlDatabase::removeDatabase(connection); // only once no handle of it is left
    return version;
}

} // namespace genex::storage
