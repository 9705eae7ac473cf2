// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The parts of the device, each registered by the file that defines it. Free of torch.
namespace genex::stranger {

void registerAllocator();
void registerGuardAndHooks();
void registerOps();
void registerFallback();

} // namespace genex::stranger
