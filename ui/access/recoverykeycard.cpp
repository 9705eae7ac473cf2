// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards.h"
#include "language/translated.h"

#include "common/atomicfile.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QFileDialog>
#include <QFontDatabase>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

QString sheetText(const QString& key)
{
    return RecoveryKeyCard::tr("GENEX recovery key\n\n%1\n\nUnlocks the cases if a passphrase is forgotten. "
                               "Keep it in a safe place, not on this machine.\n")
        .arg(key);
}

} // namespace

RecoveryKeyCard::RecoveryKeyCard(QWidget* parent)
    : AccessCard(tr("Recovery key"), parent)
    , m_shown(makeParagraph(QString(), TextRole::Title, this))
    , m_done(makeButton(tr("I have saved it"), ButtonRole::Primary, this))
{
    addText(tr("Nobody can recover a forgotten passphrase. This key unlocks the cases instead. It is shown "
               "only once: print it or write it down, and do not keep it on this machine."));
    m_shown->setObjectName(QStringLiteral("recoveryKeyShown"));
    m_shown->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column()->addWidget(m_shown);
    addProblem();
    m_done->setObjectName(QStringLiteral("recoveryKeyKept"));
    QPushButton* print = makeButton(tr("Print…"), ButtonRole::Plain, this);
    QPushButton* save = makeButton(tr("Save…"), ButtonRole::Plain, this);
    addButtons(m_done, {print, save});
    connect(print, &QPushButton::clicked, this, &RecoveryKeyCard::print);
    connect(save, &QPushButton::clicked, this, &RecoveryKeyCard::save);
    connect(m_done, &QPushButton::clicked, this, [this] {
        setKey({});
        Q_EMIT kept();
    });
}

void RecoveryKeyCard::setKey(const QString& key)
{
    m_key = key;
    m_shown->setText(key);
}

void RecoveryKeyCard::print()
{
    QPrinter printer;
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QTextDocument sheet;
    sheet.setPlainText(sheetText(m_key));
    sheet.print(&printer);
}

void RecoveryKeyCard::save()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the recovery key"),
                                                      QStringLiteral("genex-recovery-key.txt"));
    if (!path.isEmpty())
        Q_EMIT saveRequested(path, sheetText(m_key).toUtf8());
}

Result<void> RecoveryKeyCard::write(const QString& path, const QByteArray& sheet)
{
    return attempt([&] { writeFileAtomically(path.toStdString(), sheet.toStdString(), FileAccess::Owner); });
}

void RecoveryKeyCard::showSaved(const Result<void>& saved)
{
    setProblem(saved ? QString() : language::described(saved.error()));
}

void RecoveryKeyCard::takeFocus()
{
    m_done->setFocus(Qt::OtherFocusReason);
}

} // namespace genex::ui
