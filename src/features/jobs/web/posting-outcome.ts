import { ApiError } from '#ui/api/api-error.ts'

export type PostingOutcome =
  | 'NO_SUBSCRIPTION'
  | 'NOT_ACTIVE'
  | 'NO_JOBS_LEFT'
  | 'EXPIRED_SUBSCRIPTION'
  | 'UNKNOWN_ERROR'

const refusals = ['NO_SUBSCRIPTION', 'NOT_ACTIVE', 'NO_JOBS_LEFT', 'EXPIRED_SUBSCRIPTION'] as const

const words: readonly [PostingOutcome, readonly string[]][] = [
  ['NO_SUBSCRIPTION', ['abonnement', 'acheter']],
  ['NOT_ACTIVE', ['abonnement', 'actif']],
  ['EXPIRED_SUBSCRIPTION', ['abonnement', 'expiré']],
  ['NO_JOBS_LEFT', ["offres d'emploi"]],
]

/** Why no job can be posted: by the refusal's code or, where a server sends none, by the French words of a 403. */
export function outcomeOf(error: unknown): PostingOutcome {
  if (!(error instanceof ApiError) || error.status !== 403) return 'UNKNOWN_ERROR'
  const coded = refusals.find((code) => code === error.code)
  if (coded) return coded
  const said = error.message.normalize('NFC').toLowerCase().replaceAll('’', "'")
  return words.find(([, all]) => all.every((word) => said.includes(word)))?.[0] ?? 'UNKNOWN_ERROR'
}
