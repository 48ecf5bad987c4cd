import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { HiddenText } from '#platform/documents/documents.ts'
import type { TypingCounters } from '../contract/typing-counters.ts'
import { type AnswerRow, answers, type InterviewRow, interviews } from './tables.ts'

/** The key of an interview, with the tenant. */
export interface InterviewKey {
  companyId: CompanyId
  candidateId: CandidateId
}

/** Not now(), the start of the transaction, which may have waited long for a lock. */
export const present = sql`clock_timestamp()`
export const leaseOf = (hours: number) => sql`clock_timestamp() + make_interval(hours => ${hours})`

const own = ({ companyId, candidateId }: InterviewKey) =>
  and(eq(interviews.companyId, companyId), eq(interviews.candidateId, candidateId))
type Change = { [K in keyof InterviewRow]?: InterviewRow[K] | SQL }
const ownAnswers = ({ companyId, candidateId }: InterviewKey) =>
  and(eq(answers.companyId, companyId), eq(answers.candidateId, candidateId))

/** With whether its seat is held at this moment. */
export interface InterviewWithSeat extends InterviewRow {
  seated: boolean
}

export const seated = sql<boolean>`coalesce(${interviews.completedAt} is not null or ${interviews.seatUntil} > ${present}, false)
  and ${interviews.releasedAt} is null`

async function selectInterview(tx: Tx, key: InterviewKey, lock: boolean): Promise<InterviewWithSeat | null> {
  const query = tx.select({ row: interviews, seated }).from(interviews).where(own(key))
  const [found] = lock ? await query.for('no key update') : await query
  return found ? { ...found.row, seated: found.seated } : null
}

export const findInterview = (tx: Tx, key: InterviewKey) => selectInterview(tx, key, false)
/** Locks the interview until the end of the transaction. */
export const lockInterview = (tx: Tx, key: InterviewKey) => selectInterview(tx, key, true)

export async function insertInterview(
  tx: Tx,
  row: Pick<
    InterviewRow,
    'companyId' | 'candidateId' | 'jobId' | 'mailbox' | 'questions' | 'followUps' | 'consentVersion'
  >,
  leaseHours: number,
): Promise<InterviewWithSeat> {
  const [inserted] = await tx
    .insert(interviews)
    .values({ ...row, seatUntil: leaseOf(leaseHours) })
    .returning()
  if (!inserted) throw new Error('The interview was not written')
  return { ...inserted, seated: true }
}

export async function updateInterview(
  tx: Tx,
  key: InterviewKey,
  change: Change,
  only?: SQL,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(interviews)
    .set(change)
    .where(and(own(key), only))
  return rowCount === 1
}

export const setCompleted = (tx: Tx, key: InterviewKey) =>
  updateInterview(tx, key, { completedAt: sql`now()`, cvAwaitedAt: null, seatUntil: null })

/** The answers are final, the CV is to follow, and the seat is kept meanwhile. */
export const setCvAwaited = (tx: Tx, key: InterviewKey, seatHours: number) =>
  updateInterview(tx, key, { cvAwaitedAt: sql`now()`, seatUntil: leaseOf(seatHours) })

/** The seat, held or spent, is free for somebody else. */
export const setReleased = (tx: Tx, key: InterviewKey) =>
  updateInterview(tx, key, { releasedAt: sql`now()` }, isNull(interviews.releasedAt))

/** The answers and what was written to follow-ups, each by the index of its question. */
export interface Written {
  answers: ReadonlyMap<number, AnswerRow>
  followUps: ReadonlyMap<number, AnswerRow>
}

export const selectAnswers = (tx: Tx, key: InterviewKey): Promise<AnswerRow[]> =>
  tx.select().from(answers).where(ownAnswers(key)).orderBy(asc(answers.index))

export const findWritten = async (tx: Tx, key: InterviewKey) => byQuestion(await selectAnswers(tx, key))

export function byQuestion(rows: readonly AnswerRow[]): Written {
  const byIndex = (of: readonly AnswerRow[]) => new Map(of.map((row) => [row.index, row]))
  return {
    answers: byIndex(rows.filter(({ followUp }) => !followUp)),
    followUps: byIndex(rows.filter(({ followUp }) => followUp)),
  }
}

/** An answer, or the answer to the follow-up of the same question. */
export type AnswerKey = Pick<AnswerRow, 'index' | 'followUp'>
type AnswerText = { text: string; counters?: TypingCounters | undefined }

