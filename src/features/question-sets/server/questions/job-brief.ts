import type { Language } from '#contract/languages.ts'
import type { JobType, Seniority } from '#features/jobs/contract/options.ts'
import type { QuestionGuide } from '../../contract/question-set.ts'
import type { Slot } from './plan-slots.ts'

/** All that the writer of a question set may know of a job. */
export type JobBrief = {
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

/** A question of the set. Only its `text` may reach a candidate. */
export type WrittenQuestion = QuestionGuide & { readonly slot: Slot; readonly text: string }
