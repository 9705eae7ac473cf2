// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"
#include "genex/testcohort.h"

#include <vector>

namespace genex::method {

/// Personal plans of many patients whose results are known, visit by visit.
class PersonalVisits
{
public:
    /// Model and patients must outlive it.
    PersonalVisits(const Model& model, const TestCohort& cohort, double observedTemperature, int workers);

    /// The plans for a first visit; a beginning of them is the plan of fewer tests.
    std::vector<Plan> firstPlans(PlanAim aim, double most, double temperatureThen) const;
    /// What is ordered next for whoever has these orders already, up to `most` in all.
    FeaturesOfPatients next(const FeaturesOfPatients& ordered, double most, PlanAim aim,
                            double temperatureNow, double temperatureThen) const;
    /// All of the budget in so many visits, each with an even part of it.
    FeaturesOfPatients inVisits(double most, int visits, const BatchChoice& level) const;

private:
    PlanWishes wishesOf(PlanAim aim, double temperatureNow, double temperatureThen) const;

    const Model& m_model;
    const TestCohort& m_cohort;
    double m_observedTemperature;
    int m_workers;
};

/// The part of a budget that is spent by the end of this visit, counted from 1: even parts, whole tests.
double spentBy(int visit, int visits, double most, bool isMoney);

} // namespace genex::method
