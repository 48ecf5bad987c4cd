import type { Language } from '#contract/languages.ts'
import type { JobType, Seniority } from '#features/jobs/contract/options.ts'
import type { Guide } from '#lexicon/questions/schema.ts'

/** All that the writer of an interview may know of a job. */
export type InterviewBrief = {
  readonly jobId: string
  readonly title: string
  readonly description: string
  readonly type: JobType
  readonly language: Language
  readonly skills: readonly string[]
  readonly softSkills: readonly string[]
  readonly seniority: Seniority
  readonly industry: string
  readonly minExperienceYears: number
  readonly company: {
    readonly name: string
    readonly description: string
    readonly values: readonly string[]
  }
}

export type Slot =
  | 'motivation'
  | 'topSkill'
  | 'duty'
  | 'softSkill1'
  | 'softSkill2'
  | 'dilemma'
  | 'failure'
  | 'layperson'
  | 'leadership'
  | 'numbers'

/** How an employer reads the answers to a question. Never shown to a candidate. */
export type QuestionGuide = Guide

/** A question of an interview. Only its `text` may reach a candidate. */
export type InterviewQuestion = QuestionGuide & { readonly slot: Slot; readonly text: string }
