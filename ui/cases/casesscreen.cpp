// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases/casesscreen.h"

#include "caselistpage.h"
#include "caseviews.h"
#include "caseworkspace.h"
#include "historydialog.h"
#include "language/translated.h"
#include "patientdialog.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kHashDigits = 4;

} // namespace

CasesScreen::CasesScreen(services::CaseStoreController& caseStore, services::OpenCase& open, QWidget* parent)
    : Screen(QStringLiteral("cases"), tr("Cases"), parent)
    , m_caseStore(caseStore)
    , m_open(open)
    , m_pages(new QStackedWidget(this))
    , m_list(new CaseListPage(caseStore))
    , m_workspace(new CaseWorkspace(open, caseStore))
{
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_workspace);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    makeTools();
    connect(m_list, &CaseListPage::caseChosen, this,
            [this](const QString& id) { m_open.open(id.toStdString()); });
    connect(m_list, &CaseListPage::newCaseRequested, this, &CasesScreen::newCase);
    connect(m_workspace, &CaseWorkspace::reportRequested, this, &CasesScreen::reportRequested);
    connect(&m_open, &services::OpenCase::changed, this, &CasesScreen::showCase);
    connect(&m_open, &services::OpenCase::refused, this, &CasesScreen::showProblem);
    connect(&m_caseStore, &services::CaseStoreController::changed, this, [this] {
        if (!m_open.isOpen())
            m_list->refresh();
        showModel();
        Q_EMIT bannerChanged();
    });
}

void CasesScreen::makeTools()
{
    m_model = makeLabel(QString(), TextRole::Secondary);
    m_back = makeButton(tr("All cases"), ButtonRole::Plain);
    m_patient = makeButton(tr("Patient…"), ButtonRole::Plain);
    m_undo = makeButton(QStringLiteral("↶"), ButtonRole::Plain);
    m_redo = makeButton(QStringLiteral("↷"), ButtonRole::Plain);
    m_whatIf = makeButton(tr("What if…"), ButtonRole::Plain);
    m_report = makeButton(tr("Report…"), ButtonRole::Plain);
    m_back->setObjectName(QStringLiteral("allCases"));
    m_patient->setObjectName(QStringLiteral("editPatient"));
    m_undo->setObjectName(QStringLiteral("undo"));
    m_redo->setObjectName(QStringLiteral("redo"));
    m_whatIf->setObjectName(QStringLiteral("whatIf"));
    m_report->setObjectName(QStringLiteral("report"));
    m_undo->setAccessibleName(tr("Undo"));
    m_redo->setAccessibleName(tr("Redo"));
    m_undo->setToolTip(tr("Undo   Ctrl+Z"));
    m_redo->setToolTip(tr("Redo   Ctrl+Shift+Z"));
    connect(m_back, &QPushButton::clicked, this, &CasesScreen::showList);
    connect(m_patient, &QPushButton::clicked, this, &CasesScreen::editPatient);
    connect(m_undo, &QPushButton::clicked, &m_open, &services::OpenCase::undo);
    connect(m_redo, &QPushButton::clicked, &m_open, &services::OpenCase::redo);
    connect(m_whatIf, &QPushButton::clicked, this, &CasesScreen::toggleWhatIf);
    connect(m_report, &QPushButton::clicked, this, &CasesScreen::reportRequested);
}

void CasesScreen::showCase()
{
    const bool wasList = m_pages->currentWidget() == m_list;
    const bool canWrite = m_caseStore.view().readOnlyReason.empty();
    m_pages->setCurrentWidget(m_open.isOpen() ? static_cast<QWidget*>(m_workspace) : m_list);
    if (!m_open.isOpen() && !wasList)
        m_list->refresh();
    if (m_open.isOpen() && wasList && isVisible())
        m_workspace->takeFocus();
    m_undo->setEnabled(m_open.canUndo() && (canWrite || m_open.isWhatIf()));
    m_redo->setEnabled(m_open.canRedo() && (canWrite || m_open.isWhatIf()));
    m_patient->setEnabled(m_open.isOpen() && !m_open.document().isClosed() && canWrite && !m_open.isWhatIf());
    m_whatIf->setEnabled(m_open.isOpen() && !m_open.document().isClosed());
    m_report->setEnabled(canReport());
    showModel();
    Q_EMIT bannerChanged();
    Q_EMIT possibilitiesChanged();
}

