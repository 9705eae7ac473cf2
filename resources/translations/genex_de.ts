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
        <source>blood draw, swab or low radiation</source>
        <translation>Blut, Abstrich oder wenig Strahlung</translation>
    </message>
    <message>
        <source>contrast agent or probe</source>
        <translation>Kontrastmittel oder Sonde</translation>
    </message>
    <message>
        <source>puncture or endoscopy</source>
        <translation>Punktion oder Endoskopie</translation>
    </message>
    <message>
        <source>added manually</source>
        <translation>von Hand hinzugefügt</translation>
    </message>
    <message>
        <source>little information on its own</source>
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
        <source>distinguishes %1 from %2</source>
        <translation>unterscheidet %1 von %2</translation>
    </message>
    <message>
        <source>Order now</source>
        <translation>Jetzt anfordern</translation>
    </message>
    <message>
        <source>excluded: neither ordered nor estimated</source>
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
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>Confidence is below τ and no further tests are ordered: the estimates do not support a diagnosis (%1).</source>
        <translation>Die Konfidenz liegt unter τ, und weitere Tests werden nicht angefordert: Die Schätzungen begründen keine Diagnose (%1).</translation>
    </message>
    <message>
        <source>Confidence is at or above τ, so the estimates are accepted. Saved: %1 (%2).</source>
        <translation>Die Konfidenz erreicht τ, die Schätzungen gelten. Eingespart: %1 (%2).</translation>
    </message>
    <message>
        <source>Every value was measured or is unavailable: nothing was estimated.</source>
        <translation>Jeder Wert ist gemessen oder nicht verfügbar: Es wurde nichts geschätzt.</translation>
    </message>
    <message>
        <source>1 result pending</source>
        <translation>1 Ergebnis steht aus</translation>
    </message>
    <message>
        <source>%1 results pending</source>
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
        <source>Results complete</source>
        <translation>Ergebnisse da</translation>
    </message>
    <message>
        <source>Further tests ordered</source>
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
        <source>added after the order</source>
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
        <source>results in: %1</source>
        <translation>Ergebnisse da: %1</translation>
    </message>
    <message>
        <source>With these results, the most likely disease is expected to reach %1 (now %2).</source>
        <translation>Mit diesen Ergebnissen erreicht die wahrscheinlichste Diagnose voraussichtlich %1 (jetzt %2).</translation>
    </message>
    <message>
        <source>Expected accuracy %1; %2 if everything is ordered.</source>
        <translation>Erwartete Trefferquote %1, mit allem angefordert %2.</translation>
    </message>
    <message>
        <source>expected accuracy %1 instead of %2</source>
        <translation>erwartete Trefferquote %1 statt %2</translation>
    </message>
    <message>
        <source>pending</source>
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
        <source>No diagnosis suggested</source>
        <translation>Keine Diagnose vorgeschlagen</translation>
    </message>
    <message>
        <source>no findings yet</source>
        <translation>noch keine Befunde</translation>
    </message>
    <message>
        <source>ordered manually instead of estimated</source>
        <translation>von Hand angefordert, nicht geschätzt</translation>
    </message>
    <message>
        <source>Ordered after estimation</source>
        <translation>Nach Schätzung angefordert</translation>
    </message>
    <message>
        <source>Additional orders</source>
        <translation>Außerdem angefordert</translation>
    </message>
    <message>
        <source>its estimate was not accepted</source>
        <translation>die Schätzung wurde nicht akzeptiert</translation>
    </message>
    <message>
        <source>requested later</source>
        <translation>später angefordert</translation>
    </message>
    <message>
        <source>estimated, not ordered</source>
        <translation>geschätzt, nicht angefordert</translation>
    </message>
    <message>
        <source>already in the batch</source>
        <translation>schon in der Anforderung</translation>
    </message>
    <message>
        <source>already known</source>
        <translation>schon bekannt</translation>
    </message>
    <message>
        <source>recommended, not yet ordered</source>
        <translation>empfohlen und bisher nicht angefordert</translation>
    </message>
    <message>
        <source>expected accuracy stays at %1</source>
        <translation>erwartete Genauigkeit bleibt bei %1</translation>
    </message>
    <message>
        <source>Given the changes since the order, the model also recommends: %1.</source>
        <translation>Nach den Änderungen seit der Anforderung empfiehlt das Modell außerdem: %1.</translation>
    </message>
    <message>
        <source>A change recomputes the batch and discards your manual edits; Ctrl+Z restores them.</source>
        <translation>Eine Änderung berechnet die Anforderung neu und verwirft Ihre eigenen Änderungen; Strg+Z stellt sie wieder her.</translation>
    </message>
    <message>
        <source>A change recomputes the batch and the differential.</source>
        <translation>Eine Änderung berechnet Anforderung und Differenzialdiagnose neu.</translation>
    </message>
    <message>
        <source>The order stands: a change affects the conclusion, not the batch.</source>
        <translation>Die Anforderung steht: eine Änderung geht in die Schlussfolgerung ein, nicht in die Anforderung.</translation>
    </message>
    <message>
        <source>A change recomputes estimates, confidence and differential; the order stands.</source>
        <translation>Eine Änderung berechnet Schätzungen, Sicherheit und Differenzialdiagnose neu; was angefordert wurde, steht.</translation>
    </message>
    <message>
        <source>The case is concluded. Amend it to change a finding; the conclusion is then recomputed.</source>
        <translation>Der Fall ist abgeschlossen. Berichtigen Sie ihn, um einen Befund zu ändern: die Schlussfolgerung wird dann neu berechnet.</translation>
    </message>
    <message>
        <source>Nothing was ordered. You can still order a test before concluding.</source>
        <translation>Es wurde nichts angefordert. Vor dem Abschluss kann noch eine Untersuchung angefordert werden.</translation>
    </message>
    <message>
        <source>Ordered %1. An order cannot be undone: its results feed into the conclusion, and another batch can follow.</source>
        <translation>Angefordert: %1. Eine Anforderung kann nicht rückgängig gemacht werden: Ihre Ergebnisse gehen in die Schlussfolgerung ein, und eine weitere Anforderung kann folgen.</translation>
    </message>
    <message>
        <source>The case is concluded. Amend it to correct a result; the conclusion is then recomputed.</source>
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
        <source>History and examination</source>
        <translation>Anamnese und Untersuchung</translation>
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
        <source>History and examination, now</source>
        <translation>Anamnese und Untersuchung, jetzt</translation>
    </message>
    <message>
        <source>%1 (about %2)</source>
        <translation>%1 (etwa %2)</translation>
    </message>
    <message>
        <source>%1 Order these tests as well: %2.</source>
        <translation>%1 Auch diese Untersuchungen anfordern: %2.</translation>
    </message>
</context>
<context>
    <name>Clinical</name>
    <message>
        <source>Calibration slope and intercept: too few right or wrong answers.</source>
        <translation>Kalibrierungssteigung und -achsenabschnitt: zu wenige richtige oder falsche Antworten.</translation>
    </message>
    <message>
        <source>Calibration slope %1, intercept %2 (95 % intervals; perfect: 1 and 0).</source>
        <translation>Kalibrierungssteigung %1, Achsenabschnitt %2 (95-%-Intervalle; vollkommen: 1 und 0).</translation>
    </message>
    <message>
        <source>this model</source>
        <translation>dieses Modell</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>threshold for any can’t-miss disease</source>
        <translation>Schwelle für irgendeine nicht zu übersehende Krankheit</translation>
    </message>
    <message>
        <source>threshold for each disease</source>
        <translation>Schwelle für jede Krankheit</translation>
    </message>
    <message>
        <source>net benefit</source>
        <translation>Nettonutzen</translation>
    </message>
    <message>
        <source>fraction of patients answered</source>
        <translation>Anteil beantworteter Patienten</translation>
    </message>
    <message>
        <source>fraction of them wrong</source>
        <translation>Anteil davon falsch</translation>
    </message>
    <message>
        <source>Each disease against the rest, mean: area under the ROC curve %1, average precision %2.</source>
        <translation>Jede Krankheit gegen den Rest, im Mittel: Fläche unter der ROC-Kurve %1, mittlere Präzision %2.</translation>
    </message>
    <message>
        <source>Tests ordered per correct diagnosis: %1.</source>
        <translation>Angeforderte Untersuchungen je richtiger Diagnose: %1.</translation>
    </message>
    <message>
        <source>Cost of the orders per correct diagnosis: %1 %2.</source>
        <translation>Kosten der Anforderungen je richtiger Diagnose: %1 %2.</translation>
    </message>
    <message>
        <source>Unlike training: %1 of the test patients are taken for unlike; of made-up patients, each value from another one, %2 are not recognised.</source>
        <translation>Unähnlich dem Training: %1 der Testpatienten gelten als unähnlich; von erfundenen Patienten, jeder Wert von einem anderen, werden %2 nicht erkannt.</translation>
    </message>
    <message>
        <source>Disease</source>
        <translation>Krankheit</translation>
    </message>
    <message>
        <source>Patients</source>
        <translation>Patienten</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Decision curve, and risk against coverage</source>
        <translation>Entscheidungskurve, und Risiko gegen Abdeckung</translation>
    </message>
    <message>
        <source>threshold %1: net benefit %2, of acting on everyone %3</source>
        <translation>Schwelle %1: Nettonutzen %2, bei Handeln für alle %3</translation>
    </message>
    <message>
        <source>%1 of the patients answered: %2 of them wrong</source>
        <translation>%1 der Patienten beantwortet: %2 davon falsch</translation>
    </message>
    <message>
        <source>all diseases against the rest</source>
        <translation>alle Krankheiten gegen den Rest</translation>
    </message>
    <message>
        <source>ROC and precision–recall</source>
        <translation>ROC- und Präzisions-Sensitivitäts-Kurve</translation>
    </message>
    <message>
        <source>1 − specificity</source>
        <translation>1 − Spezifität</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>sensitivity (recall)</source>
        <translation>Sensitivität (Recall)</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>from %1 on: sensitivity %2, specificity %3, precision %4</source>
        <translation>ab %1: Sensitivität %2, Spezifität %3, Präzision %4</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>Demonstration report</source>
        <translation>Demonstrationsbericht</translation>
    </message>
    <message>
        <source>Synthetic patient</source>
        <translation>Synthetischer Patient</translation>
    </message>
    <message>
        <source>This patient and all patients used to train the model are synthetic.</source>
        <translation>Dieser Patient und alle Patienten, an denen das Modell trainiert wurde, sind synthetisch.</translation>
    </message>
