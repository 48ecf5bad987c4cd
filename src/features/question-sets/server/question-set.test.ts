import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeJobEndpoint, type Job } from '#features/jobs/contract/jobs.ts'
import { readOfferHintsEndpoint } from '#features/jobs/contract/offer-hints.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob, aNewJob } from '#testing/builders/a-job.ts'
import { aStartedInterview } from '#testing/builders/an-interview.ts'
import { interviewCalls } from '#testing/interview-calls.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  changeQuestionSetEndpoint,
  checkQuestionsEndpoint,
  type QuestionSet,
  readQuestionSetEndpoint,
  rewriteQuestionSetEndpoint,
  suggestQuestionEndpoint,
} from '../contract/question-set.ts'
import { listQuestions } from './list-questions.ts'
import { writeQuestionSet } from './write-question-set.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let stranger: TestCompany
let job: Job
let set: QuestionSet
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  stranger = await aCompany(app, { account: { name: 'Strangers' } })
})
beforeEach(async () => {
  job = await aJob(app, company, { interviewLanguage: 'English' })
  set = await read()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

type Wanted = Parameters<typeof app.call<typeof changeQuestionSetEndpoint>>[1]['body']['questions']

const params = () => ({ jobId: job.id })
const read = async () =>
  (await app.call(readQuestionSetEndpoint, { token: company.token, params: params() })).body
const asIs = (): Wanted => set.questions.map(({ text }, from) => ({ text, from }))
const save = (questions: Wanted, version = set.version, { token } = company) =>
  app.call(changeQuestionSetEndpoint, { token, params: params(), body: { version, questions } })
const rewrite = (version = set.version, { token } = company) =>
  app.call(rewriteQuestionSetEndpoint, { token, params: params(), body: { version } })
const suggest = (body: { at: number; questions: string[]; attempt?: number }, { token } = company) =>
  app.call(suggestQuestionEndpoint, { token, params: params(), body })

test('is read whole, with how to read each answer', async () => {
  expect(set).toMatchObject({ state: 'ready', lockedAt: null, language: 'English' })
  expect(set.minutes).toBe(Math.ceil((set.questions.length * 2.5) / 5) * 5)
  for (const question of set.questions) {
    expect(question).toMatchObject({ origin: 'written', problems: [] })
    expect(question.anchors).toHaveLength(5)
    expect(question.intent).not.toBe('')
  }
})

describe('a change', () => {
  test('§question-set-1 orders, words, drops and adds; a question keeps its guide, an added one has that of its competency', async () => {
    const [first, second, ...rest] = asIs()
    const wanted = [
      ...rest,
      { text: `  ${first?.text} Why? `, from: 0 },
      { text: 'Which mistake of yours taught you most?', from: null, competency: 'potential' as const },
    ]
    expect(second).toBeDefined()
    const { status, body } = await save(wanted)
    expect(status).toBe(200)
    expect(body.version).toBe(set.version + 1)
    expect(body.questions).toHaveLength(set.questions.length)
    expect(body.questions.slice(0, rest.length)).toEqual(set.questions.slice(2))
    const [worded, added] = body.questions.slice(-2)
    const { problems: _problems, ...guide } = set.questions[0] ?? {}
    expect(worded).toMatchObject({ ...guide, text: `${first?.text} Why?`, origin: 'edited' })
    expect(added).toMatchObject({ competency: 'potential', origin: 'added', keyPoints: [] })
    expect(added?.anchors).toHaveLength(5)
    expect(await read()).toEqual(body)
    const kept = await app.platform.db.forCompany(company.companyId, (tx) =>
      listQuestions(tx, company.companyId, job.id),
    )
    expect(kept.map(({ text, guide }) => [text, guide.competency])).toEqual(
      body.questions.map(({ text, competency }) => [text, competency]),
    )
    const { rows } = await owner.query('select action from audit_log where subject_id = $1 order by seq', [
      job.id,
    ])
    expect(rows.at(-1)).toEqual({ action: 'question-set.changed' })
  })

  test('of a version that is over, or of questions that are not there, is refused', async () => {
    expect((await save(asIs().reverse())).status).toBe(200)
    expect(await save(asIs())).toMatchObject({ status: 409, error: { code: 'QUESTIONS_CHANGED' } })
    const missing = [...asIs().slice(1), { text: 'What drives you?', from: 99 }]
    expect(await save(missing, set.version + 1)).toMatchObject({ error: { code: 'QUESTIONS_CHANGED' } })
  })

  test('that asks the same twice is refused, whatever its case, accents and signs', async () => {
    const [first, ...rest] = asIs()
    const twice = [...rest, { text: 'Quel été ?', from: null }, { text: '“QUEL ETE”', from: null }]
    expect(first).toBeDefined()
    expect(await save(twice)).toMatchObject({
      status: 400,
      error: {
        code: 'SAME_QUESTION',
        message: 'Two of the questions are the same. Please change or drop one.',
      },
    })
    expect(await read()).toEqual(set)
  })

  test.each([
    ['two questions', (all: Wanted) => all.slice(0, 2), 'An interview needs at least 3 questions.'],
    [
      'thirteen',
      () => Array.from({ length: 13 }, (_, at) => ({ text: `Why ${at}?`, from: null })),
      'An interview has at most 12 questions.',
    ],
    [
      'an empty one',
      (all: Wanted) => all.with(0, { text: ' ', from: 0 }),
      'Please write the question, or drop it.',
    ],
    [
      'too long a one',
      (all: Wanted) => all.with(0, { text: 'x'.repeat(501), from: 0 }),
      'Please keep each question under 500 characters.',
    ],
  ])('%s is refused', async (_what, wanted, message) => {
    expect(await save(wanted(asIs()))).toMatchObject({ status: 400, error: { code: 'BAD_INPUT', message } })
    expect(await read()).toEqual(set)
  })

  test('tells what is the matter with what was written, and keeps it', async () => {
    const { body } = await save([
      ...asIs().slice(1),
      { text: 'Are you pregnant or planning a family?', from: null },
    ])
    expect(body.questions.at(-1)?.problems).toMatchObject([{ kind: 'protected' }, { kind: 'style' }])
  })

  test('stays when the offer changes, and goes when its language does', async () => {
    const { body: mine } = await save(asIs().reverse())
    const offer = aNewJob({ interviewLanguage: 'English', title: 'Another title' })
    const change = (body: typeof offer, version: number) =>
      app.call(changeJobEndpoint, { token: company.token, params: params(), body: { ...body, version } })
    expect((await change(offer, 1)).body.questionsState).toBe('ready')
    expect((await read()).questions).toEqual(mine.questions)
    await change({ ...offer, interviewLanguage: 'Deutsch' }, 2)
    await app.runTasks()
    const anew = await read()
    expect(anew).toMatchObject({ state: 'ready', language: 'Deutsch' })
    expect(anew.questions.map(({ origin }) => origin)).not.toContain('edited')
  })
})

describe('a rewriting', () => {
  test('§question-set-3 gives other questions, and none to change until they are there', async () => {
    const { status, body } = await rewrite()
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'preparing', questions: [], version: set.version + 1 })
    expect(await save(asIs(), body.version)).toMatchObject({
      status: 409,
      error: { code: 'QUESTIONS_CHANGED' },
    })
    expect(await rewrite(body.version)).toMatchObject({ error: { code: 'QUESTIONS_CHANGED' } })
    expect(await suggest({ at: 0, questions: [] })).toMatchObject({ error: { code: 'QUESTIONS_CHANGED' } })
    await app.runTasks()
    const anew = await read()
    expect(anew.state).toBe('ready')
    expect(anew.version).toBeGreaterThan(body.version)
    expect(anew.questions.map(({ text }) => text)).not.toEqual(set.questions.map(({ text }) => text))
  })

  test('of a version that is over is refused', async () => {
    await save(asIs().reverse())
    expect(await rewrite()).toMatchObject({ status: 409, error: { code: 'QUESTIONS_CHANGED' } })
  })

  test('a task that comes late, or twice, changes nothing of what stands', async () => {
    const { body: mine } = await save(asIs().reverse())
    await writeQuestionSet(app.platform, { companyId: company.companyId, jobId: job.id })
    expect(await read()).toEqual(mine)
    await aStartedInterview(app, await aCandidate(app, job))
    await owner.query(`update jobs set questions_state = 'preparing' where id = $1`, [job.id])
    await writeQuestionSet(app.platform, { companyId: company.companyId, jobId: job.id })
    await owner.query(`update jobs set questions_state = 'ready' where id = $1`, [job.id])
    expect((await read()).questions).toEqual(mine.questions)
  })
})

