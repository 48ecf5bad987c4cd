import type { AssessmentInput } from '../src/features/scoring/assessment.ts'

type Job = AssessmentInput['job']

/** A job that asks for nothing but what is said. */
export function bareJob(
  said: Pick<Job, 'language'> & Partial<Pick<Job, 'title' | 'description'>>,
  profile: Partial<Job['idealProfile']> = {},
): Job {
  return {
    title: '',
    description: '',
    industry: '',
    companyValues: [],
    ...said,
    idealProfile: {
      skills: [],
      minExperienceYears: 0,
      educationLevel: '',
      preferredLanguages: [],
      softSkills: [],
      seniorityLevel: '',
      industryBackground: '',
      ...profile,
    },
  }
}
