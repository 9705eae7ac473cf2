// SPDX-License-Identifier: GPL-3.0-or-later
#include "bytecodec.h"
#include "keys.h"
#include "seal.h"

#include "support/stores/stores.h"

#include <QTest>

#include <set>

using namespace genex;
using namespace genex::storage;

namespace {

const std::string kStore(kStoreIdBytes, 's');

Place somePlace()
{
    return {"events", kStore, "owner", 3};
}

} // namespace

class TestSeal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensForItsPlaceOnly()
    {
        const KeyRing keys(SecretBytes::random(kKeyBytes));
        const KeyView key = keys.key(KeyUse::Events);
        const std::string sealed = seal(key, "finding", somePlace());
        QCOMPARE(unseal(key, sealed, somePlace(), "event"), std::string("finding"));
        const std::string other(kStoreIdBytes, 't');
        for (const Place& place : {Place{"cases", kStore, "owner", 3}, Place{"events", other, "owner", 3},
                                   Place{"events", kStore, "owneR", 3}, Place{"events", kStore, "owner", 4},
                                   Place{"eventso", kStore, "wner", 3}})
            GENEX_THROWS(unseal(key, sealed, place, "event 7"), ErrorCode::Corrupt, "event 7 was altered");
        GENEX_THROWS(unseal(keys.key(KeyUse::Summaries), sealed, somePlace(), "event"), ErrorCode::Corrupt,
                     "altered");
    }

    void everyFlippedBitIsNoticed()
    {
        const KeyRing keys(SecretBytes::random(kKeyBytes));
        const KeyView key = keys.key(KeyUse::Events);
        const std::string sealed = seal(key, "finding", somePlace());
        for (std::size_t bit = 0; bit < 8 * sealed.size(); ++bit) {
            std::string broken = sealed;
            broken[bit / 8] = static_cast<char>(broken[bit / 8] ^ (1 << (bit % 8)));
            QVERIFY(!opens(key, broken, somePlace()));
        }
        for (std::size_t length = 0; length < sealed.size(); ++length)
            QVERIFY(!opens(key, sealed.substr(0, length), somePlace()));
    }

    void theSameTextIsSealedDifferentlyEachTime()
    {
        const KeyRing keys(SecretBytes::random(kKeyBytes));
        const KeyView key = keys.key(KeyUse::Events);
        QVERIFY(seal(key, "x", somePlace()) != seal(key, "x", somePlace()));
    }

    void everyUseHasItsOwnKey()
    {
        const KeyRing keys(SecretBytes::random(kKeyBytes));
        std::set<std::string> different;
        for (std::size_t use = 1; use <= kKeyUses; ++use) {
            const KeyView key = keys.key(static_cast<KeyUse>(use));
            different.insert(std::string(key.begin(), key.end()));
        }
        QCOMPARE(different.size(), kKeyUses);
    }

    void aSlotThatAsksForTooMuchIsRefusedBeforeItIsTried()
    {
        const std::string salt(kSaltBytes, 'x');
        for (const KeyCost& cost :
             {KeyCost{std::uint64_t{1} << 40U, 1}, KeyCost{8192, 1'000'000}, KeyCost{0, 0}})
            GENEX_THROWS(keyFromPassphrase("p", salt, cost), ErrorCode::Corrupt, "passes");
    }

    void whatIsWrittenIsReadBackAndNothingMore()
    {
        const std::string bytes = ByteWriter().byte(7).number(1ULL << 63U).bytes("abc").raw("de").take();
        QCOMPARE(bytes.size(), std::size_t{1 + 8 + 8 + 3 + 2});
        QCOMPARE(bytes.substr(1, 8), std::string("\0\0\0\0\0\0\0\x80", 8)); // the lowest byte first
        ByteReader reader(bytes, "test");
        QCOMPARE(reader.byte(), std::uint8_t{7});
        QCOMPARE(reader.number(), std::uint64_t{1} << 63U);
        QCOMPARE(std::string(reader.bytes()), std::string("abc"));
        GENEX_THROWS(reader.end(), ErrorCode::Corrupt, "test has the wrong length");
        GENEX_THROWS(reader.raw(3), ErrorCode::Corrupt, "wrong length");
        const std::string lies(8, '\xff');
        GENEX_THROWS(ByteReader(lies, "test").bytes(), ErrorCode::Corrupt, "wrong length");
    }
};

QTEST_APPLESS_MAIN(TestSeal)
#include "tst_seal.moc"
