import type { Assessment, AssessmentInput } from '#features/scoring/assessment.ts'
import type { CallRecord } from '#platform/ai/open-run.ts'
import type { HiddenText } from '#platform/documents/documents.ts'
import type { AssessmentRow } from '../tables.ts'
import { decryptValue, encryptValue } from './encryption.ts'

/** What an assessment was made from: with it the total is computed again. */
export interface Work {
  input: AssessmentInput
  hidden: HiddenText[]
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
  if (!key) return null
  return opened(() => decryptValue(key, resultPlace(id), encryptedResult) as Assessment)
}

/** null when its key is gone, or of an earlier secret. */
export function decryptWork(
  { id, encryptedWork }: Pick<AssessmentRow, 'id' | 'encryptedWork'>,
  key: Buffer | undefined,
): Work | null {
  if (!key) return null
  return opened(() => {
    const work = decryptValue(key, workPlace(id), encryptedWork) as Work
    return { ...work, input: { ...work.input, now: new Date(work.input.now) } }
  })
}

/** Sealed with the key that an earlier secret wrapped, which is lost: as closed as that of somebody erased. */
function opened<T>(open: () => T): T | null {
  try {
    return open()
  } catch {
    return null
  }
}