</context>
<context>
    <name>Differential</name>
    <message>
        <source>Differential: now and expected after the batch</source>
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
        <source>Check its permissions.</source>
        <translation>Prüfen Sie die Zugriffsrechte.</translation>
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
        <source>Ordered %1; left to be estimated: %2.</source>
        <translation>Angefordert: %1; zu schätzen: %2.</translation>
    </message>
    <message>
        <source>Cannot %1 %2: %3.</source>
        <translation>%2: %1 nicht möglich (%3).</translation>
    </message>
    <message>
        <source>The model %1 concluded without suggesting a diagnosis.</source>
        <translation>Das Modell %1 hat abgeschlossen, ohne eine Diagnose vorzuschlagen.</translation>
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
        <source>Changed the patient details of %1.</source>
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
        <source>Added a note: %1</source>
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
        <source>access</source>
        <translation>Zugriff</translation>
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
        <source>%1 is truncated.</source>
        <translation>%1 ist abgeschnitten.</translation>
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
        <source>%1 has more than four billion rows.</source>
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
        <source>%1 has only one group of rows (starting at %2), which cannot be split into training and test parts.</source>
        <translation>%1 hat nur eine Gruppe von Zeilen (ab %2), die sich nicht in Trainings- und Testteil aufteilen lässt.</translation>
    </message>
    <message>
        <source>%1 has only one row (%2), which is not enough for training and testing.</source>
        <translation>%1 hat nur eine Zeile (%2); das reicht nicht für Training und Test.</translation>
    </message>
    <message>
        <source>%1 holds %2 images, but its label file holds %3 entries.</source>
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
        <source>%1 is an IDX file whose elements are not bytes.</source>
        <translation>%1 ist eine IDX-Datei, deren Elemente keine Bytes sind.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size, which no real table does.</source>
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
        <source>%1: no label column was given.</source>
        <translation>%1: Es wurde keine Zielspalte genannt.</translation>
    </message>
    <message>
        <source>A feature has the same name as the label: &quot;%1&quot;.</source>
        <translation>Ein Merkmal heißt „%1“ wie die Zielspalte.</translation>
    </message>
    <message>
        <source>A table needs a header line and one line per patient.</source>
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
        <source>All rows belong to one class.</source>
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
        <source>Check the free disk space and try again.</source>
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
        <source>Close it, or double it.</source>
        <translation>Schließen Sie es oder schreiben Sie es doppelt.</translation>
    </message>
    <message>
        <source>Convert it to unsigned bytes, as in MNIST.</source>
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
        <source>Correct the cell, leave it empty, or set the column&apos;s kind (--kind NAME=categorical).</source>
        <translation>Berichtigen Sie die Zelle, lassen Sie sie leer oder geben Sie an, was die Spalte ist (--kind NAME=categorical).</translation>
    </message>
    <message>
        <source>Split it.</source>
        <translation>Teilen Sie sie auf.</translation>
    </message>
    <message>
        <source>Fill it in or remove the row; `genex-cli data profile --fix` removes all such rows.</source>
        <translation>Füllen Sie sie aus oder lassen Sie die Zeile weg; `genex-cli data profile --fix` lässt alle solchen Zeilen weg.</translation>
    </message>
    <message>
        <source>Use 1 to 200 bytes of UTF-8 without control characters or leading or trailing spaces.</source>
        <translation>Geben Sie 1 bis 200 Bytes UTF-8 ohne Steuerzeichen und ohne Leerzeichen am Rand an.</translation>
    </message>
    <message>
        <source>Use a number from 0 to 1.</source>
        <translation>Geben Sie eine Zahl von 0 bis 1 an.</translation>
    </message>
    <message>
        <source>Every row needs a class.</source>
        <translation>Geben Sie jeder Zeile eine Klasse.</translation>
    </message>
    <message>
        <source>Every row needs a time.</source>
        <translation>Geben Sie jeder Zeile eine Zeit.</translation>
    </message>
    <message>
        <source>Use group, rows, group-column, column or time.</source>
        <translation>Geben Sie group, rows, group-column, column oder time an.</translation>
    </message>
    <message>
        <source>Use group, rows, group:NAME, column:NAME or time:NAME, where NAME is a column of the table.</source>
        <translation>Geben Sie group, rows, group:NAME, column:NAME oder time:NAME an; NAME ist eine Spalte der Tabelle.</translation>
    </message>
    <message>
        <source>Provide one name per column.</source>
        <translation>Geben Sie für jede Spalte einen Namen an.</translation>
    </message>
    <message>
        <source>Use rows or groups.</source>
        <translation>Geben Sie rows oder groups an.</translation>
    </message>
    <message>
        <source>Training and test each need a share above 0.</source>
        <translation>Geben Sie Training und Test einen Anteil über 0.</translation>
    </message>
    <message>
        <source>Is this a table, and is a quotation mark missing?</source>
        <translation>Ist das eine Tabelle, und fehlt ein Anführungszeichen?</translation>
    </message>
    <message>
        <source>It needs columns other than the label and identifiers.</source>
        <translation>Sie braucht Spalten neben Zielspalte und Kennungen.</translation>
    </message>
    <message>
        <source>Remove the column.</source>
        <translation>Lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>Make them sum to 1.</source>
        <translation>Sorgen Sie dafür, dass die Summe 1 ist.</translation>
    </message>
    <message>
        <source>Assign some, or choose another split.</source>
        <translation>Nennen Sie welche oder wählen Sie eine andere Aufteilung.</translation>
    </message>
    <message>
        <source>Specify the column that holds the diagnosis (--label).</source>
        <translation>Nennen Sie die Spalte mit der Diagnose (--label).</translation>
    </message>
    <message>
        <source>Specify a table inside it.</source>
        <translation>Nennen Sie die Tabelle darin.</translation>
    </message>
    <message>
        <source>Not enough memory to unpack %1.</source>
        <translation>Zum Entpacken von %1 fehlt Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The maximum is %1.</source>
        <translation>Möglich sind höchstens %1.</translation>
    </message>
    <message>
        <source>Enclose the whole field in quotation marks and double those inside it.</source>
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
        <source>Every row needs a group.</source>
        <translation>Jede Zeile braucht eine Gruppe.</translation>
    </message>
    <message>
        <source>Unknown kind of shares: &quot;%1&quot;.</source>
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
        <source>The column &quot;%1&quot; assigns no row to %2.</source>
        <translation>Die Spalte „%1“ nennt keine Zeile für %2.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; contains &quot;%2&quot; in %3.</source>
        <translation>In der Spalte „%1“ steht „%2“ in %3.</translation>
    </message>
    <message>
        <source>The shares of training, validation and test sum to %1.</source>
        <translation>Die Anteile von Training, Validierung und Test ergeben %1.</translation>
    </message>
    <message>
        <source>Unknown split: &quot;%1&quot;.</source>
        <translation>Die Aufteilung „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Unknown split rule: &quot;%1&quot;.</source>
        <translation>Die Aufteilungsregel „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The split rule &quot;%1&quot; needs a column name.</source>
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
        <source>At least two classes are needed.</source>
        <translation>Mindestens zwei Klassen sind nötig.</translation>
    </message>
    <message>
        <source>The training part or the test part is empty.</source>
        <translation>Der Trainingsteil oder der Testteil ist leer.</translation>
    </message>
    <message>
        <source>Unpack it manually and inspect it before use.</source>
        <translation>Entpacken Sie sie von Hand und sehen Sie sie an, bevor Sie sie verwenden.</translation>
    </message>
    <message>
        <source>Use 2024-03-09, 2024-03-09T12:30, 09.03.2024 or a number in every row.</source>
        <translation>Schreiben Sie in jeder Zeile 2024-03-09, 2024-03-09T12:30, 09.03.2024 oder eine Zahl.</translation>
    </message>
    <message>
        <source>Use one format for all times: a number and a date cannot be compared.</source>
        <translation>Schreiben Sie alle Zeiten gleich: Zahl und Datum sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>Double quotation marks inside a field.</source>
        <translation>Verdoppeln Sie Anführungszeichen innerhalb eines Feldes.</translation>
    </message>
    <message>
        <source>Write train, validation or test in every row.</source>
        <translation>Schreiben Sie in jede Zeile train, validation oder test.</translation>
    </message>
    <message>
        <source>Write its output to a file first, and specify that file.</source>
        <translation>Schreiben Sie die Ausgabe erst in eine Datei und nennen Sie diese.</translation>
    </message>
    <message>
        <source>%1 cannot be stored as it is.</source>
        <translation>%1 kann so nicht aufbewahrt werden.</translation>
    </message>
    <message>
        <source>%1 has both a state and a category.</source>
        <translation>%1 hat neben dem Zustand eine Kategorie.</translation>
    </message>
    <message>
        <source>%1 has both a state and a value.</source>
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
        <source>%1 contains a number that is too large.</source>
        <translation>%1 enthält eine zu große Zahl.</translation>
    </message>
    <message>
        <source>%1 is already known.</source>
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
        <source>%1 is not a SHA-256.</source>
        <translation>%1 ist kein SHA-256.</translation>
    </message>
    <message>
        <source>%1 is not a finding of this case.</source>
        <translation>%1 ist kein Befund dieses Falls.</translation>
    </message>
    <message>
        <source>%1 is not among the tests the model would estimate.</source>
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
        <source>%1 is not valid JSON: see %2.</source>
        <translation>%1 ist kein gültiges JSON: siehe %2.</translation>
    </message>
    <message>
        <source>%1 is already ordered.</source>
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
        <source>%1, field &quot;schema_version&quot;: is %2, but this program reads versions up to %3.</source>
        <translation>%1, Feld „schema_version“: ist %2, dieses Programm liest bis %3.</translation>
    </message>
    <message>
        <source>%1: its summary of the case does not match the events.</source>
        <translation>%1: Was die Datei über den Fall sagt, folgt nicht aus seinen Ereignissen.</translation>
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
        <source>Request one.</source>
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
        <source>Enter %1, or mark it as unavailable.</source>
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
        <source>Entry %1 is not next in line to %2.</source>
        <translation>Eintrag %1 ist nicht der nächste (%2).</translation>
    </message>
    <message>
        <source>Export the case again.</source>
        <translation>Exportieren Sie den Fall erneut.</translation>
    </message>
    <message>
        <source>Use at most %1.</source>
        <translation>Geben Sie höchstens %1 an.</translation>
    </message>
    <message>
        <source>Use %1 to %2.</source>
        <translation>Geben Sie %1 bis %2 an.</translation>
    </message>
    <message>
        <source>Give a category if, and only if, the state is category.</source>
        <translation>Geben Sie eine Kategorie genau dann an, wenn der Zustand es verlangt.</translation>
    </message>
    <message>
        <source>Use a fraction, a count or a cost.</source>
        <translation>Geben Sie einen Anteil, eine Anzahl oder einen Betrag an.</translation>
    </message>
    <message>
        <source>Use a list, such as [ … ].</source>
        <translation>Geben Sie eine Liste an, etwa [ … ].</translation>
    </message>
    <message>
        <source>Use a number %1.</source>
        <translation>Geben Sie eine Zahl %1 an.</translation>
    </message>
    <message>
        <source>Use a number.</source>
        <translation>Geben Sie eine Zahl an.</translation>
    </message>
    <message>
        <source>Use a text of 1 to %1 bytes without control characters or leading or trailing spaces.</source>
        <translation>Geben Sie einen Text von 1 bis %1 Bytes ohne Steuerzeichen und ohne Leerzeichen am Rand an.</translation>
    </message>
    <message>
        <source>Give a value only for a measured finding.</source>
        <translation>Geben Sie einen Wert nur dort an, wo gemessen wurde.</translation>
    </message>
    <message>
        <source>Use a whole number %1.</source>
        <translation>Geben Sie eine ganze Zahl %1 an.</translation>
    </message>
    <message>
        <source>Use a whole number from 0 to %1.</source>
        <translation>Geben Sie eine ganze Zahl von 0 bis %1 an.</translation>
    </message>
    <message>
        <source>Use a whole number.</source>
        <translation>Geben Sie eine ganze Zahl an.</translation>
    </message>
    <message>
        <source>Use an age from 0 to %1 years, or none.</source>
        <translation>Geben Sie ein Alter von 0 bis %1 Jahren an oder keines.</translation>
    </message>
    <message>
        <source>Use the form 2026-03-01T08:15:30.250Z.</source>
        <translation>Schreiben Sie sie wie 2026-03-01T08:15:30.250Z.</translation>
    </message>
    <message>
        <source>Use its 64 lower-case hexadecimal digits.</source>
        <translation>Geben Sie die 64 kleingeschriebenen Hexadezimalziffern an.</translation>
    </message>
    <message>
        <source>Use at most 64 lower-case letters, digits and single underscores, starting with a letter.</source>
        <translation>Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Unterstriche, höchstens 64, mit einem Buchstaben am Anfang.</translation>
    </message>
    <message>
        <source>Use one line of 1 to %1 bytes without control characters or leading or trailing spaces.</source>
        <translation>Geben Sie eine Zeile von 1 bis %1 Bytes ohne Steuerzeichen und ohne Leerzeichen am Rand an.</translation>
    </message>
    <message>
        <source>Write the text as a list of lines.</source>
        <translation>Geben Sie den Text als Liste seiner Zeilen an.</translation>
    </message>
    <message>
        <source>Use true or false.</source>
        <translation>Geben Sie true oder false an.</translation>
    </message>
    <message>
        <source>Use two numbers %1, such as [1, 2].</source>
        <translation>Geben Sie zwei Zahlen %1 an, etwa [1, 2].</translation>
    </message>
    <message>
        <source>Use up to %1 bytes of UTF-8 without control characters.</source>
        <translation>Geben Sie bis zu %1 Bytes UTF-8 ohne Steuerzeichen an.</translation>
    </message>
    <message>
        <source>It must be an object with named fields.</source>
        <translation>Es muss ein Objekt mit benannten Feldern sein.</translation>
    </message>
    <message>
        <source>Its first event must open the case.</source>
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
        <source>Created a report (%1).</source>
        <translation>Bericht erstellt (%1).</translation>
    </message>
    <message>
        <source>Specify a regular file.</source>
        <translation>Nennen Sie eine gewöhnliche Datei.</translation>
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
        <source>Open another case.</source>
        <translation>Legen Sie einen weiteren an.</translation>
    </message>
    <message>
        <source>Open the case with the version that wrote it, or a newer one.</source>
        <translation>Öffnen Sie den Fall mit der Version, die ihn geschrieben hat, oder einer neueren.</translation>
    </message>
    <message>
        <source>Order it, or exclude it.</source>
        <translation>Fordern Sie es an oder streichen Sie es.</translation>
    </message>
    <message>
        <source>Order them, or leave them out.</source>
        <translation>Fordern Sie sie an oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Order the requested tests, or mark them as unavailable.</source>
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
        <source>Added %1 to the batch.</source>
        <translation>In die Anforderung aufgenommen: %1.</translation>
    </message>
    <message>
        <source>Add a test.</source>
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
        <source>Removed the result entered for %1.</source>
        <translation>Eingegebenes Ergebnis entfernt: %1.</translation>
    </message>
    <message>
        <source>Results are pending: it is too early to %1.</source>
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
        <source>Started another batch from the current findings.</source>
        <translation>Eine weitere Anforderung vom bekannten Stand aus begonnen.</translation>
    </message>
    <message>
        <source>Exclude the test from the batch.</source>
        <translation>Streichen Sie die Untersuchung aus der Anforderung.</translation>
    </message>
    <message>
        <source>Excluded %1 from the batch.</source>
        <translation>Aus der Anforderung gestrichen: %1.</translation>
    </message>
    <message>
        <source>The case has %1 events, the maximum.</source>
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
        <source>The case is already open.</source>
        <translation>Der Fall ist schon angelegt.</translation>
    </message>
    <message>
        <source>Estimated (generated by the model, not observed): %1.</source>
        <translation>Geschätzt (vom Modell erzeugt, nicht beobachtet): %1.</translation>
    </message>
    <message>
        <source>The engine did not conclude: its answer is &quot;%1&quot;.</source>
        <translation>Der Rechenkern hat nicht abgeschlossen: Seine Antwort ist „%1“.</translation>
    </message>
    <message>
        <source>The model %1 recommended ordering %2.</source>
        <translation>Das Modell %1 hat empfohlen anzufordern: %2.</translation>
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
        <source>The order does not match the current batch.</source>
        <translation>Angefordert wird etwas anderes als die Auswahl, wie sie steht.</translation>
    </message>
    <message>
        <source>The order belongs to round %1, but the case is in round %2.</source>
        <translation>Die Anforderung gehört zu Runde %1, der Fall ist in Runde %2.</translation>
    </message>
    <message>
        <source>The patient&apos;s age is %1.</source>
        <translation>Das Alter des Patienten ist %1.</translation>
    </message>
    <message>
        <source>There is no recommendation for the current findings.</source>
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
        <source>%1 holds other files besides a model; they would be lost.</source>
        <translation>%1 enthält mehr als ein Modell; es ginge verloren.</translation>
    </message>
    <message>
        <source>%1 is not the table the model was trained on: its SHA-256 is %2 instead of %3.</source>
        <translation>%1 ist nicht die Tabelle, an der das Modell gelernt hat: SHA-256 ist %2 statt %3.</translation>
    </message>
    <message>
        <source>A budget is a fraction of all features, above 0 and up to 1.</source>
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
        <source>Sample at least one patient.</source>
        <translation>Ziehen Sie mindestens einen Patienten.</translation>
    </message>
    <message>
        <source>Use binary, numeric, categorical, ordinal or identifier.</source>
        <translation>Geben Sie binary, numeric, categorical, ordinal oder identifier an.</translation>
    </message>
    <message>
        <source>Give budgets as fractions of all features; costs are still counted.</source>
        <translation>Geben Sie Budgets als Anteile aller Merkmale an; Kosten werden trotzdem gezählt.</translation>
    </message>
    <message>
        <source>Use one of them.</source>
        <translation>Geben Sie eines davon an.</translation>
    </message>
    <message>
        <source>Provide the costs as well (--costs).</source>
        <translation>Geben Sie auch die Kosten an (--costs).</translation>
    </message>
    <message>
        <source>Use the unchanged training table.</source>
        <translation>Nennen Sie die Tabelle des Trainings, unverändert.</translation>
    </message>
    <message>
        <source>Split it by group or by rows, and have the initial findings sampled.</source>
        <translation>Teilen Sie sie nach Gruppen oder Zeilen auf und lassen Sie die Anfangsbefunde ziehen.</translation>
    </message>
    <message>
        <source>The budget is a cost, but no test costs are given.</source>
        <translation>Das Budget ist ein Geldbetrag, aber es sind keine Kosten angegeben.</translation>
    </message>
    <message>
        <source>The experiment&apos;s budget is a cost.</source>
        <translation>Das Budget des Experiments ist ein Geldbetrag.</translation>
    </message>
    <message>
        <source>The sample has no columns other than its features.</source>
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
        <source>%1 priced features have %2 panel prices and %3 panels.</source>
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
        <source>%1 is damaged: it does not match the model&apos;s own description.</source>
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
        <source>Add it to the catalogue, or use a budget in tests instead of costs.</source>
        <translation>Nehmen Sie es in den Katalog auf oder zählen Sie Untersuchungen, statt sie zu bezahlen.</translation>
    </message>
    <message>
        <source>Budgets are fractions of all features, above 0 and up to 1, in ascending order.</source>
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
        <source>The estimated values vary so much between draws that they determine the answer.</source>
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
        <source>Use a larger table or another split.</source>
        <translation>Geben Sie eine größere Tabelle oder eine andere Aufteilung an.</translation>
    </message>
    <message>
        <source>Give the budget as a number of tests or a fraction of all features.</source>
        <translation>Geben Sie das Budget als Anzahl von Untersuchungen oder als Anteil aller Merkmale an.</translation>
    </message>
    <message>
        <source>Give the budget in %1.</source>
        <translation>Geben Sie das Budget in %1 an.</translation>
    </message>
    <message>
        <source>A test must not cost more in a panel than on its own.</source>
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
        <source>No disease is likely enough.</source>
        <translation>Keine Diagnose ist wahrscheinlich genug.</translation>
    </message>
    <message>
        <source>No training patient resembles this one: the model is extrapolating.</source>
        <translation>Kein Trainingspatient ähnelt diesem: Das Modell extrapoliert.</translation>
    </message>
    <message>
        <source>Nothing is known about the patient yet.</source>
        <translation>Vom Patienten ist noch nichts bekannt.</translation>
    </message>
    <message>
        <source>Either order or estimate it, and list it only once.</source>
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
        <source>Restore it from a backup, or create it again.</source>
        <translation>Holen Sie es aus einer Sicherung oder erstellen Sie es neu.</translation>
    </message>
    <message>
        <source>Restore it from a backup, or train it again.</source>
        <translation>Holen Sie es aus einer Sicherung oder trainieren Sie es neu.</translation>
    </message>
    <message>
        <source>Remove it from the batch or from the findings.</source>
        <translation>Nehmen Sie es aus der Anforderung oder aus den Befunden.</translation>
    </message>
    <message>
        <source>Restore the model from a backup, or train it again.</source>
        <translation>Holen Sie das Modell aus einer Sicherung oder trainieren Sie es neu.</translation>
    </message>
    <message>
        <source>The budget is %1.</source>
        <translation>Das Budget ist %1.</translation>
    </message>
    <message>
        <source>The budgets contain %1.</source>
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
        <source>The feature &quot;%1&quot; occurs twice in the table.</source>
        <translation>Das Merkmal „%1“ steht zweimal in der Tabelle.</translation>
    </message>
    <message>
        <source>The feature %1 costs %2 in its panel but %3 on its own.</source>
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
        <source>The model produced a number that is not finite.</source>
        <translation>Das Modell lieferte eine Zahl, die nicht endlich ist.</translation>
    </message>
    <message>
        <source>The model was not trained for a cost budget.</source>
        <translation>Das Modell wurde nicht für ein Geldbudget trainiert.</translation>
    </message>
    <message>
        <source>The model was trained for a cost budget.</source>
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
        <source>The table&apos;s classes do not match the model&apos;s.</source>
        <translation>Die Klassen der Tabelle sind nicht die des Modells.</translation>
    </message>
    <message>
        <source>The table&apos;s features do not match the model&apos;s.</source>
        <translation>Die Merkmale der Tabelle sind nicht die des Modells.</translation>
    </message>
    <message>
        <source>The test &quot;%1&quot; is already among the findings.</source>
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
        <source>Training diverged: the loss is not a finite number.</source>
        <translation>Das Training ist entgleist: Der Verlust ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>There are no budgets.</source>
        <translation>Es gibt keine Budgets.</translation>
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
        <source>There is only one class.</source>
        <translation>Es gibt nur eine Klasse.</translation>
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
        <source>&quot;%1&quot; is not a date or a number</source>
        <translation>„%1“ ist weder Datum noch Zahl</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs among dates</source>
        <translation>„%1“ steht zwischen Datumsangaben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs among numbers</source>
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
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 done</source>
        <translation>%1, %2 von %3 fertig</translation>
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
        <source>Evaluating on held-out patients</source>
        <translation>An zurückgehaltenen Patienten bewerten</translation>
    </message>
    <message>
        <source>Exporting cases</source>
        <translation>Fälle exportieren</translation>
    </message>
    <message>
        <source>Hashing the table</source>
        <translation>Prüfsumme der Tabelle bilden</translation>
    </message>
    <message>
        <source>Analysing the columns</source>
        <translation>Spalten analysieren</translation>
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
        <source>The currency</source>
        <translation>Die Währung</translation>
    </message>
    <message>
        <source>The data source</source>
        <translation>Die Datenquelle</translation>
    </message>
    <message>
        <source>The experiment</source>
        <translation>Das Experiment</translation>
    </message>
    <message>
        <source>The model&apos;s hash</source>
        <translation>Die Prüfsumme des Modells</translation>
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
        <source>Training the shared networks</source>
        <translation>Gemeinsame Netze trainieren</translation>
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
        <source>`genex-cli model verify` checks the model&apos;s integrity.</source>
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
        <source>a carriage return without a line feed.</source>
        <translation>ein Wagenrücklauf steht ohne Zeilenvorschub.</translation>
    </message>
    <message>
        <source>a feature has no categories</source>
        <translation>ein Merkmal hat keine Kategorien</translation>
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
        <source>a plan estimates a test that is not in its batch</source>
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
        <source>an opening quotation mark is never closed.</source>
        <translation>ein Anführungszeichen wird geöffnet und nie geschlossen.</translation>
    </message>
    <message>
        <source>a quotation mark inside a field that does not start with one.</source>
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
        <source>request another recommendation</source>
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
        <source>there are bytes after its last entry.</source>
        <translation>hinter dem letzten Eintrag folgen Bytes.</translation>
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
        <source>does not have the expected form</source>
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
        <source>has %1 entries</source>
        <translation>enthält %1 Einträge</translation>
    </message>
    <message>
        <source>contains %1 twice</source>
        <translation>enthält %1 zweimal</translation>
    </message>
    <message>
        <source>contains a NUL byte</source>
        <translation>enthält ein NUL-Byte</translation>
    </message>
    <message>
        <source>contains a control character</source>
        <translation>enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>contains something that is not text</source>
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
        <source>is not UTF-8</source>
        <translation>ist kein UTF-8</translation>
    </message>
    <message>
        <source>is not a signature</source>
        <translation>ist keine Signatur</translation>
    </message>
    <message>
        <source>is not a time</source>
        <translation>ist keine Zeit</translation>
    </message>
    <message>
        <source>is not one of its categories</source>
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
        <source>can only be present or absent</source>
        <translation>ist nur als vorhanden oder nicht vorhanden angegeben</translation>
    </message>
    <message>
        <source>belongs to another cell</source>
        <translation>gehört zu einer anderen Zelle</translation>
    </message>
    <message>
        <source>it does not start like an IDX file.</source>
        <translation>sie beginnt nicht wie eine IDX-Datei.</translation>
    </message>
    <message>
        <source>it ends before its header</source>
        <translation>die Datei endet vor ihrem Kopf</translation>
    </message>
    <message>
        <source>it ends before the last of its %1 entries.</source>
        <translation>sie endet inmitten ihrer %1 Einträge.</translation>
    </message>
    <message>
        <source>it ends within its list of sizes.</source>
        <translation>sie endet innerhalb ihrer Größenangaben.</translation>
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
        <source>it contains more than its tensors</source>
        <translation>die Datei enthält mehr als ihre Tensoren</translation>
    </message>
    <message>
        <source>it declares %1 dimensions.</source>
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
        <source>its metadata contains something other than text</source>
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
        <source>not the ones saved last</source>
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
        <source>order the estimated tests</source>
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
        <source>text follows the closing quotation mark.</source>
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
        <source>tensor &quot;%1&quot; has no offsets</source>
        <translation>Tensor „%1“ sagt nicht, wo er steht</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has an impossible shape</source>
        <translation>Tensor „%1“ hat eine unmögliche Form</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has an unknown number type</source>
        <translation>Tensor „%1“ hat einen unbekannten Zahlentyp</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has an unexpected type or shape</source>
        <translation>Tensor „%1“ hat anderen Typ oder andere Form, als der Rest braucht</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has no shape</source>
        <translation>Tensor „%1“ hat keine Form</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; contains a number that is not finite</source>
        <translation>Tensor „%1“ enthält eine Zahl, die nicht endlich ist</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; is missing</source>
        <translation>Tensor „%1“ fehlt</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; points outside the file</source>
        <translation>Tensor „%1“ zeigt nach außerhalb</translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; lies outside the file</source>
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
        <source>which lists the initial findings</source>
        <translation>die die Anfangsbefunde nennt</translation>
    </message>
    <message>
        <source>which determines the split</source>
        <translation>nach der aufgeteilt wird</translation>
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
        <source>&quot;%1&quot; is not a valid message header.</source>
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
        <source>A message of %1 bytes exceeds the limit of %2.</source>
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
        <source>Install the same version of program and engine.</source>
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
        <source>The engine is overloaded.</source>
        <translation>Der Rechenkern ist überlastet.</translation>
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
        <source>%1 does not end in .pdf or .html.</source>
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
        <source>%1 is a choice of categories: it cannot be absent.</source>
        <translation>%1 ist eines von mehreren: Es kann nicht fehlen.</translation>
    </message>
    <message>
        <source>%1 is either present or absent: it takes no number.</source>
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
        <source>As %1 you are not allowed to %2.</source>
        <translation>Ihre Rolle (%1) erlaubt nicht: %2.</translation>
    </message>
    <message>
        <source>Ask a clinician or an administrator of this store.</source>
        <translation>Fragen Sie eine Klinikerin, einen Kliniker oder die Administration dieses Speichers.</translation>
    </message>
    <message>
        <source>Check where it comes from.</source>
        <translation>Fragen Sie nach, woher sie stammt.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Check its name, or leave it out.</source>
        <translation>Prüfen Sie den Namen oder lassen Sie es weg.</translation>
    </message>
    <message>
        <source>Check its permissions, or choose another with --profile.</source>
        <translation>Prüfen Sie, wer dort schreiben darf, oder wählen Sie einen anderen Ordner mit --profile.</translation>
    </message>
    <message>
        <source>Choose a file written by `case export`.</source>
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
        <source>Enter them, or mark them as unavailable.</source>
        <translation>Geben Sie sie ein oder melden Sie sie als nicht verfügbar.</translation>
    </message>
    <message>
        <source>Give one.</source>
        <translation>Geben Sie eine ein.</translation>
    </message>
    <message>
        <source>Use one of these file extensions.</source>
        <translation>Geben Sie der Datei eine dieser Endungen.</translation>
    </message>
    <message>
        <source>It is one of %1.</source>
        <translation>Zulässig ist eines von %1.</translation>
    </message>
    <message>
        <source>It must be between %1.</source>
        <translation>Zulässig ist %1.</translation>
    </message>
    <message>
        <source>Leave the number out.</source>
        <translation>Lassen Sie die Zahl weg.</translation>
    </message>
    <message>
        <source>Similar names: %1.</source>
        <translation>Ähnlich sind: %1.</translation>
    </message>
    <message>
        <source>Choose another file, or allow it to be replaced (--overwrite).</source>
        <translation>Nennen Sie eine andere Datei oder erlauben Sie das Ersetzen (--overwrite).</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Specify a backup file.</source>
        <translation>Nennen Sie die Datei einer Sicherung.</translation>
    </message>
    <message>
        <source>Specify the folder written by `genex-cli train`.</source>
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
        <source>Results are pending: %1.</source>
        <translation>Es stehen Ergebnisse aus: %1.</translation>
    </message>
    <message>
        <source>The job ended without an answer.</source>
        <translation>Der Auftrag endete ohne Antwort.</translation>
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
        <source>The settings in %1 were written by a newer version of the program; changes are not saved.</source>
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
        <source>The signing key does not match the signature.</source>
        <translation>Der Signaturschlüssel ist nicht der, mit dem signiert wurde.</translation>
    </message>
    <message>
        <source>The store is read-only for now: it is being written by %1.</source>
        <translation>Der Speicher kann gerade nur gelesen werden: Es schreibt %1.</translation>
    </message>
    <message>
        <source>The store is read-only: its file or folder is not writable.</source>
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
        <source>There is no backup in %1.backups: find one elsewhere and restore it. The damaged store is kept.</source>
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
        <source>Type digits, optionally with the unit.</source>
        <translation>Geben Sie Ziffern ein, auf Wunsch mit Einheit.</translation>
    </message>
    <message>
        <source>Type the number alone, or with that unit.</source>
        <translation>Geben Sie die Zahl allein oder in dieser Einheit ein.</translation>
    </message>
    <message>
        <source>Type the number after the name.</source>
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
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 has no store ID.</source>
        <translation>%1 sagt nicht, welcher Speicher es ist.</translation>
    </message>
    <message>
        <source>%1 has no head record.</source>
        <translation>%1 hat keinen Kopfdatensatz.</translation>
    </message>
    <message>
        <source>%1 is in use by %2, on a file system without file locks.</source>
        <translation>%1 wird von %2 verwendet, auf einem Dateisystem ohne Sperren.</translation>
    </message>
    <message>
        <source>%1 is in use by %2.</source>
        <translation>%1 wird von %2 verwendet.</translation>
    </message>
    <message>
        <source>%1 is not a backup of a store.</source>
        <translation>%1 ist keine Sicherung eines Speichers.</translation>
    </message>
    <message>
        <source>%1 is protected by a passphrase.</source>
        <translation>%1 ist durch eine Passphrase geschützt.</translation>
    </message>
    <message>
        <source>%1 has an older version.</source>
        <translation>%1 ist von einer älteren Version.</translation>
    </message>
    <message>
        <source>%1 is the store&apos;s last administrator.</source>
        <translation>%1 ist die letzte Administration dieses Speichers.</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 ist schon vorhanden.</translation>
    </message>
    <message>
        <source>A case&apos;s id has the wrong length.</source>
        <translation>Die Kennung eines Falls hat die falsche Länge.</translation>
    </message>
    <message>
        <source>A key slot asks for %1 bytes and %2 passes, which no version of this program writes.</source>
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
        <source>A passphrase has %1 to %2 characters.</source>
        <translation>Eine Passphrase hat mindestens %1 und höchstens %2 Zeichen.</translation>
    </message>
    <message>
        <source>A record&apos;s name has between 1 and %1 bytes.</source>
        <translation>Der Name eines Datensatzes hat 1 bis %1 Bytes.</translation>
    </message>
    <message>
        <source>A store without a passphrase has no users.</source>
        <translation>Ein Speicher ohne Passphrase hat keine Benutzer.</translation>
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
        <source>After %1 wrong passphrases for %2, the store makes you wait.</source>
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
        <source>Case %1 has %2 events, but %3 were saved.</source>
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
        <source>Look it up in the list.</source>
        <translation>Suchen Sie ihn in der Liste.</translation>
    </message>
    <message>
        <source>Use the one printed last for this store.</source>
        <translation>Suchen Sie den zuletzt für diesen Speicher gedruckten.</translation>
    </message>
    <message>
        <source>Make someone else an administrator first.</source>
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
        <source>Open it for writing, on a writable disk.</source>
        <translation>Öffnen Sie ihn zum Schreiben, auf einem beschreibbaren Datenträger.</translation>
    </message>
    <message>
        <source>Open it once for writing to upgrade it; a copy is made first.</source>
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
        <source>Restore the store from a backup; the damaged file is kept.</source>
        <translation>Stellen Sie den Speicher aus einer Sicherung wieder her; die beschädigte Datei wird beiseitegelegt, nicht gelöscht.</translation>
    </message>
    <message>
        <source>Use a few words that only you would combine.</source>
        <translation>Nehmen Sie einige Wörter, die nur für Sie zusammengehören.</translation>
    </message>
    <message>
        <source>The backup %1 is damaged or truncated.</source>
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
        <source>The passphrase for %1 is wrong.</source>
        <translation>Die Passphrase von %1 stimmt nicht.</translation>
    </message>
    <message>
        <source>The current passphrase is wrong.</source>
        <translation>Die bisherige Passphrase stimmt nicht.</translation>
    </message>
    <message>
        <source>The record %1 has %2 bytes; the limit is %3.</source>
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
        <source>Case %1 already exists.</source>
        <translation>Den Fall %1 gibt es schon.</translation>
    </message>
    <message>
        <source>User %1 already exists.</source>
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
        <source>This is not a valid recovery key.</source>
        <translation>Das ist kein gültiger Wiederherstellungsschlüssel.</translation>
    </message>
    <message>
        <source>This is not a signed export.</source>
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
        <source>Try again; each wrong attempt doubles the next wait.</source>
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
        <source>Wait until that program has closed it. If it is no longer running, delete %1 and open the store again.</source>
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
        <source>previous conclusions (%1)</source>
        <translation>frühere Abschlüsse (%1)</translation>
    </message>
    <message>
        <source>history, with users and times (%1)</source>
        <translation>Verlauf mit Benutzern und Zeiten (%1)</translation>
    </message>
    <message>
        <source>Write thousands without a separator, or use your language&apos;s decimal mark.</source>
        <translation>Schreiben Sie Tausender ohne Trennzeichen oder verwenden Sie das Dezimalkomma.</translation>
    </message>
    <message>
        <source>“%1” is ambiguous: a decimal number or thousands?</source>
        <translation>„%1“ ist mehrdeutig: Dezimalzahl oder Tausender?</translation>
    </message>
    <message>
        <source>Give the name, then synonyms if there are any.</source>
        <translation>Geben Sie den Namen an, dann Synonyme, falls es welche gibt.</translation>
    </message>
    <message>
        <source>Put the two matching files in one folder.</source>
        <translation>Legen Sie die beiden zusammengehörigen Dateien in einen Ordner.</translation>
    </message>
    <message>
        <source>The names are for the catalogue &quot;%1&quot;, and this is &quot;%2&quot;.</source>
        <translation>Die Namen gehören zum Katalog „%1“, dies ist „%2“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named but not in the catalogue.</source>
        <translation>Es gibt einen Namen für „%1“, das nicht im Katalog steht.</translation>
    </message>
    <message>
        <source>contains no name</source>
        <translation>enthält keinen Namen</translation>
    </message>
    <message>
        <source>Febrile traveller</source>
        <translation>Reisender mit Fieber</translation>
    </message>
    <message>
        <source>Nothing is estimated at this budget, so there is no threshold.</source>
        <translation>Bei diesem Budget wird nichts geschätzt, also gibt es keinen Schwellenwert.</translation>
    </message>
    <message>
        <source>Choose another budget.</source>
        <translation>Wählen Sie ein anderes Budget.</translation>
    </message>
    <message>
        <source>Compare models with the same features and classes.</source>
        <translation>Vergleichen Sie Modelle mit denselben Merkmalen und Klassen.</translation>
    </message>
    <message>
        <source>Enter a confidence such as 0.85; above 1, no estimates are accepted.</source>
        <translation>Geben Sie eine Konfidenz an, etwa 0.85; über 1 werden keine Schätzungen akzeptiert.</translation>
    </message>
    <message>
        <source>Use one of its budgets: %1.</source>
        <translation>Geben Sie eines seiner Budgets an: %1.</translation>
    </message>
    <message>
        <source>The GPU does not have enough memory for this training.</source>
        <translation>Der Speicher der GPU reicht für dieses Training nicht aus.</translation>
    </message>
    <message>
        <source>The threshold is not a number of at least 0.</source>
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
        <source>Plotting the columns</source>
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
        <source>The active model could not be evaluated on the same patients: %1</source>
        <translation>Das aktive Modell konnte nicht an denselben Patienten gemessen werden: %1</translation>
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
        <source>`genex-cli models list` lists all models.</source>
        <translation>`genex-cli models list` nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>`genex-cli runs list` lists all runs.</source>
        <translation>`genex-cli runs list` zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>choose the active model</source>
        <translation>das aktive Modell wählen</translation>
    </message>
    <message>
        <source>is not a SHA-256</source>
        <translation>ist kein SHA-256</translation>
    </message>
    <message>
        <source>is not a hash</source>
        <translation>ist keine Prüfsumme</translation>
    </message>
    <message>
        <source>is not the last entry of the history</source>
        <translation>ist nicht das letzte des Verlaufs</translation>
    </message>
    <message>
        <source>its header claims %1 bytes</source>
        <translation>der Kopf gibt %1 Bytes an</translation>
    </message>
    <message>
        <source>its header is truncated</source>
        <translation>der Kopf ist abgeschnitten</translation>
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
        <source>%1 cannot be removed: it is the bundled model.</source>
        <translation>%1 kann nicht entfernt werden: Es ist das mitgelieferte Modell.</translation>
    </message>
    <message>
        <source>%1 cannot be removed: it is active.</source>
        <translation>%1 kann nicht entfernt werden: Es ist aktiv.</translation>
    </message>
    <message>
        <source>%1 case contains answers of %2.</source>
        <translation>%1 Fall enthält Antworten von %2.</translation>
    </message>
    <message>
        <source>%1 cases contain answers of %2.</source>
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
        <source>%1 lacks figures for some classes.</source>
        <translation>%1 enthält nicht Zahlen zu jeder Klasse.</translation>
    </message>
    <message>
        <source>%1 has %2 and would need about %3 of memory; %4 is free.</source>
        <translation>%1 hat %2 und bräuchte etwa %3 Arbeitsspeicher; %4 sind frei.</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; a model has up to %3.</source>
        <translation>%1 hat %2 Bytes; ein Modell hat höchstens %3.</translation>
    </message>
    <message>
        <source>%1 was once active: rolling back to it would become impossible.</source>
        <translation>%1 war einmal aktiv: Man könnte nicht mehr dahin zurückkehren.</translation>
    </message>
    <message>
        <source>Accuracy %1 ± %2 with the batch, %3 from the initial findings alone.</source>
        <translation>Trefferquote %1 ± %2 mit der Anforderung, %3 allein aus den Anfangsbefunden.</translation>
    </message>
    <message>
        <source>Accuracy %1 ± %2 with the batch, %3 from the initial findings alone: within one standard error.</source>
        <translation>Trefferquote %1 ± %2 mit der Anforderung, %3 allein aus den Anfangsbefunden: innerhalb eines Standardfehlers.</translation>
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
        <source>Calibration error %1 (at most %2 allowed).</source>
        <translation>Kalibrierungsfehler %1, erlaubt ist höchstens %2.</translation>
    </message>
    <message>
        <source>Change a column’s kind.</source>
        <translation>Ändern Sie die Art einer Spalte.</translation>
    </message>
    <message>
        <source>Choose an exported model file.</source>
        <translation>Wählen Sie eine Datei, die als Modell exportiert wurde.</translation>
    </message>
    <message>
        <source>Close other programs, use a machine with more memory, or use part of the table.</source>
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
        <source>All numbers and the hash are intact.</source>
        <translation>Alle Zahlen und die Prüfsumme sind unversehrt.</translation>
    </message>
    <message>
        <source>Export it again where it came from.</source>
        <translation>Exportieren Sie es dort erneut, woher es kam.</translation>
    </message>
    <message>
        <source>Rename the file.</source>
        <translation>Geben Sie der Datei einen anderen Namen.</translation>
    </message>
    <message>
        <source>Use this file extension.</source>
        <translation>Geben Sie der Datei diese Endung.</translation>
    </message>
    <message>
        <source>Use the key: `genex-cli runs list` shows it.</source>
        <translation>Nennen Sie den Schlüssel: `genex-cli runs list` zeigt ihn.</translation>
    </message>
    <message>
        <source>Import it again.</source>
        <translation>Importieren Sie es erneut.</translation>
    </message>
    <message>
        <source>In the demonstration, models can be viewed but not changed.</source>
        <translation>In der Demonstration können Modelle angesehen, nicht geändert werden.</translation>
    </message>
    <message>
        <source>In the demonstration, no model can be activated.</source>
        <translation>In der Demonstration kann kein Modell aktiviert werden.</translation>
    </message>
    <message>
        <source>It has 64 hexadecimal digits.</source>
        <translation>Sie hat 64 Hexadezimalziffern.</translation>
    </message>
    <message>
        <source>The table the model was evaluated on is unknown, so the active model cannot be evaluated on the same patients.</source>
        <translation>Es ist nicht bekannt, an welcher Tabelle das Modell gemessen wurde; darum kann das aktive nicht an denselben Patienten gemessen werden.</translation>
    </message>
    <message>
        <source>The version that wrote the model is unknown.</source>
        <translation>Es ist nicht bekannt, welche Version das Modell geschrieben hat.</translation>
    </message>
    <message>
        <source>It is passed, failed or not_known.</source>
        <translation>Zulässig sind passed, failed und not_known.</translation>
    </message>
    <message>
        <source>It may already have been removed.</source>
        <translation>Womöglich ist er schon entfernt.</translation>
    </message>
    <message>
        <source>Leave the demonstration and unlock your own cases.</source>
        <translation>Verlassen Sie sie und entsperren Sie Ihre eigenen Fälle.</translation>
    </message>
    <message>
        <source>Evaluated on %1 held-out test rows (split: %2).</source>
        <translation>Ausgewertet an %1 zurückgehaltenen Testzeilen (Aufteilung: %2).</translation>
    </message>
    <message>
        <source>Only a data scientist or an administrator of this store can activate models.</source>
        <translation>Modelle aktivieren können nur die Rollen Datenwissenschaft und Administration dieses Speichers.</translation>
    </message>
    <message>
        <source>Specify one by its SHA-256.</source>
        <translation>Nennen Sie eines mit seinem SHA-256.</translation>
    </message>
    <message>
        <source>Never recognised, though %1 does: %2.</source>
        <translation>Nie erkannt, von %1 aber schon: %2.</translation>
    </message>
    <message>
        <source>No column remains that could be a finding.</source>
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
        <source>Remove it manually.</source>
        <translation>Entfernen Sie es von Hand.</translation>
    </message>
    <message>
        <source>Remove it only if their answers need not be reproduced.</source>
        <translation>Entfernen Sie es nur, wenn diese Antworten nicht nochmals entstehen müssen.</translation>
    </message>
    <message>
        <source>Save the data set again.</source>
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
        <source>Copy it again from its source.</source>
        <translation>Holen Sie es erneut von dort, woher es kam.</translation>
    </message>
    <message>
        <source>The active model in %1 was changed after it was activated.</source>
        <translation>Das aktive Modell in %1 wurde nach der Aktivierung verändert.</translation>
    </message>
    <message>
        <source>The engine found a different model from the one listed: %1 instead of %2.</source>
        <translation>Der Rechenkern hat ein anderes Modell gefunden als das in der Liste: %1 statt %2.</translation>
    </message>
    <message>
        <source>The engine has not read the model yet.</source>
        <translation>Der Rechenkern hat das Modell noch nicht gelesen.</translation>
    </message>
    <message>
        <source>The engine has a different version.</source>
        <translation>Der Rechenkern ist von einer anderen Version.</translation>
    </message>
    <message>
        <source>The evaluation is too large for the store.</source>
        <translation>Die Auswertung ist zu groß für den Speicher.</translation>
    </message>
    <message>
        <source>The model and the active model were not evaluated at a common budget.</source>
        <translation>Das Modell und das aktive wurden bei keinem gemeinsamen Budget gemessen.</translation>
    </message>
    <message>
        <source>The model has not been checked.</source>
        <translation>Das Modell wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>The model has not yet been compared with the active model.</source>
        <translation>Das Modell wurde noch nicht mit dem aktiven verglichen.</translation>
    </message>
    <message>
        <source>The model does not match its file: the hash differs.</source>
        <translation>Das Modell passt nicht zu seiner Datei: Die Prüfsumme weicht ab.</translation>
    </message>
    <message>
        <source>The model was never evaluated on test patients here.</source>
        <translation>Das Modell wurde hier nie an Testpatienten gemessen.</translation>
    </message>
    <message>
        <source>The model was trained on some of its test patients.</source>
        <translation>Das Modell hat an einigen der Patienten gelernt, an denen es gemessen wurde.</translation>
    </message>
    <message>
        <source>The record %1 contains no evaluation.</source>
        <translation>Der Eintrag %1 enthält keine Auswertung.</translation>
    </message>
    <message>
        <source>The table of this data set is gone: %1 no longer exists.</source>
        <translation>Die Tabelle dieses Datensatzes ist weg: %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>No test patient has a can&apos;t-miss disease.</source>
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
        <source>This is the active model.</source>
        <translation>Dies ist das aktive Modell.</translation>
    </message>
    <message>
        <source>This model is no longer on this machine.</source>
        <translation>Dieses Modell ist nicht mehr auf diesem Rechner.</translation>
    </message>
    <message>
        <source>This model already exists in %1.</source>
        <translation>Dieses Modell ist schon vorhanden, in %1.</translation>
    </message>
    <message>
        <source>Train the model again.</source>
        <translation>Trainieren Sie das Modell neu.</translation>
    </message>
    <message>
        <source>Trained by GENEX %1, which this version can read.</source>
        <translation>Trainiert von GENEX %1; diese Version liest es.</translation>
    </message>
    <message>
        <source>Without an evaluation, the calibration is unknown.</source>
        <translation>Ohne Auswertung ist die Kalibrierung nicht bekannt.</translation>
    </message>
    <message>
        <source>Without an evaluation, the model cannot be compared with the active model.</source>
        <translation>Ohne Auswertung kann das Modell nicht mit dem aktiven verglichen werden.</translation>
    </message>
    <message>
        <source>Without an evaluation, the accuracy is unknown.</source>
        <translation>Ohne Auswertung ist die Trefferquote unbekannt.</translation>
    </message>
    <message>
        <source>Give the reason for activating it anyway, in at least %1 characters.</source>
        <translation>Begründen Sie mit mindestens %1 Zeichen, warum es trotzdem aktiviert werden soll.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; sets nothing.</source>
        <translation>&quot;%1&quot; setzt nichts.</translation>
    </message>
    <message>
        <source>Resume it.</source>
        <translation>Setzen Sie ihn fort.</translation>
    </message>
    <message>
        <source>It is in the experiment&apos;s folder.</source>
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
        <source>%1 has neither a name nor values, as happens when lines end with a separator. It is ignored.</source>
        <translation>%1 hat weder Namen noch Werte, wie es vorkommt, wenn Zeilen mit einem Trennzeichen enden. Die Spalte wird ignoriert.</translation>
    </message>
    <message>
        <source>%1 identify rows or hold free text, and are not used as features. They may identify patients.</source>
        <translation>%1 kennzeichnen Zeilen oder enthalten Freitext und werden nicht als Merkmal verwendet. Sie könnten Patienten identifizieren.</translation>
    </message>
    <message>
        <source>%1 identifies rows or holds free text, and is not used as a feature. It may identify patients.</source>
        <translation>%1 kennzeichnet Zeilen oder enthält Freitext und wird nicht als Merkmal verwendet. Die Spalte könnte Patienten identifizieren.</translation>
    </message>
    <message>
        <source>%1 of %2 rows (%3) duplicate an earlier row; there are %4 distinct vectors of findings.</source>
        <translation>%1 von %2 Zeilen (%3) wiederholen eine frühere Zeile; es gibt %4 verschiedene Befundvektoren.</translation>
    </message>
    <message>
        <source>%1 almost determine the label on their own. Such columns are usually recorded from or after the diagnosis.</source>
        <translation>%1 verraten die Zielspalte fast allein. Solche Spalten entstehen meist aus der Diagnose oder nach ihr.</translation>
    </message>
    <message>
        <source>%1 almost determines the label on its own. Such a column is usually recorded from or after the diagnosis.</source>
        <translation>%1 verrät die Zielspalte fast allein. Eine solche Spalte entsteht meist aus der Diagnose oder nach ihr.</translation>
    </message>
    <message>
        <source>Find out whether the test was not done or not recorded: the fact that it was done may itself reveal the diagnosis.</source>
        <translation>Fragen Sie nach, ob die Untersuchung nicht gemacht oder nicht eingetragen wurde: Schon dass sie gemacht wurde, kann die Diagnose verraten.</translation>
    </message>
    <message>
        <source>Collect more, merge it with another class, or leave it out.</source>
        <translation>Sammeln Sie mehr, legen Sie sie mit einer anderen Klasse zusammen, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Collect more, or merge it with a class that is treated the same way.</source>
        <translation>Sammeln Sie mehr, oder legen Sie sie mit einer Klasse zusammen, die ebenso behandelt wird.</translation>
    </message>
    <message>
        <source>Expect better results than in clinical practice.</source>
        <translation>Rechnen Sie mit besseren Ergebnissen als in der Klinik.</translation>
    </message>
    <message>
        <source>Fill it in, or leave the row out.</source>
        <translation>Tragen Sie es ein, oder lassen Sie die Zeile weg.</translation>
    </message>
    <message>
        <source>Give every column a unique name.</source>
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
        <source>Leave it out, split by it (--split group:NAME, time:NAME), or set its kind (--kind NAME=numeric).</source>
        <translation>Lassen Sie sie weg, teilen Sie nach ihr auf (--split group:NAME, time:NAME), oder sagen Sie, was sie ist (--kind NAME=numeric).</translation>
    </message>
    <message>
        <source>Leave it out, unless a doctor would know it before the diagnosis.</source>
        <translation>Lassen Sie sie weg, außer eine Ärztin wüsste sie wirklich vor der Diagnose.</translation>
    </message>
    <message>
        <source>More than one column is called %1. The later ones are renamed with the suffix .1, .2 …</source>
        <translation>Mehr als eine Spalte heißt %1. Die späteren werden unter dem Namen mit .1, .2 … dahinter gelesen.</translation>
    </message>
    <message>
        <source>Name it in the header line.</source>
        <translation>Benennen Sie sie in der ersten Zeile.</translation>
    </message>
    <message>
        <source>Name them with --names, or say --header yes if the first line does name them.</source>
        <translation>Benennen Sie sie mit --names, oder geben Sie --header yes an, wenn die erste Zeile sie doch benennt.</translation>
    </message>
    <message>
        <source>This is fine if the findings do not determine the diagnosis; otherwise look for wrong labels.</source>
        <translation>Daran ist nichts falsch, wenn die Befunde nicht entscheiden; sonst suchen Sie nach falschen Diagnosen.</translation>
    </message>
    <message>
        <source>No action needed.</source>
        <translation>Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>Remove the spaces.</source>
        <translation>Entfernen Sie die Leerzeichen.</translation>
    </message>
    <message>
        <source>The first line holds values, not names: columns are named by number.</source>
        <translation>Die erste Zeile enthält Werte, keine Namen: Spalten heißen nach ihrer Nummer.</translation>
    </message>
    <message>
        <source>The largest class has %1 rows, the smallest %2. Accuracy hides how the small classes fare.</source>
        <translation>Die größte Klasse hat %1 Zeilen, die kleinste %2. Die Trefferquote verbirgt, was mit den kleinen geschieht.</translation>
    </message>
    <message>
        <source>Training uses each of them once, with a weight.</source>
        <translation>Das Training verwendet jede einmal, mit einem Gewicht.</translation>
    </message>
    <message>
        <source>Use the group split (--split group, which is the default).</source>
        <translation>Nehmen Sie die Aufteilung nach gleichen Patienten (--split group, die übliche).</translation>
    </message>
    <message>
        <source>With a random split, %1 of the test rows would also be in the training part: results would reflect memorisation, not prediction.</source>
        <translation>Bei zufälliger Aufteilung stünden %1 der Testzeilen auch im Trainingsteil: Gemessen würde Auswendiglernen, nicht Vorhersagen.</translation>
    </message>
    <message>
        <source>Use one spelling per class.</source>
        <translation>Schreiben Sie jede Klasse auf eine Weise.</translation>
    </message>
    <message>
        <source>Check the output of nvidia-smi.</source>
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
        <source>The NVIDIA driver is present, but the CUDA libraries are not installed.</source>
        <translation>Der NVIDIA-Treiber ist da, aber die CUDA-Bibliotheken sind nicht installiert.</translation>
    </message>
    <message>
        <source>Unknown device: &quot;%1&quot;.</source>
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
        <source>%1 class consists of a single distinct patient: %2. It cannot be in both the training and the test part.</source>
        <translation>%1 Klasse besteht aus nur einem verschiedenen Patienten: %2. Sie kann nicht zugleich im Trainings- und im Testteil sein.</translation>
    </message>
    <message>
        <source>%1 class has fewer than %2 rows: %3.</source>
        <translation>%1 Klasse hat weniger als %2 Zeilen: %3.</translation>
    </message>
    <message>
        <source>%1 classes consist of a single distinct patient each: %2. Such a class cannot be in both the training and the test part.</source>
        <translation>%1 Klassen bestehen aus je nur einem verschiedenen Patienten: %2. Eine solche Klasse kann nicht zugleich im Trainings- und im Testteil sein.</translation>
    </message>
    <message>
        <source>%1 classes have fewer than %2 rows: %3.</source>
        <translation>%1 Klassen haben weniger als %2 Zeilen: %3.</translation>
    </message>
    <message>
        <source>%1 column has a value that occurs in all rows of one class and in no other: %2. Real findings hardly ever do that.</source>
        <translation>%1 Spalte hat einen Wert, der in allen Zeilen einer Klasse und in keiner anderen steht: %2. Bei echten Befunden kommt das kaum vor.</translation>
    </message>
    <message>
        <source>%1 column has values but no name: %2.</source>
        <translation>%1 Spalte hat Werte, aber keinen Namen: %2.</translation>
    </message>
    <message>
        <source>%1 column is constant or empty: %2. Nothing can be learnt from it.</source>
        <translation>%1 Spalte ist konstant oder leer: %2. Daraus lässt sich nichts lernen.</translation>
    </message>
    <message>
        <source>%1 column is empty in more than half of the rows: %2. A missing value cannot be revealed to the method.</source>
        <translation>%1 Spalte ist in mehr als der Hälfte der Zeilen leer: %2. Ein fehlender Wert kann dem Verfahren nicht aufgedeckt werden.</translation>
    </message>
    <message>
        <source>%1 column duplicates another: %2. Ordering one gives the other for free.</source>
        <translation>%1 Spalte sagt in jeder Zeile dasselbe wie eine andere: %2. Wer die eine anfordert, hat die andere schon.</translation>
    </message>
    <message>
        <source>%1 columns are empty in more than half of the rows: %2. A missing value cannot be revealed to the method.</source>
        <translation>%1 Spalten sind in mehr als der Hälfte der Zeilen leer: %2. Ein fehlender Wert kann dem Verfahren nicht aufgedeckt werden.</translation>
    </message>
    <message>
        <source>%1 columns each have a value that occurs in all rows of one class and in no other: %2. Real findings hardly ever do that.</source>
        <translation>%1 Spalten haben je einen Wert, der in allen Zeilen einer Klasse und in keiner anderen steht: %2. Bei echten Befunden kommt das kaum vor.</translation>
    </message>
    <message>
        <source>%1 columns have values but no name: %2.</source>
        <translation>%1 Spalten haben Werte, aber keinen Namen: %2.</translation>
    </message>
    <message>
        <source>%1 columns are constant or empty: %2. Nothing can be learnt from them.</source>
        <translation>%1 Spalten sind konstant oder leer: %2. Daraus lässt sich nichts lernen.</translation>
    </message>
    <message>
        <source>%1 columns duplicate another: %2. Ordering one gives the other for free.</source>
        <translation>%1 Spalten sagen in jeder Zeile dasselbe wie eine andere: %2. Wer die eine anfordert, hat die andere schon.</translation>
    </message>
    <message>
        <source>%1 label differs from another only in spaces or case and counts as a separate class: %2.</source>
        <translation>%1 Diagnose unterscheidet sich von einer anderen nur durch Leerzeichen oder Großschreibung und zählt als eigene Klasse: %2.</translation>
    </message>
    <message>
        <source>%1 labels differ from another only in spaces or case and count as separate classes: %2.</source>
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
        <source>%1 vector of findings occurs with more than one label. No method can get all of these rows right: the best possible accuracy on them is %2.</source>
        <translation>%1 Befundvektor steht mit mehr als einer Diagnose in der Tabelle. Kein Verfahren kann für alle richtig liegen: Die bestmögliche Trefferquote auf diesen Zeilen ist %2.</translation>
    </message>
    <message>
        <source>%1 vectors of findings occur with more than one label. No method can get all of these rows right: the best possible accuracy on them is %2.</source>
        <translation>%1 Befundvektoren stehen mit mehr als einer Diagnose in der Tabelle. Kein Verfahren kann für alle richtig liegen: Die bestmögliche Trefferquote auf diesen Zeilen ist %2.</translation>
    </message>
    <message>
        <source>Values of %1 have leading or trailing spaces, including labels: %2. The spaces are ignored here; other programs may treat “x” and “x ” as two values.</source>
        <translation>Werte von %1 sind von Leerzeichen umgeben, darunter Diagnosen: %2. Sie werden ohne gelesen; andere Programme halten „x“ und „x “ womöglich für zwei Werte.</translation>
    </message>
    <message>
        <source>Values of %1 have leading or trailing spaces. The spaces are ignored here; other programs may treat “x” and “x ” as two values.</source>
        <translation>Werte von %1 sind von Leerzeichen umgeben. Sie werden ohne gelesen; andere Programme halten „x“ und „x “ womöglich für zwei Werte.</translation>
    </message>
    <message>
        <source>A feature is called &quot;observed&quot;, like the column that lists the initial findings.</source>
        <translation>Ein Merkmal heißt „observed“ wie die Spalte, die die Anfangsbefunde nennt.</translation>
    </message>
    <message>
        <source>Column %1 lists features: it is used as each patient&apos;s initial findings, not as a feature.</source>
        <translation>Die Spalte %1 nennt Merkmale: Sie dient als Anfangsbefunde jedes Patienten und ist kein Merkmal.</translation>
    </message>
    <message>
        <source>Choose another with --observed-column, or set its kind (--kind observed=categorical).</source>
        <translation>Nennen Sie eine andere mit --observed-column, oder sagen Sie, was sie ist (--kind observed=categorical).</translation>
    </message>
    <message>
        <source>The table has no column &quot;%1&quot; for complaints.</source>
        <translation>Die Tabelle hat keine Spalte „%1“ für Beschwerden.</translation>
    </message>
    <message>
        <source>Remove that column, or rename the feature.</source>
        <translation>Schreiben Sie die Tabelle ohne diese Spalte, oder geben Sie dem Merkmal einen anderen Namen.</translation>
    </message>
    <message>
        <source>Give a number of tests or a cost, not both.</source>
        <translation>Geben Sie eine Anzahl von Untersuchungen oder Geld an, nicht beides.</translation>
    </message>
    <message>
        <source>Personal plans need experts without it: choose none.</source>
        <translation>Pläne für einzelne Patienten brauchen Experten ohne ihn: Wählen Sie none.</translation>
    </message>
    <message>
        <source>The experiment has %1 visits.</source>
        <translation>Das Experiment hat %1 Besuche.</translation>
    </message>
    <message>
        <source>Sampling complaints</source>
        <translation>Beschwerden werden gezogen</translation>
    </message>
    <message>
        <source>a complaint is not one of its features</source>
        <translation>eine Beschwerde ist keines seiner Merkmale</translation>
    </message>
    <message>
        <source>cannot be combined with &quot;observed_column&quot;</source>
        <translation>kann nicht mit „observed_column“ kombiniert werden</translation>
    </message>
    <message>
        <source>its value bins are inconsistent</source>
        <translation>die Klassen seiner Werte passen nicht zueinander</translation>
    </message>
    <message>
        <source>Please report this; the log has details.</source>
        <translation>Bitte melden Sie es; das Protokoll sagt mehr.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Use one kind of budget.</source>
        <translation>Geben Sie eine Art davon an.</translation>
    </message>
    <message>
        <source>A network that decides when to accept estimates needs one batch per bucket.</source>
        <translation>Ein Netz, das sagt, wann Schätzungen zu trauen ist, braucht je Gruppe eine Anforderung.</translation>
    </message>
    <message>
        <source>All rows of the training part belong to one class.</source>
        <translation>Alle Zeilen des Trainingsteils gehören zu einer Klasse.</translation>
    </message>
    <message>
        <source>Can&apos;t-miss diseases not ruled out: %1.</source>
        <translation>Nicht ausgeschlossene Krankheiten, die nicht übersehen werden dürfen: %1.</translation>
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
        <source>a rate is outside 0 to 1</source>
        <translation>eine Rate liegt außerhalb von 0 bis 1</translation>
    </message>
    <message>
        <source>cannot be combined with other budgets</source>
        <translation>kann nicht mit anderen Budgets kombiniert werden</translation>
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
        <source>it lacks the population-level value of tests</source>
        <translation>der Nutzen der Untersuchungen für die Population fehlt</translation>
    </message>
    <message>
        <source>not evaluated</source>
        <translation>nicht ausgewertet</translation>
    </message>
    <message>
        <source>%1 %2 was trained on some of these patients, so its figures are too optimistic.</source>
        <translation>%1 %2 wurde mit einigen dieser Patienten trainiert; seine Zahlen sind daher zu gut.</translation>
    </message>
    <message>
        <source>%1 The bundled model is used instead.</source>
        <translation>%1 Verwendet wird das mitgelieferte Modell.</translation>
    </message>
    <message>
        <source>%1 It is unknown whether %2 was trained on some of these patients.</source>
        <translation>%1 Ob %2 mit einigen dieser Patienten trainiert wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 fields, but the header line has %2.</source>
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
        <source>%1 is read-only: the file or its folder is not writable.</source>
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
        <source>1 field, but the header line has %1.</source>
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
        <source>None of the %1 can&apos;t-miss diseases is recognised significantly less often than by %2.</source>
        <translation>Keine der %1 Krankheiten, die nicht übersehen werden dürfen, wird signifikant seltener erkannt als von %2.</translation>
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
        <source>The file may be truncated: copy it again, or remove its last line.</source>
        <translation>Die Datei ist vielleicht abgeschnitten: Kopieren Sie sie noch einmal, oder entfernen Sie ihre letzte Zeile.</translation>
    </message>
    <message>
        <source>form %1</source>
        <translation>Form %1</translation>
    </message>
    <message>
        <source>contains %1</source>
        <translation>enthält %1</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;</source>
        <translation>ist „%1“</translation>
    </message>
    <message>
        <source>is not a pattern with its arguments</source>
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
        <source>%1 When restarted, training resumes from its last checkpoint.</source>
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
        <source>Check the output of nvidia-smi, or choose the CPU.</source>
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
        <source>A can&apos;t-miss disease is not ruled out, so the case cannot be concluded from estimates.</source>
        <translation>Eine Krankheit, die nicht übersehen werden darf, ist nicht ausgeschlossen: Der Fall kann nicht aus Schätzungen abgeschlossen werden.</translation>
    </message>
    <message>
        <source>Confidence is below τ, so the estimates are not accepted.</source>
        <translation>Die Konfidenz liegt unter τ, die Schätzungen werden nicht akzeptiert.</translation>
    </message>
    <message>
        <source>Enter its results and conclude; another batch can follow.</source>
        <translation>Geben Sie die Ergebnisse ein und schließen Sie ab; danach ist eine weitere Anforderung möglich.</translation>
    </message>
    <message>
        <source>Use a text of up to %1 bytes.</source>
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
    <message>
        <source>does not start with the lowest threshold</source>
        <translation>beginnt nicht mit der niedrigsten Schwelle</translation>
    </message>
    <message>
        <source>The list of features in %1</source>
        <translation>Die Liste der Merkmale in %1</translation>
    </message>
    <message>
        <source>%1 was changed while it was read.</source>
        <translation>%1 wurde während des Lesens geändert.</translation>
    </message>
    <message>
        <source>Try again when it is complete.</source>
        <translation>Versuchen Sie es erneut, sobald die Datei vollständig ist.</translation>
    </message>
    <message>
        <source>34 years old, back from South-East Asia five days ago. High fever, headache and aching limbs for three days; no cough, neck supple.</source>
        <translation>34 Jahre alt, vor fünf Tagen aus Südostasien zurück. Seit drei Tagen hohes Fieber, Kopf- und Gliederschmerzen; kein Husten, Nacken beweglich.</translation>
    </message>
    <message>
        <source>A model with personal plans has no batch per bucket.</source>
        <translation>Ein Modell mit persönlichen Plänen hat keine Anforderung je Gruppe.</translation>
    </message>
    <message>
        <source>Set selection to bucket.</source>
        <translation>Setzen Sie selection auf bucket.</translation>
    </message>
    <message>
        <source>The experiment &quot;%1&quot; needs one batch per bucket, but plans are personal.</source>
        <translation>Das Experiment „%1“ braucht je Gruppe eine Anforderung, die Pläne sind aber persönlich.</translation>
    </message>
    <message>
        <source>Train the model with --selection bucket.</source>
        <translation>Trainieren Sie das Modell mit --selection bucket.</translation>
    </message>
    <message>
        <source>The GPU can no longer be used.</source>
        <translation>Die GPU kann nicht mehr verwendet werden.</translation>
    </message>
    <message>
        <source>The training status of %1 leaves out selected tests.</source>
        <translation>Im Trainingsstatus von %1 fehlen gewählte Untersuchungen.</translation>
    </message>
    <message>
        <source>0: one per core.</source>
        <translation>0: eine je Kern.</translation>
    </message>
    <message>
        <source>20 (DP), 69 (MNIST)</source>
        <translation>20 (DP), 69 (MNIST)</translation>
    </message>
    <message>
        <source>8 (DP, MNIST)</source>
        <translation>8 (DP, MNIST)</translation>
    </message>
    <message>
        <source>A personal batch ends when the next tests each add less than this to the expected probability of the correct diagnosis.</source>
        <translation>Eine persönliche Anforderung endet, wenn die nächsten Untersuchungen je weniger als dies zur erwarteten Wahrscheinlichkeit der richtigen Diagnose beitragen.</translation>
    </message>
    <message>
        <source>A row that occurs k times has weight k to this power: 0 counts distinct rows, 1 counts all rows.</source>
        <translation>Eine Zeile, die k-mal in der Tabelle steht, zählt k hoch diese Zahl: 0 zählt Vielfalt, 1 zählt Zeilen.</translation>
    </message>
    <message>
        <source>Accuracy given up</source>
        <translation>Aufgegebene Trefferquote</translation>
    </message>
    <message>
        <source>Accuracy that may be lost on validation data to save orders.</source>
        <translation>Die an Validierungsdaten verloren gehen darf, um Anforderungen zu sparen.</translation>
    </message>
    <message>
        <source>Always ordered</source>
        <translation>Immer angefordert</translation>
    </message>
    <message>
        <source>As a fraction of all features; smaller batches are prefixes of it.</source>
        <translation>Als Anteil aller Merkmale: Kleinere Anforderungen werden später daraus geschnitten.</translation>
    </message>
    <message>
        <source>As a fraction of the batch.</source>
        <translation>Als Anteil der Anforderung.</translation>
    </message>
    <message>
        <source>As a number of tests instead of a fraction. 0: by the fraction.</source>
        <translation>Als Zahl von Untersuchungen statt als Anteil. 0: nach dem Anteil.</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>Attention layers</source>
        <translation>Attention-Schichten</translation>
    </message>
    <message>
        <source>Batch selection</source>
        <translation>Auswahl der Anforderung</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchgröße</translation>
    </message>
    <message>
        <source>Below this confidence, no diagnosis is suggested.</source>
        <translation>Unter dieser Konfidenz wird keine Diagnose vorgeschlagen.</translation>
    </message>
    <message>
        <source>Bucket learning rate</source>
        <translation>Lernrate je Gruppe</translation>
    </message>
    <message>
        <source>Buckets B</source>
        <translation>Gruppen B</translation>
    </message>
    <message>
        <source>Centred: absent (−1) differs from unknown (0). Zero-one does not distinguish them.</source>
        <translation>Bei centred unterscheidet sich nicht vorhanden (−1) von unbekannt (0); zero-one nimmt beides für dasselbe.</translation>
    </message>
    <message>
        <source>Checkpoint file</source>
        <translation>Datei der Zwischenstände</translation>
    </message>
    <message>
        <source>Comma-separated names: every batch starts with these.</source>
        <translation>Namen, durch Kommas getrennt: Jede Anforderung beginnt mit diesen.</translation>
    </message>
    <message>
        <source>Comma-separated names: never in a batch.</source>
        <translation>Namen, durch Kommas getrennt: Keine Anforderung enthält diese.</translation>
    </message>
    <message>
        <source>Confidence floor</source>
        <translation>Untergrenze der Konfidenz</translation>
    </message>
    <message>
        <source>Curve: saves the most orders for the accuracy given up below. Top-tenth: accepts estimates for the most confident tenth. Bound: the accuracy given up also holds for new patients.</source>
        <translation>Curve: spart die meisten Anforderungen bei der unten aufgegebenen Trefferquote. Top-tenth: akzeptiert Schätzungen für das sicherste Zehntel. Bound: Die aufgegebene Trefferquote gilt auch für neue Patienten.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Decoder hidden units</source>
        <translation>Verborgene Einheiten des Decoders</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Different sets O that training patients come with.</source>
        <translation>Verschiedene Mengen O, mit denen Trainingspatienten kommen.</translation>
    </message>
    <message>
        <source>Draws per patient</source>
        <translation>Ziehungen je Patient</translation>
    </message>
    <message>
        <source>Duplicate weight</source>
        <translation>Gewicht von Wiederholungen</translation>
    </message>
    <message>
        <source>Encoder hidden units</source>
        <translation>Verborgene Einheiten des Encoders</translation>
    </message>
    <message>
        <source>Estimate strength ρ</source>
        <translation>Stärke der Schätzungen ρ</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Exploration ε</source>
        <translation>Exploration ε</translation>
    </message>
    <message>
        <source>Extra revealed</source>
        <translation>Zusätzlich gezeigt</translation>
    </message>
    <message>
        <source>Features known of a training patient before any test; −1: as the table allows.</source>
        <translation>Merkmale, die von einem Trainingspatienten vor jeder Untersuchung bekannt sind; −1: wie die Tabelle es zulässt.</translation>
    </message>
    <message>
        <source>For Adam.</source>
        <translation>Von Adam.</translation>
    </message>
    <message>
        <source>For all random choices: the same seed gives the same model.</source>
        <translation>Für jede zufällige Wahl: Derselbe Startwert ergibt dasselbe Modell.</translation>
    </message>
    <message>
        <source>For each bucket&apos;s own expert after that.</source>
        <translation>Danach, des eigenen Experten jeder Gruppe.</translation>
    </message>
    <message>
        <source>For each bucket&apos;s own generator.</source>
        <translation>Des eigenen Generators jeder Gruppe.</translation>
    </message>
    <message>
        <source>For personal plans: selects whether experts start from counts, the number of buckets (up to B), and how plans are made.</source>
        <translation>Bei Plänen für jeden Patienten: ob Experten mit Häufigkeiten beginnen, die Zahl der Gruppen bis B, und woraus Pläne entstehen.</translation>
    </message>
    <message>
        <source>For the shared expert every bucket starts from.</source>
        <translation>Des Experten, von dem jede Gruppe ausgeht.</translation>
    </message>
    <message>
        <source>For the shared generator every bucket starts from.</source>
        <translation>Des Generators, von dem jede Gruppe ausgeht.</translation>
    </message>
    <message>
        <source>Fraction of the simulated trajectories in a personal plan that the generator samples.</source>
        <translation>Anteil der simulierten Verläufe eines persönlichen Plans, die der Generator zieht.</translation>
    </message>
    <message>
        <source>Fraction of values swapped in from other patients, so that experts do not rely on any single value.</source>
        <translation>Anteil der Werte, die von einem anderen Patienten stammen: So verlässt sich ein Experte auf keinen einzelnen Wert.</translation>
    </message>
    <message>
        <source>Front end</source>
        <translation>Vorgeschaltet</translation>
    </message>
    <message>
        <source>Generated trajectories</source>
        <translation>Erzeugte Verläufe</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>Generatoren</translation>
    </message>
    <message>
        <source>Hash by deviation</source>
        <translation>Nach Abweichung einteilen</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Verborgene Einheiten</translation>
    </message>
    <message>
        <source>How patients are assigned to buckets.</source>
        <translation>Wie Patienten auf Gruppen verteilt werden.</translation>
    </message>
    <message>
        <source>How strongly the latent code is pulled towards the normal distribution: more makes values more alike.</source>
        <translation>Wie stark der Code an die Normalverteilung gebunden ist: Mehr macht Werte einander ähnlich.</translation>
    </message>
    <message>
        <source>Hyperplanes look at how far values deviate from the mean: buckets follow the patients, not which questions they were asked.</source>
        <translation>Hyperebenen sehen, wie weit Werte vom Mittel abweichen: Gruppen folgen den Patienten und nicht den gestellten Fragen.</translation>
    </message>
    <message>
        <source>Initial findings |O|</source>
        <translation>Anfangsbefunde |O|</translation>
    </message>
    <message>
        <source>Instead of a number of tests; needs costs. 0: no cost limit.</source>
        <translation>Statt einer Anzahl von Untersuchungen; braucht Kosten. 0: nicht nach Geld.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Glättung der Zielwerte</translation>
    </message>
    <message>
        <source>Largest batch</source>
        <translation>Größte Anforderung</translation>
    </message>
    <message>
        <source>Largest batch, cost</source>
        <translation>Größte Anforderung in Geld</translation>
    </message>
    <message>
        <source>Largest batch, tests</source>
        <translation>Größte Anforderung in Untersuchungen</translation>
    </message>
    <message>
        <source>Latent dimensions</source>
        <translation>Latente Dimensionen</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Logarithms</source>
        <translation>Logarithmen</translation>
    </message>
    <message>
        <source>Maximum estimated λ</source>
        <translation>Maximal geschätzt λ</translation>
    </message>
    <message>
        <source>Measured values that are always positive and skewed, as most laboratory values are, count by their logarithm.</source>
        <translation>Messwerte, die stets positiv und schief verteilt sind, wie die meisten Laborwerte, zählen mit ihrem Logarithmus.</translation>
    </message>
    <message>
        <source>Minimum gain</source>
        <translation>Mindestgewinn</translation>
    </message>
    <message>
        <source>More of everything: wider experts, more steps, more patients for comparing candidates.</source>
        <translation>Von allem mehr: breitere Experten, mehr Schritte, Kandidaten an mehr Patienten verglichen.</translation>
    </message>
    <message>
        <source>Must divide the position embedding plus one.</source>
        <translation>Müssen die Positionseinbettung plus eins teilen.</translation>
    </message>
    <message>
        <source>Never ordered</source>
        <translation>Nie angefordert</translation>
    </message>
    <message>
        <source>None: nothing is estimated, all tests are ordered. Transformer: as in the paper, slower.</source>
        <translation>none: Nichts wird geschätzt, alles wird angefordert. transformer: wie in der Arbeit, langsamer.</translation>
    </message>
    <message>
        <source>Of generated values, at inference.</source>
        <translation>Erzeugter Werte, beim Antworten.</translation>
    </message>
    <message>
        <source>Of generated values, for comparing candidates.</source>
        <translation>Erzeugter Werte, zum Vergleichen.</translation>
    </message>
    <message>
        <source>Of the latent code that values are sampled from.</source>
        <translation>Des Codes, aus dem Werte gezogen werden.</translation>
    </message>
    <message>
        <source>Of the pooled encoder.</source>
        <translation>Des gemeinsamen Encoders (pooled).</translation>
    </message>
    <message>
        <source>Of the transformer.</source>
        <translation>Des Transformers.</translation>
    </message>
    <message>
        <source>Otherwise on real values only.</source>
        <translation>Sonst nur an echten Werten.</translation>
    </message>
    <message>
        <source>Parallel buckets</source>
        <translation>Gruppen parallel</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Patients and buckets</source>
        <translation>Patienten und Gruppen</translation>
    </message>
    <message>
        <source>Patients per pick</source>
        <translation>Patienten je Wahl</translation>
    </message>
    <message>
        <source>Personal: planned for each patient from the current findings. Bucket: one list per bucket, as in the paper.</source>
        <translation>Personal: für jeden Patienten geplant aus dem, was bekannt ist. Bucket: eine Liste je Gruppe, wie im Artikel.</translation>
    </message>
    <message>
        <source>Population weight</source>
        <translation>Gewicht der Population</translation>
    </message>
    <message>
        <source>Position embedding</source>
        <translation>Positionseinbettung</translation>
    </message>
    <message>
        <source>Probability of picking a random test instead of the best.</source>
        <translation>Wahrscheinlichkeit, dass irgendeine Untersuchung statt der besten gewählt wird.</translation>
    </message>
    <message>
        <source>Probability spread over all diseases, against overconfidence.</source>
        <translation>Wahrscheinlichkeit, die auf alle Krankheiten verteilt wird, gegen übermäßige Sicherheit.</translation>
    </message>
    <message>
        <source>Regularisation: raise it if test accuracy is much lower than training accuracy.</source>
        <translation>Regularisierung: Erhöhen Sie ihn, wenn die Trefferquote im Test viel niedriger ist als im Training.</translation>
    </message>
    <message>
        <source>Rule for τ</source>
        <translation>Regel für τ</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Select on validation data</source>
        <translation>Auf Validierungsdaten wählen</translation>
    </message>
    <message>
        <source>Sets of initial findings</source>
        <translation>Mengen von Anfangsbefunden</translation>
    </message>
    <message>
        <source>Shared steps</source>
        <translation>Gemeinsame Schritte</translation>
    </message>
    <message>
        <source>Size of V</source>
        <translation>Größe von V</translation>
    </message>
    <message>
        <source>Smaller uses less memory but is noisier.</source>
        <translation>Weniger braucht weniger Arbeitsspeicher und verläuft unruhiger.</translation>
    </message>
    <message>
        <source>Smaller uses less memory.</source>
        <translation>Weniger braucht weniger Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Smaller, so that buckets do not forget the shared training.</source>
        <translation>Kleiner, damit eine Gruppe nicht vergisst, was allen gemeinsam ist.</translation>
    </message>
    <message>
        <source>Start from counts</source>
        <translation>Beginnt mit Häufigkeiten</translation>
    </message>
    <message>
        <source>Stem of the files that keep the state of a run; empty: none.</source>
        <translation>Wortstamm der Dateien mit dem Stand eines Laufs; leer: keine.</translation>
    </message>
    <message>
        <source>Steps after a pick</source>
        <translation>Schritte nach einer Wahl</translation>
    </message>
    <message>
        <source>Steps between checkpoints</source>
        <translation>Schritte zwischen Zwischenständen</translation>
    </message>
    <message>
        <source>Steps per bucket</source>
        <translation>Schritte je Gruppe</translation>
    </message>
    <message>
        <source>Swapped values</source>
        <translation>Vertauschte Werte</translation>
    </message>
    <message>
        <source>Test selection</source>
        <translation>Untersuchungen wählen</translation>
    </message>
    <message>
        <source>The decoder turns a latent code into values.</source>
        <translation>Was aus einem Code Werte macht.</translation>
    </message>
    <message>
        <source>The expert starts as naive Bayes and learns what naive Bayes cannot capture.</source>
        <translation>Ein Experte, der als naiver Bayes beginnt und lernt, was dieser nicht wissen kann.</translation>
    </message>
    <message>
        <source>The most that is lost if the program is interrupted.</source>
        <translation>So viel geht höchstens verloren, wenn das Programm mittendrin endet.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Train these on F</source>
        <translation>Diese Schritte an F</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Training steps between picks.</source>
        <translation>Training im Wechsel mit dem Wählen.</translation>
    </message>
    <message>
        <source>Up to this fraction of all features is revealed to an expert beyond the initial findings.</source>
        <translation>Bis zu diesem Anteil aller Merkmale wird einem Experten zusätzlich zu den Anfangsbefunden gezeigt.</translation>
    </message>
    <message>
        <source>Used to compare candidates: more is better but slower.</source>
        <translation>An denen Kandidaten verglichen werden: Mehr wählen besser und langsamer.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Gewichtszerfall</translation>
    </message>
    <message>
        <source>Weight of an estimate for an expert, between unknown (0) and observed (1).</source>
        <translation>Wie viel eine Schätzung für einen Experten zählt, zwischen unbekannt (0) und beobachtet (1).</translation>
    </message>
    <message>
        <source>Weight of generated values when comparing candidates, from 0 to 1; −1: by the formula.</source>
        <translation>Wie viel erzeugte Werte beim Vergleichen zählen, von 0 bis 1; −1: nach der Formel.</translation>
    </message>
    <message>
        <source>Weight of the average patient in a personal plan; 0: none.</source>
        <translation>Gewicht des durchschnittlichen Patienten in einem persönlichen Plan; 0: keines.</translation>
    </message>
    <message>
        <source>Where training runs: auto, cpu, cuda or cuda:k.</source>
        <translation>Wo trainiert wird: auto, cpu, cuda oder cuda:k.</translation>
    </message>
    <message>
        <source>Whether an expert builds on the generator&apos;s encoder.</source>
        <translation>Ob ein Experte vom Encoder des Generators ausgeht.</translation>
    </message>
    <message>
        <source>Width of an expert. More units learn finer differences but need more patients.</source>
        <translation>Breite eines Experten. Mehr lernen feinere Unterschiede und brauchen mehr Patienten.</translation>
    </message>
    <message>
        <source>the formula; 0.8 in its experiments</source>
        <translation>die Formel; 0.8 in den Experimenten</translation>
    </message>
    <message>
        <source>up to 0.5</source>
        <translation>bis 0.5</translation>
    </message>
    <message>
        <source>β per feature</source>
        <translation>β je Merkmal</translation>
    </message>
    <message>
        <source>%1 is damaged: %2</source>
        <translation>%1 ist beschädigt: %2</translation>
    </message>
    <message>
        <source>its manifest</source>
        <translation>sein Manifest</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>A possible result</source>
        <translation>Ein mögliches Ergebnis</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>It must be a list of %1 values.</source>
        <translation>Es muss eine Liste von %1 Werten sein.</translation>
    </message>
    <message>
        <source>The budget</source>
        <translation>Das Budget</translation>
    </message>
    <message>
        <source>The case</source>
        <translation>Der Fall</translation>
    </message>
    <message>
        <source>The change</source>
        <translation>Die Änderung</translation>
    </message>
    <message>
        <source>The conclusion</source>
        <translation>Die Schlussfolgerung</translation>
    </message>
    <message>
        <source>The finding</source>
        <translation>Der Befund</translation>
    </message>
    <message>
        <source>The recommendation</source>
        <translation>Die Empfehlung</translation>
    </message>
    <message>
        <source>does not name two diseases</source>
        <translation>nennt nicht zwei Krankheiten</translation>
    </message>
    <message>
        <source>is above &quot;to&quot;</source>
        <translation>liegt über „to“</translation>
    </message>
    <message>
        <source>lies outside its own range</source>
        <translation>liegt außerhalb seines eigenen Bereichs</translation>
    </message>
    <message>
        <source>A batch may contain what some patients of the bucket come with; for them it is free.</source>
        <translation>Eine Anforderung darf enthalten, was manche Patienten der Gruppe mitbringen; für sie kostet es nichts.</translation>
    </message>
    <message>
        <source>A bucket with less than an eighth of an even share joins the nearest one; an empty one always does.</source>
        <translation>Eine Gruppe mit weniger als einem Achtel des gleichen Anteils kommt zur nächsten; eine leere immer.</translation>
    </message>
    <message>
        <source>By the square root of their frequency, and weighted down accordingly.</source>
        <translation>Nach der Wurzel ihrer Häufigkeit, mit entsprechend kleinerem Gewicht.</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>Kalibrieren</translation>
    </message>
    <message>
        <source>Confidence is calibrated on validation data; otherwise it is the expert&apos;s own, usually too high.</source>
        <translation>Die Sicherheit wird an Validierungsdaten kalibriert; sonst ist es die des Experten selbst, meist zu hoch.</translation>
    </message>
    <message>
        <source>Counts are of known values: switch starts_from_counts off.</source>
        <translation>Häufigkeiten sind die bekannter Werte: Schalten Sie starts_from_counts aus.</translation>
    </message>
    <message>
        <source>Experts are told which features are known; otherwise unknown is a value of 0.</source>
        <translation>Experten erfahren, welche Merkmale bekannt sind; sonst ist unbekannt der Wert 0.</translation>
    </message>
    <message>
        <source>Final rate</source>
        <translation>Letzte Lernrate</translation>
    </message>
    <message>
        <source>For Adam, shared training; decays to the final rate.</source>
        <translation>Von Adam, für alle; sinkt auf die letzte Lernrate.</translation>
    </message>
    <message>
        <source>Groups of similar patients, each with its own expert; a power of two for hyperplanes. Use more for large tables.</source>
        <translation>Gruppen ähnlicher Patienten mit je einem Experten: eine Zweierpotenz bei Hyperebenen. Mehr passen zu großen Tabellen.</translation>
    </message>
    <message>
        <source>Initial findings in a batch</source>
        <translation>Anfangsbefunde in einer Anforderung</translation>
    </message>
    <message>
        <source>It needs trains_on_surrogate.</source>
        <translation>Es braucht trains_on_surrogate.</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Merge small buckets</source>
        <translation>Kleine Gruppen zusammenlegen</translation>
    </message>
    <message>
        <source>Of experts and generators, as a fraction of the learning rate, which falls to it along half a cosine; 1: constant.</source>
        <translation>Von Experten und Generatoren, als Anteil der Lernrate, die entlang eines halben Kosinus auf sie fällt; 1: gleichbleibend.</translation>
    </message>
    <message>
        <source>One list per bucket, with the paper&apos;s transformer as the generator&apos;s encoder. About ten times slower.</source>
        <translation>Eine Liste je Gruppe, mit dem Transformer des Artikels als Encoder des Generators. Etwa zehnmal langsamer.</translation>
    </message>
    <message>
        <source>Probabilities are not calibrated: they are usually too high for the first disease.</source>
        <translation>Wahrscheinlichkeiten sind nicht kalibriert: Für die erste Krankheit sind sie meist zu hoch.</translation>
    </message>
    <message>
        <source>Proposal: sampled values are jointly consistent and can be conditioned on a disease. Reconstruction: everything known from what is shown. Autoencoder: what is shown from itself, as in the paper.</source>
        <translation>Proposal: Gezogene Werte passen zueinander und lassen sich auf eine Krankheit bedingen. Reconstruction: alles Bekannte aus dem, was gezeigt wird. Autoencoder: was gezeigt wird, aus sich selbst, wie im Artikel.</translation>
    </message>
    <message>
        <source>Sample rare diseases more</source>
        <translation>Seltene Krankheiten öfter ziehen</translation>
    </message>
    <message>
        <source>Seconds to minutes, with a small generator. As accurate as with the paper&apos;s transformer on the tables we tested.</source>
        <translation>Sekunden bis Minuten, mit kleinem Generator. So genau wie mit dem Transformer des Artikels, an den Tabellen, die wir erprobt haben.</translation>
    </message>
    <message>
        <source>The encoder before the experts sees it: choose none.</source>
        <translation>Der Encoder vor den Experten sieht sie: Wählen Sie none.</translation>
    </message>
    <message>
        <source>The paper&apos;s Algorithms 1 and 2 as printed, with its networks and rates: for comparison with the paper, not for use. Split by rows unless the data set or the command says otherwise.</source>
        <translation>Die Algorithmen 1 und 2 des Artikels, wie sie gedruckt sind, mit seinen Netzen und Lernraten: zum Vergleich mit dem Artikel, nicht zum Gebrauch. Aufgeteilt nach Zeilen, wenn Datensatz oder Befehl nichts anderes sagen.</translation>
    </message>
    <message>
        <source>Train the generator on F</source>
        <translation>Den Generator an F trainieren</translation>
    </message>
    <message>
        <source>Validated: chosen with τ on validation data. Printed: by Algorithm 1&apos;s condition. Printed-break: with its break, too, so at most one test.</source>
        <translation>validated: mit τ an Validierungsdaten gewählt. printed: nach der Bedingung von Algorithmus 1. printed-break: auch mit seinem break, also höchstens eine Untersuchung.</translation>
    </message>
    <message>
        <source>With the expert, after a pick: its values are to suit the expert. Otherwise it is trained on its own loss, so that they stay likely.</source>
        <translation>Mit dem Experten, nach jeder Wahl: Seine Werte sollen dem Experten dienen. Sonst an seinem eigenen Verlust, damit sie wahrscheinlich bleiben.</translation>
    </message>
    <message>
        <source>Each patient of this model has initial findings of their own, not one of a few sets.</source>
        <translation>Jeder Patient dieses Modells hat eigene Anfangsbefunde, nicht eine von wenigen Mengen.</translation>
    </message>
    <message>
        <source>Evaluate it without unseen sets.</source>
        <translation>Werten Sie es ohne neue Mengen aus.</translation>
    </message>
    <message>
        <source>The model trained further</source>
        <translation>Das weiter trainierte Modell</translation>
    </message>
    <message>
        <source>Training experts on a method&apos;s own tests</source>
        <translation>Experten werden auf den Tests eines Verfahrens trainiert</translation>
    </message>
    <message>
        <source>All patients of the group &quot;%1&quot; belong to one class, &quot;%2&quot;: tested on them alone, nobody would know how other classes do.</source>
        <translation>Alle Patienten der Gruppe „%1“ gehören zu einer Klasse, „%2“: An ihnen allein ließe sich nicht prüfen, wie es um die anderen Klassen steht.</translation>
    </message>
    <message>
        <source>All rows have the same value in the column &quot;%1&quot;, &quot;%2&quot;: with this group held out, nobody is left to train on.</source>
        <translation>Alle Zeilen haben in der Spalte „%1“ denselben Wert, „%2“: Wird diese Gruppe zurückgehalten, bleibt niemand zum Trainieren.</translation>
    </message>
    <message>
        <source>Choose a column with two values or more, or another split.</source>
        <translation>Wählen Sie eine Spalte mit mindestens zwei Werten oder eine andere Aufteilung.</translation>
    </message>
    <message>
        <source>Leave the group out, or merge it with another.</source>
        <translation>Lassen Sie die Gruppe weg oder fassen Sie sie mit einer anderen zusammen.</translation>
    </message>
    <message>
        <source>Merge the class with another, or choose another split.</source>
        <translation>Fassen Sie die Klasse mit einer anderen zusammen oder wählen Sie eine andere Aufteilung.</translation>
    </message>
    <message>
        <source>Only the group &quot;%1&quot; has patients of the class &quot;%2&quot;: with the group held out, nobody is left to learn it from.</source>
        <translation>Nur die Gruppe „%1“ hat Patienten der Klasse „%2“: Wird sie zurückgehalten, ist niemand da, an dem sie gelernt werden könnte.</translation>
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
        <source>Recall, active model</source>
        <translation>Sensitivität, aktives Modell</translation>
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
        <source>actual ↓  predicted →</source>
        <translation>tatsächlich ↓  vorhergesagt →</translation>
    </message>
    <message>
        <source>this model</source>
        <translation>dieses Modell</translation>
    </message>
    <message>
        <source>perfect calibration</source>
        <translation>perfekte Kalibrierung</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>mean confidence</source>
        <translation>mittlere Konfidenz</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>confidence %1: accuracy %2 (%3 of patients)</source>
        <translation>Konfidenz %1: Trefferquote %2 (%3 der Patienten)</translation>
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
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Files are intact</source>
        <translation>Die Dateien sind unversehrt</translation>
    </message>
    <message>
        <source>Readable by this version</source>
        <translation>Für diese Version lesbar</translation>
    </message>
    <message>
        <source>Evaluated on held-out patients</source>
        <translation>An zurückgehaltenen Patienten ausgewertet</translation>
    </message>
    <message>
        <source>Tests improve accuracy</source>
        <translation>Untersuchungen verbessern die Trefferquote</translation>
    </message>
    <message>
        <source>Probabilities are calibrated</source>
        <translation>Wahrscheinlichkeiten sind kalibriert</translation>
    </message>
    <message>
        <source>No loss of recall for can’t-miss diseases</source>
        <translation>Keine Einbußen bei Krankheiten, die nicht übersehen werden dürfen</translation>
    </message>
    <message>
        <source>Every disease is still recognised</source>
        <translation>Jede Krankheit wird weiterhin erkannt</translation>
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
        <source>Accuracy, with estimates</source>
        <translation>Trefferquote, mit Schätzungen</translation>
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
    <message>
        <source>Calibration error, class-wise</source>
        <translation>Kalibrierungsfehler, klassenweise</translation>
    </message>
    <message>
        <source>Recall, 95 %</source>
        <translation>Sensitivität, 95 %</translation>
    </message>
    <message>
        <source>AUROC</source>
        <translation>AUROC</translation>
    </message>
    <message>
        <source>Calibration slope</source>
        <translation>Kalibrierungssteigung</translation>
    </message>
    <message>
        <source>Accuracy, 95 %</source>
        <translation>Trefferquote, 95 %</translation>
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
        <source>For research and education only. Not a medical device: do not use it for patient care.</source>
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
        <source>Recommended but not ordered: %1.</source>
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
        <source>Turnaround</source>
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
        <source>– pending</source>
        <translation>– ausstehend</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>≈ Estimated, not accepted</source>
        <translation>≈ Geschätzt, nicht akzeptiert</translation>
    </message>
    <message>
        <source>These tests were ordered instead. The estimates are not part of the differential.</source>
        <translation>Diese Untersuchungen wurden stattdessen angefordert. Die Schätzungen gehen nicht in die Differenzialdiagnose ein.</translation>
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
        <source>Omitted because they may identify the patient: %1.</source>
        <translation>Weggelassen, da sie den Patienten identifizieren könnten: %1.</translation>
    </message>
    <message>
        <source>Opened the case.</source>
        <translation>Fall angelegt.</translation>
    </message>
    <message>
        <source>Changed the patient details.</source>
        <translation>Patientendaten geändert.</translation>
    </message>
    <message>
        <source>Added a note.</source>
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
        <source>Now: from current findings. Expected: with the results of the batch.</source>
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
        <source>Fallback: the estimates were not accepted, and the tests were ordered.</source>
        <translation>Rückfall: Die Schätzungen wurden nicht akzeptiert, die Untersuchungen wurden angefordert.</translation>
    </message>
    <message>
        <source>No fallback: the estimates were accepted and are part of the differential.</source>
        <translation>Kein Rückfall: Die Schätzungen wurden akzeptiert und gehen in die Differenzialdiagnose ein.</translation>
    </message>
    <message>
        <source>No fallback: nothing was estimated.</source>
        <translation>Kein Rückfall: Es wurde nichts geschätzt.</translation>
    </message>
    <message>
        <source>Expected with the batch: %1.</source>
        <translation>Mit der Anforderung erwartet: %1.</translation>
    </message>
    <message>
        <source>The fallback is decided when all results are in.</source>
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
        <source>In brackets: how much the log probability would fall (+) or rise (−) without the finding.</source>
        <translation>In Klammern: um wie viel der Logarithmus der Wahrscheinlichkeit ohne den Befund fiele (+) oder stiege (−).</translation>
    </message>
    <message>
        <source>and %1 more: see details</source>
        <translation>und %1 weitere: siehe Einzelheiten</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>no gain expected on its own</source>
        <translation>für sich allein kein Gewinn erwartet</translation>
    </message>
    <message>
        <source>%1 of the expected gain</source>
        <translation>%1 des erwarteten Gewinns</translation>
    </message>
    <message>
        <source>ordered by the doctor instead of estimated</source>
        <translation>ärztlich angefordert, nicht geschätzt</translation>
    </message>
    <message>
        <source>added by the doctor</source>
        <translation>ärztlich hinzugefügt</translation>
    </message>
    <message>
        <source>also ordered by the doctor</source>
        <translation>zusätzlich ärztlich angefordert</translation>
    </message>
    <message>
        <source>fallback: its estimate was not accepted</source>
        <translation>Rückfall: Die Schätzung wurde nicht akzeptiert</translation>
    </message>
    <message>
        <source>≈ To be estimated, not ordered</source>
        <translation>≈ Zu schätzen, nicht angefordert</translation>
    </message>
    <message>
        <source>The model will generate these values. They are not observations.</source>
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
        <source>Generated by the model from what is known. Not observations.</source>
        <translation>Vom Modell aus dem Bekannten erzeugt. Keine Beobachtungen.</translation>
    </message>
    <message>
        <source>None: the estimates were not accepted, and the tests were ordered.</source>
        <translation>Keine: Die Schätzungen wurden nicht akzeptiert, die Untersuchungen wurden angefordert.</translation>
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
        <source>pending</source>
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
        <source>None entered.</source>
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
        <source>Orders and reasons</source>
        <translation>Angefordert, mit Grund</translation>
    </message>
    <message>
        <source>None reported.</source>
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
        <source>Accuracy, all tests ordered</source>
        <translation>Trefferquote, alles angefordert</translation>
    </message>
    <message>
        <source>Accuracy, with estimates</source>
        <translation>Trefferquote, mit Schätzungen</translation>
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
        <source>Intended use and limitations of the model</source>
        <translation>Zweck und Grenzen des Modells</translation>
    </message>
    <message>
        <source>Trained by GENEX %1 with seed %2 on %3 patients, calibrated on %4; %5 features and %6 diseases. Figures are for those %4.</source>
        <translation>Trainiert von GENEX %1 mit Startwert %2 an %3 Patienten, kalibriert an %4; es kennt %5 Merkmale und %6 Krankheiten. Die Zahlen gelten für jene %4.</translation>
    </message>
    <message>
        <source>Training and calibration of the model</source>
        <translation>Training und Kalibrierung des Modells</translation>
    </message>
    <message>
        <source>Conclusion and recommendation come from different models.</source>
        <translation>Abschluss und Empfehlung stammen von verschiedenen Modellen.</translation>
    </message>
    <message>
        <source>The model card is not available: limitations and calibration are unknown.</source>
        <translation>Die Karte dieses Modells liegt nicht vor: Seine Grenzen und seine Kalibrierung sind hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>no diagnosis suggested</source>
        <translation>keine Diagnose vorgeschlagen</translation>
    </message>
    <message>
        <source>No diagnosis suggested.</source>
        <translation>Keine Diagnose vorgeschlagen.</translation>
    </message>
    <message>
        <source>Most likely: %1, %2.</source>
        <translation>Am wahrscheinlichsten: %1, %2.</translation>
    </message>
    <message>
        <source>1 test result is pending.</source>
        <translation>Das Ergebnis von 1 Untersuchung steht aus.</translation>
    </message>
    <message>
        <source>%1 test results are pending.</source>
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
        <source>1 test is recommended but not yet ordered.</source>
        <translation>1 Untersuchung ist empfohlen und noch nicht angefordert.</translation>
    </message>
    <message>
        <source>%1 tests are recommended but not yet ordered.</source>
        <translation>%1 Untersuchungen sind empfohlen und noch nicht angefordert.</translation>
    </message>
    <message>
        <source>Why no diagnosis is suggested</source>
        <translation>Warum keine Diagnose vorgeschlagen wird</translation>
    </message>
    <message>
        <source>Cautions</source>
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
        <source>The estimates were not accepted.</source>
        <translation>Die Schätzungen wurden nicht akzeptiert.</translation>
    </message>
    <message>
        <source>Reopened for amendment, not yet concluded again.</source>
        <translation>Zur Korrektur wieder geöffnet und noch nicht wieder abgeschlossen.</translation>
    </message>
    <message>
        <source>All results are in. The case is not yet concluded.</source>
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
        <source>Reason for amendment</source>
        <translation>Grund der Korrektur</translation>
    </message>
    <message>
        <source>Previous conclusions</source>
        <translation>Frühere Abschlüsse</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Results complete</source>
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
        <source>! Can&apos;t-miss diseases at or above their threshold: %1.</source>
        <translation>! Krankheiten, die nicht übersehen werden dürfen, auf oder über ihrer Schwelle: %1.</translation>
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
    <message>
        <source>Possible results, and what each would change</source>
        <translation>Mögliche Ergebnisse und was jedes ändern würde</translation>
    </message>
    <message>
        <source>little information on its own</source>
        <translation>sagt für sich allein wenig aus</translation>
    </message>
    <message>
        <source>distinguishes %1 from %2</source>
        <translation>unterscheidet %1 von %2</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>“%1” is not a device: use auto, cpu, cuda or cuda:0.</source>
        <translation>„%1“ ist kein Gerät: Verwenden Sie auto, cpu, cuda oder cuda:0.</translation>
    </message>
    <message>
        <source>No program is given.</source>
        <translation>Kein Programm angegeben.</translation>
    </message>
    <message>
        <source>There is no program %1 on this machine.</source>
        <translation>Auf diesem Rechner gibt es kein Programm %1.</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>identical rows kept together</source>
        <translation>gleiche Zeilen bleiben zusammen</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>nach Zeilen</translation>
    </message>
    <message>
        <source>%1 of %2 buckets: the others have too few patients and are merged.</source>
        <translation>%1 von %2 Gruppen: Die anderen hätten zu wenige Patienten und werden zusammengelegt.</translation>
    </message>
    <message>
        <source>initial findings: column %1</source>
        <translation>Anfangsbefunde: Spalte %1</translation>
    </message>
    <message>
        <source>initial findings: automatic number</source>
        <translation>Anfangsbefunde: Anzahl automatisch</translation>
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
        <source>! This exceeds the free memory: close other programs, or train on fewer rows.</source>
        <translation>! Das ist mehr Arbeitsspeicher, als frei ist: Schließen Sie andere Programme oder trainieren Sie an weniger Zeilen.</translation>
    </message>
    <message>
        <source>Shared: expert</source>
        <translation>Gemeinsam: Experte</translation>
    </message>
    <message>
        <source>Shared: generator</source>
        <translation>Gemeinsam: Generator</translation>
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
        <source>selecting tests, %1</source>
        <translation>wählt Untersuchungen, %1</translation>
    </message>
    <message>
        <source>selecting estimates, budget %1</source>
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
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed, can be resumed</source>
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
        <source>initial findings: one feature</source>
        <translation>Anfangsbefunde: ein Merkmal</translation>
    </message>
    <message>
        <source>initial findings: %1 features</source>
        <translation>Anfangsbefunde: %1 Merkmale</translation>
    </message>
    <message>
        <source>Each selects about one test.</source>
        <translation>Jede wählt etwa eine Untersuchung.</translation>
    </message>
    <message>
        <source>Each selects about %1 tests.</source>
        <translation>Jede wählt etwa %1 Untersuchungen.</translation>
    </message>
    <message>
        <source>Shared: alternative expert</source>
        <translation>Gemeinsam: alternativer Experte</translation>
    </message>
