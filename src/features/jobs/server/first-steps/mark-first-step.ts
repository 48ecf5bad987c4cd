import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { DoneSteps, OwnStep } from '../../contract/first-steps.ts'
import { selectFirstSteps, upsertFirstStep } from './store.ts'

export function getFirstSteps({ db }: Pick<Platform, 'db'>, companyId: CompanyId): Promise<DoneSteps> {
  return db.forCompany(companyId, (tx) => readDone(tx, companyId))
}

/** Marks a step as done for the whole company; when it was first done stays. */
export function markFirstStep(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  companyId: CompanyId,
  step: OwnStep,
): Promise<DoneSteps> {
  return db.forCompany(companyId, async (tx) => {
    await upsertFirstStep(tx, companyId, step, clock.now())
    return readDone(tx, companyId)
  })
}

async function readDone(tx: Tx, companyId: CompanyId): Promise<DoneSteps> {
  const done = await selectFirstSteps(tx, companyId)
  return { questions: Boolean(done?.questionsReadAt), link: Boolean(done?.linkSharedAt) }
}
