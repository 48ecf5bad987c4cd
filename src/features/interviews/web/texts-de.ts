import { translateTexts } from '#contract/texts/define-texts.ts'
import { uiTextsGerman } from '#ui/texts/ui-texts-de.ts'
import { lastStepTexts } from './last-step-texts.ts'
import { interviewTexts } from './texts.ts'

const interviewTextsGerman = translateTexts(interviewTexts, 'de', {
  pageTitle: 'Interview: {jobTitle}',
  firstNamePlaceholder: 'Vorname',
  hello: 'Guten Tag, {firstName}',
  invited: '{companyName} lädt Sie zu einem kurzen schriftlichen Interview ein.',
  minutes: 'Etwa {minutes, plural, one {# Minute} other {# Minuten}}',
  questions: '{count, plural, one {# Frage} other {# Fragen}}',
  noTimeLimit: 'Ohne Zeitlimit',
  beforeYouStart: 'Bevor Sie beginnen',
  aiTitle: 'Eine KI liest Ihre Antworten',
  aiText:
    'Sie bewertet Ihre Antworten und Ihren Lebenslauf und belegt jede Bewertung mit Ihren eigenen Worten. Für die Menschen bei {companyName} ist das ein Rat. Entscheiden wird immer ein Mensch.',
  storedTitle: 'Was gespeichert wird, und wie lange',
  storedText:
    'Ihre Kontaktdaten, Ihre Antworten, Ihr Lebenslauf und die Bewertungen dazu. Sie werden {months, plural, one {# Monat} other {# Monate}} aufbewahrt und nur {companyName} gezeigt.',
  countersTitle: 'Tippen und Einfügen werden gezählt',
  countersText:
    'Zu jeder Antwort halten wir fest, wie viele Zeichen getippt, eingefügt und gelöscht wurden und wie lange es gedauert hat. Nicht, welche Tasten Sie drücken.',
  ownWordsTitle: 'Ihre eigenen Worte zählen',
  ownWordsText:
    'Ein echtes Beispiel aus Beruf oder Alltag sagt mehr als ein perfekter Satz. Bitte lassen Sie Ihre Antworten nicht von einer KI schreiben.',
  savedTitle: 'Alles wird beim Tippen gespeichert',
  saved:
    'Sie können jederzeit aufhören und später mit demselben Link weitermachen, auch auf einem anderen Gerät.',
  personTitle: 'Möchten Sie lieber mit einem Menschen sprechen?',
  personText:
    'Das Team von {companyName} erfährt von Ihrem Wunsch. Sie müssen keinen Grund angeben und hier auch nicht beginnen.',
  personAsk: 'Um einen Menschen bitten',
  personAsking: 'Wird gesendet…',
  personAsked:
    'Das Unternehmen weiß jetzt, dass Sie mit einem Menschen sprechen möchten. Ihre E-Mail-Adresse und Telefonnummer liegen ihm vor.',
  personFailed:
    'Ihre Bitte ist nicht angekommen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  consent:
    'Mit dem Start sind Sie einverstanden, dass eine KI Ihre Antworten liest, Tippen und Einfügen gezählt werden und alles wie hier beschrieben gespeichert wird.',
  privacy: 'Datenschutz',
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  accept: 'Einverstanden, Interview starten',
  starting: 'Wird gestartet…',
  offlineStart:
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  preparing:
    'Ihr Interview wird noch vorbereitet. Es beginnt gleich von selbst, Sie können diese Seite offen lassen.',
  welcome:
    'Willkommen, {firstName}! Ich stelle Ihnen {count, plural, one {eine Frage} other {# Fragen}} zur Stelle „{jobTitle}“ bei {companyName}. Nehmen Sie sich so viel Zeit, wie Sie brauchen.',
  interviewer: 'Interviewer',
  you: 'Sie',
  typing: 'Ihr Gegenüber schreibt…',
  conversation: 'Gespräch',
  progress: 'Frage {question} von {count}',
  allAnswered: 'Alle Fragen beantwortet',
  answerLabel: 'Ihre Antwort',
  answerPlaceholder: 'Schreiben Sie Ihre Antwort…',
  answerHint: 'Enter sendet, Umschalt + Enter beginnt eine neue Zeile.',
  answerLength: '{used} von {max} Zeichen',
  send: 'Antwort senden',
  sending: 'Wird gesendet…',
  wait: 'Bitte warten Sie auf die Frage',
  draftSaved: 'Wird beim Tippen gespeichert.',
  offline:
    'Sie sind offline. Ihr Text bleibt hier und wird gespeichert, sobald die Verbindung wieder da ist.',
  notSent: 'Ihre Antwort ist noch nicht gesendet. Sie ist noch da, und wir versuchen es weiter.',
  questionNumber: 'Frage {question}',
  edit: 'Ändern',
  editAnswer: 'Ihre Antwort auf Frage {question} ändern',
  editFollowUp: 'Ihre Antwort auf die Nachfrage zu Frage {question} ändern',
  saveEdit: 'Änderung speichern',
  cancelEdit: 'Änderung verwerfen',
  changedElsewhere:
    'Diese Antwort wurde in einem anderen Fenster oder auf einem anderen Gerät geändert. Ihr Text ist noch hier: Speichern Sie ihn, um den anderen zu ersetzen, oder verwerfen Sie ihn, um den anderen zu behalten.',
  followUp: 'Nachfrage',
  followUpNote: 'Eine Nachfrage. Sie können sie überspringen.',
  skip: 'Diese Frage überspringen',
  skipped: 'Übersprungen',
  answerAfterAll: 'Doch beantworten',
  answerSkipped: 'Die Nachfrage zu Frage {question} doch beantworten',
  collapseQuestion: 'Nur eine Zeile der Frage zeigen',
  expandQuestion: 'Die ganze Frage zeigen',
  reviewOpen: 'Meine Antworten noch einmal lesen',
  completion:
    'Vielen Dank, das waren alle meine Fragen! Ein letzter Schritt: Bitte fügen Sie Ihren Lebenslauf hinzu.',
  tryAgain: 'Erneut versuchen',
  contactSupport: 'Support kontaktieren',
  thanksTitle: 'Vielen Dank, {firstName}!',
  thanksText:
    'Ihre Bewerbung für die Stelle „{jobTitle}“ bei {companyName} ist angekommen, mit allen Antworten und Ihrem Lebenslauf.',
  thanksNext:
    'Menschen bei {companyName} lesen sie und schreiben Ihnen per E-Mail.{promise, select, hours { Rechnen Sie mit einer Antwort innerhalb von 24 bis 48 Stunden an Werktagen.} days { Rechnen Sie mit einer Antwort innerhalb von 3 Werktagen.} week { Rechnen Sie mit einer Antwort innerhalb einer Woche.} other {}}',
  thanksClose: 'Mehr ist nicht zu tun. Sie können diese Seite schließen.',
  'expired.title': 'Interview-Link abgelaufen',
  'expired.text':
    'Dieser Interview-Link ist abgelaufen oder unvollständig. Bitte wenden Sie sich für einen neuen Link an die Personalabteilung.',
  'full.title': 'Alle Plätze vergeben',
  'full.text':
    'Alle Plätze für diese Stelle sind vergeben. Ihre bisherigen Antworten bleiben gespeichert. Sehen Sie sich gern die anderen Stellen an.',
  'closed.title': 'Stelle geschlossen',
  'closed.text':
    'Für diese Stelle werden keine Bewerbungen mehr angenommen. Sehen Sie sich gern die anderen Stellen an.',
  'paused.title': 'Zurzeit keine Bewerbungen',
  'paused.text':
    'Für diese Stelle werden zurzeit keine Bewerbungen angenommen. Alles, was Sie geschrieben haben, bleibt erhalten. Bitte öffnen Sie diese Seite in einigen Tagen noch einmal.',
  waitForPlace: 'Bei freiem Platz benachrichtigen',
  browseJobs: 'Stellen ansehen',
  'busy.title': 'Zu viele Anfragen',
  'busy.text':
    'Gerade nutzen viele Menschen diese Seite. Bitte warten Sie einige Minuten und versuchen Sie es erneut. Alles Gespeicherte bleibt erhalten.',
  'unknown.title': 'Etwas ist schiefgegangen',
  'unknown.text': 'Ein unerwarteter Fehler ist aufgetreten.',
})

