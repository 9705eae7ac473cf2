// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/sha256.h"

#include <QTest>

using genex::Sha256;

class TestSha256 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedVectors()
    {
        // FIPS 180-4 and its companion file of examples.
        QCOMPARE(Sha256::of(""),
                 std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(Sha256::of("abc"),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(Sha256::of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
                 std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
        QCOMPARE(Sha256::of(std::string(1'000'000, 'a')),
                 std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
    }

    void piecesGiveTheSameAsTheWhole()
    {
        std::string text;
        for (int i = 0; i < 200; ++i)
            text += static_cast<char>(i);
        const std::string whole = Sha256::of(text);
        for (std::size_t cut = 0; cut <= text.size(); ++cut) {
            const std::string_view view(text);
            QCOMPARE(Sha256().add(view.substr(0, cut)).add(view.substr(cut)).hex(), whole);
        }
    }
};

QTEST_APPLESS_MAIN(TestSha256)
#include "tst_sha256.moc"
