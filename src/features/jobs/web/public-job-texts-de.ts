import { type Translation, translateTexts } from '#contract/texts/define-texts.ts'
import { offerTexts } from './offer-texts.ts'
import { publicJobTexts } from './public-job-texts.ts'

export const offerTextsGerman: Translation = translateTexts(offerTexts, 'de', {
  salary: '{amount} DT / Monat',
  'type.Full-time': 'Vollzeit',
  'type.Part-time': 'Teilzeit',
  'type.Contract': 'Befristet',
  'type.Remote': 'Remote',
  'type.Freelance': 'Freiberuflich',
  'type.Internship': 'Praktikum',
  'language.English': 'Englisch',
  'language.Français': 'Französisch',
  'language.Deutsch': 'Deutsch',
  'language.Spanish': 'Spanisch',
})

export const publicJobTextsGerman: Translation = translateTexts(publicJobTexts, 'de', {
  toAbout: 'Zuerst die Stellenbeschreibung lesen',
  about: 'Über die Stelle',
  details: 'Die Stelle in Kürze',
  next: 'So geht es weiter',
  'next.1': 'Sie registrieren sich hier. Das dauert eine Minute und braucht kein Konto.',
  'next.2': 'Sie beantworten Fragen schriftlich auf {language}, in einem Chat, wann es Ihnen passt.',
  'next.2.timed':
    'Sie beantworten Fragen schriftlich auf {language}, in einem Chat, wann es Ihnen passt: etwa {minutes, plural, one {# Minute} other {# Minuten}}, ohne Zeitlimit.',
  'next.3': 'Sie fügen Ihren Lebenslauf hinzu (PDF, DOC oder DOCX, höchstens 3 MB und 5 Seiten).',
  'next.4': 'Ein Mensch im Unternehmen liest alles, entscheidet und schreibt Ihnen per E-Mail.',
  questions:
    '{count, plural, one {# Frage} other {# Fragen}}, etwa {minutes, plural, one {# Minute} other {# Minuten}}',
  interviewIn: 'Interview auf {language}',
  promise: 'Eine KI liest Ihre Antworten und bewertet sie mit Zitaten. Es entscheidet immer ein Mensch.',
  'language.unknown': 'der Sprache des Interviews',
})
