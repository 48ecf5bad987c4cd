import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getJob, type KnownJob, lockJob } from '#features/jobs/server/get-job.ts'
import { publishQuestions, withdrawQuestions } from '#features/jobs/server/publish-questions.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { QuestionGuide, QuestionSet } from '../contract/question-set.ts'
import { libraryFor, suggestQuestion as suggest } from './questions/suggest-question.ts'
import { readBrief } from './read-brief.ts'
import { readQuestionSet } from './read-question-set.ts'
import { editQuestions, hasRepeatedQuestion, type SentQuestion } from './rules.ts'
import { findQuestionSet, upsertQuestionSet } from './store.ts'
import { writeQuestions } from './tasks.ts'

interface Editor {
  companyId: CompanyId
  userId: UserId
}

/** The questions as the employer wants them, in their order. */
export interface EditedSet {
  version: number
  questions: SentQuestion[]
}

/** Saves the edited questions; throws QUESTIONS_LOCKED, QUESTIONS_CHANGED and SAME_QUESTION. */
export function changeQuestionSet(
  { db, audit, clock }: Pick<Platform, 'db' | 'audit' | 'clock'>,
  { companyId, userId }: Editor,
  jobId: JobId,
  { version, questions }: EditedSet,
): Promise<QuestionSet> {
  return db.forCompany(companyId, async (tx) => {
    const { job, set } = await lockEditable(tx, companyId, jobId, version)
    const hasNew = questions.some(({ from }) => from === null)
    const library = hasNew ? libraryFor(await readBrief(tx, companyId, job)) : []
    const edited = editQuestions(set.questions, questions, library)
    if (!edited) throw new Refusal('QUESTIONS_CHANGED')
    const texts = edited.map(({ text }) => text)
    if (hasRepeatedQuestion(texts)) throw new Refusal('SAME_QUESTION')
    await upsertQuestionSet(tx, companyId, jobId, { questions: edited })
    await publishQuestions(tx, companyId, jobId, { texts, editedAt: clock.now() })
    await audit.record(tx, { companyId, actor: userId, action: 'question-set.changed', subjectId: jobId })
    return readQuestionSet(tx, companyId, jobId)
  })
}

/** Has all questions written again, in other words; throws QUESTIONS_LOCKED and QUESTIONS_CHANGED. */
export function rewriteQuestionSet(
  { db, audit, tasks }: Pick<Platform, 'db' | 'audit' | 'tasks'>,
  { companyId, userId }: Editor,
  jobId: JobId,
  version: number,
): Promise<QuestionSet> {
  return db.forCompany(companyId, async (tx) => {
    const { set } = await lockEditable(tx, companyId, jobId, version)
    await upsertQuestionSet(tx, companyId, jobId, { questions: [], attempt: set.attempt + 1 })
    await withdrawQuestions(tx, companyId, jobId)
    await tasks.enqueue(tx, writeQuestions, { companyId, jobId })
    await audit.record(tx, { companyId, actor: userId, action: 'question-set.rewritten', subjectId: jobId })
    return readQuestionSet(tx, companyId, jobId)
  })
}

/** Another question for one index of the set; nothing is stored. Throws QUESTIONS_LOCKED and QUESTIONS_CHANGED. */
export async function suggestQuestion(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  asked: Parameters<typeof suggest>[1],
): Promise<QuestionGuide & { text: string }> {
  const job = await getJob(tx, companyId, jobId)
  requireEditable(job)
  return suggest(await readBrief(tx, companyId, job), asked)
}

/** The set, with its job locked, if an employer who has seen this version may change it. */
async function lockEditable(tx: Tx, companyId: CompanyId, jobId: JobId, version: number) {
  const job = await lockJob(tx, companyId, jobId)
  requireEditable(job)
  const set = await findQuestionSet(tx, companyId, jobId)
  if (set?.version !== version) throw new Refusal('QUESTIONS_CHANGED')
  return { job, set }
}

function requireEditable(job: KnownJob): void {
  if (job.questionsLockedAt) throw new Refusal('QUESTIONS_LOCKED')
  if (job.questionsState === 'preparing') throw new Refusal('QUESTIONS_CHANGED')
}
