import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { changeEmailEndpoint } from '#features/accounts/contract/account.ts'
import { inviteUserEndpoint } from '#features/accounts/contract/team.ts'
import { refusePurchase } from '#features/billing/server/refuse-purchase.ts'
import {
  saveAnswerEndpoint,
  saveCvEndpoint,
  saveDraftEndpoint,
} from '#features/interviews/contract/interviews.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { requestExportEndpoint } from '#features/privacy/contract.ts'
import type { Documents } from '#platform/documents/documents.ts'
import { fakeDocuments } from '#platform/documents/fake-documents.ts'
import type { UploadedFile } from '#testing/multipart-body.ts'
import type { TestApp } from '#testing/start-app.ts'
import { aCandidate, type TestCandidate } from './a-candidate.ts'
import { aCompany, type TestCompany } from './a-company.ts'
import { aJob } from './a-job.ts'
import { aSubmittedPurchase } from './a-purchase.ts'
import { aCompletedInterview, aStartedInterview } from './an-interview.ts'
import { anInvoice } from './an-invoice.ts'

/** A company whose every word holds a mark that nothing else holds. */
export interface MarkedCompany extends TestCompany {
  mark: string
  job: Job
  /** Has completed the interview and is assessed. */
  candidate: TestCandidate
  /** Is under way: an answer typed and not sent, a CV sent. */
  other: TestCandidate
  cv: UploadedFile
}

/** Documents whose hidden text is what is visible, so that it is marked too. */
export function documentsWithHiddenText(): Documents {
  const documents = fakeDocuments()
  return {
    ...documents,
    extract: async (path) => {
      const read = await documents.extract(path)
      if (!read.ok) return read
      const hidden = [{ where: 'page 1', text: read.document.text }]
      return { ok: true, document: { ...read.document, hidden } }
    },
  }
}

/** A number that is nobody else's, as numbers cannot hold the mark. */
function markedPhone(mark: string): string {
  return `7${(Number.parseInt(mark.slice(3), 16) % 10_000_000).toString().padStart(7, '0')}`
}

/** Whether some text holds what only this company said, also in bytes that PostgreSQL shows as digits. */
export function holdsMark({ mark }: Pick<MarkedCompany, 'mark'>, text: string): boolean {
  const inBytes = [...text.matchAll(/\\x((?:[0-9a-f]{2})+)/g)].map(([, digits = '']) =>
    Buffer.from(digits, 'hex').toString(),
  )
  return [text, ...inBytes].some(
    (said) => said.toLowerCase().includes(mark) || said.includes(markedPhone(mark)),
  )
}

/** Made through the product's own endpoints, tasks run, with a copy of its data ready to fetch. */
export async function aMarkedCompany(app: TestApp): Promise<MarkedCompany> {
  const mark = `kzq${randomBytes(3).toString('hex')}`
  const phone = markedPhone(mark)
  const company = await aCompany(app, {
    account: {
      userName: `${mark}-first@company.example`,
      password: `${mark} Correct horse 7`,
      name: `${mark} Ltd`,
      phone,
      adresse: `12 rue ${mark}`,
      city: `${mark} city`,
    },
    identity: {
      fullName: `Société ${mark} & Fils`,
      companyDescription: `We of ${mark} weave linen for hotels and hospitals of every size. `.repeat(9),
    },
  })
  const { token, password } = company
  await app.call(changeEmailEndpoint, { token, body: { newEmail: `${mark}-new@company.example`, password } })
  await app.call(inviteUserEndpoint, {
    token,
    body: { email: `${mark}-guest@company.example`, role: 'VIEWER' },
  })
  const job = await aMarkedJob(app, company, mark)
  const person = { firstName: `${mark}first`, lastName: `${mark}last`, phone, city: `${mark} town` }
  const candidate = await aCandidate(app, job, { ...person, email: `${mark}-one@candidate.example` })
  const cv = {
    name: `CV ${mark}.pdf`,
    bytes: Buffer.from(`%PDF-1.7\n${mark}first ${mark}last, sales manager since 2019. ${mark}skill.`),
  }
  const answers = job.tailoredQuestions.map(
    (_, at) =>
      `In 2021 at ${mark}works I agreed on ${at + 7} yearly contracts with hotels of ${mark}bay, because I had asked each buyer what they were missing, and sales rose by ${at + 11} percent.`,
  )
  await aCompletedInterview(app, candidate, { answers, cv })
  const other = await aCandidate(app, job, { ...person, email: `${mark}-two@candidate.example` })
  await aStartedInterview(app, other)
  const params = { token: other.linkToken }
  await app.call(saveAnswerEndpoint, {
    params: { ...params, index: '0' },
    body: { text: `${mark} sent this answer.` },
  })
  await app.call(saveDraftEndpoint, {
    params: { ...params, index: '1' },
    body: { text: `${mark} typed this` },
  })
  await app.call(saveCvEndpoint, { params, upload: { file: cv } })
  await app.runTasks()
  await leaveLooseEnds(app, { ...company, mark })
  await payAndBeRefused(app, { token, mark })
  await app.call(requestExportEndpoint, { token })
  await app.runTasks()
  return { ...company, mark, job, candidate, other, cv }
}

