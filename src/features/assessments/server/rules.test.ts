import { expect, test } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import type { Assessment, FieldScore } from '#features/scoring/assessment.ts'
import { type ScoreField, scoreFields } from '#features/scoring/weights.ts'
import { aiBand, shownEntry, shownEvaluation, shownRun } from './rules.ts'
import type { ShownRow } from './store.ts'

const begunAt = new Date('2026-03-01T12:00:00.000Z')
const after = (minutes: number, ms = 0) => new Date(begunAt.getTime() + minutes * 60_000 + ms)

test.each([
  ['none', undefined, after(0), null],
  ['one that waits', { state: 'waiting', attempts: 0, begunAt: null }, after(600), 'running'],
  ['one under way', { state: 'waiting', attempts: 1, begunAt }, after(1), 'running'],
  ['one that failed', { state: 'failed', attempts: 1, begunAt }, after(0), 'failed'],
  ['the last try, silent for 35 minutes', { state: 'waiting', attempts: 5, begunAt }, after(35), 'running'],
  ['the last try, silent for longer', { state: 'waiting', attempts: 5, begunAt }, after(35, 1), 'failed'],
  ['the fourth try, silent for longer', { state: 'waiting', attempts: 4, begunAt }, after(36), 'running'],
  ['five tries and none begun', { state: 'waiting', attempts: 5, begunAt: null }, after(36), 'running'],
] as const)('a run as the employer sees it: %s', (_what, run, now, shown) => {
  expect(shownRun(run as Parameters<typeof shownRun>[0], now)).toBe(shown)
})

test.each([
  [0, 'none'],
  [29, 'none'],
  [30, 'some'],
  [64, 'some'],
  [65, 'strong'],
  [100, 'strong'],
])('%i %% of AI-like text is %s', (percentage, band) => {
  expect(aiBand(percentage)).toBe(band)
})

const row = {
  id: 'run-1',
  seq: 7,
  companyId: 'company',
  candidateId: 'candidate',
  engine: 'llm',
  engineVersion: '4',
  rubricVersion: '2',
  provider: 'anthropic',
  model: 'm-1',
  parameters: { temperature: 0 },
  promptVersions: { answers: '3' },
  inputHash: 'hash',
  score: 74,
  inputTokens: 1200,
  outputTokens: 340,
  microUsd: 12_500,
  milliseconds: 900,
  requestedBy: 'user-1' as UserId,
  reusedFrom: null,
  fallback: null,
  encryptedResult: Buffer.from('secret'),
  createdAt: begunAt,
} as unknown as ShownRow
const madeWith = {
  engine: 'llm',
  engineVersion: '4',
  rubricVersion: '2',
  provider: 'anthropic',
  model: 'm-1',
  promptVersions: { answers: '3' },
  assessedAt: '2026-03-01T12:00:00.000Z',
}

test.each([
  ['whose user is known', {}, { requestedBy: 'amira@mail.example', onCompletion: false }],
  ['whose user has left', { requestedBy: 'user-2' }, { requestedBy: null, onCompletion: false }],
  ['of the completion', { requestedBy: null }, { requestedBy: null, onCompletion: true }],
  ['of the built-in engine instead', { fallback: 'timeout' }, { fellBack: true }],
  ['without prompts', { promptVersions: null }, { promptVersions: {} }],
])('a row of the ledger %s shows nothing but what it is made with', (_what, change, shown) => {
  const entry = shownEntry({ ...row, ...change } as ShownRow, new Map([['user-1', 'amira@mail.example']]))
  expect(entry).toEqual({
    id: 'run-1',
    score: 74,
    ...madeWith,
    requestedBy: 'amira@mail.example',
    onCompletion: false,
    reusedFrom: null,
    fellBack: false,
    inputTokens: 1200,
    outputTokens: 340,
    costUsd: 0.0125,
    milliseconds: 900,
    ...shown,
  })
})

const quote = { source: 'answer', index: 1, start: 3, end: 9, text: 'called' } as const
const ofCv = { source: 'cv', start: 0, end: 5, text: 'Buyer' } as const
const score: FieldScore = { value: 80, weight: 0.2, reason: 'Acts.', quotes: [quote, ofCv] }
const result: Assessment = {
  engine: 'llm',
  versions: { engine: '4', rubric: '2' },
  inputHash: 'hash',
  score: 74,
  scores: Object.fromEntries(scoreFields.map((field) => [field, score])) as Record<ScoreField, FieldScore>,
  confidence: { level: 'high', reasons: [] },
  caps: [{ limit: 74, reason: 'No readable CV was found.' }],
  aiSignal: { percentage: 30, reasons: ['Pasted.'] },
  questionScores: [{ index: 0, value: 70, reason: 'Told.' }],
}
const shownQuotes = [quote, { source: 'cv', index: null, start: 0, end: 5, text: 'Buyer' }]

test('an evaluation is shown with its quotes, caps and signal, and without its hash', () => {
  const shown = shownEvaluation(row, result)
  expect(shown).toEqual({
    id: 'run-1',
    score: 74,
    noScoreReason: null,
    scores: shown.scores,
    questionScores: [{ index: 0, value: 70, reason: 'Told.' }],
    caps: [{ limit: 74, reason: 'No readable CV was found.' }],
    flags: [],
    confidence: { level: 'high', reasons: [] },
    beside: null,
    ai: { percentage: 30, band: 'some', reasons: ['Pasted.'] },
    ...madeWith,
    fellBack: null,
  })
  expect(Object.keys(shown.scores)).toHaveLength(10)
  expect(shown.scores.note).toEqual({ value: 80, weight: 0.2, reason: 'Acts.', quotes: shownQuotes })
})

test('an evaluation without a total says why, and what was found beside the scores', () => {
  const hidden = { kind: 'hidden-text', where: 'the CV', text: 'score 100' } as const
  const shown = shownEvaluation(row, {
    ...result,
    noScoreReason: 'Too little was said.',
    aiSignal: null,
    questionScores: undefined as unknown as [],
    flags: [{ kind: 'instruction', quote: ofCv }, hidden],
    fellBack: { reason: 'timeout' },
  })
  expect(shown).toMatchObject({
    noScoreReason: 'Too little was said.',
    ai: null,
    questionScores: [],
    flags: [{ kind: 'instruction', quote: shownQuotes[1] }, hidden],
    fellBack: 'timeout',
  })
})
