/** How long a rejection can be undone; its mail goes out afterwards. */
export const undoMinutes = 15
/** A reason is one of the job's own, a comment, or both. */
export const decisionLimits = { reason: 400, comment: 200, candidates: 100 } as const
export const noteLimits = { text: 4_000, mentioned: 20 } as const
/** What came of a meeting. */
export const outcomes = ['hired', 'rejected', 'no-show', 'another-meeting'] as const
export type Outcome = (typeof outcomes)[number]
