<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Case</name>
    <message>
        <source>1 test</source>
        <translation>1 Untersuchung</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>%1 Untersuchungen</translation>
    </message>
    <message>
        <source>no needle, no radiation</source>
        <translation>ohne Nadel, ohne Strahlung</translation>
    </message>
    <message>
        <source>blood, swab or little radiation</source>
        <translation>Blut, Abstrich oder wenig Strahlung</translation>
    </message>
    <message>
        <source>contrast or probe</source>
        <translation>Kontrastmittel oder Sonde</translation>
    </message>
    <message>
        <source>puncture or scope</source>
        <translation>Punktion oder Endoskopie</translation>
    </message>
    <message>
        <source>added by hand</source>
        <translation>von Hand hinzugefügt</translation>
    </message>
    <message>
        <source>tells little by itself</source>
        <translation>sagt für sich allein wenig aus</translation>
    </message>
    <message>
        <source>less than 1 % of the expected gain</source>
        <translation>weniger als 1 % des erwarteten Gewinns</translation>
    </message>
    <message>
        <source>%1 % of the expected gain</source>
        <translation>%1 % des erwarteten Gewinns</translation>
    </message>
    <message>
        <source>separates %1 from %2</source>
        <translation>trennt %1 von %2</translation>
    </message>
    <message>
        <source>Order now</source>
        <translation>Jetzt anfordern</translation>
    </message>
    <message>
        <source>struck out: neither ordered nor estimated</source>
        <translation>gestrichen: weder angefordert noch geschätzt</translation>
    </message>
    <message>
        <source>≈ Estimated, not ordered</source>
        <translation>≈ Geschätzt, nicht angefordert</translation>
    </message>
    <message>
        <source>estimated; ordered only if confidence stays below τ</source>
        <translation>geschätzt; nur angefordert, wenn die Konfidenz unter τ bleibt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>Confidence is below τ, and nothing further is ordered: the estimates are no ground for a diagnosis (%1).</source>
        <translation>Die Konfidenz liegt unter τ, und weitere Tests werden nicht angefordert: Die Schätzungen begründen keine Diagnose (%1).</translation>
    </message>
    <message>
        <source>Confidence is at or above τ, so the estimates stand. Saved: %1 (%2).</source>
        <translation>Die Konfidenz erreicht τ, die Schätzungen gelten. Eingespart: %1 (%2).</translation>
    </message>
    <message>
        <source>Every value is measured or unavailable: nothing was estimated.</source>
        <translation>Jeder Wert ist gemessen oder nicht verfügbar: Es wurde nichts geschätzt.</translation>
    </message>
    <message>
        <source>1 result awaited</source>
        <translation>1 Ergebnis steht aus</translation>
    </message>
    <message>
        <source>%1 results awaited</source>
        <translation>%1 Ergebnisse stehen aus</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Results in</source>
        <translation>Ergebnisse da</translation>
    </message>
    <message>
        <source>More ordered</source>
        <translation>Nachgefordert</translation>
    </message>
    <message>
        <source>Concluded</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation>%1 J.</translation>
    </message>
    <message>
        <source>opened %1</source>
        <translation>angelegt %1</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>%1. Anforderung</translation>
    </message>
    <message>
        <source>came after the order</source>
        <translation>nach der Anforderung eingegangen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>saves %1</source>
        <translation>spart %1</translation>
    </message>
    <message>
        <source>ready: %1</source>
        <translation>fertig: %1</translation>
    </message>
    <message>
        <source>With these results the likeliest disease is expected to reach %1 (now %2).</source>
        <translation>Mit diesen Ergebnissen erreicht die wahrscheinlichste Diagnose voraussichtlich %1 (jetzt %2).</translation>
    </message>
    <message>
        <source>Expected accuracy %1, %2 with everything ordered.</source>
        <translation>Erwartete Trefferquote %1, mit allem angefordert %2.</translation>
    </message>
    <message>
        <source>expected accuracy %1 instead of %2</source>
        <translation>erwartete Trefferquote %1 statt %2</translation>
    </message>
    <message>
        <source>awaited</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>estimated by the model, not measured</source>
        <translation>vom Modell geschätzt, nicht gemessen</translation>
    </message>
    <message>
        <source>The program names no disease</source>
        <translation>Das Programm nennt keine Diagnose</translation>
    </message>
    <message>
        <source>no findings yet</source>
        <translation>noch keine Befunde</translation>
    </message>
    <message>
        <source>ordered by hand, not estimated</source>
        <translation>von Hand angefordert, nicht geschätzt</translation>
    </message>
    <message>
        <source>Ordered after all</source>
        <translation>Doch angefordert</translation>
    </message>
    <message>
        <source>Ordered besides</source>
        <translation>Außerdem angefordert</translation>
    </message>
    <message>
        <source>its estimate was not trusted</source>
        <translation>der Schätzung wurde nicht vertraut</translation>
    </message>
    <message>
        <source>asked for later</source>
        <translation>später angefordert</translation>
    </message>
    <message>
        <source>estimated, not ordered</source>
        <translation>geschätzt, nicht angefordert</translation>
    </message>
    <message>
        <source>in the batch already</source>
        <translation>schon in der Anforderung</translation>
    </message>
    <message>
        <source>known already</source>
        <translation>schon bekannt</translation>
    </message>
    <message>
        <source>recommended, and not ordered so far</source>
        <translation>empfohlen und bisher nicht angefordert</translation>
    </message>
    <message>
        <source>expected accuracy stays at %1</source>
        <translation>erwartete Genauigkeit bleibt bei %1</translation>
    </message>
    <message>
        <source>With what has changed since the order the model would also want: %1.</source>
        <translation>Mit dem, was sich seit der Anforderung geändert hat, würde das Modell außerdem verlangen: %1.</translation>
    </message>
    <message>
        <source>A change recomputes the batch and drops what you changed in it by hand; Ctrl+Z brings that back.</source>
        <translation>Eine Änderung berechnet die Anforderung neu und verwirft, was Sie darin von Hand geändert haben; Strg+Z bringt es zurück.</translation>
    </message>
    <message>
        <source>A change recomputes the batch and the differential.</source>
        <translation>Eine Änderung berechnet Anforderung und Differenzialdiagnose neu.</translation>
    </message>
    <message>
        <source>The order stands: a change is part of the conclusion, not of the batch.</source>
        <translation>Die Anforderung steht: eine Änderung geht in die Schlussfolgerung ein, nicht in die Anforderung.</translation>
    </message>
    <message>
        <source>A change recomputes estimates, confidence and differential; what was ordered stands.</source>
        <translation>Eine Änderung berechnet Schätzungen, Sicherheit und Differenzialdiagnose neu; was angefordert wurde, steht.</translation>
    </message>
    <message>
        <source>The case is concluded. Amend it to change a finding: the conclusion is then computed again.</source>
        <translation>Der Fall ist abgeschlossen. Berichtigen Sie ihn, um einen Befund zu ändern: die Schlussfolgerung wird dann neu berechnet.</translation>
    </message>
    <message>
        <source>Nothing was ordered. A test that is ordered now comes before the conclusion.</source>
        <translation>Es wurde nichts angefordert. Eine Untersuchung, die jetzt angefordert wird, kommt vor der Schlussfolgerung.</translation>
    </message>
    <message>
        <source>Ordered %1. An order is not undone: what comes in changes the conclusion, and another batch can follow it.</source>
        <translation>Angefordert: %1. Eine Anforderung wird nicht rückgängig gemacht: was kommt, ändert die Schlussfolgerung, und eine weitere Anforderung kann folgen.</translation>
    </message>
    <message>
        <source>The case is concluded. Amend it to correct a result: the conclusion is then computed again.</source>
        <translation>Der Fall ist abgeschlossen. Berichtigen Sie ihn, um ein Ergebnis zu korrigieren: die Schlussfolgerung wird dann neu berechnet.</translation>
    </message>
    <message>
        <source>A corrected result recomputes estimates, confidence and differential.</source>
        <translation>Ein korrigiertes Ergebnis berechnet Schätzungen, Sicherheit und Differenzialdiagnose neu.</translation>
    </message>
    <message>
        <source>female</source>
        <translation>weiblich</translation>
    </message>
    <message>
        <source>male</source>
        <translation>männlich</translation>
    </message>
    <message>
        <source>other sex</source>
        <translation>anderes Geschlecht</translation>
    </message>
    <message>
        <source>Ask and examine</source>
        <translation>Fragen und untersuchen</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Imaging</source>
        <translation>Bildgebung</translation>
    </message>
    <message>
        <source>Ask and examine now</source>
        <translation>Jetzt fragen und untersuchen</translation>
    </message>
    <message>
        <source>%1 (about %2)</source>
        <translation>%1 (etwa %2)</translation>
    </message>
    <message>
        <source>%1 To be ordered after all: %2.</source>
        <translation>%1 Rückfall: auch diese anfordern: %2.</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>Demonstration report</source>
        <translation>Demonstrationsbericht</translation>
    </message>
    <message>
        <source>Invented patient</source>
        <translation>Erfundener Patient</translation>
    </message>
    <message>
        <source>This patient and those that the model was trained on are invented.</source>
        <translation>Dieser Patient und jene, an denen das Modell gelernt hat, sind erfunden.</translation>
    </message>
