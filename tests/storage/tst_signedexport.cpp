// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/signedexport.h"
#include "support/stores/stores.h"

#include <QTest>

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;

class TestSignedExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasSignedComesBackWithItsStore()
    {
        const TestStore test;
        const OpenStore open(test.path);
        const std::string content("case\0export", 11);
        const SignedContent read = verifySigned(open->sign(content));
        QVERIFY(read.content == content);
        QCOMPARE(read.storeId, open->storeId());
        QCOMPARE(read.signingKey, open->signingKey());
        QCOMPARE(read.signingKey.size(), std::size_t{64});
        QCOMPARE(verifySigned(open->sign("")).content, std::string());
    }

    void theKeyIsTheStoresOwnAndStays()
    {
        const TestStore test;
        const TestStore other;
        const std::string key = OpenStore(test.path)->signingKey();
        QCOMPARE(OpenStore(test.path)->signingKey(), key);
        QVERIFY(OpenStore(other.path)->signingKey() != key);
    }

    void everyFlippedBitIsNoticed()
    {
        const TestStore test;
        const OpenStore open(test.path);
        const std::string envelope = open->sign("content");
        for (std::size_t bit = 0; bit < 8 * envelope.size(); ++bit) {
            std::string broken = envelope;
            broken[bit / 8] = static_cast<char>(broken[bit / 8] ^ (1 << (bit % 8)));
            QVERIFY2(!errorOf([&] { verifySigned(broken); }).message.empty(),
                     qPrintable(QString::number(bit)));
        }
        GENEX_THROWS(verifySigned(envelope + "x"), ErrorCode::Corrupt, "altered");
        for (std::size_t length = 0; length < envelope.size(); ++length)
            QVERIFY(!errorOf([&] { verifySigned(envelope.substr(0, length)); }).message.empty());
        GENEX_THROWS(verifySigned("hello"), ErrorCode::InvalidInput, "not a signed export");
    }
};

QTEST_APPLESS_MAIN(TestSignedExport)
#include "tst_signedexport.moc"
