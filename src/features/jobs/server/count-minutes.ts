import { interviewMinutes } from './rules.ts'

/** How long an interview of so many questions takes most people. */
export function countMinutes(questions: number): number {
  return interviewMinutes(questions)
}
