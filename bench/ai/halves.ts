import { createHash } from 'node:crypto'

/** The half of a case, by its id: the first half is looked at while the engine is worked on, the second only measured. */
export function halfOf(id: string): 'tune' | 'other' {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % 2 === 0 ? 'tune' : 'other'
}

export const halves = ['tune', 'other'] as const
