import type { SlotTemplates } from './language-templates.ts'

export const templatesDe: SlotTemplates = {
  motivation: [
    'Was hat Sie bewogen, sich {place} für {role} zu bewerben, und welches Erlebnis zeigt Ihnen, dass diese Arbeit zu Ihnen passt?',
    'Denken Sie an einen Arbeitstag, der Ihnen in bester Erinnerung ist: Was haben Sie getan, und warum war das eine gute Vorbereitung auf {role} {place}?',
    'Erzählen Sie von einer Erfahrung, die Ihr Interesse für {role} geweckt hat: Was haben Sie daraus mitgenommen, das Sie {place} einsetzen möchten?',
    'Welches Projekt oder welche Aufgabe hat Sie am besten auf {role} {place} vorbereitet, und was reizt Sie daran bis heute?',
  ],
  topSkill: [
    'Erzählen Sie von einer Aufgabe, bei der Ihre Kenntnisse in {skill} den Unterschied gemacht haben: Was haben Sie selbst getan, und was hat sich verändert?',
    'Beschreiben Sie eine schwierige Aufgabe aus dem Bereich {skill}: Wie sind Sie Schritt für Schritt vorgegangen, und was kam dabei heraus?',
    'Denken Sie an das letzte Mal, als viel von Ihren Kenntnissen in {skill} abhing: Was stand auf dem Spiel, und was haben Sie getan?',
    'Wählen Sie ein Projekt aus dem Bereich {skill}: Was war Ihr eigener Anteil, und was würden Sie heute anders machen?',
  ],
  quotedDuty: [
    'In unserer Anzeige steht: {duty}. Erzählen Sie von einer ähnlichen Situation: Womit haben Sie begonnen, und wie ist es ausgegangen?',
    'Unsere Anzeige nennt diese Aufgabe: {duty}. Beschreiben Sie ein Erlebnis, das dem nahekommt: Was war schwierig daran, und was haben Sie getan?',
    'Zu dieser Stelle gehört: {duty}. Welches Beispiel aus Ihrer Erfahrung zeigt, wie Sie vorgehen, und was haben Sie damals erreicht?',
    'In der Anzeige heißt es: {duty}. Denken Sie an einen Moment, in dem so etwas fast schiefging: Wie haben Sie reagiert?',
  ],
  dutyByTitle: [
    'Denken Sie an eine Aufgabe, die gut auf {role} vorbereitet: Wie war die Lage, was haben Sie selbst getan, und mit welchem Ergebnis?',
    'Erzählen Sie von einer Situation, aus der Sie viel für {role} mitnehmen: Wovor standen Sie, und wie haben Sie gehandelt?',
    'Stellen Sie sich den ersten Monat vor: Welche Situation aus Ihrer Vergangenheit hilft Ihnen für {role} am meisten, und was haben Sie damals getan?',
    'Jeder Beruf hat schwere Tage. Welcher schwere Tag hat Sie am besten auf {role} vorbereitet, und wie haben Sie ihn gemeistert?',
  ],
  dilemma: [
    '{values} sind {place} wichtig. Erzählen Sie von einer Situation, in der nicht beides ging, {actA} und {actB}: Wie haben Sie entschieden, und zu welchem Preis?',
    'Uns sind {values} wichtig. Denken Sie an einen Moment, in dem Sie wählen mussten, ob Sie {actA} oder {actB}: Was gab den Ausschlag?',
    'Beschreiben Sie eine Entscheidung, bei der {values} in verschiedene Richtungen wiesen: Was haben Sie gewählt, worauf haben Sie verzichtet, und warum?',
    'Entweder {actA} oder {actB}: Erzählen Sie von einem Moment, in dem Sie so wählen mussten. Was hatte Vorrang, und wie ging es aus?',
  ],
  singleValue: [
    'Für uns heißt {value} auch: {actA}. Erzählen Sie von einer Situation, in der Sie das etwas gekostet hat: Was haben Sie getan, und was folgte daraus?',
    'Der bequeme Weg ist selten der beste. Beschreiben Sie eine Situation, in der {value} Mut verlangte: Was haben Sie getan, und was folgte daraus?',
  ],
  tradeOff: [
    'Erzählen Sie von einer Situation, in der Sie zwischen Termin und Qualität wählen mussten: Wie haben Sie entschieden, und zu welchem Preis?',
    'Beschreiben Sie eine Situation, in der zwei gute Gründe gegeneinander standen: Wie haben Sie abgewogen, und was hat Ihre Wahl gekostet?',
  ],
  failure: [
    'Erzählen Sie von einer Arbeit, die nicht so ausging wie erhofft: Was war Ihr Anteil daran, und was machen Sie seither anders?',
    'Denken Sie an eine Rückmeldung, die schwer anzunehmen war: Was wurde Ihnen gesagt, und was haben Sie danach geändert?',
    'Beschreiben Sie einen Fehler, der Ihnen im Bereich {otherSkill} passiert ist: Wie haben Sie ihn bemerkt, was haben Sie unternommen, und was gelernt?',
    'Fehler sind {sector} teuer. Erzählen Sie von einem eigenen Fehler, ob groß oder klein: Wie haben Sie ihn behoben, und was haben Sie gelernt?',
  ],
  layperson: [
    'Erzählen Sie von einer Situation, in der Sie das Thema {otherSkill} einer fachfremden Person erklärt haben: Woran haben Sie gemerkt, dass es verständlich war?',
    'Denken Sie an ein Gespräch, in dem Sie das Thema {otherSkill} ganz einfach erklären mussten: Welche Worte oder Bilder haben Sie gewählt, und warum?',
    'Beschreiben Sie eine Gelegenheit, bei der Sie Fachfremden etwas über {otherSkill} klargemacht haben: Wie sind Sie vorgegangen, und was hat es bewirkt?',
    'Denken Sie an einen Moment, in dem Sie beim Thema {otherSkill} missverstanden wurden: Wie haben Sie es neu erklärt, und was änderte sich?',
  ],
  leadership: [
    'Erzählen Sie von einer Phase, in der ein von Ihnen geführtes Team die Richtung verlor: Was fiel Ihnen auf, was haben Sie getan, und wie ging es aus?',
    'Beschreiben Sie eine Entscheidung, die Sie gegen die Meinung Ihres Teams getroffen haben: Wie haben Sie sie erklärt, und wie beurteilen Sie sie heute?',
    'Denken Sie an einen Moment, in dem jemand in Ihrem Team nicht weiterkam: Was haben Sie getan, und wo stand diese Person Monate später?',
    'Erzählen Sie von einer Situation, in der Sie Ihrem Team Unangenehmes mitteilen mussten: Wie haben Sie sich vorbereitet, und was geschah danach?',
  ],
  numbers: [
    'Wählen Sie einen Erfolg, der sich messen lässt: Von welcher Zahl sind Sie ausgegangen, welche haben Sie erreicht, und was war Ihr Anteil?',
    'Erzählen Sie von dem größten Projekt, das Sie verantwortet haben: Wie groß waren Budget, Team und Umfang, und was kam dabei heraus?',
    'Beschreiben Sie eine Entscheidung {sector}, die Sie auf Zahlen gestützt haben: Welche waren das, was konnten sie verbergen, und was folgte?',
    'Denken Sie an einen Moment, in dem Zahlen Sie zum Umsteuern brachten: Was haben Sie gesehen, was geändert, und wie stark hat es gewirkt?',
  ],
  learning: [
    'Erzählen Sie von einer Situation, in der Sie schnell etwas Neues lernen mussten: Wie sind Sie vorgegangen, und was können Sie seither?',
    'Beschreiben Sie ein Projekt, für das Sie sich selbst etwas beigebracht haben: Was war schwierig, und wem hat es genützt?',
    'Denken Sie an eine Aufgabe, bei der Sie anfangs nicht weiterwussten: Wo haben Sie Hilfe gesucht, und was nutzen Sie davon noch heute?',
    'Erzählen Sie von einer Erfahrung, die Ihre Arbeitsweise verändert hat: Was haben Sie gelernt, und was hat es bewirkt?',
  ],
}