const lastStepTextsGerman = translateTexts(lastStepTexts, 'de', {
  reviewTitle: 'Ihre Antworten',
  reviewText: 'Sie können jede Antwort ändern, bis Sie Ihre Bewerbung absenden.',
  reviewBack: 'Zurück zum letzten Schritt',
  cvTitle: 'Ihr Lebenslauf',
  cvHint:
    'PDF, DOC oder DOCX, höchstens 3 MB und 5 Seiten. Ein Foto oder Scan geht auch (JPEG, PNG, HEIC): Menschen können es lesen, ein Programm nicht. Eine Datei ist deshalb besser.',
  cvReplace: 'Sie können noch eine andere Datei auswählen.',
  cvUploading: 'Ihr Lebenslauf wird hochgeladen…',
  cvChecking: 'Ihr Lebenslauf wird geprüft…',
  cvReceived: 'Ihr Lebenslauf ist angekommen. Sie können die Bewerbung jetzt absenden.',
  'cvProblem.FILE_TOO_LARGE':
    'Die Datei ist größer als 3 MB. Bitte wählen Sie eine kleinere, zum Beispiel mit weniger Bildern.',
  'cvProblem.CV_WRONG_TYPE':
    'Das ist weder eine PDF-, DOC- oder DOCX-Datei noch ein Foto (JPEG, PNG, HEIC). Bitte speichern Sie Ihren Lebenslauf als PDF oder fotografieren Sie ihn, und wählen Sie ihn erneut aus.',
  'cvProblem.CV_TOO_MANY_PAGES':
    'Ihr Lebenslauf hat mehr als 5 Seiten. Bitte kürzen Sie ihn und wählen Sie ihn erneut aus.',
  'cvProblem.CV_ENCRYPTED':
    'Die Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort und wählen Sie sie erneut aus.',
  'cvProblem.CV_TOO_OLD':
    'Diese Datei stammt aus einer zu alten Word-Version und kann nicht gelesen werden. Bitte speichern Sie sie als PDF und wählen Sie sie erneut.',
  'cvProblem.CV_MISNAMED':
    'Der Name dieser Datei nennt einen anderen Typ als ihr Inhalt. Bitte speichern Sie sie noch einmal als PDF und wählen Sie sie erneut.',
  'cvProblem.CV_UNREADABLE':
    'Die Datei konnte nicht gelesen werden. Bitte speichern Sie sie neu, zum Beispiel als PDF, und wählen Sie sie erneut aus.',
  cvPreparing: 'Ihre Fotos werden vorbereitet…',
  cvAddPage: 'Foto der nächsten Seite hinzufügen',
  cvPicture: 'Ihr Foto ist als Bild angekommen. Ein Programm kann es nicht lesen; das Team sieht es sich an.',
  cvLaterText:
    'Sie haben Ihren Lebenslauf nicht zur Hand? Senden Sie Ihre Antworten jetzt ab und den Lebenslauf später über diesen Link. Bis dahin ist Ihre Bewerbung unvollständig, und Ihre Antworten lassen sich nicht mehr ändern.',
  cvLater: 'Lebenslauf später senden',
  cvLaterFailed: 'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  awaitedTitle: 'Ihre Antworten sind angekommen',
  awaitedText:
    'Es fehlt nur noch Ihr Lebenslauf. Sobald er da ist, ist Ihre Bewerbung vollständig, und {companyName} erfährt davon.',
  awaitedLink:
    'Sie können diese Seite schließen und später über denselben Link wiederkommen. Wir erinnern Sie einmal per E-Mail.',
  'cvProblem.PHOTO_TOO_LARGE':
    'Das Foto ist größer als 3 MB, und dieses Gerät kann es nicht verkleinern. Bitte nehmen Sie es kleiner auf oder wählen Sie ein PDF.',
  'cvProblem.TOO_MANY_PHOTOS':
    'Es sind höchstens 5 Fotos möglich, eines für jede Seite. Bitte wählen Sie weniger aus.',
  'cvProblem.PHOTOS_NOT_JOINED':
    'Dieses Gerät kann diese Fotos nicht zusammenfügen. Bitte wählen Sie ein einzelnes Foto oder ein PDF.',
  cvNotSent: 'Die Datei ist nicht angekommen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  cvTooMany:
    'Über diesen Link kamen in kurzer Zeit mehrere Dateien an. Bitte warten Sie einen Moment und versuchen Sie es erneut; gelingt es nicht, versuchen Sie es in einer Stunde noch einmal.',
  submit: 'Bewerbung absenden',
  submitting: 'Wird abgesendet…',
  submitFailed:
    'Beim Absenden Ihrer Bewerbung ist leider ein Fehler aufgetreten. Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.',
})

export const translations = [interviewTextsGerman, lastStepTextsGerman, uiTextsGerman]