describe('another question', () => {
  test('§question-set-3 comes for one place, another one each time, and nothing is kept', async () => {
    const questions = set.questions.map(({ text }) => text)
    const texts = new Set<string>()
    for (const attempt of [1, 2, 3]) {
      const { status, body } = await suggest({ at: 1, questions, attempt })
      expect(status).toBe(200)
      expect(questions).not.toContain(body.text)
      texts.add(body.text)
    }
    expect(texts.size).toBeGreaterThan(1)
    expect(await read()).toEqual(set)
  })

  test('what is written is checked before it is saved', async () => {
    const check = (questions: string[], { token } = company) =>
      app.call(checkQuestionsEndpoint, { token, params: params(), body: { questions } })
    const { body } = await check([
      'What did you build last year, and what came of it?',
      'How old are you?',
      '',
    ])
    expect(body.problems).toHaveLength(3)
    expect(body.problems[1]).toMatchObject([{ kind: 'protected' }])
    expect((await check(['Why?'], stranger)).status).toBe(404)
  })
})

describe('from the first candidate on', () => {
  beforeEach(async () => {
    await aStartedInterview(app, await aCandidate(app, job))
  })

  test('§question-set-1 nothing of it changes, and the reason is said', async () => {
    expect((await read()).lockedAt).not.toBeNull()
    const error = {
      code: 'QUESTIONS_LOCKED',
      message:
        'A candidate has already started this interview. From then on every candidate gets the same questions.',
    }
    expect(await save(asIs().reverse())).toMatchObject({ status: 409, error })
    expect(await rewrite()).toMatchObject({ status: 409, error })
    expect(await suggest({ at: 0, questions: [] })).toMatchObject({ status: 409, error })
    expect((await read()).questions).toEqual(set.questions)
  })

  test('the time stays that of the first', async () => {
    const { lockedAt } = await read()
    await aStartedInterview(app, await aCandidate(app, job))
    expect((await read()).lockedAt).toBe(lockedAt)
  })
})