</context>
<context>
    <name>Differential</name>
    <message>
        <source>Differential: now, and expected after the batch</source>
        <translation>Differenzialdiagnose: jetzt und voraussichtlich nach der Anforderung</translation>
    </message>
    <message>
        <source>Research and education only.</source>
        <translation>Nur für Forschung und Lehre.</translation>
    </message>
    <message>
        <source>expected after the batch</source>
        <translation>erwartet nach der Anforderung</translation>
    </message>
    <message>
        <source>%1   ! can&apos;t miss</source>
        <translation>%1   ! nicht übersehen</translation>
    </message>
    <message>
        <source>Other %1</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1: %2 now, %3 %4</source>
        <translation>%1: %2 jetzt, %3 %4</translation>
    </message>
    <message>
        <source>! from %1</source>
        <translation>! ab %1</translation>
    </message>
    <message>
        <source>%1 (can&apos;t miss, shown from %2)</source>
        <translation>%1 (nicht übersehen, gezeigt ab %2)</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>weniger als eine Sekunde</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>%1 holds other files, such as %2.</source>
        <translation>%1 enthält andere Dateien, etwa %2.</translation>
    </message>
    <message>
        <source>%1 is a file.</source>
        <translation>%1 ist eine Datei.</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Check who may read and write it.</source>
        <translation>Prüfen Sie, wer hier lesen und schreiben darf.</translation>
    </message>
    <message>
        <source>Choose another folder, or empty this one.</source>
        <translation>Wählen Sie einen anderen Ordner oder leeren Sie diesen.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>Schließen Sie andere Programme oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Schaffen Sie Speicherplatz und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Der Arbeitsspeicher reicht nicht aus.</translation>
    </message>
    <message>
        <source>Ordered %1.</source>
        <translation>Angefordert: %1.</translation>
    </message>
    <message>
        <source>Ordered %1; to be estimated: %2.</source>
        <translation>Angefordert: %1; zu schätzen: %2.</translation>
    </message>
    <message>
        <source>Cannot %1 %2: %3.</source>
        <translation>%2: %1 nicht möglich (%3).</translation>
    </message>
    <message>
        <source>The model %1 concluded without naming a disease.</source>
        <translation>Das Modell %1 hat abgeschlossen, ohne eine Diagnose zu nennen.</translation>
    </message>
    <message>
        <source>The model %1 concluded: %2, %3, with estimates.</source>
        <translation>Das Modell %1 hat abgeschlossen: %2, %3, mit Schätzungen.</translation>
    </message>
    <message>
        <source>The model %1 concluded: %2, %3.</source>
        <translation>Das Modell %1 hat abgeschlossen: %2, %3.</translation>
    </message>
    <message>
        <source>The model %1 recommended ordering %2; to be estimated: %3.</source>
        <translation>Das Modell %1 hat empfohlen anzufordern: %2; zu schätzen: %3.</translation>
    </message>
    <message>
        <source>The model %1 recommended ordering nothing.</source>
        <translation>Das Modell %1 hat empfohlen, nichts anzufordern.</translation>
    </message>
    <message>
        <source>The model %1 recommended ordering nothing; to be estimated: %2.</source>
        <translation>Das Modell %1 hat empfohlen, nichts anzufordern; zu schätzen: %2.</translation>
    </message>
    <message>
        <source>The feature &quot;%1&quot; is required twice.</source>
        <translation>Das Merkmal „%1“ ist zweimal verlangt.</translation>
    </message>
    <message>
        <source>The feature &quot;%1&quot; is both required and forbidden.</source>
        <translation>Das Merkmal „%1“ ist zugleich verlangt und verboten.</translation>
    </message>
    <message>
        <source>%1, field &quot;%2&quot;: %3.</source>
        <translation>%1, Feld „%2“: %3.</translation>
    </message>
    <message>
        <source>%1 is damaged: %2.</source>
        <translation>%1 ist beschädigt: %2.</translation>
    </message>
    <message>
        <source>Changed the details of the patient %1.</source>
        <translation>Patientendaten geändert: %1.</translation>
    </message>
    <message>
        <source>Opened the case of %1.</source>
        <translation>Fall angelegt: %1.</translation>
    </message>
    <message>
        <source>Reopened the case to amend it: %1.</source>
        <translation>Fall zur Korrektur wieder geöffnet: %1.</translation>
    </message>
    <message>
        <source>Wrote a note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>%1 is unavailable: %2.</source>
        <translation>%1 ist nicht verfügbar: %2.</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>%1 Untersuchungen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>ist %1</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>not ordered</source>
        <translation>nicht angefordert</translation>
    </message>
    <message>
        <source>not to be had</source>
        <translation>nicht zu bekommen</translation>
    </message>
    <message>
        <source>a data scientist</source>
        <translation>Datenwissenschaftler/in</translation>
    </message>
    <message>
        <source>look at</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei existiert bereits</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Speicherplatz mehr frei</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ist kein Ordner</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2.</source>
        <translation>%1 kann nicht entpackt werden: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: bad data.</source>
        <translation>%1 kann nicht entpackt werden: fehlerhafte Daten.</translation>
    </message>
    <message>
        <source>%1 ends in the middle: it was cut.</source>
        <translation>%1 endet mittendrin: Die Datei ist abgeschnitten.</translation>
    </message>
    <message>
        <source>%1 has %2 columns, but %3 names were given.</source>
        <translation>%1 hat %2 Spalten, angegeben wurden aber %3 Namen.</translation>
    </message>
    <message>
        <source>%1 has %2 columns.</source>
        <translation>%1 hat %2 Spalten.</translation>
    </message>
    <message>
        <source>%1 has more than four thousand million rows.</source>
        <translation>%1 hat mehr als vier Milliarden Zeilen.</translation>
    </message>
    <message>
        <source>%1 has no column &quot;%2&quot; (%3).</source>
        <translation>%1 hat keine Spalte „%2“ (%3).</translation>
    </message>
    <message>
        <source>%1 has no column that could be a finding.</source>
        <translation>%1 hat keine Spalte, die ein Befund sein könnte.</translation>
    </message>
    <message>
        <source>%1 has no rows.</source>
        <translation>%1 hat keine Zeilen.</translation>
    </message>
    <message>
        <source>%1 has one group of rows only, which begins at %2, and cannot be trained and tested without parting it.</source>
        <translation>%1 hat nur eine Gruppe von Zeilen, die bei %2 beginnt; ohne sie zu teilen, kann nicht trainiert und getestet werden.</translation>
    </message>
    <message>
        <source>%1 has one row only, %2, and cannot be trained and tested.</source>
        <translation>%1 hat nur eine Zeile, %2, und kann nicht trainiert und getestet werden.</translation>
    </message>
    <message>
        <source>%1 holds %2 images, its labels&apos; file %3 entries.</source>
        <translation>%1 enthält %2 Bilder, die Datei mit den Zielwerten %3 Einträge.</translation>
    </message>
    <message>
        <source>%1 holds neither names nor values.</source>
        <translation>%1 enthält weder Namen noch Werte.</translation>
    </message>
    <message>
        <source>%1 is UTF-16 text.</source>
        <translation>%1 ist Text in UTF-16.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 ist ein Ordner.</translation>
    </message>
    <message>
        <source>%1 is an IDX file whose elements are no bytes.</source>
        <translation>%1 ist eine IDX-Datei, deren Elemente keine Bytes sind.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 is no regular file.</source>
        <translation>%1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size, as no table does.</source>
        <translation>%1 wird beim Entpacken mehr als %2-mal so groß, wie keine Tabelle es wird.</translation>
    </message>
    <message>
        <source>%1, column &quot;%2&quot;: every row has the label &quot;%3&quot;.</source>
        <translation>%1, Spalte „%2“: Jede Zeile hat den Zielwert „%3“.</translation>
    </message>
    <message>
        <source>%1, column &quot;%2&quot;: no row has a label.</source>
        <translation>%1, Spalte „%2“: Keine Zeile hat einen Zielwert.</translation>
    </message>
    <message>
        <source>%1, line %2, column &quot;%3&quot;: the row has no label.</source>
        <translation>%1, Zeile %2, Spalte „%3“: Die Zeile hat keinen Zielwert.</translation>
    </message>
    <message>
        <source>%1: no column was named as the label.</source>
        <translation>%1: Es wurde keine Zielspalte genannt.</translation>
    </message>
    <message>
        <source>A feature is called &quot;%1&quot;, as the label is.</source>
        <translation>Ein Merkmal heißt „%1“ wie die Zielspalte.</translation>
    </message>
    <message>
        <source>A table has a line of names and a line for each patient.</source>
        <translation>Eine Tabelle hat eine Zeile mit Namen und eine Zeile für jeden Patienten.</translation>
    </message>
    <message>
        <source>Add patients of this class, merge it with another, or split by rows.</source>
        <translation>Nehmen Sie Patienten dieser Klasse hinzu, legen Sie sie mit einer anderen zusammen oder teilen Sie nach Zeilen.</translation>
    </message>
    <message>
        <source>Add patients of this class, or merge it with another.</source>
        <translation>Nehmen Sie Patienten dieser Klasse hinzu oder legen Sie sie mit einer anderen zusammen.</translation>
    </message>
    <message>
        <source>All rows are of one class.</source>
        <translation>Alle Zeilen gehören zu einer Klasse.</translation>
    </message>
    <message>
        <source>All rows have the same time.</source>
        <translation>Alle Zeilen haben dieselbe Zeit.</translation>
    </message>
    <message>
        <source>Cannot write the table.</source>
        <translation>Die Tabelle kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Check that there is space left and try again.</source>
        <translation>Prüfen Sie, ob noch Platz ist, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Choose a file that holds a table.</source>
        <translation>Wählen Sie eine Datei mit einer Tabelle.</translation>
    </message>
    <message>
        <source>Choose a table with patients.</source>
        <translation>Wählen Sie eine Tabelle mit Patienten.</translation>
    </message>
    <message>
        <source>Choose a table with two classes or more.</source>
        <translation>Wählen Sie eine Tabelle mit mindestens zwei Klassen.</translation>
    </message>
    <message>
        <source>Choose another column, or another split.</source>
        <translation>Wählen Sie eine andere Spalte oder eine andere Aufteilung.</translation>
    </message>
    <message>
        <source>Choose another name for the label column.</source>
        <translation>Wählen Sie einen anderen Namen für die Zielspalte.</translation>
    </message>
    <message>
        <source>Choose the column that holds the diagnosis.</source>
        <translation>Wählen Sie die Spalte mit der Diagnose.</translation>
    </message>
    <message>
        <source>Choose the labels that belong to these images.</source>
        <translation>Wählen Sie die Zielwerte, die zu diesen Bildern gehören.</translation>
    </message>
    <message>
        <source>Close it, or write it twice.</source>
        <translation>Schließen Sie es oder schreiben Sie es doppelt.</translation>
    </message>
    <message>
        <source>Convert it to unsigned bytes, as MNIST has them.</source>
        <translation>Wandeln Sie sie in vorzeichenlose Bytes um, wie MNIST sie hat.</translation>
    </message>
    <message>
        <source>Copy or download it again.</source>
        <translation>Kopieren oder laden Sie sie erneut.</translation>
    </message>
    <message>
        <source>Copy or download the file again.</source>
        <translation>Kopieren oder laden Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>Correct the cell, leave it empty, or say what the column is (--kind NAME=categorical).</source>
        <translation>Berichtigen Sie die Zelle, lassen Sie sie leer oder geben Sie an, was die Spalte ist (--kind NAME=categorical).</translation>
    </message>
    <message>
        <source>Divide it.</source>
        <translation>Teilen Sie sie auf.</translation>
    </message>
    <message>
        <source>Fill it in or leave the row out; `genex-cli data profile --fix` leaves out all such rows.</source>
        <translation>Füllen Sie sie aus oder lassen Sie die Zeile weg; `genex-cli data profile --fix` lässt alle solchen Zeilen weg.</translation>
    </message>
    <message>
        <source>Give 1 to 200 bytes of UTF-8 without control characters or spaces at the ends.</source>
        <translation>Geben Sie 1 bis 200 Bytes UTF-8 ohne Steuerzeichen und ohne Leerzeichen am Rand an.</translation>
    </message>
    <message>
        <source>Give a number from 0 to 1.</source>
        <translation>Geben Sie eine Zahl von 0 bis 1 an.</translation>
    </message>
    <message>
        <source>Give every row a class.</source>
        <translation>Geben Sie jeder Zeile eine Klasse.</translation>
    </message>
    <message>
        <source>Give every row a time.</source>
        <translation>Geben Sie jeder Zeile eine Zeit.</translation>
    </message>
    <message>
        <source>Give group, rows, group-column, column or time.</source>
        <translation>Geben Sie group, rows, group-column, column oder time an.</translation>
    </message>
    <message>
        <source>Give group, rows, group:NAME, column:NAME or time:NAME, where NAME is a column of the table.</source>
        <translation>Geben Sie group, rows, group:NAME, column:NAME oder time:NAME an; NAME ist eine Spalte der Tabelle.</translation>
    </message>
    <message>
        <source>Give one name for each column.</source>
        <translation>Geben Sie für jede Spalte einen Namen an.</translation>
    </message>
    <message>
        <source>Give rows or groups.</source>
        <translation>Geben Sie rows oder groups an.</translation>
    </message>
    <message>
        <source>Give training and test a share above 0.</source>
        <translation>Geben Sie Training und Test einen Anteil über 0.</translation>
    </message>
    <message>
        <source>Is this a table, and is a quotation mark missing?</source>
        <translation>Ist das eine Tabelle, und fehlt ein Anführungszeichen?</translation>
    </message>
    <message>
        <source>It needs columns beside the label and identifiers.</source>
        <translation>Sie braucht Spalten neben Zielspalte und Kennungen.</translation>
    </message>
    <message>
        <source>Leave the column out.</source>
        <translation>Lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>Make them sum to 1.</source>
        <translation>Sorgen Sie dafür, dass die Summe 1 ist.</translation>
    </message>
    <message>
        <source>Name some, or choose another split.</source>
        <translation>Nennen Sie welche oder wählen Sie eine andere Aufteilung.</translation>
    </message>
    <message>
        <source>Name the column that holds the diagnosis (--label).</source>
        <translation>Nennen Sie die Spalte mit der Diagnose (--label).</translation>
    </message>
    <message>
        <source>Name the table in it.</source>
        <translation>Nennen Sie die Tabelle darin.</translation>
    </message>
    <message>
        <source>No memory to unpack %1.</source>
        <translation>Zum Entpacken von %1 fehlt Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>No more than %1 can be read.</source>
        <translation>Mehr als %1 können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Put the whole field into quotation marks and write those inside it twice.</source>
        <translation>Setzen Sie das ganze Feld in Anführungszeichen und verdoppeln Sie die darin.</translation>
    </message>
    <message>
        <source>Row %1 of the table, column &quot;%2&quot;: %3.</source>
        <translation>Zeile %1 der Tabelle, Spalte „%2“: %3.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
        <source>Save the table as UTF-8 text and try again.</source>
        <translation>Speichern Sie die Tabelle als UTF-8-Text und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Save the table with Unix or Windows line ends.</source>
        <translation>Speichern Sie die Tabelle mit Zeilenenden von Unix oder Windows.</translation>
    </message>
    <message>
        <source>Say in every row which rows it belongs to.</source>
        <translation>Geben Sie in jeder Zeile an, zu welchen Zeilen sie gehört.</translation>
    </message>
    <message>
        <source>Shares of &quot;%1&quot; are not known.</source>
        <translation>Anteile von „%1“ sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Take both from the same table.</source>
        <translation>Nehmen Sie beides aus derselben Tabelle.</translation>
    </message>
    <message>
        <source>The %1 share is %2.</source>
        <translation>Der Anteil %1 ist %2.</translation>
    </message>
    <message>
        <source>The class of %1 is missing.</source>
        <translation>Die Klasse von %1 fehlt.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is empty in %2.</source>
        <translation>Die Spalte „%1“ ist leer in %2.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; names no row for %2.</source>
        <translation>Die Spalte „%1“ nennt keine Zeile für %2.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; says &quot;%2&quot; in %3.</source>
        <translation>In der Spalte „%1“ steht „%2“ in %3.</translation>
    </message>
    <message>
        <source>The shares of training, validation and test sum to %1.</source>
        <translation>Die Anteile von Training, Validierung und Test ergeben %1.</translation>
    </message>
    <message>
        <source>The split &quot;%1&quot; is not known.</source>
        <translation>Die Aufteilung „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The split rule &quot;%1&quot; is not known.</source>
        <translation>Die Aufteilungsregel „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The split rule &quot;%1&quot; needs the name of a column.</source>
        <translation>Die Aufteilungsregel „%1“ braucht den Namen einer Spalte.</translation>
    </message>
    <message>
        <source>The split rule &quot;%1&quot; takes no column.</source>
        <translation>Die Aufteilungsregel „%1“ nimmt keine Spalte.</translation>
    </message>
    <message>
        <source>The table has no rows to split.</source>
        <translation>Die Tabelle hat keine Zeilen, die aufgeteilt werden könnten.</translation>
    </message>
    <message>
        <source>The time of %1 is missing.</source>
        <translation>Die Zeit von %1 fehlt.</translation>
    </message>
    <message>
        <source>There are %1 %2 for %3 rows.</source>
        <translation>Es gibt %1 %2 für %3 Zeilen.</translation>
    </message>
    <message>
        <source>There is nothing to tell apart: at least two classes are needed.</source>
        <translation>Es gibt nichts zu unterscheiden: Mindestens zwei Klassen sind nötig.</translation>
    </message>
    <message>
        <source>There is nothing to train on, or nothing to test on.</source>
        <translation>Es bleibt nichts zum Trainieren oder nichts zum Testen.</translation>
    </message>
    <message>
        <source>Unpack it by hand and look at it before you use it.</source>
        <translation>Entpacken Sie sie von Hand und sehen Sie sie an, bevor Sie sie verwenden.</translation>
    </message>
    <message>
        <source>Write 2024-03-09, 2024-03-09T12:30, 09.03.2024 or a number in every row.</source>
        <translation>Schreiben Sie in jeder Zeile 2024-03-09, 2024-03-09T12:30, 09.03.2024 oder eine Zahl.</translation>
    </message>
    <message>
        <source>Write all times in one way: a number and a date cannot be compared.</source>
        <translation>Schreiben Sie alle Zeiten gleich: Zahl und Datum sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>Write quotation marks inside a field twice.</source>
        <translation>Verdoppeln Sie Anführungszeichen innerhalb eines Feldes.</translation>
    </message>
    <message>
        <source>Write train, validation or test in every row.</source>
        <translation>Schreiben Sie in jede Zeile train, validation oder test.</translation>
    </message>
    <message>
        <source>Write what it gives into a file first, and name that.</source>
        <translation>Schreiben Sie die Ausgabe erst in eine Datei und nennen Sie diese.</translation>
    </message>
    <message>
        <source>%1 cannot be kept as it is.</source>
        <translation>%1 kann so nicht aufbewahrt werden.</translation>
    </message>
    <message>
        <source>%1 has a category beside its state.</source>
        <translation>%1 hat neben dem Zustand eine Kategorie.</translation>
    </message>
    <message>
        <source>%1 has a value beside its state.</source>
        <translation>%1 hat neben dem Zustand einen Wert.</translation>
    </message>
    <message>
        <source>%1 has no category.</source>
        <translation>%1 hat keine Kategorie.</translation>
    </message>
    <message>
        <source>%1 has no result.</source>
        <translation>%1 hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>%1 holds a number that is too large.</source>
        <translation>%1 enthält eine zu große Zahl.</translation>
    </message>
    <message>
        <source>%1 is known already.</source>
        <translation>%1 ist schon bekannt.</translation>
    </message>
    <message>
        <source>%1 is known.</source>
        <translation>%1 ist bekannt.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes.</source>
        <translation>%1 ist größer als %2 Bytes.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 ist zweimal genannt.</translation>
    </message>
    <message>
        <source>%1 is nested more than %2 levels deep.</source>
        <translation>%1 ist mehr als %2 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>%1 is no SHA-256.</source>
        <translation>%1 ist kein SHA-256.</translation>
    </message>
    <message>
        <source>%1 is no finding of this case.</source>
        <translation>%1 ist kein Befund dieses Falls.</translation>
    </message>
    <message>
        <source>%1 is none of what the model would estimate.</source>
        <translation>%1 gehört nicht zu dem, was das Modell schätzen würde.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>%1 is not a finite number.</source>
        <translation>%1 ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>%1 is not between 0 and 1.</source>
        <translation>%1 liegt nicht zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: see %2.</source>
        <translation>%1 ist kein gültiges JSON: siehe %2.</translation>
    </message>
    <message>
        <source>%1 is ordered already.</source>
        <translation>%1 ist schon angefordert.</translation>
    </message>
    <message>
        <source>%1 is outside the years 1970 to 9999.</source>
        <translation>%1 liegt außerhalb der Jahre 1970 bis 9999.</translation>
    </message>
    <message>
        <source>%1 was not ordered.</source>
        <translation>%1 wurde nicht angefordert.</translation>
    </message>
    <message>
        <source>%1 was ordered.</source>
        <translation>%1 wurde angefordert.</translation>
    </message>
    <message>
        <source>%1, field &quot;%2&quot;: %3 is not known to this program.</source>
        <translation>%1, Feld „%2“: %3 ist diesem Programm nicht bekannt.</translation>
    </message>
    <message>
        <source>%1, field &quot;schema_version&quot;: is %2, and this program reads up to %3.</source>
        <translation>%1, Feld „schema_version“: ist %2, dieses Programm liest bis %3.</translation>
    </message>
    <message>
        <source>%1: what it says of the case does not follow from its events.</source>
        <translation>%1: Was die Datei über den Fall sagt, folgt nicht aus seinen Ereignissen.</translation>
    </message>
    <message>
        <source>A case&apos;s stage is &quot;%1&quot;.</source>
        <translation>Der Abschnitt eines Falls ist „%1“.</translation>
    </message>
    <message>
        <source>A finding&apos;s state is &quot;%1&quot;.</source>
        <translation>Der Zustand eines Befunds ist „%1“.</translation>
    </message>
    <message>
        <source>Add it; resources/schemas describes every field.</source>
        <translation>Ergänzen Sie es; resources/schemas beschreibt jedes Feld.</translation>
    </message>
    <message>
        <source>Amend it, with a reason.</source>
        <translation>Korrigieren Sie ihn mit Begründung.</translation>
    </message>
    <message>
        <source>Amend the case, with a reason.</source>
        <translation>Korrigieren Sie den Fall mit Begründung.</translation>
    </message>
    <message>
        <source>Ask for one.</source>
        <translation>Fragen Sie eine an.</translation>
    </message>
    <message>
        <source>Ask the engine again.</source>
        <translation>Fragen Sie den Rechenkern erneut.</translation>
    </message>
    <message>
        <source>Cannot read %1.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Check its spelling, or remove it.</source>
        <translation>Prüfen Sie die Schreibweise oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Check its spelling.</source>
        <translation>Prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Prüfen Sie, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>Check the clock of this machine.</source>
        <translation>Prüfen Sie die Uhr dieses Rechners.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Prüfen Sie den Datenträger und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Conclude it first.</source>
        <translation>Schließen Sie ihn erst ab.</translation>
    </message>
    <message>
        <source>Conclude, then start another batch.</source>
        <translation>Schließen Sie ab und beginnen Sie dann eine weitere Anforderung.</translation>
    </message>
    <message>
        <source>Correct the file there; it must be JSON in UTF-8.</source>
        <translation>Berichtigen Sie die Datei dort; sie muss JSON in UTF-8 sein.</translation>
    </message>
    <message>
        <source>Correct the number.</source>
        <translation>Berichtigen Sie die Zahl.</translation>
    </message>
    <message>
        <source>Edit the batch, then place it.</source>
        <translation>Bearbeiten Sie die Auswahl, dann fordern Sie an.</translation>
    </message>
    <message>
        <source>Enter %1, or say that it is unavailable.</source>
        <translation>Geben Sie %1 ein oder melden Sie es als nicht verfügbar.</translation>
    </message>
    <message>
        <source>Enter it as a finding, or order it first.</source>
        <translation>Geben Sie es als Befund ein oder fordern Sie es erst an.</translation>
    </message>
    <message>
        <source>Enter it as a result.</source>
        <translation>Geben Sie es als Ergebnis ein.</translation>
    </message>
    <message>
        <source>Entered the result of %1: %2.</source>
        <translation>Ergebnis eingegeben, %1: %2.</translation>
    </message>
    <message>
        <source>Entry %1 is not the next to %2.</source>
        <translation>Eintrag %1 ist nicht der nächste (%2).</translation>
    </message>
    <message>
        <source>Export the case again.</source>
        <translation>Exportieren Sie den Fall erneut.</translation>
    </message>
    <message>
        <source>Give %1 at most.</source>
        <translation>Geben Sie höchstens %1 an.</translation>
    </message>
    <message>
        <source>Give %1 to %2.</source>
        <translation>Geben Sie %1 bis %2 an.</translation>
    </message>
    <message>
        <source>Give a category exactly where the state says so.</source>
        <translation>Geben Sie eine Kategorie genau dann an, wenn der Zustand es verlangt.</translation>
    </message>
    <message>
        <source>Give a fraction, a count or a cost.</source>
        <translation>Geben Sie einen Anteil, eine Anzahl oder einen Betrag an.</translation>
    </message>
    <message>
        <source>Give a list, as in [ … ].</source>
        <translation>Geben Sie eine Liste an, etwa [ … ].</translation>
    </message>
    <message>
        <source>Give a number %1.</source>
        <translation>Geben Sie eine Zahl %1 an.</translation>
    </message>
    <message>
        <source>Give a number from 0 on.</source>
        <translation>Geben Sie eine Zahl ab 0 an.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Geben Sie eine Zahl an.</translation>
    </message>
    <message>
        <source>Give a part from 0 to 1.</source>
        <translation>Geben Sie einen Anteil von 0 bis 1 an.</translation>
    </message>
    <message>
        <source>Give a text of 1 to %1 bytes without control characters or spaces at its ends.</source>
        <translation>Geben Sie einen Text von 1 bis %1 Bytes ohne Steuerzeichen und ohne Leerzeichen am Rand an.</translation>
    </message>
    <message>
        <source>Give a value only where it was measured.</source>
        <translation>Geben Sie einen Wert nur dort an, wo gemessen wurde.</translation>
    </message>
    <message>
        <source>Give a whole number %1.</source>
        <translation>Geben Sie eine ganze Zahl %1 an.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 to %1.</source>
        <translation>Geben Sie eine ganze Zahl von 0 bis %1 an.</translation>
    </message>
    <message>
        <source>Give a whole number.</source>
        <translation>Geben Sie eine ganze Zahl an.</translation>
    </message>
    <message>
        <source>Give an age from 0 to %1 years, or none.</source>
        <translation>Geben Sie ein Alter von 0 bis %1 Jahren an oder keines.</translation>
    </message>
    <message>
        <source>Give it as in 2026-03-01T08:15:30.250Z.</source>
        <translation>Schreiben Sie sie wie 2026-03-01T08:15:30.250Z.</translation>
    </message>
    <message>
        <source>Give its 64 lower-case hexadecimal digits.</source>
        <translation>Geben Sie die 64 kleingeschriebenen Hexadezimalziffern an.</translation>
    </message>
    <message>
        <source>Give lower-case letters, digits and single underscores, 64 at most, a letter first.</source>
        <translation>Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Unterstriche, höchstens 64, mit einem Buchstaben am Anfang.</translation>
    </message>
    <message>
        <source>Give one line of 1 to %1 bytes without control characters or spaces at its ends.</source>
        <translation>Geben Sie eine Zeile von 1 bis %1 Bytes ohne Steuerzeichen und ohne Leerzeichen am Rand an.</translation>
    </message>
    <message>
        <source>Give the text as a list of its lines.</source>
        <translation>Geben Sie den Text als Liste seiner Zeilen an.</translation>
    </message>
    <message>
        <source>Give true or false.</source>
        <translation>Geben Sie true oder false an.</translation>
    </message>
    <message>
        <source>Give two numbers %1, as in [1, 2].</source>
        <translation>Geben Sie zwei Zahlen %1 an, etwa [1, 2].</translation>
    </message>
    <message>
        <source>Give unknown, female, male or other.</source>
        <translation>Geben Sie unknown, female, male oder other an.</translation>
    </message>
    <message>
        <source>Give up to %1 bytes of UTF-8 without control characters.</source>
        <translation>Geben Sie bis zu %1 Bytes UTF-8 ohne Steuerzeichen an.</translation>
    </message>
    <message>
        <source>It must be an object with named fields.</source>
        <translation>Es muss ein Objekt mit benannten Feldern sein.</translation>
    </message>
    <message>
        <source>It must be present, absent, measured or category.</source>
        <translation>Zulässig sind present, absent, measured und category.</translation>
    </message>
    <message>
        <source>Its first event must open it.</source>
        <translation>Das erste Ereignis muss ihn anlegen.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>Left %1 to be estimated.</source>
        <translation>%1 zum Schätzen vorgesehen.</translation>
    </message>
    <message>
        <source>Made a report (%1).</source>
        <translation>Bericht erstellt (%1).</translation>
    </message>
    <message>
        <source>Name a regular file.</source>
        <translation>Nennen Sie eine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Name at most %1.</source>
        <translation>Nennen Sie höchstens %1.</translation>
    </message>
    <message>
        <source>Name it once.</source>
        <translation>Nennen Sie es einmal.</translation>
    </message>
    <message>
        <source>No order has been placed in this round.</source>
        <translation>In dieser Runde wurde noch nichts angefordert.</translation>
    </message>
    <message>
        <source>No order has been placed: it is too early to %1.</source>
        <translation>Es wurde noch nichts angefordert: Dafür ist es zu früh (%1).</translation>
    </message>
    <message>
        <source>Only a new batch leaves tests to be estimated.</source>
        <translation>Nur eine neue Anforderung lässt Untersuchungen schätzen.</translation>
    </message>
    <message>
        <source>Open another case for this patient.</source>
        <translation>Legen Sie für diesen Patienten einen weiteren Fall an.</translation>
    </message>
    <message>
        <source>Open another one.</source>
        <translation>Legen Sie einen weiteren an.</translation>
    </message>
    <message>
        <source>Open the case with the version that wrote it, or a newer one.</source>
        <translation>Öffnen Sie den Fall mit der Version, die ihn geschrieben hat, oder einer neueren.</translation>
    </message>
    <message>
        <source>Order it, or strike it out.</source>
        <translation>Fordern Sie es an oder streichen Sie es.</translation>
    </message>
    <message>
        <source>Order them, or leave them out.</source>
        <translation>Fordern Sie sie an oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Order what it asks for, or say that it is unavailable.</source>
        <translation>Fordern Sie das Verlangte an oder melden Sie es als nicht verfügbar.</translation>
    </message>
    <message>
        <source>Ordered what had been estimated: %1.</source>
        <translation>Angefordert, was geschätzt worden war: %1.</translation>
    </message>
    <message>
        <source>Place it again.</source>
        <translation>Fordern Sie erneut an.</translation>
    </message>
    <message>
        <source>Place the order.</source>
        <translation>Fordern Sie an.</translation>
    </message>
    <message>
        <source>Put %1 into the batch to be ordered.</source>
        <translation>In die Anforderung aufgenommen: %1.</translation>
    </message>
    <message>
        <source>Put a test into it.</source>
        <translation>Nehmen Sie eine Untersuchung auf.</translation>
    </message>
    <message>
        <source>Redid entry %1.</source>
        <translation>Eintrag %1 wiederhergestellt.</translation>
    </message>
    <message>
        <source>Remove its result first.</source>
        <translation>Entfernen Sie zuerst das Ergebnis.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Entfernen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>Remove one that is listed.</source>
        <translation>Entfernen Sie einen, der in der Liste steht.</translation>
    </message>
    <message>
        <source>Removed the finding %1.</source>
        <translation>Befund entfernt: %1.</translation>
    </message>
    <message>
        <source>Removed what was entered as the result of %1.</source>
        <translation>Eingegebenes Ergebnis entfernt: %1.</translation>
    </message>
    <message>
        <source>Results are awaited: it is too early to %1.</source>
        <translation>Es stehen Ergebnisse aus: Dafür ist es zu früh (%1).</translation>
    </message>
    <message>
        <source>Set the budget to %1.</source>
        <translation>Budget festgelegt: %1.</translation>
    </message>
    <message>
        <source>Set the finding %1: %2.</source>
        <translation>Befund eingegeben, %1: %2.</translation>
    </message>
    <message>
        <source>Started another batch from what is known.</source>
        <translation>Eine weitere Anforderung vom bekannten Stand aus begonnen.</translation>
    </message>
    <message>
        <source>Strike the test out of the batch.</source>
        <translation>Streichen Sie die Untersuchung aus der Anforderung.</translation>
    </message>
    <message>
        <source>Struck %1 out of the batch.</source>
        <translation>Aus der Anforderung gestrichen: %1.</translation>
    </message>
    <message>
        <source>The budget is no whole number of tests.</source>
        <translation>Das Budget ist keine ganze Zahl von Untersuchungen.</translation>
    </message>
    <message>
        <source>The budget is outside what can be asked for.</source>
        <translation>Das Budget liegt außerhalb des Möglichen.</translation>
    </message>
    <message>
        <source>The case has %1 events, and takes no more.</source>
        <translation>Der Fall hat %1 Ereignisse und nimmt keine weiteren auf.</translation>
    </message>
    <message>
        <source>The case has not been opened.</source>
        <translation>Der Fall wurde nicht angelegt.</translation>
    </message>
    <message>
        <source>The case is concluded.</source>
        <translation>Der Fall ist abgeschlossen.</translation>
    </message>
    <message>
        <source>The case is not concluded: it is too early to %1.</source>
        <translation>Der Fall ist nicht abgeschlossen: Dafür ist es zu früh (%1).</translation>
    </message>
    <message>
        <source>The case is open already.</source>
        <translation>Der Fall ist schon angelegt.</translation>
    </message>
    <message>
        <source>The engine generated values, which are no observations, for %1.</source>
        <translation>Der Rechenkern hat Werte erzeugt, die keine Beobachtungen sind: %1.</translation>
    </message>
    <message>
        <source>The engine has not concluded: its answer is &quot;%1&quot;.</source>
        <translation>Der Rechenkern hat nicht abgeschlossen: Seine Antwort ist „%1“.</translation>
    </message>
    <message>
        <source>The model %1 recommended ordering %2.</source>
        <translation>Das Modell %1 hat empfohlen anzufordern: %2.</translation>
    </message>
    <message>
        <source>The model&apos;s own budget has an amount beside it.</source>
        <translation>Neben dem Budget des Modells steht ein Betrag.</translation>
    </message>
    <message>
        <source>The note is empty.</source>
        <translation>Die Notiz ist leer.</translation>
    </message>
    <message>
        <source>The order has been placed: it is too late to %1.</source>
        <translation>Es wurde schon angefordert: Dafür ist es zu spät (%1).</translation>
    </message>
    <message>
        <source>The order is empty.</source>
        <translation>Die Anforderung ist leer.</translation>
    </message>
    <message>
        <source>The order is not the batch as it stands.</source>
        <translation>Angefordert wird etwas anderes als die Auswahl, wie sie steht.</translation>
    </message>
    <message>
        <source>The order is of round %1, and the case is in round %2.</source>
        <translation>Die Anforderung gehört zu Runde %1, der Fall ist in Runde %2.</translation>
    </message>
    <message>
        <source>The patient&apos;s age is %1.</source>
        <translation>Das Alter des Patienten ist %1.</translation>
    </message>
    <message>
        <source>The value of %1 is not a finite number.</source>
        <translation>Der Wert von %1 ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>There are %1 features.</source>
        <translation>Es sind %1 Merkmale.</translation>
    </message>
    <message>
        <source>There is no recommendation for the findings as they stand.</source>
        <translation>Für die Befunde, wie sie stehen, gibt es keine Empfehlung.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Undid entry %1.</source>
        <translation>Eintrag %1 rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Undo and redo go one entry at a time.</source>
        <translation>Rückgängig und Wiederherstellen gehen Eintrag für Eintrag.</translation>
    </message>
    <message>
        <source>Update the program, or save the file in the older format.</source>
        <translation>Aktualisieren Sie das Programm oder speichern Sie die Datei im älteren Format.</translation>
    </message>
    <message>
        <source>Write something.</source>
        <translation>Schreiben Sie etwas.</translation>
    </message>
    <message>
        <source>%1 holds more than a model, which would be lost.</source>
        <translation>%1 enthält mehr als ein Modell; es ginge verloren.</translation>
    </message>
    <message>
        <source>%1 is not the table that the model was trained on: its SHA-256 is %2 instead of %3.</source>
        <translation>%1 ist nicht die Tabelle, an der das Modell gelernt hat: SHA-256 ist %2 statt %3.</translation>
    </message>
    <message>
        <source>A budget is a part of all features, above 0 and up to 1.</source>
        <translation>Ein Budget ist ein Anteil aller Merkmale, über 0 und bis 1.</translation>
    </message>
    <message>
        <source>A budget is an amount of money, above 0.</source>
        <translation>Ein Budget ist ein Geldbetrag über 0.</translation>
    </message>
    <message>
        <source>Choose another folder, or allow it to be replaced (--overwrite).</source>
        <translation>Wählen Sie einen anderen Ordner oder erlauben Sie das Ersetzen (--overwrite).</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Draw at least one patient.</source>
        <translation>Ziehen Sie mindestens einen Patienten.</translation>
    </message>
    <message>
        <source>Give binary, numeric, categorical, ordinal or identifier.</source>
        <translation>Geben Sie binary, numeric, categorical, ordinal oder identifier an.</translation>
    </message>
    <message>
        <source>Give budgets as parts of all features; costs are counted all the same.</source>
        <translation>Geben Sie Budgets als Anteile aller Merkmale an; Kosten werden trotzdem gezählt.</translation>
    </message>
    <message>
        <source>Give one of them.</source>
        <translation>Geben Sie eines davon an.</translation>
    </message>
    <message>
        <source>Give the costs, too (--costs).</source>
        <translation>Geben Sie auch die Kosten an (--costs).</translation>
    </message>
    <message>
        <source>Name the table of the training, unchanged.</source>
        <translation>Nennen Sie die Tabelle des Trainings, unverändert.</translation>
    </message>
    <message>
        <source>Split it by group or by rows, and let what is observed be drawn.</source>
        <translation>Teilen Sie sie nach Gruppen oder Zeilen auf und lassen Sie ziehen, was beobachtet ist.</translation>
    </message>
    <message>
        <source>The budget is money, and nothing says what tests cost.</source>
        <translation>Das Budget ist Geld, und nichts sagt, was Untersuchungen kosten.</translation>
    </message>
    <message>
        <source>The experiment&apos;s budget is money.</source>
        <translation>Das Budget des Experiments ist Geld.</translation>
    </message>
    <message>
        <source>The sample has no columns beside its features.</source>
        <translation>Die Stichprobe hat keine Spalten neben ihren Merkmalen.</translation>
    </message>
    <message>
        <source>There is more than one budget.</source>
        <translation>Es gibt mehr als ein Budget.</translation>
    </message>
    <message>
        <source>Train one, or choose another.</source>
        <translation>Trainieren Sie eines oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>%1 features with a price have %2 prices in a panel and %3 panels.</source>
        <translation>%1 Merkmale mit Preis haben %2 Preise im Profil und %3 Profile.</translation>
    </message>
    <message>
        <source>%1 has %2 for &quot;%3&quot;.</source>
        <translation>%1 hat %2 für „%3“.</translation>
    </message>
    <message>
        <source>%1 has class number %2 of %3.</source>
        <translation>%1 hat Klasse Nummer %2 von %3.</translation>
    </message>
    <message>
        <source>%1 is damaged: &quot;%2&quot; is not a number.</source>
        <translation>%1 ist beschädigt: „%2“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is damaged: it is not what the model says of itself.</source>
        <translation>%1 ist beschädigt: Es ist nicht, was das Modell von sich sagt.</translation>
    </message>
    <message>
        <source>%1 is damaged: its description cannot be read.</source>
        <translation>%1 ist beschädigt: Die Beschreibung ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 is damaged: its format version is not a number.</source>
        <translation>%1 ist beschädigt: Die Formatversion ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is not a model of this program.</source>
        <translation>%1 ist kein Modell dieses Programms.</translation>
    </message>
    <message>
        <source>%1 patients have %2 weights.</source>
        <translation>%1 Patienten haben %2 Gewichte.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 wurde von einer neueren Version dieses Programms geschrieben.</translation>
    </message>
    <message>
        <source>A binary feature is 0, 1 or empty.</source>
        <translation>Ein binäres Merkmal ist 0, 1 oder leer.</translation>
    </message>
    <message>
        <source>A feature of the table has no name.</source>
        <translation>Ein Merkmal der Tabelle hat keinen Namen.</translation>
    </message>
    <message>
        <source>A price cannot be negative.</source>
        <translation>Ein Preis kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>A value must be finite or empty.</source>
        <translation>Ein Wert muss endlich oder leer sein.</translation>
    </message>
    <message>
        <source>Add it to the catalogue, or count tests instead of paying for them.</source>
        <translation>Nehmen Sie es in den Katalog auf oder zählen Sie Untersuchungen, statt sie zu bezahlen.</translation>
    </message>
    <message>
        <source>Budgets are parts of all features, above 0 and up to 1, each larger than the one before.</source>
        <translation>Budgets sind Anteile aller Merkmale, über 0 und bis 1, jedes größer als das vorige.</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>Wählen Sie ein Modell.</translation>
    </message>
    <message>
        <source>Choose a smaller learning_rate.</source>
        <translation>Wählen Sie eine kleinere learning_rate.</translation>
    </message>
    <message>
        <source>Choose a smaller number.</source>
        <translation>Wählen Sie eine kleinere Zahl.</translation>
    </message>
    <message>
        <source>Enter the number again.</source>
        <translation>Geben Sie die Zahl erneut ein.</translation>
    </message>
    <message>
        <source>Estimated values differ so much between draws that they decide the answer.</source>
        <translation>Die geschätzten Werte schwanken so stark, dass sie die Antwort bestimmen.</translation>
    </message>
    <message>
        <source>Evaluate the model on the table it was trained on.</source>
        <translation>Bewerten Sie das Modell an der Tabelle, an der es gelernt hat.</translation>
    </message>
    <message>
        <source>For research and education only; not a medical device.</source>
        <translation>Nur für Forschung und Lehre; kein Medizinprodukt.</translation>
    </message>
    <message>
        <source>Give a larger table, or another split.</source>
        <translation>Geben Sie eine größere Tabelle oder eine andere Aufteilung an.</translation>
    </message>
    <message>
        <source>Give the budget as a number of tests or a part of all features.</source>
        <translation>Geben Sie das Budget als Anzahl von Untersuchungen oder als Anteil aller Merkmale an.</translation>
    </message>
    <message>
        <source>Give the budget in %1.</source>
        <translation>Geben Sie das Budget in %1 an.</translation>
    </message>
    <message>
        <source>In a panel a test must not cost more.</source>
        <translation>Im Profil darf eine Untersuchung nicht mehr kosten.</translation>
    </message>
    <message>
        <source>It is either present or absent.</source>
        <translation>Er ist vorhanden oder nicht vorhanden.</translation>
    </message>
    <message>
        <source>It must be %1.</source>
        <translation>Zulässig ist %1.</translation>
    </message>
    <message>
        <source>It must be -1 or lie between 0 and 1.</source>
        <translation>Es muss -1 sein oder zwischen 0 und 1 liegen.</translation>
    </message>
    <message>
        <source>It must be a power of two: 1, 2, 4, 8 and so on.</source>
        <translation>Es muss eine Zweierpotenz sein: 1, 2, 4, 8 und so weiter.</translation>
    </message>
    <message>
        <source>It must be fast, paper or thorough.</source>
        <translation>Zulässig sind fast, paper und thorough.</translation>
    </message>
    <message>
        <source>It must be one of %1.</source>
        <translation>Zulässig ist eines von %1.</translation>
    </message>
    <message>
        <source>It must be the number of one of its categories, or empty.</source>
        <translation>Es muss die Nummer einer seiner Kategorien oder leer sein.</translation>
    </message>
    <message>
        <source>It must divide position_size + 1, which is %1.</source>
        <translation>Es muss position_size + 1 teilen, das ist %1.</translation>
    </message>
    <message>
        <source>It must have 1 to %1.</source>
        <translation>Zulässig sind 1 bis %1.</translation>
    </message>
    <message>
        <source>It must lie between 0 and the %1 that the model was trained for.</source>
        <translation>Es muss zwischen 0 und %1 liegen, wofür das Modell trainiert wurde.</translation>
    </message>
    <message>
        <source>It needs a measured value.</source>
        <translation>Es braucht einen gemessenen Wert.</translation>
    </message>
    <message>
        <source>It needs the pooled generator, whose encoder it takes.</source>
        <translation>Es braucht den gemeinsamen Generator, dessen Encoder es übernimmt.</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation>Behalten Sie eines von beiden.</translation>
    </message>
    <message>
        <source>Leave them out.</source>
        <translation>Lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>No disease is likely enough to be named.</source>
        <translation>Keine Diagnose ist wahrscheinlich genug, um genannt zu werden.</translation>
    </message>
    <message>
        <source>No patient in the training data was like this one; the model is guessing.</source>
        <translation>Kein Patient der Trainingsdaten war wie dieser; das Modell rät.</translation>
    </message>
    <message>
        <source>Nothing is known of the patient yet.</source>
        <translation>Vom Patienten ist noch nichts bekannt.</translation>
    </message>
    <message>
        <source>Order it or have it estimated, and name it once.</source>
        <translation>Fordern Sie es an oder lassen Sie es schätzen, und nennen Sie es einmal.</translation>
    </message>
    <message>
        <source>Raise the budget, or require fewer.</source>
        <translation>Erhöhen Sie das Budget oder verlangen Sie weniger.</translation>
    </message>
    <message>
        <source>Remove the file.</source>
        <translation>Entfernen Sie die Datei.</translation>
    </message>
    <message>
        <source>Rename or remove one of them.</source>
        <translation>Benennen Sie eines um oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Take it from a backup, or make it again.</source>
        <translation>Holen Sie es aus einer Sicherung oder erstellen Sie es neu.</translation>
    </message>
    <message>
        <source>Take it from a backup, or train it again.</source>
        <translation>Holen Sie es aus einer Sicherung oder trainieren Sie es neu.</translation>
    </message>
    <message>
        <source>Take it out of the batch, or out of the findings.</source>
        <translation>Nehmen Sie es aus der Anforderung oder aus den Befunden.</translation>
    </message>
    <message>
        <source>Take the model from a backup, or train it again.</source>
        <translation>Holen Sie das Modell aus einer Sicherung oder trainieren Sie es neu.</translation>
    </message>
    <message>
        <source>The budget is %1.</source>
        <translation>Das Budget ist %1.</translation>
    </message>
    <message>
        <source>The budgets hold %1.</source>
        <translation>Unter den Budgets ist %1.</translation>
    </message>
    <message>
        <source>The catalogue &quot;%1&quot; has no price for %2.</source>
        <translation>Der Katalog „%1“ hat keinen Preis für %2.</translation>
    </message>
    <message>
        <source>The class &quot;%1&quot; is listed twice.</source>
        <translation>Die Klasse „%1“ steht zweimal in der Liste.</translation>
    </message>
    <message>
        <source>The disease &quot;%1&quot; is named twice.</source>
        <translation>Die Krankheit „%1“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>The disease &quot;%1&quot; is not known to this model.</source>
        <translation>Die Krankheit „%1“ ist diesem Modell nicht bekannt.</translation>
    </message>
    <message>
        <source>The experiment &quot;%1&quot; does not compare methods.</source>
        <translation>Das Experiment „%1“ vergleicht keine Methoden.</translation>
    </message>
    <message>
        <source>The experiment has %1 repeats.</source>
        <translation>Das Experiment hat %1 Wiederholungen.</translation>
    </message>
    <message>
        <source>The experiment was stopped.</source>
        <translation>Das Experiment wurde angehalten.</translation>
    </message>
    <message>
        <source>The feature &quot;%1&quot; stands in the table twice.</source>
        <translation>Das Merkmal „%1“ steht zweimal in der Tabelle.</translation>
    </message>
    <message>
        <source>The feature %1 costs %2 in its panel, but %3 by itself.</source>
        <translation>Das Merkmal %1 kostet %2 im Profil, aber %3 allein.</translation>
    </message>
    <message>
        <source>The feature %1 has a price %2 of %3.</source>
        <translation>Das Merkmal %1 hat einen Preis %2 von %3.</translation>
    </message>
    <message>
        <source>The feature %1 has a price %2 that is not finite.</source>
        <translation>Das Merkmal %1 hat einen Preis %2, der nicht endlich ist.</translation>
    </message>
    <message>
        <source>The feature %1 is in panel number %2 of %3.</source>
        <translation>Das Merkmal %1 ist in Profil Nummer %2 von %3.</translation>
    </message>
    <message>
        <source>The finding &quot;%1&quot; %2.</source>
        <translation>Der Befund „%1“ %2.</translation>
    </message>
    <message>
        <source>The finding &quot;%1&quot; is not known to this model.</source>
        <translation>Der Befund „%1“ ist diesem Modell nicht bekannt.</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; is named twice.</source>
        <translation>Die Methode „%1“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>The model gave a number that is not finite.</source>
        <translation>Das Modell lieferte eine Zahl, die nicht endlich ist.</translation>
    </message>
    <message>
        <source>The model was not trained for a budget in money.</source>
        <translation>Das Modell wurde nicht für ein Geldbudget trainiert.</translation>
    </message>
    <message>
        <source>The model was trained for a budget in money.</source>
        <translation>Das Modell wurde für ein Geldbudget trainiert.</translation>
    </message>
    <message>
        <source>The model was trained on another table.</source>
        <translation>Das Modell hat an einer anderen Tabelle gelernt.</translation>
    </message>
    <message>
        <source>The names of features and classes take more than 16 MB.</source>
        <translation>Die Namen von Merkmalen und Klassen brauchen mehr als 16 MB.</translation>
    </message>
    <message>
        <source>The required features alone exceed the budget.</source>
        <translation>Schon die verlangten Merkmale übersteigen das Budget.</translation>
    </message>
    <message>
        <source>The split leaves no rows to test on.</source>
        <translation>Die Aufteilung lässt keine Zeilen zum Testen.</translation>
    </message>
    <message>
        <source>The table has %1 values for %2 rows of %3 features.</source>
        <translation>Die Tabelle hat %1 Werte für %2 Zeilen mit %3 Merkmalen.</translation>
    </message>
    <message>
        <source>The table has fewer than two classes.</source>
        <translation>Die Tabelle hat weniger als zwei Klassen.</translation>
    </message>
    <message>
        <source>The table has no features.</source>
        <translation>Die Tabelle hat keine Merkmale.</translation>
    </message>
    <message>
        <source>The table&apos;s classes are not those of the model.</source>
        <translation>Die Klassen der Tabelle sind nicht die des Modells.</translation>
    </message>
    <message>
        <source>The table&apos;s features are not those of the model.</source>
        <translation>Die Merkmale der Tabelle sind nicht die des Modells.</translation>
    </message>
    <message>
        <source>The test &quot;%1&quot; is among the findings already.</source>
        <translation>Die Untersuchung „%1“ steht schon unter den Befunden.</translation>
    </message>
    <message>
        <source>The test &quot;%1&quot; is in the batch twice.</source>
        <translation>Die Untersuchung „%1“ steht zweimal in der Anforderung.</translation>
    </message>
    <message>
        <source>The test &quot;%1&quot; is not known to this model.</source>
        <translation>Die Untersuchung „%1“ ist diesem Modell nicht bekannt.</translation>
    </message>
    <message>
        <source>The training setting &quot;observed_size&quot; is %1, but the table has %2 features.</source>
        <translation>Die Trainingseinstellung „observed_size“ ist %1, die Tabelle hat aber %2 Merkmale.</translation>
    </message>
    <message>
        <source>The training went astray: the loss is not a finite number.</source>
        <translation>Das Training ist entgleist: Der Verlust ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>There are no budgets.</source>
        <translation>Es gibt keine Budgets.</translation>
    </message>
    <message>
        <source>There is no experiment &quot;%1&quot;.</source>
        <translation>Es gibt kein Experiment „%1“.</translation>
    </message>
    <message>
        <source>There is no method &quot;%1&quot;.</source>
        <translation>Es gibt keine Methode „%1“.</translation>
    </message>
    <message>
        <source>There is no preset &quot;%1&quot;.</source>
        <translation>Es gibt keine Voreinstellung „%1“.</translation>
    </message>
    <message>
        <source>There is no price for feature number %1 of %2.</source>
        <translation>Für Merkmal Nummer %1 von %2 gibt es keinen Preis.</translation>
    </message>
    <message>
        <source>There is nothing to tell apart.</source>
        <translation>Es gibt nichts zu unterscheiden.</translation>
    </message>
    <message>
        <source>Train it again.</source>
        <translation>Trainieren Sie es neu.</translation>
    </message>
    <message>
        <source>Update the program, or choose an older model.</source>
        <translation>Aktualisieren Sie das Programm oder wählen Sie ein älteres Modell.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date or number</source>
        <translation>„%1“ ist weder Datum noch Zahl</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not above zero</source>
        <translation>„%1“ ist nicht größer als null</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not finite</source>
        <translation>„%1“ ist nicht endlich</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands among dates</source>
        <translation>„%1“ steht zwischen Datumsangaben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands among numbers</source>
        <translation>„%1“ steht zwischen Zahlen</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 of all tests</source>
        <translation>%1 aller Untersuchungen</translation>
    </message>
    <message>
        <source>%1 on %2 (process %3, since %4)</source>
        <translation>%1 auf %2 (Prozess %3, seit %4)</translation>
    </message>
    <message>
        <source>%1 where there were %2</source>
        <translation>%1, wo %2 waren</translation>
    </message>
    <message>
        <source>%1, %2 of %3 done</source>
        <translation>%1, %2 von %3 fertig</translation>
    </message>
    <message>
        <source>%1, field &quot;patient&quot;</source>
        <translation>%1, Feld „patient“</translation>
    </message>
    <message>
        <source>%1, line %2, column &quot;%3&quot;: %4</source>
        <translation>%1, Zeile %2, Spalte „%3“: %4</translation>
    </message>
    <message>
        <source>A category of %1</source>
        <translation>Eine Kategorie von %1</translation>
    </message>
    <message>
        <source>A concern&apos;s code</source>
        <translation>Der Code eines Bedenkens</translation>
    </message>
    <message>
        <source>A concern&apos;s text</source>
        <translation>Der Text eines Bedenkens</translation>
    </message>
    <message>
        <source>Choosing thresholds on validation data</source>
        <translation>Schwellenwerte an Validierungsdaten wählen</translation>
    </message>
    <message>
        <source>Comparing rows</source>
        <translation>Zeilen vergleichen</translation>
    </message>
    <message>
        <source>Counting findings</source>
        <translation>Befunde zählen</translation>
    </message>
    <message>
        <source>Evaluating on patients kept apart</source>
        <translation>An zurückgehaltenen Patienten bewerten</translation>
    </message>
    <message>
        <source>Exporting cases</source>
        <translation>Fälle exportieren</translation>
    </message>
    <message>
        <source>Fingerprinting the table</source>
        <translation>Prüfsumme der Tabelle bilden</translation>
    </message>
    <message>
        <source>Looking at the columns</source>
        <translation>Spalten ansehen</translation>
    </message>
    <message>
        <source>Reading the backup</source>
        <translation>Sicherung lesen</translation>
    </message>
    <message>
        <source>Reading the images</source>
        <translation>Bilder lesen</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Tabelle lesen</translation>
    </message>
    <message>
        <source>Row %1 of the table</source>
        <translation>Zeile %1 der Tabelle</translation>
    </message>
    <message>
        <source>Running the experiment, %1 of %2 cells done</source>
        <translation>Experiment läuft, %1 von %2 Zellen fertig</translation>
    </message>
    <message>
        <source>The category of %1</source>
        <translation>Die Kategorie von %1</translation>
    </message>
    <message>
        <source>The class %1</source>
        <translation>Die Klasse %1</translation>
    </message>
    <message>
        <source>The confidence</source>
        <translation>Die Konfidenz</translation>
    </message>
    <message>
        <source>The currency</source>
        <translation>Die Währung</translation>
    </message>
    <message>
        <source>The data source</source>
        <translation>Die Datenquelle</translation>
    </message>
    <message>
        <source>The estimate of %1</source>
        <translation>Die Schätzung von %1</translation>
    </message>
    <message>
        <source>The evidence of %1</source>
        <translation>Der Beleg von %1</translation>
    </message>
    <message>
        <source>The expected gain of %1</source>
        <translation>Der erwartete Gewinn von %1</translation>
    </message>
    <message>
        <source>The experiment</source>
        <translation>Das Experiment</translation>
    </message>
    <message>
        <source>The instability</source>
        <translation>Die Instabilität</translation>
    </message>
    <message>
        <source>The kind of report</source>
        <translation>Die Art des Berichts</translation>
    </message>
    <message>
        <source>The model&apos;s hash</source>
        <translation>Die Prüfsumme des Modells</translation>
    </message>
    <message>
        <source>The model&apos;s name</source>
        <translation>Der Name des Modells</translation>
    </message>
    <message>
        <source>The name of a disease</source>
        <translation>Der Name einer Krankheit</translation>
    </message>
    <message>
        <source>The name of a feature</source>
        <translation>Der Name eines Merkmals</translation>
    </message>
    <message>
        <source>The note</source>
        <translation>Die Notiz</translation>
    </message>
    <message>
        <source>The patient&apos;s name or pseudonym</source>
        <translation>Name oder Pseudonym des Patienten</translation>
    </message>
    <message>
        <source>The patient&apos;s number</source>
        <translation>Die Nummer des Patienten</translation>
    </message>
    <message>
        <source>The price of %1</source>
        <translation>Der Preis von %1</translation>
    </message>
    <message>
        <source>The probability of %1</source>
        <translation>Die Wahrscheinlichkeit von %1</translation>
    </message>
    <message>
        <source>The program&apos;s version</source>
        <translation>Die Version des Programms</translation>
    </message>
    <message>
        <source>The reason to amend</source>
        <translation>Der Grund der Korrektur</translation>
    </message>
    <message>
        <source>The reason why there is no %1</source>
        <translation>Der Grund, warum %1 fehlt</translation>
    </message>
    <message>
        <source>The remarks on the patient</source>
        <translation>Die Bemerkungen zum Patienten</translation>
    </message>
    <message>
        <source>The report&apos;s hash</source>
        <translation>Die Prüfsumme des Berichts</translation>
    </message>
    <message>
        <source>The sample</source>
        <translation>Die Stichprobe</translation>
    </message>
    <message>
        <source>The state before</source>
        <translation>Der Stand davor</translation>
    </message>
    <message>
        <source>The summary of case %1</source>
        <translation>Die Zusammenfassung von Fall %1</translation>
    </message>
    <message>
        <source>The threshold</source>
        <translation>Der Schwellenwert</translation>
    </message>
    <message>
        <source>The time</source>
        <translation>Die Zeit</translation>
    </message>
    <message>
        <source>The time at which %1 was taken</source>
        <translation>Die Zeit, zu der %1 abgenommen wurde</translation>
    </message>
    <message>
        <source>The trained model</source>
        <translation>Das trainierte Modell</translation>
    </message>
    <message>
        <source>The unit of %1</source>
        <translation>Die Einheit von %1</translation>
    </message>
    <message>
        <source>The user&apos;s name</source>
        <translation>Der Name des Benutzers</translation>
    </message>
    <message>
        <source>The value of %1</source>
        <translation>Der Wert von %1</translation>
    </message>
    <message>
        <source>Training buckets and choosing their tests</source>
        <translation>Gruppen trainieren und ihre Untersuchungen wählen</translation>
    </message>
    <message>
        <source>Training what all buckets start from</source>
        <translation>Trainieren, wovon alle Gruppen ausgehen</translation>
    </message>
    <message>
        <source>Verifying the cases</source>
        <translation>Fälle prüfen</translation>
    </message>
    <message>
        <source>Writing the backup</source>
        <translation>Sicherung schreiben</translation>
    </message>
    <message>
        <source>Writing the model</source>
        <translation>Modell schreiben</translation>
    </message>
    <message>
        <source>Writing the table</source>
        <translation>Tabelle schreiben</translation>
    </message>
    <message>
        <source>`genex-cli model verify` says whether the model is whole.</source>
        <translation>`genex-cli model verify` sagt, ob das Modell unversehrt ist.</translation>
    </message>
    <message>
        <source>a batch holds a test twice</source>
        <translation>eine Anforderung enthält eine Untersuchung zweimal</translation>
    </message>
    <message>
        <source>a bucket has no reference patients</source>
        <translation>eine Gruppe hat keine Referenzpatienten</translation>
    </message>
    <message>
        <source>a carriage return stands without a line feed.</source>
        <translation>ein Wagenrücklauf steht ohne Zeilenvorschub.</translation>
    </message>
    <message>
        <source>a feature has no categories</source>
        <translation>ein Merkmal hat keine Kategorien</translation>
    </message>
    <message>
        <source>a feature is of an unknown kind</source>
        <translation>ein Merkmal ist von unbekannter Art</translation>
    </message>
    <message>
        <source>a feature&apos;s scale is not positive</source>
        <translation>die Skala eines Merkmals ist nicht positiv</translation>
    </message>
    <message>
        <source>a field is longer than a million bytes.</source>
        <translation>ein Feld ist länger als eine Million Bytes.</translation>
    </message>
    <message>
        <source>a plan estimates a test twice</source>
        <translation>ein Plan schätzt eine Untersuchung zweimal</translation>
    </message>
    <message>
        <source>a plan estimates what its batch does not hold</source>
        <translation>ein Plan schätzt, was seine Anforderung nicht enthält</translation>
    </message>
    <message>
        <source>a plan estimates without a generator</source>
        <translation>ein Plan schätzt ohne Generator</translation>
    </message>
    <message>
        <source>a plan is for another number of buckets</source>
        <translation>ein Plan gilt für eine andere Anzahl von Gruppen</translation>
    </message>
    <message>
        <source>a quotation mark is opened and never closed.</source>
        <translation>ein Anführungszeichen wird geöffnet und nie geschlossen.</translation>
    </message>
    <message>
        <source>a quotation mark stands inside a field that does not begin with one.</source>
        <translation>ein Anführungszeichen steht in einem Feld, das nicht damit beginnt.</translation>
    </message>
    <message>
        <source>a reference patient has an unknown category</source>
        <translation>ein Referenzpatient hat eine unbekannte Kategorie</translation>
    </message>
    <message>
        <source>an unknown machine</source>
        <translation>unbekanntem Rechner</translation>
    </message>
    <message>
        <source>ask for another recommendation</source>
        <translation>neue Empfehlung anfragen</translation>
    </message>
    <message>
        <source>audit entry</source>
        <translation>Protokolleintrag</translation>
    </message>
    <message>
        <source>audit entry %1</source>
        <translation>Protokolleintrag %1</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>bytes follow behind its last entry.</source>
        <translation>hinter dem letzten Eintrag folgen Bytes.</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>check the store</source>
        <translation>den Speicher prüfen</translation>
    </message>
    <message>
        <source>choose another budget</source>
        <translation>anderes Budget wählen</translation>
    </message>
    <message>
        <source>count cases and export them de-identified</source>
        <translation>Fälle zählen und anonymisiert exportieren</translation>
    </message>
    <message>
        <source>does not have the form it is written in</source>
        <translation>hat nicht die Form, in der es geschrieben wird</translation>
    </message>
    <message>
        <source>edit its batch</source>
        <translation>Auswahl bearbeiten</translation>
    </message>
    <message>
        <source>estimate the rest</source>
        <translation>den Rest schätzen</translation>
    </message>
    <message>
        <source>event %1 of case %2</source>
        <translation>Ereignis %1 von Fall %2</translation>
    </message>
    <message>
        <source>exact age</source>
        <translation>genaues Alter</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>has a measured value</source>
        <translation>hat einen gemessenen Wert</translation>
    </message>
    <message>
        <source>has a value far outside what the model knows</source>
        <translation>hat einen Wert weit außerhalb dessen, was das Modell kennt</translation>
    </message>
    <message>
        <source>has a value that is not a finite number</source>
        <translation>hat einen Wert, der keine endliche Zahl ist</translation>
    </message>
    <message>
        <source>has none of its categories</source>
        <translation>hat keine seiner Kategorien</translation>
    </message>
    <message>
        <source>head record</source>
        <translation>Kopfdatensatz</translation>
    </message>
    <message>
        <source>holds %1 entries</source>
        <translation>enthält %1 Einträge</translation>
    </message>
    <message>
        <source>holds %1 twice</source>
        <translation>enthält %1 zweimal</translation>
    </message>
    <message>
        <source>holds a NUL byte</source>
        <translation>enthält ein NUL-Byte</translation>
    </message>
    <message>
        <source>holds a control character</source>
        <translation>enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>holds something that is no text</source>
        <translation>enthält etwas, das kein Text ist</translation>
    </message>
    <message>
        <source>in its panel</source>
        <translation>im Profil</translation>
    </message>
    <message>
        <source>is either present or absent</source>
        <translation>ist entweder vorhanden oder nicht vorhanden</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>ist zweimal angegeben</translation>
    </message>
    <message>
        <source>is measured: it needs a number</source>
        <translation>wird gemessen und braucht eine Zahl</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is no UTF-8</source>
        <translation>ist kein UTF-8</translation>
    </message>
    <message>
        <source>is no signature</source>
        <translation>ist keine Signatur</translation>
    </message>
    <message>
        <source>is no time</source>
        <translation>ist keine Zeit</translation>
    </message>
    <message>
        <source>is none of its categories</source>
        <translation>ist keine seiner Kategorien</translation>
    </message>
    <message>
        <source>is not &quot;%1&quot;</source>
        <translation>ist nicht „%1“</translation>
    </message>
    <message>
        <source>is not known</source>
        <translation>ist nicht bekannt</translation>
    </message>
    <message>
        <source>is not what was written</source>
        <translation>ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>is only said to be present or absent</source>
        <translation>ist nur als vorhanden oder nicht vorhanden angegeben</translation>
    </message>
    <message>
        <source>is that of another cell</source>
        <translation>gehört zu einer anderen Zelle</translation>
    </message>
    <message>
        <source>it does not begin as an IDX file does.</source>
        <translation>sie beginnt nicht wie eine IDX-Datei.</translation>
    </message>
    <message>
        <source>it ends before its header</source>
        <translation>die Datei endet vor ihrem Kopf</translation>
    </message>
    <message>
        <source>it ends in the middle of its %1 entries.</source>
        <translation>sie endet inmitten ihrer %1 Einträge.</translation>
    </message>
    <message>
        <source>it ends within its sizes.</source>
        <translation>sie endet innerhalb ihrer Größenangaben.</translation>
    </message>
    <message>
        <source>it has no features or no classes</source>
        <translation>es hat keine Merkmale oder keine Klassen</translation>
    </message>
    <message>
        <source>it has no hash</source>
        <translation>die Prüfsumme fehlt</translation>
    </message>
    <message>
        <source>it has no metadata</source>
        <translation>die Metadaten fehlen</translation>
    </message>
    <message>
        <source>it has prices for other features</source>
        <translation>es hat Preise für andere Merkmale</translation>
    </message>
    <message>
        <source>it holds more than its tensors</source>
        <translation>die Datei enthält mehr als ihre Tensoren</translation>
    </message>
    <message>
        <source>it says that it has %1 dimensions.</source>
        <translation>sie gibt %1 Dimensionen an.</translation>
    </message>
    <message>
        <source>its content does not match its hash</source>
        <translation>der Inhalt passt nicht zur Prüfsumme</translation>
    </message>
    <message>
        <source>its header claims %1 bytes, the file has %2</source>
        <translation>der Kopf gibt %1 Bytes an, die Datei hat %2</translation>
    </message>
    <message>
        <source>its header entry &quot;%1&quot; is not an object</source>
        <translation>der Kopfeintrag „%1“ ist kein Objekt</translation>
    </message>
    <message>
        <source>its header is nested too deeply</source>
        <translation>der Kopf ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>its header is not a JSON object</source>
        <translation>der Kopf ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>its manifest cannot be read</source>
        <translation>das Manifest ist nicht lesbar</translation>
    </message>
    <message>
        <source>its manifest does not say what it must</source>
        <translation>das Manifest sagt nicht, was es muss</translation>
    </message>
    <message>
        <source>its metadata holds something else than text</source>
        <translation>die Metadaten enthalten anderes als Text</translation>
    </message>
    <message>
        <source>its metadata lacks &quot;%1&quot;</source>
        <translation>in den Metadaten fehlt „%1“</translation>
    </message>
    <message>
        <source>its sizes multiply to more than %1 GB.</source>
        <translation>ihre Größen ergeben mehr als %1 GB.</translation>
    </message>
    <message>
        <source>its tensors overlap or leave gaps</source>
        <translation>die Tensoren überlappen oder lassen Lücken</translation>
    </message>
    <message>
        <source>key slot</source>
        <translation>Schlüsselfach</translation>
    </message>
    <message>
        <source>key slot %1</source>
        <translation>Schlüsselfach %1</translation>
    </message>
    <message>
        <source>key slots</source>
        <translation>Schlüsselfächer</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>make a backup</source>
        <translation>eine Sicherung anlegen</translation>
    </message>
    <message>
        <source>manage users</source>
        <translation>Benutzer verwalten</translation>
    </message>
    <message>
        <source>name of a record</source>
        <translation>Name eines Datensatzes</translation>
    </message>
    <message>
        <source>name of the model</source>
        <translation>Name des Modells</translation>
    </message>
    <message>
        <source>name of the patient</source>
        <translation>Name des Patienten</translation>
    </message>
    <message>
        <source>names of parts</source>
        <translation>Namen der Teile</translation>
    </message>
    <message>
        <source>not those that were saved last</source>
        <translation>nicht die zuletzt gespeicherten</translation>
    </message>
    <message>
        <source>not to be used as a feature</source>
        <translation>nicht als Merkmal zu verwenden</translation>
    </message>
    <message>
        <source>number of the case</source>
        <translation>Nummer des Falls</translation>
    </message>
    <message>
        <source>number of the patient</source>
        <translation>Nummer des Patienten</translation>
    </message>
    <message>
        <source>one of its dimensions is 0.</source>
        <translation>eine der Dimensionen ist 0.</translation>
    </message>
    <message>
        <source>order what was estimated</source>
        <translation>Geschätztes anfordern</translation>
    </message>
    <message>
        <source>read the audit log</source>
        <translation>das Protokoll lesen</translation>
    </message>
    <message>
        <source>read the passphrase file</source>
        <translation>Passphrasendatei lesen</translation>
    </message>
    <message>
        <source>record names</source>
        <translation>Namen der Datensätze</translation>
    </message>
    <message>
        <source>recovery key</source>
        <translation>Wiederherstellungsschlüssel</translation>
    </message>
    <message>
        <source>remarks on the patient</source>
        <translation>Bemerkungen zum Patienten</translation>
    </message>
    <message>
        <source>signed export</source>
        <translation>signierter Export</translation>
    </message>
    <message>
        <source>slot keys</source>
        <translation>Schlüssel der Fächer</translation>
    </message>
    <message>
        <source>something stands behind the closing quotation mark.</source>
        <translation>hinter dem schließenden Anführungszeichen steht etwas.</translation>
    </message>
    <message>
        <source>start another batch</source>
        <translation>weitere Anforderung beginnen</translation>
    </message>
    <message>
        <source>summary of a case</source>
        <translation>Zusammenfassung eines Falls</translation>
    </message>
    <message>
        <source>summary of case %1</source>
        <translation>Zusammenfassung von Fall %1</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; does not say where it stands</source>
        <translation>Tensor „%1“ sagt nicht, wo er steht</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has an impossible shape</source>
        <translation>Tensor „%1“ hat eine unmögliche Form</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has an unknown type of number</source>
        <translation>Tensor „%1“ hat einen unbekannten Zahlentyp</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has another type or shape than the rest needs</source>
        <translation>Tensor „%1“ hat anderen Typ oder andere Form, als der Rest braucht</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has no shape</source>
        <translation>Tensor „%1“ hat keine Form</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; holds a number that is not finite</source>
        <translation>Tensor „%1“ enthält eine Zahl, die nicht endlich ist</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; is missing</source>
        <translation>Tensor „%1“ fehlt</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; points outside</source>
        <translation>Tensor „%1“ zeigt nach außerhalb</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; stands outside the file</source>
        <translation>Tensor „%1“ steht außerhalb der Datei</translation>
    </message>
    <message>
        <source>test rows</source>
        <translation>Testzeilen</translation>
    </message>
    <message>
        <source>texts in the column &quot;%1&quot;</source>
        <translation>Texte in der Spalte „%1“</translation>
    </message>
    <message>
        <source>the kind &quot;%1&quot;</source>
        <translation>die Art „%1“</translation>
    </message>
    <message>
        <source>the kind of &quot;%1&quot; is unknown</source>
        <translation>die Art von „%1“ ist unbekannt</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>die Zielspalte</translation>
    </message>
    <message>
        <source>the line does not end within %1 MB.</source>
        <translation>die Zeile endet nicht innerhalb von %1 MB.</translation>
    </message>
    <message>
        <source>the numbers in a tensor file are little endian</source>
        <translation>die Zahlen einer Tensordatei sind little endian</translation>
    </message>
    <message>
        <source>the size of tensor &quot;%1&quot; does not fit its shape</source>
        <translation>die Größe von Tensor „%1“ passt nicht zu seiner Form</translation>
    </message>
    <message>
        <source>there is no time</source>
        <translation>es gibt keine Zeit</translation>
    </message>
    <message>
        <source>this user</source>
        <translation>diesen Benutzer</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>was wäre wenn</translation>
    </message>
    <message>
        <source>what the model was trained for</source>
        <translation>wofür das Modell trainiert wurde</translation>
    </message>
    <message>
        <source>which says what was observed</source>
        <translation>die sagt, was beobachtet wurde</translation>
    </message>
    <message>
        <source>which the split follows</source>
        <translation>der die Aufteilung folgt</translation>
    </message>
    <message>
        <source>whose kind was given</source>
        <translation>deren Art angegeben wurde</translation>
    </message>
    <message>
        <source>why tests are unavailable</source>
        <translation>warum Untersuchungen nicht verfügbar sind</translation>
    </message>
    <message>
        <source>with the recovery key</source>
        <translation>mit dem Wiederherstellungsschlüssel</translation>
    </message>
    <message>
        <source>work on cases</source>
        <translation>an Fällen arbeiten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no header line of a message.</source>
        <translation>„%1“ ist keine Kopfzeile einer Nachricht.</translation>
    </message>
    <message>
        <source>A message begins with &quot;%1&quot; instead of a header.</source>
        <translation>Eine Nachricht beginnt mit „%1“ statt mit einem Kopf.</translation>
    </message>
    <message>
        <source>A message has neither method, result nor error.</source>
        <translation>Eine Nachricht hat weder Methode noch Ergebnis noch Fehler.</translation>
    </message>
    <message>
        <source>A message has no Content-Length line.</source>
        <translation>Eine Nachricht hat keine Content-Length-Zeile.</translation>
    </message>
    <message>
        <source>A message has two Content-Length lines.</source>
        <translation>Eine Nachricht hat zwei Content-Length-Zeilen.</translation>
    </message>
    <message>
        <source>A message is nested deeper than %1 levels.</source>
        <translation>Eine Nachricht ist tiefer als %1 Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>A message is not a JSON-RPC 2.0 object.</source>
        <translation>Eine Nachricht ist kein JSON-RPC-2.0-Objekt.</translation>
    </message>
    <message>
        <source>A message is not valid JSON.</source>
        <translation>Eine Nachricht ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>A message of %1 bytes is longer than the %2 that are allowed.</source>
        <translation>Eine Nachricht von %1 Bytes ist länger als die erlaubten %2.</translation>
    </message>
    <message>
        <source>Check the engine&apos;s command in the settings.</source>
        <translation>Prüfen Sie den Befehl des Rechenkerns in den Einstellungen.</translation>
    </message>
    <message>
        <source>If memory is short, close other programs or choose smaller settings.</source>
        <translation>Bei knappem Arbeitsspeicher schließen Sie andere Programme oder wählen Sie kleinere Einstellungen.</translation>
    </message>
    <message>
        <source>Install program and engine of the same version.</source>
        <translation>Installieren Sie Programm und Rechenkern in derselben Version.</translation>
    </message>
    <message>
        <source>The Content-Length of a message is &quot;%1&quot;, not a number.</source>
        <translation>Die Content-Length einer Nachricht ist „%1“, keine Zahl.</translation>
    </message>
    <message>
        <source>The engine (%1) speaks protocol %2, this program speaks %3.</source>
        <translation>Der Rechenkern (%1) spricht Protokoll %2, dieses Programm spricht %3.</translation>
    </message>
    <message>
        <source>The engine has too much to do.</source>
        <translation>Der Rechenkern hat zu viel zu tun.</translation>
    </message>
    <message>
        <source>The engine was stopped.</source>
        <translation>Der Rechenkern wurde angehalten.</translation>
    </message>
    <message>
        <source>The first message must be initialize.</source>
        <translation>Die erste Nachricht muss initialize sein.</translation>
    </message>
    <message>
        <source>The id of a message is not an integer.</source>
        <translation>Die Kennung einer Nachricht ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>The params of a message are not an object.</source>
        <translation>Die Parameter einer Nachricht sind kein Objekt.</translation>
    </message>
    <message>
        <source>The program speaks protocol %1, this engine (%2) speaks %3.</source>
        <translation>Das Programm spricht Protokoll %1, dieser Rechenkern (%2) spricht %3.</translation>
    </message>
    <message>
        <source>There is no method %1.</source>
        <translation>Es gibt keine Methode %1.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>Two requests have the id %1.</source>
        <translation>Zwei Anfragen haben die Kennung %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known to this model.</source>
        <translation>„%1“ ist diesem Modell nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 ends neither in .pdf nor in .html.</source>
        <translation>%1 endet weder auf .pdf noch auf .html.</translation>
    </message>
    <message>
        <source>%1 has no unit.</source>
        <translation>%1 hat keine Einheit.</translation>
    </message>
    <message>
        <source>%1 is measured: it needs a number.</source>
        <translation>%1 wird gemessen: Es fehlt eine Zahl.</translation>
    </message>
    <message>
        <source>%1 is not plausible for %2.</source>
        <translation>%1 ist für %2 nicht plausibel.</translation>
    </message>
    <message>
        <source>%1 is one of several things: it cannot be absent.</source>
        <translation>%1 ist eines von mehreren: Es kann nicht fehlen.</translation>
    </message>
    <message>
        <source>%1 is present or absent: it has no number.</source>
        <translation>%1 ist vorhanden oder nicht vorhanden: Eine Zahl gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is recorded in %2, not in %3.</source>
        <translation>%1 wird in %2 angegeben, nicht in %3.</translation>
    </message>
    <message>
        <source>%1 was signed by another store, with %2.</source>
        <translation>%1 wurde von einem anderen Speicher signiert, mit %2.</translation>
    </message>
    <message>
        <source>Amend it, with a reason, or start another batch.</source>
        <translation>Korrigieren Sie ihn mit Begründung oder beginnen Sie eine weitere Anforderung.</translation>
    </message>
    <message>
        <source>As %1 you may not %2.</source>
        <translation>Ihre Rolle (%1) erlaubt nicht: %2.</translation>
    </message>
    <message>
        <source>Ask a clinician or an administrator of this store.</source>
        <translation>Fragen Sie eine Klinikerin, einen Kliniker oder die Administration dieses Speichers.</translation>
    </message>
    <message>
        <source>Ask where it comes from.</source>
        <translation>Fragen Sie nach, woher sie stammt.</translation>
    </message>
    <message>
        <source>Cannot make the folder %1.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Check its name, or leave it out.</source>
        <translation>Prüfen Sie den Namen oder lassen Sie es weg.</translation>
    </message>
    <message>
        <source>Check who may write there, or choose another with --profile.</source>
        <translation>Prüfen Sie, wer dort schreiben darf, oder wählen Sie einen anderen Ordner mit --profile.</translation>
    </message>
    <message>
        <source>Choose a file that `case export` wrote.</source>
        <translation>Wählen Sie eine Datei, die `case export` geschrieben hat.</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Choose what it is.</source>
        <translation>Wählen Sie, was es ist.</translation>
    </message>
    <message>
        <source>Enter them, or say that they are unavailable.</source>
        <translation>Geben Sie sie ein oder melden Sie sie als nicht verfügbar.</translation>
    </message>
    <message>
        <source>Give one.</source>
        <translation>Geben Sie eine ein.</translation>
    </message>
    <message>
        <source>Give the file one of these endings.</source>
        <translation>Geben Sie der Datei eine dieser Endungen.</translation>
    </message>
    <message>
        <source>It is one of %1.</source>
        <translation>Zulässig ist eines von %1.</translation>
    </message>
    <message>
        <source>It lies between %1.</source>
        <translation>Zulässig ist %1.</translation>
    </message>
    <message>
        <source>Leave the number out.</source>
        <translation>Lassen Sie die Zahl weg.</translation>
    </message>
    <message>
        <source>Like it are: %1.</source>
        <translation>Ähnlich sind: %1.</translation>
    </message>
    <message>
        <source>Name another file, or allow it to be replaced (--overwrite).</source>
        <translation>Nennen Sie eine andere Datei oder erlauben Sie das Ersetzen (--overwrite).</translation>
    </message>
    <message>
        <source>Name another file.</source>
        <translation>Nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Name the file of one.</source>
        <translation>Nennen Sie die Datei einer Sicherung.</translation>
    </message>
    <message>
        <source>Name the folder that `genex-cli train` wrote.</source>
        <translation>Nennen Sie den Ordner, den `genex-cli train` geschrieben hat.</translation>
    </message>
    <message>
        <source>No order has been placed: it is too early to conclude.</source>
        <translation>Es wurde noch nichts angefordert: Zum Abschließen ist es zu früh.</translation>
    </message>
    <message>
        <source>Open it first.</source>
        <translation>Öffnen Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>Restore the latest backup, %1, made %2. The damaged store is kept beside it.</source>
        <translation>Stellen Sie die letzte Sicherung wieder her, %1 vom %2. Der beschädigte Speicher bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>Results are awaited: %1.</source>
        <translation>Es stehen Ergebnisse aus: %1.</translation>
    </message>
    <message>
        <source>The job ended without an answer.</source>
        <translation>Der Auftrag endete ohne Antwort.</translation>
    </message>
    <message>
        <source>The manifest in %1 does not say what the model&apos;s features are.</source>
        <translation>Das Manifest in %1 sagt nicht, welche Merkmale das Modell hat.</translation>
    </message>
    <message>
        <source>The order of this round has been placed.</source>
        <translation>In dieser Runde wurde schon angefordert.</translation>
    </message>
    <message>
        <source>The passphrase has fewer than %1 characters: it could be guessed.</source>
        <translation>Die Passphrase hat weniger als %1 Zeichen: Sie ließe sich erraten.</translation>
    </message>
    <message>
        <source>The passphrase is empty.</source>
        <translation>Die Passphrase ist leer.</translation>
    </message>
    <message>
        <source>The passphrase is longer than %1 bytes.</source>
        <translation>Die Passphrase ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>The record is too large for the store.</source>
        <translation>Der Datensatz ist zu groß für den Speicher.</translation>
    </message>
    <message>
        <source>The settings in %1 are of a newer version of the program; changes are not kept.</source>
        <translation>Die Einstellungen in %1 stammen von einer neueren Programmversion; Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The settings in %1 cannot be read; defaults are used.</source>
        <translation>Die Einstellungen in %1 sind nicht lesbar; es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The settings were damaged and are now in %1; defaults are used.</source>
        <translation>Die Einstellungen waren beschädigt und liegen jetzt in %1; es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The signing key is not the one that signed.</source>
        <translation>Der Signaturschlüssel ist nicht der, mit dem signiert wurde.</translation>
    </message>
    <message>
        <source>The store can only be read now: it is being written by %1.</source>
        <translation>Der Speicher kann gerade nur gelesen werden: Es schreibt %1.</translation>
    </message>
    <message>
        <source>The store can only be read: its file or its folder cannot be written.</source>
        <translation>Der Speicher kann nur gelesen werden: Datei oder Ordner sind schreibgeschützt.</translation>
    </message>
    <message>
        <source>The store is locked.</source>
        <translation>Der Speicher ist gesperrt.</translation>
    </message>
    <message>
        <source>The store is not open.</source>
        <translation>Der Speicher ist nicht geöffnet.</translation>
    </message>
    <message>
        <source>There is no backup in %1.backups.</source>
        <translation>In %1.backups gibt es keine Sicherung.</translation>
    </message>
    <message>
        <source>There is no backup in %1.backups: look for one elsewhere and restore that. The damaged store is kept.</source>
        <translation>In %1.backups gibt es keine Sicherung: Suchen Sie anderswo eine und stellen Sie diese wieder her. Der beschädigte Speicher bleibt erhalten.</translation>
    </message>
    <message>
        <source>There is no model in %1.</source>
        <translation>In %1 gibt es kein Modell.</translation>
    </message>
    <message>
        <source>There is no model.</source>
        <translation>Es gibt kein Modell.</translation>
    </message>
    <message>
        <source>There is no run %1.</source>
        <translation>Es gibt keinen Lauf %1.</translation>
    </message>
    <message>
        <source>Type a number, %1.</source>
        <translation>Geben Sie eine Zahl ein, %1.</translation>
    </message>
    <message>
        <source>Type digits, with the unit if you like.</source>
        <translation>Geben Sie Ziffern ein, auf Wunsch mit Einheit.</translation>
    </message>
    <message>
        <source>Type the number alone, or in that unit.</source>
        <translation>Geben Sie die Zahl allein oder in dieser Einheit ein.</translation>
    </message>
    <message>
        <source>Type the number behind the name.</source>
        <translation>Geben Sie die Zahl hinter dem Namen ein.</translation>
    </message>
    <message>
        <source>Write %1=NUMBER.</source>
        <translation>Schreiben Sie %1=ZAHL.</translation>
    </message>
    <message>
        <source>Write %1=present or %2=absent.</source>
        <translation>Schreiben Sie %1=present oder %2=absent.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 does not say which store it is.</source>
        <translation>%1 sagt nicht, welcher Speicher es ist.</translation>
    </message>
    <message>
        <source>%1 has no head record.</source>
        <translation>%1 hat keinen Kopfdatensatz.</translation>
    </message>
    <message>
        <source>%1 is in use by %2, on a file system without locks.</source>
        <translation>%1 wird von %2 verwendet, auf einem Dateisystem ohne Sperren.</translation>
    </message>
    <message>
        <source>%1 is in use by %2.</source>
        <translation>%1 wird von %2 verwendet.</translation>
    </message>
    <message>
        <source>%1 is no backup of a store.</source>
        <translation>%1 ist keine Sicherung eines Speichers.</translation>
    </message>
    <message>
        <source>%1 is not open to all.</source>
        <translation>%1 ist nicht für alle offen.</translation>
    </message>
    <message>
        <source>%1 is of an older version.</source>
        <translation>%1 ist von einer älteren Version.</translation>
    </message>
    <message>
        <source>%1 is the store&apos;s last administrator.</source>
        <translation>%1 ist die letzte Administration dieses Speichers.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ist schon vorhanden.</translation>
    </message>
    <message>
        <source>A case&apos;s id has the wrong length.</source>
        <translation>Die Kennung eines Falls hat die falsche Länge.</translation>
    </message>
    <message>
        <source>A key slot asks for %1 bytes and %2 passes, which no version writes.</source>
        <translation>Ein Schlüsselfach verlangt %1 Bytes und %2 Durchgänge, was keine Version schreibt.</translation>
    </message>
    <message>
        <source>A key slot holds no key.</source>
        <translation>Ein Schlüsselfach enthält keinen Schlüssel.</translation>
    </message>
    <message>
        <source>A key slot&apos;s salt has the wrong length.</source>
        <translation>Das Salz eines Schlüsselfachs hat die falsche Länge.</translation>
    </message>
    <message>
        <source>A note for the audit log is longer than a million bytes.</source>
        <translation>Eine Notiz für das Protokoll ist länger als eine Million Bytes.</translation>
    </message>
    <message>
        <source>A passphrase has at least %1 characters, and no more than %2.</source>
        <translation>Eine Passphrase hat mindestens %1 und höchstens %2 Zeichen.</translation>
    </message>
    <message>
        <source>A record&apos;s name has between 1 and %1 bytes.</source>
        <translation>Der Name eines Datensatzes hat 1 bis %1 Bytes.</translation>
    </message>
    <message>
        <source>A store that is open to all has no users.</source>
        <translation>Ein für alle offener Speicher hat keine Benutzer.</translation>
    </message>
    <message>
        <source>A summary of %1 bytes is longer than %2.</source>
        <translation>Eine Zusammenfassung von %1 Bytes ist länger als %2.</translation>
    </message>
    <message>
        <source>A user&apos;s name has between 1 and %1 bytes and no control characters.</source>
        <translation>Ein Benutzername hat 1 bis %1 Bytes und keine Steuerzeichen.</translation>
    </message>
    <message>
        <source>After %1 wrong passphrases for %2 the store waits.</source>
        <translation>Nach %1 falschen Passphrasen für %2 wartet der Speicher.</translation>
    </message>
    <message>
        <source>An event of %1 bytes is longer than %2.</source>
        <translation>Ein Ereignis von %1 Bytes ist länger als %2.</translation>
    </message>
    <message>
        <source>Ask an administrator of this store.</source>
        <translation>Fragen Sie die Administration dieses Speichers.</translation>
    </message>
    <message>
        <source>Ask for the file again.</source>
        <translation>Bitten Sie erneut um die Datei.</translation>
    </message>
    <message>
        <source>Cannot complete %1: its journal could not be written back.</source>
        <translation>%1 kann nicht vollendet werden: Das Journal ließ sich nicht zurückschreiben.</translation>
    </message>
    <message>
        <source>Case %1 has %2 events, not %3: it was changed elsewhere.</source>
        <translation>Fall %1 hat %2 Ereignisse, nicht %3: Er wurde anderswo geändert.</translation>
    </message>
    <message>
        <source>Case %1 has %2 events, which are not the %3 that were saved.</source>
        <translation>Fall %1 hat %2 Ereignisse, nicht die %3 gespeicherten.</translation>
    </message>
    <message>
        <source>Check the disk and its free space, then try again.</source>
        <translation>Prüfen Sie den Datenträger und seinen freien Platz und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Choose a file that was exported.</source>
        <translation>Wählen Sie eine Datei, die exportiert wurde.</translation>
    </message>
    <message>
        <source>Choose a file that was written as a backup.</source>
        <translation>Wählen Sie eine Datei, die als Sicherung geschrieben wurde.</translation>
    </message>
    <message>
        <source>Choose one of its users, or ask an administrator to add you.</source>
        <translation>Wählen Sie einen der Benutzer oder bitten Sie die Administration, Sie aufzunehmen.</translation>
    </message>
    <message>
        <source>Close it there and try again.</source>
        <translation>Schließen Sie ihn dort und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Close the store and open it again; nothing that was saved is lost.</source>
        <translation>Schließen Sie den Speicher und öffnen Sie ihn wieder; nichts Gespeichertes ist verloren.</translation>
    </message>
    <message>
        <source>Create a store with a passphrase.</source>
        <translation>Legen Sie einen Speicher mit Passphrase an.</translation>
    </message>
    <message>
        <source>Create one, restore one from a backup, or choose another file.</source>
        <translation>Legen Sie einen an, stellen Sie einen aus einer Sicherung wieder her oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Look for it in the list.</source>
        <translation>Suchen Sie ihn in der Liste.</translation>
    </message>
    <message>
        <source>Look for the one that was printed last for this store.</source>
        <translation>Suchen Sie den zuletzt für diesen Speicher gedruckten.</translation>
    </message>
    <message>
        <source>Make somebody else an administrator first.</source>
        <translation>Geben Sie zuerst jemand anderem die Administration.</translation>
    </message>
    <message>
        <source>Neither passphrase nor recovery key opens this backup.</source>
        <translation>Weder Passphrase noch Wiederherstellungsschlüssel öffnen diese Sicherung.</translation>
    </message>
    <message>
        <source>Only an administrator manages users.</source>
        <translation>Nur die Administration verwaltet Benutzer.</translation>
    </message>
    <message>
        <source>Open it for writing, on a disk that can be written.</source>
        <translation>Öffnen Sie ihn zum Schreiben, auf einem beschreibbaren Datenträger.</translation>
    </message>
    <message>
        <source>Open it once for writing, which upgrades it; a copy is made before.</source>
        <translation>Öffnen Sie ihn einmal zum Schreiben, das aktualisiert ihn; vorher wird eine Kopie angelegt.</translation>
    </message>
    <message>
        <source>Open the case again and repeat the change.</source>
        <translation>Öffnen Sie den Fall erneut und wiederholen Sie die Änderung.</translation>
    </message>
    <message>
        <source>Restore the store from a backup.</source>
        <translation>Stellen Sie den Speicher aus einer Sicherung wieder her.</translation>
    </message>
    <message>
        <source>Restore the store from a backup; the damaged file is set aside, not deleted.</source>
        <translation>Stellen Sie den Speicher aus einer Sicherung wieder her; die beschädigte Datei wird beiseitegelegt, nicht gelöscht.</translation>
    </message>
    <message>
        <source>Take a few words that belong together for you alone.</source>
        <translation>Nehmen Sie einige Wörter, die nur für Sie zusammengehören.</translation>
    </message>
    <message>
        <source>The backup %1 is damaged or cut short.</source>
        <translation>Die Sicherung %1 ist beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>The export was altered after it was signed.</source>
        <translation>Der Export wurde nach dem Signieren verändert.</translation>
    </message>
    <message>
        <source>The index of the cases has lost case %1.</source>
        <translation>Im Verzeichnis der Fälle fehlt Fall %1.</translation>
    </message>
    <message>
        <source>The lock file %1 was removed while the store was open.</source>
        <translation>Die Sperrdatei %1 wurde entfernt, während der Speicher geöffnet war.</translation>
    </message>
    <message>
        <source>The passphrase of %1 is not right.</source>
        <translation>Die Passphrase von %1 stimmt nicht.</translation>
    </message>
    <message>
        <source>The present passphrase is not right.</source>
        <translation>Die bisherige Passphrase stimmt nicht.</translation>
    </message>
    <message>
        <source>The record %1 has %2 bytes; no more than %3 fit.</source>
        <translation>Der Datensatz %1 hat %2 Bytes; mehr als %3 passen nicht.</translation>
    </message>
    <message>
        <source>The store %1 has no user %2.</source>
        <translation>Der Speicher %1 hat keinen Benutzer %2.</translation>
    </message>
    <message>
        <source>The store has no slot for a recovery key.</source>
        <translation>Der Speicher hat kein Fach für einen Wiederherstellungsschlüssel.</translation>
    </message>
    <message>
        <source>The store&apos;s %1 are %2.</source>
        <translation>Im Speicher stimmt etwas nicht: %1 sind %2.</translation>
    </message>
    <message>
        <source>The store&apos;s %1 has the wrong length.</source>
        <translation>Im Speicher hat falsche Länge: %1.</translation>
    </message>
    <message>
        <source>The store&apos;s %1 was altered.</source>
        <translation>Im Speicher verändert: %1.</translation>
    </message>
    <message>
        <source>The store&apos;s %1 was removed.</source>
        <translation>Aus dem Speicher entfernt: %1.</translation>
    </message>
    <message>
        <source>There is a case %1 already.</source>
        <translation>Den Fall %1 gibt es schon.</translation>
    </message>
    <message>
        <source>There is a user %1 already.</source>
        <translation>Den Benutzer %1 gibt es schon.</translation>
    </message>
    <message>
        <source>There is no case %1.</source>
        <translation>Es gibt keinen Fall %1.</translation>
    </message>
    <message>
        <source>There is no store at %1.</source>
        <translation>In %1 gibt es keinen Speicher.</translation>
    </message>
    <message>
        <source>This is no recovery key: its letters do not fit together.</source>
        <translation>Das ist kein Wiederherstellungsschlüssel: Die Buchstaben passen nicht zusammen.</translation>
    </message>
    <message>
        <source>This is no signed export.</source>
        <translation>Das ist kein signierter Export.</translation>
    </message>
    <message>
        <source>This is the recovery key of another store, or an old one.</source>
        <translation>Das ist der Wiederherstellungsschlüssel eines anderen Speichers oder ein alter.</translation>
    </message>
    <message>
        <source>Try again in %1 s.</source>
        <translation>Versuchen Sie es in %1 s erneut.</translation>
    </message>
    <message>
        <source>Try again; each wrong one makes the next wait twice as long.</source>
        <translation>Versuchen Sie es erneut; jede falsche verdoppelt die nächste Wartezeit.</translation>
    </message>
    <message>
        <source>Type it again.</source>
        <translation>Geben Sie sie erneut ein.</translation>
    </message>
    <message>
        <source>Type the eight groups of five letters as they are printed.</source>
        <translation>Geben Sie die acht Gruppen zu fünf Buchstaben ein, wie sie gedruckt sind.</translation>
    </message>
    <message>
        <source>Unlock it with a user&apos;s passphrase.</source>
        <translation>Entsperren Sie ihn mit der Passphrase eines Benutzers.</translation>
    </message>
    <message>
        <source>Use another backup.</source>
        <translation>Verwenden Sie eine andere Sicherung.</translation>
    </message>
    <message>
        <source>Use one that was valid when the backup was made.</source>
        <translation>Verwenden Sie, was galt, als die Sicherung angelegt wurde.</translation>
    </message>
    <message>
        <source>Wait until it is closed there, then open it again.</source>
        <translation>Warten Sie, bis er dort geschlossen ist, und öffnen Sie ihn dann wieder.</translation>
    </message>
    <message>
        <source>Wait until that program has closed it. If it is not running any more, delete %1 and open the store again.</source>
        <translation>Warten Sie, bis jenes Programm ihn geschlossen hat. Läuft es nicht mehr, löschen Sie %1 und öffnen Sie den Speicher wieder.</translation>
    </message>
    <message>
        <source>For research and education only. It is not a medical device and has not been validated on patients.</source>
        <translation>Nur für Forschung und Lehre. Kein Medizinprodukt und nicht an Patienten validiert.</translation>
    </message>
    <message>
        <source>It knows the diseases and features listed here, and nothing else. What is unlike the training data is reported as such, but not every such case is noticed.</source>
        <translation>Es kennt die hier genannten Krankheiten und Merkmale und sonst nichts. Was den Trainingsdaten nicht gleicht, wird gemeldet, aber nicht jeder solche Fall wird bemerkt.</translation>
    </message>
    <message>
        <source>Estimated values are drawn from what is known already. They are no observations and carry no new information about the patient.</source>
        <translation>Geschätzte Werte werden aus dem gezogen, was schon bekannt ist. Sie sind keine Beobachtungen und sagen nichts Neues über den Patienten.</translation>
    </message>
    <message>
        <source>Probabilities are calibrated on the validation part of this table; elsewhere diseases may be more or less frequent.</source>
        <translation>Wahrscheinlichkeiten sind am Validierungsteil dieser Tabelle kalibriert; anderswo können Krankheiten häufiger oder seltener sein.</translation>
    </message>
    <message>
        <source>notes (%1)</source>
        <translation>Notizen (%1)</translation>
    </message>
    <message>
        <source>reports (%1)</source>
        <translation>Berichte (%1)</translation>
    </message>
    <message>
        <source>former conclusions (%1)</source>
        <translation>frühere Abschlüsse (%1)</translation>
    </message>
    <message>
        <source>history, with users and times (%1)</source>
        <translation>Verlauf mit Benutzern und Zeiten (%1)</translation>
    </message>
    <message>
        <source>Write thousands without a separator, or use the decimal mark of your language.</source>
        <translation>Schreiben Sie Tausender ohne Trennzeichen oder verwenden Sie das Dezimalkomma.</translation>
    </message>
    <message>
        <source>“%1” may be a decimal number or thousands.</source>
        <translation>„%1“ kann eine Dezimalzahl oder Tausender bedeuten.</translation>
    </message>
    <message>
        <source>Give the name, then synonyms if there are any.</source>
        <translation>Geben Sie den Namen an, dann Synonyme, falls es welche gibt.</translation>
    </message>
    <message>
        <source>Put the two files that belong together side by side.</source>
        <translation>Legen Sie die beiden zusammengehörigen Dateien nebeneinander.</translation>
    </message>
    <message>
        <source>The names are for the catalogue &quot;%1&quot;, and this is &quot;%2&quot;.</source>
        <translation>Die Namen gehören zum Katalog „%1“, dies ist „%2“.</translation>
    </message>
    <message>
        <source>There is a name for &quot;%1&quot;, which is not in the catalogue.</source>
        <translation>Es gibt einen Namen für „%1“, das nicht im Katalog steht.</translation>
    </message>
    <message>
        <source>holds no name</source>
        <translation>enthält keinen Namen</translation>
    </message>
    <message>
        <source>Febrile traveller</source>
        <translation>Reisender mit Fieber</translation>
    </message>
    <message>
        <source>Back from South-East Asia five days ago. High fever, headache and aching limbs for three days; no cough, neck supple.</source>
        <translation>Seit fünf Tagen aus Südostasien zurück. Seit drei Tagen hohes Fieber, Kopf- und Gliederschmerzen; kein Husten, Nacken frei beweglich.</translation>
    </message>
    <message>
        <source>At this budget nothing is estimated, so there is no threshold.</source>
        <translation>Bei diesem Budget wird nichts geschätzt, also gibt es keinen Schwellenwert.</translation>
    </message>
    <message>
        <source>Choose another budget.</source>
        <translation>Wählen Sie ein anderes Budget.</translation>
    </message>
    <message>
        <source>Compare models of the same features and classes.</source>
        <translation>Vergleichen Sie Modelle mit denselben Merkmalen und Klassen.</translation>
    </message>
    <message>
        <source>Give a confidence such as 0.85; above 1 nobody is trusted.</source>
        <translation>Geben Sie eine Konfidenz an, etwa 0.85; über 1 wird niemandem vertraut.</translation>
    </message>
    <message>
        <source>Give one of its budgets: %1.</source>
        <translation>Geben Sie eines seiner Budgets an: %1.</translation>
    </message>
    <message>
        <source>The GPU can no longer be used: %1.</source>
        <translation>Die GPU kann nicht mehr verwendet werden: %1.</translation>
    </message>
    <message>
        <source>The GPU has not enough memory for this training.</source>
        <translation>Der Speicher der GPU reicht für dieses Training nicht aus.</translation>
    </message>
    <message>
        <source>The threshold is not a number from 0 on.</source>
        <translation>Der Schwellenwert ist keine Zahl ab 0.</translation>
    </message>
    <message>
        <source>There are %1 probabilities for %2 patients.</source>
        <translation>Es gibt %1 Wahrscheinlichkeiten für %2 Patienten.</translation>
    </message>
    <message>
        <source>There is not enough memory for this training.</source>
        <translation>Der Arbeitsspeicher reicht für dieses Training nicht aus.</translation>
    </message>
    <message>
        <source>%1 (%2 instead of %3 of %4)</source>
        <translation>%1 (%2 statt %3 von %4)</translation>
    </message>
    <message>
        <source>%1, history entry %2</source>
        <translation>%1, Eintrag %2 im Verlauf</translation>
    </message>
    <message>
        <source>A part of the training</source>
        <translation>Ein Teil des Trainings</translation>
    </message>
    <message>
        <source>Drawing the columns</source>
        <translation>Spalten zeichnen</translation>
    </message>
    <message>
        <source>Not all checks passed. %1</source>
        <translation>Nicht alle Prüfungen sind bestanden. %1</translation>
    </message>
    <message>
        <source>The active model cannot be used: %1</source>
        <translation>Das aktive Modell kann nicht verwendet werden: %1</translation>
    </message>
    <message>
        <source>The active model could not be measured on the same patients: %1</source>
        <translation>Das aktive Modell konnte nicht an denselben Patienten gemessen werden: %1</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>Der Vergleich</translation>
    </message>
    <message>
        <source>The data set</source>
        <translation>Der Datensatz</translation>
    </message>
    <message>
        <source>The evaluation</source>
        <translation>Die Auswertung</translation>
    </message>
    <message>
        <source>The model cannot be activated. %1</source>
        <translation>Das Modell kann nicht aktiviert werden. %1</translation>
    </message>
    <message>
        <source>The model with another threshold</source>
        <translation>Das Modell mit anderem Schwellenwert</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>The training</source>
        <translation>Das Training</translation>
    </message>
    <message>
        <source>What the training tells</source>
        <translation>Was das Training meldet</translation>
    </message>
    <message>
        <source>`genex-cli models list` lists those there are.</source>
        <translation>`genex-cli models list` nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>`genex-cli runs list` shows those that there are.</source>
        <translation>`genex-cli runs list` zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>choose the model that answers</source>
        <translation>das Modell wählen, das antwortet</translation>
    </message>
    <message>
        <source>is no SHA-256</source>
        <translation>ist kein SHA-256</translation>
    </message>
    <message>
        <source>is no hash</source>
        <translation>ist keine Prüfsumme</translation>
    </message>
    <message>
        <source>is not the last of the history</source>
        <translation>ist nicht das letzte des Verlaufs</translation>
    </message>
    <message>
        <source>its header claims %1 bytes</source>
        <translation>der Kopf gibt %1 Bytes an</translation>
    </message>
    <message>
        <source>its header is cut</source>
        <translation>der Kopf ist abgeschnitten</translation>
    </message>
    <message>
        <source>leaves picks out</source>
        <translation>lässt gewählte Untersuchungen aus</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>nicht genug Arbeitsspeicher</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>Arbeitsspeicher erschöpft</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>etwas fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a finite number.</source>
        <translation>&quot;%1&quot; ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>&quot;curve&quot; does not begin with the lowest threshold.</source>
        <translation>&quot;curve&quot; beginnt nicht mit dem niedrigsten Schwellenwert.</translation>
    </message>
    <message>
        <source>&quot;curve&quot; is no list of points.</source>
        <translation>&quot;curve&quot; ist keine Liste von Punkten.</translation>
    </message>
    <message>
        <source>%1 cannot be removed: it came with the program.</source>
        <translation>%1 kann nicht entfernt werden: Es gehört zum Programm.</translation>
    </message>
    <message>
        <source>%1 cannot be removed: it is active.</source>
        <translation>%1 kann nicht entfernt werden: Es ist aktiv.</translation>
    </message>
    <message>
        <source>%1 case holds answers of %2.</source>
        <translation>%1 Fall enthält Antworten von %2.</translation>
    </message>
    <message>
        <source>%1 cases hold answers of %2.</source>
        <translation>%1 Fälle enthalten Antworten von %2.</translation>
    </message>
    <message>
        <source>%1 does not describe its model: %2.</source>
        <translation>%1 beschreibt sein Modell nicht: %2.</translation>
    </message>
    <message>
        <source>%1 does not end in %2.</source>
        <translation>%1 endet nicht auf %2.</translation>
    </message>
    <message>
        <source>%1 does not hold all figures of an evaluation.</source>
        <translation>%1 enthält nicht alle Zahlen einer Auswertung.</translation>
    </message>
    <message>
        <source>%1 does not hold figures of every class.</source>
        <translation>%1 enthält nicht Zahlen zu jeder Klasse.</translation>
    </message>
    <message>
        <source>%1 does not hold thresholds.</source>
        <translation>%1 enthält keine Schwellenwerte.</translation>
    </message>
    <message>
        <source>%1 has %2 and would take about %3 of memory; %4 are free.</source>
        <translation>%1 hat %2 und bräuchte etwa %3 Arbeitsspeicher; %4 sind frei.</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; a model has up to %3.</source>
        <translation>%1 hat %2 Bytes; ein Modell hat höchstens %3.</translation>
    </message>
    <message>
        <source>%1 was active once: one could not go back to it.</source>
        <translation>%1 war einmal aktiv: Man könnte nicht mehr dahin zurückkehren.</translation>
    </message>
    <message>
        <source>%1 ± %2 right with the batch, %3 from what is known first alone.</source>
        <translation>%1 ± %2 richtig mit der Anforderung, %3 allein aus dem anfangs Bekannten.</translation>
    </message>
    <message>
        <source>%1 ± %2 right with the batch, %3 from what is known first alone: no more than chance explains.</source>
        <translation>%1 ± %2 richtig mit der Anforderung, %3 allein aus dem anfangs Bekannten: nicht mehr, als der Zufall erklärt.</translation>
    </message>
    <message>
        <source>Activate a model again.</source>
        <translation>Aktivieren Sie erneut ein Modell.</translation>
    </message>
    <message>
        <source>Activate another one first.</source>
        <translation>Aktivieren Sie zuerst ein anderes.</translation>
    </message>
    <message>
        <source>Ask a data scientist or an administrator of this store.</source>
        <translation>Fragen Sie eine Datenwissenschaftlerin, einen Datenwissenschaftler oder die Administration dieses Speichers.</translation>
    </message>
    <message>
        <source>Calibration error %1, at most %2 is allowed.</source>
        <translation>Kalibrierungsfehler %1, erlaubt ist höchstens %2.</translation>
    </message>
    <message>
        <source>Change a column’s kind.</source>
        <translation>Ändern Sie die Art einer Spalte.</translation>
    </message>
    <message>
        <source>Choose a file that was exported as a model.</source>
        <translation>Wählen Sie eine Datei, die als Modell exportiert wurde.</translation>
    </message>
    <message>
        <source>Close other programs, use a larger machine, or choose a part of the table.</source>
        <translation>Schließen Sie andere Programme, nehmen Sie einen größeren Rechner oder wählen Sie einen Teil der Tabelle.</translation>
    </message>
    <message>
        <source>Evaluate the model again.</source>
        <translation>Bewerten Sie das Modell erneut.</translation>
    </message>
    <message>
        <source>Evaluate the model again: `genex-cli evaluate`.</source>
        <translation>Bewerten Sie das Modell erneut: `genex-cli evaluate`.</translation>
    </message>
    <message>
        <source>Evaluate the model at fewer budgets.</source>
        <translation>Bewerten Sie das Modell bei weniger Budgets.</translation>
    </message>
    <message>
        <source>Every disease that %1 recognises is recognised at least once.</source>
        <translation>Jede Krankheit, die %1 erkennt, wird mindestens einmal erkannt.</translation>
    </message>
    <message>
        <source>Every number and the hash are as they were written.</source>
        <translation>Jede Zahl und die Prüfsumme sind, wie sie geschrieben wurden.</translation>
    </message>
    <message>
        <source>Export it again where it came from.</source>
        <translation>Exportieren Sie es dort erneut, woher es kam.</translation>
    </message>
    <message>
        <source>Give running, interrupted, finished, failed or cancelled.</source>
        <translation>Geben Sie running, interrupted, finished, failed oder cancelled an.</translation>
    </message>
    <message>
        <source>Give the file another name.</source>
        <translation>Geben Sie der Datei einen anderen Namen.</translation>
    </message>
    <message>
        <source>Give the file this ending.</source>
        <translation>Geben Sie der Datei diese Endung.</translation>
    </message>
    <message>
        <source>Give the key: `genex-cli runs list` shows it.</source>
        <translation>Nennen Sie den Schlüssel: `genex-cli runs list` zeigt ihn.</translation>
    </message>
    <message>
        <source>Import it again.</source>
        <translation>Importieren Sie es erneut.</translation>
    </message>
    <message>
        <source>In the demonstration models can be looked at, not changed.</source>
        <translation>In der Demonstration können Modelle angesehen, nicht geändert werden.</translation>
    </message>
    <message>
        <source>In the demonstration no model can be activated.</source>
        <translation>In der Demonstration kann kein Modell aktiviert werden.</translation>
    </message>
    <message>
        <source>It has 64 hexadecimal digits.</source>
        <translation>Sie hat 64 Hexadezimalziffern.</translation>
    </message>
    <message>
        <source>It is not known which table the model was measured on, so the active one cannot be measured on the same patients.</source>
        <translation>Es ist nicht bekannt, an welcher Tabelle das Modell gemessen wurde; darum kann das aktive nicht an denselben Patienten gemessen werden.</translation>
    </message>
    <message>
        <source>It is not known which version wrote the model.</source>
        <translation>Es ist nicht bekannt, welche Version das Modell geschrieben hat.</translation>
    </message>
    <message>
        <source>It is passed, failed or not_known.</source>
        <translation>Zulässig sind passed, failed und not_known.</translation>
    </message>
    <message>
        <source>It may be removed already.</source>
        <translation>Womöglich ist er schon entfernt.</translation>
    </message>
    <message>
        <source>Leave it, and unlock your own cases.</source>
        <translation>Verlassen Sie sie und entsperren Sie Ihre eigenen Fälle.</translation>
    </message>
    <message>
        <source>Measured on %1 rows of a test part that training has not seen (split: %2).</source>
        <translation>Gemessen an %1 Zeilen eines Testteils, den das Training nicht gesehen hat (Aufteilung: %2).</translation>
    </message>
    <message>
        <source>Models are chosen by a data scientist or an administrator of this store.</source>
        <translation>Modelle wählt eine Datenwissenschaftlerin, ein Datenwissenschaftler oder die Administration dieses Speichers.</translation>
    </message>
    <message>
        <source>Name one by its SHA-256.</source>
        <translation>Nennen Sie eines mit seinem SHA-256.</translation>
    </message>
    <message>
        <source>Never recognised, though %1 does: %2.</source>
        <translation>Nie erkannt, von %1 aber schon: %2.</translation>
    </message>
    <message>
        <source>No column is left that could be a finding.</source>
        <translation>Es bleibt keine Spalte, die ein Befund sein könnte.</translation>
    </message>
    <message>
        <source>Put the file back, or open it where it is now.</source>
        <translation>Legen Sie die Datei zurück oder öffnen Sie sie, wo sie jetzt liegt.</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde angehalten.</translation>
    </message>
    <message>
        <source>Remove it by hand.</source>
        <translation>Entfernen Sie es von Hand.</translation>
    </message>
    <message>
        <source>Remove it only if their answers need not be made again.</source>
        <translation>Entfernen Sie es nur, wenn diese Antworten nicht nochmals entstehen müssen.</translation>
    </message>
    <message>
        <source>Save the data set anew.</source>
        <translation>Speichern Sie den Datensatz neu.</translation>
    </message>
    <message>
        <source>Several models are called %1.</source>
        <translation>Mehrere Modelle heißen %1.</translation>
    </message>
    <message>
        <source>Several trainings are called %1.</source>
        <translation>Mehrere Trainings heißen %1.</translation>
    </message>
    <message>
        <source>Take it from where it came from again.</source>
        <translation>Holen Sie es erneut von dort, woher es kam.</translation>
    </message>
    <message>
        <source>The active model in %1 is not the one that was activated: it was changed.</source>
        <translation>Das aktive Modell in %1 ist nicht das aktivierte: Es wurde geändert.</translation>
    </message>
    <message>
        <source>The engine found another model than the one that is listed: %1 instead of %2.</source>
        <translation>Der Rechenkern hat ein anderes Modell gefunden als das in der Liste: %1 statt %2.</translation>
    </message>
    <message>
        <source>The engine has not read the model yet.</source>
        <translation>Der Rechenkern hat das Modell noch nicht gelesen.</translation>
    </message>
    <message>
        <source>The engine is of another version.</source>
        <translation>Der Rechenkern ist von einer anderen Version.</translation>
    </message>
    <message>
        <source>The evaluation is too large for the store.</source>
        <translation>Die Auswertung ist zu groß für den Speicher.</translation>
    </message>
    <message>
        <source>The model and the active one were measured at no budget in common.</source>
        <translation>Das Modell und das aktive wurden bei keinem gemeinsamen Budget gemessen.</translation>
    </message>
    <message>
        <source>The model has not been checked.</source>
        <translation>Das Modell wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>The model has not been compared with the active one yet.</source>
        <translation>Das Modell wurde noch nicht mit dem aktiven verglichen.</translation>
    </message>
    <message>
        <source>The model is not what its file says: its hash is another.</source>
        <translation>Das Modell ist nicht, was seine Datei sagt: Die Prüfsumme ist eine andere.</translation>
    </message>
    <message>
        <source>The model was never measured on test patients here.</source>
        <translation>Das Modell wurde hier nie an Testpatienten gemessen.</translation>
    </message>
    <message>
        <source>The model was trained on some of the patients it was measured on.</source>
        <translation>Das Modell hat an einigen der Patienten gelernt, an denen es gemessen wurde.</translation>
    </message>
    <message>
        <source>The record %1 holds no evaluation.</source>
        <translation>Der Eintrag %1 enthält keine Auswertung.</translation>
    </message>
    <message>
        <source>The table of this data set is gone: there is no %1 any more.</source>
        <translation>Die Tabelle dieses Datensatzes ist weg: %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The test patients have none of the can&apos;t-miss diseases.</source>
        <translation>Die Testpatienten haben keine der Krankheiten, die nicht übersehen werden dürfen.</translation>
    </message>
    <message>
        <source>There are too many models called %1.</source>
        <translation>Es gibt zu viele Modelle mit dem Namen %1.</translation>
    </message>
    <message>
        <source>There is no data set %1.</source>
        <translation>Es gibt keinen Datensatz %1.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>There is no model %1.</source>
        <translation>Es gibt kein Modell %1.</translation>
    </message>
    <message>
        <source>There is no training %1.</source>
        <translation>Es gibt kein Training %1.</translation>
    </message>
    <message>
        <source>This is the model that is active.</source>
        <translation>Dies ist das aktive Modell.</translation>
    </message>
    <message>
        <source>This model is not on this machine any more.</source>
        <translation>Dieses Modell ist nicht mehr auf diesem Rechner.</translation>
    </message>
    <message>
        <source>This model is there already, in %1.</source>
        <translation>Dieses Modell ist schon vorhanden, in %1.</translation>
    </message>
    <message>
        <source>Train the model again.</source>
        <translation>Trainieren Sie das Modell neu.</translation>
    </message>
    <message>
        <source>Trained by GENEX %1, which this version reads.</source>
        <translation>Trainiert von GENEX %1; diese Version liest es.</translation>
    </message>
    <message>
        <source>Without an evaluation the calibration is not known.</source>
        <translation>Ohne Auswertung ist die Kalibrierung nicht bekannt.</translation>
    </message>
    <message>
        <source>Without an evaluation the model cannot be compared with the active one.</source>
        <translation>Ohne Auswertung kann das Modell nicht mit dem aktiven verglichen werden.</translation>
    </message>
    <message>
        <source>Without an evaluation there is no accuracy.</source>
        <translation>Ohne Auswertung gibt es keine Trefferquote.</translation>
    </message>
    <message>
        <source>Write down why it is to be activated all the same, in at least %1 letters.</source>
        <translation>Schreiben Sie in mindestens %1 Buchstaben auf, warum es trotzdem aktiviert werden soll.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; sets nothing.</source>
        <translation>&quot;%1&quot; setzt nichts.</translation>
    </message>
    <message>
        <source>Go on with it.</source>
        <translation>Setzen Sie ihn fort.</translation>
    </message>
    <message>
        <source>It stands in the experiment&apos;s folder.</source>
        <translation>Es steht im Ordner des Experiments.</translation>
    </message>
    <message>
        <source>The run is not finished.</source>
        <translation>Der Lauf ist nicht fertig.</translation>
    </message>
    <message>
        <source>Write NAME=VALUE, for example draws=16.</source>
        <translation>Schreiben Sie NAME=WERT, zum Beispiel draws=16.</translation>
    </message>
    <message>
        <source>%1 has neither a name nor a value, as when lines end with a separator. It is left out.</source>
        <translation>%1 hat weder Namen noch Wert, wie wenn Zeilen mit einem Trennzeichen enden. Sie wird weggelassen.</translation>
    </message>
    <message>
        <source>%1 name rows or holds free text, and is no feature. It may say who a patient is.</source>
        <translation>%1 benennen Zeilen oder enthalten freien Text und sind kein Merkmal. Sie könnten sagen, wer ein Patient ist.</translation>
    </message>
    <message>
        <source>%1 names rows or holds free text, and is no feature. It may say who a patient is.</source>
        <translation>%1 benennt Zeilen oder enthält freien Text und ist kein Merkmal. Die Spalte könnte sagen, wer ein Patient ist.</translation>
    </message>
    <message>
        <source>%1 of %2 rows (%3) repeat an earlier row; there are %4 different vectors of findings.</source>
        <translation>%1 von %2 Zeilen (%3) wiederholen eine frühere Zeile; es gibt %4 verschiedene Befundvektoren.</translation>
    </message>
    <message>
        <source>%1 tell the label almost alone. Such a column is usually made from the diagnosis or after it.</source>
        <translation>%1 verraten die Zielspalte fast allein. Solche Spalten entstehen meist aus der Diagnose oder nach ihr.</translation>
    </message>
    <message>
        <source>%1 tells the label almost alone. Such a column is usually made from the diagnosis or after it.</source>
        <translation>%1 verrät die Zielspalte fast allein. Eine solche Spalte entsteht meist aus der Diagnose oder nach ihr.</translation>
    </message>
    <message>
        <source>Ask whether the test was not done or not recorded: that it was done may itself tell the diagnosis.</source>
        <translation>Fragen Sie nach, ob die Untersuchung nicht gemacht oder nicht eingetragen wurde: Schon dass sie gemacht wurde, kann die Diagnose verraten.</translation>
    </message>
    <message>
        <source>Collect more, join it with another class, or leave it out.</source>
        <translation>Sammeln Sie mehr, legen Sie sie mit einer anderen Klasse zusammen, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Collect more, or join it with a class that is treated alike.</source>
        <translation>Sammeln Sie mehr, oder legen Sie sie mit einer Klasse zusammen, die ebenso behandelt wird.</translation>
    </message>
    <message>
        <source>Expect results that are better than in the clinic.</source>
        <translation>Rechnen Sie mit besseren Ergebnissen als in der Klinik.</translation>
    </message>
    <message>
        <source>Fill it in, or leave the row out.</source>
        <translation>Tragen Sie es ein, oder lassen Sie die Zeile weg.</translation>
    </message>
    <message>
        <source>Give every column a name of its own.</source>
        <translation>Geben Sie jeder Spalte einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Judge by the recall of each class.</source>
        <translation>Urteilen Sie nach der Trefferquote jeder Klasse.</translation>
    </message>
    <message>
        <source>Keep one of them, if they are the same test.</source>
        <translation>Behalten Sie eine davon, wenn es dieselbe Untersuchung ist.</translation>
    </message>
    <message>
        <source>Leave it out, split by it (--split group:NAME, time:NAME), or say what it is (--kind NAME=numeric).</source>
        <translation>Lassen Sie sie weg, teilen Sie nach ihr auf (--split group:NAME, time:NAME), oder sagen Sie, was sie ist (--kind NAME=numeric).</translation>
    </message>
    <message>
        <source>Leave it out, unless a doctor would really know it before the diagnosis.</source>
        <translation>Lassen Sie sie weg, außer eine Ärztin wüsste sie wirklich vor der Diagnose.</translation>
    </message>
    <message>
        <source>More than one column is called %1. The later ones are read under the name with .1, .2 … behind it.</source>
        <translation>Mehr als eine Spalte heißt %1. Die späteren werden unter dem Namen mit .1, .2 … dahinter gelesen.</translation>
    </message>
    <message>
        <source>Name it in the first line.</source>
        <translation>Benennen Sie sie in der ersten Zeile.</translation>
    </message>
    <message>
        <source>Name them with --names, or say --header yes if the first line does name them.</source>
        <translation>Benennen Sie sie mit --names, oder geben Sie --header yes an, wenn die erste Zeile sie doch benennt.</translation>
    </message>
    <message>
        <source>Nothing is wrong with that if the findings do not decide; otherwise look for wrong labels.</source>
        <translation>Daran ist nichts falsch, wenn die Befunde nicht entscheiden; sonst suchen Sie nach falschen Diagnosen.</translation>
    </message>
    <message>
        <source>Nothing need be done.</source>
        <translation>Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>Remove the spaces.</source>
        <translation>Entfernen Sie die Leerzeichen.</translation>
    </message>
    <message>
        <source>The first line holds values, no names: columns are called by their number.</source>
        <translation>Die erste Zeile enthält Werte, keine Namen: Spalten heißen nach ihrer Nummer.</translation>
    </message>
    <message>
        <source>The largest class has %1 rows, the smallest %2. Accuracy hides what happens to the small ones.</source>
        <translation>Die größte Klasse hat %1 Zeilen, die kleinste %2. Die Trefferquote verbirgt, was mit den kleinen geschieht.</translation>
    </message>
    <message>
        <source>They are learnt from once, with a weight.</source>
        <translation>Aus ihnen wird einmal gelernt, mit einem Gewicht.</translation>
    </message>
    <message>
        <source>Use the group split (--split group, which is the default).</source>
        <translation>Nehmen Sie die Aufteilung nach gleichen Patienten (--split group, die übliche).</translation>
    </message>
    <message>
        <source>When rows are dealt out at random, %1 of the test rows stand in the training part too: the result would be recall, not prediction.</source>
        <translation>Werden Zeilen zufällig verteilt, stehen %1 der Testzeilen auch im Trainingsteil: Das Ergebnis wäre Erinnern, nicht Vorhersagen.</translation>
    </message>
    <message>
        <source>Write each class in one way.</source>
        <translation>Schreiben Sie jede Klasse auf eine Weise.</translation>
    </message>
    <message>
        <source>Check what nvidia-smi says.</source>
        <translation>Sehen Sie nach, was nvidia-smi sagt.</translation>
    </message>
    <message>
        <source>Choose another one, or auto.</source>
        <translation>Wählen Sie ein anderes oder auto.</translation>
    </message>
    <message>
        <source>Choose the device auto or cpu.</source>
        <translation>Wählen Sie das Gerät auto oder cpu.</translation>
    </message>
    <message>
        <source>It must be at least 1.</source>
        <translation>Es muss mindestens 1 sein.</translation>
    </message>
    <message>
        <source>It must be auto, cpu, cuda or cuda:k.</source>
        <translation>Es muss auto, cpu, cuda oder cuda:k sein.</translation>
    </message>
    <message>
        <source>The NVIDIA driver finds no usable GPU.</source>
        <translation>Der NVIDIA-Treiber findet keine brauchbare GPU.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is there, but the CUDA libraries are not installed.</source>
        <translation>Der NVIDIA-Treiber ist da, aber die CUDA-Bibliotheken sind nicht installiert.</translation>
    </message>
    <message>
        <source>The device &quot;%1&quot; is not known.</source>
        <translation>Das Gerät „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The number of threads is %1.</source>
        <translation>Die Zahl der Threads ist %1.</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver on this machine.</source>
        <translation>Auf diesem Rechner ist kein NVIDIA-Treiber.</translation>
    </message>
    <message>
        <source>There is no cuda:%1: this machine has %2 CUDA device(s), counted from 0.</source>
        <translation>cuda:%1 gibt es nicht: Dieser Rechner hat %2 CUDA-Geräte, ab 0 gezählt.</translation>
    </message>
    <message>
        <source>./run --gpu adds them.</source>
        <translation>./run --gpu fügt sie hinzu.</translation>
    </message>
    <message>
        <source>CUDA cannot be used. %1</source>
        <translation>CUDA ist nicht nutzbar. %1</translation>
    </message>
    <message>
        <source>%1 class consists of a single patient, however often it is written down: %2. It cannot stand both in training and in test.</source>
        <translation>%1 Klasse besteht aus einem einzigen Patienten, so oft er auch aufgeschrieben ist: %2. Sie kann nicht zugleich in Training und Test stehen.</translation>
    </message>
    <message>
        <source>%1 class has fewer than %2 rows: %3.</source>
        <translation>%1 Klasse hat weniger als %2 Zeilen: %3.</translation>
    </message>
    <message>
        <source>%1 classes consist of a single patient, however often it is written down: %2. It cannot stand both in training and in test.</source>
        <translation>%1 Klassen bestehen aus einem einzigen Patienten, so oft er auch aufgeschrieben ist: %2. Sie können nicht zugleich in Training und Test stehen.</translation>
    </message>
    <message>
        <source>%1 classes have fewer than %2 rows: %3.</source>
        <translation>%1 Klassen haben weniger als %2 Zeilen: %3.</translation>
    </message>
    <message>
        <source>%1 column has a value that stands in all rows of one class and in no other: %2. Real findings hardly ever do that.</source>
        <translation>%1 Spalte hat einen Wert, der in allen Zeilen einer Klasse und in keiner anderen steht: %2. Bei echten Befunden kommt das kaum vor.</translation>
    </message>
    <message>
        <source>%1 column has values but no name: %2.</source>
        <translation>%1 Spalte hat Werte, aber keinen Namen: %2.</translation>
    </message>
    <message>
        <source>%1 column holds the same value in every row, or nothing: %2. Nothing can be learnt from it.</source>
        <translation>%1 Spalte enthält in jeder Zeile denselben Wert oder nichts: %2. Daraus lässt sich nichts lernen.</translation>
    </message>
    <message>
        <source>%1 column is empty in more than half of the rows: %2. What a row does not hold cannot be revealed to the method for that row.</source>
        <translation>%1 Spalte ist in mehr als der Hälfte der Zeilen leer: %2. Was eine Zeile nicht enthält, kann dem Verfahren für diese Zeile nicht aufgedeckt werden.</translation>
    </message>
    <message>
        <source>%1 column says in every row the same as another: %2. Whoever orders one has the other already.</source>
        <translation>%1 Spalte sagt in jeder Zeile dasselbe wie eine andere: %2. Wer die eine anfordert, hat die andere schon.</translation>
    </message>
    <message>
        <source>%1 columns are empty in more than half of the rows: %2. What a row does not hold cannot be revealed to the method for that row.</source>
        <translation>%1 Spalten sind in mehr als der Hälfte der Zeilen leer: %2. Was eine Zeile nicht enthält, kann dem Verfahren für diese Zeile nicht aufgedeckt werden.</translation>
    </message>
    <message>
        <source>%1 columns have a value each that stands in all rows of one class and in no other: %2. Real findings hardly ever do that.</source>
        <translation>%1 Spalten haben je einen Wert, der in allen Zeilen einer Klasse und in keiner anderen steht: %2. Bei echten Befunden kommt das kaum vor.</translation>
    </message>
    <message>
        <source>%1 columns have values but no name: %2.</source>
        <translation>%1 Spalten haben Werte, aber keinen Namen: %2.</translation>
    </message>
    <message>
        <source>%1 columns hold the same value in every row, or nothing: %2. Nothing can be learnt from it.</source>
        <translation>%1 Spalten enthalten in jeder Zeile denselben Wert oder nichts: %2. Daraus lässt sich nichts lernen.</translation>
    </message>
    <message>
        <source>%1 columns say in every row the same as another: %2. Whoever orders one has the other already.</source>
        <translation>%1 Spalten sagen in jeder Zeile dasselbe wie eine andere: %2. Wer die eine anfordert, hat die andere schon.</translation>
    </message>
    <message>
        <source>%1 label differs from another only by spaces or case, and count as classes of their own: %2.</source>
        <translation>%1 Diagnose unterscheidet sich von einer anderen nur durch Leerzeichen oder Großschreibung und zählt als eigene Klasse: %2.</translation>
    </message>
    <message>
        <source>%1 labels differ from another only by spaces or case, and count as classes of their own: %2.</source>
        <translation>%1 Diagnosen unterscheiden sich von anderen nur durch Leerzeichen oder Großschreibung und zählen als eigene Klassen: %2.</translation>
    </message>
    <message>
        <source>%1 row has no label.</source>
        <translation>%1 Zeile hat keine Diagnose.</translation>
    </message>
    <message>
        <source>%1 rows have no label.</source>
        <translation>%1 Zeilen haben keine Diagnose.</translation>
    </message>
    <message>
        <source>%1 vector of findings stands in the table with more than one label. No method can be right for all of them: the best possible accuracy on these rows is %2.</source>
        <translation>%1 Befundvektor steht mit mehr als einer Diagnose in der Tabelle. Kein Verfahren kann für alle richtig liegen: Die bestmögliche Trefferquote auf diesen Zeilen ist %2.</translation>
    </message>
    <message>
        <source>%1 vectors of findings stand in the table with more than one label. No method can be right for all of them: the best possible accuracy on these rows is %2.</source>
        <translation>%1 Befundvektoren stehen mit mehr als einer Diagnose in der Tabelle. Kein Verfahren kann für alle richtig liegen: Die bestmögliche Trefferquote auf diesen Zeilen ist %2.</translation>
    </message>
    <message>
        <source>Values of %1 have spaces around them, labels among them: %2. They are read without; other programs may take “x” and “x ” for two values.</source>
        <translation>Werte von %1 sind von Leerzeichen umgeben, darunter Diagnosen: %2. Sie werden ohne gelesen; andere Programme halten „x“ und „x “ womöglich für zwei Werte.</translation>
    </message>
    <message>
        <source>Values of %1 have spaces around them. They are read without; other programs may take “x” and “x ” for two values.</source>
        <translation>Werte von %1 sind von Leerzeichen umgeben. Sie werden ohne gelesen; andere Programme halten „x“ und „x “ womöglich für zwei Werte.</translation>
    </message>
    <message>
        <source>A feature is called &quot;observed&quot;, as the column is that says what is known first.</source>
        <translation>Ein Merkmal heißt „observed“ wie die Spalte, die sagt, was anfangs bekannt ist.</translation>
    </message>
    <message>
        <source>Column %1 names features: it is taken as what was known of each patient first, and is no feature.</source>
        <translation>Die Spalte %1 nennt Merkmale: Sie gilt als das, was von jedem Patienten anfangs bekannt war, und ist kein Merkmal.</translation>
    </message>
    <message>
        <source>Name another with --observed-column, or say what it is (--kind observed=categorical).</source>
        <translation>Nennen Sie eine andere mit --observed-column, oder sagen Sie, was sie ist (--kind observed=categorical).</translation>
    </message>
    <message>
        <source>The table has no column &quot;%1&quot; to be told of.</source>
        <translation>Die Tabelle hat keine Spalte „%1“, von der zu berichten wäre.</translation>
    </message>
    <message>
        <source>Write the table without that column, or give the feature another name.</source>
        <translation>Schreiben Sie die Tabelle ohne diese Spalte, oder geben Sie dem Merkmal einen anderen Namen.</translation>
    </message>
    <message>
        <source>Give a number of tests or money, not both.</source>
        <translation>Geben Sie eine Anzahl von Untersuchungen oder Geld an, nicht beides.</translation>
    </message>
    <message>
        <source>Plans of single patients need experts without it: choose none.</source>
        <translation>Pläne für einzelne Patienten brauchen Experten ohne ihn: Wählen Sie none.</translation>
    </message>
    <message>
        <source>The experiment has %1 visits.</source>
        <translation>Das Experiment hat %1 Besuche.</translation>
    </message>
    <message>
        <source>Drawing complaints</source>
        <translation>Beschwerden werden gezogen</translation>
    </message>
    <message>
        <source>a complaint is none of its features</source>
        <translation>eine Beschwerde ist keines seiner Merkmale</translation>
    </message>
    <message>
        <source>complaints are telling by &quot;%1&quot;</source>
        <translation>Beschwerden sind aussagekräftig nach „%1“</translation>
    </message>
    <message>
        <source>stands beside &quot;observed_column&quot;</source>
        <translation>steht neben „observed_column“</translation>
    </message>
    <message>
        <source>the bins of its values do not fit each other</source>
        <translation>die Klassen seiner Werte passen nicht zueinander</translation>
    </message>
    <message>
        <source>Please report it; the log says more.</source>
        <translation>Bitte melden Sie es; das Protokoll sagt mehr.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>The test &quot;%1&quot; has an unknown stage.</source>
        <translation>Die Untersuchung „%1“ hat eine unbekannte Stufe.</translation>
    </message>
    <message>
        <source>Give one kind of them.</source>
        <translation>Geben Sie eine Art davon an.</translation>
    </message>
    <message>
        <source>A network that says when to trust estimates needs one batch for each bucket.</source>
        <translation>Ein Netz, das sagt, wann Schätzungen zu trauen ist, braucht je Gruppe eine Anforderung.</translation>
    </message>
    <message>
        <source>All rows of the training part are of one class.</source>
        <translation>Alle Zeilen des Trainingsteils gehören zu einer Klasse.</translation>
    </message>
    <message>
        <source>Not ruled out, and must not be missed: %1.</source>
        <translation>Nicht ausgeschlossen und darf nicht übersehen werden: %1.</translation>
    </message>
    <message>
        <source>The feature &quot;%1&quot; has no categories.</source>
        <translation>Das Merkmal „%1“ hat keine Kategorien.</translation>
    </message>
    <message>
        <source>The training part has no rows.</source>
        <translation>Der Trainingsteil hat keine Zeilen.</translation>
    </message>
    <message>
        <source>The training part has no value in any column.</source>
        <translation>Der Trainingsteil hat in keiner Spalte einen Wert.</translation>
    </message>
    <message>
        <source>Train the model with --selection bucket, or leave out --supervised.</source>
        <translation>Trainieren Sie das Modell mit --selection bucket, oder lassen Sie --supervised weg.</translation>
    </message>
    <message>
        <source>a rate lies outside 0 to 1</source>
        <translation>eine Rate liegt außerhalb von 0 bis 1</translation>
    </message>
    <message>
        <source>stands beside other budgets</source>
        <translation>steht neben anderen Budgets</translation>
    </message>
    <message>
        <source>The test part has no rows.</source>
        <translation>Der Testteil hat keine Zeilen.</translation>
    </message>
    <message>
        <source>Comparing experts on validation data</source>
        <translation>Experten werden auf Validierungsdaten verglichen</translation>
    </message>
    <message>
        <source>it does not say what tests add for patients in general</source>
        <translation>es sagt nicht, was Tests bei Patienten im Allgemeinen beitragen</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>%1 %2 was trained on some of these patients, which praises it.</source>
        <translation>%1 %2 wurde mit einigen dieser Patienten trainiert, was für es spricht.</translation>
    </message>
    <message>
        <source>%1 The model that came with the program is used.</source>
        <translation>%1 Verwendet wird das Modell, das mit dem Programm kam.</translation>
    </message>
    <message>
        <source>%1 Whether %2 was trained on some of these patients is not known.</source>
        <translation>%1 Ob %2 mit einigen dieser Patienten trainiert wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 fields, where the first line has %2.</source>
        <translation>%1 Felder, wo die erste Zeile %2 hat.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>%1 is being written by %2.</source>
        <translation>%1 wird gerade beschrieben von %2.</translation>
    </message>
    <message>
        <source>%1 is in use.</source>
        <translation>%1 ist in Benutzung.</translation>
    </message>
    <message>
        <source>%1 is open for reading only: it, or its folder, cannot be written.</source>
        <translation>%1 ist nur zum Lesen geöffnet: Datei oder Ordner können nicht beschrieben werden.</translation>
    </message>
    <message>
        <source>%1, a check</source>
        <translation>%1, eine Prüfung</translation>
    </message>
    <message>
        <source>%1, event %2</source>
        <translation>%1, Ereignis %2</translation>
    </message>
    <message>
        <source>%1, field &quot;%2&quot;</source>
        <translation>%1, Feld „%2“</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1, line 1: the name of column %2 %3.</source>
        <translation>%1, Zeile 1: Der Name der Spalte %2 %3.</translation>
    </message>
    <message>
        <source>1 field, where the first line has %1.</source>
        <translation>1 Feld, wo die erste Zeile %1 hat.</translation>
    </message>
    <message>
        <source>Chest pain</source>
        <translation>Brustschmerz</translation>
    </message>
    <message>
        <source>Correct the line.</source>
        <translation>Korrigieren Sie die Zeile.</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;? Its columns are: %2.</source>
        <translation>Meinten Sie „%1“? Die Spalten sind: %2.</translation>
    </message>
    <message>
        <source>Event %1 (%2): %3</source>
        <translation>Ereignis %1 (%2): %3</translation>
    </message>
    <message>
        <source>For an hour a pressing pain behind the breastbone, with sweating and nausea; 61 years old, smokes. No cough.</source>
        <translation>Seit einer Stunde drückender Schmerz hinter dem Brustbein, mit Schwitzen und Übelkeit; 61 Jahre alt, raucht. Kein Husten.</translation>
    </message>
    <message>
        <source>Its columns are: %1.</source>
        <translation>Die Spalten sind: %1.</translation>
    </message>
    <message>
        <source>None of %1 can&apos;t-miss diseases is recognised less often than by %2, beyond chance.</source>
        <translation>Keine von %1 Krankheiten, die nicht übersehen werden dürfen, wird über den Zufall hinaus seltener erkannt als von %2.</translation>
    </message>
    <message>
        <source>Recognised less often than by %1: %2.</source>
        <translation>Seltener erkannt als von %1: %2.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Entfernen Sie es.</translation>
    </message>
    <message>
        <source>The file may have been cut: copy it again, or remove its last line.</source>
        <translation>Die Datei ist vielleicht abgeschnitten: Kopieren Sie sie noch einmal, oder entfernen Sie ihre letzte Zeile.</translation>
    </message>
    <message>
        <source>form %1</source>
        <translation>Form %1</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>enthält %1</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;</source>
        <translation>ist „%1“</translation>
    </message>
    <message>
        <source>is no pattern with its arguments</source>
        <translation>ist kein Muster mit seinen Argumenten</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 The training goes on from its last checkpoint when it is started again.</source>
        <translation>%1 Das Training geht vom letzten Sicherungspunkt aus weiter, wenn es wieder gestartet wird.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Case %1, event %2</source>
        <translation>Fall %1, Ereignis %2</translation>
    </message>
    <message>
        <source>Check what nvidia-smi says, or choose the CPU.</source>
        <translation>Sehen Sie nach, was nvidia-smi sagt, oder wählen Sie die CPU.</translation>
    </message>
    <message>
        <source>Choose a smaller batch, or the CPU.</source>
        <translation>Wählen Sie kleinere Stapel oder die CPU.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller batch.</source>
        <translation>Schließen Sie andere Programme, oder wählen Sie kleinere Stapel.</translation>
    </message>
    <message>
        <source>The model has no threshold for a budget of %1.</source>
        <translation>Das Modell hat keine Schwelle für ein Budget von %1.</translation>
    </message>
    <message>
        <source>The model was trained on values from %1 to %2; check the number and its unit.</source>
        <translation>Das Modell hat an Werten von %1 bis %2 gelernt; prüfen Sie Zahl und Einheit.</translation>
    </message>
    <message>
        <source>Which batch of tests to order now, and what can be estimated instead. Written by GENEX %1.</source>
        <translation>Welche Untersuchungen jetzt anzufordern sind und was stattdessen geschätzt werden kann. Geschrieben von GENEX %1.</translation>
    </message>
    <message>
        <source>a clinician</source>
        <translation>Kliniker/in</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>Anamnese</translation>
    </message>
    <message>
        <source>backup %1</source>
        <translation>Sicherung %1</translation>
    </message>
    <message>
        <source>create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>examine</source>
        <translation>Untersuchung</translation>
    </message>
    <message>
        <source>imaging</source>
        <translation>Bildgebung</translation>
    </message>
    <message>
        <source>lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>make</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>a value that is not positive has a logarithm</source>
        <translation>ein Wert, der nicht positiv ist, hat einen Logarithmus</translation>
    </message>
    <message>
        <source>Choose a folder that exists, has space left and may be written to.</source>
        <translation>Wählen Sie einen Ordner, den es gibt, in dem Platz ist und in den geschrieben werden darf.</translation>
    </message>
    <message>
        <source>A disease that must not be missed is not ruled out, so the case is not concluded on estimates.</source>
        <translation>Eine Krankheit, die nicht übersehen werden darf, ist nicht ausgeschlossen; der Fall wird deshalb nicht mit Schätzungen abgeschlossen.</translation>
    </message>
    <message>
        <source>Confidence is below τ, so the estimates are not trusted.</source>
        <translation>Die Konfidenz liegt unter τ, den Schätzungen wird nicht vertraut.</translation>
    </message>
    <message>
        <source>Enter its results and conclude; another batch can follow.</source>
        <translation>Geben Sie die Ergebnisse ein und schließen Sie ab; danach ist eine weitere Anforderung möglich.</translation>
    </message>
    <message>
        <source>Give a text of up to %1 bytes.</source>
        <translation>Geben Sie einen Text von höchstens %1 Byte an.</translation>
    </message>
    <message>
        <source>See core/protocol/README.md.</source>
        <translation>Siehe core/protocol/README.md.</translation>
    </message>
    <message>
        <source>The answer to %1</source>
        <translation>Die Antwort auf %1</translation>
    </message>
    <message>
        <source>The message</source>
        <translation>Die Nachricht</translation>
    </message>
    <message>
        <source>is of another form</source>
        <translation>hat eine andere Form</translation>
    </message>
    <message>
        <source>Add it; core/protocol/README.md names the fields.</source>
        <translation>Ergänzen Sie es; core/protocol/README.md nennt die Felder.</translation>
    </message>
    <message>
        <source>Give rows and seed alone, or the kind file.</source>
        <translation>Geben Sie nur rows und seed an, oder die Art file.</translation>
    </message>
    <message>
        <source>The summary</source>
        <translation>Die Zusammenfassung</translation>
    </message>
    <message>
        <source>The training settings</source>
        <translation>Die Trainingseinstellungen</translation>
    </message>
    <message>
        <source>is sample, and the rest is a file&apos;s</source>
        <translation>ist sample, und das Übrige gehört zu einer Datei</translation>
    </message>
