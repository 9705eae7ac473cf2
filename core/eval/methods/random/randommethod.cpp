// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/random/randommethod.h"

#include "methods/fittedselection.h"

#include "common/random.h"

#include <numeric>
#include <string>

namespace genex::eval {

namespace {

class RandomOrders : public OneOrder
{
public:
    explicit RandomOrders(Random random)
        : m_random(random)
    {}

private:
    FeatureOrder orderFor(const TestPatients& patients, std::size_t patient,
                          std::size_t longest) const override
    {
        FeatureOrder order(patients.dataset().width());
        std::iota(order.begin(), order.end(), 0);
        const data::ObservedRow& own = patients.observedRow(patient);
        m_random.child("row " + std::to_string(own.row) + " set " + std::to_string(own.set)).shuffle(order);
        return firstUnknown(order, patients.known(patient), longest);
    }

    Random m_random;
};

} // namespace

std::unique_ptr<FittedMethod> RandomMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    return withExperts(
        setup, std::make_unique<RandomOrders>(Random(setup.settings().seed).child("random method")), control);
}

} // namespace genex::eval