/** A plan with its invoice, and a payment that did not arrive. */
async function payAndBeRefused(
  app: TestApp,
  { token, mark }: { token: string; mark: string },
): Promise<void> {
  await anInvoice(app, { token })
  const purchaseId = await aSubmittedPurchase(app, { token }, { planId: 'enterprise', words: mark })
  await refusePurchase(app.platform, randomUUID(), purchaseId, `No transfer of ${mark} arrived`)
  await app.runTasks()
}

/** What the product removes by itself a moment later, and a crash may leave. */
async function leaveLooseEnds(
  app: TestApp,
  { mark, email, companyId, userId }: TestCompany & Pick<MarkedCompany, 'mark'>,
): Promise<void> {
  const owner = new pg.Client(app.owner)
  await owner.connect()
  await owner.query('insert into company_drafts (company_id, draft) values ($1, $2)', [
    companyId,
    JSON.stringify({ step: 1, companyDescription: `${mark} has drafts` }),
  ])
  await owner.query('insert into job_drafts (company_id, user_id, draft) values ($1, $2, $3)', [
    companyId,
    userId,
    JSON.stringify({ step: 0, title: `${mark} is wanted` }),
  ])
  await owner.query(
    'insert into email_changes (company_id, user_id, old_email, changed_at) values ($1, $2, $3, now())',
    [companyId, userId, `${mark}-old@company.example`],
  )
  await owner.query(
    `insert into registrations (company_id, job_id, first_name, last_name, email, phone, city, created_at)
     select company_id, id, $2, $2, $3, $4, $2, now() from jobs where company_id = $1 limit 1`,
    [companyId, mark, `${mark}-waits@candidate.example`, markedPhone(mark)],
  )
  await owner.query(
    `insert into sign_ups (email, password_hash, name, phone, address, city) values ($1, 'x', $2, $3, $2, $2)`,
    [email, mark, markedPhone(mark)],
  )
  await owner.end()
}

function aMarkedJob(app: TestApp, company: TestCompany, mark: string): Promise<Job> {
  return aJob(app, company, {
    title: `${mark} Manager`,
    description: `You lead the ${mark}line, visit hotels and negotiate yearly contracts. `.repeat(3),
    location: `${mark} place`,
    // Suits a city that nobody knows.
    type: 'Remote',
    interviewLanguage: 'English',
    idealProfile: {
      skills: [`${mark}skill`, 'Negotiation'],
      minExperienceYears: 3,
      seniorityLevel: 'Mid-level',
      educationLevel: "Bachelor's",
      preferredLanguages: ['English'],
      softSkills: ['Communication'],
      industryBackground: 'Retail',
    },
  })
}
