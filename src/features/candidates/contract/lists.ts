export const candidatesPerPage = 5

/** Bands of scores: high 85 and above, medium 70 to 84, low below 70. */
export const scoreBands = ['high', 'medium', 'low'] as const
export type ScoreBand = (typeof scoreBands)[number]

export const candidateSorts = ['score', 'createdAt', 'firstName'] as const
export type CandidateSort = (typeof candidateSorts)[number]

/**
 * What waits and what is done, each candidate in exactly one: `to-decide` completed and pending; `not-completed`
 * pending without a completed interview.
 */
export const candidateGroups = [
  'to-decide',
  'under-review',
  'not-completed',
  'invited',
  'hired',
  'rejected',
  'withdrawn',
] as const
export type CandidateGroup = (typeof candidateGroups)[number]

export const candidateFlags = [
  'shortlisted',
  'asked-for-a-person',
  'low-confidence',
  'ai-text',
  'instructions',
  'shared-text',
  'no-score',
] as const
export type CandidateFlag = (typeof candidateFlags)[number]
