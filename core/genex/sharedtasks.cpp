// SPDX-License-Identifier: GPL-3.0-or-later
#include "sharedtasks.h"

#include "expertstart.h"
#include "taskstate.h"
#include "trainingsteps.h"

#include <utility>

namespace genex::method {

ExpertShape expertShape(const TrainingContext& context, const TrainingSettings& settings)
{
    ExpertShape shape;
    shape.features = context.features();
    shape.inputs = context.inputs();
    shape.hidden = settings.hidden;
    shape.classes = context.classes();
    if (settings.expertFront == ExpertFront::Encoder) {
        shape.frontHidden = settings.generatorHidden;
        shape.frontLatent = settings.latent;
    }
    return shape;
}

bool SharedTask::advance()
{
    const Stopwatch watch(m_workSeconds);
    noteLoss(network(), m_step, train(m_step));
    ++m_step;
    ++m_stepsHere;
    return isDone();
}

LaneState SharedTask::state() const
{
    using contract::LanePhase;
    const LanePhase working = network() == Network::Expert ? LanePhase::Expert : LanePhase::Generator;
    contract::LaneProgress progress{isDone() ? LanePhase::Done : working, m_step, steps()};
    progress.share = isDone() ? 1 : shareOf(m_step, steps());
    progress.seconds = m_workSeconds;
    return {progress, m_stepsHere * patientsInStep()};
}

void SharedTask::save(TensorFile& file)
{
    StateWriter writer(file);
    writer.number("step", m_step);
    writer.parameters("", parameters());
    writer.adam("adam.", adam());
}

void SharedTask::load(const TensorFile& file, const std::string& fileName)
{
    const StateReader reader(file, fileName);
    m_step = reader.number("step");
    reader.parameters("", parameters());
    reader.adam("adam.", adam());
}

SharedExpertTask::SharedExpertTask(const TrainingContext& context, const Expert& start)
    : SharedExpertTask(context, context.settings, start, "shared-expert")
{}

SharedExpertTask::SharedExpertTask(const TrainingContext& context, TrainingSettings settings,
                                   const Expert& start, std::string name)
    : SharedTask(context)
    , m_settings(std::move(settings))
    , m_name(std::move(name))
    , m_trainer(start, silentRows(context, m_settings))
{}

at::Tensor SharedExpertTask::train(std::int64_t step)
{
    const Random random = context().random.child("shared expert").child(std::to_string(step));
    const Patients& patients = context().cohort.patients;
    m_trainer.step(exchanged(context(), patients,
                             randomDraw(context(), patients, m_settings.batchSize, random),
                             m_settings.exchangedShare, random),
                   expertStep(m_settings, m_settings.learningRate, shareOf(step, m_settings.sharedSteps)));
    return m_trainer.lastLoss;
}

double SharedExpertTask::stepWork() const
{
    return expertStepWork(context(), m_settings);
}

SharedGeneratorTask::SharedGeneratorTask(const TrainingContext& context)
    : SharedTask(context)
    , m_trainer(Generator::random(context.generatorShape(), context.random.child("generator start"),
                                  context.device),
                proposalFor(context.generatorShape(), context.random.child("proposal start"), context.device))
{}

at::Tensor SharedGeneratorTask::train(std::int64_t step)
{
    const TrainingSettings& settings = context().settings;
    const Random random = context().random.child("shared generator").child(std::to_string(step));
    const Batch batch = generatorBatch(context(), context().cohort.patients, random);
    constexpr double kWarmPart = 0.4; // of the steps
    const double progress = shareOf(step, settings.generatorSteps);
    m_trainer.step(context().kinds, batch, context().beta(progress / kWarmPart), random.child("codes"),
                   generatorStep(settings, progress));
    return m_trainer.lastLoss;
}

double SharedGeneratorTask::stepWork() const
{
    return generatorStepWork(context());
}

} // namespace genex::method
