// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "expert.h"
#include "generator.h"
#include "trainingcontext.h"
#include "trainingtask.h"

#include <cstdint>
#include <string>

namespace genex::method {

/// Trains a network all buckets start from.
class SharedTask : public TrainingTask
{
public:
    bool isDone() const override { return m_step >= (m_isToFinish ? leastSteps() : steps()); }
    bool advance() override;
    void finishEarly() override { m_isToFinish = true; }
    LaneState state() const override;
    double workDone() const override { return static_cast<double>(m_step) * stepWork(); }
    double workInAll() const override { return static_cast<double>(steps()) * stepWork(); }
    void save(TensorFile& file) override;
    void load(const TensorFile& file, const std::string& fileName) override;

protected:
    explicit SharedTask(const TrainingContext& context)
        : m_context(context)
    {}
    const TrainingContext& context() const { return m_context; }

private:
    virtual Network network() const = 0;
    virtual std::int64_t steps() const = 0;
    /// Minimum for a usable network.
    std::int64_t leastSteps() const { return steps() / 10; }
    virtual std::int64_t patientsInStep() const = 0;
    virtual double stepWork() const = 0;
    /// Returns the loss.
    virtual at::Tensor train(std::int64_t step) = 0;
    virtual NamedParameters parameters() = 0;
    virtual Adam& adam() = 0;

    const TrainingContext& m_context;
    std::int64_t m_step = 0;
    std::int64_t m_stepsHere = 0; ///< since creation or loading
    double m_workSeconds = 0;
    bool m_isToFinish = false;
};

class SharedExpertTask : public SharedTask
{
public:
    /// With the context's settings.
    SharedExpertTask(const TrainingContext& context, const Expert& start);
    /// With other settings, in parallel to it.
    SharedExpertTask(const TrainingContext& context, TrainingSettings settings, const Expert& start,
                     std::string name);

    const Expert& expert() const { return m_trainer.expert; }
    const TrainingSettings& settings() const { return m_settings; }
    std::string name() const override { return m_name; }

private:
    Network network() const override { return Network::Expert; }
    std::int64_t steps() const override { return m_settings.sharedSteps; }
    std::int64_t patientsInStep() const override { return m_settings.batchSize; }
    double stepWork() const override;
    at::Tensor train(std::int64_t step) override;
    NamedParameters parameters() override { return m_trainer.expert.parameters(); }
    Adam& adam() override { return m_trainer.adam; }

    TrainingSettings m_settings;
    std::string m_name;
    ExpertTrainer m_trainer;
};

class SharedGeneratorTask : public SharedTask
{
public:
    explicit SharedGeneratorTask(const TrainingContext& context);

    const GeneratorTrainer& trainer() const { return m_trainer; }
    std::string name() const override { return "shared-generator"; }

private:
    Network network() const override { return Network::Generator; }
    std::int64_t steps() const override { return context().settings.generatorSteps; }
    std::int64_t patientsInStep() const override { return context().settings.generatorBatch; }
    double stepWork() const override;
    at::Tensor train(std::int64_t step) override;
    NamedParameters parameters() override { return m_trainer.parameters(); }
    Adam& adam() override { return m_trainer.adam; }

    GeneratorTrainer m_trainer;
};

/// Shape of the experts with these settings.
ExpertShape expertShape(const TrainingContext& context, const TrainingSettings& settings);

} // namespace genex::method
