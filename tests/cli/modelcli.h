// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "callcli.h"

#include <QDir>
#include <QTest>

#include <set>
#include <string>

namespace genex::testing {

inline constexpr int kFeatures = 12;
inline constexpr int kRows = 300;

inline void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// Findings f0 to f11, of which f3 and f7 tell the disease and f8 is nearly f3; the part that a row is for,
/// and what was known first.
inline QByteArray patients()
{
    QByteArray csv;
    for (int f = 0; f < kFeatures; ++f)
        csv += 'f' + QByteArray::number(f) + ',';
    csv += "disease,part,known\n";
    quint32 state = 1;
    const auto draw = [&state](quint32 bound) {
        state = state * 1664525U + 1013904223U;
        return (state >> 16U) % bound;
    };
    for (int row = 0; row < kRows; ++row) {
        int values[kFeatures];
        for (int& value : values)
            value = static_cast<int>(draw(2));
        values[8] = draw(10) == 0 ? 1 - values[3] : values[3];
        for (const int value : values)
            csv += QByteArray::number(value) + ',';
        csv += values[3] == 1 ? "flu," : values[7] == 1 ? "cold," : "well,";
        csv += row % 10 < 7 ? "train," : row % 10 == 7 ? "validation," : "test,";
        csv += row % 2 == 0 ? "f0|f1\n" : "f1|f2\n";
    }
    return csv;
}

inline QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

/// Small networks and few steps: seconds instead of minutes. With Δ as in the paper's experiments, since a
/// generator has nothing to learn from findings that are independent of each other.
inline QStringList quickly()
{
    return words("--buckets 2 --budget 0.5 --observed 2 --set pools=4 --set hidden=16 --set shared_steps=150 "
                 "--set bucket_steps=20 --set generator_steps=60 --set generator_bucket_steps=10 --set "
                 "draws=8 --set scoring_rows=64 --set delta_constant=0.8");
}

/// Two columns of the table are no findings.
inline QStringList withoutColumns()
{
    return words("--kind part=identifier --kind known=identifier");
}

inline QByteArray lastLine(const QByteArray& text)
{
    return text.trimmed().split('\n').last();
}

/// Every test of a list as a result: those that are ordered are present.
inline QString resultsFor(const std::set<std::string>& features)
{
    QStringList results;
    for (const std::string& feature : features)
        results << QString::fromStdString(feature) + QStringLiteral("=present");
    return results.join(QLatin1Char(','));
}

/// A test of commands that make a model or use one: m_cli.file("model"), trained on patients().
class ModelCliTest : public QObject
{
protected:
    QStringList table(const QStringList& more = {}) const
    {
        return QStringList{QStringLiteral("--data"), m_cli.file("t.csv"), QStringLiteral("--label"),
                           QStringLiteral("disease")} +
               more;
    }

    QStringList train(const char* out, const QStringList& more = {}) const
    {
        return QStringList{QStringLiteral("train"), QStringLiteral("--out"), m_cli.file(out)} + table() +
               quickly() +
               (more.contains(QStringLiteral("--observed-column")) ? QStringList() : withoutColumns()) + more;
    }

    QStringList evaluate(const char* budgets) const
    {
        return QStringList{QStringLiteral("evaluate"), QStringLiteral("--model"), m_cli.file("model")} +
               table() + withoutColumns() + words(budgets);
    }

    QStringList onModel(const char* command, const char* rest) const
    {
        return QStringList{QLatin1String(command), QStringLiteral("--model"), m_cli.file("model")} +
               words(rest);
    }

    json conclude(const std::set<std::string>& results, const char* rest = "--json") const
    {
        QStringList arguments = onModel("conclude", "--findings f0=present,f1=absent") + words(rest);
        if (!results.empty())
            arguments << QStringLiteral("--results") << resultsFor(results);
        return m_cli.run(arguments).document();
    }

    void refuses(const QStringList& arguments, int exitCode, const QByteArray& text) const
    {
        const Ran ran = m_cli.run(arguments);
        const QByteArray told = QByteArray::number(ran.exitCode) + ": " + ran.err;
        QVERIFY2(ran.exitCode == exitCode, told.constData());
        QVERIFY2(ran.out.isEmpty(), ran.out.constData());
        QVERIFY2(lastLine(ran.err).startsWith("genex-cli: "), ran.err.constData());
        QVERIFY2(ran.err.contains(text), ran.err.constData());
    }

    void trainModel()
    {
        write(m_cli.file("t.csv"), patients());
        const Ran ran = m_cli.run(train("model", words("--json --evaluate")));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        QVERIFY(!ran.err.isEmpty()); // progress, and not where the document is
        m_trained = ran.document();
    }

    const Cli m_cli;
    json m_trained; ///< what training it has answered
};

} // namespace genex::testing
