import { describe, expect, test } from 'vitest'
import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import { redactAll } from '../redaction/redact.ts'
import { type ScoreField, scoreFields, weights } from '../weights.ts'
import {
  behaviour,
  claimBest,
  claimSentence,
  type DraftScore,
  finaliseScores,
  isDone,
  isFull,
  needsCv,
  notRequired,
} from './draft.ts'

const answer = 'I called the supplier on Monday and had the boxes by noon.'
const nobody = { firstName: '', lastName: '', email: '', phone: '', city: '' }
const evidence = { answers: redactAll([answer], nobody, []), cv: null }
const claim = (text: string, start = answer.indexOf(text)) => ({
  source: 'answer' as const,
  index: 0,
  start,
  text,
})
/** A field's score beside fields that quote nothing. */
const finalised = (field: ScoreField, draft: DraftScore) =>
  finaliseScores(
    {
      ...(Object.fromEntries(scoreFields.map((name) => [name, needsCv()])) as Record<ScoreField, DraftScore>),
      [field]: draft,
    },
    evidence,
  )[field]
const fieldScore = (value: number | null, ...claims: ReturnType<typeof claim>[]) =>
  finalised('mindsetScore', { value, reason: 'Acts.', claims })

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

test('§assessment-10 the fields weigh what the specification says, and 1 together', () => {
  expect(weights).toEqual({
    technicalSkillsMatch: 0.2,
    mindsetScore: 0.2,
    cultureFit: 0.12,
    communicationSkills: 0.1,
    potentialScore: 0.1,
    experienceMatch: 0.08,
    languageMatch: 0.08,
    seniorityMatch: 0.07,
    educationMatch: 0.05,
    note: 0,
  })
  expect(scoreFields.reduce((sum, field) => sum + weights[field], 0)).toBeCloseTo(1, 10)
})

describe('a finalised score', () => {
  test('has the weight of its field and is whole', () => {
    expect(fieldScore(79.5, claim('called'))).toEqual({
      value: 80,
      weight: 0.2,
      reason: 'Acts.',
      quotes: [{ source: 'answer', index: 0, start: 2, end: 8, text: 'called' }],
    })
    expect(fieldScore(79.4, claim('called')).value).toBe(79)
  })
  test('of 0 shows no quote', () => {
    expect(fieldScore(0, claim('called'))).toEqual({ value: 0, weight: 0.2, reason: 'Acts.', quotes: [] })
    expect(fieldScore(0.4, claim('called')).quotes).toEqual([])
  })
  test('that cannot be judged shows no quote', () => {
    expect(fieldScore(null, claim('called'))).toEqual({
      value: null,
      weight: 0.2,
      insufficient: true,
      reason: 'Acts.',
      quotes: [],
    })
  })
  test('shows the same words once', () => {
    expect(fieldScore(80, claim('called'), claim('boxes'), claim('called')).quotes).toHaveLength(2)
  })
  test('says that no quote supports it', () => {
    expect(fieldScore(80)).toMatchObject({
      value: 0,
      weight: 0.2,
      reason: 'Acts; no quote supports it, so it counts 0.',
      quotes: [],
    })
  })
  test('needs no quote where it does not count', () => {
    expect(finalised('cultureFit', notRequired('values'))).toMatchObject({
      value: 100,
      weight: 0,
      reason: 'The job sets no company values, so this does not count.',
      quotes: [],
    })
    expect(finalised('experienceMatch', needsCv())).toMatchObject({
      value: null,
      weight: 0,
      insufficient: true,
      reason: 'No readable CV was found to score this from.',
      quotes: [],
    })
    expect(finalised('note', { value: 70, reason: 'The average.', claims: [] })).toMatchObject({
      value: 70,
      weight: 0,
    })
  })
})

test.each([
  [99.4, false],
  [99.5, true],
  [100, true],
])('%d is shown as 100: %s', (value, full) => {
  expect(isFull(value)).toBe(full)
})

