import type { Seniority } from '../src/features/jobs/contract/options.ts'
import { choicesFor, competencyOf } from '../src/features/question-sets/server/questions/library-options.ts'
import type { Slot } from '../src/features/question-sets/server/questions/plan-slots.ts'
import type { AssessmentInput } from '../src/features/scoring/assessment.ts'

type Asked = AssessmentInput['questions']

/**
 * Questions as the product asks them: those of the library say what they measure. Interviews of these sets were written
 * before questions did; a question whose text has changed since stays as it is.
 */
export function asAsked(job: AssessmentInput['job'], questions: Asked): Asked {
  const { title, description, language, industry, companyValues, idealProfile } = job
  const { skills, softSkills, minExperienceYears } = idealProfile
  const { options } = choicesFor({
    jobId: '',
    title,
    description,
    type: 'Full-time',
    language,
    skills,
    softSkills,
    seniority: idealProfile.seniorityLevel as Seniority,
    industry,
    minExperienceYears,
    company: { name: '', description: '', values: companyValues },
  })
  const inSlots = Object.entries(options) as [Slot, (typeof options)[Slot]][]
  return questions.map((asked) => {
    const of = (competency?: string) =>
      inSlots
        .filter(([slot]) => competency === undefined || competencyOf[slot] === competency)
        .flatMap(([, all]) => all)
        .find(({ question }) => question.text === asked.text)?.measures
    return { measures: of(asked.competency) ?? of() ?? [], ...asked }
  })
}
