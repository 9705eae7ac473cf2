// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "domain/catalogue.h"
#include "services/engineservice.h"
#include "services/liverun.h"
#include "services/trainingrun.h"

#include <QString>
#include <QStringList>

/// A training in words, independent of widgets.
namespace genex::ui {

QString dataText(const services::DatasetRecord& data);
/// "0.6 GB"
QString bytesText(double bytes);
QString deviceText(const contract::EngineFacts& facts);
/// Time, memory and resulting buckets. An inconsistent answer is an error.
QString estimateText(const contract::TrainingEstimate& estimate);

QString laneTitle(const services::TrainingLane& lane);
/// "choosing tests, 23 of 66"
QString lanePhase(const services::TrainingLane& lane);
/// Names of the selected tests.
QStringList pickNames(const services::TrainingLane& lane, const domain::Catalogue& catalogue);
QString featureName(const std::string& id, const domain::Catalogue& catalogue);

QString stateText(services::RunState state);

} // namespace genex::ui
