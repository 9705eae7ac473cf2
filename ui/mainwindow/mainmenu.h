#pragma once

#include "dialogs/keysoverlay.h"

#include "services/settings.h"

#include <QObject>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace genex::ui {

/// The menus and their keys. What cannot be done yet is there, disabled, and says why.
class MainMenu : public QObject
{
    Q_OBJECT

public:
    MainMenu(QMainWindow* window, const QStringList& places);

    /// Everything that needs the notice accepted.
    void setWorkspaceEnabled(bool enabled);
    void setReportAvailable(bool available);
    void setTheme(services::ThemeChoice theme);
    void setFullScreen(bool isFullScreen);
    /// What the menus' keys do, then the keys that stand in no menu.
    QList<KeyLine> keyLines() const;

Q_SIGNALS:
    void placeChosen(int place);
    void themeChosen(genex::services::ThemeChoice theme);
    void fullScreenToggled();
    void reportRequested();
    void settingsRequested();
    void helpRequested();
    void keysRequested();
    void aboutRequested();

private:
    void addFileMenu();
    void addViewMenu(const QStringList& places);
    void addThemeMenu(QMenu* view);
    void addHelpMenu();
    QMenu* addMenu(const QString& title);
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& key = {});

    QMainWindow* m_window;
    QList<QAction*> m_keyed;     ///< in the menus' order
    QList<QAction*> m_workspace; ///< need the notice accepted
    QAction* m_report = nullptr;
    QAction* m_fullScreen = nullptr;
    QActionGroup* m_themes = nullptr;
    bool m_workspaceEnabled = true;
    bool m_reportAvailable = false;
};

} // namespace genex::ui
