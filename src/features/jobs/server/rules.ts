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

const offerOf = ({ title, description, location, type, salary, idealProfile, interviewLanguage }: Offer) => ({
  ...{ title, description, location, type, salary, idealProfile, interviewLanguage },
})

export const isSameOffer = (one: Offer, other: Offer): boolean =>
  isDeepStrictEqual(offerOf(one), offerOf(other))

/** The part of an offer that its questions are written from. */
const questionBasis = ({ title, description, type, interviewLanguage, idealProfile }: Offer) => {
  const { skills, softSkills, seniorityLevel, industryBackground } = idealProfile
  return {
    title,
    description,
    type,
    interviewLanguage,
    skills,
    softSkills,
    seniorityLevel,
    industryBackground,
  }
}

/** Whether both offers lead to the same questions. */
export const hasSameQuestionBasis = (one: Offer, other: Offer): boolean =>
  isDeepStrictEqual(questionBasis(one), questionBasis(other))
