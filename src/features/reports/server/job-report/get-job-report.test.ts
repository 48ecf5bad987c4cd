import pg from 'pg'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chooseLanguageEndpoint } from '#features/accounts/contract/account.ts'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { setReviewSettingsEndpoint } from '#features/jobs/contract/review-settings.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getJobReportEndpoint, type JobReportFormat } from '../../contract/job-reports.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let job: Job
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  await owner.query(`select set_config('app.user_id', $1, false)`, [company.userId])
})
afterAll(async () => {
  await owner.end()
  await app.close()
})
beforeEach(async () => {
  job = await aJob(app, company)
})

interface Known {
  status?: string
  reason?: string
  score?: number
  confidence?: string
  /** Hours from registration to each step. */
  completed?: number
  assessed?: number
  decided?: number
}

let sequence = 0
/** A candidate of the job who registered a day ago. */
async function candidate(name: string, { status = 'PENDING', reason, score, confidence, ...at }: Known = {}) {
  const isDecided = status !== 'PENDING'
  const { rows } = await owner.query<{ id: string }>(
    `insert into candidates (company_id, job_id, first_name, last_name, email, phone, city, status, link_expires_at,
       created_at, applied_at, assessed_at, score, field_scores, decided_by, decided_at, decision_reason, confidence)
     select $1, $2, $3, 'Trabelsi', $4, '22345678', 'Tunis', $5, now(), origin,
       origin + $6 * interval '1 hour', origin + $7 * interval '1 hour', $8::int,
       case when $8::int is not null then array[$8, null, 50]::smallint[] end,
       $9::uuid, case when $9::uuid is not null then origin + coalesce($10, 0) * interval '1 hour' end, $11, $12
     from (select now() - interval '1 day' as origin) day returning id`,
    [
      ...[company.companyId, job.id, name, `c${++sequence}@candidate.example`, status],
      ...[at.completed ?? null, at.assessed ?? null, score ?? null],
      ...[isDecided ? company.userId : null, at.decided ?? null, reason ?? null, confidence ?? null],
    ],
  )
  const id = rows[0]?.id ?? ''
  if (isDecided) await event(id, status === 'REJECTED' ? 'rejected' : 'invited', at.decided ?? 0)
  return id
}

const event = (id: string, kind: string, hours: number) =>
  owner.query(
    `insert into candidate_events (company_id, candidate_id, at, kind, by_user)
     select company_id, id, created_at + $3 * interval '1 hour', $2, $4 from candidates where id = $1`,
    [id, kind, hours, company.userId],
  )

const report = (format: JobReportFormat) =>
  app.call(getJobReportEndpoint, { token: company.token, params: { jobId: job.id }, query: { format } })

async function linesOf(format: 'figures' | 'decisions'): Promise<string[]> {
  const { bytes } = await report(format)
  return bytes.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n')
}

