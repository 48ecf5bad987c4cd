import { createHash } from 'node:crypto'

/** The half of a case, by its id: the first half is looked at while the engine is worked on, the second only measured. */
export function splitOf(id: string): 'dev' | 'holdout' {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % 2 === 0 ? 'dev' : 'holdout'
}

export const splits = ['dev', 'holdout'] as const
export type Split = (typeof splits)[number]
