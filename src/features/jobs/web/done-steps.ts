/** What an employer does once before the first candidate comes, beside what the data tell. */
export type OwnStep = 'questions' | 'link'

const keyOf = (step: OwnStep) => `first-steps.${step}`

/** Remembers on this device that it was done; it costs nothing to do it again on another one. */
export function markStep(step: OwnStep): void {
  try {
    localStorage.setItem(keyOf(step), 'done')
  } catch {
    // Without storage (private window) the step stays open.
  }
}

export function isStepDone(step: OwnStep): boolean {
  try {
    return localStorage.getItem(keyOf(step)) === 'done'
  } catch {
    return false
  }
}
