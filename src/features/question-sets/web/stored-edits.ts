import { isRecord, readTabCopy, removeTabCopy, writeTabCopy } from '#ui/draft/tab-copy.ts'
import type { QuestionEdits } from './question-edits.ts'

// Of one user, in this tab: somebody else who signs in here sees none of it.
const keyOf = (userId: string | null, jobId: string) => `question-edits:${userId ?? ''}:${jobId}`

/** Edits that are not saved yet; null where there are none. */
export function readStoredEdits(userId: string | null, jobId: string): QuestionEdits | null {
  return readTabCopy(keyOf(userId, jobId), (stored) => {
    if (!isEdits(stored)) throw new Error('Not edits of questions')
    return stored
  })
}

/** Stores edits, or removes them when there are none. */
export function storeEdits(userId: string | null, jobId: string, edits: QuestionEdits | null): void {
  if (edits) writeTabCopy(keyOf(userId, jobId), edits)
  else removeTabCopy(keyOf(userId, jobId))
}

const isEdits = (stored: object): stored is QuestionEdits =>
  isRecord(stored) &&
  typeof stored.version === 'number' &&
  Array.isArray(stored.base) &&
  Array.isArray(stored.questions)
