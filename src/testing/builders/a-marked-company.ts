import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { changeEmail } from '#features/accounts/contract.ts'
import { refusePurchase } from '#features/billing/server/refuse-purchase.ts'
import { saveAnswer, saveDraft, sendCv } from '#features/interviews/contract.ts'
import type { Job } from '#features/jobs/contract.ts'
import { requestExport } from '#features/privacy/contract.ts'
import { inviteUser } from '#features/team/contract.ts'
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

/**
 * A table's text columns that hold words of people, and so the mark. The others hold none: the tests of erasure and
 * export ask that every column stands in one of the two lists, and that the marked ones really are marked.
 */
export const markedColumns = [
  'answers.draft',
  'answers.text',
  'candidates.city',
  'candidates.email',
  'candidates.first_name',
  'candidates.last_name',
  'candidates.phone',
  'companies.address',
  'companies.city',
  'companies.name',
  'companies.phone',
  'companies.slug',
  'company_drafts.draft',
  'company_profiles.description',
  'email_changes.old_email',
  'interviews.cv_hidden',
  'interviews.cv_name',
  'interviews.cv_text',
  'interviews.questions',
  'invoices.content',
  'job_drafts.draft',
  'job_questions.text',
  'job_search.words',
  'jobs.description',
  'jobs.ideal_profile',
  'jobs.location',
  'jobs.title',
  'purchases.reason',
  'registrations.city',
  'registrations.email',
  'registrations.first_name',
  'registrations.last_name',
  'registrations.phone',
  'sign_ups.address',
  'sign_ups.city',
  'sign_ups.email',
  'sign_ups.name',
  'sign_ups.phone',
  'team_invites.email',
  'users.email',
  'users.new_email',
] as const

/** Ids, words of a fixed list, numbers, hashes that cannot be turned back, what is sealed, and what is said by or of operators. */
export const wordlessColumns = [
  'answers.counters',
  'assessment_runs.state',
  'assessments.engine',
  'assessments.engine_version',
  'assessments.fallback',
  'assessments.input_hash',
  'assessments.model',
  'assessments.parameters',
  'assessments.prompt_versions',
  'assessments.provider',
  // Empty since the ledger is sealed: what it said in clear before stands in the two sealed ones.
  'assessments.result',
  'assessments.rubric_version',
  'assessments.sealed_result',
  'assessments.sealed_work',
  'audit_head.hash',
  'audit_log.act',
  'audit_log.actor',
  'audit_log.hash',
  'audit_log.previous_hash',
  'audit_log.subject_id',
  'candidate_keys.wrapped',
  'candidate_keys.wrapped_by',
  'candidates.location_reason',
  'candidates.status',
  'companies.ban_reason',
  'companies.onboarding_status',
  'companies.time_zone',
  'company_exports.file_key',
  'company_exports.state',
  'company_profiles.industry',
  'company_profiles.values',
  'interviews.consent_version',
  'interviews.cv_key',
  'interviews.cv_kind',
  'interviews.cv_sha256',
  'interviews.cv_state',
  'invoices.file_key',
  'invoices.number',
  'job_questions.guide',
  'job_questions.origin',
  'job_search.signature',
  'job_search.status',
  'jobs.interview_language',
  'jobs.interview_state',
  'jobs.status',
  'jobs.type',
  'known_addresses.address_hash',
  'mails.kind',
  'mails.last_error',
  'mails.status',
  'mails.subject_id',
  'mails.version',
  'operator_sessions.token_hash',
  'operators.email',
  'operators.password_hash',
  'operators.totp_secret',
  'plans.features',
  'plans.id',
  'plans.name',
  'purchases.plan_id',
  'purchases.plan_name',
  'purchases.reference',
  'purchases.screenshot_hash',
  'purchases.screenshot_key',
  'purchases.state',
  'rate_limits.key',
  'registrations.location_reason',
  'sessions.device',
  'sessions.token_hash',
  'sign_ups.password_hash',
  'subscriptions.features',
  'subscriptions.plan_id',
  'subscriptions.status',
  'team_invites.role',
  'users.password_hash',
  'users.role',
] as const

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
      companyDescription: `We of ${mark} weave linen for hotels and hospitals of every size. `.repeat(9),
    },
  })
  const { token, password } = company
  await app.call(changeEmail, { token, body: { newEmail: `${mark}-new@company.example`, password } })
  await app.call(inviteUser, { token, body: { email: `${mark}-guest@company.example`, role: 'VIEWER' } })
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
  await app.call(saveAnswer, {
    params: { ...params, index: '0' },
    body: { text: `${mark} sent this answer.` },
  })
  await app.call(saveDraft, { params: { ...params, index: '1' }, body: { text: `${mark} typed this` } })
  await app.call(sendCv, { params, upload: { file: cv } })
  await app.runTasks()
  await leaveLooseEnds(app, { ...company, mark })
  await payAndBeRefused(app, { token, mark })
  await app.call(requestExport, { token })
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
