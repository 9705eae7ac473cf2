// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/coredumps.h"

#include <QTest>

#include <sys/prctl.h>
#include <sys/resource.h>

using namespace genex;

class TestCoreDumps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLeftBehind()
    {
        if (!refusesCoreDumps())
            QSKIP("This build is one for developers.");
        rlimit limit{};
        QCOMPARE(::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0), 1);
        leaveNoCoreDumps();
        QCOMPARE(::getrlimit(RLIMIT_CORE, &limit), 0);
        QCOMPARE(limit.rlim_cur, rlim_t{0});
        QCOMPARE(limit.rlim_max, rlim_t{0}); // nobody in this process raises it again
        QCOMPARE(::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0), 0);
    }
};

QTEST_APPLESS_MAIN(TestCoreDumps)
#include "tst_coredumps.moc"
