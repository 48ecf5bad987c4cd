import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { changeEmailEndpoint } from '#features/accounts/contract/account.ts'
import { inviteUserEndpoint } from '#features/accounts/contract/team.ts'
import { refusePurchase } from '#features/billing/server/refuse-purchase.ts'
import { undoMinutes } from '#features/candidates/contract/decision-limits.ts'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import { addNoteEndpoint } from '#features/candidates/contract/notes.ts'
import {
  saveAnswerEndpoint,
  saveCvEndpoint,
  saveDraftEndpoint,
  saveFollowUpEndpoint,
} from '#features/interviews/contract/interviews.ts'
import { cancelInvitationEndpoint } from '#features/invitations/contract/invitations.ts'
import { replyToInvitationEndpoint } from '#features/invitations/contract/reply.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { setReviewSettingsEndpoint } from '#features/jobs/contract/review-settings.ts'
import { setMailTemplateEndpoint } from '#features/mail-templates/contract/mail-templates.ts'
import { requestExportEndpoint } from '#features/privacy/contract/company-data.ts'
import { saveCompanyQuestionEndpoint } from '#features/question-sets/contract/company-questions.ts'
import {
  changeQuestionSetEndpoint,
  readQuestionSetEndpoint,
} from '#features/question-sets/contract/question-set.ts'
import { describeSelfEndpoint } from '#features/reports/contract/self-description.ts'
import { requestReport } from '#features/reports/server/request-report.ts'
import type { Documents } from '#platform/documents/documents.ts'
import { fakeDocuments } from '#platform/documents/fake-documents.ts'
import type { UploadedFile } from '#testing/multipart-body.ts'
import type { TestApp } from '#testing/start-app.ts'
import { aCandidate, type TestCandidate } from './a-candidate.ts'
import { aCompany, type TestCompany } from './a-company.ts'
import { aJob } from './a-job.ts'
import { aSubmittedPurchase } from './a-purchase.ts'
import { aCompletedInterview, aStartedInterview } from './an-interview.ts'
import { anInvitation } from './an-invitation.ts'
import { anInvoice } from './an-invoice.ts'

/** A company whose texts all hold a canary: a word that occurs nowhere else. */
export interface CanaryCompany extends TestCompany {
  canary: string
  job: Job
  /** Has completed the interview and is assessed. */
  candidate: TestCandidate
  /** Is under way: an answer typed and not sent, a CV sent. */
  other: TestCandidate
  cv: UploadedFile
}

/** Documents whose hidden text is what is visible, so that it holds the canary too. */
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

/** A unique number, as numbers cannot hold the canary. */
function canaryPhone(canary: string): string {
  return `7${(Number.parseInt(canary.slice(3), 16) % 10_000_000).toString().padStart(7, '0')}`
}

/** Whether a text holds the company's canary, also in bytes that PostgreSQL shows as digits. */
export function holdsCanary({ canary }: Pick<CanaryCompany, 'canary'>, text: string): boolean {
  const inBytes = [...text.matchAll(/\\x((?:[0-9a-f]{2})+)/g)].map(([, digits = '']) =>
    Buffer.from(digits, 'hex').toString(),
  )
  return [text, ...inBytes].some(
    (said) => said.toLowerCase().includes(canary) || said.includes(canaryPhone(canary)),
  )
}

