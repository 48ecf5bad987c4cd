import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { HiddenText } from '#platform/documents/documents.ts'
import { addCounters } from '../contract/add-counters.ts'
import type { TranscriptFollowUp } from '../contract/transcript.ts'
import type { TypingCounters } from '../contract/typing-counters.ts'
import { cvContentTypes, wholeAnswer } from './rules.ts'
import {
  byQuestion,
  findInterview,
  type InterviewWithSeat,
  selectAnswers,
  selectInterviewsOf,
} from './store.ts'
import type { AnswerRow } from './tables.ts'

/** Questions, answers and the CV. */
export interface Transcript {
  questions: string[]
  /** One per question, with the answer to its follow-up; empty where none was given. */
  answers: string[]
  /** One per question, null where none was asked. */
  followUps: (TranscriptFollowUp | null)[]
  counters: (TypingCounters | null)[]
  /** `text` is null until it is extracted, and when that failed; `hidden` is text that a reader cannot see. */
  cv: {
    text: string | null
    hidden: HiddenText[]
    fileKey: string
    fileName: string
    contentType: string
  } | null
  /** The interview is completed, and the CV was read or found unreadable. */
  complete: boolean
}

/** Throws NOT_FOUND for another company's candidate, or one who has not started. */
export async function getTranscript(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<Transcript> {
  const key = { companyId, candidateId }
  const interview = await findInterview(tx, key)
  if (!interview) throw new Refusal('NOT_FOUND')
  return {
    ...readAnswers(interview.questions, await selectAnswers(tx, key)),
    cv: cvOf(interview),
    complete: interview.publishedAt !== null,
  }
}

/** Answers as they are read and scored: each with the answer to its follow-up as one. */
export function readAnswers(questions: string[], written: readonly AnswerRow[]) {
  const { answers, followUps } = byQuestion(written)
  const rows = questions.map((_, at) => ({ answer: answers.get(at), followUp: followUps.get(at) }))
  return {
    questions,
    answers: rows.map(({ answer, followUp }) => wholeAnswer(answer?.text, followUp?.text)),
    followUps: rows.map(({ followUp }) =>
      followUp ? { question: followUp.question ?? '', answer: followUp.text } : null,
    ),
    counters: rows.map(({ answer, followUp }) =>
      addCounters(answer?.counters ?? null, followUp?.counters ?? null),
    ),
  }
}

/** The files of some candidates' CVs. */
export async function listCvFiles(
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<string[]> {
  const { interviews } = await selectInterviewsOf(tx, companyId, candidateIds)
  return interviews.flatMap(({ cvKey }) => cvKey ?? [])
}

/** When the candidate started; null when they have not. */
export async function findStartedAt(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<Date | null> {
  return (await findInterview(tx, { companyId, candidateId }))?.startedAt ?? null
}

function cvOf({ cvKey, cvName, cvKind, cvText, cvHidden }: InterviewWithSeat): Transcript['cv'] {
  if (cvKey === null || cvName === null || cvKind === null) return null
  const file = { fileKey: cvKey, fileName: cvName, contentType: cvContentTypes[cvKind] }
  return { text: cvText, hidden: cvHidden ?? [], ...file }
}

/** All stored data of some candidates' interviews, with answers and drafts. */
export async function exportInterviews(tx: Tx, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  const { interviews, answers } = await selectInterviewsOf(tx, companyId, candidateIds)
  const byCandidate = Map.groupBy(answers, (answer) => answer.candidateId)
  return new Map(
    interviews.map((interview) => [
      interview.candidateId,
      { ...interview, answers: byCandidate.get(interview.candidateId) ?? [] },
    ]),
  )
}
