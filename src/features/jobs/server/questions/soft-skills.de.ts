import type { SoftSkillTemplates } from './language-templates.ts'

export const softSkillsDe: SoftSkillTemplates = {
  Communication: [
    'Erzählen Sie von einer Situation, in der Sie falsch verstanden wurden: Was hatten Sie gesagt, wie haben Sie es geklärt, und was machen Sie seither anders?',
    'Denken Sie an ein Gespräch, das Ihnen bevorstand und unangenehm war: Wie haben Sie sich vorbereitet, was haben Sie gesagt, und wie endete es?',
    'Beschreiben Sie eine Situation, in der Sie jemanden mit anderer Meinung überzeugen mussten: Was haben Sie gesagt, und was gab den Ausschlag?',
    'Erinnern Sie sich an eine Gelegenheit, bei der Sie das Thema {skill} sehr unterschiedlichen Menschen vorgestellt haben: Wie haben Sie sich angepasst, und mit welcher Wirkung?',
  ],
  Teamwork: [
    'Erzählen Sie von einer Meinungsverschiedenheit in Ihrem Team: Wie haben Sie sie gelöst, und wie haben Sie danach zusammengearbeitet?',
    'Denken Sie an ein Projekt, das nur gemeinsam gelingen konnte: Was genau war Ihr Anteil, und was verdankten Sie den anderen?',
    'Beschreiben Sie einen Moment, in dem Sie Ihre eigene Aufgabe zurückgestellt haben, um jemandem zu helfen: Warum taten Sie das, und was kam dabei heraus?',
    'Erinnern Sie sich an ein Teamprojekt {inSkill}, in dem die Arbeit schlecht verteilt war: Was haben Sie unternommen, und was änderte sich?',
  ],
  'Problem Solving': [
    'Erzählen Sie von einer Situation, in der niemand eine Lösung hatte: Wie haben Sie die Ursache gefunden, und was haben Sie versucht?',
    'Denken Sie an eine Situation, in der Ihr erster Lösungsversuch scheiterte: Was haben Sie danach getan, und woran haben Sie den Erfolg erkannt?',
    'Beschreiben Sie eine Gelegenheit, bei der Sie mit wenig Zeit oder Geld ein Problem gelöst haben: Wofür haben Sie sich entschieden, und mit welchem Ergebnis?',
    'Erinnern Sie sich an einen kniffligen Fall {inSkill}: Wie haben Sie die Ursache eingegrenzt, und was haben Sie danach eingeführt?',
  ],
  Adaptability: [
    'Erzählen Sie von einer Situation, in der sich die Pläne in letzter Minute änderten: Was haben Sie zuerst getan, und wie ging es aus?',
    'Denken Sie an eine Situation, in der Sie ganz anders arbeiten mussten als gewohnt: Was fiel Ihnen schwer, und wie haben Sie sich umgestellt?',
    'Beschreiben Sie einen Moment, in dem ein vertrautes Werkzeug oder Verfahren ersetzt wurde: Wie haben Sie reagiert, und was haben Sie daraus gemacht?',
    'Erinnern Sie sich an ein Projekt {inSkill}, dessen Ziel sich unterwegs änderte: Was haben Sie behalten, was aufgegeben, und warum?',
  ],
  'Time Management': [
    'Erzählen Sie von einem Tag, an dem alles gleichzeitig dringend war: Wie haben Sie Prioritäten gesetzt, und was haben Sie warten lassen?',
    'Denken Sie an einen Termin, den Sie beinahe verpasst hätten: Was war geschehen, was haben Sie getan, und was planen Sie seither anders?',
    'Beschreiben Sie eine Woche, in der viel zu viel zu tun war: Wie haben Sie sie eingeteilt, und wem haben Sie Bescheid gegeben?',
    'Erinnern Sie sich an eine lange Aufgabe {inSkill}, bei der niemand das Tempo vorgab: Wie haben Sie sie aufgeteilt, und mit welchem Ergebnis?',
  ],
  Leadership: [
    'Erzählen Sie von einer Situation, in der Sie unaufgefordert die Führung übernommen haben: Was hatten Sie bemerkt, was haben Sie getan, und wer zog mit?',
    'Denken Sie an einen Moment, in dem eine Gruppe zögerte und Sie ihr zur Entscheidung verhalfen: Wie sind Sie vorgegangen, und was kam heraus?',
    'Beschreiben Sie eine Situation, in der Sie einer entmutigten Person neuen Antrieb gaben: Was haben Sie gesagt oder getan, und was änderte sich?',
    'Erinnern Sie sich an ein Projekt {inSkill}, das Sie mit anderen getragen haben: Wie haben Sie die Arbeit verteilt, und was würden Sie ändern?',
  ],
  Creativity: [
    'Erzählen Sie von einer Situation, in der eine ungewöhnliche Idee von Ihnen umgesetzt wurde: Woher kam sie, und was hat sie verändert?',
    'Denken Sie an eine Situation, in der der übliche Weg nicht mehr funktionierte: Was haben Sie sich ausgedacht, und wie haben Sie andere dafür gewonnen?',
    'Beschreiben Sie eine Aufgabe, die Sie auf Ihre Weise einfacher oder besser gemacht haben: Was haben Sie geändert, und was war der Gewinn?',
    'Erinnern Sie sich an einen Moment, in dem Ihnen eine Idee aus einem anderen Gebiet beim Thema {skill} half: Welche war das, und was bewirkte sie?',
  ],
  'Critical Thinking': [
    'Erzählen Sie von einer Situation, in der Sie etwas infrage stellten, das alle für sicher hielten: Woher kam der Zweifel, und was fanden Sie heraus?',
    'Denken Sie an eine Entscheidung mit unvollständigen Informationen: Was haben Sie geprüft, was haben Sie angenommen, und wie ging es aus?',
    'Beschreiben Sie eine Gelegenheit, bei der Fakten Ihre Meinung geändert haben: Was dachten Sie zuvor, und was hat Sie überzeugt?',
    'Erinnern Sie sich an eine Situation {inSkill}, in der zwei Quellen sich widersprachen: Wie haben Sie entschieden, welcher Sie trauen?',
  ],
  'Attention to Detail': [
    'Erzählen Sie von einer Situation, in der Sie einen übersehenen Fehler entdeckt haben: Wie sind Sie darauf gestoßen, und was hätte er gekostet?',
    'Denken Sie an eine Aufgabe, bei der schon ein kleines Versehen Folgen gehabt hätte: Wie haben Sie Ihre Arbeit geprüft, und mit welchem Ergebnis?',
    'Beschreiben Sie eine Gelegenheit, bei der Ihnen ein Detail entging: Was geschah, wie haben Sie es berichtigt, und was prüfen Sie seither?',
    'Erinnern Sie sich an eine Arbeit {inSkill}, die fehlerfrei sein musste: Wie haben Sie kontrolliert, und wo haben Sie die Grenze gezogen?',
  ],
  'Emotional Intelligence': [
    'Erzählen Sie von einer Situation, in der Sie spürten, dass es jemandem bei der Arbeit nicht gut ging: Was fiel Ihnen auf, und was haben Sie getan?',
    'Denken Sie an einen angespannten Moment, in dem Sie ruhig bleiben mussten: Was haben Sie empfunden, was haben Sie getan, und wie endete es?',
    'Beschreiben Sie ein Gespräch, in dem Sie etwas Schmerzliches sagen mussten: Wie sind Sie vorgegangen, und wie wurde es aufgenommen?',
    'Erzählen Sie von einer Situation, in der sich der Ärger einer Person gegen Sie richtete: Wie haben Sie reagiert, und was haben Sie danach verstanden?',
  ],
}
