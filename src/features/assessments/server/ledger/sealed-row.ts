import type { CallRecord } from '#platform/ai/open-run.ts'
import type { HiddenText } from '#platform/documents/documents.ts'
import type { Assessment, AssessmentInput } from '../engine/assessment.ts'
import type { AssessmentRow } from '../tables.ts'
import { seal, unseal } from './sealing.ts'

/** What an assessment was made from: with it the total is computed again. */
export interface Work {
  input: AssessmentInput
  hidden: HiddenText[]
  /** What a language model was asked for and replied; empty when none was. */
  calls: CallRecord[]
}

const resultPlace = (id: string) => `result of ${id}`
const workPlace = (id: string) => `work of ${id}`

export const sealResult = (key: Buffer, id: string, result: Assessment): Buffer =>
  seal(key, resultPlace(id), result)
export const sealWork = (key: Buffer, id: string, work: Work): Buffer => seal(key, workPlace(id), work)

/** null when its key is gone, or of an earlier secret. */
export function openResult(
  { id, result, sealedResult }: Pick<AssessmentRow, 'id' | 'result' | 'sealedResult'>,
  key: Buffer | undefined,
): Assessment | null {
  if (result) return result
  if (!sealedResult || !key) return null
  return opened(() => unseal(key, resultPlace(id), sealedResult) as Assessment)
}

/** null when its key is gone, or of an earlier secret, and for rows from before the ledger was sealed. */
export function openWork(
  { id, sealedWork }: Pick<AssessmentRow, 'id' | 'sealedWork'>,
  key: Buffer | undefined,
): Work | null {
  if (!sealedWork || !key) return null
  return opened(() => {
    const work = unseal(key, workPlace(id), sealedWork) as Work
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
