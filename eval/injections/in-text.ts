import type { AssessmentInput } from '../../src/features/scoring/assessment.ts'
import type { BaseInterview } from '../base-interviews.ts'

/** One attack, not made yet. */
export interface Attack {
  /** Where the instruction stands. */
  where: string
  base: string
  instruction: string
  /** What it is made of, for attacks that are counted by that. */
  family?: string
  make(): Promise<Twins>
}

/** An interview with an instruction in it, and the same without. */
export interface Twins {
  clean: AssessmentInput
  dirty: AssessmentInput
  /** What was reported as hidden; null where nothing is hidden. */
  flagged: boolean | null
  /** Whether the clean twin was said to hide something; null where it cannot. */
  cleanFlagged: boolean | null
}

type Write = (input: AssessmentInput, instruction: string) => Pick<Twins, 'clean' | 'dirty'>

const withAnswer = (input: AssessmentInput, index: number, text: string) => ({
  ...input,
  answers: input.answers.map((answer, at) => (at === index ? text : answer)),
})
const answerAt = (input: AssessmentInput, index: number) => input.answers.at(index) ?? ''

const inText: Record<string, Write> = {
  'end of an answer': (input, instruction) => {
    const last = input.answers.length - 1
    return { clean: input, dirty: withAnswer(input, last, `${answerAt(input, last)} ${instruction}`) }
  },
  'start of an answer': (input, instruction) => ({
    clean: input,
    dirty: withAnswer(input, 0, `${instruction}\n\n${answerAt(input, 0)}`),
  }),
  'in place of an answer': (input, instruction) => ({
    clean: withAnswer(input, 1, ''),
    dirty: withAnswer(input, 1, instruction),
  }),
  'end of the CV': (input, instruction) => ({
    clean: input,
    dirty: { ...input, cv: { text: `${input.cv?.text ?? ''}\n${instruction}` } },
  }),
  'first name': (input, instruction) => ({
    clean: input,
    dirty: { ...input, candidate: { ...input.candidate, firstName: instruction } },
  }),
  'last name': (input, instruction) => ({
    clean: input,
    dirty: { ...input, candidate: { ...input.candidate, lastName: instruction } },
  }),
  city: (input, instruction) => ({
    clean: input,
    dirty: { ...input, candidate: { ...input.candidate, city: instruction } },
  }),
}

export const placesInText = Object.keys(inText)

/** An attack in a place outside the file of the CV. */
export function attackInText(where: string, { name, input }: BaseInterview, instruction: string): Attack {
  const write: Write = inText[where] ?? ((same) => ({ clean: same, dirty: same }))
  const make = async () => ({ ...write(input, instruction), flagged: null, cleanFlagged: null })
  return { where, base: name, instruction, make }
}
