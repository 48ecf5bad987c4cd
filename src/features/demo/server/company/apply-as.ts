import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { CandidateId, CompanyId, JobId, UserId } from '#contract/ids.ts'
import { actAsEmployer } from '#features/candidates/server/act-as-employer.ts'
import { askForPerson } from '#features/candidates/server/ask-for-person.ts'
import { type ListedCandidate, listCandidatePage } from '#features/candidates/server/list-candidates.ts'
import { registerCandidate } from '#features/candidates/server/register-candidate.ts'
import { currentConsent } from '#features/interviews/contract/consent.ts'
import { completeInterview } from '#features/interviews/server/complete-interview.ts'
import { startInterview } from '#features/interviews/server/get-interview.ts'
import { saveAnswer, saveDraft } from '#features/interviews/server/save-answer.ts'
import { renderPdf } from '#platform/pdf/render-pdf.ts'
import type { Platform } from '#platform/platform.ts'
import type { DemoJob, DemoPerson } from './demo-jobs.ts'

const { shortlistCandidates, rejectCandidate, addNote, listNotes } = actAsEmployer

export interface Posted {
  companyId: CompanyId
  userId: UserId
  jobId: JobId
  job: DemoJob
  /** Where the candidates have their mailboxes. */
  mailDomain: string
}

/**
 * Takes one candidate through an application, as far as `progress` says, with the operations of the public endpoints.
 * Answers whether anything was left of it to do.
 */
export async function applyAs(
  platform: Platform,
  posted: Posted,
  person: DemoPerson,
  number: number,
): Promise<boolean> {
  const { companyId, userId, jobId, job } = posted
  const { progress, firstName, lastName } = person
  const email = emailOf(posted, number)
  const city = progress === 'under-review' ? person.city : cityOf(job, person.city)
  const phone = `2${String(1_000_000 + number)}`
  const known = await findCandidate(platform, posted, email)
  if (!known) await registerCandidate(platform, { firstName, lastName, city, email, phone, jobId })
  const candidate = known ?? (await registered(platform, posted, email))
  if (progress === 'registered' || progress === 'under-review') return !known
  if (progress === 'rejected') {
    if (candidate.status !== 'PENDING') return false
    await rejectCandidate(platform, { companyId, userId }, candidate.id, undefined)
    return true
  }
  if (candidate.appliedAt || (known && progress === 'started')) return false
  const name = person.latin ?? `${firstName} ${lastName}`
  await interviewAs(platform, posted, { candidateId: candidate.id, name, progress })
  return true
}

/** What the employer has done with an application. Idempotent. */
export async function reviewAs(
  platform: Platform,
  posted: Posted,
  { reviewed }: DemoPerson,
  number: number,
): Promise<void> {
  const { companyId, userId } = posted
  const candidate = await findCandidate(platform, posted, emailOf(posted, number))
  if (!reviewed || !candidate) return
  const { id, status } = candidate
  if (reviewed.asksForPerson)
    await platform.db.forCompany(companyId, (tx) => askForPerson(platform, tx, companyId, id))
  if (reviewed.shortlisted) await shortlistCandidates(platform, { companyId, userId }, [id], true)
  const { notes } = await listNotes(platform, companyId, id)
  if (reviewed.note && notes.length === 0)
    await addNote(platform, { companyId, userId }, id, { text: reviewed.note, mentioned: [] })
  if (reviewed.rejectedFor && status === 'PENDING')
    await rejectCandidate(platform, { companyId, userId }, id, reviewed.rejectedFor)
}

export const emailOf = ({ mailDomain }: Pick<Posted, 'mailDomain'>, number: number) =>
  `person-${number}@${mailDomain}`

// A demo job of another town gets its people from there.
function cityOf({ offer }: DemoJob, city: string): string {
  return offer.location === 'Tunis' || offer.type === 'Remote' ? city : offer.location
}

export async function findCandidate(
  platform: Platform,
  { companyId, jobId }: Posted,
  email: string,
): Promise<ListedCandidate | undefined> {
  const page = {
    page: 0,
    size: 100,
    sortBy: 'createdAt',
    sortDir: 'desc',
    search: '',
    blind: false,
    now: platform.clock.now(),
    isBounded: false,
  } as const
  const { content } = await platform.db.forCompany(companyId, (tx) =>
    listCandidatePage(tx, companyId, jobId, page),
  )
  return content.find((row) => row.email === email)
}

/** A task makes the candidate. */
async function registered(platform: Platform, posted: Posted, email: string): Promise<ListedCandidate> {
  for (let tries = 0; tries < 300; tries++) {
    const candidate = await findCandidate(platform, posted, email)
    if (candidate) return candidate
    await pause(50)
  }
  throw new Error(`${email} is not registered`)
}

interface Interviewee {
  candidateId: CandidateId
  name: string
  progress: 'started' | 'good' | 'solid' | 'fair' | 'thin'
}

const cvLength = { good: 'long', solid: 'other', fair: 'short', thin: 'short' } as const

async function interviewAs(
  platform: Platform,
  { job }: Posted,
  { candidateId, name, progress }: Interviewee,
) {
  // The link of a first mail carries issue number 1.
  const token = platform.links.token('interview', candidateId, 1)
  const { questions } = await startInterview(platform, token, currentConsent)
  const answers = progress === 'thin' ? [job.thin] : progress === 'started' ? job.fair : job[progress]
  const answerOf = (index: number) => answers[index % answers.length] ?? job.thin
  const said = progress === 'started' ? 3 : questions.length
  for (let index = 0; index < said; index++) {
    await saveAnswer(platform, token, { index, text: answerOf(index) })
  }
  if (progress === 'started')
    return saveDraft(platform, token, { index: said, text: answerOf(said).slice(0, 60) })
  const cv = await cvOf(platform, name, job.cvs[cvLength[progress]])
  const file = await platform.files.stage(Readable.from([cv]), { maxBytes: 5_000_000 })
  await completeInterview(platform, {
    token,
    upload: {
      file,
      fileName: 'cv.pdf',
      fields: {},
      sender: { by: 'demo', gone: new AbortController().signal },
    },
  })
}

/** The lines of a CV as a PDF. */
function cvOf(
  { clock }: Pick<Platform, 'clock'>,
  name: string,
  lines: readonly string[],
): Promise<Uint8Array> {
  const title = { text: name, role: 'title' as const }
  const body = [title, ...lines.map((text) => ({ text }))]
  return renderPdf({ title: name, author: name, createdAt: clock.now(), body })
}
