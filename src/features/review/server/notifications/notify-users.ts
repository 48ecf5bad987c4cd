import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { findCandidate } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'
import { defaultChoice } from './change-notifications.ts'
import { completedMail, digestMail, personAskedForMail, withdrawnMail } from './mails.ts'
import {
  insertDigest,
  insertNotification,
  keepFirst,
  nextDigestAt,
  selectChoices,
  selectDueUsers,
} from './store.ts'

const batchSize = 100

interface AboutCandidate {
  companyId: CompanyId
  candidateId: CandidateId
}

/**
 * Notifies the users of a completed interview, each as they chose; the first of a job at once for everybody who wants
 * mails. Running again notifies nobody twice.
 */
export async function notifyOfCompletion(
  { db, mail, clock }: Pick<Platform, 'db' | 'mail' | 'clock'>,
  { companyId, candidateId }: AboutCandidate,
): Promise<void> {
  await db.forCompany(companyId, async (tx) => {
    const candidate = await findCandidate(tx, companyId, candidateId)
    // Erased meanwhile.
    if (!candidate) return
    const { timeZone } = await getCompany(tx, companyId)
    const isFirst = (await keepFirst(tx, companyId, candidate.jobId, candidateId)) === candidateId
    const kind = isFirst ? 'first-completed' : 'completed'
    const choices = await selectChoices(tx, companyId)
    for (const { id: userId, role } of await listUsers(tx, companyId)) {
      const choice = choices.get(userId) ?? defaultChoice(role)
      if (choice === 'off') continue
      const dueAt = choice === 'daily' && !isFirst ? nextDigestAt(clock.now(), timeZone) : null
      const subjectId = await insertNotification(tx, { companyId, userId, candidateId, kind, dueAt })
      if (subjectId && !dueAt) await mail.send(tx, completedMail, { companyId, subjectId })
    }
  })
}

/** Notifies everybody who may decide, at once: a person has to answer, whatever mails they want of interviews. */
export async function notifyOfPersonAskedFor(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { companyId, candidateId }: AboutCandidate,
): Promise<void> {
  await db.forCompany(companyId, async (tx) => {
    if (!(await findCandidate(tx, companyId, candidateId))) return
    for (const { id: userId, role } of await listUsers(tx, companyId)) {
      if (role === 'VIEWER') continue
      const row = { companyId, userId, candidateId, kind: 'asked-for-a-person', dueAt: null } as const
      const subjectId = await insertNotification(tx, row)
      if (subjectId) await mail.send(tx, personAskedForMail, { companyId, subjectId })
    }
  })
}

/** Notifies everybody who may decide of a withdrawal: nobody should wait for the candidate, or invite them. */
export async function notifyOfWithdrawal(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { companyId, candidateId }: AboutCandidate,
): Promise<void> {
  await db.forCompany(companyId, async (tx) => {
    if (!(await findCandidate(tx, companyId, candidateId))) return
    const choices = await selectChoices(tx, companyId)
    for (const { id: userId, role } of await listUsers(tx, companyId)) {
      if (role === 'VIEWER' || choices.get(userId) === 'off') continue
      const row = { companyId, userId, candidateId, kind: 'withdrawn', dueAt: null } as const
      const subjectId = await insertNotification(tx, row)
      if (subjectId) await mail.send(tx, withdrawnMail, { companyId, subjectId })
    }
  })
}

/** Mails each digest that is due; a digest and its mail are one transaction. */
export async function sendDigests({
  db,
  mail,
  clock,
}: Pick<Platform, 'db' | 'mail' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (let found = batchSize; found === batchSize; ) {
    const users = await db.forSystem((tx) => selectDueUsers(tx, now, batchSize))
    for (const user of users)
      await db.forCompany(user.companyId, async (tx) => {
        const subjectId = await insertDigest(tx, user, now)
        if (subjectId) await mail.send(tx, digestMail, { companyId: user.companyId, subjectId })
      })
    found = users.length
  }
}
