import { describe, expect, test } from 'vitest'
import { assess } from '../engine/assess.ts'
import { personas } from '../engine/fixtures/personas.ts'
import type { Prose } from './prose.ts'
import { writeProse } from './write-prose.ts'
import { writeProseWithModel } from './write-prose-with-model.ts'

const input = personas.find(({ band }) => band === 'excellent')?.input ?? never()
const person = { identity: input.candidate, keep: input.job.idealProfile.skills }
const excellent = assess(input)
const weak = assess(personas.find(({ band }) => band === 'weak')?.input ?? never())
const empty = assess(personas.find(({ band }) => band === 'empty')?.input ?? never())

function never(): never {
  throw new Error('No persona')
}
const all = ({ summary, strengths, toAsk }: Prose) => [...summary, ...strengths, ...toAsk]

describe('the built-in writer', () => {
  test.each(personas.map(({ name, input }) => [name, input] as const))(
    '%s: every sentence cites',
    (_, input) => {
      const results = assess(input)
      const prose = writeProse(results)
      expect(prose).toEqual(writeProse(results))
      expect(prose.summary.length).toBeGreaterThan(0)
      for (const { text, cites } of all(prose)) {
        expect(cites.length).toBeGreaterThan(0)
        expect(text).not.toMatch(/undefined|null|NaN/)
      }
    },
  )

  test('tells the total, the strengths with their quotes, and what to ask', () => {
    const strong = writeProse(excellent)
    expect(strong.summary[0]?.text).toContain(`The total is ${excellent.score} of 100`)
    expect(strong.strengths.length).toBeGreaterThan(1)
    const thin = writeProse(weak)
    expect(thin.toAsk.length).toBeGreaterThan(1)
    expect(writeProse(empty).summary[0]?.text).toMatch(/^No total is given\. .+\.$/)
  })
})

describe('a model', () => {
  const value = excellent.marks.mindsetScore.value
  const kept = {
    text: `The mindset was marked ${value}, with own actions and results.`,
    cites: ['mindsetScore'],
  }
  const written = (summary: { text: string; cites: string[] }[]) =>
    writeProseWithModel(
      async ({ schema }) => ({ object: schema.parse({ summary, strengths: [], toAsk: [] }) }),
      excellent,
      person,
    )

  test('keeps what cites; parts without any are the built-in ones', async () => {
    const prose = await written([kept])
    expect(prose).toMatchObject({ writer: 'llm', summary: [{ ...kept, cites: [{ field: 'mindsetScore' }] }] })
    expect(prose.strengths).toEqual(writeProse(excellent).strengths)
  })

  test.each([
    ['cites nothing', { text: 'The candidate is a rare talent for the whole team.', cites: [] }],
    [
      'cites what is not there',
      { text: 'The candidate knows the work well.', cites: ['charisma', 'mindsetScore/99', 'cap/9'] },
    ],
    [
      'names a number that its cite does not hold',
      { text: 'The candidate led 417 people in that time.', cites: ['mindsetScore'] },
    ],
    ['has markup', { text: 'The candidate <b>acted</b> on what was seen.', cites: ['mindsetScore'] }],
    [
      'is in another language',
      { text: 'Die Person hat selbst gehandelt und es wurde viel erreicht.', cites: ['mindsetScore'] },
    ],
    ['is endless', { text: 'The candidate acted. '.repeat(40), cites: ['mindsetScore'] }],
  ])('drops a sentence that %s', async (_, sentence) => {
    expect((await written([sentence, kept])).summary.map(({ text }) => text)).toEqual([kept.text])
  })

  test('sees results and quotes, and nobody’s name', async () => {
    const [quote] = excellent.marks.mindsetScore.quotes
    if (!quote) throw new Error('No quote')
    const quotes = [{ ...quote, text: `I, Amira Trabelsi, say: ${quote.text}` }]
    const marks = { ...excellent.marks, mindsetScore: { ...excellent.marks.mindsetScore, quotes } }
    const named = { ...excellent, marks }
    let prompt = ''
    await writeProseWithModel(
      async (question) => {
        prompt = question.prompt
        return { object: question.schema.parse({ summary: [], strengths: [], toAsk: [] }) }
      },
      named,
      person,
    )
    expect(prompt).toContain('"id":"mindsetScore/0"')
    expect(prompt).not.toContain('Trabelsi')
  })
})
