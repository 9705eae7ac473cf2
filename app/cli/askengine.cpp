// SPDX-License-Identifier: GPL-3.0-or-later
#include "askengine.h"

namespace genex::cli {

JobWatch::JobWatch(Remark remark)
    : m_remark(std::move(remark))
{}

void JobWatch::follow(services::Job& job)
{
    using services::Job;
    QObject::connect(&m_interrupt, &Interrupt::raised, &job, &Job::cancel);
    QObject::connect(&job, &Job::progressed, &m_interrupt,
                     [this](const Progress& progress) { m_printer.show(progress); });
    if (!m_remark)
        return;
    QObject::connect(&job, &Job::statusReceived, &m_interrupt,
                     [this](const contract::TrainingStatus& status) {
                         if (const std::string words = m_remark(status); !words.empty())
                             m_printer.remark(words);
                     });
}

} // namespace genex::cli
