import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assessAgainEndpoint } from '#features/assessments/contract/assessments.ts'
import { revealCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import { setReviewSettingsEndpoint } from '#features/jobs/contract/review-settings.ts'
import { extractDocument } from '#platform/documents/read-document.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  generateReportEndpoint,
  getReportEndpoint,
  openReportEndpoint,
  verifyReportEndpoint,
} from '../contract/candidate-report.ts'
import { printedCode } from '../contract/check-code.ts'
import { makeReportTask, sweepReportsTask } from './make-report.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const callsOf = ({ candidateId }: Pick<TestCandidate, 'candidateId'>) => ({
  token: company.token,
  params: { candidateId },
})

async function anAssessed(blind = false, named: { firstName?: string; lastName?: string } = {}) {
  const job = await aJob(app, company)
  const candidate = await aCandidate(app, job, named)
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  const set = (on: boolean) =>
    app.succeed(setReviewSettingsEndpoint, {
      token: company.token,
      params: { jobId: job.id },
      body: { distanceLimitKm: 60, blind: on, rejectReasons: [], ...(on ? {} : { reason: 'Met them' }) },
    })
  if (blind) await set(true)
  return { job, candidate, known: callsOf(candidate), setBlind: set }
}

async function aMade(...of: Parameters<typeof anAssessed>) {
  const made = await anAssessed(...of)
  await app.succeed(generateReportEndpoint, made.known)
  await app.runTasks()
  return made
}

async function open(known: ReturnType<typeof callsOf>): Promise<Buffer> {
  const { viewUrl } = await app.succeed(openReportEndpoint, known)
  const { headers } = await app.inject({ method: 'GET', url: viewUrl })
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-security-policy': /sandbox/ })
  const [row] = await rowsOf(known)
  const { stream } = await app.platform.files.open(String(row?.file_key))
  return Buffer.concat(await stream.toArray())
}

const rowsOf = async ({ params }: ReturnType<typeof callsOf>) =>
  (
    await owner.query<Record<string, string | null>>(
      'select * from reports where candidate_id = $1 order by requested_at desc',
      [params.candidateId],
    )
  ).rows
const textOf = async (known: ReturnType<typeof callsOf>) => (await extractDocument(await open(known))).text

