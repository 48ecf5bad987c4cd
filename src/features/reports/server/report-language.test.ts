import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseLanguageEndpoint } from '#features/accounts/contract/account.ts'
import { extractDocument } from '#platform/documents/read-document.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { generateReportEndpoint } from '../contract/candidate-report.ts'

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

async function anAssessed() {
  const candidate = await aCandidate(app, await aJob(app, company))
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  return { token: company.token, params: { candidateId: candidate.candidateId } }
}

async function textOf({ params }: { params: { candidateId: string } }): Promise<string> {
  const { rows } = await owner.query<{ file_key: string }>(
    'select file_key from reports where candidate_id = $1 order by requested_at desc',
    [params.candidateId],
  )
  const { stream } = await app.platform.files.open(String(rows[0]?.file_key))
  return (await extractDocument(Buffer.concat(await stream.toArray()))).text
}

describe('the language of a report', () => {
  it('is that of the one who asks', async () => {
    const { token } = await aColleague(app, company, 'ADMIN')
    await app.succeed(chooseLanguageEndpoint, { token, body: { language: 'fr' } })
    const known = { ...(await anAssessed()), token }
    await app.succeed(generateReportEndpoint, known)
    await app.runTasks()
    expect(await textOf(known)).toContain('Les notes et leurs échelles')
  })

  it('is that of another reader once that one asks, and is made once', async () => {
    const known = await anAssessed()
    await app.succeed(generateReportEndpoint, known)
    await app.runTasks()
    app.clock.advance(60_000)
    const inArabic = { ...known, body: { language: 'ar' } } as const
    expect((await app.succeed(generateReportEndpoint, inArabic)).reportStatus).toBe('GENERATING')
    await app.runTasks()
    expect(await app.succeed(generateReportEndpoint, inArabic)).toMatchObject({
      reportStatus: 'READY',
      reportLanguage: 'ar',
    })
    expect(await textOf(known)).toContain('العلامات وسلالمها')
  })
})
