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
    /// But for a developer, who wants to look into a crash.
    void nothingIsLeftBehind()
    {
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_CORE, &before), 0);
        QCOMPARE(::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0), 1);
        leaveNoCoreDumps();
        rlimit limit{};
        QCOMPARE(::getrlimit(RLIMIT_CORE, &limit), 0);
        if (!refusesCoreDumps()) {
            QCOMPARE(limit.rlim_cur, before.rlim_cur);
            QCOMPARE(::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0), 1);
            return;
        }
        QCOMPARE(limit.rlim_cur, rlim_t{0});
        QCOMPARE(limit.rlim_max, rlim_t{0}); // nobody in this process raises it again
        QCOMPARE(::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0), 0);
    }
};

QTEST_APPLESS_MAIN(TestCoreDumps)
#include "tst_coredumps.moc"