</context>
<context>
    <name>TrainingRun</name>
    <message>
        <source>mean tests ordered per patient</source>
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
        <source>all tests ordered</source>
        <translation>alles angefordert</translation>
    </message>
    <message>
        <source>floor: initial findings only</source>
        <translation>Untergrenze: nur Anfangsbefunde</translation>
    </message>
    <message>
        <source>ceiling: all values known</source>
        <translation>Obergrenze: alles bekannt</translation>
    </message>
    <message>
        <source>%1: accuracy %2 with %3 tests ordered.</source>
        <translation>%1: Trefferquote %2 bei %3 Anforderungen.</translation>
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
        <source>sent an invalid message</source>
        <translation>hat eine ungültige Nachricht gesendet</translation>
    </message>
    <message>
        <source>The engine is ready.</source>
        <translation>Der Rechenkern ist bereit.</translation>
    </message>
    <message>
        <source>The engine is ready (version %1).</source>
        <translation>Der Rechenkern ist bereit; er ist von Version %1.</translation>
    </message>
    <message>
        <source>did not start within %1 s</source>
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
        <source>did not stop a cancelled job</source>
        <translation>hat Abgebrochenes nicht beendet</translation>
    </message>
    <message>
        <source>The engine %1.</source>
        <translation>Der Rechenkern %1.</translation>
    </message>
    <message>
        <source>The engine %1; restarting.</source>
        <translation>Der Rechenkern %1; er wird neu gestartet.</translation>
    </message>
    <message>
        <source>The engine %1, as did %2 before it on the same job.</source>
        <translation>Der Rechenkern %1, ebenso %2 vor ihm bei derselben Arbeit.</translation>
    </message>
