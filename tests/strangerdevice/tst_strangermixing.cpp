// SPDX-License-Identifier: GPL-3.0-or-later
#include "mixingprobes.h"

#include <QTest>

#include <set>

using namespace genex::stranger;

namespace {

void addRows(const std::vector<std::string>& calls)
{
    QTest::addColumn<std::string>("call");
    for (const std::string& call : calls)
        QTest::newRow(call.c_str()) << call;
}

bool namesBothDevices(const std::string& message)
{
    return message.find("cpu") != std::string::npos && message.find("privateuseone") != std::string::npos;
}

/// Refused by libtorch before the device is asked, in words that name one device or none.
const std::set<std::string> kWordsOfLibtorch{"solve", "index of a host tensor by the device's"};

} // namespace

/// CPU tensors and tensors of the stranger device meet only where a GPU would allow it.
class TestStrangerMixing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forbiddenCallThrows_data() { addRows(forbiddenCalls()); }
    void forbiddenCallThrows()
    {
        QFETCH(std::string, call);
        const std::string message = tryForbidden(call);
        QVERIFY2(!message.empty(), "nothing was thrown");
        QVERIFY2(namesBothDevices(message) || kWordsOfLibtorch.contains(call), message.c_str());
        ++m_caught;
    }

    void legalCallGivesTheCpusValue_data() { addRows(legalCalls()); }
    void legalCallGivesTheCpusValue()
    {
        QFETCH(std::string, call);
        const std::string problem = tryLegal(call);
        QVERIFY2(problem.empty(), problem.c_str());
        ++m_passed;
    }

    void cleanupTestCase()
    {
        qInfo("%d of %zu kinds of mixing caught, %d of %zu legal ones passed", m_caught,
              forbiddenCalls().size(), m_passed, legalCalls().size());
    }

private:
    int m_caught = 0;
    int m_passed = 0;
};

QTEST_APPLESS_MAIN(TestStrangerMixing)
#include "tst_strangermixing.moc"