</context>
<context>
    <name>Models</name>
    <message>
        <source>Disease</source>
        <translation>Krankheit</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Patienten</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Recall of the active</source>
        <translation>Sensitivität des aktiven</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Untergruppe</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>has ↓  named →</source>
        <translation>hat ↓  genannt →</translation>
    </message>
    <message>
        <source>this model</source>
        <translation>dieses Modell</translation>
    </message>
    <message>
        <source>as sure as right</source>
        <translation>so sicher wie richtig</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>how sure</source>
        <translation>wie sicher</translation>
    </message>
    <message>
        <source>how often right</source>
        <translation>wie oft richtig</translation>
    </message>
    <message>
        <source>%1 sure: %2 right (%3 of the patients)</source>
        <translation>%1 sicher: %2 richtig (%3 der Patienten)</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>active · %1</source>
        <translation>aktiv · %1</translation>
    </message>
    <message>
        <source>with estimates</source>
        <translation>mit Schätzungen</translation>
    </message>
    <message>
        <source>all checks passed</source>
        <translation>alle Prüfungen bestanden</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>The files are whole</source>
        <translation>Die Dateien sind unversehrt</translation>
    </message>
    <message>
        <source>This program reads it</source>
        <translation>Dieses Programm liest es</translation>
    </message>
    <message>
        <source>Measured on patients it has not seen</source>
        <translation>Gemessen an Patienten, die es nicht gesehen hat</translation>
    </message>
    <message>
        <source>The tests help</source>
        <translation>Die Untersuchungen helfen</translation>
    </message>
    <message>
        <source>Its probabilities can be believed</source>
        <translation>Seinen Wahrscheinlichkeiten ist zu trauen</translation>
    </message>
    <message>
        <source>Can’t-miss diseases are not recognised less often</source>
        <translation>Was nicht übersehen werden darf, wird nicht seltener erkannt</translation>
    </message>
    <message>
        <source>No disease is lost</source>
        <translation>Keine Krankheit geht verloren</translation>
    </message>
    <message>
        <source>This model</source>
        <translation>Dieses Modell</translation>
    </message>
    <message>
        <source>Active model</source>
        <translation>Aktives Modell</translation>
    </message>
    <message>
        <source>Right, with estimates</source>
        <translation>Richtig, mit Schätzungen</translation>
    </message>
    <message>
        <source>Tests ordered</source>
        <translation>Angeforderte Untersuchungen</translation>
    </message>
    <message>
        <source>Second visits</source>
        <translation>Zweite Besuche</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Kalibrierungsfehler</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>female</source>
        <translation>weiblich</translation>
    </message>
    <message>
        <source>male</source>
        <translation>männlich</translation>
    </message>
    <message>
        <source>other sex</source>
        <translation>divers</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Amended, open</source>
        <translation>In Korrektur</translation>
    </message>
    <message>
        <source>Case report</source>
        <translation>Fallbericht</translation>
    </message>
    <message>
        <source>For research and education only. Not a medical device: do not use it to care for patients.</source>
        <translation>Nur für Forschung und Lehre. Kein Medizinprodukt: nicht für die Versorgung von Patienten verwenden.</translation>
    </message>
    <message>
        <source>before any order</source>
        <translation>vor jeder Anforderung</translation>
    </message>
    <message>
        <source>after the order of round %1</source>
        <translation>nach der Anforderung der Runde %1</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannt</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>not ordered yet</source>
        <translation>noch nicht angefordert</translation>
    </message>
    <message>
        <source>Recommended and not ordered: %1.</source>
        <translation>Empfohlen und nicht angefordert: %1.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Anforderungen</translation>
    </message>
    <message>
        <source>Nothing has been ordered.</source>
        <translation>Es wurde nichts angefordert.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Untersuchung</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Result in</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Ordered (UTC)</source>
        <translation>Angefordert (UTC)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Taken (UTC)</source>
        <translation>Abnahme (UTC)</translation>
    </message>
    <message>
        <source>Entered (UTC)</source>
        <translation>Eingabe (UTC)</translation>
    </message>
    <message>
        <source>– unavailable: %1</source>
        <translation>– nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>– awaited</source>
        <translation>– ausstehend</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>≈ Estimated and not trusted</source>
        <translation>≈ Geschätzt und nicht vertraut</translation>
    </message>
    <message>
        <source>What these stood for was ordered. They are no part of the differential.</source>
        <translation>Wofür diese standen, wurde angefordert. Sie gehen nicht in die Differenzialdiagnose ein.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Patient</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Left out, since they may name the patient: %1.</source>
        <translation>Weggelassen, da sie den Patienten nennen könnten: %1.</translation>
    </message>
    <message>
        <source>Opened the case.</source>
        <translation>Fall angelegt.</translation>
    </message>
    <message>
        <source>Changed the details of the patient.</source>
        <translation>Patientendaten geändert.</translation>
    </message>
    <message>
        <source>Wrote a note.</source>
        <translation>Notiz geschrieben.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>When (UTC)</source>
        <translation>Wann (UTC)</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (rückgängig gemacht)</translation>
    </message>
    <message>
        <source>History of the case</source>
        <translation>Verlauf des Falls</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>Now: from what is known. Expected: with the results of the batch.</source>
        <translation>Jetzt: aus dem Bekannten. Erwartet: mit den Ergebnissen der Anforderung.</translation>
    </message>
    <message>
        <source>After: with results and ≈ estimated values.</source>
        <translation>Nachher: mit Ergebnissen und ≈ geschätzten Werten.</translation>
    </message>
    <message>
        <source>After: with the results.</source>
        <translation>Nachher: mit den Ergebnissen.</translation>
    </message>
    <message>
        <source>Before: from the findings alone.</source>
        <translation>Vorher: aus den Befunden allein.</translation>
    </message>
    <message>
        <source>No model has answered yet.</source>
        <translation>Noch hat kein Modell geantwortet.</translation>
    </message>
    <message>
        <source>Fallback taken: the estimates were not trusted, and what they stood for was ordered.</source>
        <translation>Rückfall eingetreten: Den Schätzungen wurde nicht vertraut; wofür sie standen, wurde angefordert.</translation>
    </message>
    <message>
        <source>Fallback not taken: the estimates were trusted and are part of the differential.</source>
        <translation>Kein Rückfall: Den Schätzungen wurde vertraut; sie gehen in die Differenzialdiagnose ein.</translation>
    </message>
    <message>
        <source>Fallback not taken: nothing was estimated.</source>
        <translation>Kein Rückfall: Es wurde nichts geschätzt.</translation>
    </message>
    <message>
        <source>Expected with the batch: %1.</source>
        <translation>Mit der Anforderung erwartet: %1.</translation>
    </message>
    <message>
        <source>Whether the fallback is taken is decided when the results are in.</source>
        <translation>Ob ein Rückfall eintritt, entscheidet sich, wenn die Ergebnisse da sind.</translation>
    </message>
    <message>
        <source>Confidence %1; the model has no threshold τ.</source>
        <translation>Konfidenz %1; das Modell hat keinen Schwellenwert τ.</translation>
    </message>
    <message>
        <source>Confidence %1, at or above τ = %2.</source>
        <translation>Konfidenz %1, erreicht τ = %2.</translation>
    </message>
    <message>
        <source>Confidence %1, below τ = %2.</source>
        <translation>Konfidenz %1, unter τ = %2.</translation>
    </message>
    <message>
        <source>Differential</source>
        <translation>Differenzialdiagnose</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>Disease</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Expected with the batch</source>
        <translation>Mit der Anforderung erwartet</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dafür</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Dagegen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Evidence: %1, %2</source>
        <translation>Belege: %1, %2</translation>
    </message>
    <message>
        <source>In brackets: how much the logarithm of the probability would fall (+) or rise (−) without it.</source>
        <translation>In Klammern: um wie viel der Logarithmus der Wahrscheinlichkeit ohne den Befund fiele (+) oder stiege (−).</translation>
    </message>
    <message>
        <source>and %1 more: see the details</source>
        <translation>und %1 weitere: siehe Einzelheiten</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>no gain expected by itself</source>
        <translation>für sich allein kein Gewinn erwartet</translation>
    </message>
    <message>
        <source>%1 of the expected gain</source>
        <translation>%1 des erwarteten Gewinns</translation>
    </message>
    <message>
        <source>ordered by the doctor, not estimated</source>
        <translation>ärztlich angefordert, nicht geschätzt</translation>
    </message>
    <message>
        <source>added by the doctor</source>
        <translation>ärztlich hinzugefügt</translation>
    </message>
    <message>
        <source>ordered besides by the doctor</source>
        <translation>zusätzlich ärztlich angefordert</translation>
    </message>
    <message>
        <source>fallback: its estimate was not trusted</source>
        <translation>Rückfall: Der Schätzung wurde nicht vertraut</translation>
    </message>
    <message>
        <source>≈ To be estimated, not ordered</source>
        <translation>≈ Zu schätzen, nicht angefordert</translation>
    </message>
    <message>
        <source>The model will generate these values. They are no observations.</source>
        <translation>Das Modell wird diese Werte erzeugen. Sie sind keine Beobachtungen.</translation>
    </message>
    <message>
        <source>≈ to be estimated</source>
        <translation>≈ zu schätzen</translation>
    </message>
    <message>
        <source>≈ Estimated, not observed</source>
        <translation>≈ Geschätzt, nicht beobachtet</translation>
    </message>
    <message>
        <source>Generated by the model from what is known. No observations.</source>
        <translation>Vom Modell aus dem Bekannten erzeugt. Keine Beobachtungen.</translation>
    </message>
    <message>
        <source>Nothing: the estimates were not trusted, and what they stood for was ordered.</source>
        <translation>Nichts: Den Schätzungen wurde nicht vertraut; wofür sie standen, wurde angefordert.</translation>
    </message>
    <message>
        <source>Nothing is estimated.</source>
        <translation>Es wird nichts geschätzt.</translation>
    </message>
    <message>
        <source>unavailable: %1</source>
        <translation>nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>awaited</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>1 test</source>
        <translation>1 Untersuchung</translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation>%1 Untersuchungen</translation>
    </message>
    <message>
        <source>%1 · %2 · last result: %3</source>
        <translation>%1 · %2 · letztes Ergebnis: %3</translation>
    </message>
    <message>
        <source>%1, after the order</source>
        <translation>%1, nach der Anforderung</translation>
    </message>
    <message>
        <source>None has been entered.</source>
        <translation>Es wurde keiner eingegeben.</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Recommended, not ordered yet</source>
        <translation>Empfohlen, noch nicht angefordert</translation>
    </message>
    <message>
        <source>Ordered, and why</source>
        <translation>Angefordert, mit Grund</translation>
    </message>
    <message>
        <source>None has been reported.</source>
        <translation>Es liegt keines vor.</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schätzungen</translation>
    </message>
    <message>
        <source>%1, estimated</source>
        <translation>%1, geschätzt</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>SHA-256 of the model</source>
        <translation>SHA-256 des Modells</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Right, all ordered</source>
        <translation>Richtig, alles angefordert</translation>
    </message>
    <message>
        <source>Right, with estimates</source>
        <translation>Richtig, mit Schätzungen</translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation>Rückfall</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Kalibrierungsfehler</translation>
    </message>
    <message>
        <source>What the model is for, and its limits</source>
        <translation>Wofür das Modell da ist, und seine Grenzen</translation>
    </message>
    <message>
        <source>Trained by GENEX %1 with seed %2 on %3 patients, calibrated on %4; it knows %5 features and %6 diseases. The figures are of those %4.</source>
        <translation>Trainiert von GENEX %1 mit Startwert %2 an %3 Patienten, kalibriert an %4; es kennt %5 Merkmale und %6 Krankheiten. Die Zahlen gelten für jene %4.</translation>
    </message>
    <message>
        <source>How the model was made and calibrated</source>
        <translation>Wie das Modell entstand und kalibriert wurde</translation>
    </message>
    <message>
        <source>Conclusion and recommendation come from different models.</source>
        <translation>Abschluss und Empfehlung stammen von verschiedenen Modellen.</translation>
    </message>
    <message>
        <source>The card of this model is not at hand: its limits and its calibration are not known here.</source>
        <translation>Die Karte dieses Modells liegt nicht vor: Seine Grenzen und seine Kalibrierung sind hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>no disease named</source>
        <translation>keine Diagnose genannt</translation>
    </message>
    <message>
        <source>The program names no disease.</source>
        <translation>Das Programm nennt keine Diagnose.</translation>
    </message>
    <message>
        <source>Most likely: %1, %2.</source>
        <translation>Am wahrscheinlichsten: %1, %2.</translation>
    </message>
    <message>
        <source>The result of 1 test is awaited.</source>
        <translation>Das Ergebnis von 1 Untersuchung steht aus.</translation>
    </message>
    <message>
        <source>The results of %1 tests are awaited.</source>
        <translation>Die Ergebnisse von %1 Untersuchungen stehen aus.</translation>
    </message>
    <message>
        <source>No tests have been recommended yet.</source>
        <translation>Es wurden noch keine Untersuchungen empfohlen.</translation>
    </message>
    <message>
        <source>No test needs to be ordered.</source>
        <translation>Es muss nichts angefordert werden.</translation>
    </message>
    <message>
        <source>1 test is recommended and not ordered yet.</source>
        <translation>1 Untersuchung ist empfohlen und noch nicht angefordert.</translation>
    </message>
    <message>
        <source>%1 tests are recommended and not ordered yet.</source>
        <translation>%1 Untersuchungen sind empfohlen und noch nicht angefordert.</translation>
    </message>
    <message>
        <source>No disease is named, because</source>
        <translation>Es wird keine Diagnose genannt, weil</translation>
    </message>
    <message>
        <source>To be careful about</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>%1, by %2: %3</source>
        <translation>%1, von %2: %3</translation>
    </message>
    <message>
        <source>Before: %1 (concluded %2).</source>
        <translation>Vorher: %1 (abgeschlossen %2).</translation>
    </message>
    <message>
        <source>Amended by %1: %2</source>
        <translation>Korrigiert von %1: %2</translation>
    </message>
    <message>
        <source>Another batch was started by %1.</source>
        <translation>Eine weitere Anforderung wurde begonnen von %1.</translation>
    </message>
    <message>
        <source>The estimates were not trusted.</source>
        <translation>Den Schätzungen wurde nicht vertraut.</translation>
    </message>
    <message>
        <source>Reopened to be amended, and not concluded again yet.</source>
        <translation>Zur Korrektur wieder geöffnet und noch nicht wieder abgeschlossen.</translation>
    </message>
    <message>
        <source>All results are in. The case is not concluded yet.</source>
        <translation>Alle Ergebnisse sind da. Der Fall ist noch nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Concluded (UTC)</source>
        <translation>Abgeschlossen (UTC)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>It said</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Why it no longer stands</source>
        <translation>Warum sie nicht mehr gilt</translation>
    </message>
    <message>
        <source>What it was before</source>
        <translation>Was vorher galt</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Results in</source>
        <translation>Ergebnisse da</translation>
    </message>
    <message>
        <source>Fallback ordered</source>
        <translation>Rückfall angefordert</translation>
    </message>
    <message>
        <source>Concluded</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>≈ %1 present</source>
        <translation>≈ %1 vorhanden</translation>
    </message>
    <message>
        <source>≈ estimated</source>
        <translation>≈ geschätzt</translation>
    </message>
    <message>
        <source>! Also at or above the threshold from which they must not be missed: %1.</source>
        <translation>! Ebenfalls auf oder über der Schwelle, ab der sie nicht übersehen werden dürfen: %1.</translation>
    </message>
    <message>
        <source>! %1 (can’t miss, %2)</source>
        <translation>! %1 (nicht übersehen, %2)</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>from the patient&apos;s details</source>
        <translation>aus den Angaben zum Patienten</translation>
    </message>
    <message>
        <source>at the bedside</source>
        <translation>am Bett</translation>
    </message>
    <message>
        <source>laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>imaging</source>
        <translation>Bildgebung</translation>
    </message>
    <message>
        <source>Chosen for this patient.</source>
        <translation>Für diesen Patienten gewählt.</translation>
    </message>
    <message>
        <source>Chosen for patients like this one (bucket %1).</source>
        <translation>Für Patienten wie diesen gewählt (Gruppe %1).</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>“%1” is no device: use auto, cpu, cuda or cuda:0.</source>
        <translation>„%1“ ist kein Gerät: Verwenden Sie auto, cpu, cuda oder cuda:0.</translation>
    </message>
    <message>
        <source>This names no program.</source>
        <translation>Das nennt kein Programm.</translation>
    </message>
    <message>
        <source>There is no program %1 on this machine.</source>
        <translation>Auf diesem Rechner gibt es kein Programm %1.</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>equal rows stay together</source>
        <translation>gleiche Zeilen bleiben zusammen</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>Zeile für Zeile</translation>
    </message>
    <message>
        <source>%1 of %2 buckets: the others would have too few patients and are merged.</source>
        <translation>%1 von %2 Gruppen: Die anderen hätten zu wenige Patienten und werden zusammengelegt.</translation>
    </message>
    <message>
        <source>known first: column %1</source>
        <translation>anfangs bekannt: Spalte %1</translation>
    </message>
    <message>
        <source>known first: as many features as the table allows</source>
        <translation>anfangs bekannt: so viele Merkmale, wie die Tabelle erlaubt</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 features, %4 diseases; split: %5; %6.</source>
        <translation>%1: %2 Zeilen, %3 Merkmale, %4 Krankheiten; Aufteilung: %5; %6.</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>CPU. %1</source>
        <translation>CPU. %1</translation>
    </message>
    <message>
        <source>About %1 on %2, %3 of memory (%4 free).</source>
        <translation>Etwa %1 auf %2, %3 Arbeitsspeicher (%4 frei).</translation>
    </message>
    <message>
        <source>! That is more memory than is free: close other programs, or train on fewer rows.</source>
        <translation>! Das ist mehr Arbeitsspeicher, als frei ist: Schließen Sie andere Programme oder trainieren Sie an weniger Zeilen.</translation>
    </message>
    <message>
        <source>All: expert</source>
        <translation>Alle: Experte</translation>
    </message>
    <message>
        <source>All: generator</source>
        <translation>Alle: Generator</translation>
    </message>
    <message>
        <source>Bucket %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>training the expert, step %1</source>
        <translation>trainiert den Experten, Schritt %1</translation>
    </message>
    <message>
        <source>training the generator, step %1</source>
        <translation>trainiert den Generator, Schritt %1</translation>
    </message>
    <message>
        <source>choosing tests, %1</source>
        <translation>wählt Untersuchungen, %1</translation>
    </message>
    <message>
        <source>choosing estimates, budget %1</source>
        <translation>wählt Schätzungen, Budget %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>can go on</source>
        <translation>fortsetzbar</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed, can go on</source>
        <translation>gescheitert, fortsetzbar</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>One bucket.</source>
        <translation>Eine Gruppe.</translation>
    </message>
    <message>
        <source>%1 buckets.</source>
        <translation>%1 Gruppen.</translation>
    </message>
    <message>
        <source>known first: one feature</source>
        <translation>anfangs bekannt: ein Merkmal</translation>
    </message>
    <message>
        <source>known first: %1 features</source>
        <translation>anfangs bekannt: %1 Merkmale</translation>
    </message>
    <message>
        <source>Each chooses about one test.</source>
        <translation>Jede wählt etwa eine Untersuchung.</translation>
    </message>
    <message>
        <source>Each chooses about %1 tests.</source>
        <translation>Jede wählt etwa %1 Untersuchungen.</translation>
    </message>
    <message>
        <source>All: other expert</source>
        <translation>Alle: anderer Experte</translation>
    </message>
