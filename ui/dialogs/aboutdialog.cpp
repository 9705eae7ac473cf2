// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/aboutdialog.h"

#include "services/engineservice.h"
#include "services/versiontext.h"
#include "theme/icons.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kWidth = 580;
constexpr int kMarkSize = 56;

const QString kProgram = QStringLiteral("genex");

} // namespace

AboutDialog::AboutDialog(const services::EngineService& engine, QWidget* parent)
    : QDialog(parent)
    , m_engine(engine)
    , m_versions(new QGridLayout)
{
    setWindowTitle(tr("About GENEX"));
    m_versions->setHorizontalSpacing(space::kLarge);
    m_versions->setVerticalSpacing(space::kHair);
    m_versions->setColumnStretch(1, 1);
    QPushButton* copy = makeButton(tr("Copy"), ButtonRole::Plain, this);
    QPushButton* close = makeButton(tr("Close"), ButtonRole::Plain, this);
    close->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(copy);
    buttons->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kHuge, space::kHuge, space::kHuge, space::kLarge);
    column->setSpacing(space::kMedium);
    column->addWidget(makeHead());
    column->addWidget(makeLine(this));
    column->addLayout(m_versions);
    column->addWidget(makeLine(this));
    column->addWidget(makeLicences());
    column->addLayout(buttons);
    showVersions();
    connect(&m_engine, &services::EngineService::stateChanged, this, &AboutDialog::showVersions);
    connect(copy, &QPushButton::clicked, this, &AboutDialog::copyVersions);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

QWidget* AboutDialog::makeHead()
{
    auto* head = new QWidget(this);
    auto* mark = new QLabel(head);
    mark->setPixmap(programIcon().pixmap(QSize(kMarkSize, kMarkSize), devicePixelRatioF()));
    auto* words = new QVBoxLayout;
    words->setSpacing(space::kHair);
    words->addWidget(makeLabel(QStringLiteral("GENEX"), TextRole::Headline));
    words->addWidget(makeLabel(tr("Which batch of tests to order now")));
    words->addWidget(
        makeParagraph(tr("For research and education only. Not a medical device."), TextRole::Quiet));
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kLarge);
    row->addWidget(mark, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    return head;
}

QWidget* AboutDialog::makeLicences()
{
    return makeParagraph(
        tr("GENEX is free software under the GNU General Public License, version 3 or later. It uses Qt "
           "(LGPL 3), QCustomPlot (GPL 3 or later), SQLite (public domain), libsodium (ISC), nlohmann/json, "
           "spdlog (MIT), CLI11 (BSD 3) and expected (CC0). Its engine is a separate program that uses "
           "libtorch (BSD 3, with Intel's MKL) and, if there is a GPU, NVIDIA's CUDA libraries under their "
           "own terms."),
        TextRole::Secondary, this);
}

void AboutDialog::addVersion(const QString& name, const QString& text)
{
    const int row = m_versions->rowCount();
    QLabel* value = makeParagraph(text, TextRole::Body, this);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_versions->addWidget(makeLabel(name, TextRole::Quiet, this), row, 0, Qt::AlignTop);
    m_versions->addWidget(value, row, 1);
}

void AboutDialog::showVersions()
{
    while (QLayoutItem* item = m_versions->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QString previous;
    for (const services::VersionLine& line : services::versionLines(kProgram, m_engine)) {
        // The reason why the engine does not answer is shown once, not for each missing value.
        const bool isToldAlready = !m_engine.facts() && line.value == previous;
        addVersion(line.name, isToldAlready ? QStringLiteral("–") : line.value);
        previous = line.value;
    }
    setFixedSize(kWidth, layout()->totalHeightForWidth(kWidth));
}

void AboutDialog::copyVersions() const
{
    QGuiApplication::clipboard()->setText(services::versionText(kProgram, m_engine));
}

} // namespace genex::ui
