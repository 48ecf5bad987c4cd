import type { MarkField } from '../../contract.ts'
import type { Assessment } from '../engine/assessment.ts'

/** What a sentence of a report rests on: a mark, one of the quotes of a mark by its place, or a cap. */
export type Cite = { field: MarkField; quote?: number } | { cap: number } | { noScore: true }

/** A sentence of a report. One that cites nothing is never written. */
export interface ProseSentence {
  text: string
  cites: readonly Cite[]
}

/** The words of a report, in English: what the results come to, what speaks for the person, what to ask in a meeting. */
export interface Prose {
  writer: 'builtin' | 'llm'
  summary: readonly ProseSentence[]
  strengths: readonly ProseSentence[]
  toAsk: readonly ProseSentence[]
}

/** The results that prose is written from; nothing else of a candidate reaches a writer. */
export type Verified = Pick<Assessment, 'score' | 'noScoreReason' | 'marks' | 'caps'>

export const fieldNames: Readonly<Record<MarkField, string>> = {
  technicalSkillsMatch: 'required skills',
  mindsetScore: 'mindset',
  cultureFit: 'company values',
  communicationSkills: 'communication',
  potentialScore: 'potential to learn',
  experienceMatch: 'experience',
  languageMatch: 'languages',
  seniorityMatch: 'seniority',
  educationMatch: 'education',
  note: 'answers',
}