</context>
<context>
    <name>TrainingRun</name>
    <message>
        <source>mean orders per patient</source>
        <translation>mittlere Anforderungen je Patient</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>with estimates and τ</source>
        <translation>mit Schätzungen und τ</translation>
    </message>
    <message>
        <source>all of U ordered</source>
        <translation>ganz U angefordert</translation>
    </message>
    <message>
        <source>floor: nothing ordered</source>
        <translation>Untergrenze: nichts angefordert</translation>
    </message>
    <message>
        <source>ceiling: everything known</source>
        <translation>Obergrenze: alles bekannt</translation>
    </message>
    <message>
        <source>%1: %2 right with %3 orders.</source>
        <translation>%1: %2 richtig mit %3 Anforderungen.</translation>
    </message>
</context>
<context>
    <name>TrainingSettings</name>
    <message>
        <source>Patients and buckets</source>
        <translation>Patienten und Gruppen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Of every random choice: the same seed gives the same model.</source>
        <translation>Für jede zufällige Wahl: Derselbe Startwert ergibt dasselbe Modell.</translation>
    </message>
    <message>
        <source>Buckets B</source>
        <translation>Gruppen B</translation>
    </message>
    <message>
        <source>Groups of similar patients with an expert each: a power of two for hyperplanes. More suit large tables; small buckets are merged.</source>
        <translation>Gruppen ähnlicher Patienten mit je einem Experten: eine Zweierpotenz bei Hyperebenen. Mehr passen zu großen Tabellen; kleine Gruppen werden zusammengelegt.</translation>
    </message>
    <message>
        <source>8 (DP, MNIST)</source>
        <translation>8 (DP, MNIST)</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>How patients are put into buckets.</source>
        <translation>Wie Patienten auf Gruppen verteilt werden.</translation>
    </message>
    <message>
        <source>hyperplanes</source>
        <translation>hyperplanes</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Centred: absent (−1) differs from unknown (0). Zero-one takes both for the same.</source>
        <translation>Bei centred unterscheidet sich nicht vorhanden (−1) von unbekannt (0); zero-one nimmt beides für dasselbe.</translation>
    </message>
    <message>
        <source>zero-one</source>
        <translation>zero-one</translation>
    </message>
    <message>
        <source>Weight of repetitions</source>
        <translation>Gewicht von Wiederholungen</translation>
    </message>
    <message>
        <source>A row that stands in the table k times counts k to this power: 0 counts variety, 1 counts rows.</source>
        <translation>Eine Zeile, die k-mal in der Tabelle steht, zählt k hoch diese Zahl: 0 zählt Vielfalt, 1 zählt Zeilen.</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Verborgene Einheiten</translation>
    </message>
    <message>
        <source>Width of an expert. More learn finer differences and need more patients.</source>
        <translation>Breite eines Experten. Mehr lernen feinere Unterschiede und brauchen mehr Patienten.</translation>
    </message>
    <message>
        <source>32</source>
        <translation>32</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Vorgeschaltet</translation>
    </message>
    <message>
        <source>Whether an expert starts from the generator&apos;s encoder.</source>
        <translation>Ob ein Experte vom Encoder des Generators ausgeht.</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>encoder</translation>
    </message>
    <message>
        <source>Steps for all</source>
        <translation>Schritte für alle</translation>
    </message>
    <message>
        <source>Of the expert that every bucket starts from.</source>
        <translation>Des Experten, von dem jede Gruppe ausgeht.</translation>
    </message>
    <message>
        <source>Steps per bucket</source>
        <translation>Schritte je Gruppe</translation>
    </message>
    <message>
        <source>Of each bucket&apos;s own expert after that.</source>
        <translation>Danach, des eigenen Experten jeder Gruppe.</translation>
    </message>
    <message>
        <source>Patients per step</source>
        <translation>Patienten je Schritt</translation>
    </message>
    <message>
        <source>Less takes less memory and is less steady.</source>
        <translation>Weniger braucht weniger Arbeitsspeicher und verläuft unruhiger.</translation>
    </message>
    <message>
        <source>1024</source>
        <translation>1024</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Adam&apos;s, for all; falls to a tenth.</source>
        <translation>Von Adam, für alle; sinkt auf ein Zehntel.</translation>
    </message>
    <message>
        <source>0.001</source>
        <translation>0.001</translation>
    </message>
    <message>
        <source>Learning rate per bucket</source>
        <translation>Lernrate je Gruppe</translation>
    </message>
    <message>
        <source>Smaller, so that a bucket does not forget what all have in common.</source>
        <translation>Kleiner, damit eine Gruppe nicht vergisst, was allen gemeinsam ist.</translation>
    </message>
    <message>
        <source>Exchanged values</source>
        <translation>Vertauschte Werte</translation>
    </message>
    <message>
        <source>Part of the values that come from another patient: an expert then relies on no single value.</source>
        <translation>Anteil der Werte, die von einem anderen Patienten stammen: So verlässt sich ein Experte auf keinen einzelnen Wert.</translation>
    </message>
    <message>
        <source>Shown besides</source>
        <translation>Zusätzlich gezeigt</translation>
    </message>
    <message>
        <source>Up to this part of all features is shown to an expert besides what is known first.</source>
        <translation>Bis zu diesem Anteil aller Merkmale wird einem Experten neben dem anfangs Bekannten gezeigt.</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Glättung der Zielwerte</translation>
    </message>
    <message>
        <source>Probability spread over all diseases: less certain where it must not be.</source>
        <translation>Wahrscheinlichkeit, die auf alle Krankheiten verteilt wird: weniger sicher, wo Sicherheit nicht sein darf.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Gewichtszerfall</translation>
    </message>
    <message>
        <source>Keeps weights small: raise it when test patients do much worse than training ones.</source>
        <translation>Hält Gewichte klein: Erhöhen Sie ihn, wenn es bei Testpatienten viel schlechter geht als bei Trainingspatienten.</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>Generatoren</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>None: nothing is estimated, everything is ordered. Transformer: as in the paper, slower.</source>
        <translation>none: Nichts wird geschätzt, alles wird angefordert. transformer: wie in der Arbeit, langsamer.</translation>
    </message>
    <message>
        <source>transformer</source>
        <translation>transformer</translation>
    </message>
    <message>
        <source>Latent dimensions</source>
        <translation>Latente Dimensionen</translation>
    </message>
    <message>
        <source>Of the code that values are drawn from.</source>
        <translation>Des Codes, aus dem Werte gezogen werden.</translation>
    </message>
    <message>
        <source>Hidden units of the encoder</source>
        <translation>Verborgene Einheiten des Encoders</translation>
    </message>
    <message>
        <source>Of the pooled encoder.</source>
        <translation>Des gemeinsamen Encoders (pooled).</translation>
    </message>
    <message>
        <source>Position embedding</source>
        <translation>Positionseinbettung</translation>
    </message>
    <message>
        <source>Of the transformer.</source>
        <translation>Des Transformers.</translation>
    </message>
    <message>
        <source>20 (DP), 69 (MNIST)</source>
        <translation>20 (DP), 69 (MNIST)</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>Divide the position embedding plus one.</source>
        <translation>Müssen die Positionseinbettung plus eins teilen.</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>Attention layers</source>
        <translation>Attention-Schichten</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Hidden units of the decoder</source>
        <translation>Verborgene Einheiten des Decoders</translation>
    </message>
    <message>
        <source>What turns a code into values.</source>
        <translation>Was aus einem Code Werte macht.</translation>
    </message>
    <message>
        <source>β per feature</source>
        <translation>β je Merkmal</translation>
    </message>
    <message>
        <source>How much the code is held to the normal distribution: more makes values alike.</source>
        <translation>Wie stark der Code an die Normalverteilung gebunden ist: Mehr macht Werte einander ähnlich.</translation>
    </message>
    <message>
        <source>√2/100</source>
        <translation>√2/100</translation>
    </message>
    <message>
        <source>Of the generator that every bucket starts from.</source>
        <translation>Des Generators, von dem jede Gruppe ausgeht.</translation>
    </message>
    <message>
        <source>Of each bucket&apos;s own generator.</source>
        <translation>Des eigenen Generators jeder Gruppe.</translation>
    </message>
    <message>
        <source>Less takes less memory.</source>
        <translation>Weniger braucht weniger Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Adam&apos;s.</source>
        <translation>Von Adam.</translation>
    </message>
    <message>
        <source>Choosing tests</source>
        <translation>Untersuchungen wählen</translation>
    </message>
    <message>
        <source>Largest batch</source>
        <translation>Größte Anforderung</translation>
    </message>
    <message>
        <source>As a part of all features: smaller batches are cut from it later.</source>
        <translation>Als Anteil aller Merkmale: Kleinere Anforderungen werden später daraus geschnitten.</translation>
    </message>
    <message>
        <source>up to 0.5</source>
        <translation>bis 0.5</translation>
    </message>
    <message>
        <source>Largest batch in money</source>
        <translation>Größte Anforderung in Geld</translation>
    </message>
    <message>
        <source>Instead of a number of tests; needs costs. 0: not by money.</source>
        <translation>Statt einer Anzahl von Untersuchungen; braucht Kosten. 0: nicht nach Geld.</translation>
    </message>
    <message>
        <source>Always ordered</source>
        <translation>Immer angefordert</translation>
    </message>
    <message>
        <source>Names with commas: every batch begins with these.</source>
        <translation>Namen, durch Kommas getrennt: Jede Anforderung beginnt mit diesen.</translation>
    </message>
    <message>
        <source>Never ordered</source>
        <translation>Nie angefordert</translation>
    </message>
    <message>
        <source>Names with commas: no batch holds these.</source>
        <translation>Namen, durch Kommas getrennt: Keine Anforderung enthält diese.</translation>
    </message>
    <message>
        <source>Exploration ε</source>
        <translation>Exploration ε</translation>
    </message>
    <message>
        <source>Chance that a pick is any test instead of the best.</source>
        <translation>Wahrscheinlichkeit, dass irgendeine Untersuchung statt der besten gewählt wird.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Patients per pick</source>
        <translation>Patienten je Wahl</translation>
    </message>
    <message>
        <source>On whom candidates are compared: more choose better and slower.</source>
        <translation>An denen Kandidaten verglichen werden: Mehr wählen besser und langsamer.</translation>
    </message>
    <message>
        <source>Draws per patient</source>
        <translation>Ziehungen je Patient</translation>
    </message>
    <message>
        <source>Of generated values, for comparing.</source>
        <translation>Erzeugter Werte, zum Vergleichen.</translation>
    </message>
    <message>
        <source>Steps after a pick</source>
        <translation>Schritte nach einer Wahl</translation>
    </message>
    <message>
        <source>Training interleaved with choosing.</source>
        <translation>Training im Wechsel mit dem Wählen.</translation>
    </message>
    <message>
        <source>These steps on F</source>
        <translation>Diese Schritte an F</translation>
    </message>
    <message>
        <source>Otherwise on real values alone.</source>
        <translation>Sonst nur an echten Werten.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>Δ</source>
        <translation>Δ</translation>
    </message>
    <message>
        <source>How much generated values count when comparing, from 0 to 1; −1: by the formula.</source>
        <translation>Wie viel erzeugte Werte beim Vergleichen zählen, von 0 bis 1; −1: nach der Formel.</translation>
    </message>
    <message>
        <source>the formula; 0.8 in its experiments</source>
        <translation>die Formel; 0.8 in den Experimenten</translation>
    </message>
    <message>
        <source>Strength of estimates ρ</source>
        <translation>Stärke der Schätzungen ρ</translation>
    </message>
    <message>
        <source>How much an estimate counts to an expert, between unknown (0) and observed (1).</source>
        <translation>Wie viel eine Schätzung für einen Experten zählt, zwischen unbekannt (0) und beobachtet (1).</translation>
    </message>
    <message>
        <source>Most estimated λ</source>
        <translation>Höchstens geschätzt λ</translation>
    </message>
    <message>
        <source>As a part of the batch.</source>
        <translation>Als Anteil der Anforderung.</translation>
    </message>
    <message>
        <source>Size of V</source>
        <translation>Größe von V</translation>
    </message>
    <message>
        <source>Validated: chosen with τ on validation data. Printed: as Algorithm 1 stops.</source>
        <translation>validated: mit τ an Validierungsdaten gewählt. printed: wie Algorithmus 1 endet.</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>printed</translation>
    </message>
    <message>
        <source>Deciding</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Rule for τ</source>
        <translation>Regel für τ</translation>
    </message>
    <message>
        <source>top-tenth</source>
        <translation>top-tenth</translation>
    </message>
    <message>
        <source>Accuracy for savings</source>
        <translation>Trefferquote für Einsparungen</translation>
    </message>
    <message>
        <source>That may be lost on validation data for saving orders.</source>
        <translation>Die an Validierungsdaten verloren gehen darf, um Anforderungen zu sparen.</translation>
    </message>
    <message>
        <source>Of generated values, when answering.</source>
        <translation>Erzeugter Werte, beim Antworten.</translation>
    </message>
    <message>
        <source>No answer below</source>
        <translation>Keine Antwort unter</translation>
    </message>
    <message>
        <source>The program names no disease below this confidence.</source>
        <translation>Unter dieser Konfidenz nennt das Programm keine Diagnose.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Buckets side by side</source>
        <translation>Gruppen nebeneinander</translation>
    </message>
    <message>
        <source>0: one per core.</source>
        <translation>0: eine je Kern.</translation>
    </message>
    <message>
        <source>Steps between checkpoints</source>
        <translation>Schritte zwischen Zwischenständen</translation>
    </message>
    <message>
        <source>So much is lost at most when the program ends in the middle.</source>
        <translation>So viel geht höchstens verloren, wenn das Programm mittendrin endet.</translation>
    </message>
    <message>
        <source>Chosen on validation data</source>
        <translation>Auf Validierungsdaten gewählt</translation>
    </message>
    <message>
        <source>With plans for each patient: whether experts start from counts, the number of buckets up to B, and what plans are made from.</source>
        <translation>Bei Plänen für jeden Patienten: ob Experten mit Häufigkeiten beginnen, die Zahl der Gruppen bis B, und woraus Pläne entstehen.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Starts from counts</source>
        <translation>Beginnt mit Häufigkeiten</translation>
    </message>
    <message>
        <source>An expert that begins as naive Bayes and learns what that cannot know.</source>
        <translation>Ein Experte, der als naiver Bayes beginnt und lernt, was dieser nicht wissen kann.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Proposal: what is drawn together holds together, and may be of one disease. Reconstruction: the paper&apos;s.</source>
        <translation>Vorschlag (proposal): Was zusammen gezogen wird, passt zusammen und kann von einer Krankheit sein. Rekonstruktion (reconstruction): wie im Artikel.</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>reconstruction</translation>
    </message>
    <message>
        <source>The batch is</source>
        <translation>Die Anforderung ist</translation>
    </message>
    <message>
        <source>Personal: planned for each patient from what is known. Bucket: one list for each bucket, as in the paper.</source>
        <translation>Personal: für jeden Patienten geplant aus dem, was bekannt ist. Bucket: eine Liste je Gruppe, wie im Artikel.</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation>bucket</translation>
    </message>
    <message>
        <source>A test pays from</source>
        <translation>Ein Test lohnt ab</translation>
    </message>
    <message>
        <source>What it adds at least to the expected probability of the right diagnosis: a personal batch ends where the next ones add less.</source>
        <translation>Was er zur erwarteten Wahrscheinlichkeit der richtigen Diagnose mindestens beiträgt: Eine persönliche Anforderung endet, wo die nächsten weniger beitragen.</translation>
    </message>
    <message>
        <source>Patients in general</source>
        <translation>Patienten im Allgemeinen</translation>
    </message>
    <message>
        <source>What counts beside this patient in a personal plan; 0: nothing.</source>
        <translation>Was in einem persönlichen Plan neben diesem Patienten zählt; 0: nichts.</translation>
    </message>
    <message>
        <source>Generated courses</source>
        <translation>Erzeugte Verläufe</translation>
    </message>
    <message>
        <source>Part of the ways a case may go that the generator draws, in a personal plan.</source>
        <translation>Teil der möglichen Verläufe eines Falls, die der Generator zieht, in einem persönlichen Plan.</translation>
    </message>
    <message>
        <source>Curve: most orders saved for the accuracy below. Top-tenth: the tenth with the highest confidence is trusted. Bound: the accuracy below holds for new patients, too.</source>
        <translation>Curve: am meisten gesparte Anforderungen bei der Genauigkeit darunter. Top-tenth: Dem Zehntel mit der höchsten Sicherheit wird vertraut. Bound: Die Genauigkeit darunter gilt auch für neue Patienten.</translation>
    </message>
    <message>
        <source>Logarithms</source>
        <translation>Logarithmen</translation>
    </message>
    <message>
        <source>Measured values that are always positive and skewed, as most laboratory values are, count by their logarithm.</source>
        <translation>Messwerte, die stets positiv und schief verteilt sind, wie die meisten Laborwerte, zählen mit ihrem Logarithmus.</translation>
    </message>
