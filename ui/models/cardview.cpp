// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardview.h"

#include <QTextDocument>
#include <QUrl>

namespace genex::ui {

CardView::CardView(QWidget* parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("modelCard"));
    setAccessibleName(tr("Model card"));
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void CardView::showCard(const QString& markdown)
{
    document()->setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                          QTextDocument::MarkdownNoHTML);
    moveCursor(QTextCursor::Start);
}

void CardView::showProblem(const QString& problem)
{
    setPlainText(QStringLiteral("! ") + problem);
}

QVariant CardView::loadResource(int /*type*/, const QUrl& /*name*/)
{
    return {};
}

} // namespace genex::ui
