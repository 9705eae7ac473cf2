#include "methods/genex/genexmethod.h"

#include "eval/visits.h"
#include "genex/training.h"

namespace genex::eval {

namespace {

class FittedGenex : public FittedMethod
{
public:
    FittedGenex(method::Model model, double epochs)
        : m_model(std::move(model))
        , m_epochs(epochs)
    {}

    std::vector<Acquisitions> acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                                      JobControl& control) const override
    {
        const method::Trials trials = patients.before(m_model);
        std::vector<Acquisitions> all;
        for (const method::Budget& budget : budgets) {
            control.checkPoint();
            all.push_back(Visits(m_model, trials, budget).genex());
        }
        return all;
    }
    double epochs() const override { return m_epochs; }

private:
    method::Model m_model;
    double m_epochs;
};

} // namespace

std::unique_ptr<FittedMethod> GenexMethod::fit(const Bench& bench, JobControl& control) const
{
    return std::make_unique<FittedGenex>(method::train(bench.input(), bench.settings(), control).model,
                                         bench.epochsOf(bench.settings()));
}

} // namespace genex::eval
