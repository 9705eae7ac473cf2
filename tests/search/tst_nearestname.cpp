// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/nearestname.h"

#include <QTest>

#include <vector>

using genex::search::nearestName;

class TestNearestName : public QObject
{
    Q_OBJECT

private:
    const std::vector<std::string> m_names{"fever", "dry cough", "CRP", "ferritin"};

    std::string nearest(std::string_view name) const { return nearestName(name, m_names).value_or("none"); }

private Q_SLOTS:
    void letterByLetter()
    {
        QCOMPARE(nearest("fevr"), std::string("fever"));
        QCOMPARE(nearest("cough"), std::string("dry cough"));
        QCOMPARE(nearest("crp"), std::string("CRP"));
        QCOMPARE(nearest(""), std::string("CRP")); // the shortest
    }

    void swappedNeighboursAreOneError()
    {
        const std::vector<std::string> names{"abxx", "ba"};
        QCOMPARE(nearestName("ab", names), std::optional<std::string>("ba")); // 1 against 2
    }

    void ofSeveralTheFirst()
    {
        const std::vector<std::string> names{"ax", "ay"};
        QCOMPARE(nearestName("a", names), std::optional<std::string>("ax"));
    }

    void nothingWhereThereIsNoName()
    {
        QVERIFY(!nearestName("fever", {}));
        QVERIFY(!nearestName(std::string(201, 'x'), m_names));
    }

    void namesOfAnyLengthAreCompared()
    {
        const std::string longName(150, 'x');
        const std::vector<std::string> names{"y", longName};
        QCOMPARE(nearestName(longName + "z", names), std::optional(longName));
    }
};

QTEST_APPLESS_MAIN(TestNearestName)
#include "tst_nearestname.moc"
