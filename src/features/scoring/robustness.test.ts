import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { personas } from '#testing/interviews/personas.ts'
import { readOne } from '#testing/interviews/read-one.ts'
import { prepare } from './pipeline.ts'
import { assess } from './score-interview.ts'
import { scoreAnswer } from './scores/answer-score.ts'
import { skillsInAnswers } from './scores/skills-in-answers.ts'
import { isNear } from './text/fuzzy-match.ts'
import { mended } from './text/spelling.ts'
import { wordsOf } from './text/text.ts'

const graded = personas
  .filter(({ band }) => ['excellent', 'good', 'partial'].includes(band))
  .map((persona) => [persona.name, persona.input] as const)

/** Two neighbouring letters swapped in every twentieth word of five letters or more, never the first letter. */
function withSlips(text: string): string {
  let count = 0
  return text.replace(/\p{L}{5,}/gu, (word) => {
    if (count++ % 20 !== 7) return word
    const at = 1 + (count % (word.length - 2))
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  })
}

const padding: Record<Language, string> = {
  en: ' The weather was nice and everybody knows how life goes on.',
  fr: ' Le temps était agréable et chacun sait comment va la vie.',
  de: ' Das Wetter war angenehm und jeder weiß, wie das Leben so geht.',
  es: ' El tiempo era agradable y ya se sabe cómo es la vida.',
}

describe('the same content is worth the same', () => {
  test.each(graded)('§assessment-17 %s: slips of the pen move the total by 3 points at most', (_, input) => {
    const slipped = assess({ ...input, answers: input.answers.map(withSlips) })
    expect(Math.abs((slipped.score ?? 0) - (assess(input).score ?? 0))).toBeLessThanOrEqual(3)
  })

  test.each(graded)('§assessment-17 %s: padding moves the total by 3 points at most', (_, input) => {
    const answers = input.answers.map((answer) => answer + padding[input.job.language])
    const padded = assess({ ...input, answers })
    expect(Math.abs((padded.score ?? 0) - (assess(input).score ?? 0))).toBeLessThanOrEqual(3)
  })
})

describe('slips of the pen', () => {
  test.each([
    ['organised', 'orgnaised', true],
    ['customer', 'custmer', true],
    ['customer', 'customerr', true],
    ['customer', 'consumer', false],
    ['tested', 'rested', false],
    ['team', 'tema', false],
  ])('%s, %s: %s', (meant, written, near) => expect(isNear(written, meant)).toBe(near))

  test('are mended to words the engine looks for, the places left as they are; empty talk is not read into them', () => {
    const words = mended(wordsOf('Pirvate becuase exports'), 'en')
    expect(words.map(({ text }) => text)).toEqual(['pirvate', 'because', 'exports'])
    expect(words[1]).toMatchObject({ start: 8, end: 15 })
  })
})

test('a slip of the pen in another form of a skill’s word does not hide the skill', () => {
  const input = personas.find(({ input }) => input.job.language === 'en')?.input
  if (!input) throw new Error('No persona')
  const idealProfile = { ...input.job.idealProfile, skills: ['Carrier negotiation'] }
  const shown = (text: string) =>
    skillsInAnswers(
      prepare({ ...input, job: { ...input.job, idealProfile }, answers: [text, ...input.answers.slice(1)] }),
    ).filter(({ shown }) => shown === 'explained').length
  const told = 'In 2019 I negotiated with two other carriers and cut the freight cost by 8 %.'
  expect(shown(told)).toBe(1)
  expect(shown(told.replace('carriers', 'cariers'))).toBe(1)
})

describe('small talk', () => {
  const told: Record<Language, string> = {
    en: 'The driver was late on Monday. I called the customer, moved the order and saved the contract of 400 euros.',
    fr: "Le chauffeur était en retard lundi. J'ai appelé le client, déplacé la commande et sauvé le contrat de 400 euros.",
    de: 'Der Fahrer war am Montag verspätet. Ich habe den Kunden angerufen, den Auftrag verschoben und den Vertrag über 400 Euro gerettet.',
    es: 'El conductor llegó tarde el lunes. Llamé al cliente, moví el pedido y salvé el contrato de 400 euros.',
  }
  const chats: Record<Language, readonly string[]> = {
    en: [
      'The weather is nice and I am writing to you from my kitchen.',
      'When you think about it, everyone has their own way.',
    ],
    fr: ['Il fait beau et je vous écris depuis ma cuisine.', 'Quand on y pense, chacun a sa façon de voir.'],
    de: [
      'Das Wetter ist schön und ich schreibe Ihnen aus der Küche.',
      'Wenn man darüber nachdenkt, hat jeder seine Art.',
    ],
    es: ['Hace buen tiempo y les escribo desde la cocina.', 'Si uno lo piensa, cada uno tiene su manera.'],
  }
  test.each(['en', 'fr', 'de', 'es'] as const)('%s: beside an answer is no part of it', (language) => {
    const alone = readOne(language, told[language])
    for (const chat of chats[language]) {
      const beside = readOne(language, `${told[language]} ${chat}`)
      expect(scoreAnswer({ ...beside, counts: 1 })).toEqual(scoreAnswer({ ...alone, counts: 1 }))
      expect(beside.spoken).toEqual(alone.spoken)
    }
  })

  const deeds: Record<Language, string> = {
    en: ', and I counted thirty boxes.',
    fr: " et j'ai compté trente cartons.",
    de: ', und ich habe dreißig Kisten gezählt.',
    es: ' y conté treinta cajas.',
  }
  test.each(['en', 'fr', 'de', 'es'] as const)('%s: what tells something besides is kept', (language) => {
    const [chat = ''] = chats[language]
    const { spoken } = readOne(language, `${told[language]} ${chat.slice(0, -1)}${deeds[language]}`)
    expect(spoken).toHaveLength(3)
  })
})
