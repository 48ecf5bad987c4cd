import { expect, test } from 'vitest'
import { redactAll } from '../redaction/redact.ts'
import { finaliseScore } from './draft.ts'

const answer = 'I called the supplier on Monday and had the boxes by noon.'
const nobody = { firstName: '', lastName: '', email: '', phone: '', city: '' }
const evidence = { answers: redactAll([answer], nobody, []), cv: null }
const claim = (text: string, start = answer.indexOf(text)) => ({
  source: 'answer' as const,
  index: 0,
  start,
  text,
})
const fieldScore = (value: number | null, ...claims: ReturnType<typeof claim>[]) =>
  finaliseScore('mindsetScore', { value, reason: 'Acts.', claims }, evidence)

test('a score keeps the quotes that stand where they are said to', () => {
  const made = fieldScore(80, claim('called the supplier'), claim('called the boss', 2))
  expect(made).toMatchObject({ value: 80, quotes: [{ text: 'called the supplier' }] })
})

test.each([
  ['words that nobody said', claim('I signed the contract', 0)],
  ['words that stand elsewhere', claim('called the supplier', 0)],
  ['another case', claim('CALLED the supplier', 2)],
  ['no words', claim('   ', 1)],
  ['an answer that is not there', { ...claim('called'), index: 4 }],
])('§assessment-1 without a quote that verifies a score falls to 0: %s', (_, wrong) => {
  expect(fieldScore(80, wrong)).toMatchObject({
    value: 0,
    quotes: [],
    reason: expect.stringMatching(/no quote/),
  })
})

test('what could not be judged is no 0, and what is out of range is brought into it', () => {
  expect(fieldScore(null)).toMatchObject({ value: null, insufficient: true })
  expect(fieldScore(130, claim('called')).value).toBe(100)
  expect(fieldScore(-5, claim('called')).value).toBe(0)
})
