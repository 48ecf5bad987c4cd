import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { revealCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { openZipArchive, type ZipArchive } from '#platform/documents/zip-archive.ts'
import { startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import { stubAssistant } from '#testing/ai-stub/stub-assistant.ts'
import { judgementOf } from '#testing/ai-stub/stub-judge.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aDecidedCandidate } from '#testing/builders/a-decided-candidate.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aCv, aStartedInterview } from '#testing/builders/an-interview.ts'
import { goodAnswers, goodCv } from '#testing/builders/good-answers.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { candidateEvidenceEndpoint, jobEvidenceEndpoint } from '../../contract/evidence.ts'
import { checkBundle } from './check-bundle.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let job: Job
let decided: TestCandidate

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  job = await aJob(app, company)
  decided = await aDecidedCandidate(app, company, job)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const ofCandidate = ({ candidateId }: TestCandidate, from = app, token = company.token) =>
  from.call(candidateEvidenceEndpoint, { token, params: { candidateId } })
const ofJob = ({ id }: Pick<Job, 'id'>, token = company.token) =>
  app.call(jobEvidenceEndpoint, { token, params: { jobId: id } })
const read = (archive: ZipArchive, path: string) => JSON.parse(archive.read(path)?.toString() ?? 'null')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const detailOf = (bytes: Buffer, name: string) =>
  checkBundle(bytes, [app.platform.config.secretKey]).checks.find((check) => check.name === name)?.detail
const problemsOf = (bytes: Buffer) =>
  checkBundle(bytes, [app.platform.config.secretKey]).checks.flatMap(({ problems }) => problems)
const allText = (archive: ZipArchive) =>
  archive.names.map((name) => archive.read(name)?.toString()).join('\n')

describe('the bundle on a candidate', () => {
  let bytes: Buffer
  let archive: ZipArchive

  beforeAll(async () => {
    const reply = await ofCandidate(decided)
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="evidence-candidate-[\da-f]{8}-[\d-]+\.zip"/,
    )
    bytes = reply.bytes
    archive = openZipArchive(bytes)
  })
  const candidate = () => read(archive, 'candidates/candidate-0001.json')

  test('§evidence-1 is found whole, with everything in it checked', () => {
    expect(archive.names).toEqual([
      'README.txt',
      'job.json',
      'candidates/candidate-0001.json',
      'audit.json',
      'people.json',
      'manifest.json',
    ])
    expect(problemsOf(bytes)).toEqual([])
    const questions = job.tailoredQuestions.length
    expect(detailOf(bytes, 'texts')).toBe(`${2 * questions + 1} compared with their SHA-256`)
    expect(detailOf(bytes, 'scores')).toBe('1 totals added up, 1 scored again from their input')
    expect(detailOf(bytes, 'quotes')).toMatch(/^[1-9]\d* found letter by letter$/)
    expect(detailOf(bytes, 'seal')).toBe('made by this installation')
  })

  test('§evidence-1 holds who decided, when and why, and the mails that went out', () => {
    const { decision, events, mails } = candidate()
    expect(decision).toMatchObject({ status: 'REJECTED', by: company.userId, reason: 'Too far away.' })
    expect(events).toMatchObject([{ kind: 'rejected', by: company.userId, detail: 'Too far away.' }])
    const states = mails.map(({ kind, status }: { kind: string; status: string }) => [kind, status])
    expect(states.length).toBeGreaterThanOrEqual(3)
    for (const [, status] of states) expect(status).toBe('sent')
    expect(JSON.stringify(mails)).not.toContain(decided.email)
    expect(read(archive, 'people.json')).toEqual([
      { id: company.userId, email: company.email, role: 'ADMIN' },
    ])
  })

  test('§evidence-1 holds each run of the ledger with its versions and input', async () => {
    const { rows } = await owner.query<{ id: string; input_hash: string; score: number }>(
      'select id, input_hash, score from assessments where candidate_id = $1',
      [decided.candidateId],
    )
    const [row] = rows
    const [assessment, ...more] = candidate().assessments
    expect(more).toEqual([])
    expect(assessment).toMatchObject({
      id: row?.id,
      inputHash: row?.input_hash,
      score: row?.score,
      engine: 'builtin',
      engineVersion: expect.stringMatching(/^builtin-\d+$/),
      rubricVersion: expect.any(String),
      result: { confidence: { level: expect.any(String), reasons: expect.any(Array) } },
      by: null,
    })
    expect(Object.keys(assessment.input).sort()).toEqual([
      'answers',
      'candidate',
      'cv',
      'job',
      'now',
      'questions',
    ])
  })

  test('holds the hashes of what was sent', () => {
    const { interview } = candidate()
    expect(interview.cv.sha256).toBe(sha256(aCv(goodCv).bytes))
    expect(interview.cv.textSha256).toBe(sha256(interview.cv.text))
    expect(interview.answers[0]).toMatchObject({ text: goodAnswers[0], sha256: sha256(goodAnswers[0] ?? '') })
    expect(interview.questionsSha256).toBe(sha256(JSON.stringify(job.tailoredQuestions)))
    expect(read(archive, 'job.json')).toMatchObject({
      title: job.title,
      questionsSha256: interview.questionsSha256,
    })
  })

  test('§evidence-1 §evidence-6 holds the audit entries of the candidate and the job, its own making last', () => {
    const entries: { action: string; actor: string; subjectId: string }[] = read(archive, 'audit.json')
    const actions = entries.map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['job.posted', 'interview.completed', 'candidate.rejected']),
    )
    expect(entries.at(-1)).toMatchObject({
      action: 'evidence.made',
      actor: company.userId,
      subjectId: decided.candidateId,
    })
    expect(new Set(entries.map(({ subjectId }) => subjectId))).toEqual(new Set([job.id, decided.candidateId]))
  })

  test('its README names every file and field', () => {
    const readme = archive.read('README.txt')?.toString() ?? ''
    for (const name of archive.names) expect(readme).toContain(name.replace(/candidate-\d+\.json/, ''))
    for (const field of Object.keys(candidate())) expect(readme).toMatch(new RegExp(`^ {2}${field} `, 'm'))
  })
})