void CasesScreen::showModel()
{
    m_model->setText(m_caseStore.model()
                         ? tr("Model %1 · %2…")
                               .arg(QString::fromStdString(m_caseStore.model()->name),
                                    QString::fromStdString(m_caseStore.model()->sha256).left(kHashDigits))
                         : tr("No model"));
}

void CasesScreen::showProblem(const Error& error)
{
    if (!m_open.isOpen())
        m_list->setProblem(language::described(error));
}

void CasesScreen::takeFocus()
{
    if (m_open.isOpen())
        m_workspace->takeFocus();
    else
        m_list->takeFocus();
}

void CasesScreen::newCase()
{
    if (m_caseStore.view().mayWorkOnCases)
        m_open.openNew({});
}

void CasesScreen::showList()
{
    m_open.close();
    m_list->takeFocus();
}

void CasesScreen::focusFindings()
{
    if (m_open.isOpen())
        m_workspace->focusFindings();
    else
        m_list->takeFocus();
}

void CasesScreen::focusTests()
{
    if (m_open.isOpen())
        m_workspace->focusTests();
}

void CasesScreen::look(int steps)
{
    if (m_open.isOpen())
        m_workspace->look(steps);
}

void CasesScreen::confirm()
{
    if (m_open.isOpen())
        m_workspace->confirm();
}

void CasesScreen::editPatient()
{
    if (!m_patient->isEnabled())
        return;
    auto* dialog = new PatientDialog(m_open.document().patient(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_open.setPatient(dialog->patient()); });
    dialog->open();
}

void CasesScreen::showHistory()
{
    if (!m_open.isOpen())
        return;
    auto* dialog = new HistoryDialog(m_open, m_caseStore, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void CasesScreen::toggleWhatIf()
{
    if (m_open.isWhatIf())
        m_open.leaveWhatIf();
    else
        m_open.startWhatIf();
}

bool CasesScreen::canReport() const
{
    return m_open.isOpen() && !m_open.isWhatIf();
}

void CasesScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_open.isWhatIf())
        m_open.leaveWhatIf();
    else
        Screen::keyPressEvent(event);
}

QString CasesScreen::bannerTitle() const
{
    return m_open.isOpen() ? QString::fromStdString(m_open.document().patient().name) : tr("Cases");
}

QString CasesScreen::bannerSubtitle() const
{
    if (m_open.isOpen())
        return patientText(m_open.document());
    return m_caseStore.view().isDemonstration ? tr("Demonstration: not protected by a passphrase")
                                              : tr("No case is open");
}

QString CasesScreen::bannerState() const
{
    return m_open.isOpen() ? stateText(m_open.document()) : QString();
}

QList<QWidget*> CasesScreen::bannerTools() const
{
    if (!m_open.isOpen())
        return {};
    return {m_model, m_back, m_patient, m_undo, m_redo, m_whatIf, m_report};
}

QString CasesScreen::helpHtml() const
{
    return tr(
        "<p><b>Findings.</b> Type a few letters of a finding or a synonym. Enter means present, Shift+Enter "
        "absent, Alt+Enter unknown. Type a number after the name, <i>Hb 9.1</i>, or alone with its unit, "
        "<i>38.9 C</i>. In the list, Space toggles present and absent, Delete removes. You can paste a whole "
        "list.</p><p><b>Order.</b> The batch is what the model would order now, most informative test first. "
        "Space excludes a test, O orders it, E has it estimated. To add a test that is not in the batch, "
        "press Ctrl+T and type a few letters; its expected effect is shown before you add it. Ctrl+Enter "
        "places the order.</p><p><b>Results.</b> Enter results one by one: Enter, Shift+Enter, a number, or "
        "Alt+Enter if unavailable. The case can be closed while results are "
        "pending.</p><p><b>Conclusion.</b> Values marked ≈ are estimated by the model. If confidence stays "
        "below τ, they are not accepted and those tests are ordered as well. A concluded case is amended, "
        "never overwritten.</p><p><b>Earlier steps.</b> Alt+← shows the previous step, Alt+→ returns to the "
        "current one; you can also click a step. A note beside the findings says what a change would "
        "recompute.</p><p><b>What if.</b> A copy of the case for trying things out. Esc leaves it; nothing "
        "is saved.</p><p>A bar in the differential is the current probability; the dotted mark is the "
        "expected probability, or the one before the results. A name with ! is a can’t-miss disease: it is "
        "shown once it reaches the probability below its name, however likely other diseases are.</p>");
}

} // namespace genex::ui
