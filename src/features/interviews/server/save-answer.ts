import { Refusal } from '#contract/refusals.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import { findCandidateByLink } from '#features/candidates/server/get-candidate.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { FollowUp } from '../contract/interviews.ts'
import type { TypingCounters } from '../contract/typing-counters.ts'
import { chooseFollowUp, maxFollowUps } from './choose-follow-up.ts'
import { followUpOf } from './rules.ts'
import {
  askFollowUp,
  findInterview,
  findWritten,
  type InterviewKey,
  type InterviewWithSeat,
  putAnswer,
  putDraft,
  putFollowUpAnswer,
  skipFollowUp,
  type Written,
} from './store.ts'
import { jobFull, keyOf, renewSeat, requireUnderWay, requireUnpaused } from './take-seat.ts'

type Deps = Pick<Platform, 'db' | 'links' | 'config'>

interface Save {
  tx: Tx
  key: InterviewKey
  candidate: Candidate
  interview: InterviewWithSeat
  written: Written
}

/** Whether a text brings the interview on: only that renews its seat. */
type IsProgress = (written: Written) => boolean

/** Saves a text for one question. Without a seat, or while the company is banned, it is saved too, and then refused. */
async function saveText<Saved>(
  deps: Deps,
  token: string,
  { index, isProgress }: { index: number; isProgress: IsProgress },
  save: (known: Save) => Promise<Saved>,
): Promise<Saved> {
  const candidate = await findCandidateByLink(deps, token)
  const { seatRefusal, saved } = await deps.db.forCompany(candidate.companyId, async (tx) => {
    const key = keyOf(candidate)
    const interview = requireUnderWay(await findInterview(tx, key))
    if (index >= interview.questions.length) throw new Refusal('NOT_FOUND')
    // Also locks the interview: what was written is read after every other save.
    const seated = await renewSeat(deps, tx, candidate, isProgress(await findWritten(tx, key)))
    const known = { tx, key, candidate, interview, written: await findWritten(tx, key) }
    return { saved: await save(known), seatRefusal: seated ? null : await jobFull(tx, candidate) }
  })
  // After the COMMIT: what was typed is kept all the same.
  await deps.db.forCompany(candidate.companyId, (tx) => requireUnpaused(tx, candidate))
  if (seatRefusal) throw seatRefusal
  return saved
}

interface Sent {
  index: number
  text: string
  counters?: TypingCounters | undefined
  revision?: number | undefined
}

/** Throws ANSWER_CHANGED for a text written upon another one than is stored, unless it is the stored text again. */
function checkRevision(
  known: { text: string | null; revision: number } | undefined,
  { text, revision }: { text: string | null; revision?: number | undefined },
): void {
  if (revision === undefined || revision === (known?.revision ?? 0)) return
  if (text === null || text !== known?.text) throw new Refusal('ANSWER_CHANGED')
}

/** Saves an answer; its first saving may ask a follow-up question. */
export function saveAnswer(
  deps: Deps,
  token: string,
  sent: Sent,
): Promise<{ revision: number; followUp: FollowUp | null }> {
  const { index } = sent
  const isProgress: IsProgress = ({ answers }) => answers.get(index)?.text == null
  return saveText(deps, token, { index, isProgress }, async (known) => {
    const { tx, key, written } = known
    const before = written.answers.get(index)
    checkRevision(before, sent)
    const revision = await putAnswer(tx, key, index, sent)
    if (before?.text == null) await followUpOn(known, sent)
    const asked = (await findWritten(tx, key)).followUps.get(index)
    return { revision, followUp: followUpOf(asked) }
  })
}

async function followUpOn({ tx, key, candidate, interview, written }: Save, sent: Sent): Promise<void> {
  const { index, text } = sent
  const ownFollowUp = interview.followUps?.[index]
  if (ownFollowUp === undefined || written.followUps.size >= maxFollowUps) return
  const { language } = await getJob(tx, candidate.companyId, candidate.jobId)
  const question = interview.questions[index] ?? ''
  const asked = chooseFollowUp({ question, ownFollowUp, answer: text, language })
  if (asked !== null) await askFollowUp(tx, key, index, asked)
}

/** Saves the answer to a follow-up question; null skips it. Throws NOT_FOUND where none was asked. */
export function saveFollowUp(
  deps: Deps,
  token: string,
  sent: Omit<Sent, 'text'> & { text: string | null },
): Promise<{ revision: number }> {
  const { index, text, counters } = sent
  const isProgress: IsProgress = ({ followUps }) => {
    const asked = followUps.get(index)
    return asked?.text === null && asked.skippedAt === null
  }
  return saveText(deps, token, { index, isProgress }, async ({ tx, key, written }) => {
    const asked = written.followUps.get(index)
    if (!asked) throw new Refusal('NOT_FOUND')
    if (text !== null) {
      checkRevision(asked, sent)
      return { revision: await putFollowUpAnswer(tx, key, index, { text, counters }) }
    }
    await skipFollowUp(tx, key, index)
    return { revision: asked.revision }
  })
}

export function saveDraft(
  deps: Deps,
  token: string,
  draft: { index: number; text: string; followUp?: boolean | undefined; revision?: number | undefined },
): Promise<void> {
  const { index, text, followUp = false, revision } = draft
  return saveText(deps, token, { index, isProgress: () => false }, async ({ tx, key, written }) => {
    const known = written[followUp ? 'followUps' : 'answers'].get(index)
    if (followUp && !known) throw new Refusal('NOT_FOUND')
    checkRevision(known, { text: null, revision })
    await putDraft(tx, key, { index, followUp }, text)
  })
}
