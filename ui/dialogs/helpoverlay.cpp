#include "dialogs/helpoverlay.h"

#include <QTextBrowser>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kTextHeight = 300;

} // namespace

HelpOverlay::HelpOverlay(QWidget* parent)
    : Overlay(parent)
    , m_text(new QTextBrowser)
{
    m_text->setOpenLinks(false);
    m_text->setFixedHeight(kTextHeight);
    m_text->document()->setDocumentMargin(2);
    content()->addWidget(m_text);
}

void HelpOverlay::openAt(const QString& place, const QString& html)
{
    setTitle(tr("Help: %1").arg(place));
    m_text->setHtml(html);
    open();
}

} // namespace genex::ui