test('a candidate who has not submitted has no answers in it', async () => {
  const started = await aCandidate(app, job)
  await aStartedInterview(app, started)
  const { bytes } = await ofCandidate(started)
  expect(problemsOf(bytes)).toEqual([])
  const { interview, assessments, decision } = read(openZipArchive(bytes), 'candidates/candidate-0002.json')
  expect([interview.answers, interview.cv, assessments, decision]).toEqual([[], null, [], null])
})

test('a job’s bundle holds all its candidates, however many pages they are', async () => {
  const large = await aJob(app, company, { title: 'Large' })
  const ids: string[] = []
  for (let count = 0; count < 30; count++) ids.push((await aCandidate(app, large)).candidateId)
  const { bytes } = await ofJob(large)
  expect(problemsOf(bytes)).toEqual([])
  expect(detailOf(bytes, 'candidates')).toBe('30 of 30 when it was begun')
  const archive = openZipArchive(bytes)
  const paths = archive.names.filter((name) => name.startsWith('candidates/'))
  expect(paths.map((path) => read(archive, path).candidate.id)).toEqual(ids)
  expect(paths.at(-1)).toBe('candidates/candidate-0030.json')
  const texts = allText(archive)
  expect(texts).not.toContain(decided.candidateId)
})

test('§evidence-3 in a blind job nobody hidden is named, and those revealed are', async () => {
  const blind = await aJob(app, company, { title: 'Blind' })
  await owner.query('update jobs set blind = true where id = $1', [blind.id])
  const people: TestCandidate[] = []
  for (const person of [
    { firstName: 'Zubaida', lastName: 'Quarterbach', phone: '22345671', city: 'Sousse' },
    { firstName: 'Anastasia', lastName: 'Wolkenstein', phone: '22345672', city: 'Tunis' },
  ]) {
    const candidate = await aCandidate(app, blind, { ...person, city: 'Tunis' })
    const named = `Moi, ${person.firstName} ${person.lastName}, au ${person.phone}.`
    const answers = blind.tailoredQuestions.map((_, at) => `${goodAnswers[at % goodAnswers.length]} ${named}`)
    await aCompletedInterview(app, candidate, { answers, cv: aCv(`${goodCv} ${named} ${candidate.email}`) })
    people.push(candidate)
  }
  await app.runTasks()
  const [hidden, revealed] = people
  if (!hidden || !revealed) throw new Error('Nobody applied')
  const params = { candidateId: revealed.candidateId }
  await app.succeed(revealCandidateEndpoint, {
    token: company.token,
    params,
    body: { reason: 'They wrote to us.' },
  })
  const { bytes } = await ofJob(blind)
  expect(problemsOf(bytes)).toEqual([])
  const archive = openZipArchive(bytes)
  const texts = allText(archive)
  for (const secret of ['Zubaida', 'Quarterbach', '22345671', hidden.email])
    expect(texts).not.toContain(secret)
  const { candidate, interview, assessments } = read(archive, 'candidates/candidate-0001.json')
  expect(candidate).toMatchObject({
    hidden: true,
    firstName: 'Candidate',
    lastName: '1',
    email: null,
    city: null,
  })
  expect(interview.answers[0].text).toContain('Moi, ███████ ███████████')
  expect([interview.cv.text, assessments[0].input]).toEqual([null, null])
  expect(interview.cv.sha256).toMatch(/^[\da-f]{64}$/)
  expect(read(archive, 'candidates/candidate-0002.json').candidate.firstName).toBe('Anastasia')
})

