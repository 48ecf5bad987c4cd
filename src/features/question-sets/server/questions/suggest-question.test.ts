import { describe, expect, it } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { sampleBriefs } from '#testing/sample-briefs.ts'
import { suggestQuestion } from './suggest-question.ts'
import { writeBuiltinQuestions } from './write-builtin-questions.ts'

describe.each(interviewLanguages)('suggestQuestion in %s', (language) => {
  const briefs = sampleBriefs(language, 12)

  it('gives another question of the same competency, none of the set', () => {
    for (const brief of briefs) {
      const written = writeBuiltinQuestions(brief)
      const questions = written.map(({ text }) => text)
      for (const [at, { competency }] of written.entries()) {
        const suggested = suggestQuestion(brief, { at, questions, attempt: 1 })
        expect(suggested.competency).toBe(competency)
        expect(questions).not.toContain(suggested.text)
      }
    }
  })

  it('gives another one at each attempt, the same one for the same attempt', () => {
    for (const brief of briefs) {
      const questions = writeBuiltinQuestions(brief).map(({ text }) => text)
      const texts = [1, 2].map((attempt) => suggestQuestion(brief, { at: 1, questions, attempt }).text)
      expect(new Set(texts).size).toBe(2)
      expect(suggestQuestion(brief, { at: 1, questions, attempt: 2 }).text).toBe(texts[1])
    }
  })

  it('asks what the set lacks in place of a question that it did not write', () => {
    for (const brief of briefs) {
      const written = writeBuiltinQuestions(brief).filter(({ competency }) => competency !== 'culture')
      const questions = [...written.map(({ text }) => text), 'Zzz?']
      const suggested = suggestQuestion(brief, { at: questions.length - 1, questions, attempt: 1 })
      expect(suggested.competency).toBe('culture')
    }
  })

  it('works with an empty set and an index far off', () => {
    const [brief] = briefs
    if (!brief) throw new Error('No brief')
    for (const attempt of [1, 50, 100])
      expect(suggestQuestion(brief, { at: 11, questions: [], attempt }).text.length).toBeGreaterThan(20)
  })
})
