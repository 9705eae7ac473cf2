// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/casemessages.h"

#include "support/engine/fakeengine.h"

namespace genex::testing {

/// Answers about cases what the test has put into it.
class FakeCaseEngine : public FakeEngine
{
public:
    Result<domain::Recommendation> recommended = fail(ErrorCode::Internal, "No recommendation is scripted.");
    Result<domain::Conclusion> concluded = fail(ErrorCode::Internal, "No conclusion is scripted.");
    Result<domain::Explanation> explained = explanation();

protected:
    std::optional<Result<services::Json>> scriptedFor(const std::string& method) const override
    {
        if (method == contract::Recommend::kMethod)
            return written<contract::Recommend>(recommended);
        if (method == contract::Conclude::kMethod)
            return written<contract::Conclude>(concluded);
        if (method == contract::Explain::kMethod)
            return written<contract::Explain>(explained);
        return FakeEngine::scriptedFor(method);
    }

private:
    /// Every answer names its model; nothing else need be there.
    static domain::Explanation explanation()
    {
        domain::Explanation answer;
        answer.modelSha256 = "ab12";
        return answer;
    }
};

} // namespace genex::testing
