// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/errorof.h"

#include <string>

/// Fails the test unless `expression` throws a Failure of this code whose message holds `text`.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): a function could not end the test and name its line
#define GENEX_THROWS(expression, expectedCode, text)                                                         \
    do {                                                                                                     \
        const genex::Error thrown = genex::testing::errorOf([&] { (void)(expression); });                    \
        QVERIFY2(!thrown.message.empty(), "nothing was thrown by " #expression);                             \
        QVERIFY2(thrown.code == (expectedCode), thrown.message.english().c_str());                           \
        QVERIFY2(genex::describe(thrown).find(text) != std::string::npos, genex::describe(thrown).c_str());  \
    } while (false)
