// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards.h"
#include "language/translated.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QDateTime>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kListHeight = 150;

QDateTime timeOf(Time time)
{
    return QDateTime::fromMSecsSinceEpoch(
        std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count());
}

Row rowOf(const domain::BackupInfo& backup)
{
    Row row;
    row.key = QString::fromStdString(backup.file.string());
    row.title = QLocale().toString(timeOf(backup.made), QLocale::ShortFormat);
    row.subtitle = backup.isUpgradeCopy ? RestoreCard::tr("copy made before an upgrade")
                                        : QString::fromStdString(backup.file.filename().string());
    row.value = QLocale().formattedDataSize(static_cast<qint64>(backup.bytes));
    row.tip = row.key;
    return row;
}

} // namespace

RestoreCard::RestoreCard(QWidget* parent)
    : AccessCard(tr("The store cannot be opened"), parent)
    , m_why(addText(QString()))
    , m_backups(new RowList(tr("Backups"), this))
    , m_restoring(new QWidget(this))
    , m_restore(makeButton(tr("Restore this backup"), ButtonRole::Primary, this))
    , m_again(makeButton(tr("Try again"), ButtonRole::Plain, this))
{
    m_why->setObjectName(QStringLiteral("storeProblem"));
    auto* inside = new QVBoxLayout(m_restoring);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(space::kSmall);
    inside->addWidget(makeLabel(tr("Backups, latest first"), TextRole::Strong, m_restoring));
    m_backups->setFixedHeight(kListHeight);
    inside->addWidget(m_backups);
    inside->addWidget(makeParagraph(tr("The damaged store is kept under another name; nothing is deleted."),
                                    TextRole::Secondary, m_restoring));
    column()->addWidget(m_restoring);
    m_field =
        addPassphrase(tr("A passphrase valid when the backup was made"), QStringLiteral("restorePassphrase"));
    addProblem();
    m_restore->setObjectName(QStringLiteral("restoreBackup"));
    m_again->setObjectName(QStringLiteral("openAgain"));
    addButtons(m_restore, {m_again});
    connect(m_restore, &QPushButton::clicked, this, &RestoreCard::restoreRequested);
    connect(m_again, &QPushButton::clicked, this, &RestoreCard::openAgainRequested);
    connect(m_field, &QLineEdit::returnPressed, m_restore, &QPushButton::click);
}

void RestoreCard::show(const services::StoreStatus& view)
{
    const bool isDamaged = view.problem && view.problem->code == ErrorCode::Corrupt;
    const bool canRestore = isDamaged && !view.backups.empty();
    setHeadline(isDamaged ? tr("The store is damaged") : tr("The store cannot be opened"));
    m_why->setText(view.problem ? language::described(*view.problem) : QString());
    QList<Row> rows;
    for (const domain::BackupInfo& backup : view.backups)
        rows << rowOf(backup);
    m_backups->setRows(rows);
    m_backups->setCurrentRow(0);
    m_restoring->setVisible(canRestore);
    m_field->setEnabled(canRestore);
    m_restore->setEnabled(canRestore);
}

std::optional<std::filesystem::path> RestoreCard::backup() const
{
    const Row* row = m_backups->currentRowData();
    return row ? std::optional<std::filesystem::path>(row->key.toStdString()) : std::nullopt;
}

void RestoreCard::takeFocus()
{
    if (m_restore->isEnabled())
        m_field->setFocus(Qt::OtherFocusReason);
    else
        m_again->setFocus(Qt::OtherFocusReason);
}

} // namespace genex::ui