</context>
<context>
    <name>Version</name>
    <message>
        <source>not used: %1</source>
        <translation>nicht verwendet: %1</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
</context>
<context>
    <name>genex::protocol::EngineConnection</name>
    <message>
        <source>The engine is starting.</source>
        <translation>Der Rechenkern startet.</translation>
    </message>
    <message>
        <source>The engine is stopped.</source>
        <translation>Der Rechenkern ist angehalten.</translation>
    </message>
    <message>
        <source>The engine answers again.</source>
        <translation>Der Rechenkern antwortet wieder.</translation>
    </message>
    <message>
        <source>did not understand a message</source>
        <translation>hat eine Nachricht nicht verstanden</translation>
    </message>
    <message>
        <source>sent a message that makes no sense</source>
        <translation>hat eine sinnlose Nachricht gesendet</translation>
    </message>
    <message>
        <source>The engine is ready.</source>
        <translation>Der Rechenkern ist bereit.</translation>
    </message>
    <message>
        <source>The engine is ready; it is of version %1.</source>
        <translation>Der Rechenkern ist bereit; er ist von Version %1.</translation>
    </message>
    <message>
        <source>did not get ready in %1 s</source>
        <translation>war nach %1 s nicht bereit</translation>
    </message>
    <message>
        <source>has not answered for %1 s</source>
        <translation>hat seit %1 s nicht geantwortet</translation>
    </message>
    <message>
        <source>The engine does not answer; waiting a little longer.</source>
        <translation>Der Rechenkern antwortet nicht; es wird noch etwas gewartet.</translation>
    </message>
    <message>
        <source>did not stop what was cancelled</source>
        <translation>hat Abgebrochenes nicht beendet</translation>
    </message>
    <message>
        <source>The engine %1.</source>
        <translation>Der Rechenkern %1.</translation>
    </message>
    <message>
        <source>The engine %1; it is started again.</source>
        <translation>Der Rechenkern %1; er wird neu gestartet.</translation>
    </message>
    <message>
        <source>The engine %1, and so did %2 before it over the same work.</source>
        <translation>Der Rechenkern %1, ebenso %2 vor ihm bei derselben Arbeit.</translation>
    </message>
