import type { CompanyId, JobId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { isDemoCompany } from '#features/accounts/server/is-demo-company.ts'
import { getJob, type KnownJob, lockJob } from '#features/jobs/server/get-job.ts'
import { publishQuestions } from '#features/jobs/server/publish-questions.ts'
import { AiFailure } from '#platform/ai/ai.ts'
import { openRun } from '#platform/ai/open-run.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { JobBrief, WrittenQuestion } from './questions/job-brief.ts'
import { writeBuiltinQuestions } from './questions/write-builtin-questions.ts'
import { writeWithModel } from './questions/write-with-model.ts'
import { readBrief } from './read-brief.ts'
import type { StoredQuestion } from './rules.ts'
import { findQuestionSet, upsertQuestionSet } from './store.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'log' | 'assistant'>
type Subject = { companyId: CompanyId; jobId: JobId }
type Order = { brief: JobBrief; attempt: number; copied: StoredQuestion[] | null }

/**
 * Writes a job's questions unless they are there or locked, so that running it twice changes nothing. A language
 * model, where one is configured, finds the words between two transactions; the built-in questions stand in for it.
 */
export async function writeQuestionSet(deps: Deps, subject: Subject): Promise<void> {
  const { companyId, jobId } = subject
  const order = await deps.db.forCompany(companyId, (tx) => readOrder(tx, subject, getJob))
  const byModel = order && !order.copied ? await askModel(deps, subject, order) : null
  await deps.db.forCompany(companyId, async (tx) => {
    const current = await readOrder(tx, subject, lockJob)
    if (!current) return
    // The model has not read an offer that was changed meanwhile.
    const isSame = JSON.stringify(current) === JSON.stringify(order)
    const written = isSame && byModel ? byModel : writeBuiltinQuestions(current.brief, current.attempt)
    const questions =
      current.copied ??
      written.map(({ slot: _, ...question }) => ({ ...question, origin: 'written' as const }))
    await upsertQuestionSet(tx, companyId, jobId, { questions })
    const texts = questions.map(({ text }) => text)
    await publishQuestions(tx, companyId, jobId, {
      texts,
      editedAt: current.copied ? deps.clock.now() : null,
    })
  })
}

/** What is to be written, if anything is. */
async function readOrder(tx: Tx, { companyId, jobId }: Subject, get: typeof getJob): Promise<Order | null> {
  const job = await get(tx, companyId, jobId).catch(nullIfMissing)
  if (!job || job.questionsState === 'ready' || job.questionsLockedAt) return null
  const before = await findQuestionSet(tx, companyId, jobId)
  const copied = before ? null : await readCopied(tx, companyId, job)
  return { brief: await readBrief(tx, companyId, job), attempt: before?.attempt ?? 0, copied }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
  throw error
}

/** The edited questions of the job that this one is a copy of, where the language is the same. */
async function readCopied(tx: Tx, companyId: CompanyId, job: KnownJob): Promise<StoredQuestion[] | null> {
  if (!job.copiedFrom) return null
  const source = await getJob(tx, companyId, job.copiedFrom)
  if (source.questionsEditedAt === null || source.language !== job.language) return null
  return (await findQuestionSet(tx, companyId, source.id))?.questions ?? null
}

async function askModel(
  { db, clock, log, assistant }: Deps,
  { companyId, jobId }: Subject,
  { brief, attempt }: Order,
): Promise<readonly WrittenQuestion[] | null> {
  if (!assistant || (await isDemoCompany(db, companyId))) return null
  try {
    const run = openRun({ db, clock, assistant }, { companyId })
    return await writeWithModel(run, brief, writeBuiltinQuestions(brief, attempt))
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error
    log.warn({ companyId, jobId, because: error.kind }, 'the questions are the built-in ones')
    return null
  }
}
