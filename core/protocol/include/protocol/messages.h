// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Methods whose params and results are not types yet; core/protocol/README.md says what each means.
namespace genex::protocol::method {

inline constexpr char kModelTrain[] = "model.train";
inline constexpr char kModelSettings[] = "model.settings";
inline constexpr char kModelEstimate[] = "model.estimate";
inline constexpr char kModelEvaluate[] = "model.evaluate";
inline constexpr char kModelThreshold[] = "model.threshold";
inline constexpr char kModelDescribe[] = "model.describe";
inline constexpr char kExperimentRun[] = "experiment.run";
inline constexpr char kRecommend[] = "case.recommend";
inline constexpr char kConclude[] = "case.conclude";
inline constexpr char kExplain[] = "case.explain";

} // namespace genex::protocol::method
