// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "callcli.h"

#include <QTest>

/// genex-cli with a store, called as a script would.
namespace genex::testing {

inline constexpr char kSecret[] = "correct horse battery";

class StoreCli : public Cli
{
public:
    StoreCli()
    {
        write("passphrase", QByteArray(kSecret) + '\n');
        write("wrong", "no such passphrase\n");
    }

    void write(const char* name, const QByteArray& bytes) const
    {
        QFile file(this->file(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
    }

    QString store() const { return profile() + QStringLiteral("/store.db"); }

    QStringList unlocking(const QStringList& arguments, const char* passphrase = "passphrase") const
    {
        return QStringList{QStringLiteral("--passphrase-file"), file(passphrase)} + arguments;
    }

    Ran call(const QStringList& arguments, const char* passphrase = "passphrase") const
    {
        return run(unlocking(arguments, passphrase));
    }

    Ran call(const char* words) const { return call(QString::fromUtf8(words).split(QLatin1Char(' '))); }

    /// A command on one case: "set", then what stands behind the id.
    Ran onCase(const char* command, const QString& id, const QStringList& rest = {}) const
    {
        return call(QStringList{QStringLiteral("case"), QLatin1String(command), id} + rest);
    }

    Ran onCase(const char* command, const QString& id, const char* rest) const
    {
        return onCase(command, id, QString::fromUtf8(rest).split(QLatin1Char(' ')));
    }

    QString newCase(const QStringList& rest = {}) const
    {
        return QString::fromUtf8(call(QStringList{QStringLiteral("case"), QStringLiteral("new")} + rest).out)
            .trimmed();
    }
};

} // namespace genex::testing

/// Fails the test unless the call ended with this exit code and said the text on standard error.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): a function could not end the test and name its line
#define GENEX_ENDS(expression, expectedCode, text)                                                           \
    do {                                                                                                     \
        const genex::testing::Ran ended = (expression);                                                      \
        QVERIFY2(ended.exitCode == (expectedCode), ended.err.constData());                                   \
        QVERIFY2(ended.err.contains(text), ended.err.constData());                                           \
        QVERIFY2(ended.out.isEmpty(), ended.out.constData());                                                \
    } while (false)

/// Fails the test, with what was said, unless the call ended well.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): a function could not end the test and name its line
#define GENEX_SUCCEEDS(call)                                                                                 \
    do {                                                                                                     \
        const genex::testing::Ran succeeded = (call);                                                        \
        QVERIFY2(succeeded.exitCode == 0, succeeded.err.constData());                                        \
    } while (false)
