import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#contract/languages.ts'
import type { IdealProfile } from '../contract/jobs.ts'
import type { JobType } from '../contract/options.ts'

/** What an employer writes of a job. */
export interface Offer {
  title: string
  description: string
  location: string
  type: JobType
  salary: number | null
  idealProfile: IdealProfile
  interviewLanguage: Language
}

const questionBasis = ['title', 'description', 'type', 'interviewLanguage'] as const
const profileBasis = ['skills', 'softSkills', 'seniorityLevel', 'industryBackground'] as const
const offerFields = [...questionBasis, 'location', 'salary', 'idealProfile'] as const

const haveSame = <T>(one: T, other: T, fields: readonly (keyof T)[]): boolean =>
  fields.every((field) => isDeepStrictEqual(one[field], other[field]))

export const isSameOffer = (one: Offer, other: Offer): boolean => haveSame(one, other, offerFields)

/** Whether both offers lead to the same questions. */
export const hasSameQuestionBasis = (one: Offer, other: Offer): boolean =>
  haveSame(one, other, questionBasis) && haveSame(one.idealProfile, other.idealProfile, profileBasis)
