#include "mainwindow/mainwindow.h"

#include "cases/casesscreen.h"
#include "dialogs/aboutdialog.h"
#include "dialogs/helpoverlay.h"
#include "dialogs/keysoverlay.h"
#include "dialogs/noticepage.h"
#include "dialogs/settingsdialog.h"
#include "evaluation/evaluationscreen.h"
#include "mainmenu.h"
#include "models/modelsscreen.h"
#include "statusline.h"
#include "training/trainingscreen.h"

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
    , m_cases(new CasesScreen(parts.demonstration))
    , m_pages(new QStackedWidget)
    , m_notice(new NoticePage)
    , m_rail(new NavigationRail)
    , m_banner(new Banner)
    , m_stack(new QStackedWidget)
{
    setWindowTitle(QStringLiteral("GENEX"));
    setWindowIcon(programIcon());
    addScreens();
    m_pages->addWidget(m_notice);
    m_pages->addWidget(makeWorkspace());
    setCentralWidget(m_pages);
    m_menu = new MainMenu(this, namesOf(m_screens));
    m_keys = new KeysOverlay(m_menu->keyLines(), m_pages);
    m_help = new HelpOverlay(m_pages);
    m_banner->setObjectName(QStringLiteral("banner"));
    m_keys->setObjectName(QStringLiteral("keysOverlay"));
    m_help->setObjectName(QStringLiteral("helpOverlay"));
    new StatusLine(m_parts.engine, m_parts.settings, statusBar());
    connectMenu();
    connectNotice();
    showBanner();
    restoreWindow();
}

MainWindow::~MainWindow() = default;

void MainWindow::addScreens()
{
    m_screens = {m_cases, new TrainingScreen, new EvaluationScreen, new ModelsScreen};
    for (Screen* screen : std::as_const(m_screens)) {
        m_stack->addWidget(screen);
        m_rail->addPlace(screen->iconName(), screen->name());
        connect(screen, &Screen::bannerChanged, this, &MainWindow::showBanner);
    }
    RailButton* settings = m_rail->addAtFoot(QStringLiteral("settings"), tr("Settings"));
    RailButton* lock = m_rail->addAtFoot(QStringLiteral("lock"), tr("Lock"));
    lock->setEnabled(false);
    lock->setToolTip(tr("There is nothing to lock: this version stores no patient data."));
    lock->setAccessibleDescription(lock->toolTip());
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
    connect(m_menu, &MainMenu::reportRequested, this, [this] {
        goTo(static_cast<int>(m_screens.indexOf(m_cases)));
        m_cases->writeReport();
    });
    connect(m_cases, &CasesScreen::canReportChanged, m_menu,
            [this] { m_menu->setReportAvailable(m_cases->canReport()); });
}

void MainWindow::connectNotice()
{
    connect(m_notice, &NoticePage::declined, this, &MainWindow::close);
    connect(m_notice, &NoticePage::accepted, this, [this] {
        m_parts.settings.acceptNotice();
        showWorkspace(true);
    });
    showWorkspace(m_parts.settings.noticeAccepted());
}

void MainWindow::showWorkspace(bool show)
{
    m_pages->setCurrentIndex(show ? 1 : 0);
    m_menu->setWorkspaceEnabled(show);
    if (show)
        m_rail->takeFocus();
    else
        m_notice->takeFocus();
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
    m_banner->setTexts(currentScreen()->bannerTitle(), currentScreen()->bannerSubtitle());
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

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_parts.settings.setWindow(saveGeometry(), saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::paintEvent(QPaintEvent* event)
{
    QMainWindow::paintEvent(event);
    if (m_wasPainted)
        return;
    m_wasPainted = true;
    QTimer::singleShot(0, this, &MainWindow::usable); // the first event after the picture is on the screen
}

} // namespace genex::ui
