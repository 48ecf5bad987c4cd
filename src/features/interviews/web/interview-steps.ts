import type { FollowUp, InterviewState } from '../contract/interviews.ts'

/** What is written: the answer to a question, or to its follow-up. */
export type Target = { index: number; followUp: boolean }

export const keyOf = ({ index, followUp }: Target): string => `${index}${followUp ? '+' : ''}`
export const isSame = (one: Target, other: Target): boolean => keyOf(one) === keyOf(other)

const isOpen = (followUp: FollowUp | null | undefined): boolean =>
  followUp != null && followUp.answer === null && !followUp.skipped

/** The first question, or follow-up, that waits for its answer; null when none does. */
export function nextTarget({ questions, answers, followUps }: InterviewState): Target | null {
  for (const index of questions.keys()) {
    if ((answers[index] ?? null) === null) return { index, followUp: false }
    if (isOpen(followUps[index])) return { index, followUp: true }
  }
  return null
}

/** Questions that are done, with their follow-ups. */
export const countDone = (state: InterviewState): number => nextTarget(state)?.index ?? state.questions.length

/** Grows with every message that brings the next one. */
export const countReplies = ({ answers, followUps }: InterviewState): number =>
  answers.filter((answer) => answer !== null).length +
  followUps.filter((followUp) => followUp !== null && !isOpen(followUp)).length

/** What the server keeps of a target. */
export function storedAt(state: InterviewState, { index, followUp }: Target) {
  const { answer, draft, revision, counters } = followUp
    ? (state.followUps[index] ?? nothing)
    : {
        ...(state.saves[index] ?? nothing),
        answer: state.answers[index] ?? null,
        draft: state.drafts[index] ?? '',
      }
  return { answer, draft, revision, counters }
}
const nothing = { answer: null, draft: '', revision: 0, counters: null }

export const questionAt = ({ questions, followUps }: InterviewState, { index, followUp }: Target): string =>
  (followUp ? followUps[index]?.question : questions[index]) ?? ''

/** An answer whose change was typed and not sent, before a reload or on another device. */
export function unfinishedEdit(state: InterviewState): Target | null {
  for (const index of state.questions.keys())
    for (const followUp of [false, true]) {
      const { answer, draft } = storedAt(state, { index, followUp })
      if (answer !== null && draft !== '' && draft !== answer) return { index, followUp }
    }
  return null
}

type Change = Partial<ReturnType<typeof storedAt>> & { asked?: FollowUp | null; skipped?: boolean }

/** The state after something was saved at a target. */
export function withChange(
  state: InterviewState,
  { index, followUp }: Target,
  change: Change,
): InterviewState {
  const { asked, skipped = false, ...stored } = change
  const at = <T>(list: readonly T[], change: (one: T) => T) =>
    list.map((one, place) => (place === index ? change(one) : one))
  if (followUp)
    return { ...state, followUps: at(state.followUps, (one) => one && { ...one, ...stored, skipped }) }
  const { answer, draft, revision, counters } = { ...storedAt(state, { index, followUp }), ...stored }
  return {
    ...state,
    answers: at(state.answers, () => answer),
    drafts: at(state.drafts, () => draft),
    saves: at(state.saves, () => ({ revision, counters })),
    followUps: asked ? at(state.followUps, (one) => one ?? asked) : state.followUps,
  }
}
