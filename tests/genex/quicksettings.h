// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/methodsettings.h"

namespace genex {

/// A training of a few hundredths of a second.
inline method::TrainingSettings quickSettings()
{
    method::TrainingSettings settings;
    settings.seed = 5;
    settings.buckets = 2;
    settings.hidden = 16;
    settings.sharedSteps = 40;
    settings.bucketSteps = 15;
    settings.batchSize = 64;
    settings.budgetFraction = 0.25;
    settings.observedSize = 2;
    settings.pools = 4;
    settings.scoringRows = 100;
    settings.learningRate = 0.02;
    settings.latent = 3;
    settings.generatorHidden = 8;
    settings.positionSize = 5;
    settings.heads = 2;
    settings.attentionLayers = 1;
    settings.decoderHidden = 8;
    settings.generatorSteps = 20;
    settings.generatorBucketSteps = 5;
    settings.generatorBatch = 32;
    settings.draws = 8;
    settings.revealFraction = 0.7;
    settings.weightDecay = 1e-4;
    settings.repetitionPower = 1;
    settings.estimateStrength = 0.5;
    settings.trainsOnSurrogate = true;
    settings.device = "cpu";
    settings.workers = 1;
    settings.checkpointEverySteps = 7;
    return settings;
}

/// Still shorter, and good for nothing but to see that every kind of step is taken.
inline method::TrainingSettings briefSettings()
{
    method::TrainingSettings settings = quickSettings();
    settings.sharedSteps = 12;
    settings.bucketSteps = 4;
    settings.batchSize = 16;
    settings.scoringRows = 30;
    settings.generatorSteps = 6;
    settings.generatorBucketSteps = 2;
    settings.generatorBatch = 16;
    settings.draws = 4;
    settings.checkpointEverySteps = 3;
    return settings;
}

} // namespace genex
