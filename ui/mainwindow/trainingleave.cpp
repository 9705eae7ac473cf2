// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingleave.h"

#include "services/trainingservice.h"

#include <QMessageBox>
#include <QPushButton>

namespace genex::ui {

TrainingLeave::TrainingLeave(services::TrainingService& training, QWidget* window)
    : QObject(window)
    , m_training(training)
    , m_window(window)
{
    connect(&m_training, &services::TrainingService::stateChanged, this, [this] {
        if (m_isLeaving && !m_training.isRunning())
            Q_EMIT done();
    });
}

bool TrainingLeave::mayClose()
{
    if (!m_training.isRunning())
        return true;
    if (!m_isLeaving)
        ask();
    return false;
}

void TrainingLeave::ask()
{
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Training"),
                        tr("Training is running. Close the program and resume training at the next start?"),
                        QMessageBox::NoButton, m_window);
    question->setObjectName(QStringLiteral("trainingQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    const QAbstractButton* leave = question->addButton(tr("Close and resume later"), QMessageBox::AcceptRole);
    question->addButton(tr("Keep open"), QMessageBox::RejectRole);
    connect(question, &QMessageBox::buttonClicked, this, [this, leave](const QAbstractButton* pressed) {
        if (pressed != leave)
            return;
        m_isLeaving = true;
        m_training.leave();
    });
    question->open();
}

} // namespace genex::ui
