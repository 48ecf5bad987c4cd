import type { Prepared } from '#features/scoring/pipeline.ts'
import { instructionsAcross } from '#features/scoring/screening/find-instructions.ts'
import { withoutInstructions } from './without-instructions.ts'

/**
 * What a model gets to see of a candidate: the redacted answers, without what speaks to a machine. No name, no
 * address, no file, no CV (its facts are read by code), and nothing of anybody else.
 */
export function sentData({ job, questions, evidence }: Prepared) {
  const { idealProfile } = job
  const instructions = instructionsAcross(evidence.answers.map(({ text }) => text))
  return {
    job: {
      title: job.title,
      description: job.description,
      interviewLanguage: job.language,
      seniority: idealProfile.seniorityLevel,
      skills: idealProfile.skills,
      softSkills: idealProfile.softSkills,
      companyValues: job.companyValues,
    },
    answers: questions.map(({ text }, index) => ({
      answer: index + 1,
      question: text,
      text: withoutInstructions(evidence.answers[index]?.text ?? '', instructions[index] ?? [], job.language),
    })),
  }
}

export type SentData = ReturnType<typeof sentData>
