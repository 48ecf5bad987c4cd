import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { HiddenText } from '#platform/documents/documents.ts'
import { type TypingCounters, typingCounters } from '../contract.ts'
import { cvContentTypes } from './rules.ts'
import { findInterview, type KnownInterview, listAnswers } from './store.ts'

/** What was asked and answered, and the CV. */
export interface Transcript {
  questions: string[]
  /** One for each question; empty where none was given. */
  answers: string[]
  counters: (TypingCounters | null)[]
  /** `text` is null while it is not read, and for good when it cannot be; `hidden` is what nobody sees in it. */
  cv: {
    text: string | null
    hidden: HiddenText[]
    fileKey: string
    fileName: string
    contentType: string
  } | null
  /** Whether all of it is there: the interview complete, the CV read or found unreadable. */
  complete: boolean
}

/** Throws NOT_FOUND for a candidate who is not the company's or has not begun. */
export async function getTranscript(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<Transcript> {
  const key = { companyId, candidateId }
  const interview = await findInterview(tx, key)
  if (!interview) throw new Refusal('NOT_FOUND')
  const written = new Map((await listAnswers(tx, key)).map((row) => [row.index, row]))
  return {
    questions: interview.questions,
    answers: interview.questions.map((_, at) => written.get(at)?.text ?? ''),
    counters: interview.questions.map((_, at) => countersOf(written.get(at)?.counters)),
    cv: cvOf(interview),
    complete: interview.announcedAt !== null,
  }
}

/** Counters of an earlier page lack what it did not count yet. */
function countersOf(kept: unknown): TypingCounters | null {
  return kept ? typingCounters.parse(kept) : null
}

function cvOf({ cvKey, cvName, cvKind, cvText, cvHidden }: KnownInterview): Transcript['cv'] {
  if (cvKey === null || cvName === null || cvKind === null) return null
  const file = { fileKey: cvKey, fileName: cvName, contentType: cvContentTypes[cvKind] }
  return { text: cvText, hidden: cvHidden ?? [], ...file }
}
