// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QStackedWidget;

namespace genex::services {
class CaseStoreController;
class DatasetService;
class EngineService;
class ExperimentService;
class ModelRegistry;
class OpenCase;
class Settings;
class TrainingService;
} // namespace genex::services

namespace genex::ui {

class AccessPage;
class Banner;
class CasesScreen;
class HelpOverlay;
class IdleLock;
class KeysOverlay;
class MainMenu;
class ModelsScreen;
class NavigationRail;
class NoticePage;
class RailButton;
class Screen;
class TrainingLeave;
class TrainingScreen;

/// What the window shows; everything outlives the window.
struct WindowParts
{
    services::Settings& settings;
    services::EngineService& engine;
    services::CaseStoreController& caseStore;
    services::OpenCase& openCase;
    services::ExperimentService& experimentService;
    services::ModelRegistry& models;
    services::DatasetService& datasets;
    services::TrainingService& training;
};

/// The frame: menus, rail, banner, stacked screens, status bar. The notice replaces it until accepted, and
/// the unlock page until the store is unlocked.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const WindowParts& parts);
    ~MainWindow() override;

    int currentPlace() const;
    void goTo(int place);
    CasesScreen& casesScreen() { return *m_cases; }
    /// Idle time after which cases are locked; from the settings unless called.
    void lockAfter(int milliseconds);
    /// Closes as soon as the training has ended.
    bool isLeaving() const;

Q_SIGNALS:
    /// The window has been painted once and handles events.
    void usable();

protected:
    void closeEvent(QCloseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* makeWorkspace();
    void addScreens();
    void connectMenu();
    void connectCases();
    void connectNotice();
    /// The notice, the unlock page, or the workspace.
    void showPage();
    void showPossible();
    void lock();
    void exportCase();
    void importCase();
    void showReport();
    void showBanner();
    void showHelp();
    void showSettings();
    void showAbout();
    void toggleKeys();
    void toggleFullScreen();
    void connectTraining(TrainingScreen& training, ModelsScreen& models);
    void restoreWindow();
    Screen* currentScreen() const;

    WindowParts m_parts;
    QList<Screen*> m_screens; ///< by index
    CasesScreen* m_cases;
    QStackedWidget* m_pages; ///< the notice, the unlock page, or the workspace
    NoticePage* m_notice;
    AccessPage* m_access;
    IdleLock* m_idle;
    TrainingLeave* m_leaving;
    RailButton* m_lock = nullptr;
    NavigationRail* m_rail;
    Banner* m_banner;
    QStackedWidget* m_stack;
    MainMenu* m_menu;
    KeysOverlay* m_keys;
    HelpOverlay* m_help;
    bool m_wasPainted = false;
};

} // namespace genex::ui