describe('a report', () => {
  it('§2.7-2 §2.4-2 is made in the background, and opens by its link', async () => {
    const candidate = await aCandidate(app, await aJob(app, company))
    const known = callsOf(candidate)
    expect(await app.call(generateReportEndpoint, known)).toMatchObject({
      status: 409,
      error: { code: 'NOT_ASSESSED', message: /no assessment/ },
    })
    await aCompletedInterview(app, candidate)
    await app.runTasks()
    const generating = {
      reportStatus: 'GENERATING',
      reportPdfUrl: null,
      reportOutdated: null,
      reportLanguage: null,
    }
    expect(await app.succeed(generateReportEndpoint, known)).toEqual(generating)
    expect(await app.succeed(getReportEndpoint, known)).toEqual(generating)
    expect((await app.call(openReportEndpoint, known)).status).toBe(404)
    await app.runTasks()
    const state = await app.succeed(getReportEndpoint, known)
    expect(state).toEqual({
      reportStatus: 'READY',
      reportPdfUrl: expect.stringMatching(/^\/files\//),
      reportOutdated: null,
      reportLanguage: 'en',
    })
    expect((await open(known)).subarray(0, 5).toString()).toBe('%PDF-')
    const actions = await owner.query(
      "select action, actor from audit_log where subject_id = $1 and action like 'report.%' order by seq",
      [candidate.candidateId],
    )
    expect(actions.rows).toEqual([
      { action: 'report.requested', actor: company.userId },
      { action: 'report.made', actor: 'system' },
      { action: 'report.opened', actor: company.userId },
    ])
  })

  it('asked for by many at once, and again when it is there, is one', async () => {
    const { known } = await anAssessed()
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => app.succeed(generateReportEndpoint, known)),
    )
    for (const { reportStatus } of asked) expect(reportStatus).toBe('GENERATING')
    await app.runTasks()
    expect((await app.succeed(generateReportEndpoint, known)).reportStatus).toBe('READY')
    expect(await rowsOf(known)).toHaveLength(1)
  })

  it('opens under a name that is cut, wherever the cut falls', async () => {
    const { known } = await aMade(false, { firstName: `A${'𠮷'.repeat(39)}`, lastName: '𠮷'.repeat(40) })
    const { downloadUrl } = await app.succeed(openReportEndpoint, known)
    expect((await app.inject({ method: 'GET', url: downloadUrl })).status).toBe(200)
  })

  it('is nobody else’s, and is not asked for by viewers, who may read it', async () => {
    const { known } = await aMade()
    const other = await aCompany(app, { account: { name: 'Other' } })
    for (const endpoint of [generateReportEndpoint, getReportEndpoint, openReportEndpoint])
      expect((await app.call(endpoint, { ...known, token: other.token })).status).toBe(404)
    const { token } = await aColleague(app, company, 'VIEWER')
    expect((await app.call(generateReportEndpoint, { ...known, token })).status).toBe(403)
    expect((await app.call(openReportEndpoint, { ...known, token })).status).toBe(200)
  })

  it('is outdated by a new assessment; the new one replaces its file, and the old code still verifies', async () => {
    const { known } = await aMade()
    const [first] = await rowsOf(known)
    await app.succeed(assessAgainEndpoint, known)
    await app.runTasks()
    expect(await app.succeed(getReportEndpoint, known)).toMatchObject({
      reportStatus: 'READY',
      reportOutdated: 'assessment',
    })
    app.clock.advance(60_000)
    const asked = await app.succeed(generateReportEndpoint, known)
    expect(asked).toMatchObject({ reportStatus: 'GENERATING', reportPdfUrl: expect.any(String) })
    await app.runTasks()
    expect((await app.succeed(getReportEndpoint, known)).reportOutdated).toBeNull()
    const rows = await rowsOf(known)
    expect(rows.map(({ file_key }) => file_key === null)).toEqual([false, true])
    await expect(app.platform.files.open(String(first?.file_key))).rejects.toThrow()
    expect((await app.call(verifyReportEndpoint, { body: { code: String(first?.code) } })).status).toBe(200)
  })

  it('of a blind job names nobody, and can be made again when the candidate is revealed', async () => {
    const { known, setBlind } = await aMade(true)
    const person = (await owner.query('select * from candidates where id = $1', [known.params.candidateId]))
      .rows[0]
    const blind = await textOf(known)
    expect(blind).toMatch(/Candidate \d/)
    expect(blind).toContain('Blind review')
    for (const word of [person.first_name, person.last_name, person.email, person.phone])
      expect(blind).not.toContain(word)
    await app.succeed(revealCandidateEndpoint, { ...known, body: { reason: 'A reference check' } })
    expect(await app.succeed(getReportEndpoint, known)).toMatchObject({ reportOutdated: 'person' })
    app.clock.advance(60_000)
    await app.succeed(generateReportEndpoint, known)
    await app.runTasks()
    expect(await textOf(known)).toContain(`${person.first_name} ${person.last_name}`)
    await setBlind(false)
  })

  it('that names a candidate is not shown while blind review hides them', async () => {
    const { known, setBlind } = await aMade()
    await setBlind(true)
    expect(await app.succeed(getReportEndpoint, known)).toEqual({
      reportStatus: null,
      reportPdfUrl: null,
      reportOutdated: null,
      reportLanguage: null,
    })
    expect((await app.call(openReportEndpoint, known)).status).toBe(404)
  })
})

