import * as z from 'zod/mini'
import type { AnswerOf } from '#contract/endpoint.ts'
import { type CompanyId, companyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { lockCompany } from '#features/accounts/server/change-company.ts'
import { checkPassword } from '#features/accounts/server/check-password.ts'
import {
  cancelDeletion,
  isCompany,
  listDueForDeletion,
  lockDueForDeletion,
  removeCompany,
  scheduleDeletion,
} from '#features/accounts/server/delete-company.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { deleteCandidates } from '#features/candidates/server/change-candidate.ts'
import { countCandidatesOf } from '#features/candidates/server/list-candidates.ts'
import { countJobs } from '#features/jobs/server/export-jobs.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Employer } from '#platform/http/route.ts'
import type { MailKind } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { type getDeletionEndpoint, undoDays } from '../contract/company-data.ts'
import { deletionRequestedMail, deletionUndoneMail } from './mails.ts'

const daySeconds = 86_400
/** The task must find the deletion due. */
const marginSeconds = 60
/** Running uploads and deliveries have ended by then; the last sweep covers those that hung for a day. */
const sweepsAfterSeconds = [0, 15 * 60, 26 * 60 * 60]

/** What deleting the company's account erases, and when it does if it was requested. */
export function getDeletion(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
): Promise<AnswerOf<typeof getDeletionEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const { deleteAt } = await getCompany(tx, companyId)
    return {
      deleteAt: deleteAt?.toISOString() ?? null,
      users: (await listUsers(tx, companyId)).length,
      jobs: await countJobs(tx, companyId),
      candidates: (await countCandidatesOf(tx, [companyId])).get(companyId) ?? 0,
    }
  })
}

/**
 * Closes the company's public links and has all of it erased in seven days; every ADMIN gets a mail. Requesting it again
 * changes nothing. Throws WRONG_PASSWORD.
 */
export async function requestDeletion(
  deps: Pick<Platform, 'db' | 'clock' | 'mail' | 'tasks' | 'audit' | 'passwords'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  password: string,
): Promise<Date> {
  const { db, clock, tasks, audit } = deps
  await checkPassword(deps, { companyId, userId }, password)
  return db.forCompany(companyId, async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new Refusal('NOT_FOUND')
    const decided = (await getCompany(tx, companyId)).deleteAt
    if (decided) return decided
    const deleteAt = await scheduleDeletion(tx, companyId, { days: undoDays, now: clock.now() })
    if (!deleteAt) throw new Error('The deletion was not written')
    await mailAdmins(deps, tx, companyId, deletionRequestedMail, deleteAt)
    const startAfterSeconds = undoDays * daySeconds + marginSeconds
    await tasks.enqueue(tx, eraseCompanyTask, { companyId }, { startAfterSeconds })
    const action = 'company.deletion-requested'
    await audit.record(tx, { companyId, actor: userId, action, subjectId: companyId })
    return deleteAt
  })
}

/** Keeps the company and reopens its public links; every ADMIN gets a mail. Without a deletion it does nothing. */
export async function undoDeletion(
  deps: Pick<Platform, 'db' | 'clock' | 'mail' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
): Promise<void> {
  await deps.db.forCompany(companyId, async (tx) => {
    if (!(await cancelDeletion(tx, companyId))) return
    await mailAdmins(deps, tx, companyId, deletionUndoneMail, deps.clock.now())
    const action = 'company.deletion-undone'
    await deps.audit.record(tx, { companyId, actor: userId, action, subjectId: companyId })
  })
}

async function mailAdmins(
  { mail }: Pick<Platform, 'mail'>,
  tx: Tx,
  companyId: CompanyId,
  kind: MailKind,
  at: Date,
): Promise<void> {
  for (const { id, role } of await listUsers(tx, companyId))
    if (role === 'ADMIN') await mail.send(tx, kind, { companyId, subjectId: id, version: at.getTime() })
}

const ofCompany = z.strictObject({ companyId })

/**
 * Erases a company that is due: the rows in one transaction, files and mails by tasks of that transaction. Does nothing
 * for a company that is gone or stays.
 */
export const eraseCompanyTask = defineTask({
  name: 'privacy.erase-company',
  payload: ofCompany,
  retries: 20,
  expireSeconds: 600,
  run: async ({ db, clock, mail, tasks, audit, log }, { companyId }) => {
    const erased = await db.forSystem(async (tx) => {
      if (!(await lockDueForDeletion(tx, companyId, clock.now()))) return false
      // Separately: there may be more candidates than one statement has time for.
      await deleteCandidates(tx, companyId)
      await removeCompany(tx, companyId)
      // After the rows: a mail about to be queued is either queued by now or fails.
      await mail.forget(tx, companyId)
      for (const startAfterSeconds of sweepsAfterSeconds)
        await tasks.enqueue(tx, eraseRemains, { companyId }, { startAfterSeconds })
      await audit.record(tx, { companyId, actor: 'system', action: 'company.erased', subjectId: companyId })
      return true
    })
    if (erased) log.info({ companyId }, 'a company was erased')
  },
})

/** Removes an erased company's files, and the mails that were queued while it was erased. */
export const eraseRemains = defineTask({
  name: 'privacy.erase-left-overs',
  payload: ofCompany,
  // Repairing a disk that cannot be written takes days, not minutes.
  retries: 500,
  expireSeconds: 600,
  run: async ({ db, files, mail, log }, { companyId }) => {
    const stays = await db.forSystem(async (tx) => {
      if (await isCompany(tx, companyId)) return true
      await mail.forget(tx, companyId)
      return false
    })
    if (stays) log.error({ companyId }, 'files of an existing company were about to be removed')
    else await files.removeAll(`${companyId}/`)
  },
})

/** Finds the companies that are due. */
export const eraseDueTask = defineTask({
  name: 'privacy.erase-due',
  payload: z.strictObject({}),
  every: '7 * * * *',
  run: ({ db, clock, tasks }) =>
    db.forSystem(async (tx) => {
      // One company that cannot be erased must not delay the others.
      for (const due of await listDueForDeletion(tx, clock.now()))
        await tasks.enqueue(tx, eraseCompanyTask, { companyId: due })
    }),
})
