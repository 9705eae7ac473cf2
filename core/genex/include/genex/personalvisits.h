// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"
#include "genex/testcohort.h"

#include <vector>

namespace genex::method {

/// Personal plans of many patients with known results, visit by visit.
class PersonalVisits
{
public:
    /// Model and patients must outlive it.
    PersonalVisits(const Model& model, const TestCohort& cohort, double observedTemperature, int workers);

    /// Plans for a first visit; a prefix is the plan of a smaller budget.
    std::vector<Plan> firstPlans(PlanAim aim, double most, double temperatureThen) const;
    /// Next orders of patients who already have these, up to `most` in total.
    FeaturesOfPatients next(const FeaturesOfPatients& ordered, double most, PlanAim aim,
                            double temperatureNow, double temperatureThen) const;
    /// The whole budget over several visits, divided evenly: the tests of each visit.
    std::vector<FeaturesOfPatients> eachVisit(double most, int visits, const BatchChoice& level) const;
    /// The same, all visits together.
    FeaturesOfPatients inVisits(double most, int visits, const BatchChoice& level) const;

private:
    PlanWishes wishesOf(PlanAim aim, double temperatureNow, double temperatureThen) const;

    const Model& m_model;
    const TestCohort& m_cohort;
    double m_observedTemperature;
    int m_workers;
};

/// Budget used by the end of this visit (from 1): equal parts, whole tests.
double spentBy(int visit, int visits, double most, bool isMoney);

} // namespace genex::method
