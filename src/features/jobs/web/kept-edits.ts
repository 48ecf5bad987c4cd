import type { InterviewEdits } from './question-edits.ts'

// Of one user, in this tab: somebody else who signs in here sees none of it.
const nameOf = (userId: string | null, jobId: string) => `interview-edits:${userId ?? ''}:${jobId}`

/** What this tab keeps of edits that are not saved yet; null where there are none. */
export function readKeptEdits(userId: string | null, jobId: string): InterviewEdits | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(userId, jobId)) ?? 'null')
    return isEdits(kept) ? kept : null
  } catch {
    return null
  }
}

/** Keeps edits, or forgets them when there are none. */
export function keepEdits(userId: string | null, jobId: string, edits: InterviewEdits | null): void {
  try {
    if (edits) sessionStorage.setItem(nameOf(userId, jobId), JSON.stringify(edits))
    else sessionStorage.removeItem(nameOf(userId, jobId))
  } catch {
    // Storage is closed or full: the edits last for this page.
  }
}

const isEdits = (kept: unknown): kept is InterviewEdits =>
  typeof kept === 'object' &&
  kept !== null &&
  'version' in kept &&
  typeof kept.version === 'number' &&
  'base' in kept &&
  Array.isArray(kept.base) &&
  'questions' in kept &&
  Array.isArray(kept.questions)
