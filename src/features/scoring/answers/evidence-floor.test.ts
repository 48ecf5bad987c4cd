import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { type Degenerate, degenerateInterviews } from '#testing/interviews/degenerate-interviews.ts'
import { personas } from '#testing/interviews/personas.ts'
import { type AnswerDrafts, finalise, type Prepared, prepare } from '../pipeline.ts'
import { assess, builtinEngine } from '../score-interview.ts'
import type { DraftScore } from '../scores/draft.ts'

const languages: readonly Language[] = ['en', 'fr', 'de', 'es']
const all = languages.flatMap((language) =>
  degenerateInterviews(language).map((one) => [`${language}: ${one.what}`, one] as const),
)

/** An engine that gives everybody 100, with the first words of every answer for a quote. */
function alwaysHundred(prepared: Prepared): AnswerDrafts {
  const claims = prepared.evidence.answers.map(({ text }, index) => ({
    source: 'answer' as const,
    index,
    start: 0,
    text: text.slice(0, 40),
  }))
  const best: DraftScore = { value: 100, reason: 'High potential.', claims }
  const [claim] = claims
  return {
    mindset: best,
    culture: best,
    communication: best,
    potential: best,
    skills: claim
      ? prepared.job.idealProfile.skills.map((skill) => ({ skill, shown: 'explained', claim }))
      : [],
    questions: prepared.questions.map((_, index) => ({ index, value: 100, reason: 'High potential.' })),
  }
}

describe('the evidence floor', () => {
  test('is tried with 60 interviews in each language', () => {
    for (const language of languages) expect(degenerateInterviews(language)).toHaveLength(60)
  })

  test.each(all)('%s: no total', (_, { input }: Degenerate) => {
    const result = assess(input)
    expect(result.score).toBeNull()
    expect(result.noScoreReason).toMatch(/./)
  })

  test.each(all)(
    '§assessment-7 %s: no total from an engine that always says 100',
    (_, { input }: Degenerate) => {
      const prepared = prepare(input)
      const result = finalise(prepared, alwaysHundred(prepared), { ...builtinEngine, engine: 'llm' })
      expect(result.score).toBeNull()
      expect(result.noScoreReason).toMatch(/./)
    },
  )

  const judged = personas.filter(({ band }) => band === 'excellent' || band === 'good')
  test.each(judged)('$name: two answers of a person who means it have a total', ({ input }) => {
    const { questions, answers } = input
    for (const from of questions.slice(1).keys()) {
      const two = { questions: questions.slice(from, from + 2), answers: answers.slice(from, from + 2) }
      expect(prepare({ ...input, ...two }).noScore).toBeNull()
    }
  })

  test('a terse answer with figures is not taken for small talk', () => {
    const input = personas.find(({ input: { job } }) => job.language === 'en')?.input
    if (!input) throw new Error('No persona')
    const answers = [
      'February 2025, storm, port closed for 4 days, 31 boxes through Bizerte.',
      'Car seats held, the paper lacked 2 stamps; drove there, back by noon.',
    ]
    expect(prepare({ ...input, questions: input.questions.slice(0, 2), answers }).noScore).toBeNull()
  })
})
