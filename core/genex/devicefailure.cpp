// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicefailure.h"

#include "common/error.h"
#include "common/log.h"

#include <c10/util/Exception.h>

#include <string>

namespace genex::method {

namespace {

/// The advice, and that the training can be resumed.
Text andGoOn(const char* advice)
{
    return {"%1 When restarted, training resumes from its last checkpoint.", Text(advice)};
}

bool holds(const std::string& text, const char* part)
{
    return text.find(part) != std::string::npos;
}

std::string firstLine(const std::string& text)
{
    return text.substr(0, text.find('\n'));
}

} // namespace

void rethrowExplained()
{
    try {
        throw;
    } catch (const c10::OutOfMemoryError&) {
        throw Failure(ErrorCode::OutOfMemory, "The GPU does not have enough memory for this training.",
                      andGoOn("Choose a smaller batch, or the CPU."));
    } catch (const c10::Error& error) {
        const std::string what = error.what_without_backtrace();
        if (holds(what, "not enough memory") || holds(what, "out of memory"))
            throw Failure(ErrorCode::OutOfMemory, "There is not enough memory for this training.",
                          andGoOn("Close other programs, or choose a smaller batch."));
        if (holds(what, "CUDA") || holds(what, "cuda")) {
            // libtorch's own words are for whoever reads the log: they name devices and calls, no patient.
            log::error("device.gpu_lost", {{"reason", log::Word(firstLine(what))}});
            throw Failure(ErrorCode::DeviceUnavailable, "The GPU can no longer be used.",
                          andGoOn("Check the output of nvidia-smi, or choose the CPU."));
        }
        throw;
    }
}

} // namespace genex::method
