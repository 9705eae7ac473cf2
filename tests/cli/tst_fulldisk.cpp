// SPDX-License-Identifier: GPL-3.0-or-later
#include "callcli.h"

#include <QFileInfo>
#include <QTest>

using namespace genex::testing;

namespace {

/// $1: genex-cli, $2: the folder that becomes a disk of its own, too small for the work.
constexpr char kTrainOnASmallDisk[] = R"(
set -u
mount -t tmpfs -o size=64k tmpfs "$2" || exit 99
train() {
    "$1" --profile "$2/../profile" train --data "$2/../table.csv" --label disease --out "$2/model" \
        --budget 0.5 --observed 2 --split rows --set shared_steps=400 --set generator_steps=200
}
train "$1" "$2" > "$2/../first.out" 2> "$2/../first.err"
echo $? > "$2/../first.code"
ls "$2" > "$2/../first.left"
mount -o remount,size=64m "$2" || exit 98
train "$1" "$2" > "$2/../second.out" 2> "$2/../second.err"
echo $? > "$2/../second.code"
ls "$2" > "$2/../second.left"
)";

/// Two illnesses that three of twelve tests tell apart.
QByteArray table()
{
    QByteArray text("t0,t1,t2,t3,t4,t5,t6,t7,t8,t9,t10,t11,disease\n");
    unsigned state = 1;
    const auto draw = [&state](unsigned below) {
        state = state * 1664525U + 1013904223U;
        return (state >> 16U) % below;
    };
    for (int row = 0; row < 600; ++row) {
        const bool isFirst = draw(2) == 0;
        for (int test = 0; test < 12; ++test)
            text += QByteArray::number(test < 3 && draw(10) > 0 ? int(isFirst) : int(draw(2))) + ',';
        text += isFirst ? "first\n" : "second\n";
    }
    return text;
}

} // namespace

/// A disk that fills up during a training: said, nothing half-written, and the same command goes on.
class TestFullDisk : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString place(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QByteArray contents(const char* name) const { return contentOf(place(name)).trimmed(); }

private Q_SLOTS:
    void aTrainingSaysItAndGoesOnWhenThereIsRoom()
    {
        QFile file(place("table.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(table());
        file.close();
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("disk")));

        QProcess process;
        process.start(QStringLiteral("unshare"),
                      {QStringLiteral("-Urm"), QStringLiteral("sh"), QStringLiteral("-c"),
                       QString::fromLatin1(kTrainOnASmallDisk), QStringLiteral("sh"),
                       qEnvironmentVariable("GENEX_BIN_DIR") + QStringLiteral("/genex-cli"), place("disk")});
        QVERIFY(process.waitForFinished(kPatienceMs));
        QVERIFY2(process.exitCode() == 0, "mounting is not allowed here: it needs user namespaces");

        const QByteArray first = contents("first.err");
        QVERIFY2(contents("first.code") != "0", first.constData());
        QVERIFY2(first.contains("Training continues, but its state cannot be saved: "), first.constData());
        QVERIFY2(first.contains("Free some space"), first.constData());
        QVERIFY2(first.contains(place("disk").toUtf8()), first.constData());
        QVERIFY2(!contents("first.left").split('\n').contains("model"),
                 contents("first.left").constData()); // nothing by halves

        QVERIFY2(contents("second.code") == "0", contents("second.err").constData());
        QCOMPARE(contents("second.left"), QByteArray("model")); // and no state that is of no use any more
    }
};

QTEST_GUILESS_MAIN(TestFullDisk)
#include "tst_fulldisk.moc"
