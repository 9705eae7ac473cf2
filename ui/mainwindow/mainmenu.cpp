// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainmenu.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace genex::ui {

namespace {

using services::ThemeChoice;

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
    addCaseMenu();
    addViewMenu(places);
    addHelpMenu();
    setPossible({});
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
    m_newCase = add(menu, tr("&New case"), QKeySequence(Qt::CTRL | Qt::Key_N));
    m_report = add(menu, tr("&Report…"), QKeySequence(Qt::CTRL | Qt::Key_P));
    QAction* exporting = add(menu, tr("&Export the case…"));
    m_import = add(menu, tr("&Import a case…"));
    menu->addSeparator();
    m_backUp = add(menu, tr("&Back up now"));
    m_audit = add(menu, tr("&Audit log…"));
    m_users = add(menu, tr("&Users…"));
    m_passphrase = add(menu, tr("Change &passphrase…"));
    m_lock = add(menu, tr("&Lock"), QKeySequence(Qt::CTRL | Qt::Key_L));
    menu->addSeparator();
    QAction* settings = add(menu, tr("&Settings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma));
    menu->addSeparator();
    QAction* quit = add(menu, tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    m_workspace << settings;
    m_onCase << exporting;
    exporting->setObjectName(QStringLiteral("exportCase"));
    connect(exporting, &QAction::triggered, this, &MainMenu::exportRequested);
    connect(m_import, &QAction::triggered, this, &MainMenu::importRequested);
    m_audit->setObjectName(QStringLiteral("auditLog"));
    m_backUp->setObjectName(QStringLiteral("backUp"));
    m_users->setObjectName(QStringLiteral("users"));
    m_passphrase->setObjectName(QStringLiteral("changePassphrase"));
    connect(m_newCase, &QAction::triggered, this, &MainMenu::newCaseRequested);
    connect(m_report, &QAction::triggered, this, &MainMenu::reportRequested);
    connect(m_backUp, &QAction::triggered, this, &MainMenu::backUpRequested);
    connect(m_audit, &QAction::triggered, this, &MainMenu::auditRequested);
    connect(m_users, &QAction::triggered, this, &MainMenu::usersRequested);
    connect(m_passphrase, &QAction::triggered, this, &MainMenu::passphraseRequested);
    connect(m_lock, &QAction::triggered, this, &MainMenu::lockRequested);
    connect(settings, &QAction::triggered, this, &MainMenu::settingsRequested);
    connect(quit, &QAction::triggered, m_window, &QWidget::close);
}

void MainMenu::addCaseMenu()
{
    QMenu* menu = addMenu(tr("&Case"));
    QAction* confirm = add(menu, tr("&Order, confirm or conclude"), QKeySequence(Qt::CTRL | Qt::Key_Return));
    confirm->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    QAction* find = add(menu, tr("Go to &findings"), QKeySequence(Qt::CTRL | Qt::Key_F));
    find->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_F), QKeySequence(Qt::Key_Slash)});
    QAction* test = add(menu, tr("Add a &test"), QKeySequence(Qt::CTRL | Qt::Key_T));
    QAction* back = add(menu, tr("Show pre&vious step"), QKeySequence(Qt::ALT | Qt::Key_Left));
    QAction* forth = add(menu, tr("Show ne&xt step"), QKeySequence(Qt::ALT | Qt::Key_Right));
    m_undo = add(menu, tr("&Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    m_redo = add(menu, tr("&Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    menu->addSeparator();
    QAction* patient = add(menu, tr("&Patient…"), QKeySequence(Qt::Key_F2));
    QAction* history = add(menu, tr("&History and notes…"), QKeySequence(Qt::CTRL | Qt::Key_H));
    QAction* whatIf = add(menu, tr("&What if…"), QKeySequence(Qt::CTRL | Qt::Key_W));
    QAction* all = add(menu, tr("&All cases"), QKeySequence(Qt::CTRL | Qt::Key_O));
    m_onCase << confirm << test << back << forth << patient << history << whatIf << all;
    m_workspace << find;
    connect(confirm, &QAction::triggered, this, &MainMenu::confirmRequested);
    connect(find, &QAction::triggered, this, &MainMenu::findRequested);
    connect(test, &QAction::triggered, this, &MainMenu::testRequested);
    connect(back, &QAction::triggered, this, [this] { Q_EMIT lookRequested(-1); });
    connect(forth, &QAction::triggered, this, [this] { Q_EMIT lookRequested(1); });
    connect(m_undo, &QAction::triggered, this, &MainMenu::undoRequested);
    connect(m_redo, &QAction::triggered, this, &MainMenu::redoRequested);
    connect(patient, &QAction::triggered, this, &MainMenu::patientRequested);
    connect(history, &QAction::triggered, this, &MainMenu::historyRequested);
    connect(whatIf, &QAction::triggered, this, &MainMenu::whatIfRequested);
    connect(all, &QAction::triggered, this, &MainMenu::allCasesRequested);
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
    const QList<std::pair<ThemeChoice, QString>> choices{{ThemeChoice::System, tr("Follow &system")},
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
    QAction* help = add(menu, tr("&Help on this page"), QKeySequence(Qt::Key_F1));
    QAction* keys = add(menu, tr("&Keyboard shortcuts"), QKeySequence(Qt::Key_Question));
    menu->addSeparator();
    QAction* about = add(menu, tr("&About GENEX"));
    // The question mark needs Shift on most keyboards, but not on all.
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
    setPossible(m_possible);
}

void MainMenu::setPossible(const Possible& possible)
{
    m_possible = possible;
    const bool isOpen = m_workspaceEnabled;
    m_newCase->setEnabled(isOpen && possible.newCase);
    m_import->setEnabled(isOpen && possible.newCase);
    m_lock->setEnabled(isOpen && possible.lock);
    m_backUp->setEnabled(isOpen && possible.backUp);
    m_undo->setEnabled(isOpen && possible.undo);
    m_redo->setEnabled(isOpen && possible.redo);
    for (QAction* action : std::as_const(m_onCase))
        action->setEnabled(isOpen && possible.onCase);
    offer(m_report, possible.report, tr("No case to report: open a case first."));
    offer(m_audit, possible.audit, possible.whyNoAudit);
    offer(m_users, possible.users, possible.whyNoUsers);
    offer(m_passphrase, possible.passphrase, possible.whyNoPassphrase);
}

void MainMenu::offer(QAction* action, bool isPossible, const QString& whyNot) const
{
    action->setEnabled(m_workspaceEnabled && isPossible);
    action->setToolTip(isPossible ? plain(action->text()) : whyNot);
    action->setStatusTip(isPossible ? QString() : whyNot);
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
          << KeyLine{tr("Enter, Shift+Enter"), tr("Finding or result present, absent")}
          << KeyLine{tr("Alt+Enter"), tr("Finding unknown, result unavailable")}
          << KeyLine{tr("Space, Delete"), tr("In a list: toggle or remove the row")}
          << KeyLine{tr("O, E, A"), tr("In the batch: order, estimate, add a test")}
          << KeyLine{tr("↑ ↓ Home End"), tr("Move within the sidebar or a list; Enter opens")}
          << KeyLine{tr("Esc"), tr("Close; nothing is lost")};
    return lines;
}

} // namespace genex::ui
