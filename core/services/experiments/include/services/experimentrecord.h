// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "services/experiments.h"
#include "services/trainingrun.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace genex::services {

/// An experiment run from the window, as listed in the store.
struct ExperimentRecord
{
    static constexpr bool kIgnoresUnknown = true; ///< its record stands beside its fields

    std::string key; ///< in the store; later ones are larger
    contract::ExperimentKind kind = contract::ExperimentKind::Budget;
    std::int64_t atMs = 0; ///< start, or end
    std::string data;      ///< file name
    int repeats = 0;
    RunState state = RunState::Finished;
    std::optional<ExperimentRequest> request; ///< empty in records of earlier versions
    std::optional<Error> error;               ///< if it failed

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("name", self.kind);
        visit("at_ms", self.atMs, Range{std::int64_t{0}, std::int64_t{1} << 62U});
        visit("data", self.data, MostBytes{kMostPathBytes});
        visit("repeats", self.repeats, Range{0, std::numeric_limits<int>::max()});
        visit("state", self.state, Defaulted{});
        visit("request", self.request);
        visit("error", self.error);
    }

    std::string name() const { return std::string(nameOf(kind)); }
    bool isFinished() const { return state == RunState::Finished; }
    /// Its finished cells are in the folder, so nothing is computed twice.
    bool canGoOn() const { return !isFinished() && request.has_value(); }

    bool operator==(const ExperimentRecord&) const = default;
};

/// A run that starts now.
ExperimentRecord begunRun(const ExperimentRequest& request, std::int64_t nowMs);

/// The stored form: the run and, once finished, its record with table and figure.
std::string bytesOf(const ExperimentRecord& run, const Json& record = {});
/// Without the record. Throws Failure for anything no version wrote.
ExperimentRecord experimentRecordFrom(const std::string& key, const std::string& bytes);
/// Throws Failure(NotFound) for a run without one.
Json recordFrom(const std::string& key, const std::string& bytes);

} // namespace genex::services
