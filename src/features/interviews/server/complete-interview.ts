import * as z from 'zod/mini'
import { Refusal } from '#contract/refusals.ts'
import { findCandidateByLink } from '#features/candidates/server/find-candidate-by-link.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import { markApplied } from '#features/candidates/server/mark-applied.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Upload } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { answerText } from '../contract.ts'
import { announceCompletion } from './announce-completion.ts'
import { type CheckedCv, replaceCv, withKeptCv } from './keep-cv.ts'
import { applicationReceivedMail } from './mails.ts'
import { sameQuestions } from './rules.ts'
import { findInterview, type KnownInterview, listAnswers, putAnswer, setCompleted } from './store.ts'
import { keyOf, takeSeat } from './take-seat.ts'

type Parts = Pick<
  Platform,
  'db' | 'links' | 'config' | 'documents' | 'files' | 'log' | 'tasks' | 'mail' | 'audit'
>

export interface Submission {
  token: string
  /** JSON lists of texts; undefined means those that stand on the server. */
  questions: string | undefined
  answers: string | undefined
  upload: Upload | null
}

interface Sent {
  questions: string[] | null
  answers: string[] | null
  cv: CheckedCv | null
}

/** Submits an application, all or nothing. Submitting again, or twice at once, changes nothing and sends nothing. */
export async function completeInterview(parts: Parts, submission: Submission): Promise<void> {
  const candidate = await findCandidateByLink(parts, submission.token)
  const questions = listOf('questions', submission.questions)
  const answers = listOf('answers', submission.answers)
  if (await isCompleted(parts, candidate)) return
  const { upload } = submission
  if (!upload) await submit(parts, candidate, { questions, answers, cv: null })
  else
    await withKeptCv(parts, candidate, upload, (cv) => submit(parts, candidate, { questions, answers, cv }))
}

async function isCompleted({ db }: Pick<Parts, 'db'>, candidate: Candidate): Promise<boolean> {
  const known = await db.forCompany(candidate.companyId, (tx) => findInterview(tx, keyOf(candidate)))
  return known?.completedAt != null
}

/** Answers with the file that no row leads to any more: the one replaced, or the new one when somebody was faster. */
function submit(parts: Parts, candidate: Candidate, sent: Sent): Promise<string | null> {
  return parts.db.forCompany(candidate.companyId, async (tx) => {
    const interview = await takeSeat(parts, tx, candidate, null)
    if (interview.completedAt) return sent.cv?.cvKey ?? null
    await keepAnswers(tx, candidate, interview, sent)
    if (!sent.cv && interview.cvKey === null) throw new Refusal('CV_MISSING')
    const replaced = sent.cv ? await replaceCv(parts, tx, candidate, { cv: sent.cv, interview }) : null
    await finish(parts, tx, candidate)
    return replaced
  })
}

async function finish(parts: Parts, tx: Tx, candidate: Candidate): Promise<void> {
  const { companyId, id } = candidate
  await setCompleted(tx, keyOf(candidate))
  await markApplied(tx, companyId, id)
  await parts.mail.send(tx, applicationReceivedMail, { companyId, subjectId: id })
  await announceCompletion(parts, tx, candidate)
  await parts.audit.record(tx, {
    companyId,
    actor: 'candidate',
    act: 'interview.completed',
    subjectId: id,
  })
}

/** Keeps the answers that were sent, or checks that those saved before are all there. */
async function keepAnswers(tx: Tx, candidate: Candidate, interview: KnownInterview, sent: Sent) {
  const { questions } = interview
  if (sent.questions && !sameQuestions(questions, sent.questions)) throw new Refusal('QUESTIONS_CHANGED')
  const saved = await listAnswers(tx, keyOf(candidate))
  const given = sent.answers ?? questions.map((_, at) => saved.find((row) => row.index === at)?.text ?? '')
  if (given.length !== questions.length) throw new Refusal('ANSWERS_MISSING')
  const texts = given.map(checkedAnswer)
  for (const [index, text] of texts.entries()) {
    if (saved.find((row) => row.index === index)?.text !== text)
      await putAnswer(tx, keyOf(candidate), { index, text })
  }
}

function checkedAnswer(answer: string): string {
  if (answer.trim() === '') throw new Refusal('ANSWERS_MISSING')
  const checked = answerText.safeParse(answer)
  if (!checked.success) throw new Refusal('BAD_INPUT', { message: checked.error.issues[0]?.message ?? '' })
  return checked.data
}

const texts = z.array(z.string()).check(z.maxLength(100))

/** A form's field that holds a JSON list of texts; null when the form has none. */
function listOf(field: string, json: string | undefined): string[] | null {
  if (json === undefined) return null
  const parsed = texts.safeParse(parse(json))
  if (parsed.success && !parsed.data.some((text) => text.includes('\u0000'))) return parsed.data
  throw new Refusal('BAD_INPUT', { message: `${field} must be a JSON list of texts.` })
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