/** Made through the product's own endpoints, tasks run, with a copy of its data ready to fetch. */
export async function aCanaryCompany(app: TestApp): Promise<CanaryCompany> {
  const canary = `kzq${randomBytes(3).toString('hex')}`
  const phone = canaryPhone(canary)
  const company = await aCompany(app, {
    account: {
      userName: `${canary}-first@company.example`,
      password: `${canary} Correct horse 7`,
      name: `${canary} Ltd`,
      phone,
      adresse: `12 rue ${canary}`,
      city: `${canary} city`,
    },
    identity: {
      fullName: `Société ${canary} & Fils`,
      companyDescription: `We of ${canary} weave linen for hotels and hospitals of every size. `.repeat(9),
    },
  })
  const { token, password } = company
  await app.call(changeEmailEndpoint, {
    token,
    body: { newEmail: `${canary}-new@company.example`, password },
  })
  await app.call(inviteUserEndpoint, {
    token,
    body: { email: `${canary}-guest@company.example`, role: 'VIEWER' },
  })
  const job = await aCanaryJob(app, company, canary)
  await askOwnQuestion(app, { token, canary, job })
  const person = { firstName: `${canary}first`, lastName: `${canary}last`, phone, city: `${canary} town` }
  const candidate = await aCandidate(app, job, { ...person, email: `${canary}-one@candidate.example` })
  const cv = {
    name: `CV ${canary}.pdf`,
    bytes: Buffer.from(`%PDF-1.7\n${canary}first ${canary}last, sales manager since 2019. ${canary}skill.`),
  }
  const answers = job.tailoredQuestions.map(
    (_, at) =>
      `In 2021 at ${canary}works I agreed on ${at + 7} yearly contracts with hotels of ${canary}bay, because I had asked each buyer what they were missing, and sales rose by ${at + 11} percent.`,
  )
  await aCompletedInterview(app, candidate, { answers, cv })
  await app.succeed(describeSelfEndpoint, {
    params: { token: candidate.linkToken },
    body: { gender: 'woman', ageGroup: '30-39', disability: null },
  })
  await app.runTasks()
  // Its plan has no reports.
  const unsold = { ...app.platform, config: { ...app.platform.config, BILLING: 'off' as const } }
  await requestReport(unsold, company, candidate.candidateId)
  const other = await aCandidate(app, job, { ...person, email: `${canary}-two@candidate.example` })
  await aStartedInterview(app, other)
  const params = { token: other.linkToken }
  await app.call(saveAnswerEndpoint, {
    params: { ...params, index: '0' },
    body: { text: `${canary} sent this answer.` },
  })
  await app.succeed(saveFollowUpEndpoint, {
    params: { ...params, index: '0' },
    body: { text: `${canary} added this.` },
  })
  await app.call(saveDraftEndpoint, {
    params: { ...params, index: '1' },
    body: { text: `${canary} typed this` },
  })
  await app.call(saveCvEndpoint, { params, upload: { file: cv } })
  const rejected = await aCandidate(app, job, { ...person, email: `${canary}-three@candidate.example` })
  await decideAbout(app, { token, canary }, rejected)
  await app.runTasks()
  await reviewBlindlyForAWhile(app, { token, job, canary })
  await leaveLooseEnds(app, { ...company, canary })
  await payAndBeRefused(app, { token, canary })
  await meetAndCancel(app, { token, canary }, other)
  await app.call(requestExportEndpoint, { token })
  await app.runTasks()
  return { ...company, canary, job, candidate, other, cv }
}

/** A rejection with its reason, a note, and a rejection mail of the company's own. */
async function decideAbout(
  app: TestApp,
  { token, canary }: { token: string; canary: string },
  { candidateId }: TestCandidate,
): Promise<void> {
  const params = { candidateId }
  await app.succeed(addNoteEndpoint, { token, params, body: { text: `${canary} is known to us` } })
  await app.succeed(rejectCandidateEndpoint, { token, params, body: { reason: `No ${canary}skill` } })
  await app.succeed(setMailTemplateEndpoint, {
    token,
    params: { kind: 'rejected', language: 'en' },
    body: { subject: `News from ${canary}`, text: `${canary} thanks you.` },
  })
  // Until its mail has been sent.
  app.clock.advance(undoMinutes * 60_000)
  await app.runTasks()
  app.clock.advance(-undoMinutes * 60_000)
}

/** A plan with its invoice, and a payment that did not arrive. */
async function payAndBeRefused(
  app: TestApp,
  { token, canary }: { token: string; canary: string },
): Promise<void> {
  await anInvoice(app, { token }, 'enterprise')
  const purchaseId = await aSubmittedPurchase(app, { token }, { planId: 'basic', words: canary })
  await refusePurchase(app.platform, randomUUID(), purchaseId, `No transfer of ${canary} arrived`)
  await app.runTasks()
}

