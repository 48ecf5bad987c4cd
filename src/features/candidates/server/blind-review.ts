import type { Candidate } from './get-candidate.ts'

type Reviewed = Pick<Candidate, 'status' | 'revealedAt' | 'undoUntil'>

/**
 * The one rule of blind review: who a candidate is stays hidden until a decision that cannot be undone, or until it is
 * revealed. Its twin in SQL is `isShown`.
 */
export function isHidden(
  job: { blind: boolean },
  { status, revealedAt, undoUntil }: Reviewed,
  now: Date,
): boolean {
  const isUndecided = status === 'PENDING' || status === 'UNDER_REVIEW' || status === 'WITHDRAWN'
  return job.blind && revealedAt === null && (isUndecided || (undoUntil !== null && undoUntil > now))
}

export interface ShownPerson {
  hidden: boolean
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  city: string | null
}

/** Who the candidate is, as readers of the job may know it. */
export function shownPerson(
  job: { blind: boolean },
  candidate: Reviewed & Pick<Candidate, 'number' | 'firstName' | 'lastName' | 'email' | 'phone' | 'city'>,
  now: Date,
): ShownPerson {
  const { firstName, lastName, email, phone, city } = candidate
  if (!isHidden(job, candidate, now)) return { hidden: false, firstName, lastName, email, phone, city }
  return {
    hidden: true,
    firstName: 'Candidate',
    lastName: String(candidate.number),
    email: null,
    phone: null,
    city: null,
  }
}