</context>
<context>
    <name>genex::protocol::EngineProcess</name>
    <message>
        <source>was killed, possibly because memory ran out</source>
        <translation>wurde beendet, womöglich aus Mangel an Arbeitsspeicher</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>ist abgestürzt</translation>
    </message>
    <message>
        <source>was terminated by signal %1</source>
        <translation>wurde durch Signal %1 beendet</translation>
    </message>
    <message>
        <source>sent bytes that are not a message</source>
        <translation>hat Bytes gesendet, die keine Nachricht sind</translation>
    </message>
    <message>
        <source>sent an invalid message</source>
        <translation>hat eine ungültige Nachricht gesendet</translation>
    </message>
    <message>
        <source>cannot be started: %1</source>
        <translation>kann nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>exited with code %1%2</source>
        <translation>hat sich selbst mit Code %1 beendet%2</translation>
    </message>
</context>
<context>
    <name>genex::services::DatasetService</name>
    <message>
        <source>Choose the column that holds the diagnosis.</source>
        <translation>Wählen Sie die Spalte mit der Diagnose.</translation>
    </message>
    <message>
        <source>“%1” has %2 distinct values in %3 rows: it identifies rows, not diagnoses. Choose another column.</source>
        <translation>„%1“ hat %2 verschiedene Werte in %3 Zeilen: Die Spalte benennt Zeilen, nicht Diagnosen. Wählen Sie eine andere Spalte.</translation>
    </message>
    <message>
        <source>Choose the column to split by.</source>
        <translation>Wählen Sie die Spalte, nach der aufgeteilt wird.</translation>
    </message>
    <message>
        <source>The split cannot use the label.</source>
        <translation>Nach der Zielspalte kann nicht aufgeteilt werden.</translation>
    </message>
    <message>
        <source>Choose the column that lists the initial findings.</source>
        <translation>Wählen Sie die Spalte mit den Anfangsbefunden.</translation>
    </message>
    <message>
        <source>The label cannot be an initial finding.</source>
        <translation>Die Zielspalte kann kein Anfangsbefund sein.</translation>
    </message>
    <message>
        <source>The table has only %1 findings.</source>
        <translation>Die Tabelle hat nur %1 Befunde.</translation>
    </message>
    <message>
        <source>Use 1 to %1 sets.</source>
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
        <source>Write the name without invisible characters.</source>
        <translation>Schreiben Sie den Namen ohne unsichtbare Zeichen.</translation>
    </message>
    <message>
        <source>Open a table first.</source>
        <translation>Öffnen Sie zuerst eine Tabelle.</translation>
    </message>