</context>
<context>
    <name>genex::protocol::EngineProcess</name>
    <message>
        <source>was killed, possibly for lack of memory</source>
        <translation>wurde beendet, womöglich aus Mangel an Arbeitsspeicher</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>ist abgestürzt</translation>
    </message>
    <message>
        <source>was ended by signal %1</source>
        <translation>wurde durch Signal %1 beendet</translation>
    </message>
    <message>
        <source>sent bytes that are no message</source>
        <translation>hat Bytes gesendet, die keine Nachricht sind</translation>
    </message>
    <message>
        <source>sent a message that makes no sense</source>
        <translation>hat eine sinnlose Nachricht gesendet</translation>
    </message>
    <message>
        <source>cannot be started: %1</source>
        <translation>kann nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>ended by itself with code %1%2</source>
        <translation>hat sich selbst mit Code %1 beendet%2</translation>
    </message>
</context>
<context>
    <name>genex::services::DatasetDesk</name>
    <message>
        <source>Choose the column that holds the diagnosis.</source>
        <translation>Wählen Sie die Spalte mit der Diagnose.</translation>
    </message>
    <message>
        <source>“%1” has %2 different values in %3 rows: it names rows, not diagnoses. Choose another column.</source>
        <translation>„%1“ hat %2 verschiedene Werte in %3 Zeilen: Die Spalte benennt Zeilen, nicht Diagnosen. Wählen Sie eine andere Spalte.</translation>
    </message>
    <message>
        <source>Choose the column that the split follows.</source>
        <translation>Wählen Sie die Spalte, der die Aufteilung folgt.</translation>
    </message>
    <message>
        <source>The split cannot follow the label.</source>
        <translation>Die Aufteilung kann nicht der Zielspalte folgen.</translation>
    </message>
    <message>
        <source>Choose the column that says what is known first.</source>
        <translation>Wählen Sie die Spalte, die sagt, was anfangs bekannt ist.</translation>
    </message>
    <message>
        <source>The label is not known first.</source>
        <translation>Die Zielspalte ist nicht anfangs bekannt.</translation>
    </message>
    <message>
        <source>The table has %1 findings; no more can be known first.</source>
        <translation>Die Tabelle hat %1 Befunde; mehr können nicht anfangs bekannt sein.</translation>
    </message>
    <message>
        <source>Draw between 1 and %1 sets.</source>
        <translation>Ziehen Sie 1 bis %1 Mengen.</translation>
    </message>
    <message>
        <source>Give the data set a name.</source>
        <translation>Geben Sie dem Datensatz einen Namen.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Der Name ist zu lang.</translation>
    </message>
    <message>
        <source>Write the name without signs that cannot be seen.</source>
        <translation>Schreiben Sie den Namen ohne unsichtbare Zeichen.</translation>
    </message>
    <message>
        <source>Open a table first.</source>
        <translation>Öffnen Sie zuerst eine Tabelle.</translation>
    </message>
</context>
<context>
    <name>genex::services::LabDesk</name>
    <message>
        <source>Choose a table.</source>
        <translation>Wählen Sie eine Tabelle.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>Name the column that holds the diagnosis.</source>
        <translation>Nennen Sie die Spalte mit der Diagnose.</translation>
    </message>
    <message>
        <source>There is no method “%1”. There are %2.</source>
        <translation>Es gibt keine Methode „%1“. Es gibt %2.</translation>
    </message>
    <message>
        <source>The method “%1” is named twice.</source>
        <translation>Die Methode „%1“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Budgets are parts of all features between 0 and 1, ascending, with commas.</source>
        <translation>Budgets sind Anteile aller Merkmale zwischen 0 und 1, aufsteigend, mit Kommas.</translation>
    </message>
    <message>
        <source>Name the column that the split follows.</source>
        <translation>Nennen Sie die Spalte, der die Aufteilung folgt.</translation>
    </message>
    <message>
        <source>The split cannot follow the label.</source>
        <translation>Die Aufteilung kann nicht der Zielspalte folgen.</translation>
    </message>
    <message>
        <source>The label is not known first.</source>
        <translation>Die Zielspalte ist nicht anfangs bekannt.</translation>
    </message>
</context>
<context>
    <name>genex::ui::AboutDialog</name>
    <message>
        <source>About GENEX</source>
        <translation>Über GENEX</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Which batch of tests to order now</source>
        <translation>Welche Untersuchungen jetzt anfordern</translation>
    </message>
    <message>
        <source>For research and education only. Not a medical device.</source>
        <translation>Nur für Forschung und Lehre. Kein Medizinprodukt.</translation>
    </message>
    <message>
        <source>GENEX is free software under the GNU General Public License, version 3 or later. It uses Qt (LGPL 3), QCustomPlot (GPL 3 or later), SQLite (public domain), libsodium (ISC), nlohmann/json, spdlog (MIT), CLI11 (BSD 3) and expected (CC0). Its engine is a program of its own and uses libtorch (BSD 3, with Intel&apos;s MKL) and, where there is a GPU, NVIDIA&apos;s CUDA libraries under their own terms.</source>
        <translation>GENEX ist freie Software unter der GNU General Public License, Version 3 oder neuer. Es verwendet Qt (LGPL 3), QCustomPlot (GPL 3 oder neuer), SQLite (gemeinfrei), libsodium (ISC), nlohmann/json, spdlog (MIT), CLI11 (BSD 3) und expected (CC0). Der Rechenkern ist ein eigenes Programm und verwendet libtorch (BSD 3, mit Intels MKL) und, wo es eine GPU gibt, NVIDIAs CUDA-Bibliotheken zu deren eigenen Bedingungen.</translation>
    </message>
</context>
<context>
    <name>genex::ui::AccessCard</name>
    <message>
        <source>Show it</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>genex::ui::AccessPage</name>
    <message>
        <source>Opening the cases…</source>
        <translation>Fälle werden geöffnet …</translation>
    </message>
</context>
<context>
    <name>genex::ui::AuditDialog</name>
    <message>
        <source>Audit log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>Protokoll wird gelesen …</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Ältere</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Neuere</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What was done to the store, by whom and when. Each entry is linked to the one before: nobody can alter, remove or reorder one unseen.</source>
        <translation>Was am Speicher getan wurde, von wem und wann. Jeder Eintrag ist mit dem vorigen verkettet: Niemand kann einen unbemerkt ändern, entfernen oder umstellen.</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>Verifying…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>%1 entries, whole</source>
        <translation>%1 Einträge, unversehrt</translation>
    </message>
    <message>
        <source>nobody by name</source>
        <translation>niemand namentlich</translation>
    </message>
</context>
<context>
    <name>genex::ui::BatchPanel</name>
    <message>
        <source>Recommended batch</source>
        <translation>Empfohlene Anforderung</translation>
    </message>
    <message>
        <source>Order it</source>
        <translation>Anfordern</translation>
    </message>
    <message>
        <source>Estimate it</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>Strike it out</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>Höchstens %1</translation>
    </message>
    <message>
        <source>With the first finding a batch of tests appears here.</source>
        <translation>Mit dem ersten Befund erscheinen hier die empfohlenen Untersuchungen.</translation>
    </message>
    <message>
        <source>Asking the model…</source>
        <translation>Das Modell wird gefragt …</translation>
    </message>
    <message>
        <source>Go on without a test   Ctrl+Enter</source>
        <translation>Ohne Untersuchung weiter   Strg+Enter</translation>
    </message>
    <message>
        <source>Order   Ctrl+Enter</source>
        <translation>Anfordern   Strg+Enter</translation>
    </message>
    <message>
        <source>Order all %1</source>
        <translation>Alle %1 anfordern</translation>
    </message>
    <message>
        <source>At most %1 tests</source>
        <translation>Höchstens %1 Untersuchungen</translation>
    </message>
    <message>
        <source>At most %1 of money</source>
        <translation>Höchstens %1 an Geld</translation>
    </message>
    <message>
        <source>Ordered: %1</source>
        <translation>Angefordert: %1</translation>
    </message>
    <message>
        <source>Struck out: %1</source>
        <translation>Gestrichen: %1</translation>
    </message>
    <message>
        <source>Ordered batch</source>
        <translation>Angeforderte Untersuchungen</translation>
    </message>
    <message>
        <source>Order %1 tests   Ctrl+Enter</source>
        <translation>%1 anfordern   Strg+Enter</translation>
    </message>
    <message>
        <source>Order 1 test   Ctrl+Enter</source>
        <translation>1 anfordern   Strg+Enter</translation>
    </message>
</context>
<context>
    <name>genex::ui::CardView</name>
    <message>
        <source>Model card</source>
        <translation>Modellkarte</translation>
    </message>
</context>
<context>
    <name>genex::ui::CaseListPage</name>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Search by name, number, finding, diagnosis or note …</source>
        <translation>Suche nach Name, Nummer, Befund, Diagnose oder Notiz …</translation>
    </message>
    <message>
        <source>Search in cases</source>
        <translation>In Fällen suchen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle Zustände</translation>
    </message>
    <message>
        <source>New case   Ctrl+N</source>
        <translation>Neuer Fall   Strg+N</translation>
    </message>
    <message>
        <source>Your role may not look at cases. The audit log and models are open to you.</source>
        <translation>Ihre Rolle darf keine Fälle einsehen. Protokoll und Modelle stehen Ihnen offen.</translation>
    </message>
    <message>
        <source>There is no case yet. Ctrl+N opens the first one.</source>
        <translation>Es gibt noch keinen Fall. Strg+N legt den ersten an.</translation>
    </message>
    <message>
        <source>No case fits. Esc clears the search.</source>
        <translation>Kein Fall passt. Esc leert die Suche.</translation>
    </message>
    <message>
        <source>%1 cases, the first %2 shown; results awaited first</source>
        <translation>%1 Fälle, die ersten %2 gezeigt; ausstehende Ergebnisse zuerst</translation>
    </message>
    <message>
        <source>1 case</source>
        <translation>1 Fall</translation>
    </message>
    <message>
        <source>%1 cases; results awaited first</source>
        <translation>%1 Fälle; ausstehende Ergebnisse zuerst</translation>
    </message>
</context>
<context>
    <name>genex::ui::CaseWorkspace</name>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Differential</source>
        <translation>Differenzialdiagnose</translation>
    </message>
    <message>
        <source>What if: a copy of the case. Nothing here is saved.</source>
        <translation>Was wäre wenn: eine Kopie des Falls. Hier wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>Back to the case   Esc</source>
        <translation>Zurück zum Fall   Esc</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>The answers recorded here are of another model, %1. New ones will be of %2.</source>
        <translation>Die Antworten hier stammen von einem anderen Modell, %1. Neue kommen von %2.</translation>
    </message>
    <message>
        <source>This case keeps the model it was ordered with, %1. New cases are answered by %2.</source>
        <translation>Dieser Fall behält das Modell, mit dem angefordert wurde, %1. Neuen Fällen antwortet %2.</translation>
    </message>
    <message>
        <source>Back to %1   Alt+→</source>
        <translation>Zurück zu %1   Alt+→</translation>
    </message>
</context>
<context>
    <name>genex::ui::CasesScreen</name>
    <message>
        <source>All cases</source>
        <translation>Alle Fälle</translation>
    </message>
    <message>
        <source>Patient…</source>
        <translation>Patient …</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Was wäre wenn …</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Undo   Ctrl+Z</source>
        <translation>Rückgängig   Strg+Z</translation>
    </message>
    <message>
        <source>Redo   Ctrl+Shift+Z</source>
        <translation>Wiederherstellen   Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>Model %1 · %2…</source>
        <translation>Modell %1 · %2…</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Demonstration: open to whoever has the file, nothing is secret</source>
        <translation>Demonstration: offen für alle, die die Datei haben; nichts ist geheim</translation>
    </message>
    <message>
        <source>No case is open</source>
        <translation>Kein Fall geöffnet</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Findings.&lt;/b&gt; Type a few letters of a finding or a synonym. Enter means present, Shift+Enter absent, Alt+Enter unknown. Numbers stand behind the name: &lt;i&gt;Hb 9.1&lt;/i&gt;, or alone with their unit: &lt;i&gt;38.9 C&lt;/i&gt;. In the list Space changes present to absent, Delete removes. A copied list can be pasted as a whole.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Order.&lt;/b&gt; The batch is what the model would order now, most telling first. Space strikes a test out, O orders it, E leaves it to be estimated. A test that is not in the batch is added by hand: Ctrl+T, a few letters of its name; what it would bring stands beside it before. Ctrl+Enter places the order.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Results.&lt;/b&gt; One test after the other: Enter, Shift+Enter, a number, or Alt+Enter for one that cannot be had. The case can be closed while results are awaited.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Conclusion.&lt;/b&gt; Values marked ≈ are estimated by the model. If confidence stays below τ they are not trusted, and the tests they stand for are ordered too. A concluded case is amended, never overwritten.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Earlier steps.&lt;/b&gt; Alt+← looks at the step before, Alt+→ goes back to where the case stands; so does a click on a step above. What a change would recompute stands beside the findings and above the step.&lt;/p&gt;&lt;p&gt;&lt;b&gt;What if.&lt;/b&gt; A copy of the case in which anything can be tried; Esc leaves it, nothing is saved.&lt;/p&gt;&lt;p&gt;A bar in the differential is the probability now, the dotted mark where it is expected to be, or was before the results. A name with ! is a disease that must not be missed: it is shown from the probability below its name on, however likely the others are.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Befunde.&lt;/b&gt; Tippen Sie einige Buchstaben eines Befunds oder Synonyms. Enter heißt vorhanden, Umschalt+Enter nicht vorhanden, Alt+Enter unbekannt. Zahlen stehen hinter dem Namen: &lt;i&gt;Hb 9,1&lt;/i&gt;, oder allein mit ihrer Einheit: &lt;i&gt;38,9 C&lt;/i&gt;. In der Liste wechselt die Leertaste zwischen vorhanden und nicht vorhanden, Entf entfernt. Eine kopierte Liste kann als Ganzes eingefügt werden.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Anforderung.&lt;/b&gt; Das ist, was das Modell jetzt anfordern würde, das Aussagekräftigste zuerst. Die Leertaste streicht eine Untersuchung, O fordert sie an, E überlässt sie der Schätzung. Eine Untersuchung, die nicht darin steht, wird von Hand hinzugefügt: Strg+T und einige Buchstaben ihres Namens; was sie brächte, steht vorher daneben. Strg+Enter fordert an.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Ergebnisse.&lt;/b&gt; Eine Untersuchung nach der anderen: Enter, Umschalt+Enter, eine Zahl oder Alt+Enter für eine, die nicht zu haben ist. Der Fall kann geschlossen werden, während auf Ergebnisse gewartet wird.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Schlussfolgerung.&lt;/b&gt; Werte mit ≈ sind vom Modell geschätzt. Bleibt die Sicherheit unter τ, wird ihnen nicht vertraut, und die Untersuchungen, für die sie stehen, werden auch angefordert. Ein abgeschlossener Fall wird berichtigt, nie überschrieben.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Frühere Schritte.&lt;/b&gt; Alt+← zeigt den Schritt davor, Alt+→ führt dorthin zurück, wo der Fall steht; ebenso ein Klick auf einen Schritt oben. Was eine Änderung neu berechnen würde, steht neben den Befunden und über dem Schritt.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Was wäre wenn.&lt;/b&gt; Eine Kopie des Falls, in der alles ausprobiert werden kann; Esc verlässt sie, nichts wird gespeichert.&lt;/p&gt;&lt;p&gt;Ein Balken in der Differenzialdiagnose ist die Wahrscheinlichkeit jetzt, die gepunktete Marke, wo sie erwartet wird oder vor den Ergebnissen war. Ein Name mit ! ist eine Krankheit, die nicht übersehen werden darf: sie wird ab der Wahrscheinlichkeit gezeigt, die unter ihrem Namen steht, wie wahrscheinlich die anderen auch sind.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>genex::ui::ChecksView</name>
    <message>
        <source>Beside the active model</source>
        <translation>Neben dem aktiven Modell</translation>
    </message>
    <message>
        <source>Compare with the active model</source>
        <translation>Mit dem aktiven Modell vergleichen</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Waiting for the engine</source>
        <translation>Warten auf den Rechenkern</translation>
    </message>
</context>
<context>
    <name>genex::ui::ChoiceField</name>
    <message>
        <source>What may be meant</source>
        <translation>Was gemeint sein kann</translation>
    </message>
</context>
<context>
    <name>genex::ui::ColumnModel</name>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>ordered steps</source>
        <translation>geordnete Stufen</translation>
    </message>
    <message>
        <source>identifier, left out</source>
        <translation>Kennung, weggelassen</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Zielspalte</translation>
    </message>
    <message>
        <source>&lt; 0.1 %</source>
        <translation>&lt; 0,1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>always the same</source>
        <translation>immer gleich</translation>
    </message>
    <message>
        <source>same as another</source>
        <translation>gleich einer anderen</translation>
    </message>
    <message>
        <source>name stands twice</source>
        <translation>Name steht zweimal</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>kein Name</translation>
    </message>
    <message>
        <source>spaces around values</source>
        <translation>Leerzeichen um Werte</translation>
    </message>
    <message>
        <source>labels spelt in two ways</source>
        <translation>Zielwerte in zwei Schreibweisen</translation>
    </message>
    <message>
        <source>mostly empty</source>
        <translation>meist leer</translation>
    </message>
    <message>
        <source>names rows</source>
        <translation>benennt Zeilen</translation>
    </message>
    <message>
        <source>rows without a label</source>
        <translation>Zeilen ohne Zielwert</translation>
    </message>
    <message>
        <source>gives the label away</source>
        <translation>verrät den Zielwert</translation>
    </message>
    <message>
        <source>marks a class</source>
        <translation>kennzeichnet eine Klasse</translation>
    </message>
    <message>
        <source>unequal classes</source>
        <translation>ungleiche Klassen</translation>
    </message>
    <message>
        <source>small classes</source>
        <translation>kleine Klassen</translation>
    </message>
    <message>
        <source>class of one patient</source>
        <translation>Klasse mit einem Patienten</translation>
    </message>
    <message>
        <source>from %1 to %2, mean %3</source>
        <translation>von %1 bis %2, Mittel %3</translation>
    </message>
    <message>
        <source>%1 different values</source>
        <translation>%1 verschiedene Werte</translation>
    </message>
    <message>
        <source>%1: %2 rows</source>
        <translation>%1: %2 Zeilen</translation>
    </message>
    <message>
        <source>%1 different values in all</source>
        <translation>insgesamt %1 verschiedene Werte</translation>
    </message>
    <message>
        <source>%1 gaps in %2 rows</source>
        <translation>%1 Lücken in %2 Zeilen</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
</context>
<context>
    <name>genex::ui::ConditionsForm</name>
    <message>
        <source>A small generator; seconds to minutes.</source>
        <translation>Ein kleiner Generator; Sekunden bis Minuten.</translation>
    </message>
    <message>
        <source>The paper’s networks; about ten times slower.</source>
        <translation>Die Netze des Artikels; etwa zehnmal langsamer.</translation>
    </message>
    <message>
        <source>More of everything; slower still.</source>
        <translation>Von allem mehr; noch langsamer.</translation>
    </message>
    <message>
        <source>Seed of the first repeat</source>
        <translation>Startwert der ersten Wiederholung</translation>
    </message>
    <message>
        <source>Preset that the settings start from</source>
        <translation>Voreinstellung, von der die Einstellungen ausgehen</translation>
    </message>
    <message>
        <source>File with what tests cost</source>
        <translation>Datei mit den Kosten der Untersuchungen</translation>
    </message>
    <message>
        <source>Groups of similar patients</source>
        <translation>Gruppen ähnlicher Patienten</translation>
    </message>
    <message>
        <source>Other training settings, NAME=VALUE, with commas</source>
        <translation>Weitere Einstellungen des Trainings, NAME=WERT, mit Kommas</translation>
    </message>
    <message>
        <source>The first repeat has this seed, the next ones the next.</source>
        <translation>Die erste Wiederholung hat diesen Startwert, die nächsten die folgenden.</translation>
    </message>
    <message>
        <source>the column’s name</source>
        <translation>der Name der Spalte</translation>
    </message>
    <message>
        <source>none: all cost the same</source>
        <translation>keine: alle kosten gleich viel</translation>
    </message>
    <message>
        <source>One of Turney’s files, their stem, or a catalogue (.json).</source>
        <translation>Eine der Dateien von Turney, ihr Stamm oder ein Katalog (.json).</translation>
    </message>
    <message>
        <source>as the preset</source>
        <translation>wie die Voreinstellung</translation>
    </message>
    <message>
        <source>Any training setting, for example draws=16, hidden=64.</source>
        <translation>Jede Einstellung des Trainings, zum Beispiel draws=16, hidden=64.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Known first</source>
        <translation>Anfangs bekannt</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Choose what tests cost</source>
        <translation>Wählen, was Untersuchungen kosten</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 on.</source>
        <translation>Ein Startwert ist eine ganze Zahl ab 0.</translation>
    </message>
    <message>
        <source>Name the column that says what is known first: findings joined by |, in each row.</source>
        <translation>Nennen Sie die Spalte, die sagt, was anfangs bekannt ist: Befunde, mit | verbunden, in jeder Zeile.</translation>
    </message>