/** A meeting of which the candidate asked for another time, and which was cancelled with a few words. */
async function meetAndCancel(
  app: TestApp,
  { token, canary }: { token: string; canary: string },
  candidate: TestCandidate,
): Promise<void> {
  const { invitationId, linkToken } = await anInvitation(app, { token }, candidate, {
    interviewPlace: `https://meet.example/${canary}`,
    customMessage: `${canary} looks forward to it`,
  })
  await app.succeed(replyToInvitationEndpoint, {
    params: { token: linkToken },
    body: { reply: 'another-time', message: `${canary} is away that day`, sequence: 0 },
  })
  await app.succeed(cancelInvitationEndpoint, {
    token,
    params: { invitationId },
    body: { message: `${canary} is closed that day`, sequence: 1 },
  })
}

async function reviewBlindlyForAWhile(
  app: TestApp,
  { token, job, canary }: { token: string; job: Job; canary: string },
): Promise<void> {
  const set = (body: { blind: boolean; reason?: string }) =>
    app.succeed(setReviewSettingsEndpoint, {
      token,
      params: { jobId: job.id },
      body: { distanceLimitKm: 80, rejectReasons: [`No ${canary}skill`], ...body },
    })
  await set({ blind: true })
  await set({ blind: false, reason: `${canary} candidates were met` })
}

/** Rows that live for a moment only, unless a crash leaves them. */
async function leaveLooseEnds(
  app: TestApp,
  { canary, email, companyId, userId }: TestCompany & Pick<CanaryCompany, 'canary'>,
): Promise<void> {
  const owner = new pg.Client(app.owner)
  await owner.connect()
  await owner.query('insert into company_drafts (company_id, draft) values ($1, $2)', [
    companyId,
    JSON.stringify({ step: 1, companyDescription: `${canary} has drafts` }),
  ])
  await owner.query('insert into job_drafts (company_id, user_id, draft) values ($1, $2, $3)', [
    companyId,
    userId,
    JSON.stringify({ step: 0, title: `${canary} is wanted` }),
  ])
  await owner.query(
    'insert into email_changes (company_id, user_id, old_email, changed_at) values ($1, $2, $3, now())',
    [companyId, userId, `${canary}-old@company.example`],
  )
  await owner.query(
    `insert into registrations (company_id, job_id, first_name, last_name, email, phone, city, created_at)
     select company_id, id, $2, $2, $3, $4, $2, now() from jobs where company_id = $1 limit 1`,
    [companyId, canary, `${canary}-waits@candidate.example`, canaryPhone(canary)],
  )
  await owner.query(
    `insert into waiting_list (company_id, job_id, email, created_at)
     select company_id, id, $2, now() from jobs where company_id = $1 limit 1`,
    [companyId, `${canary}-queues@candidate.example`],
  )
  await owner.query(
    `insert into sign_ups (email, password_hash, name, phone, address, city) values ($1, 'x', $2, $3, $2, $2)`,
    [email, canary, canaryPhone(canary)],
  )
  await owner.end()
}

/** Puts the employer's own words in place of the first question. */
async function askOwnQuestion(
  app: TestApp,
  { token, canary, job }: { token: string; canary: string; job: Job },
): Promise<void> {
  const params = { jobId: job.id }
  const { version, questions } = await app.succeed(readQuestionSetEndpoint, { token, params })
  const [, ...rest] = questions.map(({ text }, from) => ({ text, from }))
  const text = `When did you last work with a ${canary}machine, and what did you do?`
  const keyPoints = [`Names the ${canary}machine`]
  const own = { text, from: 0, keyPoints }
  await app.succeed(changeQuestionSetEndpoint, {
    token,
    params,
    body: { version, questions: [own, ...rest] },
  })
  await app.succeed(saveCompanyQuestionEndpoint, {
    token,
    body: { language: 'English', text, competency: 'skills', keyPoints },
  })
}

function aCanaryJob(app: TestApp, company: TestCompany, canary: string): Promise<Job> {
  return aJob(app, company, {
    title: `${canary} Manager`,
    description: `You lead the ${canary}line, visit hotels and negotiate yearly contracts. `.repeat(3),
    location: `${canary} place`,
    // Suits an unknown city.
    type: 'Remote',
    interviewLanguage: 'English',
    idealProfile: {
      skills: [`${canary}skill`, 'Negotiation'],
      minExperienceYears: 3,
      seniorityLevel: 'Mid-level',
      educationLevel: "Bachelor's",
      preferredLanguages: ['English'],
      softSkills: ['Communication'],
      industryBackground: 'Retail',
    },
  })
}