</context>
<context>
    <name>genex::services::ExperimentService</name>
    <message>
        <source>Choose a table.</source>
        <translation>Wählen Sie eine Tabelle.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>Enter the column that holds the diagnosis.</source>
        <translation>Nennen Sie die Spalte mit der Diagnose.</translation>
    </message>
    <message>
        <source>There is no method “%1”. Available: %2.</source>
        <translation>Es gibt keine Methode „%1“. Verfügbar: %2.</translation>
    </message>
    <message>
        <source>The method “%1” is named twice.</source>
        <translation>Die Methode „%1“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Budgets are fractions of all features between 0 and 1, ascending and comma-separated.</source>
        <translation>Budgets sind Anteile aller Merkmale zwischen 0 und 1, aufsteigend, mit Kommas.</translation>
    </message>
    <message>
        <source>Enter the column to split by.</source>
        <translation>Nennen Sie die Spalte, nach der aufgeteilt wird.</translation>
    </message>
    <message>
        <source>The split cannot use the label.</source>
        <translation>Nach der Zielspalte kann nicht aufgeteilt werden.</translation>
    </message>
    <message>
        <source>The label cannot be an initial finding.</source>
        <translation>Die Zielspalte kann kein Anfangsbefund sein.</translation>
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
        <source>GENEX is free software under the GNU General Public License, version 3 or later. It uses Qt (LGPL 3), QCustomPlot (GPL 3 or later), SQLite (public domain), libsodium (ISC), nlohmann/json, spdlog (MIT), CLI11 (BSD 3) and expected (CC0). Its engine is a separate program that uses libtorch (BSD 3, with Intel&apos;s MKL) and, if there is a GPU, NVIDIA&apos;s CUDA libraries under their own terms.</source>
        <translation>GENEX ist freie Software unter der GNU General Public License, Version 3 oder neuer. Es verwendet Qt (LGPL 3), QCustomPlot (GPL 3 oder neuer), SQLite (gemeinfrei), libsodium (ISC), nlohmann/json, spdlog (MIT), CLI11 (BSD 3) und expected (CC0). Der Rechenkern ist ein eigenes Programm und verwendet libtorch (BSD 3, mit Intels MKL) und, wo es eine GPU gibt, NVIDIAs CUDA-Bibliotheken zu deren eigenen Bedingungen.</translation>
    </message>
