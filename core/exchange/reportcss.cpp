// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportcss.h"

#include "reportstyle.h"

#include <utility>

namespace genex::exchange {

namespace {

constexpr char kSheet[] = R"css(
body { margin: 0; background: @track; color: @text; font: 13px/1.45 '@font', sans-serif; }
main { max-width: 50em; margin: 1.5em auto; padding: 2em 2.4em; background: #fff; border: 1px solid @line;
       border-radius: 6px; overflow-wrap: anywhere; }
header { display: flex; justify-content: space-between; gap: 2em; border-bottom: 1px solid @line; }
header > div:last-child { text-align: right; flex: none; }
h1 { font-size: 20px; margin: 0 0 .2em; }
h2 { font-size: 15px; margin: 1.3em 0 .4em; }
p { margin: .3em 0; }
.quiet { color: @secondary; }
.strong { font-weight: 600; }
.alarm { color: @alarm; font-weight: 600; }
.state { display: inline-block; padding: .15em .8em; border-radius: 6px; border: 1px solid @accent; color: @accent;
         background: @accentGround; font-weight: 600; }
.notice { color: @secondary; font-weight: 600; }
.headline { font-size: 17px; font-weight: 600; margin: .8em 0; }
.remarks section { border-left: 3px solid @alarm; padding-left: .9em; margin: .6em 0; }
.remarks h2 { margin: 0; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2.2em; }
.columns > div { min-width: 0; }
ul { list-style: none; margin: .3em 0; padding: 0; }
li { display: flex; gap: .6em; padding: .2em 0; border-bottom: 1px solid @track; }
li .sign { flex: none; width: 1em; }
li .name { flex: 1; }
li .value { flex: none; max-width: 55%; text-align: right; font-variant-numeric: tabular-nums; }
li.absent { color: @secondary; }
.estimates { border: 1.5px dashed @estimate; border-radius: 6px; background: @estimateGround; color: @estimate;
             padding: .5em .9em; margin: .4em 0; }
.estimates li { font-style: italic; border-color: transparent; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2em 1.2em; margin: .3em 0; }
dt { color: @secondary; }
dd { margin: 0; }
table { width: 100%; border-collapse: collapse; margin: .3em 0; }
th { text-align: left; color: @secondary; font-weight: 600; }
th, td { padding: .25em .6em .25em 0; border-bottom: 1px solid @line; vertical-align: top; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.bars td { border-bottom: 0; vertical-align: middle; }
.bars th { border-bottom: 0; padding-bottom: 0; }
.bars td:first-child { width: 34%; }
.bar, .gauge { position: relative; background: @track; border-radius: 3px; }
.bar { min-height: 10px; padding: 1px 0; }
.bar i, .gauge i { display: block; border-radius: 3px; box-sizing: border-box; }
i.now { height: 8px; background: @accent; }
i.before { height: 6px; margin-bottom: 1px; background: #fff; border: 1px solid @accent; }
.bar i.expected, .gauge i.expected { position: absolute; top: -2px; bottom: -2px; width: 0; border-radius: 0;
                                     border-left: 2px dotted @text; }
.gauge { height: 12px; margin: 1.7em 0 .6em; }
.gauge i.now { height: 12px; }
.gauge i.threshold { position: absolute; top: -4px; bottom: -4px; width: 0; border-radius: 0;
                     border-left: 2px solid @text; }
.gauge b { position: absolute; top: -1.7em; transform: translateX(-50%); }
@media (max-width: 40em) { .columns { grid-template-columns: 1fr; } }
@page { size: A4; margin: 14mm; }
@media print {
  body { background: #fff; font-size: 9pt; }
  main { border: 0; margin: 0; padding: 0; max-width: none; }
  main.details { break-before: page; }
  h2 { break-after: avoid; }
  tr, li, .estimates, section > p { break-inside: avoid; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
)css";

/// A longer name precedes its own prefix.
constexpr std::pair<const char*, QRgb> kColours[] = {
    {"@accentGround", style::kAccentGround},
    {"@accent", style::kAccent},
    {"@estimateGround", style::kEstimateGround},
    {"@estimate", style::kEstimate},
    {"@secondary", style::kSecondary},
    {"@alarm", style::kAlarm},
    {"@track", style::kTrack},
    {"@text", style::kText},
    {"@line", style::kLine},
};

} // namespace

QString reportCss()
{
    QString sheet = QString::fromUtf8(kSheet);
    for (const auto& [name, colour] : kColours)
        sheet.replace(QLatin1String(name), QColor(colour).name());
    return sheet.replace(QStringLiteral("@font"), QLatin1String(style::kFontFamily));
}

} // namespace genex::exchange
