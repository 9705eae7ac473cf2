// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/tokens.h"

#include <QTest>

using namespace genex::ui;

namespace {

using Token = QColor Tokens::*;

struct Pair
{
    const char* name;
    Token text;
    Token ground;
};

/// Every text colour on every ground it stands on.
constexpr Pair kPairs[] = {
    {"text on surface", &Tokens::text, &Tokens::surface},
    {"text on ground", &Tokens::text, &Tokens::ground},
    {"text on selection", &Tokens::text, &Tokens::selection},
    {"text on track", &Tokens::text, &Tokens::track},
    {"secondary on surface", &Tokens::secondary, &Tokens::surface},
    {"secondary on ground", &Tokens::secondary, &Tokens::ground},
    {"secondary on track", &Tokens::secondary, &Tokens::track},
    {"accent on surface", &Tokens::accent, &Tokens::surface},
    {"accent on ground", &Tokens::accent, &Tokens::ground},
    {"accent on selection", &Tokens::accent, &Tokens::selection},
    {"filled button", &Tokens::onAccent, &Tokens::accent},
    {"estimate on its ground", &Tokens::estimate, &Tokens::estimateGround},
    {"estimate on surface", &Tokens::estimate, &Tokens::surface},
    {"good on surface", &Tokens::good, &Tokens::surface},
    {"good on ground", &Tokens::good, &Tokens::ground},
    {"alarm on surface", &Tokens::alarm, &Tokens::surface},
    {"alarm on ground", &Tokens::alarm, &Tokens::ground},
};

} // namespace

class TestTokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contrastOfKnownPairs()
    {
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
        // #777777 on white is the textbook's example of just too little: 4.48.
        QVERIFY(qAbs(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) - 4.478) < 0.001);
    }

    void everyTextCanBeRead_data()
    {
        QTest::addColumn<QColor>("text");
        QTest::addColumn<QColor>("ground");
        for (const Pair& pair : kPairs) {
            QTest::addRow("light: %s", pair.name) << lightTokens().*pair.text << lightTokens().*pair.ground;
            QTest::addRow("dark: %s", pair.name) << darkTokens().*pair.text << darkTokens().*pair.ground;
        }
    }

    void everyTextCanBeRead()
    {
        QFETCH(const QColor, text);
        QFETCH(const QColor, ground);
        const double ratio = contrastRatio(text, ground);
        QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("only %1").arg(ratio)));
    }

    void tokensAreThoseOfTheDesign()
    {
        QCOMPARE(lightTokens().ground.name(), QStringLiteral("#f5f6f8"));
        QCOMPARE(lightTokens().text.name(), QStringLiteral("#1b1f24"));
        QCOMPARE(lightTokens().accent.name(), QStringLiteral("#0b61b8"));
        QCOMPARE(lightTokens().estimateGround.name(), QStringLiteral("#fff4e0"));
        QCOMPARE(darkTokens().surface.name(), QStringLiteral("#1d2126"));
        QCOMPARE(darkTokens().secondary.name(), QStringLiteral("#a3acb7"));
        QCOMPARE(darkTokens().estimate.name(), QStringLiteral("#f0b354"));
        QCOMPARE(darkTokens().alarm.name(), QStringLiteral("#ff8a65"));
    }
};

QTEST_APPLESS_MAIN(TestTokens)
#include "tst_tokens.moc"
