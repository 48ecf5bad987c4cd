import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { chooseFollowUp } from './choose-follow-up.ts'

const episode: Record<Language, string> = {
  en: 'Tell us about a time when a delivery went wrong: what did you do, and what came of it?',
  fr: 'Racontez une fois où une livraison s’est mal passée : qu’avez-vous fait ?',
  de: 'Erzählen Sie von einer Situation, in der eine Lieferung schiefging: Was haben Sie getan?',
  es: 'Cuéntenos una vez en que una entrega salió mal: ¿qué hizo y qué resultó?',
}
const own = 'Who did you ask for help?'
const after = (answer: string, language: Language = 'en', question = episode[language]) =>
  chooseFollowUp({ question, ownFollowUp: own, answer, language })

describe('a short answer', () => {
  test.each([
    ['I called the customer and moved the delivery.', own],
    ['I am a reliable and punctual person.', 'What exactly did you do?'],
    ['12 boxes', own],
    ['ok', own],
  ])('%s → %s', (answer, asked) => {
    expect(after(answer)).toBe(asked)
  })

  test('is asked for an example where its question has no follow-up of its own', () => {
    const one = { question: 'Why us?', ownFollowUp: '', answer: 'It suits me.', language: 'en' } as const
    expect(chooseFollowUp(one)).toBe('Which example from your work or your life shows this?')
  })
})

const opinions: [Language, string, string][] = [
  [
    'en',
    'I am a person who likes to help customers and who is always on time, and for me it is important that the team and the customers are happy with the service.',
    'What exactly did you do?',
  ],
  [
    'fr',
    'Pour moi le plus important est la satisfaction de la clientèle, et je suis une personne sérieuse qui aime le travail en équipe et qui respecte toujours les délais du service.',
    'Qu’avez-vous fait exactement\u00a0?',
  ],
  [
    'de',
    'Mir ist die Zufriedenheit der Kunden sehr wichtig, und ich bin ein Mensch, der immer an die Sache denkt und der für das Team und für die Kunden da ist, auch unter Druck.',
    'Was genau haben Sie getan?',
  ],
  [
    'es',
    'Para mí lo más importante es la satisfacción del cliente, y soy una persona seria a la que le gusta el trabajo en equipo y que respeta siempre los plazos del servicio.',
    '¿Qué hizo usted exactamente?',
  ],
]
test.each(opinions)('in %s an answer of opinions is asked what was done', (language, answer, asked) => {
  expect(after(answer, language)).toBe(asked)
})

const deeds: [Language, string, string][] = [
  [
    'en',
    'The driver was ill that morning, so I called the customer, told her about the delay and drove the boxes to the shop myself, while my colleague opened the store for me.',
    'What came of it?',
  ],
  [
    'fr',
    'Le chauffeur était malade ce matin, alors j’ai appelé la cliente pour la prévenir du retard, et j’ai conduit les cartons moi-même jusqu’au magasin avec une collègue de la boutique.',
    'Qu’est-ce que cela a donné\u00a0?',
  ],
  [
    'de',
    'Der Fahrer war an dem Morgen krank, also habe ich die Kundin angerufen und ihr die Verspätung erklärt, und dann habe ich die Kartons selbst in den Laden gebracht.',
    'Was ist daraus geworden?',
  ],
  [
    'es',
    'El conductor estaba enfermo esa mañana, así que llamé a la clienta para avisarle del retraso y llevé yo mismo las cajas hasta la tienda con la ayuda de una compañera.',
    '¿Qué resultó de ello?',
  ],
]
test.each(deeds)('in %s an answer without an outcome is asked for it', (language, answer, asked) => {
  expect(after(answer, language)).toBe(asked)
})

test.each([
  ['that tells what came of it', `${deeds[0]?.[1]} In the end the customer thanked us.`],
  ['with a figure', `${deeds[0]?.[1]} We lost 20 minutes.`],
  ['of some length', `${opinions[0]?.[1]} `.repeat(3)],
  ['in another language than the interview', deeds[2]?.[1] ?? ''],
])('an answer %s is asked nothing', (_, answer) => {
  expect(after(answer)).toBeNull()
})

test('a question that asks for no episode brings no question for a deed', () => {
  expect(after(opinions[0]?.[1] ?? '', 'en', 'Why do you want to work with us?')).toBeNull()
})