test('§evidence-1 of a language model it holds model, versions and replies, and is checked but not asked again', async () => {
  const offer = await aJob(app, company, { title: 'Sales Manager judged by a model' })
  const stub = await startAiStub()
  stub.play((request) => ({ say: judgementOf(request, 3) }))
  app.platform.assistant = stubAssistant(stub.url)
  try {
    const judged = await aDecidedCandidate(app, company, offer)
    const { bytes } = await ofCandidate(judged)
    expect(problemsOf(bytes)).toEqual([])
    expect(detailOf(bytes, 'scores')).toMatch(
      /^1 totals added up, 0 scored again from their input; 1 by other engines/,
    )
    const [assessment] = read(openZipArchive(bytes), 'candidates/candidate-0001.json').assessments
    expect(assessment).toMatchObject({
      engine: 'llm',
      provider: expect.any(String),
      model: expect.any(String),
    })
    expect(Object.keys(assessment.promptVersions)).not.toEqual([])
    const [call] = assessment.modelCalls
    expect(call).toMatchObject({ outcome: 'ok', replySha256: sha256(call.reply) })
  } finally {
    app.platform.assistant = null
    await stub.close()
  }
})

test('another company’s is not found, and a viewer makes none', async () => {
  const other = await aCompany(app)
  expect((await ofCandidate(decided, app, other.token)).status).toBe(404)
  expect((await ofJob(job, other.token)).status).toBe(404)
  const viewer = await aColleague(app, company, 'VIEWER')
  expect((await ofCandidate(decided, app, viewer.token)).status).toBe(403)
  const recruiter = await aColleague(app, company, 'RECRUITER')
  expect((await ofJob(job, recruiter.token)).status).toBe(200)
  const { rows } = await owner.query(
    `select count(*)::int as made from audit_log where action = 'evidence.made' and company_id = $1`,
    [other.companyId],
  )
  expect(rows).toEqual([{ made: 0 }])
})

test('§evidence-2 a plan without responses gives the hashes alone', async () => {
  const selling = await startApp({ settings: { BILLING: 'manual' } })
  try {
    const seller = await aCompany(selling)
    const offer = await aJob(selling, seller)
    const candidate = await aDecidedCandidate(selling, seller, offer)
    const { bytes } = await ofCandidate(candidate, selling, seller.token)
    expect(problemsOf(bytes)).toEqual([])
    const archive = openZipArchive(bytes)
    expect(read(archive, 'manifest.json').withTexts).toBe(false)
    const { interview, assessments } = read(archive, 'candidates/candidate-0001.json')
    expect(interview.answers[0]).toMatchObject({ text: null, sha256: sha256(goodAnswers[0] ?? '') })
    expect([interview.cv.text, assessments[0].input]).toEqual([null, null])
    expect(allText(archive)).not.toContain(goodAnswers[0])
  } finally {
    await selling.close()
  }
})
