import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { spendPosting } from '#features/billing/server/spend-posting.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { NewJob } from '../contract.ts'
import { deleteDraft, lockTyping } from './drafts/store.ts'
import { type QuestionRow, replaceQuestions, selectQuestions } from './interview/store.ts'
import { offerOf } from './rules.ts'
import { findJobRow, findPosted, insertJob } from './store.ts'
import { writeQuestions } from './tasks.ts'

export interface Posting extends NewJob {
  /** Of one posting: sent again under it, it posts nothing twice. */
  requestId?: string | undefined
  /** The job whose edited questions are taken over, where the language is the same. */
  copyOf?: JobId | undefined
}

type Parts = Pick<Platform, 'db' | 'config' | 'tasks' | 'audit'>

/** Posts a job: spends a posting, writes the offer, sets its interview going and drops the draft, all or nothing. */
export async function createJob(
  { db, config, tasks, audit }: Parts,
  { companyId, userId }: { companyId: CompanyId; userId: UserId },
  { requestId, copyOf, ...offer }: Posting,
): Promise<JobId> {
  return db.forCompany(companyId, async (tx) => {
    await lockTyping(tx, companyId, userId)
    const posted = requestId && (await findPosted(tx, companyId, userId, requestId))
    if (posted) return posted
    const language = languageOfName(offer.interviewLanguage)
    const questions = copyOf ? await editedQuestions(tx, companyId, copyOf, language) : []
    const { candidatesPerJob: maxCandidates } = await spendPosting({ config }, tx, companyId)
    const row = { ...offerOf(offer, language), companyId, maxCandidates }
    const jobId = await insertJob(tx, { ...row, postedBy: userId, requestId: requestId ?? null })
    if (questions.length > 0) await replaceQuestions(tx, companyId, jobId, questions, { byHand: true })
    else await tasks.enqueue(tx, writeQuestions, { companyId, jobId })
    await deleteDraft(tx, companyId, userId)
    await audit.record(tx, { companyId, actor: userId, act: 'job.posted', subjectId: jobId })
    return jobId
  })
}

/** The questions of a job in this language that somebody has edited; none of another. */
async function editedQuestions(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  language: string,
): Promise<QuestionRow[]> {
  const copied = await findJobRow(tx, companyId, jobId)
  if (!copied) throw new Refusal('NOT_FOUND')
  const fits = copied.questionsEditedAt !== null && copied.interviewLanguage === language
  return fits ? selectQuestions(tx, companyId, jobId) : []
}
