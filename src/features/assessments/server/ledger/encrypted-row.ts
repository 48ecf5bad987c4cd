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

export const encryptResult = (key: Buffer, id: string, result: Assessment): Buffer =>
  encryptValue(key, `result of ${id}`, result)
export const encryptWork = (key: Buffer, id: string, work: Work): Buffer =>
  encryptValue(key, `work of ${id}`, work)

type Key = Buffer | undefined

export const decryptResult = (
  { id, encryptedResult }: Pick<AssessmentRow, 'id' | 'encryptedResult'>,
  key: Key,
) => decrypted<Assessment>(key, `result of ${id}`, encryptedResult)

export function decryptWork({ id, encryptedWork }: Pick<AssessmentRow, 'id' | 'encryptedWork'>, key: Key) {
  const work = decrypted<Work>(key, `work of ${id}`, encryptedWork)
  return work && { ...work, input: { ...work.input, now: new Date(work.input.now) } }
}

/** null when its key is gone, as of somebody who was erased, or of an earlier secret. */
function decrypted<Value>(key: Key, place: string, encrypted: Buffer): Value | null {
  try {
    return key ? (decryptValue(key, place, encrypted) as Value) : null
  } catch {
    return null
  }
}
