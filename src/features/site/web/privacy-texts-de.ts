import { translateTexts } from '#contract/texts/define-texts.ts'
import { freeOfferTexts } from '#features/billing/web/free-offer-texts.ts'
import { uiTextsGerman } from '#ui/texts/ui-texts-de.ts'
import { privacyTexts } from './privacy-texts.ts'
import { termsTexts } from './terms-texts.ts'

const privacy = translateTexts(privacyTexts, 'de', {
  title: 'Datenschutz und Nutzungsbedingungen',
  lead: 'Was wir speichern, was wir damit tun und welche Regeln für alle gelten. In einfachen Worten, denn zum Lesen sollte niemand juristischen Rat brauchen.',
  updated: 'Letzte Änderung: November 2026',
  privacy: 'Datenschutzerklärung',
  terms: 'Nutzungsbedingungen',
  questionsTitle: 'Ist etwas unklar?',
  questionsText: 'Fragen Sie uns. Wir erklären lieber, als missverstanden zu werden.',
  contact: 'Kontakt aufnehmen',
  'collect.title': 'Welche Daten wir erheben',
  'collect.text': 'Nur, was eine Bewerbung braucht, und nur, was Menschen uns selbst angeben.',
  'collect.employers':
    'Von Unternehmen: Name, E-Mail, Telefon, Adresse und Ort sowie Name, Beschreibung, Branche, Größe und Werte des Unternehmens.',
  'collect.candidates':
    'Von Bewerberinnen und Bewerbern: Vor- und Nachname, Telefon, E-Mail, Ort, Antworten im Interview und der hochgeladene Lebenslauf.',
  'collect.typing':
    'Während Sie antworten: wie viel eingefügt und wie getippt wurde. Das steht auf der ersten Seite des Interviews.',
  'collect.selfDescription':
    'Nach dem Absenden und nur, wenn Sie antworten möchten: Geschlecht, Altersgruppe und Behinderung. Diese Angaben werden getrennt gespeichert und nur gezählt, um zu sehen, ob Gruppen unterschiedlich behandelt werden. Niemand kann nachsehen, was eine einzelne Person angegeben hat.',
  'use.title': 'Wofür wir Ihre Daten verwenden',
  'use.interviews':
    'Um Interviews vorzubereiten und zu führen und um Unternehmen zu zeigen, wer sich beworben hat. Eine KI liest die Antworten und bewertet sie, jede Bewertung mit den Zitaten, auf denen sie beruht. Eine Bewertung entscheidet nichts: Das tut ein Mensch.',
  'use.mails':
    'Wir senden die E-Mails, die der Dienst braucht: Bestätigung der Adresse, Links zum Interview, Eingangsbestätigungen, Entscheidungen. Wir senden keine Werbung und verkaufen keine Daten.',
  'services.title': 'Dienste Dritter',
  'services.none':
    'Von sich aus gibt es keine: Die Seiten, die Datenbank, hochgeladene Dateien und die Auswertung der Antworten bleiben auf dem Rechner des Betreibers, und kein KI-Anbieter erhält etwas.',
  'services.some':
    'Wer eine Installation betreibt, kann Dienste anderer Unternehmen anbinden: einen KI-Anbieter für die Auswertung der Antworten, einen Speicherdienst für Dateien, eine gehostete Datenbank und einen Dienst, der E-Mails zustellt. Jeder erhält nur, was seine Aufgabe braucht.',
  'storage.title': 'Speicherung und Zugriff',
  'storage.passwords':
    'Passwörter werden nur als Hashwerte gespeichert. Die Daten eines Unternehmens gehören ihm und werden von denen anderer getrennt gehalten.',
  'storage.retention':
    'Bewerbungsdaten werden {months, plural, one {# Monat} other {# Monate}} nach der letzten Aktivität aufbewahrt oder kürzer, wenn das Unternehmen es so festgelegt hat; welche Frist gilt, steht vor dem Interview. Danach löscht eine tägliche Aufgabe sie: Antworten, Lebensläufe, Bewertungen, Berichte und E-Mails. Vorher wird niemand angeschrieben.',
  'storage.companies':
    'Unternehmen können in ihren Einstellungen eine Kopie aller ihrer Daten herunterladen: ein Archiv mit allem als JSON und jedem Lebenslauf. Dort können sie auch ihr Konto löschen. Ihre öffentlichen Links zu Stellen werden sofort geschlossen, und 7 Tage lang lässt sich das rückgängig machen. Dann wird alles vom Unternehmen gelöscht: Konten, Stellen, Bewerbungen, Antworten, Lebensläufe, Kopien und die aufbewahrten E-Mails. Es bleibt nur ein Protokoll der Vorgänge, das Personen und Unternehmen allein mit zufälligen Kennungen nennt.',
  'storage.candidates':
    'Jede E-Mail zu einer Bewerbung enthält einen Link zu einer privaten Seite, „Meine Bewerbung“. Dort sehen Sie, was gespeichert ist, können es berichtigen, eine Kopie herunterladen, die Bewerbung zurückziehen, um einen Menschen bitten und alles auf einmal löschen, mit einer Quittung. Bewertungen mit ihren Begründungen und Notizen des Teams erhalten Sie bei dem Unternehmen, bei dem Sie sich beworben haben. Haben Sie den Link verloren, schreiben Sie an {email} von der Adresse, die Sie bei uns verwendet haben.',
  'sharing.title': 'Weitergabe von Daten',
  'sharing.text':
    'Die Daten einer Bewerbung sieht nur das Unternehmen, das die Stelle ausgeschrieben hat. Andere Unternehmen sehen sie nie. Wir geben nichts an andere weiter, es sei denn, das Gesetz verpflichtet uns dazu.',
  'cookies.title': 'Cookies und Tracking',
  'cookies.text':
    'Keine Cookies, kein Tracking. Ihr Browser speichert, was die Seiten brauchen: Ihre Anmeldung, das gewählte Farbschema und eine begonnene Stellenanzeige. Wechseln Sie die Sprache einer Seite, behält er für diesen Moment auch, was Sie dort eingegeben haben. Es bleibt auf Ihrem Gerät, bis Sie es löschen.',
})

