import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { readTables } from '#testing/read-tables.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { readDemoInterviewEndpoint, scoreDemoInterviewEndpoint } from '../contract.ts'

const answers = [
  'In May 2024 a clinic could not print its bills after an update. I reproduced it on a copy of their data, compared both versions, and found a font that had been removed. I put it back the same day and wrote a check for the next update. Forty clinics were spared the same fault.',
  'A customer wanted a new report by Friday. I called her, explained that testing takes a week, and asked what she needed it for. I sent her the ten figures by hand, and we agreed on the following Wednesday for the report.',
  'A colleague and I disagreed about who takes the late calls. I suggested that we count them for two weeks. It turned out that I was wrong: he had twice as many. Since then we change each week, and I measure before I argue.',
]

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startApp({ settings: { DEMO: 'on', RATE_LIMITS: 'on' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

test.each(interviewLanguages)('three questions of the demo job in %s', async (language) => {
  const { title, questions } = await app.succeed(readDemoInterviewEndpoint, { query: { language } })
  expect(title).not.toBe('')
  expect(new Set(questions).size).toBe(3)
})

test('visitors who read French are asked of work that everybody knows', async () => {
  const { title, questions } = await app.succeed(readDemoInterviewEndpoint, { query: { language: 'fr' } })
  expect(title).toBe('Chargé·e de support client')
  expect(questions.join(' ')).not.toMatch(/React|code|logiciel/i)
})

test('answers are scored with evidence, word for word, and nothing of them is stored', async () => {
  const before = await readTables(owner)
  const { evaluation } = await app.succeed(scoreDemoInterviewEndpoint, { body: { language: 'en', answers } })
  expect(evaluation.engine).toBe('builtin')
  expect(evaluation.questionScores.map(({ index }) => index)).toEqual([0, 1, 2])
  expect(evaluation.scores.mindsetScore?.value).toBeGreaterThanOrEqual(50)
  const quotes = Object.values(evaluation.scores).flatMap(({ quotes }) => quotes)
  expect(quotes.length).toBeGreaterThan(3)
  for (const { index, start, end, text } of quotes) expect(answers[index ?? 0]?.slice(start, end)).toBe(text)
  const after = await readTables(owner)
  expect(JSON.stringify(after)).not.toContain('a clinic could not print')
  for (const [table, rows] of Object.entries(after))
    if (!table.includes('limit')) expect(rows, table).toEqual(before[table])
})

test('empty answers get no score', async () => {
  const { evaluation } = await app.succeed(scoreDemoInterviewEndpoint, {
    body: { language: 'fr', answers: ['', '', ''] },
  })
  expect(evaluation.score).toBeNull()
})

test('twenty tries an hour from one address', async () => {
  const body = { language: 'en' as const, answers: ['', '', ''] }
  const statuses = []
  for (let tries = 0; tries < 19; tries++)
    statuses.push((await app.call(scoreDemoInterviewEndpoint, { body })).status)
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([18, 429])
})

test('without the demo there is no interview', async () => {
  const other = await startApp()
  try {
    const { error } = await other.call(scoreDemoInterviewEndpoint, { body: { language: 'en', answers } })
    expect(error.code).toBe('DEMO_OFF')
  } finally {
    await other.close()
  }
})
