import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { assess, builtinEngine } from './assess.ts'
import { type Degenerate, degenerateInterviews } from './fixtures/degenerate-interviews.ts'
import { type AnswerDrafts, type CompetencyDraft, type Prepared, prepare, settle } from './pipeline.ts'

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
  const best: CompetencyDraft = { value: 100, reason: 'High potential.', claims }
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

  test.each(all)('%s: no total from an engine that always says 100', (_, { input }: Degenerate) => {
    const prepared = prepare(input)
    const result = settle(prepared, alwaysHundred(prepared), { ...builtinEngine, engine: 'llm' })
    expect(result.score).toBeNull()
    expect(result.noScoreReason).toMatch(/./)
  })
})
