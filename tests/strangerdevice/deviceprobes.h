// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/strangerdevice/strangerdevice.h"

#include <string>
#include <vector>

/// What the stranger device does beside computing: its memory, its counters, its random numbers. Free of
/// torch.
namespace genex::stranger {

/// Follows the pointer of a tensor on the device, or on the host; ends the process if the pointer faults.
float firstValueBehindPointer(bool onDevice);

/// What a step of Adam on the device leaves in the counters, without or with a look at a value on the way.
/// clip_grad_norm_ is such a look: in C++ it returns the norm as a number of the host.
enum class Glance { None, Item, CopyToHost, Mask, ClipGradNorm, DeviceIndex, HostIndex };
Counters countsOfTrainingStep(Glance glance);
/// The counters after one tensor went to the device, one came back, and one was copied within the device.
Counters countsOfCopies();

/// Random numbers made on the device, in different ways.
enum class Draw { Normal, Uniform, Integers, Permutation, Bernoulli, Multinomial, Dropout, NewGenerator };
/// \return what a draw after torch::manual_seed(seed) gives
std::vector<float> draw(Draw kind, unsigned seed);
/// \return what the CPU's global generator gives after a draw on the device, against what it gives without
bool drawLeavesCpuGeneratorAlone(Draw kind);
/// \return the message of a draw on the device from a generator of the CPU
std::string drawFromCpuGenerator();
/// \return the share of values that dropout(p) in training left unchanged but for the factor 1 / (1 − p)
double shareKeptByDropout(double p);

} // namespace genex::stranger
