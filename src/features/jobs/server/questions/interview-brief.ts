import type { Language } from '#contract/languages.ts'
import type { Competency } from '../../contract/interview.ts'
import type { JobType, Seniority } from '../../contract.ts'

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

/** What a good answer to a question looks like, at 0, 25, 50, 75 and 100. */
export type Anchors = readonly [string, string, string, string, string]

/** How an employer reads the answers to a question. Never shown to a candidate. */
export type QuestionGuide = {
  readonly intent: string
  readonly showsWell: string
  readonly redFlags: readonly string[]
  readonly anchors: Anchors
  readonly competency: Competency
}

/** A question of an interview. Only its `text` may reach a candidate. */
export type InterviewQuestion = QuestionGuide & { readonly slot: Slot; readonly text: string }
