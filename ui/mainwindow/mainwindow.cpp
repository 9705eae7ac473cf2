// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindow/mainwindow.h"

#include "access/accesspage.h"
#include "cases/casesscreen.h"
#include "casetransfers.h"
#include "dialogs/aboutdialog.h"
#include "dialogs/helpoverlay.h"
#include "dialogs/keysoverlay.h"
#include "dialogs/noticepage.h"
#include "dialogs/settingsdialog.h"
#include "experiments/experimentsscreen.h"
#include "idlelock.h"
#include "mainmenu.h"
#include "models/modelsscreen.h"
#include "reportpreviews.h"
#include "statusline.h"
#include "storetools.h"
#include "training/trainingscreen.h"
#include "trainingleave.h"

#include "services/opencase.h"
#include "services/trainingservice.h"
#include "theme/icons.h"
#include "theme/tokens.h"
#include "widgets/banner.h"
#include "widgets/navigationrail.h"
#include "widgets/railbutton.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr QSize kSmallest(1024, 700);
constexpr QSize kFirstSize(1280, 800);

QStringList namesOf(const QList<Screen*>& screens)
{
    QStringList names;
    for (const Screen* screen : screens)
        names << screen->name();
    return names;
}

} // namespace

MainWindow::MainWindow(const WindowParts& parts)
    : m_parts(parts)
    , m_cases(new CasesScreen(parts.caseStore, parts.openCase))
    , m_pages(new QStackedWidget)
    , m_notice(new NoticePage)
    , m_access(new AccessPage(parts.caseStore))
    , m_idle(new IdleLock(this))
    , m_leaving(new TrainingLeave(parts.training, this))
    , m_rail(new NavigationRail)
    , m_banner(new Banner)
    , m_stack(new QStackedWidget)
    , m_help(new HelpOverlay(m_pages))
{
    setWindowTitle(QStringLiteral("GENEX"));
    setWindowIcon(programIcon());
    addScreens();
    m_pages->addWidget(m_notice);
    m_pages->addWidget(m_access);
    m_pages->addWidget(makeWorkspace());
    setCentralWidget(m_pages);
    m_menu = new MainMenu(this, namesOf(m_screens));
    m_keys = new KeysOverlay(m_menu->keyLines(), m_pages);
    m_banner->setObjectName(QStringLiteral("banner"));
    m_keys->setObjectName(QStringLiteral("keysOverlay"));
    m_help->setObjectName(QStringLiteral("helpOverlay"));
    new StoreTools(m_parts.caseStore, *m_menu, this);
    new StatusLine(m_parts.engine, m_parts.settings, statusBar());
    connectMenu();
    connectCases();
    connectNotice();
    showBanner();
    restoreWindow();
}

MainWindow::~MainWindow() = default;

bool MainWindow::isLeaving() const
{
    return m_leaving->isLeaving();
}

void MainWindow::addScreens()
{
    auto* training = new TrainingScreen(m_parts.datasets, m_parts.training);
    auto* models = new ModelsScreen(m_parts.models);
    m_screens = {m_cases, training, new ExperimentsScreen(m_parts.experimentService), models};
    connectTraining(*training, *models);
    for (Screen* screen : std::as_const(m_screens)) {
        m_stack->addWidget(screen);
        m_rail->addPlace(screen->iconName(), screen->name());
        connect(screen, &Screen::bannerChanged, this, &MainWindow::showBanner);
    }
    RailButton* settings = m_rail->addAtFoot(QStringLiteral("settings"), tr("Settings"));
    m_lock = m_rail->addAtFoot(QStringLiteral("lock"), tr("Lock"));
    connect(m_lock, &RailButton::clicked, this, &MainWindow::lock);
    connect(settings, &RailButton::clicked, this, &MainWindow::showSettings);
    connect(m_rail, &NavigationRail::placeChosen, this, &MainWindow::goTo);
}

QWidget* MainWindow::makeWorkspace()
{
    auto* workspace = new QWidget;
    workspace->setObjectName(QStringLiteral("workspace"));
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_banner);
    right->addWidget(m_stack, 1);
    auto* row = new QHBoxLayout(workspace);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addLayout(right, 1);
    return workspace;
}

