import * as z from 'zod/mini'
import { Refusal } from '#contract/refusals.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import { findCandidateByLink } from '#features/candidates/server/get-candidate.ts'
import type { Tx } from '#platform/database/database.ts'
import { StillReading } from '#platform/documents/one-at-a-time.ts'
import { holdsUnstorable } from '#platform/http/bad-input.ts'
import type { Upload } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { LineFull } from '#platform/worker-pool/fair-line.ts'
import { type ConsentVersion, consentVersions } from '../contract/consent.ts'
import { answerText } from '../contract/interviews.ts'
import { finishApplication } from './finish-application.ts'
import { isUnreadable } from './needs-another-cv.ts'
import { sameQuestions } from './rules.ts'
import { replaceCv, type StoredCv, withStoredCv } from './save-cv.ts'
import { findInterview, findWritten, type InterviewWithSeat, putAnswer } from './store.ts'
import { keyOf, takeSeat } from './take-seat.ts'

type Deps = Pick<
  Platform,
  'db' | 'links' | 'config' | 'documents' | 'files' | 'limits' | 'log' | 'tasks' | 'mail' | 'audit'
>

export interface Submission {
  token: string
  /** JSON lists of texts; undefined means those saved before. */
  questions?: string | undefined
  answers?: string | undefined
  /** Needed where the interview was not started before. */
  consentVersion?: string | undefined
  upload: Upload | null
}

interface Sent {
  questions: string[] | null
  answers: string[] | null
  consentVersion: ConsentVersion | null
  cv: StoredCv | null
}

/** With more, the last would wait longer for a connection to the database than is waited for one. */
const maxAtOnce = 100
let underWay = 0

/** Throws LineFull while many applications are being submitted; called before a file is received. */
export function requireRoomToComplete(): void {
  if (underWay >= maxAtOnce) throw new LineFull()
}

/** Submits an application, all or nothing. Submitting again, even at the same time, changes and sends nothing. */
export async function completeInterview(deps: Deps, submission: Submission): Promise<void> {
  underWay++
  try {
    await complete(deps, submission)
  } finally {
    underWay--
  }
}

async function complete(deps: Deps, submission: Submission): Promise<void> {
  const candidate = await findCandidateByLink(deps, submission.token)
  const questions = listOf('questions', submission.questions)
  const answers = listOf('answers', submission.answers)
  if (await isCompleted(deps, candidate)) return
  const { upload } = submission
  const sent = { questions, answers, consentVersion: knownConsent(submission.consentVersion) }
  if (!upload) await submit(deps, candidate, { ...sent, cv: null })
  else await submitWithCv(deps, candidate, sent, upload)
}

async function submitWithCv(deps: Deps, candidate: Candidate, sent: Omit<Sent, 'cv'>, upload: Upload) {
  try {
    await withStoredCv(deps, candidate, upload, (cv) => submit(deps, candidate, { ...sent, cv }))
  } catch (error) {
    if (!(error instanceof StillReading)) throw error
    // Sent twice at once, the second has the answer of the first.
    await error.ended
    if (!(await isCompleted(deps, candidate))) throw error
  }
}

async function isCompleted({ db }: Pick<Deps, 'db'>, candidate: Candidate): Promise<boolean> {
  const known = await db.forCompany(candidate.companyId, (tx) => findInterview(tx, keyOf(candidate)))
  return known?.completedAt != null
}

/** Returns the key of the file that is no longer needed: the replaced one, or the new one after a faster submission. */
function submit(deps: Deps, candidate: Candidate, sent: Sent): Promise<string | null> {
  return deps.db.forCompany(candidate.companyId, async (tx) => {
    const interview = await takeSeat(deps, tx, candidate, sent.consentVersion)
    if (interview.completedAt) return sent.cv?.cvKey ?? null
    await saveAnswers(tx, candidate, interview, sent)
    if (!sent.cv && interview.cvKey === null) throw new Refusal('CV_MISSING')
    if (!sent.cv && isUnreadable(interview)) throw new Refusal('CV_UNREADABLE')
    const replaced = sent.cv ? await replaceCv(deps, tx, candidate, { cv: sent.cv, interview }) : null
    await finishApplication(deps, tx, candidate, sent.cv ?? interview)
    return replaced
  })
}

/** Saves the answers that were sent, or checks that all were saved before. */
async function saveAnswers(tx: Tx, candidate: Candidate, interview: InterviewWithSeat, sent: Sent) {
  const { questions } = interview
  if (sent.questions && !sameQuestions(questions, sent.questions)) throw new Refusal('QUESTIONS_CHANGED')
  const { answers: saved } = await findWritten(tx, keyOf(candidate))
  const given = sent.answers ?? questions.map((_, at) => saved.get(at)?.text ?? '')
  if (given.length !== questions.length) throw new Refusal('ANSWERS_MISSING')
  const texts = given.map(checkedAnswer)
  for (const [index, text] of texts.entries()) {
    if (saved.get(index)?.text !== text) await putAnswer(tx, keyOf(candidate), index, { text })
  }
}

const knownConsent = (version: string | undefined): ConsentVersion | null =>
  consentVersions.find((known) => known === version) ?? null

function checkedAnswer(answer: string): string {
  if (answer.trim() === '') throw new Refusal('ANSWERS_MISSING')
  const checked = answerText.safeParse(answer)
  if (!checked.success) throw new Refusal('BAD_INPUT', { message: checked.error.issues[0]?.message ?? '' })
  return checked.data
}

const texts = z.array(z.string()).check(z.maxLength(100))

/** Parses a form field with a JSON list of texts; null without the field. */
function listOf(field: string, json: string | undefined): string[] | null {
  if (json === undefined) return null
  const parsed = texts.safeParse(parse(json))
  if (parsed.success && !holdsUnstorable(parsed.data)) return parsed.data
  throw new Refusal('BAD_INPUT', { message: `${field} must be a JSON list of texts.` })
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
