// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/auditdialog.h"

#include "language/translated.h"

#include "services/casestorecontroller.h"
#include "services/storecare.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace genex::ui {

namespace {

constexpr QSize kSize(760, 560);
constexpr auto kAtOnce = std::size_t(200);

Row rowOf(const domain::AuditEntry& entry)
{
    const auto time = QDateTime::fromMSecsSinceEpoch(
        std::chrono::duration_cast<std::chrono::milliseconds>(entry.time.time_since_epoch()).count());
    Row row;
    row.key = QString::number(entry.position);
    row.title = QStringLiteral("%1  %2").arg(entry.position).arg(QString::fromStdString(entry.action));
    row.subtitle = QString::fromStdString(entry.detail);
    if (!entry.caseId.empty())
        row.subtitle = QStringLiteral("%1 %2").arg(QString::fromStdString(entry.caseId), row.subtitle);
    row.value = entry.user.empty() ? AuditDialog::tr("no user") : QString::fromStdString(entry.user);
    row.valueNote = QLocale().toString(time, QLocale::ShortFormat);
    return row;
}

} // namespace

AuditDialog::AuditDialog(services::CaseStoreController& caseStore, QWidget* parent)
    : QDialog(parent)
    , m_caseStore(caseStore)
    , m_list(new RowList(tr("Audit log"), this))
    , m_state(makeParagraph(tr("Reading the log…"), TextRole::Quiet, this))
    , m_older(makeButton(tr("Older"), ButtonRole::Plain, this))
    , m_newer(makeButton(tr("Newer"), ButtonRole::Plain, this))
{
    setWindowTitle(tr("Audit log"));
    resize(kSize);
    m_list->setObjectName(QStringLiteral("auditList"));
    m_state->setObjectName(QStringLiteral("auditState"));
    auto* verifyButton = makeButton(tr("Verify"), ButtonRole::Primary, this);
    verifyButton->setObjectName(QStringLiteral("verifyAudit"));
    auto* close = makeButton(tr("Close"), ButtonRole::Plain, this);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(m_older);
    row->addWidget(m_newer);
    row->addStretch();
    row->addWidget(verifyButton);
    row->addWidget(close);
    for (QPushButton* button : {m_older, m_newer, close})
        button->setFixedHeight(verifyButton->sizeHint().height());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kHuge, space::kLarge, space::kHuge, space::kLarge);
    column->setSpacing(space::kMedium);
    column->addWidget(
        makeParagraph(tr("Who did what in this store, and when. Each entry is chained to the previous one, "
                         "so that altering, removing or reordering entries is detected."),
                      TextRole::Quiet, this));
    column->addWidget(m_list, 1);
    column->addWidget(m_state);
    column->addLayout(row);
    connect(verifyButton, &QPushButton::clicked, this, &AuditDialog::verify);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_older, &QPushButton::clicked, this,
            [this] { load(m_first > kAtOnce ? m_first - kAtOnce : 1); });
    connect(m_newer, &QPushButton::clicked, this, [this] { load(std::min(m_first + kAtOnce, m_total)); });
    connect(&m_caseStore, &services::CaseStoreController::changed, this, [this] {
        if (m_caseStore.view().state != services::StoreState::Unlocked)
            reject(); // a locked screen shows nothing
    });
    load(0);
}

void AuditDialog::load(std::uint64_t first)
{
    m_caseStore.ask(
        this, [first](services::CaseBook& book) { return services::auditPage(book, first, kAtOnce); },
        [this](const Result<services::AuditPage>& page) { show(page); });
}

void AuditDialog::show(const Result<services::AuditPage>& page)
{
    setRole(m_state, page ? TextRole::Quiet : TextRole::Alarm);
    if (!page)
        return m_state->setText(language::described(page.error()));
    QList<Row> rows;
    for (const domain::AuditEntry& entry : page->entries)
        rows << rowOf(entry);
    std::reverse(rows.begin(), rows.end());
    m_list->setRows(rows);
    m_total = page->total;
    m_first = page->entries.empty() ? 0 : page->entries.front().position;
    m_older->setEnabled(m_first > 1);
    m_newer->setEnabled(!page->entries.empty() && page->entries.back().position < m_total);
    m_state->setText(tr("%1 entries").arg(m_total));
}

void AuditDialog::verify()
{
    setRole(m_state, TextRole::Quiet);
    m_state->setText(tr("Verifying…"));
    m_caseStore.ask(
        this,
        [](services::CaseBook& book) {
            JobControl job;
            return services::verifyAudit(book, std::nullopt, job);
        },
        [this](const Result<domain::AuditAnchor>& end) {
            setRole(m_state, end ? TextRole::Good : TextRole::Alarm);
            m_state->setText(end ? tr("%1 entries, intact").arg(end->count)
                                 : language::described(end.error()));
        });
}

} // namespace genex::ui
