// SPDX-License-Identifier: GPL-3.0-or-later
#include "columnmodel.h"
#include "datasetpage.h"

#include "support/services/servicefixtures.h"
#include "theme/theme.h"
#include "widgets/rowlist.h"

#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

using namespace genex;
using namespace genex::testing;
using services::DatasetRecord;
using services::DatasetService;
using ui::ColumnModel;

/// The real page with a real store and real files, driven by keys and dropped files.
class TestDatasetPage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<UnlockedStore> m_unlocked;
    std::unique_ptr<DatasetService> m_datasetService;
    std::unique_ptr<ui::Theme> m_theme;
    std::unique_ptr<QWidget> m_window;
    ui::DatasetPage* m_page = nullptr;

    void showPage()
    {
        m_window = std::make_unique<QWidget>();
        m_window->setObjectName(QStringLiteral("workspace"));
        m_page = new ui::DatasetPage(*m_datasetService, m_window.get());
        auto* layout = new QVBoxLayout(m_window.get());
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_page);
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    template <typename Widget = QWidget>
    Widget* find(const char* name)
    {
        auto* found = m_page->findChild<Widget*>(QString::fromLatin1(name));
        if (!found)
            qFatal("there is no %s", name);
        return found;
    }

    QString textOf(const char* name) { return find<QLabel>(name)->text(); }
    QTableView* columns() { return find<QTableView>("columnTable"); }
    bool wait()
    {
        return comesAbout([this] { return !m_datasetService->isReading(); });
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused ? focused : m_window.get(), key, modifiers);
    }

    /// As a hand would: enters the page and lets go.
    bool drop(const QList<QUrl>& urls)
    {
        QMimeData dragged;
        dragged.setUrls(urls);
        const QPoint place(600, 400);
        QDragEnterEvent enter(place, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_page, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent drop(place, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_page, &drop);
        return drop.isAccepted();
    }

    void dropText(const QByteArray& text)
    {
        QVERIFY(drop({QUrl::fromLocalFile(m_unlocked->write("ward.csv", text))}));
        QVERIFY(wait());
    }

    int rowOf(const char* column)
    {
        for (int row = 0; row < columns()->model()->rowCount(); ++row) {
            if (columns()->model()->index(row, ColumnModel::Name).data().toString() == QLatin1String(column))
                return row;
        }
        return -1;
    }

    QString kindOf(const char* column)
    {
        return columns()->model()->index(rowOf(column), ColumnModel::Kind).data(Qt::EditRole).toString();
    }

    /// With the keyboard alone: to the row, Enter, arrows, Enter.
    void chooseKind(const char* column, const QString& kind)
    {
        columns()->setFocus();
        columns()->setCurrentIndex(columns()->model()->index(rowOf(column), ColumnModel::Name));
        press(Qt::Key_Return);
        auto* box = qobject_cast<QComboBox*>(QApplication::focusWidget());
        QVERIFY(box);
        for (int guard = 0; box->currentData().toString() != kind && guard < 10; ++guard)
            press(box->currentIndex() < box->findData(kind) ? Qt::Key_Down : Qt::Key_Up);
        press(Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(wait());
    }

    void choose(const char* name, const QString& data)
    {
        auto* box = find<QComboBox>(name);
        box->setFocus();
        for (int guard = 0; box->currentData().toString() != data && guard < 50; ++guard)
            press(box->currentIndex() < box->findData(data) ? Qt::Key_Down : Qt::Key_Up);
        QVERIFY(wait());
    }

    void look(const char* name)
    {
        const QString place = qEnvironmentVariable("GENEX_LOOK");
        if (place.isEmpty())
            return;
        for (const auto mode : {ui::ThemeMode::Light, ui::ThemeMode::Dark}) {
            m_theme->setMode(mode);
            for (const QSize size : {QSize(1280, 800), QSize(1024, 700)}) {
                m_window->resize(size);
                QCoreApplication::processEvents(); // the layout follows the new size
                m_window->grab().save(
                    QStringLiteral("%1/%2-%3-%4.png")
                        .arg(place, QString::fromLatin1(name),
                             mode == ui::ThemeMode::Dark ? QStringLiteral("dark") : QStringLiteral("light"))
                        .arg(size.width()));
            }
        }
        m_theme->setMode(ui::ThemeMode::Light);
        m_window->resize(1280, 800);
    }

private Q_SLOTS:
    void init()
    {
        m_theme = std::make_unique<ui::Theme>(ui::ThemeMode::Light);
        m_unlocked = std::make_unique<UnlockedStore>();
        m_datasetService = std::make_unique<DatasetService>(m_unlocked->caseStore());
        showPage();
    }

    void cleanup()
    {
        m_window.reset();
        m_datasetService.reset();
        m_unlocked.reset();
        m_theme.reset();
    }

    void anEmptyPageSaysWhatToDo()
    {
        QVERIFY(find("tableMessage")->isVisible());
        look("empty");
    }

    void aDroppedTableIsShownWithItsFindings()
    {
        dropText(ward());
        QVERIFY(columns()->isVisible());
        QCOMPARE(columns()->model()->rowCount(), 7);
        QCOMPARE(find<QComboBox>("labelChoice")->currentText(), QStringLiteral("diagnosis"));
        QVERIFY(textOf("tableClasses").startsWith(QStringLiteral("2 classes: ")));
        QVERIFY(textOf("datasetProblem").isEmpty());
        QVERIFY(find<QPushButton>("saveAndTrain")->isEnabled());
        QCOMPARE(kindOf("fever"), QStringLiteral("binary"));
        look("table");
    }

    void picturesAreToldInWords()
    {
        dropText(ward());
        const auto accessibleText = [&](const char* column, int place) {
            return columns()->model()->index(rowOf(column), place).data(Qt::AccessibleTextRole).toString();
        };
        QVERIFY(accessibleText("fever", ColumnModel::Picture).startsWith(QStringLiteral("no: ")));
        QVERIFY(accessibleText("age [years]", ColumnModel::Picture).startsWith(QStringLiteral("from 2")));
        QCOMPARE(accessibleText("age [years]", ColumnModel::Gaps), QStringLiteral("6 missing in 40 rows"));
    }

    void whatIsNoFileIsNotTaken()
    {
        QVERIFY(!drop({QUrl(QStringLiteral("https://example.org/table.csv"))}));
        QVERIFY(!drop({QUrl::fromLocalFile(m_unlocked->folder())}));
        const QUrl one = QUrl::fromLocalFile(m_unlocked->write("a.csv", ward()));
        QVERIFY(!drop({one, one}));
        QVERIFY(!m_datasetService->isReading());
    }

    void ctrlOOpensATable()
    {
        const QString path = m_unlocked->write("ward.csv", ward());
        m_page->setFileChooser([&](QWidget*) { return QString(path); });
        find("openTable")->setFocus();
        press(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(m_datasetService->isReading());
        QVERIFY(wait());
        QVERIFY(columns()->hasFocus());
    }

    void aKindIsChangedWithTheKeyboardAndThePlaceKept()
    {
        QByteArray wide = "diagnosis";
        for (int c = 0; c < 60; ++c)
            wide += ",f" + QByteArray::number(c);
        wide += '\n';
        for (int r = 0; r < 12; ++r) {
            wide += r % 2 == 0 ? "flu" : "cold";
            for (int c = 0; c < 60; ++c)
                wide += ',' + QByteArray::number((r * (c + 3)) % 7);
            wide += '\n';
        }
        dropText(wide);
        columns()->scrollToBottom();
        chooseKind("f58", QStringLiteral("identifier"));
        const int scrolled = columns()->verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        QCOMPARE(kindOf("f58"), QStringLiteral("identifier"));
        chooseKind("f57", QStringLiteral("numeric"));
        QCOMPARE(columns()->verticalScrollBar()->value(), scrolled);
        QCOMPARE(m_datasetService->view()->features, 59);
    }

    void aKindThatDoesNotFitIsExplainedAndTakenBack()
    {
        dropText(ward());
        chooseKind("ward", QStringLiteral("numeric"));
        QVERIFY2(textOf("tableChange").contains(QStringLiteral("is not a number")),
                 qPrintable(textOf("tableChange")));
        QVERIFY(find("tableChange")->isVisible());
        QCOMPARE(kindOf("ward"), QStringLiteral("categorical"));
        QVERIFY(find<QPushButton>("saveDataset")->isEnabled());
        look("refusedkind");
    }

    void theLabelCanBeChosenInBothPlaces()
    {
        dropText(ward().replace("diagnosis", "final"));
        QVERIFY(!find<QPushButton>("saveDataset")->isEnabled());
        QVERIFY(textOf("datasetProblem").startsWith(QStringLiteral("! Choose the column that holds")));
        look("nolabel");
        choose("labelChoice", QStringLiteral("final"));
        QVERIFY(find<QPushButton>("saveDataset")->isEnabled());
        chooseKind("ward", QStringLiteral("label"));
        QCOMPARE(find<QComboBox>("labelChoice")->currentText(), QStringLiteral("ward"));
        QCOMPARE(kindOf("final"), QStringLiteral("categorical"));
        QCOMPARE(m_datasetService->view()->label, std::string("ward"));
    }

    void problemsStandBesideTheFieldAsItIsTyped()
    {
        dropText(ward());
        auto* name = find<QLineEdit>("datasetName");
        name->setFocus();
        name->selectAll();
        press(Qt::Key_Delete);
        QVERIFY(textOf("datasetProblem").contains(QStringLiteral("name")));
        QVERIFY(!find<QPushButton>("saveAndTrain")->isEnabled());
        QCOMPARE(name->accessibleDescription(), textOf("datasetProblem"));
        QTest::keyClicks(name, QStringLiteral("x"));
        QVERIFY(textOf("datasetProblem").isEmpty() && name->accessibleDescription().isEmpty());
        auto* size = find<QSpinBox>("observedSize");
        size->setFocus();
        size->selectAll();
        QTest::keyClicks(size, QStringLiteral("6"));
        QVERIFY2(textOf("datasetProblem").contains(QStringLiteral("5 findings")),
                 qPrintable(textOf("datasetProblem")));
        look("problem");
    }

    void aSplitByColumnAsksForTheColumn()
    {
        dropText(ward());
        choose("splitChoice", QStringLiteral("column:"));
        QVERIFY(textOf("datasetProblem").contains(QStringLiteral("Choose the column to split by")));
        QVERIFY(find("splitColumn")->isVisible());
        choose("splitColumn", QStringLiteral("part"));
        QVERIFY2(textOf("datasetProblem").isEmpty(), qPrintable(textOf("datasetProblem")));
        QCOMPARE(m_datasetService->view()->split, std::string("column:part"));
        QCOMPARE(m_datasetService->view()->features, 4);
    }

    void saveAndTrainSavesAndAsksForTraining()
    {
        dropText(ward());
        QSignalSpy train(m_page, &ui::DatasetPage::trainRequested);
        find("saveDataset")->setFocus();
        press(Qt::Key_Space);
        QVERIFY(comesAbout([&] { return m_datasetService->datasets().size() == 1; }));
        QVERIFY(train.isEmpty());
        QVERIFY(textOf("datasetProblem").startsWith(QStringLiteral("Saved as")));
        find("saveAndTrain")->setFocus();
        press(Qt::Key_Space);
        QVERIFY(comesAbout([&] { return m_datasetService->datasets().size() == 2 && train.size() == 1; }));
        QVERIFY(train.front().front().value<DatasetRecord>() == m_datasetService->datasets().front());
        QCOMPARE(find<ui::RowList>("datasetList")->rows().size(), 2);
        look("saved");
    }

    void aSavedDataSetIsOpenedAsItWas()
    {
        dropText(ward());
        choose("splitChoice", QStringLiteral("rows"));
        find<QSpinBox>("poolCount")->setValue(3);
        find<QLineEdit>("datasetName")->setText(QStringLiteral("mine"));
        QTest::keyClick(find("saveDataset"), Qt::Key_Space);
        QVERIFY(comesAbout([&] { return m_datasetService->datasets().size() == 1; }));
        dropText("a,label\n1,x\n2,y\n3,x\n4,y\n");
        QCOMPARE(find<QLineEdit>("datasetName")->text(), QStringLiteral("ward.csv"));
        m_unlocked->write("ward.csv", ward());
        find("datasetList")->setFocus();
        press(Qt::Key_Return);
        QVERIFY(wait());
        QCOMPARE(find<QLineEdit>("datasetName")->text(), QStringLiteral("mine"));
        QCOMPARE(find<QSpinBox>("poolCount")->value(), 3);
        QCOMPARE(find<QComboBox>("splitChoice")->currentData().toString(), QStringLiteral("rows"));
        QVERIFY(!find("tableChange")->isVisible());
    }

    void aChangedFileIsSaidWhenItsDataSetIsChosen()
    {
        dropText(ward());
        QTest::keyClick(find("saveDataset"), Qt::Key_Space);
        QVERIFY(comesAbout([&] { return m_datasetService->datasets().size() == 1; }));
        m_unlocked->write("ward.csv", ward() + "P2000,50,no,none,south,train,flu\n");
        find("datasetList")->setFocus();
        QVERIFY(comesAbout([&] { return textOf("datasetRemark").contains(QStringLiteral("has changed")); }));
        press(Qt::Key_Return);
        QVERIFY(wait());
        QVERIFY(find("tableChange")->isVisible());
        look("changed");
        QVERIFY(QFile::remove(m_unlocked->folder() + QStringLiteral("/ward.csv")));
        find("datasetList")->setFocus();
        press(Qt::Key_Return);
        QVERIFY(wait());
        QVERIFY(find("tableMessage")->isVisible());
        look("gone");
    }

    void removingAsksOnceMore()
    {
        dropText(ward());
        QTest::keyClick(find("saveDataset"), Qt::Key_Space);
        QVERIFY(comesAbout([&] { return m_datasetService->datasets().size() == 1; }));
        find("datasetList")->setFocus();
        press(Qt::Key_Delete);
        QVERIFY(
            find<QPushButton>("removeDataset")->text().contains(QStringLiteral("The file itself is kept")));
        QCOMPARE(m_datasetService->datasets().size(), std::size_t{1});
        press(Qt::Key_Delete);
        QVERIFY(comesAbout([&] { return m_datasetService->datasets().empty(); }));
    }

    void aTableThatCannotBeReadIsExplainedInItsPlace()
    {
        dropText("a,b\n1,2\n3\n");
        QVERIFY(find("tableMessage")->isVisible());
        QVERIFY(!columns()->isVisible());
        look("unreadable");
    }

    void cancelGoesBackAtOnce()
    {
        const auto mayGoOn =
            std::make_shared<std::atomic<bool>>(false); // the reading may begin after the test
        m_datasetService->setMemoryProbe([mayGoOn] {
            while (!*mayGoOn)
                std::this_thread::yield();
            return std::uint64_t{1} << 40U;
        });
        const auto letGo = qScopeGuard([&] { *mayGoOn = true; }); // also when something below fails
        QVERIFY(drop({QUrl::fromLocalFile(m_unlocked->write("ward.csv", ward()))}));
        look("loading");
        press(Qt::Key_Space); // the focus is on Cancel
        QVERIFY(!m_datasetService->isReading());
        QVERIFY(find("tableMessage")->isVisible());
    }

    void aStoreThatCannotBeWrittenIsSaid()
    {
        m_window.reset();
        const auto reader = m_unlocked->reader();
        m_datasetService = std::make_unique<DatasetService>(*reader);
        showPage();
        QVERIFY(textOf("datasetReadOnly").contains(QStringLiteral("being written by")));
        QVERIFY(find("datasetReadOnly")->isVisible());
        dropText(ward());
        QVERIFY(!find<QPushButton>("saveDataset")->isEnabled());
        QVERIFY(textOf("datasetProblem").contains(QStringLiteral("read-only")));
        look("readonly");
        m_window.reset();
        m_datasetService.reset();
    }

    void aLockedStoreShowsNothing()
    {
        dropText(ward());
        m_unlocked->lock();
        QVERIFY(!columns()->isVisible());
        QVERIFY(find("tableMessage")->isVisible());
    }

    void everythingHasANameForScreenReaders()
    {
        dropText(ward());
        for (QWidget* widget : m_page->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() ||
                widget->objectName().startsWith(QStringLiteral("qt_")))
                continue;
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     widget->metaObject()->className());
        }
    }
};

QTEST_MAIN(TestDatasetPage)
#include "tst_datasetpage.moc"
