import { translateTexts } from '#contract/texts/define-texts.ts'
import { offerTextsGerman, publicJobTextsGerman } from '#features/jobs/web/public-job-texts-de.ts'
import { uiTextsGerman } from '#ui/texts/ui-texts-de.ts'
import { registrationTexts } from '../contract/registration-texts.ts'
import { applyTexts } from './texts.ts'

const registration = translateTexts(registrationTexts, 'de', {
  'firstName.missing': 'Der Vorname fehlt',
  'firstName.wrong': 'Bitte geben Sie einen gültigen Vornamen ein',
  'lastName.missing': 'Der Nachname fehlt',
  'lastName.wrong': 'Bitte geben Sie einen gültigen Nachnamen ein',
  email: 'E-Mail-Adresse',
  'email.missing': 'Die E-Mail-Adresse fehlt',
  'email.wrong': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'phone.missing': 'Die Telefonnummer fehlt',
  'phone.wrong': 'Bitte geben Sie eine gültige Telefonnummer ein (8 Ziffern)',
  'city.missing': 'Der Wohnort fehlt',
  'city.wrong': 'Bitte geben Sie einen gültigen Wohnort ein',
  'registered.PENDING': 'Registrierung erfolgreich! Den Link zum Interview finden Sie in Ihrem Postfach.',
  'registered.UNDER_REVIEW': 'Registrierung eingegangen! Wir melden uns bald bei Ihnen.',
  sending: 'Wird gesendet…',
  noScript:
    'Dieses Formular braucht JavaScript, das in Ihrem Browser ausgeschaltet ist. Bitte schalten Sie es ein oder öffnen Sie diese Seite in einem anderen Browser.',
  failed: 'Bei der Registrierung ist ein Fehler aufgetreten',
  noAnswer:
    'Diese Stelle ist abgelaufen oder existiert nicht, oder die Verbindung wurde unterbrochen. Ihre Eingaben sind noch da: Bitte versuchen Sie es noch einmal.',
  closed: 'Diese Stelle ist abgelaufen oder existiert nicht.',
  busy: 'Aus Ihrem Netz kamen zu viele Anfragen. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut. Ihre Eingaben sind noch da.',
  proofFailed:
    'Eine kurze Prüfung, die automatische Registrierungen abhält, ist nicht gelungen. Bitte versuchen Sie es noch einmal; gelingt es wieder nicht, aktualisieren Sie Ihren Browser oder nehmen Sie einen anderen.',
  trap: 'Dieses Feld leer lassen',
  trapFilled:
    'Ihr Browser hatte ein verborgenes Feld ausgefüllt. Es ist wieder leer: Bitte senden Sie das Formular noch einmal.',
})

const apply = translateTexts(applyTexts, 'de', {
  title: 'Registrierung für das Interview',
  intro: 'Ihren persönlichen Interview-Link erhalten Sie per E-Mail.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  phone: 'Telefonnummer',
  phoneHint: '8 Ziffern oder eine internationale Nummer, die mit + beginnt',
  city: 'Wohnort',
  submit: 'Für das Interview registrieren',
  correct: 'Bitte korrigieren Sie die Fehler im Formular',
  sentTitle: 'Sehen Sie in Ihr Postfach',
  sentText: 'Wir haben einen Interview-Link gesendet an',
  'sentSteps.1':
    'Öffnen Sie den Link, wenn Sie einen ruhigen Moment haben. Er gilt {days, plural, one {# Tag} other {# Tage}}.',
  'sentSteps.2': 'Sie können jederzeit unterbrechen und später weitermachen, auch auf einem anderen Gerät.',
  'sentSteps.3':
    'Nach einigen Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach oder registrieren Sie sich noch einmal mit derselben Adresse.',
  reviewTitle: 'Bewerbung eingegangen, wird geprüft',
  reviewText:
    'Der Ort passt möglicherweise nicht: Diese Stelle ist in {location}. Ein Mensch bei {company} sieht sich Ihre Bewerbung an und entscheidet.',
  reviewWait:
    '{promise, select, hours {Mit einer Antwort können Sie innerhalb von 24 bis 48 Stunden an Werktagen rechnen. } days {Mit einer Antwort können Sie innerhalb von 3 Werktagen rechnen. } week {Mit einer Antwort können Sie innerhalb einer Woche rechnen. } other {}}Im Moment brauchen Sie nichts weiter zu tun.',
  back: 'Zurück zum Formular',
  closedTitle: 'Diese Stelle ist geschlossen',
  closedText: 'Es werden keine Bewerbungen mehr angenommen. Sehen Sie sich gern die anderen Stellen an.',
  closedAction: 'Stellen ansehen',
  unknownTitle: 'Diese Stelle ist nicht offen',
  unknownText:
    'Diese Stelle ist abgelaufen oder existiert nicht. Vielleicht ist auch der Link unvollständig.',
  unknownAction: 'Zur Startseite',
  metaDescription:
    'Bewerben Sie sich als {job} bei {company} in {location}: registrieren und ein kurzes schriftliches Interview führen.',
})

export const translations = [apply, registration, publicJobTextsGerman, offerTextsGerman, uiTextsGerman]