const oneAnswer = (key: InterviewKey, { index, followUp }: AnswerKey) =>
  and(ownAnswers(key), eq(answers.index, index), eq(answers.followUp, followUp))

/** Stores an answer and empties its draft; returns its revision. Without new counters the earlier ones stay. */
export async function putAnswer(
  tx: Tx,
  { companyId, candidateId }: InterviewKey,
  index: number,
  { text, counters }: AnswerText,
): Promise<number> {
  const answer = changeTo(text, counters)
  const [row] = await tx
    .insert(answers)
    .values({ companyId, candidateId, index, ...answer, revision: 1 })
    .onConflictDoUpdate({ target: [answers.candidateId, answers.index, answers.followUp], set: answer })
    .returning({ revision: answers.revision })
  return row?.revision ?? 0
}

/** Only where the follow-up was asked. */
export async function putFollowUpAnswer(
  tx: Tx,
  key: InterviewKey,
  index: number,
  { text, counters }: AnswerText,
): Promise<number> {
  const [row] = await tx
    .update(answers)
    .set({ ...changeTo(text, counters), skippedAt: null })
    .where(oneAnswer(key, { index, followUp: true }))
    .returning({ revision: answers.revision })
  return row?.revision ?? 0
}

const changeTo = (text: string, counters: TypingCounters | undefined) => ({
  text,
  draft: '',
  savedAt: sql`now()`,
  revision: sql`${answers.revision} + (${answers.text} is distinct from ${text})::int`,
  ...(counters ? { counters } : {}),
})

/** Asks a follow-up question; one that was asked stays. */
export async function askFollowUp(
  tx: Tx,
  { companyId, candidateId }: InterviewKey,
  index: number,
  question: string,
): Promise<void> {
  await tx
    .insert(answers)
    .values({ companyId, candidateId, index, followUp: true, question })
    .onConflictDoNothing()
}

/** One that was answered stays answered. */
export async function skipFollowUp(tx: Tx, key: InterviewKey, index: number): Promise<void> {
  await tx
    .update(answers)
    .set({ skippedAt: sql`now()`, draft: '' })
    .where(and(oneAnswer(key, { index, followUp: true }), isNull(answers.text)))
}

export async function putDraft(
  tx: Tx,
  key: InterviewKey,
  { index, followUp }: AnswerKey,
  text: string,
): Promise<void> {
  if (followUp) {
    await tx.update(answers).set({ draft: text }).where(oneAnswer(key, { index, followUp }))
    return
  }
  const { companyId, candidateId } = key
  await tx
    .insert(answers)
    .values({ companyId, candidateId, index, draft: text })
    .onConflictDoUpdate({
      target: [answers.candidateId, answers.index, answers.followUp],
      set: { draft: text },
    })
}

export type NewCv = Pick<InterviewRow, 'cvKey' | 'cvName' | 'cvKind' | 'cvSize' | 'cvSha256'>

/** Puts a CV, whose text is yet to be extracted, in place of the earlier one. */
export const putCv = (tx: Tx, key: InterviewKey, cv: NewCv) =>
  updateInterview(tx, key, { ...cv, cvState: 'waiting', cvText: null, cvHidden: null })

export const setCvRead = (tx: Tx, key: InterviewKey, read: { text: string; hidden: HiddenText[] } | null) =>
  updateInterview(tx, key, {
    cvState: read ? 'read' : 'unreadable',
    cvText: read?.text ?? null,
    cvHidden: read?.hidden ?? null,
  })

/** True once: for the first call after completion with a CV that was read or found unreadable. */
export const claimPublishing = (tx: Tx, key: InterviewKey) =>
  updateInterview(
    tx,
    key,
    { publishedAt: sql`now()` },
    and(
      isNotNull(interviews.completedAt),
      isNull(interviews.publishedAt),
      inArray(interviews.cvState, ['read', 'unreadable']),
    ),
  )

export async function selectInterviewsOf(tx: Tx, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  const ids = [...candidateIds]
  return {
    interviews: await tx
      .select()
      .from(interviews)
      .where(and(eq(interviews.companyId, companyId), inArray(interviews.candidateId, ids))),
    answers: await tx
      .select()
      .from(answers)
      .where(and(eq(answers.companyId, companyId), inArray(answers.candidateId, ids)))
      .orderBy(asc(answers.candidateId), asc(answers.index), asc(answers.followUp)),
  }
}
