import type { Assessment } from '#features/scoring/assessment.ts'
import type { CallRecord } from '#platform/ai/open-run.ts'
import type { RunInput } from '../runs/score-in-thread.ts'
import type { AssessmentRow } from '../tables.ts'
import { decryptValue, encryptValue } from './encryption.ts'

/** What an assessment was made from: with it the total is computed again. */
export interface Work extends RunInput {
  /** What a language model was asked for and replied; empty when none was. */
  calls: CallRecord[]
}

const resultPlace = (id: string) => `result of ${id}`
const workPlace = (id: string) => `work of ${id}`

export const encryptResult = (key: Buffer, id: string, result: Assessment): Buffer =>
  encryptValue(key, resultPlace(id), result)
export const encryptWork = (key: Buffer, id: string, work: Work): Buffer =>
  encryptValue(key, workPlace(id), work)

/** null when its key is gone, or of an earlier secret. */
export function decryptResult(
  { id, encryptedResult }: Pick<AssessmentRow, 'id' | 'encryptedResult'>,
  key: Buffer | undefined,
): Assessment | null {
  return decrypted(key, resultPlace(id), encryptedResult) as Assessment | null
}

/** null when its key is gone, or of an earlier secret. */
export function decryptWork(
  { id, encryptedWork }: Pick<AssessmentRow, 'id' | 'encryptedWork'>,
  key: Buffer | undefined,
): Work | null {
  const work = decrypted(key, workPlace(id), encryptedWork) as Work | null
  return work && { ...work, input: { ...work.input, now: new Date(work.input.now) } }
}

/** A value encrypted under an earlier secret is as closed as that of somebody who was erased. */
function decrypted(key: Buffer | undefined, place: string, encrypted: Buffer): unknown {
  try {
    return key ? decryptValue(key, place, encrypted) : null
  } catch {
    return null
  }
}
