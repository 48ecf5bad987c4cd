import type { CompanyId, JobId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { shownPerson } from '#features/candidates/server/blind-review.ts'
import {
  countDecisionReasons,
  countDecisionsByUser,
  countScoresByField,
  listDecided,
  measureStepTimes,
} from '#features/candidates/server/measure-job.ts'
import { redactReply } from '#features/candidates/server/redact-person.ts'
import { summarizeCounts } from '#features/candidates/server/summarize-counts.ts'
import { getJobWithCounts } from '#features/jobs/server/get-job-with-counts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { quartilesByField } from './rules.ts'

const maxReasons = 12

/** The figures of a job and its candidates. Throws NOT_FOUND. */
export async function readJobFigures(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
) {
  const { counts, ...job } = await getJobWithCounts(tx, companyId, jobId)
  const now = clock.now()
  const emailOf = await readEmails(tx, companyId)
  const decisions = await countDecisionsByUser(tx, companyId, jobId)
  return {
    job,
    company: (await getCompany(tx, companyId)).name,
    madeAt: now,
    summary: summarizeCounts(counts),
    fields: quartilesByField(await countScoresByField(tx, companyId, jobId)),
    steps: await measureStepTimes(tx, companyId, jobId),
    reasons: await countDecisionReasons(tx, companyId, jobId, { now, max: maxReasons }),
    deciders: [...Map.groupBy(decisions, ({ decidedBy }) => decidedBy)].map(([userId, made]) => ({
      user: emailOf(userId),
      ...({ ACCEPTED: 0, REJECTED: 0, HIRED: 0 } as const),
      ...Object.fromEntries(made.map(({ status, count }) => [status, count])),
    })),
  }
}
export type JobFigures = Awaited<ReturnType<typeof readJobFigures>>

/** The address of a user; null for one who has left the team. */
async function readEmails(tx: Tx, companyId: CompanyId) {
  const users = new Map((await listUsers(tx, companyId)).map(({ id, email }) => [id, email]))
  return (userId: string | null) => users.get(userId as never) ?? null
}

type Position = Parameters<typeof listDecided>[3]['after']

/** Decisions that stand, the latest first, as readers of the job may know them; `next` is null at their end. */
export async function readDecisions(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { companyId, job }: { companyId: CompanyId; job: { id: JobId; blind: boolean } },
  { after, max }: { after: Position; max: number },
) {
  const now = clock.now()
  const emailOf = await readEmails(tx, companyId)
  const rows = await listDecided(tx, companyId, job.id, { after, max })
  const last = rows.length === max ? rows.at(-1) : undefined
  return {
    decisions: rows.map((row) => {
      const { firstName, lastName, hidden } = shownPerson(job, row, now)
      const { reason } = redactReply(job, row, now, { reason: row.decisionReason })
      return {
        candidate: `${firstName} ${lastName}`,
        hidden,
        status: row.status as 'ACCEPTED' | 'REJECTED' | 'HIRED',
        score: row.score,
        confidence: row.confidence,
        by: emailOf(row.decidedBy),
        at: row.decidedAt as Date,
        reason,
      }
    }),
    next: last ? { decidedAt: last.position, id: last.id } : null,
  }
}
export type JobDecision = Awaited<ReturnType<typeof readDecisions>>['decisions'][number]
