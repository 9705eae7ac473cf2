// SPDX-License-Identifier: GPL-3.0-or-later
#include "base32.h"
#include "recoverykey.h"

#include "common/random.h"
#include "storage/caseid.h"
#include "support/stores/stores.h"

#include <QTest>

using namespace genex;
using namespace genex::storage;

class TestBase32 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// By hand: 0xff is 11111 111(00), so z and then 28, which is w; 0x00 0x01 is 00000 00000 00000 1(0000).
    void lettersAreThoseOfTheAlphabet()
    {
        QCOMPARE(toBase32(""), std::string());
        QCOMPARE(toBase32("\xff"), std::string("zw"));
        QCOMPARE(toBase32(std::string("\0\1", 2)), std::string("000g"));
        QCOMPARE(toBase32(std::string(5, '\xff')), std::string("zzzzzzzz"));
    }

    void everyLengthComesBack()
    {
        Random random(5);
        for (std::size_t length = 0; length < 60; ++length) {
            std::string bytes;
            for (std::size_t i = 0; i < length; ++i)
                bytes += static_cast<char>(random.below(256));
            const auto back = fromBase32(toBase32(bytes), length);
            QVERIFY(back.has_value());
            QVERIFY(*back == bytes);
        }
    }

    void onlyTheOneTextOfTheRightLengthIsRead()
    {
        QVERIFY(!fromBase32("zw", 2).has_value());
        QVERIFY(!fromBase32("zwz", 1).has_value());
        QVERIFY(!fromBase32("zx", 1).has_value()); // the filling bits are not zero
        QVERIFY(!fromBase32("zu", 1).has_value()); // no letter of the alphabet
        QVERIFY(!fromBase32("z\xc3", 1).has_value());
    }

    void aCaseIdIs26LettersAndReadInAnyCase()
    {
        const CaseId id = CaseId::random();
        QCOMPARE(id.text().size(), std::size_t{26});
        QVERIFY(CaseId::fromText(id.text()) == id);
        QVERIFY(CaseId::fromText(QString::fromStdString(id.text()).toUpper().toStdString()) == id);
        QVERIFY(!CaseId::fromText(id.text() + "0").has_value());
        QVERIFY(!CaseId::fromText("").has_value());
        QVERIFY(CaseId::random() != id);
    }

    void aRecoveryKeyIsReadAsPeopleType()
    {
        const RecoveryKey key = RecoveryKey::random();
        const QString text = QString::fromStdString(key.text());
        QCOMPARE(text.size(), 8 * 5 + 7);
        QVERIFY(!text.contains(QLatin1Char('O')) && !text.contains(QLatin1Char('I')));
        QString typed = text.toLower();
        typed.replace(QLatin1Char('0'), QLatin1Char('o')).replace(QLatin1Char('1'), QLatin1Char('I'));
        typed.replace(QLatin1Char('-'), QStringLiteral("  "));
        for (const QString& form : {text, text.toLower(), typed, QString(text).remove(QLatin1Char('-'))})
            QVERIFY(RecoveryKey::fromText(form.toStdString()).bytes() == key.bytes());
    }

    void everyMistypedLetterOfARecoveryKeyIsNoticed()
    {
        const std::string text = RecoveryKey::random().text();
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '-')
                continue;
            std::string wrong = text;
            wrong[i] = wrong[i] == '7' ? '8' : '7';
            GENEX_THROWS(RecoveryKey::fromText(wrong), ErrorCode::InvalidInput, "not a valid recovery key");
        }
        GENEX_THROWS(RecoveryKey::fromText(text.substr(1)), ErrorCode::InvalidInput,
                     "not a valid recovery key");
    }
};

QTEST_APPLESS_MAIN(TestBase32)
#include "tst_base32.moc"
