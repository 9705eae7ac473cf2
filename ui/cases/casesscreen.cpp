#include "cases/casesscreen.h"

#include "demonstrationresult.h"
#include "demonstrationview.h"

#include "charts/differentialpicture.h"
#include "services/demonstration.h"
#include "services/reports.h"
#include "theme/tokens.h"
#include "widgets/emptystate.h"
#include "widgets/label.h"
#include "widgets/progressline.h"

#include <QFileDialog>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr QSize kReportPicture(1280, 640);

QString askForFolder(QWidget* parent)
{
    return QFileDialog::getExistingDirectory(
        parent, CasesScreen::tr("Write the report into"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
}

EmptyState::Texts emptyTexts()
{
    return {
        .icon = QStringLiteral("cases"),
        .sentence = CasesScreen::tr("No case is open."),
        .details = CasesScreen::tr(
            "A case will hold a patient's findings, the batch of tests to order now, and their results. "
            "This version cannot store cases yet. What works today is the demonstration: a small model of "
            "invented patients, which comes with the program, recommends a batch of tests for one of them."),
        .action = CasesScreen::tr("Try the demonstration"),
    };
}

} // namespace

CasesScreen::CasesScreen(services::Demonstration& demonstration, QWidget* parent)
    : Screen(parent)
    , m_demonstration(demonstration)
    , m_chooseFolder(&askForFolder)
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(emptyTexts()))
    , m_message(makeParagraph(QString(), TextRole::Quiet))
    , m_progress(new ProgressLine)
    , m_result(new DemonstrationResult)
{
    m_empty->actionButton()->setObjectName(QStringLiteral("tryDemonstration"));
    m_message->setObjectName(QStringLiteral("demonstrationMessage"));
    m_message->setAlignment(Qt::AlignHCenter);
    m_empty->addBelow(m_progress);
    m_empty->addBelow(m_message);
    m_progress->hide();
    m_message->hide();
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_result);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    connectDemonstration();
}

void CasesScreen::connectDemonstration()
{
    using services::Demonstration;
    connect(m_empty, &EmptyState::actionTriggered, this, [this] { begin(Demonstration::Start::ReuseModel); });
    connect(m_result, &DemonstrationResult::runAgainRequested, this,
            [this] { begin(Demonstration::Start::TrainAgain); });
    connect(m_result, &DemonstrationResult::reportRequested, this, &CasesScreen::writeReport);
    connect(&m_demonstration, &Demonstration::progressed, m_progress, &ProgressLine::setProgress);
    connect(&m_demonstration, &Demonstration::finished, this, &CasesScreen::showOutcome);
    connect(&m_demonstration, &Demonstration::failed, this, &CasesScreen::showFailure);
    connect(m_progress, &ProgressLine::cancelRequested, this, [this] {
        m_progress->setStopping();
        m_demonstration.cancel();
    });
    connect(m_progress, &ProgressLine::pauseToggled, this, [this](bool paused) {
        m_demonstration.setPaused(paused);
        m_progress->setPaused(m_demonstration.isPaused()); // it cannot be before the engine has it
    });
}

void CasesScreen::begin(services::Demonstration::Start how)
{
    if (m_demonstration.isRunning())
        return;
    m_pages->setCurrentWidget(m_empty);
    m_empty->actionButton()->hide();
    m_message->hide();
    m_progress->reset(tr("Waiting for the engine"));
    m_progress->show();
    m_progress->takeFocus();
    m_demonstration.start(how);
    Q_EMIT bannerChanged();
    Q_EMIT canReportChanged();
}

void CasesScreen::stopWaiting()
{
    m_progress->hide();
    m_empty->actionButton()->show();
}

void CasesScreen::showOutcome()
{
    stopWaiting();
    m_result->show(viewOf(*m_demonstration.outcome()));
    m_pages->setCurrentWidget(m_result);
    m_result->takeFocus();
    Q_EMIT bannerChanged();
    Q_EMIT canReportChanged();
}

void CasesScreen::showFailure(const Error& error)
{
    stopWaiting();
    const bool cancelled = error.code == ErrorCode::Cancelled;
    setRole(m_message, cancelled ? TextRole::Quiet : TextRole::Alarm);
    m_message->setText(cancelled
                           ? tr("The demonstration was cancelled.")
                           : tr("The demonstration failed: %1").arg(QString::fromStdString(describe(error))));
    m_message->show();
    m_empty->actionButton()->setFocus();
    Q_EMIT bannerChanged();
}

bool CasesScreen::canReport() const
{
    return m_pages->currentWidget() == m_result;
}

void CasesScreen::writeReport()
{
    if (!canReport())
        return;
    const QString folder = m_chooseFolder(this);
    if (folder.isEmpty())
        return;
    const services::DemonstrationOutcome& outcome = *m_demonstration.outcome();
    const auto picture =
        differentialPicture(outcome.recommendation, diseaseLabels(outcome.catalogue), kReportPicture);
    m_result->showReport(
        picture.and_then([&](const QByteArray& png) { return services::writeReport(outcome, folder, png); }));
}

QString CasesScreen::bannerTitle() const
{
    return canReport() ? QString::fromStdString(m_demonstration.outcome()->patient.title) : tr("Cases");
}

QString CasesScreen::bannerSubtitle() const
{
    if (canReport())
        return tr("invented patient · a small model trained on invented data · research and education only");
    return m_demonstration.isRunning() ? tr("The demonstration is running") : tr("No case is open");
}

QString CasesScreen::helpHtml() const
{
    return tr(
        "<p>This place is for one patient at a time: what is known, which tests to order now, and how likely "
        "each disease is.</p>"
        "<p><b>The demonstration</b> asks the small model that comes with the program about an invented "
        "patient. Run again, it trains such a model first; that can be paused and cancelled.</p>"
        "<p><b>Reading the result.</b> ● means present, ○ absent; what is not listed is unknown. "
        "“Order now” lists tests in the order chosen for similar patients; the share below each is this "
        "one’s. A bar in the differential is "
        "the "
        "probability now; the dotted mark is where it is expected to be once the batch is known. "
        "A name with ! is a disease that must not be missed.</p>"
        "<p><b>≈ Estimated</b> marks values that a model would supply instead of a test. They are never "
        "findings.</p>");
}

} // namespace genex::ui
