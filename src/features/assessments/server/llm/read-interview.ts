import type { Language } from '#contract/languages.ts'
import type { AssessmentInput, ManipulationFlag } from '#features/scoring/assessment.ts'
import { type AnswerDrafts, type Prepared, prepare } from '#features/scoring/pipeline.ts'
import { scoreAnswers } from '#features/scoring/score-interview.ts'
import { instructionsAcross } from '#features/scoring/screening/find-instructions.ts'
import { findManipulation } from '#features/scoring/screening/find-manipulation.ts'
import { redactedForModel } from '#features/scoring/screening/redacted-for-model.ts'
import { gapsBetween } from '#features/scoring/screening/spans.ts'
import type { Span } from '#features/scoring/text/text.ts'
import type { HiddenText } from '#platform/documents/documents.ts'

/** All that is known of an interview before a model is asked, plain data throughout, so that a thread can read it. */
export interface ReadInterview {
  prepared: Prepared
  /** What a model is compared with, and what stands in for it. */
  builtin: AnswerDrafts
  flags: ManipulationFlag[]
  sent: ReturnType<typeof sentData>
}

export function readInterview(input: AssessmentInput, hidden: readonly HiddenText[] = []): ReadInterview {
  const prepared = prepare(input)
  return {
    prepared,
    builtin: scoreAnswers(prepared),
    flags: findManipulation(prepared, hidden),
    sent: sentData(prepared),
  }
}

/** The same, and a model is not sent `more` of each answer either. */
export const withRedacted = (
  read: ReadInterview,
  more: readonly (readonly Span[])[],
  flags: readonly ManipulationFlag[],
): ReadInterview => ({ ...read, sent: sentData(read.prepared, more), flags: [...read.flags, ...flags] })

/** What a model sees of a candidate: the redacted answers without injected instructions. No name, no address, no CV. */
function sentData({ job, questions, evidence }: Prepared, more: readonly (readonly Span[])[] = []) {
  const found = instructionsAcross(evidence.answers.map(({ text }) => text))
  const instructionsIn = (index: number) => [...(found[index] ?? []), ...(more[index] ?? [])]
  return {
    job: {
      title: job.title,
      description: job.description,
      interviewLanguage: job.language,
      seniority: job.idealProfile.seniorityLevel,
      skills: job.idealProfile.skills,
      softSkills: job.idealProfile.softSkills,
      companyValues: job.companyValues,
    },
    answers: questions.map(({ text, keyPoints = [] }, index) => ({
      answer: index + 1,
      question: text,
      goodAnswersShow: keyPoints,
      text: withoutInstructions(evidence.answers[index]?.text ?? '', instructionsIn(index), job.language),
    })),
  }
}

/** A text as the same person would have sent it without the instructions that were `found` in it. */
export function withoutInstructions(text: string, found: readonly Span[], language: Language): string {
  const redacted = redactedForModel(text, found, language)
  if (redacted.length === 0) return text
  return gapsBetween(redacted, text.length)
    .map(({ start, end }) => text.slice(start, end))
    .join('')
    .trim()
}
