import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { mailboxKey } from '#platform/mail/mailbox-key.ts'
import type { Platform } from '#platform/platform.ts'
import {
  countHeldOrOffered,
  deleteOffersBefore,
  deleteOffersTo,
  putOffers,
  setOfferedAt,
} from './seats/store.ts'

type Deps = Pick<Platform, 'clock' | 'config'>

/** Seats of a job that are held, spent or kept for somebody. Exact only under the job's lock. */
export const countTakenSeats = countHeldOrOffered

/** Keeps a free seat for each address until it starts, or the offers are ended. Needs the job's lock. */
export const offerSeats = (
  { clock, config }: Deps,
  tx: Tx,
  job: { companyId: CompanyId; jobId: JobId },
  emails: readonly string[],
): Promise<void> =>
  putOffers(
    tx,
    job,
    emails.map((email) => mailboxKey(config, email)),
    clock.now(),
  )

/** Keeps the seat from now on; one that was taken or ended stays so. */
export const renewOffer = (
  { clock, config }: Deps,
  tx: Tx,
  job: { companyId: CompanyId; jobId: JobId },
  email: string,
): Promise<void> => setOfferedAt(tx, job, mailboxKey(config, email), clock.now())

/** Ends the offers of all companies that were made before. Needs the system role. */
export const endOffersBefore = deleteOffersBefore

/** Ends what a company offered to these addresses. */
export const endOffersTo = (
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  companyId: CompanyId,
  emails: readonly string[],
): Promise<void> =>
  deleteOffersTo(
    tx,
    companyId,
    emails.map((email) => mailboxKey(config, email)),
  )