async function pdfText(): Promise<{ text: string; pages: number }> {
  const { bytes } = await report('pdf')
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = []
  for (let at = 1; at <= pdf.numPages; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return { text: pages.join(' ').replace(/\s+/g, ' '), pages: pdf.numPages }
}

describe('the figures', () => {
  test('§job-report-1 count the funnel, scores, times, decisions and reasons', async () => {
    await candidate('Amel', { completed: 2, assessed: 2.5, score: 80 })
    await candidate('Sami', { completed: 4, assessed: 5, score: 90, status: 'ACCEPTED', decided: 15 })
    await candidate('Rym', {
      ...{ completed: 12, assessed: 14, score: 40, status: 'REJECTED', decided: 20 },
      reason: 'Too little experience',
    })
    await candidate('Ines')
    const lines = await linesOf('figures')
    expect(lines[0]).toBe('Section,Item,Measure,Value')
    for (const line of [
      'How far candidates came,Registered,Candidates,4',
      'How far candidates came,Completed the interview,Candidates,3',
      'How far candidates came,Were invited,Candidates,1',
      'How far candidates came,Were hired,Candidates,0',
      'Where they are today,Not completed,Candidates,1',
      'Total scores,Score,Average,70',
      'Total scores,90–100,Candidates,1',
      'Scores by field,Technical skills,Candidates,3',
      'Scores by field,Technical skills,Lower quartile,60',
      'Scores by field,Technical skills,Median,80',
      'Scores by field,Technical skills,Upper quartile,85',
      'Scores by field,Culture fit,Median,50',
      'Time to each step,Registered to interview completed,Median in hours,4',
      'Time to each step,Completed to assessed,Median in hours,1',
      'Time to each step,Assessed to first decision,Candidates,2',
      'Time to each step,Assessed to first decision,Median in hours,8',
      'Time to each step,Invited to hired,Median in hours,',
      `Decisions by person,${company.email},Invited,1`,
      `Decisions by person,${company.email},Rejected,1`,
      'Reasons given,Too little experience,Rejected,1',
    ])
      expect(lines).toContain(line)
    expect(lines.some((line) => line.includes('Mindset'))).toBe(false)
  })

  test('count a rejection that was undone as no decision', async () => {
    const id = await candidate('Amel', { completed: 1, assessed: 2 })
    await event(id, 'rejected', 4)
    await event(id, 'rejection-undone', 4.1)
    const times = 'Time to each step,Assessed to first decision'
    expect(await linesOf('figures')).toContain(`${times},Candidates,0`)
    await event(id, 'rejected', 5)
    expect(await linesOf('figures')).toContain(`${times},Median in hours,3`)
  })
})

describe('the decisions', () => {
  test('§job-report-2 say who was decided about, by whom, when and why; no cell is a formula', async () => {
    await candidate('=HYPERLINK("x")', {
      status: 'REJECTED',
      decided: 3,
      reason: '+1 other, "better"',
      score: 7,
      confidence: 'low',
    })
    await candidate('Sami', { status: 'ACCEPTED', decided: 5 })
    const [head, sami, formula, ...more] = await linesOf('decisions')
    expect(head).toBe('Candidate,Decision,Score,Confidence,By,On,Reason')
    expect(sami).toMatch(/^Sami Trabelsi,Invited,,,hr-.*@company\.example,\d{4}-\d\d-\d\dT.*Z,$/)
    expect(formula).toMatch(/^"'=HYPERLINK\(""x""\) Trabelsi",Rejected,7,Low,.*,"'\+1 other, ""better"""$/)
    expect(more).toEqual([])
    const { text } = await pdfText()
    expect(text).toMatch(/Rejected 7 \*/)
    expect(text).toContain('* Confidence in this score is low')
  })

  test('are all there, however many, each once', async () => {
    await owner.query(
      `insert into candidates (company_id, job_id, number, first_name, last_name, email, phone, city, status,
         link_expires_at, decided_by, decided_at)
       select $1, $2, n, 'N' || n, 'B', n || '@candidate.example', '22345678', 'Tunis', 'REJECTED', now(), $3,
         date_trunc('day', now()) + n / 7 * interval '1 microsecond'
       from generate_series(1, 2345) n`,
      [company.companyId, job.id, company.userId],
    )
    const names = (await linesOf('decisions')).slice(1).map((line) => line.split(' ')[0])
    expect(new Set(names).size).toBe(2345)
    expect(names).toHaveLength(2345)
    const { text, pages } = await pdfText()
    expect(text).toContain('These are the latest 40 of 2,345 decisions.')
    expect(pages).toBeLessThan(6)
  })

  test('§job-report-3 keep whom blind review hides hidden, in every format', async () => {
    await app.succeed(setReviewSettingsEndpoint, {
      token: company.token,
      params: { jobId: job.id },
      body: { blind: true, distanceLimitKm: 60, rejectReasons: [] },
    })
    await candidate('Sami', { status: 'ACCEPTED', decided: 5 })
    const { candidateId } = await aCandidate(app, job, { firstName: 'Zohra', lastName: 'Karoui' })
    await app.succeed(rejectCandidateEndpoint, {
      token: company.token,
      params: { candidateId },
      body: { reason: 'Zohra has too little experience' },
    })
    const formats = async () => ({
      pdf: (await pdfText()).text,
      figures: (await linesOf('figures')).join('\n'),
      decisions: (await linesOf('decisions')).join('\n'),
    })
    const blind = await formats()
    for (const text of Object.values(blind)) expect(text).not.toMatch(/Zohra|Karoui/)
    expect(blind.decisions).toContain('Candidate 2,Rejected')
    expect(blind.pdf).toContain('Candidate 2')
    expect(blind.pdf).toContain('This job is reviewed blindly')
    expect(blind.decisions).toContain('Sami Trabelsi,Invited')
    // The decision is final, and names the person.
    app.clock.advance(16 * 60_000)
    expect((await formats()).decisions).toContain('Zohra Karoui,Rejected')
    app.clock.advance(-16 * 60_000)
  })
})

test('§job-report-4 the PDF of a job without candidates says what there is not yet', async () => {
  const { text, pages } = await pdfText()
  expect(text).toContain('No candidate has a total score yet.')
  expect(text).toContain('No decision has been made yet.')
  expect(pages).toBeLessThanOrEqual(2)
  const { headers } = await report('pdf')
  expect(headers['content-type']).toBe('application/pdf')
  expect(String(headers['content-disposition'])).toContain('attachment')
})

describe('the language of the report', () => {
  const chooseLanguage = (language: 'fr' | 'ar') =>
    app.succeed(chooseLanguageEndpoint, { token: company.token, body: { language } })
  beforeEach(async () => {
    company = await aCompany(app)
    await owner.query(`select set_config('app.user_id', $1, false)`, [company.userId])
    job = await aJob(app, company)
    await candidate('Sami', { completed: 4, assessed: 5, score: 90, status: 'ACCEPTED', decided: 15 })
  })

  test('is that of the one who asks: French', async () => {
    await chooseLanguage('fr')
    const { text } = await pdfText()
    for (const said of ['De l’inscription à l’embauche', 'Décisions par personne', 'Page 1 sur 2'])
      expect(text).toContain(said)
    // As "établi le 20 nov. 2026".
    expect(text).toMatch(/établi le \d{1,2} \p{L}+\.? \d{4}/u)
    expect((await report('pdf')).headers['content-disposition']).toContain('Rapport')
  })

  test('is that of the one who asks: Arabic, marked as such and set from the right', async () => {
    await chooseLanguage('ar')
    const { bytes } = await report('pdf')
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    expect(await pdf.getMetadata()).toMatchObject({ info: { Language: 'ar' } })
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const heading = items.find((item) => 'str' in item && item.str.startsWith('من التسجيل'))
    expect(heading).toMatchObject({ str: 'من التسجيل إلى التوظيف', dir: 'rtl' })
    // It ends at the right margin of A4, 595 points wide.
    expect((heading as never as { transform: number[] }).transform[4]).toBeGreaterThan(400)
  })
})
