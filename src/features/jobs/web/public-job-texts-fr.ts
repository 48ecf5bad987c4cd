import { type Translation, translateTexts } from '#contract/texts/define-texts.ts'
import { offerTexts } from './offer-texts.ts'
import { publicJobTexts } from './public-job-texts.ts'

export const offerTextsFrench: Translation = translateTexts(offerTexts, 'fr', {
  salary: '{amount} DT / mois',
  'type.Full-time': 'Temps plein',
  'type.Part-time': 'Temps partiel',
  'type.Contract': 'Contrat à durée déterminée',
  'type.Remote': 'À distance',
  'type.Freelance': 'Indépendant',
  'type.Internship': 'Stage',
  'language.English': 'anglais',
  'language.Français': 'français',
  'language.Deutsch': 'allemand',
  'language.Spanish': 'espagnol',
})

export const publicJobTextsFrench: Translation = translateTexts(publicJobTexts, 'fr', {
  toAbout: 'Lire d’abord la description du poste',
  about: 'À propos du poste',
  details: 'Le poste en bref',
  next: 'La suite',
  'next.1': 'Vous vous inscrivez ici. Cela prend une minute, sans compte.',
  'next.2':
    'Vous répondez par écrit à des questions en {language}, dans une conversation, quand cela vous convient.',
  'next.2.timed':
    'Vous répondez par écrit à des questions en {language}, dans une conversation, quand cela vous convient\u00a0: environ {minutes, plural, one {# minute} other {# minutes}}, sans limite de temps.',
  'next.3': 'Vous ajoutez votre CV (PDF, DOC ou DOCX, 3 Mo et 5 pages au maximum).',
  'next.4': 'Une personne de l’entreprise lit tout, décide et vous écrit par e-mail.',
  questions:
    '{count, plural, one {# question} other {# questions}}, environ {minutes, plural, one {# minute} other {# minutes}}',
  interviewIn: 'Entretien en {language}',
  promise:
    'Une IA lit vos réponses et les évalue, citations à l’appui. La décision revient toujours à une personne.',
  'language.unknown': 'la langue de l’entretien',
})
