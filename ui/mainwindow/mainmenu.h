// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/keysoverlay.h"

#include "services/settings.h"

#include <QObject>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace genex::ui {

/// Menus and shortcuts. Unavailable actions are disabled and say why.
class MainMenu : public QObject
{
    Q_OBJECT

public:
    MainMenu(QMainWindow* window, const QStringList& places);

    /// Everything that requires the notice to be accepted.
    void setWorkspaceEnabled(bool enabled);
    /// Currently available actions.
    struct Possible
    {
        bool newCase = false;
        bool onCase = false; ///< one is open
        bool undo = false;
        bool redo = false;
        bool report = false;
        bool lock = false;
        bool audit = false;
        bool backUp = false;
        bool users = false;
        bool passphrase = false;
        QString whyNoAudit = {}; ///< shown if it is unavailable
        QString whyNoUsers = {};
        QString whyNoPassphrase = {};
    };
    void setPossible(const Possible& possible);
    void setTheme(services::ThemeChoice theme);
    void setFullScreen(bool isFullScreen);
    /// Shortcuts of the menus, then those without a menu entry.
    QList<KeyLine> keyLines() const;

Q_SIGNALS:
    void placeChosen(int place);
    void themeChosen(genex::services::ThemeChoice theme);
    void fullScreenToggled();
    void newCaseRequested();
    void allCasesRequested();
    void patientRequested();
    void historyRequested();
    void reportRequested();
    void lockRequested();
    void exportRequested();
    void importRequested();
    void backUpRequested();
    void auditRequested();
    void usersRequested();
    void passphraseRequested();
    void undoRequested();
    void redoRequested();
    void findRequested();
    void confirmRequested();
    void testRequested();
    /// Another step of the case: -1 the previous, 1 the next.
    void lookRequested(int steps);
    void whatIfRequested();
    void settingsRequested();
    void helpRequested();
    void keysRequested();
    void aboutRequested();

private:
    void addFileMenu();
    void addCaseMenu();
    void addViewMenu(const QStringList& places);
    void addThemeMenu(QMenu* view);
    void addHelpMenu();
    /// Enables the action, or disables it with the reason.
    void offer(QAction* action, bool isPossible, const QString& whyNot) const;
    QMenu* addMenu(const QString& title);
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& key = {});

    QMainWindow* m_window;
    QList<QAction*> m_keyed;     ///< in menu order
    QList<QAction*> m_workspace; ///< require the notice to be accepted
    QAction* m_newCase = nullptr;
    QAction* m_report = nullptr;
    QAction* m_lock = nullptr;
    QAction* m_audit = nullptr;
    QAction* m_backUp = nullptr;
    QAction* m_users = nullptr;
    QAction* m_passphrase = nullptr;
    QAction* m_import = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QList<QAction*> m_onCase; ///< require an open case
    QAction* m_fullScreen = nullptr;
    QActionGroup* m_themes = nullptr;
    bool m_workspaceEnabled = true;
    Possible m_possible;
};

} // namespace genex::ui