const sentence = (text: string, start: number, more: Partial<SentenceReading> = {}) =>
  ({
    ...{ deeds: 0, practice: 0, group: 0, groupPractice: 0 },
    ...more,
    ...{ text, start, words: text.split(' ').map((word) => ({ text: word, start, end: start })) },
  }) as SentenceReading

test.each<[Partial<SentenceReading>, boolean]>([
  [{}, false],
  [{ deeds: 1 }, true],
  [{ practice: 1 }, true],
  [{ group: 1 }, true],
  [{ groupPractice: 1 }, false],
])('%j is something done: %s', (more, done) => {
  expect(isDone(sentence('x', 0, more))).toBe(done)
})

describe('the best sentences', () => {
  const a = sentence('I planned it.', 0, { deeds: 1 })
  const b = sentence('I led it.', 14, { deeds: 3 })
  const c = sentence('It was good.', 24)
  const d = sentence('I checked it twice.', 0, { deeds: 1 })
  const given = (index: number, sentences: SentenceReading[], spoken = sentences) =>
    ({ index, sentences, spoken }) as unknown as AnswerReading
  const both = [given(1, [d]), given(0, [b, c, a])]
  const textsOf = (...asked: Parameters<typeof claimBest>) => claimBest(...asked).map(({ text }) => text)

  test('come first, equal ones in the order in which they were said, the others after them', () => {
    expect(textsOf(both, (one) => one.deeds)).toEqual([
      'I led it.',
      'I planned it.',
      'I checked it twice.',
      'It was good.',
    ])
    expect(textsOf([given(0, [c, a, sentence('I saw it.', 40, { deeds: 1 })])], (one) => one.deeds)).toEqual([
      'I planned it.',
      'I saw it.',
      'It was good.',
    ])
  })
  test('are all where none has any of it', () => {
    expect(textsOf([given(0, [c, a])], () => 0)).toEqual(['I planned it.', 'It was good.'])
  })
  test('are those with most words where nothing was told', () => {
    expect(textsOf([given(0, [], [a, d])], () => 0)).toEqual(['I checked it twice.', 'I planned it.'])
  })
  test('are claimed where they stand', () => {
    expect(claimBest(both, (one) => one.deeds)[0]).toEqual({
      source: 'answer',
      index: 0,
      start: 14,
      text: 'I led it.',
    })
  })
})

test('what the speaker did counts most, what a group does as a rule least', () => {
  const counts = { deeds: 2, practice: 4, group: 8, groupPractice: 16 }
  expect(behaviour(sentence('x', 0, { ...counts, isGrounded: true }))).toBeCloseTo(12.4, 10)
  // Method that speaks of nothing of this work.
  expect(behaviour(sentence('x', 0, counts))).toBeCloseTo(3.1, 10)
})

describe('a sentence is quoted', () => {
  const start = 10
  const quoteOf = (text: string) => {
    const words = [...text.matchAll(/\w+/g)].map(({ index, 0: word }) => ({
      text: word,
      start: start + index,
      end: start + index + word.length,
    }))
    const { text: quoted } = claimSentence(given(0, []), {
      ...sentence(text, start),
      words,
    } as SentenceReading)
    return quoted
  }
  const given = (index: number, sentences: SentenceReading[]) =>
    ({ index, sentences, spoken: sentences }) as unknown as AnswerReading
  const words = (count: number, from = 1) =>
    Array.from({ length: count }, (_, at) => `w${from + at}`).join(' ')

  test.each([
    ['whole up to thirty words', `${words(20)}, ${words(10, 21)}`, `${words(20)}, ${words(10, 21)}`],
    ['to its thirtieth word', words(31), words(30)],
    ['to the end of its last clause', `${words(20)}, ${words(20, 21)}`, words(20)],
    ['to a semicolon', `${words(20)}; ${words(20, 21)}`, words(20)],
    ['to a colon', `${words(5)}, ${words(20, 6)}: ${words(20, 26)}`, `${words(5)}, ${words(20, 6)}`],
    ['past a clause of its first half', `${words(5)}, ${words(35, 6)}`, `${words(5)}, ${words(25, 6)}`],
  ])('%s', (_what, text, quoted) => {
    expect(quoteOf(text)).toBe(quoted)
  })
})
