// Opens the window as users get it, works through the demonstration with key presses and clicks, and saves
// what is seen. Nothing is drawn that the program does not show.

#include "application.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <iostream>

namespace {

using namespace genex;
using services::ThemeChoice;

constexpr int kPatienceMs = 300'000;
constexpr QSize kUsual(1280, 800);
constexpr QSize kSmallest(1024, 700);

class Photographer
{
public:
    Photographer(desktop::Application& application, const QString& folder)
        : m_application(application)
        , m_folder(folder)
    {}

    bool work()
    {
        ui::MainWindow& window = m_application.window();
        window.resize(kUsual);
        m_application.show();
        if (!QTest::qWaitForWindowExposed(&window))
            return fail("the window does not open");
        // There is no window manager to do it, and shortcuts belong to the active window.
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            return fail("the window does not become active");
        if (!takeInBothThemes("notice"))
            return false;
        QTest::mouseClick(button("acceptNotice"), Qt::LeftButton);
        if (!waitUntil([&] { return m_application.engine().facts().has_value(); }))
            return fail("the engine does not start");
        return takeInBothThemes("cases") && takePlaces() && takeDemonstration() && takeHelp() &&
               takeSettings() && takeAbout();
    }

private:
    static bool fail(const char* reason)
    {
        std::cerr << "genex-pictures: " << reason << '\n';
        return false;
    }

    template <typename Condition>
    static bool waitUntil(Condition&& condition)
    {
        return QTest::qWaitFor(std::forward<Condition>(condition), kPatienceMs);
    }

    QPushButton* button(const char* name)
    {
        return m_application.window().findChild<QPushButton*>(QString::fromLatin1(name));
    }

    bool take(QWidget& widget, const QString& name)
    {
        QCoreApplication::processEvents();
        if (!widget.grab().save(m_folder.filePath(name + QStringLiteral(".png"))))
            return fail("a picture cannot be written into the folder");
        return true;
    }

    bool takeInBothThemes(const char* name) { return takeInBothThemes(m_application.window(), name); }

    bool takeInBothThemes(QWidget& widget, const char* name)
    {
        bool taken = true;
        for (const auto& [theme, ending] :
             {std::pair(ThemeChoice::Dark, "-dark"), std::pair(ThemeChoice::Light, "-light")}) {
            m_application.settings().setTheme(theme);
            taken = taken && take(widget, QString::fromLatin1(name) + QString::fromLatin1(ending));
        }
        return taken;
    }

    bool takePlaces()
    {
        ui::MainWindow& window = m_application.window();
        bool taken = true;
        for (const auto& [key, name] : {std::pair(Qt::Key_2, "training"), std::pair(Qt::Key_3, "evaluation"),
                                        std::pair(Qt::Key_4, "models")}) {
            QTest::keyClick(&window, key, Qt::ControlModifier);
            taken = taken && take(window, QString::fromLatin1(name));
        }
        QTest::keyClick(&window, Qt::Key_Question, Qt::ShiftModifier);
        taken = taken && take(window, QStringLiteral("keys"));
        QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
        QTest::keyClick(&window, Qt::Key_1, Qt::ControlModifier);
        return taken;
    }

    bool takeDemonstration()
    {
        services::Demonstration& demonstration = m_application.demonstration();
        int reports = 0;
        QObject::connect(&demonstration, &services::Demonstration::progressed, &demonstration,
                         [&] { ++reports; });
        QTest::mouseClick(button("tryDemonstration"), Qt::LeftButton);
        waitUntil([&] { return reports > 20 || !demonstration.isRunning(); });
        if (!take(m_application.window(), QStringLiteral("progress")))
            return false;
        waitUntil([&] { return !demonstration.isRunning(); });
        if (!demonstration.outcome())
            return fail("the demonstration gave no result");
        if (!takeInBothThemes("demonstration"))
            return false;
        m_application.window().resize(kSmallest);
        const bool taken = take(m_application.window(), QStringLiteral("demonstration-small"));
        m_application.window().resize(kUsual);
        return taken;
    }

    bool takeHelp()
    {
        ui::MainWindow& window = m_application.window();
        QTest::keyClick(&window, Qt::Key_F1);
        const bool taken = takeInBothThemes("help");
        QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
        return taken;
    }

    bool takeSettings()
    {
        QTest::keyClick(&m_application.window(), Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = m_application.window().findChild<QDialog*>();
        const bool taken =
            dialog && QTest::qWaitForWindowExposed(dialog) && takeInBothThemes(*dialog, "settings");
        delete dialog;
        return taken;
    }

    bool takeAbout()
    {
        QAction* about = nullptr;
        for (QAction* action : m_application.window().findChildren<QAction*>()) {
            if (action->objectName() == QStringLiteral("about"))
                about = action;
        }
        about->trigger();
        auto* dialog = m_application.window().findChild<QDialog*>();
        return QTest::qWaitForWindowExposed(dialog) && take(*dialog, QStringLiteral("about"));
    }

    desktop::Application& m_application;
    QDir m_folder;
};

} // namespace

int main(int argc, char* argv[])
{
    const QApplication qt(argc, argv);
    if (argc != 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1]))) {
        std::cerr << "usage: genex-pictures FOLDER\n";
        return 2;
    }
    // Without the model that comes with the program one is trained: the progress of that is a picture, too.
    qputenv("GENEX_MODELS", "/nonexistent");
    const QTemporaryDir profile;
    desktop::Application application(services::Profile::inFolder(profile.path()));
    return Photographer(application, QString::fromLocal8Bit(argv[1])).work() ? 0 : 1;
}