</context>
<context>
    <name>genex::ui::ConfidenceGauge</name>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>%1 %2, threshold τ %3</source>
        <translation>%1 %2, Schwellenwert τ %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>genex::ui::DatasetForm</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save and train</source>
        <translation>Speichern und trainieren</translation>
    </message>
    <message>
        <source> findings</source>
        <translation> Befunde</translation>
    </message>
    <message>
        <source> different sets</source>
        <translation> verschiedene Mengen</translation>
    </message>
    <message>
        <source>Label: the column that holds the diagnosis</source>
        <translation>Zielspalte: die Spalte mit der Diagnose</translation>
    </message>
    <message>
        <source>How many different sets are drawn</source>
        <translation>Wie viele verschiedene Mengen gezogen werden</translation>
    </message>
    <message>
        <source>Name of the data set</source>
        <translation>Name des Datensatzes</translation>
    </message>
    <message>
        <source>Save the data set</source>
        <translation>Datensatz speichern</translation>
    </message>
    <message>
        <source>Save the data set and train on it</source>
        <translation>Datensatz speichern und daran trainieren</translation>
    </message>
    <message>
        <source>Every patient comes with one of so many sets of findings that are known first.</source>
        <translation>Jeder Patient kommt mit einer von so vielen Mengen anfangs bekannter Befunde.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Zielspalte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Known first</source>
        <translation>Anfangs bekannt</translation>
    </message>
    <message>
        <source>Choose the column that the split follows.</source>
        <translation>Wählen Sie die Spalte, der die Aufteilung folgt.</translation>
    </message>
    <message>
        <source>Choose the column that names what is known first: findings joined by |, in each row.</source>
        <translation>Wählen Sie die Spalte, die nennt, was anfangs bekannt ist: in jeder Zeile Befunde, durch | getrennt.</translation>
    </message>
</context>
<context>
    <name>genex::ui::DatasetList</name>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 Befunde</translation>
    </message>
    <message>
        <source>Saved data sets</source>
        <translation>Gespeicherte Datensätze</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>Tabelle öffnen …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>No data set has been saved yet.</source>
        <translation>Es wurde noch kein Datensatz gespeichert.</translation>
    </message>
    <message>
        <source>Ctrl+O, or drop a file on this page</source>
        <translation>Strg+O, oder eine Datei auf diese Seite ziehen</translation>
    </message>
    <message>
        <source>Enter opens it. Its file is as it was saved.</source>
        <translation>Enter öffnet ihn. Seine Datei ist wie beim Speichern.</translation>
    </message>
    <message>
        <source>! Its file has changed since it was saved. Open it, look, and save it anew.</source>
        <translation>! Seine Datei hat sich seit dem Speichern geändert. Öffnen Sie ihn, sehen Sie nach und speichern Sie ihn neu.</translation>
    </message>
    <message>
        <source>! Its file is gone: %1</source>
        <translation>! Seine Datei ist weg: %1</translation>
    </message>
    <message>
        <source>Really remove “%1”? The file stays.</source>
        <translation>„%1“ wirklich entfernen? Die Datei bleibt.</translation>
    </message>
</context>
<context>
    <name>genex::ui::DatasetPage</name>
    <message>
        <source>Open a table</source>
        <translation>Tabelle öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.csv.gz *.tsv *.tsv.gz *.txt *.data *-ubyte *-ubyte.gz *.idx);;All files (*)</source>
        <translation>Tabellen (*.csv *.csv.gz *.tsv *.tsv.gz *.txt *.data *-ubyte *-ubyte.gz *.idx);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Tabelle lesen</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Gespeichert als „%1“.</translation>
    </message>
    <message>
        <source>Nothing can be saved: %1</source>
        <translation>Es kann nichts gespeichert werden: %1</translation>
    </message>
    <message>
        <source>No table is open.</source>
        <translation>Keine Tabelle ist geöffnet.</translation>
    </message>
    <message>
        <source>Drop a file here: CSV, also gzipped, TSV or IDX. One row per patient, one column per finding, one column with the diagnosis. It is looked at on this machine and stays where it is.</source>
        <translation>Ziehen Sie eine Datei hierher: CSV, auch gzip-gepackt, TSV oder IDX. Eine Zeile je Patient, eine Spalte je Befund, eine Spalte mit der Diagnose. Sie wird auf diesem Rechner angesehen und bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>Tabelle öffnen …</translation>
    </message>
</context>
<context>
    <name>genex::ui::DifferentialChart</name>
    <message>
        <source>Differential</source>
        <translation>Differenzialdiagnose</translation>
    </message>
</context>
<context>
    <name>genex::ui::DifferentialPanel</name>
    <message>
        <source>Differential</source>
        <translation>Differenzialdiagnose</translation>
    </message>
    <message>
        <source>How likely each disease is appears here with the first finding.</source>
        <translation>Mit dem ersten Befund erscheint hier, wie wahrscheinlich jede Diagnose ist.</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>before the results</source>
        <translation>vor den Ergebnissen</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>kalibriert</translation>
    </message>
    <message>
        <source>Since the last step: %1 %2%3</source>
        <translation>Seit dem letzten Schritt: %1 %2%3</translation>
    </message>
    <message>
        <source>Research and education only.</source>
        <translation>Nur für Forschung und Lehre.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Nothing is estimated, so no threshold has to be reached.</source>
        <translation>Es wird nichts geschätzt, kein Schwellenwert ist zu erreichen.</translation>
    </message>
    <message>
        <source>If it stays below τ after the results, the estimated test is ordered too.</source>
        <translation>Bleibt sie nach den Ergebnissen unter τ, wird die geschätzte Untersuchung auch angefordert.</translation>
    </message>
    <message>
        <source>If it stays below τ after the results, the %1 estimated tests are ordered too.</source>
        <translation>Bleibt sie nach den Ergebnissen unter τ, werden die %1 geschätzten Untersuchungen auch angefordert.</translation>
    </message>
    <message>
        <source>Model %1 · %2… · seed %3 · GENEX %4. Research and education only.</source>
        <translation>Modell %1 · %2… · Startwert %3 · GENEX %4. Nur für Forschung und Lehre.</translation>
    </message>
</context>
<context>
    <name>genex::ui::EvaluationScreen</name>
    <message>
        <source>An experiment is running</source>
        <translation>Ein Experiment läuft</translation>
    </message>
    <message>
        <source>The paper’s experiments on your own table</source>
        <translation>Die Experimente der Arbeit an Ihrer Tabelle</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>1  Experiment</source>
        <translation>1  Experiment</translation>
    </message>
    <message>
        <source>2  Runs and results</source>
        <translation>2  Läufe und Ergebnisse</translation>
    </message>
    <message>
        <source>&lt;p&gt;This place says what the method is worth on a table of your own: the paper’s experiments, against simpler methods on the same patients, with the same things known first and the same costs.&lt;/p&gt;&lt;p&gt;&lt;b&gt;1 Experiment.&lt;/b&gt; Choose a table and the column with the diagnosis; the conditions are as usual unless you change them. Each repeat has a split of its own. A run can be paused and stopped, also by closing the program: run again, or &lt;i&gt;Go on&lt;/i&gt; under Runs, it does what is not done yet.&lt;/p&gt;&lt;p&gt;&lt;b&gt;2 Runs and results.&lt;/b&gt; Enter shows a run. Error bars are standard errors over the repeats. The table holds p-values of Welch’s t-test between methods, the record everything that is needed to repeat the run. Table and record are also written as files.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Compare.&lt;/b&gt; Open one run with Enter, choose another, press Compare: only what differs is shown, conditions first. &lt;i&gt;Change and run&lt;/i&gt; begins with the choices of a run.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Dieser Ort sagt, was die Methode auf einer eigenen Tabelle wert ist: die Experimente des Artikels, gegen einfachere Methoden an denselben Patienten, mit demselben anfangs Bekannten und denselben Kosten.&lt;/p&gt;&lt;p&gt;&lt;b&gt;1 Experiment.&lt;/b&gt; Wählen Sie eine Tabelle und die Spalte mit der Diagnose; die Bedingungen sind wie üblich, wenn Sie sie nicht ändern. Jede Wiederholung hat ihre eigene Aufteilung. Ein Lauf kann unterbrochen und angehalten werden, auch durch Schließen des Programms: erneut gestartet oder mit &lt;i&gt;Fortsetzen&lt;/i&gt; unter Läufe tut er, was noch nicht getan ist.&lt;/p&gt;&lt;p&gt;&lt;b&gt;2 Läufe und Ergebnisse.&lt;/b&gt; Enter zeigt einen Lauf. Fehlerbalken sind Standardfehler über die Wiederholungen. Die Tabelle enthält p-Werte von Welchs t-Test zwischen den Methoden, die Aufzeichnung alles, was zum Wiederholen des Laufs nötig ist. Tabelle und Aufzeichnung werden auch als Dateien geschrieben.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Vergleichen.&lt;/b&gt; Öffnen Sie einen Lauf mit Enter, wählen Sie einen anderen, drücken Sie Vergleichen: nur was sich unterscheidet, wird gezeigt, die Bedingungen zuerst. &lt;i&gt;Ändern und starten&lt;/i&gt; beginnt mit den Angaben eines Laufs.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Chart.&lt;/b&gt; The values of a point are shown while the mouse is at it. Wheel, + and − zoom; the mouse and the arrow keys move; 0 shows all of it. It can be saved as a picture or a PDF page.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Diagramm.&lt;/b&gt; Die Werte eines Punktes erscheinen, solange die Maus auf ihm steht. Mausrad, + und − vergrößern und verkleinern; Maus und Pfeiltasten verschieben; 0 zeigt alles. Es lässt sich als Bild oder PDF-Seite speichern.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>genex::ui::EvidenceView</name>
    <message>
        <source>Evidence for</source>
        <translation>Belege dafür</translation>
    </message>
    <message>
        <source>Evidence against</source>
        <translation>Belege dagegen</translation>
    </message>
    <message>
        <source>Why this disease</source>
        <translation>Warum diese Diagnose</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>compare with …</source>
        <translation>vergleichen mit …</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Warum %1?</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dafür</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Dagegen</translation>
    </message>
    <message>
        <source>nothing speaks for it</source>
        <translation>nichts spricht dafür</translation>
    </message>
    <message>
        <source>nothing speaks against it</source>
        <translation>nichts spricht dagegen</translation>
    </message>
</context>
<context>
    <name>genex::ui::ExperimentForm</name>
    <message>
        <source>Accuracy against mean orders, for every method.</source>
        <translation>Trefferquote gegen mittlere Anforderungen, für jede Methode.</translation>
    </message>
    <message>
        <source>Do generated values do anything that not knowing would not?</source>
        <translation>Leisten erzeugte Werte etwas, das Nichtwissen nicht leistet?</translation>
    </message>
    <message>
        <source>Random hyperplanes, K-means and Gaussian mixture.</source>
        <translation>Zufällige Hyperebenen, K-Means und Gauß-Mischung.</translation>
    </message>
    <message>
        <source>From 1 to 32 buckets.</source>
        <translation>Von 1 bis 32 Gruppen.</translation>
    </message>
    <message>
        <source>The threshold τ against a learned judge.</source>
        <translation>Der Schwellenwert τ gegen einen gelernten Richter.</translation>
    </message>
    <message>
        <source>How close generated values are to real ones.</source>
        <translation>Wie nah erzeugte Werte an echten liegen.</translation>
    </message>
    <message>
        <source>What the paper&apos;s theorems assume, measured.</source>
        <translation>Was die Sätze der Arbeit voraussetzen, gemessen.</translation>
    </message>
    <message>
        <source>Time of training and test, by method.</source>
        <translation>Zeit von Training und Test, nach Methode.</translation>
    </message>
    <message>
        <source>What is known first moves the curve: how far?</source>
        <translation>Das anfangs Bekannte verschiebt die Kurve: wie weit?</translation>
    </message>
    <message>
        <source>Whether .8 is right eight times in ten.</source>
        <translation>Ob 0,8 in acht von zehn Fällen stimmt.</translation>
    </message>
    <message>
        <source>CSV, CSV.gz or IDX</source>
        <translation>CSV, CSV.gz oder IDX</translation>
    </message>
    <message>
        <source>the diagnosis</source>
        <translation>die Diagnose</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Zielspalte</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation>Budgets</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Tabelle wählen</translation>
    </message>
    <message>
        <source>Table to measure on</source>
        <translation>Tabelle, auf der gemessen wird</translation>
    </message>
    <message>
        <source>Label: the column that holds the diagnosis</source>
        <translation>Zielspalte: die Spalte mit der Diagnose</translation>
    </message>
    <message>
        <source>Methods to compare, with commas</source>
        <translation>Methoden im Vergleich, mit Kommas</translation>
    </message>
    <message>
        <source>Budgets: parts of all features, with commas</source>
        <translation>Budgets: Anteile aller Merkmale, mit Kommas</translation>
    </message>
    <message>
        <source>Repeats, each with a split and sets of its own</source>
        <translation>Wiederholungen, jede mit eigener Aufteilung und eigenen Mengen</translation>
    </message>
    <message>
        <source>Each repeat has a split, sets of known findings and networks of its own.</source>
        <translation>Jede Wiederholung hat ihre eigene Aufteilung, eigene Mengen bekannter Befunde und eigene Netze.</translation>
    </message>
    <message>
        <source>Parts of all features that may be ordered, ascending.</source>
        <translation>Anteile aller Merkmale, die angefordert werden dürfen, aufsteigend.</translation>
    </message>
    <message>
        <source>this one compares none</source>
        <translation>dieses vergleicht keine</translation>
    </message>
</context>
<context>
    <name>genex::ui::ExperimentPage</name>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Stopped. Run again, it goes on with what is not done yet.</source>
        <translation>Angehalten. Erneut gestartet, geht es mit dem weiter, was noch nicht getan ist.</translation>
    </message>
    <message>
        <source>Waiting for the engine</source>
        <translation>Warten auf den Rechenkern</translation>
    </message>
    <message>
        <source>unchanged: as usual</source>
        <translation>unverändert: wie üblich</translation>
    </message>
</context>
<context>
    <name>genex::ui::ExportDialog</name>
    <message>
        <source>Export the case</source>
        <translation>Fall exportieren</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>Without what names the patient</source>
        <translation>Ohne was den Patienten nennt</translation>
    </message>
    <message>
        <source>The whole case, signed</source>
        <translation>Der ganze Fall, signiert</translation>
    </message>
    <message>
        <source>What leaves</source>
        <translation>Was hinausgeht</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Everything leaves: name, notes, dates and who did what. Another store takes it in, and notices any change.</source>
        <translation>Alles geht hinaus: Name, Notizen, Daten und wer was tat. Ein anderer Speicher nimmt es auf und bemerkt jede Änderung.</translation>
    </message>
    <message>
        <source>Exactly this leaves. Ages become bands and dates become days; names, numbers and free text stay here.</source>
        <translation>Genau dies geht hinaus. Alter wird zu Altersgruppen, Datumsangaben zu Tagen; Namen, Nummern und freier Text bleiben hier.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>genex::ui::FieldTexts</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
</context>
<context>
    <name>genex::ui::FindingField</name>
    <message>
        <source>absent</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>Enter present · Shift+Enter absent · Alt+Enter unknown · number + unit</source>
        <translation>Enter vorhanden · Umschalt+Enter nicht vorhanden · Alt+Enter unbekannt · Zahl + Einheit</translation>
    </message>
    <message>
        <source>Type a finding or a synonym …</source>
        <translation>Befund oder Synonym eingeben …</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Nothing like “%1” is among the %2 findings that the model knows.</source>
        <translation>Nichts wie „%1“ ist unter den %2 Befunden, die das Modell kennt.</translation>
    </message>
</context>
<context>
    <name>genex::ui::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Nothing is known yet. Type what you see: a few letters are enough.</source>
        <translation>Noch ist nichts bekannt. Tippen Sie, was Sie sehen: Einige Buchstaben genügen.</translation>
    </message>
    <message>
        <source>%1 known · %2 unknown</source>
        <translation>%1 bekannt · %2 unbekannt</translation>
    </message>
    <message>
        <source>%1 taken in, %2 not understood: %3%4</source>
        <translation>%1 übernommen, %2 nicht verstanden: %3%4</translation>
    </message>
</context>
<context>
    <name>genex::ui::FindingsView</name>
    <message>
        <source>Write names into its first line.</source>
        <translation>Schreiben Sie Namen in die erste Zeile.</translation>
    </message>
    <message>
        <source>Leave it so, split by it, or choose another kind below.</source>
        <translation>Lassen Sie es so, teilen Sie danach auf oder wählen Sie unten eine andere Art.</translation>
    </message>
    <message>
        <source>Make it an identifier, which is left out, unless a doctor would really know it before the diagnosis.</source>
        <translation>Machen Sie sie zur Kennung, die weggelassen wird, außer sie wäre ärztlich wirklich vor der Diagnose bekannt.</translation>
    </message>
    <message>
        <source>Split so that equal patients stay together.</source>
        <translation>Teilen Sie so auf, dass gleiche Patienten zusammenbleiben.</translation>
    </message>
    <message>
        <source>Make it an identifier, which is left out.</source>
        <translation>Machen Sie sie zur Kennung, die weggelassen wird.</translation>
    </message>
    <message>
        <source>! Grave</source>
        <translation>! Schwerwiegend</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>Achtung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No column is chosen as the diagnosis yet.</source>
        <translation>Noch ist keine Spalte als Diagnose gewählt.</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>… the smallest %1</source>
        <translation>… die kleinste %1</translation>
    </message>
    <message>
        <source>%1 classes: %2.</source>
        <translation>%1 Klassen: %2.</translation>
    </message>
    <message>
        <source>Findings about the table</source>
        <translation>Auffälligkeiten der Tabelle</translation>
    </message>
    <message>
        <source>Nothing was found to remark on.</source>
        <translation>Es fand sich nichts Auffälliges.</translation>
    </message>
</context>
<context>
    <name>genex::ui::FirstRunCard</name>
    <message>
        <source>Keep cases on this machine</source>
        <translation>Fälle auf diesem Rechner aufbewahren</translation>
    </message>
    <message>
        <source>Cases are kept encrypted. One passphrase opens them; without it nobody can read them, also not from a copy of the file.</source>
        <translation>Fälle werden verschlüsselt aufbewahrt. Eine Passphrase öffnet sie; ohne sie kann niemand sie lesen, auch nicht aus einer Kopie der Datei.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Try it with an invented patient</source>
        <translation>Mit erfundenem Patienten ausprobieren</translation>
    </message>
    <message>
        <source>The invented patient needs no passphrase: that store is open to whoever has the file.</source>
        <translation>Der erfundene Patient braucht keine Passphrase: Dieser Speicher ist offen für alle, die die Datei haben.</translation>
    </message>
    <message>
        <source>Four words that belong to nobody else are better than one with digits.</source>
        <translation>Vier Wörter, die nur Ihnen gehören, sind besser als eines mit Ziffern.</translation>
    </message>
    <message>
        <source>Making the store…</source>
        <translation>Speicher wird angelegt …</translation>
    </message>
</context>
<context>
    <name>genex::ui::HelpOverlay</name>
    <message>
        <source>Help: %1</source>
        <translation>Hilfe: %1</translation>
    </message>
</context>
<context>
    <name>genex::ui::HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>History and notes</source>
        <translation>Verlauf und Notizen</translation>
    </message>
    <message>
        <source>A note; Enter adds it</source>
        <translation>Eine Notiz; Enter fügt sie hinzu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>genex::ui::HistoryView</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Roll back to this one…</source>
        <translation>Zu diesem zurückkehren …</translation>
    </message>
    <message>
        <source>No model was activated yet: the one that came with the program answers.</source>
        <translation>Noch wurde kein Modell aktiviert: Es antwortet das mitgelieferte.</translation>
    </message>
</context>
<context>
    <name>genex::ui::KeysOverlay</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>genex::ui::KindDelegate</name>
    <message>
        <source>Kind of %1</source>
        <translation>Art von %1</translation>
    </message>
</context>
<context>
    <name>genex::ui::LabRunsPage</name>
    <message>
        <source>1 repeat</source>
        <translation>1 Wiederholung</translation>
    </message>
    <message>
        <source>%1 repeats</source>
        <translation>%1 Wiederholungen</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht fertig</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Change and run…</source>
        <translation>Ändern und starten…</translation>
    </message>
    <message>
        <source>Compare with the one shown</source>
        <translation>Mit dem gezeigten vergleichen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Search experiments, tables and states</source>
        <translation>Experimente, Tabellen und Zustände suchen</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Läufe suchen</translation>
    </message>
    <message>
        <source>No experiment has been run yet.</source>
        <translation>Es wurde noch kein Experiment gemacht.</translation>
    </message>
    <message>
        <source>This run is not finished. Go on with it, and its result will stand here; what is done is not done again.</source>
        <translation>Dieser Lauf ist nicht fertig. Setzen Sie ihn fort, dann steht sein Ergebnis hier; was getan ist, wird nicht noch einmal getan.</translation>
    </message>
</context>
<context>
    <name>genex::ui::LaneList</name>
    <message>
        <source>%1 patients</source>
        <translation>%1 Patienten</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Parts of the training</source>
        <translation>Teile des Trainings</translation>
    </message>
</context>
<context>
    <name>genex::ui::LaneModel</name>
    <message>
        <source>%1, %2 patients: %3.</source>
        <translation>%1, %2 Patienten: %3.</translation>
    </message>
    <message>
        <source>Chosen, the latest first: %1.</source>
        <translation>Gewählt, die neuesten zuerst: %1.</translation>
    </message>
</context>
<context>
    <name>genex::ui::LivePage</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop and keep</source>
        <translation>Anhalten und behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Ends soon with a model of what is done so far</source>
        <translation>Endet bald mit einem Modell aus dem bisher Fertigen</translation>
    </message>
    <message>
        <source>Ends now; nothing is kept</source>
        <translation>Endet sofort; nichts wird behalten</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Wird beendet …</translation>
    </message>
    <message>
        <source>No training is running.</source>
        <translation>Es läuft kein Training.</translation>
    </message>
    <message>
        <source>While one runs, this page shows what every bucket does, and how long it will take. It can be paused, ended early or cancelled here.</source>
        <translation>Während eines Trainings zeigt diese Seite, was jede Gruppe tut und wie lange es dauern wird. Es kann hier unterbrochen, vorzeitig beendet oder abgebrochen werden.</translation>
    </message>
    <message>
        <source>Choose a data set…</source>
        <translation>Datensatz wählen …</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>expert ▸ generator ▸ tests U ▸ estimates V</source>
        <translation>Experte ▸ Generator ▸ Untersuchungen U ▸ Schätzungen V</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Memory of the engine</source>
        <translation>Arbeitsspeicher des Rechenkerns</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Waiting for the engine</source>
        <translation>Warten auf den Rechenkern</translation>
    </message>
    <message>
        <source>Ending with what is done…</source>
        <translation>Wird mit dem Fertigen beendet …</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>%1 % · %2 gone</source>
        <translation>%1 % · %2 vergangen</translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation> · noch etwa %1</translation>
    </message>
    <message>
        <source>Chosen first: %1</source>
        <translation>Zuerst gewählt: %1</translation>
    </message>
    <message>
        <source>! not written: %1</source>
        <translation>! nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keiner</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>%1 patients/s</source>
        <translation>%1 Patienten/s</translation>
    </message>
    <message>
        <source>%1 % busy, %2 of %3</source>
        <translation>%1 % ausgelastet, %2 von %3</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>keine: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
</context>
<context>
    <name>genex::ui::LossChart</name>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Loss by step</source>
        <translation>Verlust nach Schritten</translation>
    </message>
    <message>
        <source>No step has been done yet.</source>
        <translation>Noch ist kein Schritt getan.</translation>
    </message>
    <message>
        <source>Expert: %1; steps done: %L2.</source>
        <translation>Experte: %1; getane Schritte: %L2.</translation>
    </message>
    <message>
        <source>Generator: %1; steps done: %L2.</source>
        <translation>Generator: %1; getane Schritte: %L2.</translation>
    </message>
</context>
<context>
    <name>genex::ui::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New case</source>
        <translation>&amp;Neuer Fall</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Bericht …</translation>
    </message>
    <message>
        <source>&amp;Export the case…</source>
        <translation>Fall &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Import a case…</source>
        <translation>Fall &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>Jetzt si&amp;chern</translation>
    </message>
    <message>
        <source>&amp;Audit log…</source>
        <translation>&amp;Protokoll …</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Eins&amp;tellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>&amp;Fall</translation>
    </message>
    <message>
        <source>&amp;Order, confirm or conclude</source>
        <translation>&amp;Anfordern, bestätigen oder abschließen</translation>
    </message>
    <message>
        <source>&amp;Findings field</source>
        <translation>&amp;Befundfeld</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Patient…</source>
        <translation>&amp;Patient …</translation>
    </message>
    <message>
        <source>&amp;History and notes…</source>
        <translation>&amp;Verlauf und Notizen …</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>Was wäre we&amp;nn …</translation>
    </message>
    <message>
        <source>&amp;All cases</source>
        <translation>A&amp;lle Fälle</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Help here</source>
        <translation>&amp;Hilfe an dieser Stelle</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About GENEX</source>
        <translation>&amp;Über GENEX</translation>
    </message>
    <message>
        <source>There is nothing to report yet: open a case first.</source>
        <translation>Es gibt noch nichts zu berichten: Öffnen Sie zuerst einen Fall.</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Next or previous control, in reading order</source>
        <translation>Nächstes oder voriges Element, in Lesereihenfolge</translation>
    </message>
    <message>
        <source>Enter, Shift+Enter</source>
        <translation>Enter, Umschalt+Enter</translation>
    </message>
    <message>
        <source>The finding or result is present, absent</source>
        <translation>Befund oder Ergebnis ist vorhanden, nicht vorhanden</translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation>Alt+Enter</translation>
    </message>
    <message>
        <source>The finding is unknown, the result unavailable</source>
        <translation>Befund ist unbekannt, Ergebnis nicht verfügbar</translation>
    </message>
    <message>
        <source>Space, Delete</source>
        <translation>Leertaste, Entf</translation>
    </message>
    <message>
        <source>In a list: change the row, remove it</source>
        <translation>In einer Liste: Zeile ändern, entfernen</translation>
    </message>
    <message>
        <source>↑ ↓ Home End</source>
        <translation>↑ ↓ Pos1 Ende</translation>
    </message>
    <message>
        <source>Move inside the rail or a list; Enter goes there</source>
        <translation>In Leiste oder Liste bewegen; Enter geht dorthin</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave what is open, without loss</source>
        <translation>Offenes verlassen, ohne Verlust</translation>
    </message>
    <message>
        <source>&amp;Users…</source>
        <translation>Ben&amp;utzer…</translation>
    </message>
    <message>
        <source>Change &amp;passphrase…</source>
        <translation>&amp;Passphrase ändern…</translation>
    </message>
    <message>
        <source>Add a &amp;test by hand</source>
        <translation>Eine Un&amp;tersuchung von Hand hinzufügen</translation>
    </message>
    <message>
        <source>Look at the step &amp;before</source>
        <translation>Den Schritt da&amp;vor ansehen</translation>
    </message>
    <message>
        <source>Look at the step a&amp;fter</source>
        <translation>Den Schritt da&amp;nach ansehen</translation>
    </message>
    <message>
        <source>O, E, A</source>
        <translation>O, E, A</translation>
    </message>
    <message>
        <source>In the batch: order the test, estimate it, add one</source>
        <translation>In der Anforderung: anfordern, schätzen, hinzufügen</translation>
    </message>
</context>
<context>
    <name>genex::ui::MainWindow</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Leave the demonstration</source>
        <translation>Demonstration verlassen</translation>
    </message>
    <message>
        <source>Lock   Ctrl+L</source>
        <translation>Sperren   Strg+L</translation>
    </message>
</context>
<context>
    <name>genex::ui::ModelsScreen</name>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Models (*%1)</source>
        <translation>Modelle (*%1)</translation>
    </message>
    <message>
        <source>Why is it to answer all the same? It is recorded with your name, here and in the audit log.</source>
        <translation>Warum soll es trotzdem antworten? Der Grund wird mit Ihrem Namen festgehalten, hier und im Protokoll.</translation>
    </message>
    <message>
        <source>Activate…</source>
        <translation>Aktivieren …</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>Modelle werden gesucht …</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>At least %1 letters</source>
        <translation>Mindestens %1 Buchstaben</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>There is no model. Train one, or import one.</source>
        <translation>Es gibt kein Modell. Trainieren oder importieren Sie eines.</translation>
    </message>
    <message>
        <source>No model is chosen.</source>
        <translation>Kein Modell ist gewählt.</translation>
    </message>
    <message>
        <source>Reading what was measured…</source>
        <translation>Messwerte werden gelesen …</translation>
    </message>
    <message>
        <source>This model was not measured on test patients here. Train it here with an evaluation, or run “genex-cli models compare” with its table.</source>
        <translation>Dieses Modell wurde hier nicht an Testpatienten gemessen. Trainieren Sie es hier mit Auswertung, oder führen Sie „genex-cli models compare“ mit seiner Tabelle aus.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>There is nothing to check.</source>
        <translation>Es gibt nichts zu prüfen.</translation>
    </message>
    <message>
        <source>Remove all the same</source>
        <translation>Trotzdem entfernen</translation>
    </message>
    <message>
        <source>%1 answers from now on.</source>
        <translation>Ab jetzt antwortet %1.</translation>
    </message>
    <message>
        <source>%1 was read as a whole and is among the models.</source>
        <translation>%1 wurde ganz gelesen und gehört jetzt zu den Modellen.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>Activate with this reason</source>
        <translation>Mit diesem Grund aktivieren</translation>
    </message>
    <message>
        <source>This model is not on this machine any more. Import it again.</source>
        <translation>Dieses Modell ist nicht mehr auf diesem Rechner. Importieren Sie es erneut.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Modell importieren</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Modell exportieren</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 antwortet</translation>
    </message>
    <message>
        <source>No model answers</source>
        <translation>Kein Modell antwortet</translation>
    </message>
    <message>
        <source>&lt;p&gt;This place is for the models of this machine: what each is for, what it is worth, and which one answers.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Card and performance.&lt;/b&gt; The card says what the model was made from and what it cannot do. Performance is on test patients that training has not seen; diseases marked ! must not be missed.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Checks.&lt;/b&gt; ✓ passed, ! failed, ? not known. Compare measures the active model on the same patients. Where a check did not pass, a model is activated only with a written reason; damaged files never are.&lt;/p&gt;&lt;p&gt;&lt;b&gt;History.&lt;/b&gt; Every activation, and the way back. Cases keep the model they were ordered with.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Import and export.&lt;/b&gt; A model is one file. It comes among the models only after the engine has read all of it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Hier stehen die Modelle dieses Rechners: wofür jedes da ist, was es wert ist und welches antwortet.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Karte und Leistung.&lt;/b&gt; Die Karte sagt, woraus das Modell entstand und was es nicht kann. Die Leistung gilt für Testpatienten, die das Training nicht gesehen hat; Krankheiten mit ! dürfen nicht übersehen werden.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Prüfungen.&lt;/b&gt; ✓ bestanden, ! nicht bestanden, ? nicht bekannt. Vergleichen misst das aktive Modell an denselben Patienten. Wo eine Prüfung nicht bestanden ist, wird ein Modell nur mit schriftlichem Grund aktiviert; beschädigte Dateien nie.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Verlauf.&lt;/b&gt; Jede Aktivierung und der Weg zurück. Fälle behalten das Modell, mit dem angefordert wurde.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Import und Export.&lt;/b&gt; Ein Modell ist eine Datei. Es kommt erst zu den Modellen, wenn der Rechenkern es ganz gelesen hat.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>genex::ui::NavigationRail</name>
    <message>
        <source>Places</source>
        <translation>Bereiche</translation>
    </message>
</context>
<context>
    <name>genex::ui::NewPassphrase</name>
    <message>
        <source>New passphrase</source>
        <translation>Neue Passphrase</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Noch einmal dieselbe</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>! The two are not the same yet.</source>
        <translation>! Die beiden sind noch nicht gleich.</translation>
    </message>
    <message>
        <source>The two are the same.</source>
        <translation>Die beiden sind gleich.</translation>
    </message>
    <message>
        <source>Four words that belong to nobody else are better than one with digits.</source>
        <translation>Vier Wörter, die sonst niemandem gehören, sind besser als eines mit Ziffern.</translation>
    </message>
</context>
<context>
    <name>genex::ui::NewUserPage</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A new user</source>
        <translation>Neue Benutzerin, neuer Benutzer</translation>
    </message>
</context>
<context>
    <name>genex::ui::NoticePage</name>
    <message>
        <source>I understand</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>For research and education only</source>
        <translation>Nur für Forschung und Lehre</translation>
    </message>
    <message>
        <source>GENEX suggests which tests to order next, from a model that learned from past patients. It is not a medical device, and nobody has certified it.</source>
        <translation>GENEX schlägt vor, welche Untersuchungen als Nächstes anzufordern sind, aus einem Modell, das an früheren Patienten gelernt hat. Es ist kein Medizinprodukt, und niemand hat es zertifiziert.</translation>
    </message>
    <message>
        <source>Do not use it to decide about a patient. Its probabilities can be wrong, most of all for diseases and patients it has not seen.</source>
        <translation>Verwenden Sie es nicht, um über einen Patienten zu entscheiden. Seine Wahrscheinlichkeiten können falsch sein, vor allem bei Krankheiten und Patienten, die es nicht gesehen hat.</translation>
    </message>
    <message>
        <source>Values marked ≈ estimated come from a model, not from the patient. Every report carries this notice.</source>
        <translation>Werte mit ≈ geschätzt stammen von einem Modell, nicht vom Patienten. Jeder Bericht trägt diesen Hinweis.</translation>
    </message>
</context>
<context>
    <name>genex::ui::OutcomePanel</name>
    <message>
        <source>Conclusion</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Estimated values</source>
        <translation>Geschätzte Werte</translation>
    </message>
    <message>
        <source>Conclude without them</source>
        <translation>Ohne sie abschließen</translation>
    </message>
    <message>
        <source>Another batch</source>
        <translation>Neue Runde</translation>
    </message>
    <message>
        <source>Amend…</source>
        <translation>Korrigieren …</translation>
    </message>
    <message>
        <source>Nothing is estimated.</source>
        <translation>Es wird nichts geschätzt.</translation>
    </message>
    <message>
        <source>Why is it amended? Enter amends, Esc leaves it.</source>
        <translation>Warum wird korrigiert? Enter korrigiert, Esc lässt es.</translation>
    </message>
    <message>
        <source>Reason for amending</source>
        <translation>Grund der Korrektur</translation>
    </message>
    <message>
        <source>Asking the model…</source>
        <translation>Das Modell wird gefragt …</translation>
    </message>
    <message>
        <source>with the results</source>
        <translation>mit den Ergebnissen</translation>
    </message>
    <message>
        <source>Report…   Ctrl+P</source>
        <translation>Bericht …</translation>
    </message>
    <message>
        <source>Order 1 more   Ctrl+Enter</source>
        <translation>1 anfordern   Strg+Enter</translation>
    </message>
    <message>
        <source>Order %1 more   Ctrl+Enter</source>
        <translation>%1 anfordern   Strg+Enter</translation>
    </message>
    <message>
        <source>Conclude   Ctrl+Enter</source>
        <translation>Abschließen   Strg+Enter</translation>
    </message>
