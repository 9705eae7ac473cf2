// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace genex::stranger {

enum class Event { CopyToDevice, CopyToHost, ScalarRead, DataDependentShape, Wait, FallbackOp };

void count(Event event);

/// While it lives, nothing that this thread does is counted: the fallback's own copies are not the tested
/// code's.
class Uncounted
{
public:
    Uncounted();
    ~Uncounted();
    Uncounted(const Uncounted&) = delete;
    Uncounted& operator=(const Uncounted&) = delete;
};

} // namespace genex::stranger
