import type { ReplyOf } from '#contract/endpoint.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'
import type { listAssessmentsEndpoint } from '../contract/assessments.ts'
import { shownEntry, shownRun } from './rules.ts'
import { type Subject, selectHistory, selectRuns } from './store.ts'

/** What the ledger holds of a candidate, the newest first. Throws NOT_FOUND. */
export function listAssessments(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  subject: Subject,
): Promise<ReplyOf<typeof listAssessmentsEndpoint>> {
  const { companyId, candidateId } = subject
  return db.forCompany(companyId, async (tx) => {
    await getCandidate(tx, companyId, candidateId)
    const users = await listUsers(tx, companyId)
    const emails = new Map(users.map(({ id, email }) => [id as string, email]))
    const rows = await selectHistory(tx, subject)
    const [run] = await selectRuns(tx, companyId, [candidateId])
    return { assessments: rows.map((row) => shownEntry(row, emails)), run: shownRun(run, clock.now()) }
  })
}
