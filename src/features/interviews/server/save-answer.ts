import { Refusal } from '#contract/refusals.ts'
import { findCandidateByLink } from '#features/candidates/server/get-candidate.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { TypingCounters } from '../contract/interviews.ts'
import { findInterview, type InterviewKey, putAnswer, putDraft } from './store.ts'
import { jobFull, keyOf, renewSeat, requireUnderWay } from './take-seat.ts'

type Deps = Pick<Platform, 'db' | 'links' | 'config'>

/** Saves a text for one question. Without a seat it is saved too, and then refused. */
async function saveText(
  deps: Deps,
  token: string,
  index: number,
  save: (tx: Tx, key: InterviewKey) => Promise<void>,
): Promise<void> {
  const candidate = await findCandidateByLink(deps, token)
  const refusal = await deps.db.forCompany(candidate.companyId, async (tx) => {
    const { questions } = requireUnderWay(await findInterview(tx, keyOf(candidate)))
    if (index >= questions.length) throw new Refusal('NOT_FOUND')
    const seated = await renewSeat(deps, tx, candidate)
    await save(tx, keyOf(candidate))
    return seated ? null : jobFull(tx, candidate)
  })
  if (refusal) throw refusal
}

export function saveAnswer(
  deps: Deps,
  token: string,
  answer: { index: number; text: string; counters?: TypingCounters | undefined },
): Promise<void> {
  return saveText(deps, token, answer.index, (tx, key) => putAnswer(tx, key, answer))
}

export function saveDraft(deps: Deps, token: string, draft: { index: number; text: string }): Promise<void> {
  return saveText(deps, token, draft.index, (tx, key) => putDraft(tx, key, draft))
}