void MainWindow::connectMenu()
{
    services::Settings& settings = m_parts.settings;
    m_menu->setTheme(settings.theme());
    connect(&settings, &services::Settings::changed, m_menu,
            [this] { m_menu->setTheme(m_parts.settings.theme()); });
    connect(m_menu, &MainMenu::themeChosen, &settings, &services::Settings::setTheme);
    connect(m_menu, &MainMenu::placeChosen, this, &MainWindow::goTo);
    connect(m_menu, &MainMenu::fullScreenToggled, this, &MainWindow::toggleFullScreen);
    connect(m_menu, &MainMenu::settingsRequested, this, &MainWindow::showSettings);
    connect(m_menu, &MainMenu::helpRequested, this, &MainWindow::showHelp);
    connect(m_menu, &MainMenu::keysRequested, this, &MainWindow::toggleKeys);
    connect(m_menu, &MainMenu::aboutRequested, this, &MainWindow::showAbout);
}

void MainWindow::connectCases()
{
    services::OpenCase& open = m_parts.openCase;
    const auto goToCases = [this] { goTo(static_cast<int>(m_screens.indexOf(m_cases))); };
    connect(m_menu, &MainMenu::newCaseRequested, this, [this, goToCases] {
        goToCases();
        m_cases->newCase();
    });
    connect(m_menu, &MainMenu::findRequested, this, [this, goToCases] {
        goToCases();
        m_cases->focusFindings();
    });
    connect(m_menu, &MainMenu::allCasesRequested, m_cases, &CasesScreen::showList);
    connect(m_menu, &MainMenu::patientRequested, m_cases, &CasesScreen::editPatient);
    connect(m_menu, &MainMenu::historyRequested, m_cases, &CasesScreen::showHistory);
    connect(m_menu, &MainMenu::confirmRequested, m_cases, &CasesScreen::confirm);
    connect(m_menu, &MainMenu::testRequested, m_cases, &CasesScreen::focusTests);
    connect(m_menu, &MainMenu::lookRequested, m_cases, &CasesScreen::look);
    connect(m_menu, &MainMenu::whatIfRequested, m_cases, &CasesScreen::toggleWhatIf);
    connect(m_menu, &MainMenu::undoRequested, &open, &services::OpenCase::undo);
    connect(m_menu, &MainMenu::redoRequested, &open, &services::OpenCase::redo);
    connect(m_menu, &MainMenu::reportRequested, this, &MainWindow::showReport);
    connect(m_menu, &MainMenu::lockRequested, this, &MainWindow::lock);
    connect(m_menu, &MainMenu::exportRequested, this, &MainWindow::exportCase);
    connect(m_menu, &MainMenu::importRequested, this, &MainWindow::importCase);
    connect(m_cases, &CasesScreen::reportRequested, this, &MainWindow::showReport);
    connect(m_cases, &CasesScreen::possibilitiesChanged, this, &MainWindow::showPossible);
    connect(m_idle, &IdleLock::idle, &m_parts.caseStore, &services::CaseStoreController::lock);
    connect(m_access, &AccessPage::recoveryKeyKept, this, &MainWindow::showPage);
    connect(&m_parts.caseStore, &services::CaseStoreController::changed, this, &MainWindow::showPage);
    m_idle->setMinutes(m_parts.settings.autoLockMinutes());
    connect(&m_parts.settings, &services::Settings::changed, m_idle,
            [this, minutes = m_parts.settings.autoLockMinutes()]() mutable {
                if (minutes != m_parts.settings.autoLockMinutes())
                    m_idle->setMinutes(minutes = m_parts.settings.autoLockMinutes());
            });
}

void MainWindow::connectNotice()
{
    connect(m_notice, &NoticePage::declined, this, &MainWindow::close);
    connect(m_notice, &NoticePage::accepted, this, [this] {
        m_parts.settings.acceptNotice();
        showPage();
    });
    showPage();
}

void MainWindow::showPage()
{
    const bool isAccepted = m_parts.settings.noticeAccepted();
    const bool isUnlocked = m_parts.caseStore.view().state == services::StoreState::Unlocked;
    const bool isIn = isAccepted && isUnlocked && !m_access->isShowingRecoveryKey();
    const int page = !isAccepted ? 0 : isIn ? 2 : 1;
    const bool isOther = page != m_pages->currentIndex();
    if (isOther) {
        m_keys->hide();
        m_help->hide();
    }
    m_pages->setCurrentIndex(page);
    m_menu->setWorkspaceEnabled(isIn);
    showPossible();
    if (!isOther)
        return;
    if (page == 0)
        return m_notice->takeFocus();
    if (page == 1)
        return m_access->takeFocus();
    m_rail->takeFocus();
    m_cases->takeFocus();
    m_parts.openCase.openRemembered();
}

