import { translateTexts } from '#contract/texts/define-texts.ts'
import { english } from './default-texts-en.ts'

/** A text begins in lower case: the greeting above it ends with a comma. */
export const german = translateTexts(english, 'de', {
  'link.subject': 'Ihr Interview für die Stelle {job} bei {company}',
  'link.preview': 'Ihr Interview ist bereit: Beginnen Sie, wann immer es Ihnen passt.',
  'link.text':
    'vielen Dank für Ihr Interesse an der Stelle {job} bei {company}. Ihr Interview ist bereit: einige schriftliche Fragen ohne Zeitlimit und danach Ihr Lebenslauf (PDF, DOC oder DOCX, höchstens 3 MB und 5 Seiten).\n\nJede Antwort wird gespeichert, sobald Sie sie senden. Sie können jederzeit unterbrechen und später mit demselben Link weitermachen, auf jedem Gerät.',
  'link-reminder.subject': 'Ihr Interview für die Stelle {job} bei {company} ist noch offen',
  'link-reminder.preview': 'Ihr Link gilt noch {days}.',
  'link-reminder.text':
    'Sie haben sich für die Stelle {job} bei {company} registriert, und Ihr Interview ist noch nicht abgeschlossen. Der Link gilt noch {days}.\n\nAlles, was Sie bisher geschrieben haben, ist gespeichert. Wenn Sie nicht mehr teilnehmen möchten, brauchen Sie nichts zu tun.',
  'cv-reminder.subject': 'Ihr Lebenslauf für die Stelle {job} bei {company} fehlt noch',
  'cv-reminder.preview': 'Ihre Antworten sind angekommen. Es fehlt nur der Lebenslauf.',
  'cv-reminder.text':
    'Ihre Antworten für die Stelle {job} sind bei {company} angekommen. Es fehlt nur noch Ihr Lebenslauf: Sobald er da ist, ist Ihre Bewerbung vollständig.\n\nSenden Sie ihn über die Schaltfläche unten: als PDF-, DOC- oder DOCX-Datei mit höchstens 3 MB und 5 Seiten, oder als Foto.\n\nDies ist die einzige Erinnerung.',
  'cv-unreadable.subject': 'Bitte senden Sie Ihren Lebenslauf für die Stelle {job} bei {company} noch einmal',
  'cv-unreadable.preview': 'Unser Programm konnte die Datei nicht lesen.',
  'cv-unreadable.text':
    'Ihre Bewerbung für die Stelle {job} bei {company} ist vollständig, aber unser Programm konnte die Datei Ihres Lebenslaufs nicht lesen. Das Team kann sie öffnen; die automatische Bewertung berücksichtigt sie nicht.\n\nÜber die Schaltfläche unten können Sie eine andere Datei senden: am besten ein PDF mit höchstens 3 MB und 5 Seiten. Sie ersetzt die erste, und Ihre Bewerbung wird neu bewertet.',
  'received.subject': 'Ihre Bewerbung für die Stelle {job} bei {company} ist eingegangen',
  'received.preview': 'Ihre Antworten und Ihr Lebenslauf sind angekommen.',
  'received.text':
    'vielen Dank, dass Sie sich die Zeit genommen haben. Ihre Antworten und Ihr Lebenslauf für die Stelle {job} sind bei {company} angekommen.\n\nEin Computerprogramm bereitet sie auf, dann liest sie ein Mensch und entscheidet. Sie müssen jetzt nichts tun. {promise}',
  'under-review.subject': 'Ihre Anmeldung für die Stelle {job} bei {company} ist eingegangen',
  'under-review.preview': 'Ein Mensch sieht sie sich zuerst an.',
  'under-review.text':
    'vielen Dank für Ihr Interesse an der Stelle {job} bei {company}. Die angegebene Stadt liegt nicht in der Nähe des Arbeitsortes, oder wir haben sie nicht gefunden. Deshalb sieht sich ein Mensch bei {company} Ihre Anmeldung an, bevor es zum Interview kommt.\n\nNoch ist nichts entschieden. Wenn es weitergeht, erhalten Sie den Link zum Interview per E-Mail. {promise}',
  'rejected.subject': 'Ihre Bewerbung für die Stelle {job} bei {company}',
  'rejected.preview': 'Neues zu Ihrer Bewerbung.',
  'rejected.text':
    'vielen Dank für Ihre Bewerbung um die Stelle {job} bei {company} und für die Zeit, die Sie sich dafür genommen haben.\n\nWir haben entschieden, Ihre Bewerbung nicht weiterzuverfolgen. Diese Entscheidung hat ein Mensch getroffen; sie betrifft nur diese Stelle.\n\nFür Ihre weitere Suche wünschen wir Ihnen viel Erfolg.\n\n{company}',
  'withdrawn.subject': 'Sie haben Ihre Bewerbung für die Stelle {job} bei {company} zurückgezogen',
  'withdrawn.preview': 'Ihre Bewerbung wird nicht weiter berücksichtigt.',
  'withdrawn.text':
    'hiermit bestätigen wir, dass Sie Ihre Bewerbung für die Stelle {job} bei {company} zurückgezogen haben. Sie wird nicht weiter berücksichtigt.\n\nFalls dies ein Versehen war, wenden Sie sich bitte an {company}.',
  'erased.subject': 'Ihre Daten zur Stelle {job} bei {company} wurden gelöscht',
  'erased.preview': 'Dies ist die letzte Nachricht zu dieser Bewerbung.',
  'erased.text':
    'wie von Ihnen gewünscht, wurde Ihre Bewerbung für die Stelle {job} bei {company} gelöscht: Ihre Kontaktdaten, Ihre Antworten, Ihr Lebenslauf und die Bewertungen dazu.\n\nDies ist die letzte Nachricht zu dieser Bewerbung.',
  'place-free.subject': 'Ein Platz für die Stelle {job} bei {company} ist frei',
  'place-free.preview': 'Sie wollten benachrichtigt werden, sobald ein Platz frei wird.',
  'place-free.text':
    'Sie wollten benachrichtigt werden, sobald für die Stelle {job} bei {company} ein Platz frei wird. Jetzt ist einer frei.\n\nDie Plätze werden in der Reihenfolge vergeben, in der die Interviews beginnen. Registrieren Sie sich daher am besten bald.',
  'invited.subject': 'Einladung zum Vorstellungsgespräch für die Stelle {job} bei {company}',
  'invited.preview': 'Bitte teilen Sie uns mit, ob Ihnen der Termin passt.',
  'invited.text':
    'vielen Dank für Ihre Bewerbung um die Stelle {job}. Wir möchten Sie gern zu einem Vorstellungsgespräch einladen.\n\nTermin: {date}\nDauer: {duration}\nOrt: {place}\n\n{message}\n\nÜber die Schaltfläche unten können Sie zusagen, absagen oder um einen anderen Termin bitten.\n\nWir freuen uns auf das Gespräch mit Ihnen.\n\n{company}',
  'moved.subject': 'Änderung Ihres Vorstellungsgesprächs für die Stelle {job} bei {company}',
  'moved.preview': 'Hier finden Sie die neuen Angaben.',
  'moved.text':
    'die Angaben zu Ihrem Vorstellungsgespräch für die Stelle {job} haben sich geändert. Ab jetzt gilt:\n\nTermin: {date}\nDauer: {duration}\nOrt: {place}\n\n{message}\n\nÜber die Schaltfläche unten können Sie zusagen, absagen oder um einen anderen Termin bitten.\n\nWir freuen uns auf das Gespräch mit Ihnen.\n\n{company}',
  'cancelled.subject': 'Ihr Vorstellungsgespräch für die Stelle {job} bei {company} entfällt',
  'cancelled.preview': 'Das Gespräch findet nicht statt.',
  'cancelled.text':
    'leider findet Ihr Vorstellungsgespräch für die Stelle {job} nicht statt.\n\nGeplanter Termin: {date}\n\n{message}\n\nIhre Bewerbung bleibt weiterhin im Verfahren.\n\n{company}',
  'reminder.subject': 'Erinnerung: Ihr Vorstellungsgespräch für die Stelle {job} bei {company}',
  'reminder.preview': 'Ihr Vorstellungsgespräch steht bevor.',
  'reminder.text':
    'wir möchten Sie an Ihr Vorstellungsgespräch für die Stelle {job} erinnern.\n\nTermin: {date}\nDauer: {duration}\nOrt: {place}\n\nFalls Sie verhindert sind, teilen Sie uns dies bitte über die Schaltfläche unten mit.\n\nWir freuen uns auf das Gespräch mit Ihnen.\n\n{company}',
})
