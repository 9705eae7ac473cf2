#include "mainmenu.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace genex::ui {

namespace {

using services::ThemeChoice;

/// Says why an action cannot be used: as tooltip in the menu and for screen readers.
void disableBecause(QAction* action, const QString& reason)
{
    action->setEnabled(false);
    action->setToolTip(reason);
    action->setStatusTip(reason);
}

QString plain(QString menuText)
{
    return menuText.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

} // namespace

MainMenu::MainMenu(QMainWindow* window, const QStringList& places)
    : QObject(window)
    , m_window(window)
{
    addFileMenu();
    addViewMenu(places);
    addHelpMenu();
    setReportAvailable(false);
}

QMenu* MainMenu::addMenu(const QString& title)
{
    QMenu* menu = m_window->menuBar()->addMenu(title);
    menu->setToolTipsVisible(true);
    return menu;
}

QAction* MainMenu::add(QMenu* menu, const QString& text, const QKeySequence& key)
{
    QAction* action = menu->addAction(text);
    action->setShortcut(key);
    action->setToolTip(plain(text));
    if (!key.isEmpty())
        m_keyed << action;
    return action;
}

void MainMenu::addFileMenu()
{
    QMenu* menu = addMenu(tr("&File"));
    QAction* newCase = add(menu, tr("&New case"), QKeySequence(Qt::CTRL | Qt::Key_N));
    disableBecause(newCase, tr("This version has no store to keep a case in. The demonstration needs none."));
    m_report = add(menu, tr("&Report…"), QKeySequence(Qt::CTRL | Qt::Key_P));
    menu->addSeparator();
    QAction* settings = add(menu, tr("&Settings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma));
    menu->addSeparator();
    QAction* quit = add(menu, tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    m_workspace << settings;
    connect(m_report, &QAction::triggered, this, &MainMenu::reportRequested);
    connect(settings, &QAction::triggered, this, &MainMenu::settingsRequested);
    connect(quit, &QAction::triggered, m_window, &QWidget::close);
}

void MainMenu::addViewMenu(const QStringList& places)
{
    QMenu* menu = addMenu(tr("&View"));
    for (int place = 0; place < places.size(); ++place) {
        QAction* action =
            add(menu, places[place], QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + place)));
        m_workspace << action;
        connect(action, &QAction::triggered, this, [this, place] { Q_EMIT placeChosen(place); });
    }
    menu->addSeparator();
    addThemeMenu(menu);
    m_fullScreen = add(menu, tr("&Full screen"), QKeySequence(Qt::Key_F11));
    m_fullScreen->setCheckable(true);
    connect(m_fullScreen, &QAction::triggered, this, &MainMenu::fullScreenToggled);
}

void MainMenu::addThemeMenu(QMenu* view)
{
    QMenu* menu = view->addMenu(tr("&Theme"));
    m_themes = new QActionGroup(this);
    const QList<std::pair<ThemeChoice, QString>> choices{{ThemeChoice::System, tr("As the &system")},
                                                         {ThemeChoice::Light, tr("&Light")},
                                                         {ThemeChoice::Dark, tr("&Dark")}};
    for (const auto& [choice, text] : choices) {
        QAction* action = add(menu, text);
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        m_themes->addAction(action);
    }
    connect(m_themes, &QActionGroup::triggered, this, [this](const QAction* action) {
        Q_EMIT themeChosen(static_cast<ThemeChoice>(action->data().toInt()));
    });
}

void MainMenu::addHelpMenu()
{
    QMenu* menu = addMenu(tr("&Help"));
    QAction* help = add(menu, tr("&Help here"), QKeySequence(Qt::Key_F1));
    QAction* keys = add(menu, tr("&Keys"), QKeySequence(Qt::Key_Question));
    menu->addSeparator();
    QAction* about = add(menu, tr("&About GENEX"));
    // A question mark comes with Shift on most keyboards and without on some.
    keys->setShortcuts({QKeySequence(Qt::Key_Question), QKeySequence(Qt::SHIFT | Qt::Key_Question)});
    about->setObjectName(QStringLiteral("about"));
    m_workspace << help << keys;
    connect(help, &QAction::triggered, this, &MainMenu::helpRequested);
    connect(keys, &QAction::triggered, this, &MainMenu::keysRequested);
    connect(about, &QAction::triggered, this, &MainMenu::aboutRequested);
}

void MainMenu::setWorkspaceEnabled(bool enabled)
{
    m_workspaceEnabled = enabled;
    for (QAction* action : std::as_const(m_workspace))
        action->setEnabled(enabled);
    setReportAvailable(m_reportAvailable);
}

void MainMenu::setReportAvailable(bool available)
{
    m_reportAvailable = available;
    m_report->setEnabled(available && m_workspaceEnabled);
    const QString reason = tr("There is nothing to report yet: run the demonstration under Cases first.");
    m_report->setToolTip(available ? plain(m_report->text()) : reason);
    m_report->setStatusTip(available ? QString() : reason);
}

void MainMenu::setTheme(ThemeChoice theme)
{
    for (QAction* action : m_themes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(theme));
}

void MainMenu::setFullScreen(bool isFullScreen)
{
    m_fullScreen->setChecked(isFullScreen);
}

QList<KeyLine> MainMenu::keyLines() const
{
    QList<KeyLine> lines;
    for (const QAction* action : m_keyed)
        lines << KeyLine{action->shortcut().toString(QKeySequence::NativeText), plain(action->text())};
    lines << KeyLine{tr("Tab, Shift+Tab"), tr("Next or previous control, in reading order")}
          << KeyLine{tr("↑ ↓ Home End"), tr("Move inside the rail; Enter goes there")}
          << KeyLine{tr("Esc"), tr("Leave what is open, without loss")};
    return lines;
}

} // namespace genex::ui
