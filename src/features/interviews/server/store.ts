import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { HiddenText } from '#platform/documents/documents.ts'
import type { TypingCounters } from '../contract.ts'
import { answers, type InterviewRow, interviews } from './tables.ts'

/** Whose interview is meant; the company stands in every `where`. */
export interface InterviewKey {
  companyId: CompanyId
  candidateId: CandidateId
}

/** The clock at this moment: a transaction may have waited long for a lock since it began. */
const present = sql`clock_timestamp()`
const leaseOf = (hours: number) => sql`clock_timestamp() + make_interval(hours => ${hours})`

const own = ({ companyId, candidateId }: InterviewKey) =>
  and(eq(interviews.companyId, companyId), eq(interviews.candidateId, candidateId))
const ownAnswers = ({ companyId, candidateId }: InterviewKey) =>
  and(eq(answers.companyId, companyId), eq(answers.candidateId, candidateId))

/** With whether its place is kept at this moment. */
export interface KnownInterview extends InterviewRow {
  seated: boolean
}

const seated = sql<boolean>`coalesce(${interviews.completedAt} is not null or ${interviews.seatUntil} > ${present}, false)`

async function selectInterview(tx: Tx, key: InterviewKey, lock: boolean): Promise<KnownInterview | null> {
  const query = tx.select({ row: interviews, seated }).from(interviews).where(own(key))
  const [found] = lock ? await query.for('update') : await query
  return found ? { ...found.row, seated: found.seated } : null
}

export const findInterview = (tx: Tx, key: InterviewKey) => selectInterview(tx, key, false)
/** Nobody else changes the interview until the transaction ends. */
export const lockInterview = (tx: Tx, key: InterviewKey) => selectInterview(tx, key, true)

/** Places of a job that are spent or kept, but for this candidate's own. Exact only under the job's lock. */
export async function countOtherSeats(
  tx: Tx,
  { companyId, candidateId }: InterviewKey,
  jobId: JobId,
): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(interviews)
    .where(
      and(
        eq(interviews.companyId, companyId),
        eq(interviews.jobId, jobId),
        ne(interviews.candidateId, candidateId),
        seated,
      ),
    )
  return row?.count ?? 0
}

export async function insertInterview(
  tx: Tx,
  key: InterviewKey & { jobId: JobId; questions: string[]; consentVersion: string | null },
  leaseHours: number,
): Promise<void> {
  await tx.insert(interviews).values({ ...key, seatUntil: leaseOf(leaseHours) })
}

export async function renewSeat(tx: Tx, key: InterviewKey, leaseHours: number): Promise<void> {
  await tx
    .update(interviews)
    .set({ seatUntil: leaseOf(leaseHours) })
    .where(and(own(key), isNull(interviews.completedAt)))
}

/**
 * Renews a place that is far from its end; false when it is near it, gone or spent. The margin is longer than any
 * transaction: without the job's lock nobody may save a place that another one is about to take.
 */
export async function renewLivingSeat(tx: Tx, key: InterviewKey, leaseHours: number): Promise<boolean> {
  const rows = await tx
    .update(interviews)
    .set({ seatUntil: leaseOf(leaseHours) })
    .where(
      and(
        own(key),
        isNull(interviews.completedAt),
        sql`${interviews.seatUntil} > clock_timestamp() + interval '5 minutes'`,
      ),
    )
    .returning({ id: interviews.candidateId })
  return rows.length > 0
}

export async function setConsent(tx: Tx, key: InterviewKey, consentVersion: string): Promise<void> {
  await tx
    .update(interviews)
    .set({ consentVersion })
    .where(and(own(key), isNull(interviews.consentVersion)))
}

export async function setCompleted(tx: Tx, key: InterviewKey): Promise<void> {
  await tx.update(interviews).set({ completedAt: sql`now()`, seatUntil: null }).where(own(key))
}

export async function listAnswers(tx: Tx, key: InterviewKey) {
  return tx
    .select({ index: answers.index, text: answers.text, draft: answers.draft, counters: answers.counters })
    .from(answers)
    .where(ownAnswers(key))
    .orderBy(asc(answers.index))
}

/** Keeps an answer; its draft has done its work. Counters that did not come leave the earlier ones. */
export async function putAnswer(
  tx: Tx,
  { companyId, candidateId }: InterviewKey,
  { index, text, counters }: { index: number; text: string; counters?: TypingCounters | undefined },
): Promise<void> {
  const answer = { text, draft: '', savedAt: sql`now()`, ...(counters ? { counters } : {}) }
  await tx
    .insert(answers)
    .values({ companyId, candidateId, index, ...answer })
    .onConflictDoUpdate({ target: [answers.candidateId, answers.index], set: answer })
}

export async function putDraft(
  tx: Tx,
  { companyId, candidateId }: InterviewKey,
  { index, text }: { index: number; text: string },
): Promise<void> {
  await tx
    .insert(answers)
    .values({ companyId, candidateId, index, draft: text })
    .onConflictDoUpdate({ target: [answers.candidateId, answers.index], set: { draft: text } })
}

export type NewCv = Pick<InterviewRow, 'cvKey' | 'cvName' | 'cvKind' | 'cvSize' | 'cvSha256'>

/** Puts a CV, which is yet to be read, in place of the earlier one. */
export async function putCv(tx: Tx, key: InterviewKey, cv: NewCv): Promise<void> {
  await tx
    .update(interviews)
    .set({ ...cv, cvState: 'waiting', cvText: null, cvHidden: null })
    .where(own(key))
}

export async function setCvRead(
  tx: Tx,
  key: InterviewKey,
  read: { text: string; hidden: HiddenText[] } | null,
): Promise<void> {
  await tx
    .update(interviews)
    .set(
      read
        ? { cvState: 'read', cvText: read.text, cvHidden: read.hidden }
        : { cvState: 'unreadable', cvText: null, cvHidden: null },
    )
    .where(own(key))
}

/** Only the first of several calls answers true, and none does before there is everything to assess. */
export async function markAnnounced(tx: Tx, key: InterviewKey): Promise<boolean> {
  const complete: SQL | undefined = and(
    isNotNull(interviews.completedAt),
    isNull(interviews.announcedAt),
    or(eq(interviews.cvState, 'read'), eq(interviews.cvState, 'unreadable')),
  )
  const rows = await tx
    .update(interviews)
    .set({ announcedAt: sql`now()` })
    .where(and(own(key), complete))
    .returning({ id: interviews.candidateId })
  return rows.length > 0
}

/** All that is kept of the interviews of some candidates. */
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
      .orderBy(asc(answers.candidateId), asc(answers.index)),
  }
}