</context>
<context>
    <name>genex::ui::AccessCard</name>
    <message>
        <source>Show</source>
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
        <source>Who did what in this store, and when. Each entry is chained to the previous one, so that altering, removing or reordering entries is detected.</source>
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
        <source>%1 entries, intact</source>
        <translation>%1 Einträge, unversehrt</translation>
    </message>
    <message>
        <source>no user</source>
        <translation>kein Benutzer</translation>
    </message>
</context>
<context>
    <name>genex::ui::BatchPanel</name>
    <message>
        <source>Recommended batch</source>
        <translation>Empfohlene Anforderung</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Anfordern</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>Exclude</source>
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
        <source>The recommended tests appear here after the first finding.</source>
        <translation>Mit dem ersten Befund erscheinen hier die empfohlenen Untersuchungen.</translation>
    </message>
    <message>
        <source>Asking the model…</source>
        <translation>Das Modell wird gefragt …</translation>
    </message>
    <message>
        <source>Continue without tests   Ctrl+Enter</source>
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
        <source>At most %1 in costs</source>
        <translation>Höchstens %1 Kosten</translation>
    </message>
    <message>
        <source>Ordered: %1</source>
        <translation>Angefordert: %1</translation>
    </message>
    <message>
        <source>Excluded: %1</source>
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
        <source>Search cases</source>
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
        <source>Your role has no access to cases. You can train and activate models.</source>
        <translation>Ihre Rolle hat keinen Zugriff auf Fälle. Sie können Modelle trainieren und aktivieren.</translation>
    </message>
    <message>
        <source>No cases yet. Press Ctrl+N to create one.</source>
        <translation>Es gibt noch keinen Fall. Strg+N legt den ersten an.</translation>
    </message>
    <message>
        <source>No matching cases. Esc clears the search.</source>
        <translation>Kein Fall passt. Esc leert die Suche.</translation>
    </message>
    <message>
        <source>%1 cases, first %2 shown; pending results first</source>
        <translation>%1 Fälle, die ersten %2 gezeigt; ausstehende Ergebnisse zuerst</translation>
    </message>
    <message>
        <source>1 case</source>
        <translation>1 Fall</translation>
    </message>
    <message>
        <source>%1 cases; pending results first</source>
        <translation>%1 Fälle; ausstehende Ergebnisse zuerst</translation>
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
        <source>What if: a copy of the case. Nothing is saved.</source>
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
        <source>The recorded answers come from another model, %1. New answers will come from %2.</source>
        <translation>Die Antworten hier stammen von einem anderen Modell, %1. Neue kommen von %2.</translation>
    </message>
    <message>
        <source>This case keeps the model used for its order, %1. New cases use %2.</source>
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
        <source>Demonstration: not protected by a passphrase</source>
        <translation>Demonstration: nicht durch eine Passphrase geschützt</translation>
    </message>
    <message>
        <source>No case is open</source>
        <translation>Kein Fall geöffnet</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Findings.&lt;/b&gt; Type a few letters of a finding or a synonym. Enter means present, Shift+Enter absent, Alt+Enter unknown. Type a number after the name, &lt;i&gt;Hb 9.1&lt;/i&gt;, or alone with its unit, &lt;i&gt;38.9 C&lt;/i&gt;. In the list, Space toggles present and absent, Delete removes. You can paste a whole list.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Order.&lt;/b&gt; The batch is what the model would order now, most informative test first. Space excludes a test, O orders it, E has it estimated. To add a test that is not in the batch, press Ctrl+T and type a few letters; its expected effect is shown before you add it. Ctrl+Enter places the order.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Results.&lt;/b&gt; Enter results one by one: Enter, Shift+Enter, a number, or Alt+Enter if unavailable. The case can be closed while results are pending.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Conclusion.&lt;/b&gt; Values marked ≈ are estimated by the model. If confidence stays below τ, they are not accepted and those tests are ordered as well. A concluded case is amended, never overwritten.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Earlier steps.&lt;/b&gt; Alt+← shows the previous step, Alt+→ returns to the current one; you can also click a step. A note beside the findings says what a change would recompute.&lt;/p&gt;&lt;p&gt;&lt;b&gt;What if.&lt;/b&gt; A copy of the case for trying things out. Esc leaves it; nothing is saved.&lt;/p&gt;&lt;p&gt;A bar in the differential is the current probability; the dotted mark is the expected probability, or the one before the results. A name with ! is a can’t-miss disease: it is shown once it reaches the probability below its name, however likely other diseases are.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Befunde.&lt;/b&gt; Tippen Sie einige Buchstaben eines Befunds oder Synonyms. Enter heißt vorhanden, Umschalt+Enter nicht vorhanden, Alt+Enter unbekannt. Zahlen stehen hinter dem Namen: &lt;i&gt;Hb 9,1&lt;/i&gt;, oder allein mit ihrer Einheit: &lt;i&gt;38,9 C&lt;/i&gt;. In der Liste wechselt die Leertaste zwischen vorhanden und nicht vorhanden, Entf entfernt. Eine kopierte Liste kann als Ganzes eingefügt werden.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Anforderung.&lt;/b&gt; Die Anforderung ist, was das Modell jetzt anfordern würde, das Aussagekräftigste zuerst. Die Leertaste streicht eine Untersuchung, O fordert sie an, E lässt sie schätzen. Um eine weitere Untersuchung hinzuzufügen, drücken Sie Strg+T und tippen Sie einige Buchstaben; ihre erwartete Wirkung wird vorher gezeigt. Strg+Enter fordert an.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Ergebnisse.&lt;/b&gt; Eine Untersuchung nach der anderen: Enter, Umschalt+Enter, eine Zahl oder Alt+Enter, wenn sie nicht verfügbar ist. Der Fall kann geschlossen werden, während Ergebnisse ausstehen.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Schlussfolgerung.&lt;/b&gt; Werte mit ≈ sind vom Modell geschätzt. Bleibt die Konfidenz unter τ, werden sie nicht akzeptiert, und diese Untersuchungen werden auch angefordert. Ein abgeschlossener Fall wird berichtigt, nie überschrieben.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Frühere Schritte.&lt;/b&gt; Alt+← zeigt den Schritt davor, Alt+→ führt zum aktuellen zurück; ebenso ein Klick auf einen Schritt. Neben den Befunden steht, was eine Änderung neu berechnen würde.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Was wäre wenn.&lt;/b&gt; Eine Kopie des Falls, zum Ausprobieren. Esc verlässt sie; nichts wird gespeichert.&lt;/p&gt;&lt;p&gt;Ein Balken in der Differenzialdiagnose ist die aktuelle Wahrscheinlichkeit; die gepunktete Marke ist die erwartete oder die vor den Ergebnissen. Ein Name mit ! ist eine Krankheit, die nicht übersehen werden darf: sie wird ab der Wahrscheinlichkeit gezeigt, die unter ihrem Namen steht, wie wahrscheinlich die anderen auch sind.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>genex::ui::ChecksView</name>
    <message>
        <source>Comparison with the active model</source>
        <translation>Vergleich mit dem aktiven Modell</translation>
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
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
</context>
<context>
    <name>genex::ui::ColumnModel</name>
    <message>
        <source>binary</source>
        <translation>binär</translation>
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
        <source>ordinal</source>
        <translation>ordinal</translation>
    </message>
    <message>
        <source>identifier (ignored)</source>
        <translation>Kennung (ignoriert)</translation>
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
        <source>constant</source>
        <translation>konstant</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>duplicate name</source>
        <translation>doppelter Name</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>kein Name</translation>
    </message>
    <message>
        <source>leading or trailing spaces</source>
        <translation>Leerzeichen um Werte</translation>
    </message>
    <message>
        <source>inconsistent label spelling</source>
        <translation>uneinheitliche Schreibweise der Zielwerte</translation>
    </message>
    <message>
        <source>mostly empty</source>
        <translation>meist leer</translation>
    </message>
    <message>
        <source>identifies rows</source>
        <translation>kennzeichnet Zeilen</translation>
    </message>
    <message>
        <source>missing labels</source>
        <translation>fehlende Zielwerte</translation>
    </message>
    <message>
        <source>leaks the label</source>
        <translation>verrät den Zielwert</translation>
    </message>
    <message>
        <source>marks a class</source>
        <translation>kennzeichnet eine Klasse</translation>
    </message>
    <message>
        <source>imbalanced classes</source>
        <translation>unausgewogene Klassen</translation>
    </message>
    <message>
        <source>small classes</source>
        <translation>kleine Klassen</translation>
    </message>
    <message>
        <source>class with one patient</source>
        <translation>Klasse mit einem Patienten</translation>
    </message>
    <message>
        <source>from %1 to %2, mean %3</source>
        <translation>von %1 bis %2, Mittel %3</translation>
    </message>
    <message>
        <source>%1 distinct values</source>
        <translation>%1 verschiedene Werte</translation>
    </message>
    <message>
        <source>%1: %2 rows</source>
        <translation>%1: %2 Zeilen</translation>
    </message>
    <message>
        <source>%1 distinct values in total</source>
        <translation>insgesamt %1 verschiedene Werte</translation>
    </message>
    <message>
        <source>%1 missing in %2 rows</source>
        <translation>%1 fehlen in %2 Zeilen</translation>
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
        <source>Missing</source>
        <translation>Fehlend</translation>
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
        <source>Seed of the first repeat</source>
        <translation>Startwert der ersten Wiederholung</translation>
    </message>
    <message>
        <source>Base preset for the settings</source>
        <translation>Voreinstellung, von der die Einstellungen ausgehen</translation>
    </message>
    <message>
        <source>File with test costs</source>
        <translation>Datei mit den Kosten der Untersuchungen</translation>
    </message>
    <message>
        <source>Groups of similar patients</source>
        <translation>Gruppen ähnlicher Patienten</translation>
    </message>
    <message>
        <source>Other training settings, NAME=VALUE, comma-separated</source>
        <translation>Weitere Einstellungen des Trainings, NAME=WERT, mit Kommas</translation>
    </message>
    <message>
        <source>The first repeat uses this seed, later repeats the following ones.</source>
        <translation>Die erste Wiederholung hat diesen Startwert, die nächsten die folgenden.</translation>
    </message>
    <message>
        <source>column name</source>
        <translation>der Name der Spalte</translation>
    </message>
    <message>
        <source>none: equal costs</source>
        <translation>keine: gleiche Kosten</translation>
    </message>
    <message>
        <source>One of Turney’s files, their common stem, or a catalogue (.json).</source>
        <translation>Eine der Dateien von Turney, ihr Stamm oder ein Katalog (.json).</translation>
    </message>
    <message>
        <source>from preset</source>
        <translation>aus der Voreinstellung</translation>
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
        <source>Initial findings</source>
        <translation>Anfangsbefunde</translation>
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
        <source>Choose a file with test costs</source>
        <translation>Datei mit Kosten wählen</translation>
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
        <source>A seed is a whole number of at least 0.</source>
        <translation>Ein Startwert ist eine ganze Zahl ab 0.</translation>
    </message>
    <message>
        <source>Enter the column that lists each row’s initial findings, joined by |.</source>
        <translation>Nennen Sie die Spalte mit den Anfangsbefunden jeder Zeile, durch | verbunden.</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>Visits to divide a budget among</source>
        <translation>Besuche, auf die ein Budget verteilt wird</translation>
    </message>
    <message>
        <source>Every method divides a budget among them, and a case ends as soon as it is certain enough.</source>
        <translation>Jedes Verfahren verteilt ein Budget auf sie, und ein Fall endet, sobald er sicher genug ist.</translation>
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
        <source> sets</source>
        <translation> Mengen</translation>
    </message>
    <message>
        <source>Label: the column that holds the diagnosis</source>
        <translation>Zielspalte: die Spalte mit der Diagnose</translation>
    </message>
    <message>
        <source>Number of sets</source>
        <translation>Anzahl der Mengen</translation>
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
        <source>Each patient is assigned one of this many sets of initial findings.</source>
        <translation>Jedem Patienten wird eine von so vielen Mengen von Anfangsbefunden zugewiesen.</translation>
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
        <source>Initial findings</source>
        <translation>Anfangsbefunde</translation>
    </message>
    <message>
        <source>Choose the column to split by.</source>
        <translation>Wählen Sie die Spalte, nach der aufgeteilt wird.</translation>
    </message>
    <message>
        <source>Choose the column that lists each row’s initial findings, joined by |.</source>
        <translation>Wählen Sie die Spalte mit den Anfangsbefunden jeder Zeile, durch | verbunden.</translation>
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
        <source>No saved data sets yet.</source>
        <translation>Es wurde noch kein Datensatz gespeichert.</translation>
    </message>
    <message>
        <source>Ctrl+O, or drop a file on this page</source>
        <translation>Strg+O, oder eine Datei auf diese Seite ziehen</translation>
    </message>
    <message>
        <source>Enter opens it. Its file is unchanged.</source>
        <translation>Enter öffnet ihn. Seine Datei ist unverändert.</translation>
    </message>
    <message>
        <source>! Its file has changed since it was saved. Open it, check it, and save it again.</source>
        <translation>! Seine Datei hat sich seit dem Speichern geändert. Öffnen Sie ihn, sehen Sie nach und speichern Sie ihn neu.</translation>
    </message>
    <message>
        <source>! Its file is missing: %1</source>
        <translation>! Seine Datei fehlt: %1</translation>
    </message>
    <message>
        <source>Remove “%1”? The file itself is kept.</source>
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
        <source>Cannot save: %1</source>
        <translation>Speichern nicht möglich: %1</translation>
    </message>
    <message>
        <source>No table is open.</source>
        <translation>Keine Tabelle ist geöffnet.</translation>
    </message>
    <message>
        <source>Drop a file here: CSV (also gzipped), TSV or IDX. One row per patient, one column per finding, one column with the diagnosis. It is read on this machine and stays where it is.</source>
        <translation>Ziehen Sie eine Datei hierher: CSV, auch gzip-gepackt, TSV oder IDX. Eine Zeile je Patient, eine Spalte je Befund, eine Spalte mit der Diagnose. Sie wird auf diesem Rechner angesehen und bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>Tabelle öffnen …</translation>
    </message>
