import { ApiError } from '#ui/api/api-error.ts'

export type PostingOutcome =
  | 'NO_SUBSCRIPTION'
  | 'NOT_ACTIVE'
  | 'NO_JOBS_LEFT'
  | 'EXPIRED_SUBSCRIPTION'
  | 'UNKNOWN_ERROR'

const refusals = ['NO_SUBSCRIPTION', 'NOT_ACTIVE', 'NO_JOBS_LEFT', 'EXPIRED_SUBSCRIPTION'] as const

/** Why no job can be posted, by the code of the refusal. */
export function outcomeOf(error: unknown): PostingOutcome {
  return refusals.find((code) => error instanceof ApiError && error.code === code) ?? 'UNKNOWN_ERROR'
}