describe('a report whose making is interrupted', () => {
  it('before its end is made again, the same one', async () => {
    const { known } = await aMade()
    const [row] = await rowsOf(known)
    const bytes = await open(known)
    await owner.query("update reports set state = 'waiting' where id = $1", [row?.id])
    await makeReportTask.run(app.platform, { companyId: company.companyId, reportId: row?.id as never })
    expect((await open(known)).equals(bytes)).toBe(true)
    expect((await rowsOf(known))[0]).toMatchObject({ code: row?.code, sha256: row?.sha256, state: 'ready' })
  })

  it('is begun again when its lease has lapsed, and given up after the last try', async () => {
    const { known } = await anAssessed()
    await app.succeed(generateReportEndpoint, known)
    const [row] = await rowsOf(known)
    // As if its task had died with its process.
    await owner.query("delete from fake_tasks where name = 'reports.make'")
    await app.runEvery(sweepReportsTask)
    expect((await rowsOf(known))[0]?.state).toBe('waiting')
    app.clock.advance(5 * 60_000)
    expect(await app.runEvery(sweepReportsTask)).toContain('reports.make')
    expect((await app.succeed(getReportEndpoint, known)).reportStatus).toBe('READY')
    await owner.query("update reports set state = 'waiting', attempts = 9 where id = $1", [row?.id])
    app.clock.advance(5 * 60_000)
    await app.runEvery(sweepReportsTask)
    expect((await app.succeed(getReportEndpoint, known)).reportStatus).toBe('FAILED')
    expect((await app.succeed(generateReportEndpoint, known)).reportStatus).toBe('GENERATING')
    await app.runTasks()
    expect((await app.succeed(getReportEndpoint, known)).reportStatus).toBe('READY')
  })

  it('by the erasure of the candidate leaves no file', async () => {
    const { known } = await anAssessed()
    await app.succeed(generateReportEndpoint, known)
    const [row] = await rowsOf(known)
    const { files } = app.platform
    const put = files.put.bind(files)
    files.put = async (key, bytes) => {
      await owner.query('delete from candidates where id = $1', [known.params.candidateId])
      return put(key, bytes)
    }
    await app.runTasks()
    files.put = put
    await expect(files.open(`${company.companyId}/reports/${row?.id}.pdf`)).rejects.toThrow()
  })
})

describe('a check code', () => {
  it('confirms what was made, and says nothing about the candidate', async () => {
    const { known, job, candidate } = await aMade()
    const [row] = await rowsOf(known)
    const code = printedCode(String(row?.code))
    expect(await textOf(known)).toContain(code)
    const said = await app.succeed(verifyReportEndpoint, { body: { code: ` ${code.toLowerCase()} ` } })
    expect(said).toEqual({
      company: company.name,
      job: job.title,
      engineVersion: expect.any(String),
      rubricVersion: expect.any(String),
      files: [
        {
          madeAt: expect.any(String),
          sha256: createHash('sha256')
            .update(await open(known))
            .digest('hex'),
        },
      ],
    })
    expect(JSON.stringify(said)).not.toContain(candidate.candidateId)
  })

  it('is the same for the same content, whenever it was made', async () => {
    const { known } = await aMade()
    const [first] = await rowsOf(known)
    await owner.query('update candidates set report_assessment_id = null where id = $1', [
      known.params.candidateId,
    ])
    app.clock.advance(3_600_000)
    await app.succeed(generateReportEndpoint, known)
    await app.runTasks()
    const [second] = await rowsOf(known)
    expect(second?.id).not.toBe(first?.id)
    expect(second?.code).toBe(first?.code)
    expect(second?.sha256).not.toBe(first?.sha256)
    const { files } = await app.succeed(verifyReportEndpoint, { body: { code: String(first?.code) } })
    expect(files.map(({ sha256 }) => sha256)).toEqual([second?.sha256, first?.sha256])
  })

  it.each(['', 'abc', 'ABCD-2345-EFGH-678U', '0000000000000000', "'; drop table reports; --", '١٢٣٤٥٦٧٨'])(
    'that does not exist is not found: %s',
    async (code) => {
      const { status, error } = await app.call(verifyReportEndpoint, { body: { code } })
      expect([status, error.code]).toEqual([404, 'UNKNOWN_CODE'])
    },
  )
})
