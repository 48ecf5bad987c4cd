import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { assess } from './assess.ts'
import { personas } from './fixtures/personas.ts'
import { skillsInAnswers } from './marks/technical-skills.ts'
import { isNear } from './near.ts'
import { prepare } from './pipeline.ts'
import { mended } from './spelling.ts'
import { wordsOf } from './text.ts'

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
  test.each(graded)('%s: slips of the pen move the total by 3 points at most', (_, input) => {
    const slipped = assess({ ...input, answers: input.answers.map(withSlips) })
    expect(Math.abs((slipped.score ?? 0) - (assess(input).score ?? 0))).toBeLessThanOrEqual(3)
  })

  test.each(graded)('%s: padding moves the total by 3 points at most', (_, input) => {
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
    ).length
  const told = 'In 2019 I negotiated with two other carriers and cut the freight cost by 8 %.'
  expect(shown(told)).toBe(1)
  expect(shown(told.replace('carriers', 'cariers'))).toBe(1)
})