void MainWindow::showPossible()
{
    const services::StoreStatus& view = m_parts.caseStore.view();
    const services::OpenCase& open = m_parts.openCase;
    const bool canWrite = view.readOnlyReason.empty();
    MainMenu::Possible possible;
    possible.newCase = view.mayWorkOnCases && canWrite;
    possible.onCase = open.isOpen();
    possible.undo = open.canUndo() && (canWrite || open.isWhatIf());
    possible.redo = open.canRedo() && (canWrite || open.isWhatIf());
    possible.report = m_cases->canReport();
    possible.lock = view.state == services::StoreState::Unlocked;
    possible.backUp = view.mayWorkOnCases && !view.isDemonstration;
    StoreTools::sayWhatIsPossible(possible, view);
    m_menu->setPossible(possible);
    m_lock->setToolTip(view.isDemonstration ? tr("Leave the demonstration") : tr("Lock   Ctrl+L"));
}

void MainWindow::lock()
{
    if (m_parts.caseStore.view().isDemonstration)
        m_parts.caseStore.leaveDemonstration();
    else
        m_parts.caseStore.lock();
}

void MainWindow::lockAfter(int milliseconds)
{
    m_idle->setMilliseconds(milliseconds);
}

void MainWindow::exportCase()
{
    if (m_cases->canReport())
        openCaseExport(m_parts.caseStore, m_parts.openCase.id(), this);
}

void MainWindow::importCase()
{
    askForCaseImport(m_parts.caseStore, m_parts.openCase, *this);
}

void MainWindow::showReport()
{
    if (!m_cases->canReport())
        return;
    if (m_parts.caseStore.view().readOnlyReason.empty())
        m_parts.openCase.keepRecommendation(); // the case store handles requests in order
    openReportPreview(m_parts.caseStore, m_parts.openCase.id(), this);
}

Screen* MainWindow::currentScreen() const
{
    return m_screens[m_stack->currentIndex()];
}

int MainWindow::currentPlace() const
{
    return m_stack->currentIndex();
}

void MainWindow::goTo(int place)
{
    m_rail->setCurrentPlace(place);
    m_stack->setCurrentIndex(place);
    showBanner();
}

void MainWindow::showBanner()
{
    m_banner->setTexts(currentScreen()->bannerTitle(), currentScreen()->bannerSubtitle(),
                       currentScreen()->bannerState());
    m_banner->setTools(currentScreen()->bannerTools());
}

void MainWindow::showHelp()
{
    m_keys->hide();
    m_help->openAt(currentScreen()->name(), currentScreen()->helpHtml());
}

void MainWindow::toggleKeys()
{
    if (m_keys->isVisible())
        return m_keys->dismiss();
    m_help->hide();
    m_keys->open();
}

void MainWindow::showSettings()
{
    auto* dialog = new SettingsDialog(m_parts.settings, m_parts.engine, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showAbout()
{
    auto* dialog = new AboutDialog(m_parts.engine, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
    m_menu->setFullScreen(isFullScreen());
}

void MainWindow::restoreWindow()
{
    const QSize room = screen()->availableSize();
    setMinimumSize(kSmallest.boundedTo(room));
    resize(kFirstSize.boundedTo(room));
    restoreGeometry(m_parts.settings.windowGeometry());
    restoreState(m_parts.settings.windowState());
    m_menu->setFullScreen(isFullScreen());
}

void MainWindow::connectTraining(TrainingScreen& training, ModelsScreen& models)
{
    connect(&training, &TrainingScreen::modelRequested, this, [this, &models](const QString& sha256) {
        goTo(static_cast<int>(m_screens.indexOf(&models)));
        models.choose(sha256);
    });
    connect(m_leaving, &TrainingLeave::done, this, &MainWindow::close);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_leaving->mayClose()) {
        event->ignore();
        return;
    }
    m_parts.settings.setWindow(saveGeometry(), saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::paintEvent(QPaintEvent* event)
{
    QMainWindow::paintEvent(event);
    if (m_wasPainted)
        return;
    m_wasPainted = true;
    QTimer::singleShot(0, this, &MainWindow::usable); // the first event after the window is painted
}

} // namespace genex::ui