</context>
<context>
    <name>genex::ui::Overlay</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc closes this</source>
        <translation>Esc schließt dies</translation>
    </message>
</context>
<context>
    <name>genex::ui::PassphraseDialog</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Passphrase ändern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The new passphrase opens the store for %1 from now on. No case is written anew, and backups keep the passphrase of their time.</source>
        <translation>Die neue Passphrase öffnet den Speicher für %1 von nun an. Kein Fall wird neu geschrieben, und Sicherungen behalten die Passphrase ihrer Zeit.</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>Bisherige Passphrase</translation>
    </message>
    <message>
        <source>The store was opened with the recovery key. Set a new passphrase for whoever forgot theirs.</source>
        <translation>Der Speicher wurde mit dem Wiederherstellungsschlüssel geöffnet. Setzen Sie eine neue Passphrase für die Person, die ihre vergessen hat.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer/in</translation>
    </message>
    <message>
        <source>Your passphrase was changed.</source>
        <translation>Ihre Passphrase wurde geändert.</translation>
    </message>
    <message>
        <source>%1 has a new passphrase.</source>
        <translation>%1 hat eine neue Passphrase.</translation>
    </message>
    <message>
        <source>Changing…</source>
        <translation>Wird geändert…</translation>
    </message>
</context>
<context>
    <name>genex::ui::PatientDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Patient</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>female</source>
        <translation>weiblich</translation>
    </message>
    <message>
        <source>male</source>
        <translation>männlich</translation>
    </message>
    <message>
        <source>other</source>
        <translation>divers</translation>
    </message>
    <message>
        <source>Name or pseudonym</source>
        <translation>Name oder Pseudonym</translation>
    </message>
    <message>
        <source>Age in years</source>
        <translation>Alter in Jahren</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Hospital’s number</source>
        <translation>Nummer der Klinik</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>! A name or a pseudonym is needed, to tell cases apart.</source>
        <translation>! Ein Name oder Pseudonym ist nötig, um Fälle zu unterscheiden.</translation>
    </message>
    <message>
        <source>! The age is a whole number from 0 to %1.</source>
        <translation>! Das Alter ist eine ganze Zahl von 0 bis %1.</translation>
    </message>
    <message>
        <source>The model is told age and sex, where it knows them. Everything else here is for people.</source>
        <translation>Alter und Geschlecht erfährt das Modell, wo es sie kennt. Alles andere hier ist für Menschen.</translation>
    </message>
</context>
<context>
    <name>genex::ui::PerformanceView</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 % of all tests</source>
        <translation>%1 % aller Untersuchungen</translation>
    </message>
    <message>
        <source>By disease</source>
        <translation>Nach Krankheit</translation>
    </message>
    <message>
        <source>By subgroup</source>
        <translation>Nach Untergruppe</translation>
    </message>
    <message>
        <source>What is taken for what</source>
        <translation>Was wofür gehalten wird</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>By disease; ! must not be missed</source>
        <translation>Nach Krankheit; ! nicht übersehen</translation>
    </message>
    <message>
        <source>What is taken for what, in patients</source>
        <translation>Was wofür gehalten wird, in Patienten</translation>
    </message>
    <message>
        <source>%1 ± %2 right with estimates, %3 with everything ordered, %4 from what is known first alone. %5 tests ordered in the mean; calibration error %6. Measured on %7 test rows.</source>
        <translation>%1 ± %2 richtig mit Schätzungen, %3 mit allem angefordert, %4 allein aus dem anfangs Bekannten. Im Mittel %5 Untersuchungen angefordert; Kalibrierungsfehler %6. Gemessen an %7 Testzeilen.</translation>
    </message>
</context>
<context>
    <name>genex::ui::ProgressLine</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>time left not known yet</source>
        <translation>Restzeit noch nicht bekannt</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>%1 % · %2</source>
        <translation>%1 % · %2</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>genex::ui::RecoveryKeyCard</name>
    <message>
        <source>GENEX recovery key

%1

Opens the cases when a passphrase is forgotten. Keep it where nobody else finds it, and not on this machine.
</source>
        <translation>GENEX-Wiederherstellungsschlüssel

%1

Öffnet die Fälle, wenn eine Passphrase vergessen ist. Bewahren Sie ihn dort auf, wo ihn sonst niemand findet, und nicht auf diesem Rechner.
</translation>
    </message>
    <message>
        <source>The recovery key</source>
        <translation>Der Wiederherstellungsschlüssel</translation>
    </message>
    <message>
        <source>I have it on paper</source>
        <translation>Ich habe ihn auf Papier</translation>
    </message>
    <message>
        <source>A forgotten passphrase cannot be found out by anybody. This key opens the cases instead. It is shown once: print it or write it down, and keep it away from this machine.</source>
        <translation>Eine vergessene Passphrase kann niemand herausfinden. Dieser Schlüssel öffnet die Fälle stattdessen. Er wird einmal gezeigt: Drucken Sie ihn oder schreiben Sie ihn auf, und bewahren Sie ihn nicht bei diesem Rechner auf.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save the recovery key</source>
        <translation>Wiederherstellungsschlüssel speichern</translation>
    </message>
</context>
<context>
    <name>genex::ui::ReportPage</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>genex::ui::ReportPreview</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save as HTML</source>
        <translation>Als HTML speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>With the patient&apos;s &amp;name</source>
        <translation>Mit dem &amp;Namen des Patienten</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Als &amp;HTML speichern …</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>Bericht wird erstellt …</translation>
    </message>
    <message>
        <source>Name, number, remarks and notes. Without it a pseudonym stands for them.</source>
        <translation>Name, Nummer, Bemerkungen und Notizen. Ohne ihn steht ein Pseudonym dafür.</translation>
    </message>
    <message>
        <source>Pages of the report</source>
        <translation>Seiten des Berichts</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>! This report names the patient.</source>
        <translation>! Dieser Bericht nennt den Patienten.</translation>
    </message>
    <message>
        <source>By pseudonym: without name, number, remarks and notes.</source>
        <translation>Mit Pseudonym: ohne Name, Nummer, Bemerkungen und Notizen.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Case report</source>
        <translation>Fallbericht</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Wird gedruckt …</translation>
    </message>
    <message>
        <source>! The printer cannot be reached.</source>
        <translation>! Der Drucker ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
</context>
<context>
    <name>genex::ui::ResetPage</name>
    <message>
        <source>Set this passphrase</source>
        <translation>Diese Passphrase setzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>For somebody who forgot theirs. Tell it by word of mouth, and ask for it to be changed.</source>
        <translation>Für jemanden, der die eigene vergessen hat. Sagen Sie sie mündlich weiter und bitten Sie darum, sie zu ändern.</translation>
    </message>
    <message>
        <source>A new passphrase for %1</source>
        <translation>Neue Passphrase für %1</translation>
    </message>
</context>
<context>
    <name>genex::ui::RestoreCard</name>
    <message>
        <source>copy made before an upgrade</source>
        <translation>Kopie von vor einer Aktualisierung</translation>
    </message>
    <message>
        <source>The store does not open</source>
        <translation>Der Speicher lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Restore this backup</source>
        <translation>Diese Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Backups, the latest first</source>
        <translation>Sicherungen, die neueste zuerst</translation>
    </message>
    <message>
        <source>What does not open is kept beside it under another name; nothing is deleted.</source>
        <translation>Was sich nicht öffnen lässt, bleibt daneben unter anderem Namen; nichts wird gelöscht.</translation>
    </message>
    <message>
        <source>A passphrase of the backup’s time</source>
        <translation>Eine Passphrase aus der Zeit der Sicherung</translation>
    </message>
    <message>
        <source>The store is damaged</source>
        <translation>Der Speicher ist beschädigt</translation>
    </message>
</context>
<context>
    <name>genex::ui::ResultView</name>
    <message>
        <source>There are no figures.</source>
        <translation>Es gibt keine Zahlen.</translation>
    </message>
    <message>
        <source>%1 right on %2 test patients with %3 orders each; %4 with %5 orders when everything is ordered, so %6 of the orders are saved. Nothing ordered: %7. Everything known: %8. Calibration error %9.</source>
        <translation>%1 richtig bei %2 Testpatienten mit je %3 Anforderungen; %4 mit %5 Anforderungen, wenn alles angefordert wird: %6 der Anforderungen sind gespart. Nichts angefordert: %7. Alles bekannt: %8. Kalibrierungsfehler %9.</translation>
    </message>
    <message>
        <source>It was ended early: the same settings would give another model.</source>
        <translation>Das Training wurde vorzeitig beendet: Dieselben Einstellungen ergäben ein anderes Modell.</translation>
    </message>
    <message>
        <source>Repeats an earlier run: the same model, bit for bit.</source>
        <translation>Wiederholt einen früheren Lauf: dasselbe Modell, Bit für Bit.</translation>
    </message>
    <message>
        <source>Repeats an earlier run, and the model is another: the device, the number of threads or the version differs.</source>
        <translation>Wiederholt einen früheren Lauf, und das Modell ist ein anderes: Gerät, Anzahl der Threads oder Version unterscheiden sich.</translation>
    </message>
    <message>
        <source>Choose a run and press Enter.</source>
        <translation>Wählen Sie einen Lauf und drücken Sie Enter.</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Settings and data</source>
        <translation>Einstellungen und Daten</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Accuracy and orders</source>
        <translation>Trefferquote und Anforderungen</translation>
    </message>
    <message>
        <source>Diseases and calibration</source>
        <translation>Krankheiten und Kalibrierung</translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation>Schwellenwert τ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>There is no result: the run is %1.</source>
        <translation>Es gibt kein Ergebnis. Zustand des Laufs: %1.</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Orders first</source>
        <translation>Fordert zuerst an</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Patienten</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Untersuchungen</translation>
    </message>
    <message>
        <source>Conicity</source>
        <translation>Konizität</translation>
    </message>
    <message>
        <source>Skew (smallest by largest bucket): %1. Conicity: %2. %3 of %4 buckets wanted are there. Trained in %5 on %6.</source>
        <translation>Schiefe (kleinste durch größte Gruppe): %1. Konizität: %2. %3 von %4 gewünschten Gruppen sind da. Trainiert in %5 auf %6.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The two runs do not differ in settings, data or results.</source>
        <translation>Die beiden Läufe unterscheiden sich nicht in Einstellungen, Daten oder Ergebnissen.</translation>
    </message>
    <message>
        <source>Only what differs between the two is shown.</source>
        <translation>Gezeigt wird nur, worin sich die beiden unterscheiden.</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
</context>
<context>
    <name>genex::ui::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Nicht vorhanden</translation>
    </message>
    <message>
        <source>Unavailable</source>
        <translation>Nicht verfügbar</translation>
    </message>
    <message>
        <source>One result is awaited. The case can be closed; it waits.</source>
        <translation>Ein Ergebnis steht aus. Der Fall kann geschlossen werden; er wartet.</translation>
    </message>
    <message>
        <source>%1 results are awaited. The case can be closed; it waits.</source>
        <translation>%1 Ergebnisse stehen aus. Der Fall kann geschlossen werden; er wartet.</translation>
    </message>
    <message>
        <source>%1 of %2 in</source>
        <translation>%1 von %2 da</translation>
    </message>
    <message>
        <source>A number, then Enter · Alt+Enter unavailable · ↑ ↓ another test</source>
        <translation>Eine Zahl, dann Enter · Alt+Enter nicht verfügbar · ↑ ↓ andere Untersuchung</translation>
    </message>
    <message>
        <source>A number, %1, then Enter · Alt+Enter unavailable · ↑ ↓ another test</source>
        <translation>Eine Zahl, %1, dann Enter · Alt+Enter nicht verfügbar · ↑ ↓ andere Untersuchung</translation>
    </message>
    <message>
        <source>One of %1, then Enter · Alt+Enter unavailable</source>
        <translation>Eines von %1, dann Enter · Alt+Enter nicht verfügbar</translation>
    </message>
    <message>
        <source>Enter present · Shift+Enter absent · Alt+Enter unavailable · ↑ ↓ another test</source>
        <translation>Enter vorhanden · Umschalt+Enter nicht vorhanden · Alt+Enter nicht verfügbar · ↑ ↓ andere Untersuchung</translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation>Ergebnis: %1</translation>
    </message>
    <message>
        <source>Enter: present</source>
        <translation>Enter: vorhanden</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>Nothing was ordered.</source>
        <translation>Es wurde nichts angefordert.</translation>
    </message>
</context>
<context>
    <name>genex::ui::RoleChoice</name>
    <message>
        <source>Clinician</source>
        <translation>Ärztin, Arzt</translation>
    </message>
    <message>
        <source>Data scientist</source>
        <translation>Data Scientist</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrator/in</translation>
    </message>
    <message>
        <source>Works on cases and makes backups.</source>
        <translation>Arbeitet an Fällen und macht Sicherungen.</translation>
    </message>
    <message>
        <source>Trains and chooses models, counts cases, exports them de-identified. Sees no patient.</source>
        <translation>Trainiert und wählt Modelle, zählt Fälle, exportiert sie anonymisiert. Sieht keine Patienten.</translation>
    </message>
    <message>
        <source>May do everything, and alone reads the audit log and manages users.</source>
        <translation>Darf alles und liest als Einzige das Protokoll und verwaltet Benutzer.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
</context>
<context>
    <name>genex::ui::RowList</name>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>to be ordered</source>
        <translation>anzufordern</translation>
    </message>
    <message>
        <source>struck out</source>
        <translation>gestrichen</translation>
    </message>
</context>
<context>
    <name>genex::ui::RunView</name>
    <message>
        <source>Run an experiment, or choose one that was run before.</source>
        <translation>Starten Sie ein Experiment oder wählen Sie ein früheres.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>The other run</source>
        <translation>Der andere Lauf</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>Diagramm speichern …</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>genex::ui::RunsPage</name>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Trainings</source>
        <translation>Trainings</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Repeat exactly</source>
        <translation>Genau wiederholen</translation>
    </message>
    <message>
        <source>Change and train…</source>
        <translation>Ändern und trainieren …</translation>
    </message>
    <message>
        <source>Compare with the one shown</source>
        <translation>Mit dem gezeigten vergleichen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Checks and activation…</source>
        <translation>Prüfungen und Aktivierung …</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Search names, data and states</source>
        <translation>Namen, Daten und Zustände suchen</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Läufe suchen</translation>
    </message>
    <message>
        <source>Nothing has been trained here yet.</source>
        <translation>Hier wurde noch nichts trainiert.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The new model is being measured on the test patients…</source>
        <translation>Das neue Modell wird an den Testpatienten gemessen …</translation>
    </message>
    <message>
        <source>Wait for the training that is running.</source>
        <translation>Warten Sie auf das Training, das läuft.</translation>
    </message>
    <message>
        <source>Choose a folder for record and charts</source>
        <translation>Ordner für Aufzeichnung und Diagramme wählen</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>genex::ui::SettingsDialog</name>
    <message>
        <source>Use this engine</source>
        <translation>Diesen Rechenkern verwenden</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Lock by itself</source>
        <translation>Selbsttätig sperren</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>after a minute</source>
        <translation>nach einer Minute</translation>
    </message>
    <message>
        <source>after %1 minutes</source>
        <translation>nach %1 Minuten</translation>
    </message>
    <message>
        <source>empty: the engine that came with the program</source>
        <translation>leer: der Rechenkern, der zum Programm gehört</translation>
    </message>
    <message>
        <source>Engine command</source>
        <translation>Befehl des Rechenkerns</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Rechenkern</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Any command that starts the engine, also on another machine: ssh gpu-box genex-engine</source>
        <translation>Jeder Befehl, der den Rechenkern startet, auch auf einem anderen Rechner: ssh gpu-box genex-engine</translation>
    </message>
    <message>
        <source>auto takes a GPU where there is one; cpu, cuda and cuda:1 are fixed choices.</source>
        <translation>auto nimmt eine GPU, wo es eine gibt; cpu, cuda und cuda:1 legen sie fest.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>from the next start on</source>
        <translation>gilt ab dem nächsten Start</translation>
    </message>
    <message>
        <source>What counts against a test</source>
        <translation>Was gegen einen Test zählt</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>Invasiveness</source>
        <translation>Invasivität</translation>
    </message>
    <message>
        <source>From the next recommendation on. A test counts for less the more it adds to the batch.</source>
        <translation>Ab der nächsten Empfehlung. Ein Test zählt umso weniger, je mehr er zum Aufwand der Anforderung beiträgt.</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>counts a little</source>
        <translation>zählt ein wenig</translation>
    </message>
    <message>
        <source>counts as usual</source>
        <translation>zählt wie üblich</translation>
    </message>
    <message>
        <source>counts a lot</source>
        <translation>zählt viel</translation>
    </message>
</context>
<context>
    <name>genex::ui::SettingsForm</name>
    <message>
        <source>as the preset</source>
        <translation>wie die Voreinstellung</translation>
    </message>
    <message>
        <source>%1 Paper: %2.</source>
        <translation>%1 Arbeit: %2.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 (preset)</source>
        <translation>%1 (Voreinst.)</translation>
    </message>
</context>
<context>
    <name>genex::ui::SetupPage</name>
    <message>
        <source>Seconds to minutes, with a small generator. As accurate as the paper&apos;s networks on the tables we tried.</source>
        <translation>Sekunden bis Minuten, mit kleinem Generator. So genau wie die Netze der Arbeit, an den Tabellen, die wir erprobt haben.</translation>
    </message>
    <message>
        <source>The paper&apos;s networks: a transformer as the generator&apos;s encoder. About ten times slower.</source>
        <translation>Die Netze der Arbeit: ein Transformer als Encoder des Generators. Etwa zehnmal langsamer.</translation>
    </message>
    <message>
        <source>More of everything: wider experts, more steps, candidates compared on more patients.</source>
        <translation>Von allem mehr: breitere Experten, mehr Schritte, Kandidaten an mehr Patienten verglichen.</translation>
    </message>
    <message>
        <source>No data set is chosen.</source>
        <translation>Kein Datensatz ist gewählt.</translation>
    </message>
    <message>
        <source>Choose a data set…</source>
        <translation>Datensatz wählen …</translation>
    </message>
    <message>
        <source>Start training</source>
        <translation>Training starten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>empty: as the preset</source>
        <translation>leer: wie die Voreinstellung</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>of the model</source>
        <translation>des Modells</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Before it begins</source>
        <translation>Bevor es beginnt</translation>
    </message>
    <message>
        <source>Choose what tests cost</source>
        <translation>Wählen, was Untersuchungen kosten</translation>
    </message>
    <message>
        <source>Reading the table and timing a few steps…</source>
        <translation>Tabelle wird gelesen, die Zeit einiger Schritte gemessen …</translation>
    </message>
    <message>
        <source>Another training is running.</source>
        <translation>Ein anderes Training läuft.</translation>
    </message>
    <message>
        <source>Choose a data set first.</source>
        <translation>Wählen Sie zuerst einen Datensatz.</translation>
    </message>
    <message>
        <source>Give the model a name.</source>
        <translation>Geben Sie dem Modell einen Namen.</translation>
    </message>
    <message>
        <source>none: all cost the same</source>
        <translation>keine: alle kosten gleich viel</translation>
    </message>
</context>
<context>
    <name>genex::ui::StatusLine</name>
    <message>
        <source>Device: %1</source>
        <translation>Gerät: %1</translation>
    </message>
</context>
<context>
    <name>genex::ui::StepLine</name>
    <message>
        <source>1 Findings</source>
        <translation>1 Befunde</translation>
    </message>
    <message>
        <source>2 Order</source>
        <translation>2 Anforderung</translation>
    </message>
    <message>
        <source>3 Results</source>
        <translation>3 Ergebnisse</translation>
    </message>
    <message>
        <source>4 Conclusion</source>
        <translation>4 Abschluss</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Back to where the case stands</source>
        <translation>Zurück dorthin, wo der Fall steht</translation>
    </message>
    <message>
        <source>Look at this step again</source>
        <translation>Diesen Schritt noch einmal ansehen</translation>
    </message>
    <message>
        <source>Step %1 of %2, looking at step %3</source>
        <translation>Schritt %1 von %2, angesehen wird Schritt %3</translation>
    </message>
</context>
<context>
    <name>genex::ui::StoreTools</name>
    <message>
        <source>Only an administrator of this store may do that.</source>
        <translation>Das darf nur, wer diesen Speicher verwaltet.</translation>
    </message>
    <message>
        <source>The demonstration is open to all and has no users.</source>
        <translation>Die Demonstration ist für alle offen und hat keine Benutzer.</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Wird gesichert…</translation>
    </message>
    <message>
        <source>Backup written: %1</source>
        <translation>Sicherung geschrieben: %1</translation>
    </message>
    <message>
        <source>No backup was written: %1</source>
        <translation>Es wurde keine Sicherung geschrieben: %1</translation>
    </message>
    <message>
        <source>Opened with the recovery key. Change passphrase in the File menu sets a new one.</source>
        <translation>Mit dem Wiederherstellungsschlüssel geöffnet. „Passphrase ändern“ im Menü Datei setzt eine neue.</translation>
    </message>
</context>
<context>
    <name>genex::ui::TablePanel</name>
    <message>
        <source>Columns of the table</source>
        <translation>Spalten der Tabelle</translation>
    </message>
    <message>
        <source>%1 rows · %2 columns · %3 findings · SHA-256 %4…</source>
        <translation>%1 Zeilen · %2 Spalten · %3 Befunde · SHA-256 %4…</translation>
    </message>
    <message>
        <source>! The file has changed since this data set was saved. Look at it again; saving makes a new data set.</source>
        <translation>! Die Datei hat sich geändert, seit dieser Datensatz gespeichert wurde. Sehen Sie sie erneut an; Speichern legt einen neuen Datensatz an.</translation>
    </message>
    <message>
        <source>The table is being read again.</source>
        <translation>Die Tabelle wird erneut gelesen.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Tabelle lesen</translation>
    </message>
</context>
<context>
    <name>genex::ui::TestField</name>
    <message>
        <source>Add a test by hand</source>
        <translation>Untersuchung von Hand hinzufügen</translation>
    </message>
    <message>
        <source>Add a test by hand: name or synonym, then Enter …</source>
        <translation>Untersuchung von Hand: Name, dann Enter …</translation>
    </message>
    <message>
        <source>Nothing like “%1” is among the tests that the model knows.</source>
        <translation>Nichts wie „%1“ ist unter den Untersuchungen, die das Modell kennt.</translation>
    </message>
    <message>
        <source>%1 is known already.</source>
        <translation>%1 ist schon bekannt.</translation>
    </message>
    <message>
        <source>%1 is in the batch already.</source>
        <translation>%1 ist schon in der Anforderung.</translation>
    </message>
    <message>
        <source>The model is still being asked. Press Enter again.</source>
        <translation>Das Modell wird noch gefragt. Drücken Sie noch einmal Enter.</translation>
    </message>
</context>
<context>
    <name>genex::ui::ThresholdView</name>
    <message>
        <source>share of the orders saved</source>
        <translation>Anteil gesparter Anforderungen</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>each τ</source>
        <translation>jedes τ</translation>
    </message>
    <message>
        <source>everything ordered</source>
        <translation>alles angefordert</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Verwendung</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Accuracy against orders saved, on validation patients</source>
        <translation>Trefferquote gegen gesparte Anforderungen, an Validierungspatienten</translation>
    </message>
    <message>
        <source>above 1 (nobody is trusted)</source>
        <translation>über 1 (niemandem wird vertraut)</translation>
    </message>
    <message>
        <source>τ %1: %2 right, %3 of the orders saved, %4 of the patients come a second time.</source>
        <translation>τ %1: %2 richtig, %3 der Anforderungen gespart, %4 der Patienten kommen ein zweites Mal.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Verwendung</translation>
    </message>
    <message>
        <source>At least 85 % certain</source>
        <translation>Mindestens 85 % sicher</translation>
    </message>
    <message>
        <source>Top 10 %</source>
        <translation>Sicherste 10 %</translation>
    </message>
    <message>
        <source>Save as a new model</source>
        <translation>Als neues Modell speichern</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Threshold τ, from trusting everybody to trusting nobody</source>
        <translation>Schwellenwert τ, von Vertrauen in alle bis Vertrauen in niemanden</translation>
    </message>
    <message>
        <source>The paper&apos;s rule: the most certain tenth of the patients is trusted</source>
        <translation>Die Regel der Arbeit: Dem sichersten Zehntel der Patienten wird vertraut</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing is estimated at any budget, so there is no threshold to choose.</source>
        <translation>Bei keinem Budget wird etwas geschätzt, also ist kein Schwellenwert zu wählen.</translation>
    </message>
    <message>
        <source>This one is in use. Figures of the validation patients; with everything ordered %1 are right.</source>
        <translation>Dieser ist in Verwendung. Zahlen der Validierungspatienten; mit allem angefordert sind %1 richtig.</translation>
    </message>
    <message>
        <source>In use: %1 A new model is measured on the test patients before it is saved.</source>
        <translation>In Verwendung: %1 Ein neues Modell wird an den Testpatienten gemessen, bevor es gespeichert wird.</translation>
    </message>
    <message>
        <source>up to %1 tests</source>
        <translation>bis zu %1 Untersuchungen</translation>
    </message>
</context>
<context>
    <name>genex::ui::TrainingScreen</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>1  Data</source>
        <translation>1  Daten</translation>
    </message>
    <message>
        <source>2  Settings</source>
        <translation>2  Einstellungen</translation>
    </message>
    <message>
        <source>3  Training</source>
        <translation>3  Training</translation>
    </message>
    <message>
        <source>4  Runs and results</source>
        <translation>4  Läufe und Ergebnisse</translation>
    </message>
    <message>
        <source>Models from your own tables</source>
        <translation>Modelle aus Ihren eigenen Tabellen</translation>
    </message>
    <message>
        <source>%1 · %2 · preset “%3”</source>
        <translation>%1 · %2 · Voreinstellung „%3“</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>training</source>
        <translation>trainiert</translation>
    </message>
    <message>
        <source>&lt;p&gt;Here a model is made from a table of your own patients.&lt;/p&gt;&lt;p&gt;&lt;b&gt;1 Data.&lt;/b&gt; Open a table, or drop it here. Look at what is missing, doubled or gives the diagnosis away, correct kinds and label, and save it as a data set.&lt;/p&gt;&lt;p&gt;&lt;b&gt;2 Settings.&lt;/b&gt; A preset is enough. What you leave empty is as the preset has it. Time and memory are measured before anything begins.&lt;/p&gt;&lt;p&gt;&lt;b&gt;3 Training.&lt;/b&gt; Each bucket of similar patients has a row. Pause and resume at will. &lt;i&gt;Stop and keep&lt;/i&gt; ends soon with a usable model of what is done; &lt;i&gt;Cancel&lt;/i&gt; keeps nothing. If the program ends in the middle, the run goes on from its last checkpoint.&lt;/p&gt;&lt;p&gt;&lt;b&gt;4 Runs and results.&lt;/b&gt; Enter shows a run. Two runs can be compared, and one can be repeated exactly. A model reaches doctors only through the checks under Models.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Hier entsteht ein Modell aus einer Tabelle Ihrer eigenen Patienten.&lt;/p&gt;&lt;p&gt;&lt;b&gt;1 Daten.&lt;/b&gt; Öffnen Sie eine Tabelle oder ziehen Sie sie hierher. Sehen Sie nach, was fehlt, doppelt ist oder die Diagnose verrät, berichtigen Sie Arten und Zielspalte und speichern Sie sie als Datensatz.&lt;/p&gt;&lt;p&gt;&lt;b&gt;2 Einstellungen.&lt;/b&gt; Eine Voreinstellung genügt. Was Sie leer lassen, ist wie in der Voreinstellung. Zeit und Arbeitsspeicher werden gemessen, bevor etwas beginnt.&lt;/p&gt;&lt;p&gt;&lt;b&gt;3 Training.&lt;/b&gt; Jede Gruppe ähnlicher Patienten hat eine Zeile. Unterbrechen und fortsetzen können Sie jederzeit. &lt;i&gt;Anhalten und behalten&lt;/i&gt; endet bald mit einem brauchbaren Modell aus dem Fertigen; &lt;i&gt;Abbrechen&lt;/i&gt; behält nichts. Endet das Programm mittendrin, macht der Lauf beim letzten Zwischenstand weiter.&lt;/p&gt;&lt;p&gt;&lt;b&gt;4 Läufe und Ergebnisse.&lt;/b&gt; Enter zeigt einen Lauf. Zwei Läufe können verglichen und einer genau wiederholt werden. Zu Ärztinnen und Ärzten gelangt ein Modell nur über die Prüfungen unter Modelle.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>genex::ui::UnlockCard</name>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut nachsehen</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Use the recovery key</source>
        <translation>Wiederherstellungsschlüssel verwenden</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation>Wiederherstellungsschlüssel</translation>
    </message>
    <message>
        <source>The recovery key, as it was printed</source>
        <translation>Der Wiederherstellungsschlüssel, wie gedruckt</translation>
    </message>
    <message>
        <source>Try it with an invented patient</source>
        <translation>Mit erfundenem Patienten ausprobieren</translation>
    </message>
    <message>
        <source>Cases of %1 are locked</source>
        <translation>Die Fälle von %1 sind gesperrt</translation>
    </message>
    <message>
        <source>Cases are locked</source>
        <translation>Die Fälle sind gesperrt</translation>
    </message>
    <message>
        <source>Use the passphrase</source>
        <translation>Passphrase verwenden</translation>
    </message>
    <message>
        <source>Unlocking…</source>
        <translation>Wird entsperrt …</translation>
    </message>
</context>
<context>
    <name>genex::ui::UserPage</name>
    <message>
        <source>Change the role</source>
        <translation>Rolle ändern</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Change your passphrase…</source>
        <translation>Ihre Passphrase ändern…</translation>
    </message>
    <message>
        <source>New passphrase…</source>
        <translation>Neue Passphrase…</translation>
    </message>
    <message>
        <source>The store’s last administrator keeps this role and cannot be removed. Make somebody else an administrator first.</source>
        <translation>Wer den Speicher als Letztes verwaltet, behält diese Rolle und kann nicht entfernt werden. Machen Sie zuerst jemand anderen zur Administratorin oder zum Administrator.</translation>
    </message>
    <message>
        <source>You would no longer manage users, and only another administrator could give that back.</source>
        <translation>Sie würden keine Benutzer mehr verwalten, und nur jemand anderes mit dieser Rolle könnte sie zurückgeben.</translation>
    </message>
</context>
<context>
    <name>genex::ui::UsersDialog</name>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>wrong passphrases: %1</source>
        <translation>falsche Passphrasen: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Add a user</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Reading the users…</source>
        <translation>Benutzer werden gelesen…</translation>
    </message>
    <message>
        <source>New recovery key…</source>
        <translation>Neuer Wiederherstellungsschlüssel…</translation>
    </message>
    <message>
        <source>Who may open this store, and what for. Each has a passphrase of their own; what was written under a name stays when its user is removed.</source>
        <translation>Wer diesen Speicher öffnen darf und wofür. Jede Person hat ihre eigene Passphrase; was unter einem Namen geschrieben wurde, bleibt, wenn er entfernt wird.</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemand</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Adding %1…</source>
        <translation>%1 wird hinzugefügt…</translation>
    </message>
    <message>
        <source>%1 can open the store now.</source>
        <translation>%1 kann den Speicher jetzt öffnen.</translation>
    </message>
    <message>
        <source>Changing the role…</source>
        <translation>Rolle wird geändert…</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Setting the passphrase…</source>
        <translation>Passphrase wird gesetzt…</translation>
    </message>
    <message>
        <source>%1 has a new passphrase.</source>
        <translation>%1 hat eine neue Passphrase.</translation>
    </message>
    <message>
        <source>Remove yourself, %1? The store is locked at once and does not open for you any more. This cannot be undone.</source>
        <translation>Sich selbst entfernen, %1? Der Speicher wird sofort gesperrt und öffnet sich nicht mehr für Sie. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Remove %1? The store does not open for this user any more. This cannot be undone; a copy of the file that was taken before still opens with the passphrase of that time.</source>
        <translation>%1 entfernen? Der Speicher öffnet sich für diese Person nicht mehr. Das kann nicht rückgängig gemacht werden; eine früher angefertigte Kopie der Datei öffnet sich weiterhin mit der damaligen Passphrase.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removing %1…</source>
        <translation>%1 wird entfernt…</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>Make a new recovery key? The one that was printed before opens nothing any more. The new one is shown once.</source>
        <translation>Einen neuen Wiederherstellungsschlüssel machen? Der früher gedruckte öffnet dann nichts mehr. Der neue wird einmal gezeigt.</translation>
    </message>
    <message>
        <source>Make a new one</source>
        <translation>Neuen machen</translation>
    </message>
    <message>
        <source>Making a new recovery key…</source>
        <translation>Neuer Wiederherstellungsschlüssel wird gemacht…</translation>
    </message>
</context>
<context>
    <name>genex::ui::TableQuestions</name>
    <message>
        <source>Equal patients stay together</source>
        <translation>Gleiche Patienten bleiben zusammen</translation>
    </message>
    <message>
        <source>Row by row</source>
        <translation>Zeile für Zeile</translation>
    </message>
    <message>
        <source>By patient or site, in column</source>
        <translation>Nach Patient oder Standort, in Spalte</translation>
    </message>
    <message>
        <source>The part is named in column</source>
        <translation>Der Teil steht in Spalte</translation>
    </message>
    <message>
        <source>The newest test, by time in column</source>
        <translation>Die neuesten zum Test, nach Zeit in Spalte</translation>
    </message>
    <message>
        <source>Split into training, validation and test</source>
        <translation>Aufteilung in Training, Validierung und Test</translation>
    </message>
    <message>
        <source>Column that the split follows</source>
        <translation>Spalte, der die Aufteilung folgt</translation>
    </message>
    <message>
        <source>Drawn by chance</source>
        <translation>Zufällig gezogen</translation>
    </message>
    <message>
        <source>Named in column</source>
        <translation>Genannt in Spalte</translation>
    </message>
    <message>
        <source>What is known first</source>
        <translation>Was anfangs bekannt ist</translation>
    </message>
    <message>
        <source>How many findings are known first</source>
        <translation>Wie viele Befunde anfangs bekannt sind</translation>
    </message>
    <message>
        <source>as many as fit</source>
        <translation>so viele, wie passen</translation>
    </message>
    <message>
        <source>|O|: so many findings of every patient are known before anything is ordered.</source>
        <translation>|O|: So viele Befunde jedes Patienten sind bekannt, bevor etwas angefordert wird.</translation>
    </message>
    <message>
        <source>Column that names what is known first</source>
        <translation>Spalte, die nennt, was anfangs bekannt ist</translation>
    </message>
</context>
<context>
    <name>genex::ui::FigureChart</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1
%2: %3
%4: %5</source>
        <translation>%1
%2: %3
%4: %5</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>Diagramm speichern …</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png);;PDF pages (*.pdf)</source>
        <translation>Bilder (*.png);;PDF-Seiten (*.pdf)</translation>
    </message>
</context>
<context>
    <name>genex::ui::CaseTransferTexts</name>
    <message>
        <source>Import a case</source>
        <translation>Fall importieren</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>genex::ui::TrainingLeave</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>A training is running. Close the program, and let it go on next time?</source>
        <translation>Ein Training läuft. Das Programm schließen und das Training beim nächsten Mal fortsetzen?</translation>
    </message>
    <message>
        <source>Close, go on next time</source>
        <translation>Schließen, später fortsetzen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
</context>
</TS>