</context>
<context>
    <name>genex::ui::DemonstrationChoice</name>
    <message>
        <source>Fever after a journey</source>
        <translation>Fieber nach einer Reise</translation>
    </message>
    <message>
        <source>Chest pain</source>
        <translation>Brustschmerz</translation>
    </message>
    <message>
        <source>Try a demo patient</source>
        <translation>Demo-Patienten ausprobieren</translation>
    </message>
    <message>
        <source>Try a demo patient: %1</source>
        <translation>Demo-Patienten ausprobieren: %1</translation>
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
        <source>The probability of each disease appears here after the first finding.</source>
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
        <source>Nothing is estimated, so no threshold applies.</source>
        <translation>Es wird nichts geschätzt, kein Schwellenwert ist zu erreichen.</translation>
    </message>
    <message>
        <source>If it stays below τ after the results, the estimated test is ordered as well.</source>
        <translation>Bleibt sie nach den Ergebnissen unter τ, wird die geschätzte Untersuchung auch angefordert.</translation>
    </message>
    <message>
        <source>If it stays below τ after the results, the %1 estimated tests are ordered as well.</source>
        <translation>Bleibt sie nach den Ergebnissen unter τ, werden die %1 geschätzten Untersuchungen auch angefordert.</translation>
    </message>
    <message>
        <source>Model %1 · %2… · seed %3 · GENEX %4. Research and education only.</source>
        <translation>Modell %1 · %2… · Startwert %3 · GENEX %4. Nur für Forschung und Lehre.</translation>
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
        <source>Evidence for this disease</source>
        <translation>Hinweise auf diese Diagnose</translation>
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
        <source>no evidence for it</source>
        <translation>nichts spricht dafür</translation>
    </message>
    <message>
        <source>no evidence against it</source>
        <translation>nichts spricht dagegen</translation>
    </message>
</context>
<context>
    <name>genex::ui::ExperimentForm</name>
    <message>
        <source>Accuracy against mean number of tests ordered, by method.</source>
        <translation>Trefferquote gegen mittlere Anforderungen, für jede Methode.</translation>
    </message>
    <message>
        <source>Do generated values help compared with leaving them unknown?</source>
        <translation>Helfen erzeugte Werte im Vergleich dazu, sie unbekannt zu lassen?</translation>
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
        <source>The threshold τ compared with a learned decision rule.</source>
        <translation>Der Schwellenwert τ im Vergleich mit einer gelernten Entscheidungsregel.</translation>
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
        <source>Training and inference time, by method.</source>
        <translation>Zeit von Training und Test, nach Methode.</translation>
    </message>
    <message>
        <source>How the initial findings shift the curve.</source>
        <translation>Wie die Anfangsbefunde die Kurve verschieben.</translation>
    </message>
    <message>
        <source>Whether 80 % confidence means 80 % accuracy.</source>
        <translation>Ob 80 % Konfidenz 80 % Trefferquote bedeutet.</translation>
    </message>
    <message>
        <source>CSV, CSV.gz or IDX</source>
        <translation>CSV, CSV.gz oder IDX</translation>
    </message>
    <message>
        <source>diagnosis column</source>
        <translation>Spalte mit der Diagnose</translation>
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
        <source>Table to evaluate on</source>
        <translation>Tabelle für die Auswertung</translation>
    </message>
    <message>
        <source>Label: the column that holds the diagnosis</source>
        <translation>Zielspalte: die Spalte mit der Diagnose</translation>
    </message>
    <message>
        <source>Methods to compare, comma-separated</source>
        <translation>Methoden im Vergleich, mit Kommas</translation>
    </message>
    <message>
        <source>Budgets: fractions of all features, comma-separated</source>
        <translation>Budgets: Anteile aller Merkmale, mit Kommas</translation>
    </message>
    <message>
        <source>Repeats, each with its own split and initial findings</source>
        <translation>Wiederholungen, jede mit eigener Aufteilung und eigenen Anfangsbefunden</translation>
    </message>
    <message>
        <source>Each repeat has its own split, initial findings and networks.</source>
        <translation>Jede Wiederholung hat ihre eigene Aufteilung, eigene Anfangsbefunde und eigene Netze.</translation>
    </message>
    <message>
        <source>Fractions of all features that may be ordered, ascending.</source>
        <translation>Anteile aller Merkmale, die angefordert werden dürfen, aufsteigend.</translation>
    </message>
    <message>
        <source>not used by this experiment</source>
        <translation>bei diesem Experiment nicht verwendet</translation>
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
        <source>Stopped. Run it again to compute the missing parts.</source>
        <translation>Angehalten. Erneut starten, um die fehlenden Teile zu berechnen.</translation>
    </message>
    <message>
        <source>Waiting for the engine</source>
        <translation>Warten auf den Rechenkern</translation>
    </message>
    <message>
        <source>defaults</source>
        <translation>Standardwerte</translation>
    </message>
</context>
<context>
    <name>genex::ui::ExperimentRunsPage</name>
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
        <source>Edit and run…</source>
        <translation>Ändern und starten…</translation>
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
        <source>No experiments yet.</source>
        <translation>Es wurde noch kein Experiment gemacht.</translation>
    </message>
    <message>
        <source>This run is not finished. Resume it to see the result here; completed parts are not repeated.</source>
        <translation>Dieser Lauf ist nicht fertig. Setzen Sie ihn fort, dann steht sein Ergebnis hier; was getan ist, wird nicht noch einmal getan.</translation>
    </message>
</context>
<context>
    <name>genex::ui::ExperimentsScreen</name>
    <message>
        <source>An experiment is running</source>
        <translation>Ein Experiment läuft</translation>
    </message>
    <message>
        <source>The paper’s experiments on your own table</source>
        <translation>Die Experimente der Arbeit an Ihrer Tabelle</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
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
        <source>&lt;p&gt;Evaluate the method on your own table: the paper’s experiments, compared with simpler methods on the same patients, with the same initial findings and costs.&lt;/p&gt;&lt;p&gt;&lt;b&gt;1 Experiment.&lt;/b&gt; Choose a table and the column with the diagnosis; all other conditions have defaults. Each repeat uses its own split. A run can be paused or stopped, also by closing the program; run it again, or press &lt;i&gt;Resume&lt;/i&gt; under Runs, and only the missing parts are computed.&lt;/p&gt;&lt;p&gt;&lt;b&gt;2 Runs and results.&lt;/b&gt; Enter shows a run. Error bars are standard errors over repeats. The table gives the difference in accuracy from GENEX with its 95 % interval, and p-values corrected for shared rows and for the number of comparisons, beside those of Welch’s t-test; above 0.05 no difference was shown, which does not mean there is none. The record contains everything needed to repeat the run. Table and record are also written to files.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Compare.&lt;/b&gt; Open a run with Enter, select another and press Compare: only the differences are shown, conditions first. &lt;i&gt;Edit and run&lt;/i&gt; starts from the choices of a run.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Bewerten Sie die Methode an Ihrer eigenen Tabelle: die Experimente des Artikels, im Vergleich mit einfacheren Methoden an denselben Patienten, mit denselben Anfangsbefunden und Kosten.&lt;/p&gt;&lt;p&gt;&lt;b&gt;1 Experiment.&lt;/b&gt; Wählen Sie eine Tabelle und die Spalte mit der Diagnose; alle anderen Bedingungen haben Standardwerte. Jede Wiederholung hat ihre eigene Aufteilung. Ein Lauf kann unterbrochen und angehalten werden, auch durch Schließen des Programms; erneut gestartet oder mit &lt;i&gt;Fortsetzen&lt;/i&gt; unter Läufe werden nur die fehlenden Teile berechnet.&lt;/p&gt;&lt;p&gt;&lt;b&gt;2 Läufe und Ergebnisse.&lt;/b&gt; Enter zeigt einen Lauf. Fehlerbalken sind Standardfehler über die Wiederholungen. Die Tabelle enthält den Unterschied der Trefferquote zu GENEX mit seinem 95-%-Intervall und p-Werte, die gemeinsame Zeilen und die Zahl der Vergleiche berücksichtigen, neben denen von Welchs t-Test; über 0,05 wurde kein Unterschied gezeigt, was nicht heißt, dass es keinen gibt. Die Aufzeichnung enthält alles, was zum Wiederholen des Laufs nötig ist. Tabelle und Aufzeichnung werden auch als Dateien geschrieben.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Vergleichen.&lt;/b&gt; Öffnen Sie einen Lauf mit Enter, wählen Sie einen anderen, drücken Sie Vergleichen: Nur Unterschiede werden gezeigt, die Bedingungen zuerst. &lt;i&gt;Ändern und starten&lt;/i&gt; beginnt mit den Angaben eines Laufs.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Chart.&lt;/b&gt; Hover over a point to see its values. Wheel, + and − zoom; the mouse and the arrow keys move; 0 resets the view. It can be saved as a picture or a PDF page.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Diagramm.&lt;/b&gt; Zeigen Sie mit der Maus auf einen Punkt, um seine Werte zu sehen. Mausrad, + und − vergrößern und verkleinern; Maus und Pfeiltasten verschieben; 0 setzt die Ansicht zurück. Es lässt sich als Bild oder PDF-Seite speichern.&lt;/p&gt;</translation>
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
        <source>De-identified</source>
        <translation>Deidentifiziert</translation>
    </message>
    <message>
        <source>Complete case, signed</source>
        <translation>Vollständiger Fall, signiert</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>Was exportiert wird</translation>
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
        <source>Everything is exported: name, notes, dates and who did what. Another store can import it and detects any change.</source>
        <translation>Alles wird exportiert: Name, Notizen, Daten und wer was tat. Ein anderer Speicher kann es importieren und erkennt jede Änderung.</translation>
    </message>
    <message>
        <source>Exactly this is exported. Ages become age bands and dates become day numbers; names, numbers and free text are withheld.</source>
        <translation>Genau dies wird exportiert. Alter wird zu Altersgruppen, Datumsangaben zu Tagesnummern; Namen, Nummern und Freitext werden zurückgehalten.</translation>
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
        <source>Reset zoom</source>
        <translation>Zoom zurücksetzen</translation>
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
        <source>None of the model’s %2 findings matches “%1”.</source>
        <translation>Keiner der %2 Befunde des Modells passt zu „%1“.</translation>
    </message>
</context>
<context>
    <name>genex::ui::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>No findings yet. Type a few letters of a finding.</source>
        <translation>Noch keine Befunde. Tippen Sie einige Buchstaben eines Befunds.</translation>
    </message>
    <message>
        <source>%1 known · %2 unknown</source>
        <translation>%1 bekannt · %2 unbekannt</translation>
    </message>
    <message>
        <source>%1 added, %2 not recognised: %3%4</source>
        <translation>%1 übernommen, %2 nicht erkannt: %3%4</translation>
    </message>
</context>
<context>
    <name>genex::ui::FindingsView</name>
    <message>
        <source>Add column names in the first line.</source>
        <translation>Schreiben Sie Namen in die erste Zeile.</translation>
    </message>
    <message>
        <source>Keep it, split by it, or choose another kind below.</source>
        <translation>Lassen Sie es so, teilen Sie danach auf oder wählen Sie unten eine andere Art.</translation>
    </message>
    <message>
        <source>Mark it as an identifier (ignored), unless a doctor would know it before the diagnosis.</source>
        <translation>Markieren Sie sie als Kennung (ignoriert), außer sie wäre ärztlich vor der Diagnose bekannt.</translation>
    </message>
    <message>
        <source>Use a split that keeps identical patients together.</source>
        <translation>Teilen Sie so auf, dass gleiche Patienten zusammenbleiben.</translation>
    </message>
    <message>
        <source>Mark it as an identifier (ignored).</source>
        <translation>Markieren Sie sie als Kennung (ignoriert).</translation>
    </message>
    <message>
        <source>! Serious</source>
        <translation>! Schwerwiegend</translation>
    </message>
    <message>
        <source>Caution</source>
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
        <source>No diagnosis column chosen yet.</source>
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
        <source>Data quality remarks</source>
        <translation>Auffälligkeiten der Daten</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
</context>
<context>
    <name>genex::ui::FirstRunCard</name>
    <message>
        <source>Keep cases on this machine</source>
        <translation>Fälle auf diesem Rechner aufbewahren</translation>
    </message>
    <message>
        <source>Cases are stored encrypted. Without the passphrase nobody can read them, not even from a copy of the file.</source>
        <translation>Fälle werden verschlüsselt aufbewahrt. Eine Passphrase öffnet sie; ohne sie kann niemand sie lesen, auch nicht aus einer Kopie der Datei.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>The demo needs no passphrase: anyone with the file can read it.</source>
        <translation>Die Demo braucht keine Passphrase: Wer die Datei hat, kann sie lesen.</translation>
    </message>
    <message>
        <source>Four unrelated words are better than one word with digits.</source>
        <translation>Vier Wörter ohne Zusammenhang sind besser als eines mit Ziffern.</translation>
    </message>
    <message>
        <source>Creating the store…</source>
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
        <source>Type a note; Enter adds it</source>
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
        <source>Roll back to this model…</source>
        <translation>Zu diesem zurückkehren …</translation>
    </message>
    <message>
        <source>No model has been activated yet: the bundled model is in use.</source>
        <translation>Noch wurde kein Modell aktiviert: Das mitgelieferte Modell ist in Verwendung.</translation>
    </message>
</context>
<context>
    <name>genex::ui::KeysOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
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
        <source>Selected, latest first: %1.</source>
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
        <source>Finish early</source>
        <translation>Vorzeitig beenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Ends soon with a model from the work done so far</source>
        <translation>Endet bald mit einem Modell aus dem bisher Fertigen</translation>
    </message>
    <message>
        <source>Stops now and discards everything</source>
        <translation>Endet sofort und verwirft alles</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird beendet …</translation>
    </message>
    <message>
        <source>No training is running.</source>
        <translation>Es läuft kein Training.</translation>
    </message>
    <message>
        <source>During training, this page shows the progress of each bucket and the time left. You can pause, finish early or cancel here.</source>
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
        <source>Engine memory</source>
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
        <source>Finishing early…</source>
        <translation>Wird vorzeitig beendet …</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>%1 % · %2 elapsed</source>
        <translation>%1 % · %2 vergangen</translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation> · noch etwa %1</translation>
    </message>
    <message>
        <source>Selected first: %1</source>
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
        <source>No steps yet.</source>
        <translation>Noch ist kein Schritt getan.</translation>
    </message>
    <message>
        <source>Expert: %1; steps: %L2.</source>
        <translation>Experte: %1; getane Schritte: %L2.</translation>
    </message>
    <message>
        <source>Generator: %1; steps: %L2.</source>
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
        <source>Go to &amp;findings</source>
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
        <source>Follow &amp;system</source>
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
        <source>&amp;Help on this page</source>
        <translation>&amp;Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About GENEX</source>
        <translation>&amp;Über GENEX</translation>
    </message>
    <message>
        <source>No case to report: open a case first.</source>
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
        <source>Finding or result present, absent</source>
        <translation>Befund oder Ergebnis ist vorhanden, nicht vorhanden</translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation>Alt+Enter</translation>
    </message>
    <message>
        <source>Finding unknown, result unavailable</source>
        <translation>Befund ist unbekannt, Ergebnis nicht verfügbar</translation>
    </message>
    <message>
        <source>Space, Delete</source>
        <translation>Leertaste, Entf</translation>
    </message>
    <message>
        <source>In a list: toggle or remove the row</source>
        <translation>In einer Liste: Zeile ändern, entfernen</translation>
    </message>
    <message>
        <source>↑ ↓ Home End</source>
        <translation>↑ ↓ Pos1 Ende</translation>
    </message>
    <message>
        <source>Move within the sidebar or a list; Enter opens</source>
        <translation>In Leiste oder Liste bewegen; Enter geht dorthin</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close; nothing is lost</source>
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
        <source>Add a &amp;test</source>
        <translation>Un&amp;tersuchung hinzufügen</translation>
    </message>
    <message>
        <source>Show pre&amp;vious step</source>
        <translation>&amp;Vorigen Schritt zeigen</translation>
    </message>
    <message>
        <source>Show ne&amp;xt step</source>
        <translation>&amp;Nächsten Schritt zeigen</translation>
    </message>
    <message>
        <source>O, E, A</source>
        <translation>O, E, A</translation>
    </message>
    <message>
        <source>In the batch: order, estimate, add a test</source>
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
        <source>Why activate this model anyway? The reason is recorded with your name, here and in the audit log.</source>
        <translation>Warum dieses Modell trotzdem aktivieren? Der Grund wird mit Ihrem Namen hier und im Protokoll vermerkt.</translation>
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
        <source>At least %1 characters</source>
        <translation>Mindestens %1 Zeichen</translation>
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
        <source>No models. Train or import one.</source>
        <translation>Es gibt kein Modell. Trainieren oder importieren Sie eines.</translation>
    </message>
    <message>
        <source>No model selected.</source>
        <translation>Kein Modell ist gewählt.</translation>
    </message>
    <message>
        <source>Reading the evaluation…</source>
        <translation>Messwerte werden gelesen …</translation>
    </message>
    <message>
        <source>This model has not been evaluated on test patients here. Train it here with an evaluation, or run “genex-cli models compare” with its table.</source>
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
        <source>Remove anyway</source>
        <translation>Trotzdem entfernen</translation>
    </message>
    <message>
        <source>%1 is now active.</source>
        <translation>%1 ist jetzt aktiv.</translation>
    </message>
    <message>
        <source>%1 was verified and imported.</source>
        <translation>%1 wurde geprüft und importiert.</translation>
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
        <source>This model is no longer on this machine. Import it again.</source>
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
        <source>%1 is active</source>
        <translation>%1 ist aktiv</translation>
    </message>
    <message>
        <source>No active model</source>
        <translation>Kein aktives Modell</translation>
    </message>
    <message>
        <source>&lt;p&gt;The models on this machine: intended use, performance, and which one is active.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Card and performance.&lt;/b&gt; The card describes the training data and the limitations. Performance is on held-out test patients; diseases marked ! are can’t-miss diseases.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Checks.&lt;/b&gt; ✓ passed, ! failed, ? unknown. Compare evaluates the active model on the same patients. If a check did not pass, activation needs a written reason; a damaged model can never be activated.&lt;/p&gt;&lt;p&gt;&lt;b&gt;History.&lt;/b&gt; Every activation, with rollback. Cases keep the model used for their order.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Import and export.&lt;/b&gt; A model is one file. It is added only after the engine has verified all of it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Die Modelle dieses Rechners: Zweck, Leistung und welches aktiv ist.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Karte und Leistung.&lt;/b&gt; Die Karte beschreibt die Trainingsdaten und die Grenzen. Die Leistung gilt für zurückgehaltene Testpatienten; Krankheiten mit ! dürfen nicht übersehen werden.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Prüfungen.&lt;/b&gt; ✓ bestanden, ! nicht bestanden, ? unbekannt. Vergleichen wertet das aktive Modell an denselben Patienten aus. Ist eine Prüfung nicht bestanden, braucht die Aktivierung einen schriftlichen Grund; ein beschädigtes Modell kann nie aktiviert werden.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Verlauf.&lt;/b&gt; Jede Aktivierung, mit Rückkehr zu früheren. Fälle behalten das Modell, mit dem angefordert wurde.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Import und Export.&lt;/b&gt; Ein Modell ist eine Datei. Es wird erst aufgenommen, wenn der Rechenkern es ganz geprüft hat.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>genex::ui::NavigationRail</name>
    <message>
        <source>Sections</source>
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
        <source>Repeat the passphrase</source>
        <translation>Passphrase wiederholen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>! The passphrases do not match yet.</source>
        <translation>! Die Passphrasen stimmen noch nicht überein.</translation>
    </message>
    <message>
        <source>The passphrases match.</source>
        <translation>Die Passphrasen stimmen überein.</translation>
    </message>
    <message>
        <source>Four unrelated words are better than one word with digits.</source>
        <translation>Vier Wörter ohne Zusammenhang sind besser als eines mit Ziffern.</translation>
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
        <source>New user</source>
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
        <source>GENEX suggests which tests to order next, based on a model trained on past patients. It is not a medical device and has not been certified.</source>
        <translation>GENEX schlägt vor, welche Untersuchungen als Nächstes anzufordern sind, aus einem Modell, das an früheren Patienten gelernt hat. Es ist kein Medizinprodukt, und niemand hat es zertifiziert.</translation>
    </message>
    <message>
        <source>Do not use it for decisions about patients. Its probabilities can be wrong, especially for diseases and patients unlike those it was trained on.</source>
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
        <source>Reason for amending. Enter amends, Esc cancels.</source>
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
    <message>
        <source>Conclude now</source>
        <translation>Jetzt abschließen</translation>
    </message>
    <message>
        <source>Conclude without ordering these tests.</source>
        <translation>Abschließen, ohne diese Untersuchungen anzufordern.</translation>
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
        <source>The new passphrase unlocks the store for %1 from now on. Cases are not rewritten; backups keep the passphrase valid when they were made.</source>
        <translation>Die neue Passphrase öffnet den Speicher für %1 von nun an. Kein Fall wird neu geschrieben, und Sicherungen behalten die Passphrase ihrer Zeit.</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>Bisherige Passphrase</translation>
    </message>
    <message>
        <source>The store was opened with the recovery key. Set a new passphrase for the user who forgot theirs.</source>
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
        <source>not specified</source>
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
        <source>Hospital number</source>
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
        <source>! Enter a name or pseudonym to identify the case.</source>
        <translation>! Ein Name oder Pseudonym ist nötig, um Fälle zu unterscheiden.</translation>
    </message>
    <message>
        <source>! Age must be a whole number from 0 to %1.</source>
        <translation>! Das Alter ist eine ganze Zahl von 0 bis %1.</translation>
    </message>
    <message>
        <source>Age and sex are passed to the model if it uses them. Everything else here is for display.</source>
        <translation>Alter und Geschlecht werden dem Modell mitgeteilt, wenn es sie verwendet. Alles andere hier dient der Anzeige.</translation>
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
        <source>Confusion matrix</source>
        <translation>Konfusionsmatrix</translation>
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
        <source>By disease; ! = can’t miss</source>
        <translation>Nach Krankheit; ! nicht übersehen</translation>
    </message>
    <message>
        <source>Confusion matrix (patients)</source>
        <translation>Konfusionsmatrix (Patienten)</translation>
    </message>
    <message>
        <source>Accuracy %1 ± %2 with estimates, %3 with all tests ordered, %4 from the initial findings alone. Mean tests ordered: %5; calibration error %6. Evaluated on %7 test rows.</source>
        <translation>Trefferquote %1 ± %2 mit Schätzungen, %3 wenn alles angefordert wird, %4 allein aus den Anfangsbefunden. Im Mittel %5 Untersuchungen angefordert; Kalibrierungsfehler %6. Ausgewertet an %7 Testzeilen.</translation>
    </message>
    <message>
        <source>%1 (by chance %2; class-wise %3)</source>
        <translation>%1 (durch Zufall %2; klassenweise %3)</translation>
    </message>
    <message>
        <source>Can’t-miss diseases</source>
        <translation>Nicht zu übersehende Krankheiten</translation>
    </message>
    <message>
        <source>Clinical review</source>
        <translation>Klinische Prüfung</translation>
    </message>
    <message>
        <source>%1 (class-wise %2)</source>
        <translation>%1 (klassenweise %2)</translation>
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
        <source>estimating time left</source>
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

