import { Refusal } from '#contract/refusals.ts'
import { findCandidateByLink } from '#features/candidates/server/find-candidate-by-link.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { TypingCounters } from '../contract.ts'
import { findInterview, type InterviewKey, putAnswer, putDraft } from './store.ts'
import { jobFull, keepSeat, keyOf, writable } from './take-seat.ts'

type Parts = Pick<Platform, 'db' | 'links' | 'config'>

/** Saves what a candidate wrote to one question. When the place is gone it is saved too, and then refused. */
async function saveText(
  parts: Parts,
  token: string,
  index: number,
  save: (tx: Tx, key: InterviewKey) => Promise<void>,
): Promise<void> {
  const candidate = await findCandidateByLink(parts, token)
  const refusal = await parts.db.forCompany(candidate.companyId, async (tx) => {
    const { questions } = writable(await findInterview(tx, keyOf(candidate)))
    if (index >= questions.length) throw new Refusal('NOT_FOUND')
    const seated = await keepSeat(parts, tx, candidate)
    await save(tx, keyOf(candidate))
    return seated ? null : jobFull(tx, candidate)
  })
  if (refusal) throw refusal
}

export function saveAnswer(
  parts: Parts,
  token: string,
  answer: { index: number; text: string; counters?: TypingCounters | undefined },
): Promise<void> {
  return saveText(parts, token, answer.index, (tx, key) => putAnswer(tx, key, answer))
}

export function saveDraft(
  parts: Parts,
  token: string,
  draft: { index: number; text: string },
): Promise<void> {
  return saveText(parts, token, draft.index, (tx, key) => putDraft(tx, key, draft))
}