test('§question-set-1 a change that races with a start comes before it or is refused', async () => {
  const { start } = interviewCalls(app)
  for (let run = 0; run < 8; run++) {
    job = await aJob(app, company, { interviewLanguage: 'English' })
    set = await read()
    const candidate = await aCandidate(app, job)
    const [started, changed] = await Promise.all([start(candidate), save(asIs().reverse())])
    expect(started.status).toBe(200)
    const asked = started.body.questions
    if (changed.status === 200) expect(asked).toEqual(changed.body.questions.map(({ text }) => text))
    else {
      expect(changed.error.code).toBe('QUESTIONS_LOCKED')
      expect(asked).toEqual(set.questions.map(({ text }) => text))
    }
  }
})

test('others neither read nor change it', async () => {
  const { token } = stranger
  const answers = await Promise.all([
    app.call(readQuestionSetEndpoint, { token, params: params() }),
    save(asIs(), set.version, stranger),
    rewrite(set.version, stranger),
    suggest({ at: 0, questions: [] }, stranger),
    app.call(readQuestionSetEndpoint, { token: company.token, params: { jobId: randomUUID() } }),
  ])
  for (const { status, error } of answers) expect([status, error.code]).toEqual([404, 'NOT_FOUND'])
  expect(await read()).toEqual(set)
})

test('an offer that says too little gets a hint', async () => {
  const { status, body } = await app.call(readOfferHintsEndpoint, {
    token: company.token,
    body: { title: 'Seller', description: 'You sell.' },
  })
  expect(status).toBe(200)
  expect(body.hints).toMatchObject([{ field: 'description', kind: 'thin' }])
})
