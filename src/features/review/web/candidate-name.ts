import type { ListedCandidate } from '../contract/candidates.ts'

/** As people read it; "Candidate 12" in a blind review. */
export const nameOf = ({ firstName, lastName }: Pick<ListedCandidate, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
