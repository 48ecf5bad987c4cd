import type { Candidate } from './get-candidate.ts'

type Reviewed = Pick<Candidate, 'status' | 'revealedAt'>

/** The one rule of blind review: who a candidate is stays hidden until a decision, or until it is revealed. */
export function isHidden(job: { blind: boolean }, { status, revealedAt }: Reviewed): boolean {
  return job.blind && revealedAt === null && (status === 'PENDING' || status === 'UNDER_REVIEW')
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
): ShownPerson {
  const { firstName, lastName, email, phone, city } = candidate
  if (!isHidden(job, candidate)) return { hidden: false, firstName, lastName, email, phone, city }
  return {
    hidden: true,
    firstName: 'Candidate',
    lastName: String(candidate.number),
    email: null,
    phone: null,
    city: null,
  }
}
