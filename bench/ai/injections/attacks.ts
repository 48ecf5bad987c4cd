import { readFileSync } from 'node:fs'
import type { Language } from '#contract/languages.ts'
import type { AssessmentInput } from '#features/assessments/server/engine/assessment.ts'
import { type BaseInterview, baseInterviews } from '../base-interviews.ts'
import type { CvFiles } from '../cvs/read-file.ts'
import { places } from './documents.ts'

/** One attack, not made yet. */
export interface Attack {
  /** Where the instruction stands. */
  where: string
  base: string
  instruction: string
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

const payloads = JSON.parse(readFileSync(new URL('./payloads.json', import.meta.url), 'utf8')) as Record<
  Language,
  string[]
>

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Every place of a CV, each with another instruction in the language of the interview, through the real extraction. */
export function attacksInCvs(files: CvFiles): Attack[] {
  return baseInterviews(['good', 'partial']).flatMap((base, turn) =>
    places.map((place, at): Attack => {
      const all = payloads[base.language]
      const instruction = all[(at + turn * 3) % all.length] ?? ''
      return {
        where: `${place.kind}, ${place.name}`,
        base: base.name,
        instruction,
        make: () => cvTwins(files, base, place, instruction),
      }
    }),
  )
}

async function cvTwins(
  files: CvFiles,
  { input }: BaseInterview,
  place: (typeof places)[number],
  instruction: string,
): Promise<Twins> {
  const lines = (input.cv?.text ?? '').split('\n')
  const read = (words: string | null) => files.extract(place.write(lines, words), `cv.${place.kind}`)
  const [clean, dirty] = await Promise.all([read(null), read(instruction)])
  const withCv = (text: string | undefined) => ({ ...input, cv: text === undefined ? null : { text } })
  const mustBeFlagged = !place.isVisible && !place.isOutside
  // What is hidden must also be left out of what is read.
  const isLeftOut = !letters(dirty?.text ?? '').includes(letters(instruction))
  return {
    clean: withCv(clean?.text),
    dirty: withCv(dirty?.text),
    flagged: mustBeFlagged ? isLeftOut && (dirty?.hidden.length ?? 0) > 0 : null,
    cleanFlagged: clean === null || clean.hidden.length > 0,
  }
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

function attackInText(where: string, { name, input }: BaseInterview, instruction: string): Attack {
  const write: Write = inText[where] ?? ((same) => ({ clean: same, dirty: same }))
  const make = async () => ({ ...write(input, instruction), flagged: null, cleanFlagged: null })
  return { where, base: name, instruction, make }
}

/** Every instruction of a language in each place outside the CV. */
export function attacksInAnswers(): Attack[] {
  return baseInterviews(['good', 'partial']).flatMap((base) =>
    Object.keys(inText).flatMap((where) =>
      payloads[base.language].map((instruction) => attackInText(where, base, instruction)),
    ),
  )
}

/** The instructions of the open sets, in turn at the end of an answer and of a CV. */
export function attacksOfOpenSet(instructions: readonly string[]): Attack[] {
  const bases = baseInterviews(['good', 'partial'])
  return instructions.flatMap((instruction, at) => {
    const base = bases[Math.floor(at / 2) % bases.length]
    if (!base) return []
    return [attackInText(at % 2 === 0 ? 'end of an answer' : 'end of the CV', base, instruction)]
  })
}

/** A file may be called anything. */
export function attacksInFileNames(files: CvFiles): Attack[] {
  return baseInterviews(['good']).flatMap(({ name, input, language }) =>
    payloads[language].map((instruction): Attack => {
      const make = async (): Promise<Twins> => {
        const bytes = places[0]?.write((input.cv?.text ?? '').split('\n'), null) ?? Buffer.alloc(0)
        const named = `${instruction.replace(/[/\\]/g, ' ').slice(0, 100)}.pdf`
        const [clean, dirty] = await Promise.all([
          files.extract(bytes, 'cv.pdf'),
          files.extract(bytes, named),
        ])
        return {
          clean: { ...input, cv: clean && { text: clean.text } },
          dirty: { ...input, cv: dirty && { text: dirty.text } },
          flagged: null,
          cleanFlagged: null,
        }
      }
      return { where: 'file name', base: name, instruction, make }
    }),
  )
}
