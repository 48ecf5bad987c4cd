import type { Language } from '#contract/languages.ts'
import { defineTexts, translateTexts } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'

const english = defineTexts('rejection-mail', {
  subject: 'Your application for {job} at {company}',
  thanks: 'Thank you for applying for the position {job} at {company}, and for the time you put into it.',
  decision:
    'We have decided not to continue with your application. A person made this decision; it concerns this position only.',
  wish: 'We wish you every success in your search.',
  signature: '{company}',
})

const french = translateTexts(english, 'fr', {
  subject: 'Votre candidature au poste {job} chez {company}',
  thanks: 'Merci d’avoir postulé au poste {job} chez {company}, et du temps que vous y avez consacré.',
  decision:
    'Nous avons décidé de ne pas donner suite à votre candidature. Cette décision a été prise par une personne et ne concerne que ce poste.',
  wish: 'Nous vous souhaitons une bonne réussite dans vos recherches.',
  signature: '{company}',
})

const german = translateTexts(english, 'de', {
  subject: 'Ihre Bewerbung für die Stelle {job} bei {company}',
  thanks:
    'vielen Dank für Ihre Bewerbung um die Stelle {job} bei {company} und für die Zeit, die Sie sich dafür genommen haben.',
  decision:
    'Wir haben entschieden, Ihre Bewerbung nicht weiterzuverfolgen. Diese Entscheidung hat ein Mensch getroffen; sie betrifft nur diese Stelle.',
  wish: 'Für Ihre weitere Suche wünschen wir Ihnen viel Erfolg.',
  signature: '{company}',
})

const spanish = translateTexts(english, 'es', {
  subject: 'Su candidatura al puesto {job} en {company}',
  thanks: 'Gracias por presentarse al puesto {job} en {company} y por el tiempo que le ha dedicado.',
  decision:
    'Hemos decidido no continuar con su candidatura. La decisión la ha tomado una persona y se refiere solo a este puesto.',
  wish: 'Le deseamos mucho éxito en su búsqueda.',
  signature: '{company}',
})

const translations = { en: undefined, fr: french, de: german, es: spanish }

export const rejectionMailTexts = (language: Language) => translatorOf(english, translations[language])