const terms = translateTexts(termsTexts, 'de', {
  'eligibility.title': 'Wer den Dienst nutzen darf',
  'eligibility.text':
    'Der Dienst steht Unternehmen, Start-ups, Einzelunternehmen und Einzelpersonen ab 18 Jahren offen. Bei der Registrierung findet keine rechtliche Prüfung statt.',
  'use.title': 'Zulässige Nutzung',
  'use.rules':
    'Kein Spam, keine Angebote von Stellen, die es nicht gibt, und keine von einer KI geschriebenen Antworten im Interview. Missbräuchlich genutzte Konten können gesperrt werden.',
  'use.aiSign':
    'Ein Anzeichen dafür, dass eine KI eine Antwort geschrieben haben könnte, ist ein Hinweis mit Begründung; es ändert nie eine Bewertung.',
  'payments.title': 'Zahlungen',
  'payments.off': 'Diese Installation verkauft keine Tarife, es ist also nichts zu bezahlen.',
  'payments.manual':
    'Bezahlt wird von Hand, über den QR-Code einer örtlichen Zahlungs-App. Es gibt keine wiederkehrenden Abonnements: Ein bezahlter Tarif gilt einen Monat ab der Freischaltung und verlängert sich nicht von selbst.',
  'payments.activation':
    'Nach der Überweisung senden Sie über ein Kaufformular einen Screenshot davon. Die Freischaltung dauert bis zu 24 Stunden; die Bestätigung und eine Rechnung kommen per E-Mail.',
  'payments.current':
    'Ihr bisheriger Tarif gilt, bis die Zahlung des neuen bestätigt ist, und wird dann beendet. Es kann nur ein Tarif aktiv sein.',
  'payments.refunds':
    'Erstattet wird nur, wenn ein falscher Betrag überwiesen wurde und der Tarif noch nicht freigeschaltet ist.',
  'free.title': 'Kostenloses Angebot',
  'liability.title': 'Haftungsbeschränkung',
  'liability.text':
    'Bewertungen helfen beim Lesen; sie urteilen nicht über einen Menschen. Das einstellende Unternehmen trifft die Entscheidung und verantwortet sie. Wir tun unser Bestes, damit der Dienst läuft und stimmt, können aber nicht zusagen, dass er immer verfügbar oder fehlerfrei ist, und haften, soweit das Gesetz es erlaubt, nicht für eine erfolgte oder verpasste Einstellung.',
  'changes.title': 'Änderungen',
  'changes.text':
    'Diese Bedingungen können sich ohne Ankündigung ändern. Der Monat oben auf dieser Seite nennt die letzte Änderung.',
  'contact.title': 'Kontakt',
  'contact.text': 'Schreiben Sie an {email} oder nutzen Sie die Kontaktseite.',
})

const freeOffer = translateTexts(freeOfferTexts, 'de', {
  trial: 'Der kostenlose Test dauert 30 Tage, einmalig, mit 1 Stellenanzeige und bis zu 10 Bewerbungen.',
  starter: 'Der Starter-Tarif ist dauerhaft kostenlos, mit 1 Stellenanzeige und bis zu 10 Bewerbungen.',
  'terms.off':
    'Diese Installation verkauft keine Tarife: Dem Unternehmen, das sie betreibt, steht alles offen.',
  'terms.none':
    'Zurzeit gibt es kein kostenloses Angebot: Für eine Stellenanzeige braucht es einen bezahlten Tarif.',
  'terms.trial':
    'Ein Unternehmen erhält ihn einmal, sobald sein Profil vollständig ist, und zahlt nichts dafür. Er ruht, solange ein bezahlter Tarif aktiv ist; seine 30 Tage laufen weiter. Danach braucht eine Stellenanzeige einen bezahlten Tarif.',
  'terms.starter':
    'Ein Unternehmen erhält ihn einmal, sobald sein Profil vollständig ist, und zahlt nichts dafür. Er ruht, solange ein bezahlter Tarif aktiv ist, und ist danach mit dem Rest wieder da. Der bezahlte Starter-Tarif ist ein eigener Tarif mit Platz für mehr Bewerbungen.',
})

export const translations = [privacy, terms, freeOffer, uiTextsGerman]
