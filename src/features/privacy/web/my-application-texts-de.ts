import { translateTexts } from '#contract/texts/define-texts.ts'
import { translations as interviewTranslations } from '#features/interviews/web/texts-de.ts'
import { myApplicationTexts } from './my-application-texts.ts'

const myApplicationTextsGerman = translateTexts(myApplicationTexts, 'de', {
  pageTitle: 'Meine Bewerbung: {jobTitle}',
  kicker: 'Meine Bewerbung',
  title: '{jobTitle} bei {companyName}',
  intro:
    'Guten Tag {firstName}. Diese private Seite zeigt, was zu Ihrer Bewerbung gespeichert ist. Hier können Sie es berichtigen, herunterladen, die Bewerbung zurückziehen und alles löschen.',
  'stage.under-review': 'Ein Mensch prüft Ihre Registrierung',
  'stage.not-started': 'Ihr Interview wartet auf Sie',
  'stage.started': 'Ihr Interview läuft',
  'stage.cv-awaited': 'Es fehlt nur noch Ihr Lebenslauf',
  'stage.submitted': 'Ihre Bewerbung ist vollständig',
  'stage.invited': 'Sie sind zu einem Gespräch eingeladen',
  'stage.hired': 'Sie wurden eingestellt',
  'stage.rejected': 'Ihre Bewerbung wurde nicht weiterverfolgt',
  'stage.withdrawn': 'Sie haben Ihre Bewerbung zurückgezogen',
  'stageText.under-review':
    'Ihr Wohnort liegt weit vom Arbeitsort entfernt oder wurde nicht gefunden. Ein Mensch bei {companyName} entscheidet, ob das Interview folgt.',
  'stageText.not-started': 'Sie können die Fragen beantworten, wann immer es Ihnen passt.',
  'stageText.started':
    'Ihre bisherigen Antworten sind gespeichert. Sie können dort weitermachen, wo Sie aufgehört haben.',
  'stageText.cv-awaited':
    'Ihre Antworten sind angekommen. Sobald Ihr Lebenslauf da ist, ist Ihre Bewerbung vollständig, und {companyName} erfährt davon.',
  'stageText.submitted':
    'Ihre Antworten und Ihr Lebenslauf sind angekommen. Ein Programm bereitet sie auf, Menschen bei {companyName} lesen sie und entscheiden.',
  'stageText.invited': 'Die Einzelheiten des Gesprächs stehen in der E-Mail von {companyName}.',
  'stageText.hired': '{companyName} hat vermerkt, dass Sie eingestellt wurden.',
  'stageText.rejected':
    'Ein Mensch bei {companyName} hat entschieden, diese Bewerbung nicht weiterzuverfolgen. Die Entscheidung betrifft nur diese Stelle.',
  'stageText.withdrawn':
    '{companyName} weiß davon. Mit Ihrer Bewerbung geschieht nichts mehr; Gespeichertes bleibt, bis Sie es löschen oder die Aufbewahrungsfrist endet.',
  paused:
    'Für diese Stelle werden zurzeit keine Bewerbungen angenommen. Alles, was Sie geschrieben haben, bleibt erhalten. Bitte öffnen Sie diese Seite in einigen Tagen noch einmal.',
  cvUnreadable:
    'Unser Programm konnte die Datei Ihres Lebenslaufs nicht lesen. Das Team kann sie öffnen; die automatische Bewertung berücksichtigt sie nicht. Hier können Sie eine andere Datei senden.',
  registeredAt: 'Registriert am {at, date, ::dMMMMy}',
  appliedAt: 'Vollständig seit {at, date, ::dMMMMy}',
  start: 'Interview beginnen',
  continue: 'Interview fortsetzen',
  personAsk: 'Um einen Menschen bitten',
  personAsked:
    '{companyName} weiß, dass Sie mit einem Menschen sprechen möchten. Ihre E-Mail-Adresse und Telefonnummer liegen dort vor.',
  sending: 'Wird gesendet…',
  failed: 'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  contact: 'Kontaktdaten',
  contactText: 'Berichtigen Sie, was nicht stimmt.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  phone: 'Telefonnummer',
  phoneHint: '8 Ziffern oder eine internationale Nummer, die mit + beginnt',
  city: 'Wohnort',
  email: 'E-Mail-Adresse (sie kennzeichnet Ihre Bewerbung und lässt sich nicht ändern)',
  'wrong.firstName': 'Bitte geben Sie einen gültigen Vornamen ein',
  'wrong.lastName': 'Bitte geben Sie einen gültigen Nachnamen ein',
  'wrong.phone': 'Bitte geben Sie eine gültige Telefonnummer ein (8 Ziffern)',
  'wrong.city': 'Bitte geben Sie einen gültigen Ort ein',
  save: 'Änderungen speichern',
  saved: 'Ihre Änderungen sind gespeichert.',
  stored: 'Was gespeichert ist',
  storedText:
    'Nur {companyName} sieht es. Gelöscht wird es {months, plural, one {# Monat} other {# Monate}} nach der letzten Aktivität.',
  storedContact: 'Name, E-Mail-Adresse, Telefonnummer und Wohnort',
  answers: 'Antworten',
  answerCount:
    '{count, plural, one {# Antwort} other {# Antworten}}, mit der Zahl getippter und eingefügter Zeichen',
  cv: 'Lebenslauf',
  scores: 'Bewertungen',
  storedScores: 'Bewertungen mit den Stellen Ihrer Antworten und Ihres Lebenslaufs, auf denen sie beruhen',
  timeline: 'Was geschehen ist',
  storedTimeline:
    'Wann Sie sich registriert, begonnen und abgeschlossen haben, und welche E-Mails und Einladungen gesendet wurden',
  none: 'Nichts',
  ai: 'Was die KI tut',
  aiText:
    'Sie liest Ihre Antworten und Ihren Lebenslauf und bewertet sie, jede Bewertung mit Ihren eigenen Worten belegt. Für das Team von {companyName} ist das ein Rat. Es entscheidet immer ein Mensch: Keine Bewertung lehnt jemanden ab oder lädt jemanden ein.',
  copy: 'Eine Kopie zum Aufbewahren',
  copyText:
    'Alles, was Sie angegeben haben, und was mit Ihrer Bewerbung geschehen ist. Bewertungen mit ihren Gründen und Notizen des Teams sind nicht dabei: Bitte fragen Sie das Unternehmen danach.',
  'copy.pdf': 'Als PDF herunterladen',
  'copy.json': 'Als JSON herunterladen',
  withdraw: 'Bewerbung zurückziehen',
  withdrawText:
    '{companyName} erfährt, dass Sie kein Interesse mehr haben. Ein geplantes Gespräch wird abgesagt.',
  withdrawSure: 'Bewerbung zurückziehen?',
  withdrawSureText:
    'Ihre Bewerbung als {jobTitle} bei {companyName} endet, und Ihr Platz geht an jemand anderen. Das lässt sich nicht rückgängig machen.',
  withdrawYes: 'Ja, zurückziehen',
  back: 'Abbrechen',
  erase: 'Alles löschen',
  eraseText:
    'Alles wird sofort gelöscht: Kontaktdaten, Antworten, Lebenslauf, Bewertungen, Berichte und E-Mails. Ist Ihre Bewerbung noch offen, so endet sie.',
  eraseSure: 'Alles endgültig löschen?',
  eraseSureText:
    'Alles, was {companyName} hier zu dieser Bewerbung gespeichert hat, wird jetzt gelöscht. Niemand kann es wiederherstellen. Sie erhalten eine Quittung.',
  eraseYes: 'Ja, alles löschen',
  erasing: 'Wird gelöscht…',
  'erased.title': 'Alles ist gelöscht',
  'erased.text':
    'Ihre Bewerbung bei {companyName} gibt es hier nicht mehr: Kontaktdaten, Antworten, Lebenslauf, Bewertungen, Berichte und E-Mails sind weg. Dieser Link funktioniert nicht mehr.',
  'erased.code': 'Code der Quittung',
  'erased.at': 'Gelöscht am',
  moment: '{at, date, ::dMMMMyHHmm}',
  'erased.keep':
    'Bewahren Sie diese Quittung auf, wenn Sie einen Nachweis möchten. Sie ist ohne Ihren Namen vermerkt. E-Mails, die Sie erhalten haben, bleiben in Ihrem eigenen Postfach.',
  'erased.print': 'Quittung drucken',
  'expired.title': 'Dieser Link funktioniert nicht',
  'expired.text':
    'Die Bewerbung wurde gelöscht, oder der Link ist unvollständig. Bitte öffnen Sie noch einmal den Link aus der neuesten E-Mail. Wenn Sie sich erneut bewerben, erhalten Sie einen neuen.',
  'unknown.title': 'Etwas ist schiefgegangen',
  'unknown.text':
    'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  tryAgain: 'Erneut versuchen',
  support: 'Support kontaktieren',
})

/** With the texts of the step that takes the CV. */
export const translations = [myApplicationTextsGerman, ...interviewTranslations]
