import { createHash } from 'node:crypto'
import type { AssessmentInput } from './assessment.ts'
import type { Evidence } from './verify-quote.ts'

/**
 * The fingerprint of everything that decides the marks: the job, the questions, the redacted texts, the month and
 * the versions. Two candidates who differ only in what is redacted share it.
 */
export function hashInput(
  input: AssessmentInput,
  evidence: Evidence,
  versions: Record<string, string>,
): string {
  const { job } = input
  const decisive = [
    versions.engine,
    versions.rubric,
    [job.title, job.description, job.language, job.industry, job.companyValues],
    [
      job.idealProfile.skills,
      job.idealProfile.minExperienceYears,
      job.idealProfile.educationLevel,
      job.idealProfile.preferredLanguages,
      job.idealProfile.softSkills,
      job.idealProfile.seniorityLevel,
      job.idealProfile.industryBackground,
    ],
    input.questions.map((question) => [question.text, question.competency ?? '']),
    evidence.answers.map((answer) => answer.text),
    evidence.cv?.text ?? null,
    monthOf(input.now),
  ]
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex')
}

/** Months since year 0, in UTC. */
export function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
