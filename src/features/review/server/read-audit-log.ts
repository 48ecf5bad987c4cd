import type { AuditAction } from '#contract/audit-action.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import * as ids from '#contract/ids.ts'
import { listActions } from '#features/accounts/server/list-actions.ts'
import { shownPerson } from '#features/candidates/server/blind-review.ts'
import { listCandidatesById } from '#features/candidates/server/get-candidate.ts'
import { listBlindJobs } from '#features/jobs/server/list-jobs.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { listAuditEndpoint } from '../contract/activity-log.ts'

/** Actions whose subject is always a candidate. */
const aboutCandidates = new Set<string>([
  'assessment.requested',
  'candidate.admitted',
  'candidate.cv-opened',
  'candidate.outcome-recorded',
  'candidate.rejected',
  'candidate.rejection-undone',
  'candidate.reopened',
  'candidate.revealed',
  'candidate.transcript-opened',
  'candidate.withdrawn',
  'interview.completed',
  'invitation.answered',
  'invitation.cancelled',
  'invitation.changed',
  'invitation.sent',
  'report.made',
  'report.opened',
  'report.requested',
] satisfies AuditAction[])

/** Actions in the company, newest first. The log holds ids: candidates are named while they are stored. */
export function readAuditLog(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  companyId: ids.CompanyId,
  page: { before: number; size: number },
): Promise<AnswerOf<typeof listAuditEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const { content, last } = await listActions(tx, companyId, page)
    const subjects = content.map(({ subjectId }) => subjectId)
    const named = await nameCandidates(tx, companyId, subjects, clock.now())
    return {
      content: content.map(({ subjectId, ...entry }) => {
        const candidate = named.get(subjectId) ?? null
        return {
          ...entry,
          candidate,
          candidateErased: candidate === null && aboutCandidates.has(entry.action),
        }
      }),
      last,
    }
  })
}

async function nameCandidates(tx: Tx, companyId: ids.CompanyId, subjects: readonly string[], now: Date) {
  const known = new Set(subjects.flatMap((subject) => ids.candidateId.safeParse(subject).data ?? []))
  const candidates = [...(await listCandidatesById(tx, companyId, [...known])).values()]
  const blindJobs = new Set(candidates.length === 0 ? [] : await listBlindJobs(tx, companyId))
  return new Map<string, { id: ids.CandidateId; jobId: ids.JobId; name: string }>(
    candidates.map((candidate) => {
      const { id, jobId } = candidate
      const { firstName, lastName } = shownPerson({ blind: blindJobs.has(jobId) }, candidate, now)
      return [id, { id, jobId, name: `${firstName} ${lastName}` }]
    }),
  )
}