Unlocks the cases if a passphrase is forgotten. Keep it in a safe place, not on this machine.
</source>
        <translation>GENEX-Wiederherstellungsschlüssel

%1

Öffnet die Fälle, wenn eine Passphrase vergessen ist. Bewahren Sie ihn dort auf, wo ihn sonst niemand findet, und nicht auf diesem Rechner.
</translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation>Der Wiederherstellungsschlüssel</translation>
    </message>
    <message>
        <source>I have saved it</source>
        <translation>Ich habe ihn gesichert</translation>
    </message>
    <message>
        <source>Nobody can recover a forgotten passphrase. This key unlocks the cases instead. It is shown only once: print it or write it down, and do not keep it on this machine.</source>
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
        <source>Creating the report…</source>
        <translation>Bericht wird erstellt …</translation>
    </message>
    <message>
        <source>Includes name, number, remarks and notes. Otherwise a pseudonym is used.</source>
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
        <source>For a user who forgot theirs. Pass it on in person and ask them to change it.</source>
        <translation>Für jemanden, der die eigene vergessen hat. Sagen Sie sie mündlich weiter und bitten Sie darum, sie zu ändern.</translation>
    </message>
    <message>
        <source>New passphrase for %1</source>
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
        <source>The store cannot be opened</source>
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
        <source>Backups, latest first</source>
        <translation>Sicherungen, die neueste zuerst</translation>
    </message>
    <message>
        <source>The damaged store is kept under another name; nothing is deleted.</source>
        <translation>Was sich nicht öffnen lässt, bleibt daneben unter anderem Namen; nichts wird gelöscht.</translation>
    </message>
    <message>
        <source>A passphrase valid when the backup was made</source>
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
        <source>Accuracy %1 on %2 test patients with %3 tests ordered on average; %4 with %5 if all are ordered, so %6 of orders are saved. Initial findings only: %7. All values known: %8. Calibration error %9.</source>
        <translation>Trefferquote %1 an %2 Testpatienten mit im Mittel %3 Anforderungen; %4 mit %5, wenn alles angefordert wird, also %6 der Anforderungen gespart. Nur Anfangsbefunde: %7. Alles bekannt: %8. Kalibrierungsfehler %9.</translation>
    </message>
    <message>
        <source>Training was finished early: the same settings would give a different model.</source>
        <translation>Das Training wurde vorzeitig beendet: Dieselben Einstellungen ergäben ein anderes Modell.</translation>
    </message>
    <message>
        <source>Repeats an earlier run: the same model, bit for bit.</source>
        <translation>Wiederholt einen früheren Lauf: dasselbe Modell, Bit für Bit.</translation>
    </message>
    <message>
        <source>Repeats an earlier run, but the model differs: different device, number of threads or version.</source>
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
        <source>Differences</source>
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
        <source>No result: the run is %1.</source>
        <translation>Es gibt kein Ergebnis. Zustand des Laufs: %1.</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>First tests</source>
        <translation>Erste Untersuchungen</translation>
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
        <source>Skew (smallest/largest bucket): %1. Conicity: %2. %3 of %4 requested buckets. Trained in %5 on %6.</source>
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
        <source>The two runs have the same settings, data and results.</source>
        <translation>Die beiden Läufe unterscheiden sich nicht in Einstellungen, Daten oder Ergebnissen.</translation>
    </message>
    <message>
        <source>Only differences are shown.</source>
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
        <source>One result is pending. You can close the case meanwhile.</source>
        <translation>Ein Ergebnis steht aus. Der Fall kann geschlossen werden; er wartet.</translation>
    </message>
    <message>
        <source>%1 results are pending. You can close the case meanwhile.</source>
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
        <source>Trains and activates models, counts cases, exports them de-identified. Cannot see patients.</source>
        <translation>Trainiert und wählt Modelle, zählt Fälle, exportiert sie anonymisiert. Sieht keine Patienten.</translation>
    </message>
    <message>
        <source>Can do everything; the only role that reads the audit log and manages users.</source>
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
        <source>excluded</source>
        <translation>gestrichen</translation>
    </message>
</context>
<context>
    <name>genex::ui::RunListPage</name>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Compare with current</source>
        <translation>Mit dem gezeigten vergleichen</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Läufe suchen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
</context>
<context>
    <name>genex::ui::RunView</name>
    <message>
        <source>Run an experiment, or choose an earlier run.</source>
        <translation>Starten Sie ein Experiment oder wählen Sie ein früheres.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Differences</source>
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
        <source>Other run</source>
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
        <source>Reset zoom</source>
        <translation>Zoom zurücksetzen</translation>
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
        <source>Repeat exactly</source>
        <translation>Genau wiederholen</translation>
    </message>
    <message>
        <source>Edit and train…</source>
        <translation>Ändern und trainieren …</translation>
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
        <source>Search names, data and states</source>
        <translation>Namen, Daten und Zustände suchen</translation>
    </message>
    <message>
        <source>No trainings yet.</source>
        <translation>Hier wurde noch nichts trainiert.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Evaluating the new model on the test patients…</source>
        <translation>Das neue Modell wird an den Testpatienten gemessen …</translation>
    </message>
    <message>
        <source>Wait for the current training to finish.</source>
        <translation>Warten Sie auf das Training, das läuft.</translation>
    </message>
    <message>
        <source>Choose a folder for the record and charts</source>
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
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Follow system</source>
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
        <source>Auto-lock</source>
        <translation>Automatisch sperren</translation>
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
        <source>empty: the bundled engine</source>
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
        <source>Any command that starts the engine, even on another machine that sees the same file paths: ssh gpu-box genex-engine</source>
        <translation>Jeder Befehl, der den Rechenkern startet, auch auf einem anderen Rechner mit denselben Dateipfaden: ssh gpu-box genex-engine</translation>
    </message>
    <message>
        <source>auto uses a GPU if there is one; cpu, cuda and cuda:1 are fixed choices.</source>
        <translation>auto nimmt eine GPU, wo es eine gibt; cpu, cuda und cuda:1 legen sie fest.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>takes effect at the next start</source>
        <translation>gilt ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Test burden</source>
        <translation>Belastung durch Untersuchungen</translation>
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
        <source>Takes effect with the next recommendation. The more burden a test adds to the batch, the lower it ranks.</source>
        <translation>Gilt ab der nächsten Empfehlung. Je mehr Belastung eine Untersuchung zur Anforderung beiträgt, desto niedriger ihr Rang.</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>low weight</source>
        <translation>geringes Gewicht</translation>
    </message>
    <message>
        <source>normal weight</source>
        <translation>normales Gewicht</translation>
    </message>
    <message>
        <source>high weight</source>
        <translation>hohes Gewicht</translation>
    </message>
</context>
<context>
    <name>genex::ui::SettingsForm</name>
    <message>
        <source>from preset</source>
        <translation>aus der Voreinstellung</translation>
    </message>
    <message>
        <source>%1 Paper: %2.</source>
        <translation>%1 Arbeit: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
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
        <source>No data set chosen.</source>
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
        <source>empty: from preset</source>
        <translation>leer: aus der Voreinstellung</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>model name</source>
        <translation>Name des Modells</translation>
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
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Choose a file with test costs</source>
        <translation>Datei mit Kosten wählen</translation>
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
        <source>none: equal costs</source>
        <translation>keine: gleiche Kosten</translation>
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
        <source>Back to the current step</source>
        <translation>Zurück zum aktuellen Schritt</translation>
    </message>
    <message>
        <source>View this step</source>
        <translation>Diesen Schritt ansehen</translation>
    </message>
    <message>
        <source>Step %1 of %2, viewing step %3</source>
        <translation>Schritt %1 von %2, angesehen wird Schritt %3</translation>
    </message>
</context>
<context>
    <name>genex::ui::StoreTools</name>
    <message>
        <source>Only an administrator of this store can do that.</source>
        <translation>Das darf nur, wer diesen Speicher verwaltet.</translation>
    </message>
    <message>
        <source>The demonstration has no passphrase and no users.</source>
        <translation>Die Demonstration hat keine Passphrase und keine Benutzer.</translation>
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
        <source>Opened with the recovery key. To set a new passphrase, use File &gt; Change passphrase.</source>
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
        <source>! The file has changed since this data set was saved. Check it again; saving creates a new data set.</source>
        <translation>! Die Datei hat sich geändert, seit dieser Datensatz gespeichert wurde. Sehen Sie sie erneut an; Speichern legt einen neuen Datensatz an.</translation>
    </message>
    <message>
        <source>Reading the table again.</source>
        <translation>Die Tabelle wird erneut gelesen.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Tabelle lesen</translation>
    </message>
</context>
<context>
    <name>genex::ui::TableQuestions</name>
    <message>
        <source>Keep identical patients together</source>
        <translation>Gleiche Patienten bleiben zusammen</translation>
    </message>
    <message>
        <source>By row</source>
        <translation>Nach Zeilen</translation>
    </message>
    <message>
        <source>By patient or site (column)</source>
        <translation>Nach Patient oder Standort (Spalte)</translation>
    </message>
    <message>
        <source>Given in a column</source>
        <translation>In einer Spalte angegeben</translation>
    </message>
    <message>
        <source>By time (column), newest for testing</source>
        <translation>Nach Zeit (Spalte), neueste zum Testen</translation>
    </message>
    <message>
        <source>Split into training, validation and test</source>
        <translation>Aufteilung in Training, Validierung und Test</translation>
    </message>
    <message>
        <source>Column to split by</source>
        <translation>Spalte, nach der aufgeteilt wird</translation>
    </message>
    <message>
        <source>Sampled at random</source>
        <translation>Zufällig gezogen</translation>
    </message>
    <message>
        <source>Listed in a column</source>
        <translation>In einer Spalte genannt</translation>
    </message>
    <message>
        <source>Initial findings</source>
        <translation>Anfangsbefunde</translation>
    </message>
    <message>
        <source>Number of initial findings</source>
        <translation>Anzahl der Anfangsbefunde</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>|O|: number of findings known for every patient before any test is ordered.</source>
        <translation>|O|: So viele Befunde jedes Patienten sind bekannt, bevor etwas angefordert wird.</translation>
    </message>
    <message>
        <source>Column that lists the initial findings</source>
        <translation>Spalte mit den Anfangsbefunden</translation>
    </message>
</context>
<context>
    <name>genex::ui::TestField</name>
    <message>
        <source>Add a test</source>
        <translation>Untersuchung hinzufügen</translation>
    </message>
    <message>
        <source>Add a test: name or synonym, then Enter …</source>
        <translation>Untersuchung hinzufügen: Name, dann Enter …</translation>
    </message>
    <message>
        <source>None of the model’s tests matches “%1”.</source>
        <translation>Keine Untersuchung des Modells passt zu „%1“.</translation>
    </message>
    <message>
        <source>%1 is already known.</source>
        <translation>%1 ist schon bekannt.</translation>
    </message>
    <message>
        <source>%1 is already in the batch.</source>
        <translation>%1 ist schon in der Anforderung.</translation>
    </message>
    <message>
        <source>Still waiting for the model. Press Enter again.</source>
        <translation>Das Modell wird noch gefragt. Drücken Sie noch einmal Enter.</translation>
    </message>
</context>
<context>
    <name>genex::ui::ThresholdView</name>
    <message>
        <source>share of orders saved</source>
        <translation>Anteil gesparter Anforderungen</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>by τ</source>
        <translation>nach τ</translation>
    </message>
    <message>
        <source>all tests ordered</source>
        <translation>alles angefordert</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Verwendung</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Accuracy against orders saved, on validation patients</source>
        <translation>Trefferquote gegen gesparte Anforderungen, an Validierungspatienten</translation>
    </message>
    <message>
        <source>above 1 (no estimates accepted)</source>
        <translation>über 1 (keine Schätzungen akzeptiert)</translation>
    </message>
    <message>
        <source>τ %1: accuracy %2, %3 of orders saved, %4 of patients need a second visit.</source>
        <translation>τ %1: Trefferquote %2, %3 der Anforderungen gespart, %4 der Patienten brauchen einen zweiten Besuch.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Verwendung</translation>
    </message>
    <message>
        <source>85 % confidence</source>
        <translation>85 % Konfidenz</translation>
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
        <source>Threshold τ, from accepting all estimates to accepting none</source>
        <translation>Schwellenwert τ, von allen bis zu keinen akzeptierten Schätzungen</translation>
    </message>
    <message>
        <source>The paper&apos;s rule: estimates are accepted for the most confident tenth of patients</source>
        <translation>Die Regel des Artikels: Schätzungen werden für das sicherste Zehntel der Patienten akzeptiert</translation>
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
        <source>This threshold is in use. Figures on validation patients; accuracy with all tests ordered: %1.</source>
        <translation>Dieser Schwellenwert ist in Verwendung. Zahlen für Validierungspatienten; Trefferquote, wenn alles angefordert wird: %1.</translation>
    </message>
    <message>
        <source>In use: %1 A new model is evaluated on the test patients before it is saved.</source>
        <translation>In Verwendung: %1 Ein neues Modell wird an den Testpatienten gemessen, bevor es gespeichert wird.</translation>
    </message>
    <message>
        <source>up to %1 tests</source>
        <translation>bis zu %1 Untersuchungen</translation>
    </message>
</context>
<context>
    <name>genex::ui::TrainingLeave</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Training is running. Close the program and resume training at the next start?</source>
        <translation>Ein Training läuft. Das Programm schließen und das Training beim nächsten Mal fortsetzen?</translation>
    </message>
    <message>
        <source>Close and resume later</source>
        <translation>Schließen, später fortsetzen</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Bleiben</translation>
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
        <source>&lt;p&gt;Train a model on a table of your own patients.&lt;/p&gt;&lt;p&gt;&lt;b&gt;1 Data.&lt;/b&gt; Open a table, or drop it here. Check for missing values, duplicates and columns that leak the diagnosis, correct kinds and label, and save it as a data set.&lt;/p&gt;&lt;p&gt;&lt;b&gt;2 Settings.&lt;/b&gt; A preset is enough; empty fields keep its values. Time and memory are estimated before training starts.&lt;/p&gt;&lt;p&gt;&lt;b&gt;3 Training.&lt;/b&gt; Each bucket of similar patients has a row. You can pause and resume at any time. &lt;i&gt;Finish early&lt;/i&gt; ends soon with a usable model from the work done so far; &lt;i&gt;Cancel&lt;/i&gt; discards everything. If the program is interrupted, the run resumes from its last checkpoint.&lt;/p&gt;&lt;p&gt;&lt;b&gt;4 Runs and results.&lt;/b&gt; Enter shows a run. Two runs can be compared, and a run can be repeated exactly. A model reaches doctors only after the checks under Models.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Trainieren Sie ein Modell an einer Tabelle Ihrer eigenen Patienten.&lt;/p&gt;&lt;p&gt;&lt;b&gt;1 Daten.&lt;/b&gt; Öffnen Sie eine Tabelle oder ziehen Sie sie hierher. Suchen Sie nach fehlenden Werten, Duplikaten und Spalten, die die Diagnose verraten, berichtigen Sie Arten und Zielspalte und speichern Sie sie als Datensatz.&lt;/p&gt;&lt;p&gt;&lt;b&gt;2 Einstellungen.&lt;/b&gt; Eine Voreinstellung genügt; leere Felder behalten ihre Werte. Zeit und Arbeitsspeicher werden vor dem Start geschätzt.&lt;/p&gt;&lt;p&gt;&lt;b&gt;3 Training.&lt;/b&gt; Jede Gruppe ähnlicher Patienten hat eine Zeile. Unterbrechen und fortsetzen können Sie jederzeit. &lt;i&gt;Vorzeitig beenden&lt;/i&gt; endet bald mit einem brauchbaren Modell aus dem bisher Fertigen; &lt;i&gt;Abbrechen&lt;/i&gt; verwirft alles. Wird das Programm unterbrochen, macht der Lauf beim letzten Zwischenstand weiter.&lt;/p&gt;&lt;p&gt;&lt;b&gt;4 Läufe und Ergebnisse.&lt;/b&gt; Enter zeigt einen Lauf. Zwei Läufe können verglichen und einer genau wiederholt werden. Zu Ärztinnen und Ärzten gelangt ein Modell nur über die Prüfungen unter Modelle.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>genex::ui::UnlockCard</name>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Check again</source>
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
        <source>The recovery key, as printed</source>
        <translation>Der Wiederherstellungsschlüssel, wie gedruckt</translation>
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
        <source>The last administrator cannot be removed or given another role. Make someone else an administrator first.</source>
        <translation>Wer den Speicher als Letztes verwaltet, behält diese Rolle und kann nicht entfernt werden. Machen Sie zuerst jemand anderen zur Administratorin oder zum Administrator.</translation>
    </message>
    <message>
        <source>You would no longer be able to manage users; only another administrator could restore that.</source>
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
        <source>Who can open this store, and with which role. Each user has their own passphrase; entries made under a name remain when that user is removed.</source>
        <translation>Wer diesen Speicher öffnen darf und wofür. Jede Person hat ihre eigene Passphrase; was unter einem Namen geschrieben wurde, bleibt, wenn er entfernt wird.</translation>
    </message>
    <message>
        <source>No users yet</source>
        <translation>Noch keine Benutzer</translation>
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
        <source>%1 can now open the store.</source>
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
        <source>Remove yourself, %1? The store locks immediately and you can no longer open it. This cannot be undone.</source>
        <translation>Sich selbst entfernen, %1? Der Speicher wird sofort gesperrt und öffnet sich nicht mehr für Sie. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Remove %1? This user can no longer open the store. This cannot be undone; an earlier copy of the file still opens with the passphrase of that time.</source>
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
        <source>Create a new recovery key? The previous one stops working. The new one is shown only once.</source>
        <translation>Einen neuen Wiederherstellungsschlüssel anlegen? Der bisherige wird ungültig. Der neue wird nur einmal gezeigt.</translation>
    </message>
    <message>
        <source>Create new key</source>
        <translation>Neuen anlegen</translation>
    </message>
    <message>
        <source>Creating a new recovery key…</source>
        <translation>Neuer Wiederherstellungsschlüssel wird angelegt…</translation>
    </message>
</context>
</TS>
