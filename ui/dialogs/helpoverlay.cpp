// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/helpoverlay.h"

#include <QTextBrowser>
#include <QVBoxLayout>
#include <QtMath>

namespace genex::ui {

namespace {

constexpr int kMostHeight = 420;
constexpr int kFrame = 4; // focus ring, top and bottom

} // namespace

HelpOverlay::HelpOverlay(QWidget* parent)
    : Overlay(parent)
    , m_text(new QTextBrowser)
{
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(2);
    content()->addWidget(m_text);
}

void HelpOverlay::openAt(const QString& place, const QString& html)
{
    setTitle(tr("Help: %1").arg(place));
    m_text->setHtml(html);
    open();
    settle(); // the height of the text depends on its width
    const int needed = qCeil(m_text->document()->size().height()) + kFrame;
    m_text->setFixedHeight(qMin(needed, kMostHeight));
    settle();
}

} // namespace genex::ui
