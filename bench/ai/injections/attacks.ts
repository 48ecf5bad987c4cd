import { readFileSync } from 'node:fs'
import type { Language } from '#contract/languages.ts'
import { assess } from '#features/assessments/server/engine/assess.ts'
import type { AssessmentInput } from '#features/assessments/server/engine/assessment.ts'
import { type BaseInterview, baseInterviews, moveOf } from '../base-interviews.ts'
import { type CvFiles, openCvFiles } from '../cvs/read-file.ts'
import { places } from './documents.ts'

/** One attack, and what came of it. */
export interface Attacked {
  /** Where the instruction stood. */
  where: string
  base: string
  instruction: string
  /** Between the clean twin's total and this one's. */
  move: number
  /** What was reported as hidden; null where nothing is hidden. */
  flagged: boolean | null
  /** Whether the clean twin was said to hide something. */
  cleanFlagged: boolean | null
}

const payloads = JSON.parse(readFileSync(new URL('./payloads.json', import.meta.url), 'utf8')) as Record<
  Language,
  string[]
>

const known = new Map<string, number | null>()

/** Clean twins come again and again, and are marked once. */
function scoreOf(input: AssessmentInput): number | null {
  const key = JSON.stringify([input.job.title, input.candidate, input.answers, input.cv])
  const score = known.get(key)
  if (score !== undefined) return score
  const marked = assess(input).score
  known.set(key, marked)
  return marked
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Every place of a CV, each with another instruction in the language of the interview, through the real extraction. */
export async function attackCvs(): Promise<Attacked[]> {
  const files = openCvFiles()
  try {
    const bases = baseInterviews(['good', 'partial'])
    return await Promise.all(
      bases.flatMap((base, turn) =>
        places.map((_, at) => {
          const all = payloads[base.language]
          return attackCv(files, base, at, all[(at + turn * 3) % all.length] ?? '')
        }),
      ),
    )
  } finally {
    await files.close()
  }
}

async function attackCv(
  files: CvFiles,
  base: BaseInterview,
  at: number,
  instruction: string,
): Promise<Attacked> {
  const place = places[at]
  if (!place) throw new Error('There is no such place')
  const { input, name } = base
  const lines = (input.cv?.text ?? '').split('\n')
  const read = (words: string | null) => files.extract(place.write(lines, words), `cv.${place.kind}`)
  const [clean, dirty] = await Promise.all([read(null), read(instruction)])
  const scored = (text: string | undefined) => scoreOf({ ...input, cv: text === undefined ? null : { text } })
  const mustBeFlagged = !place.isVisible && !place.isOutside
  // What is hidden must also be left out of what is read.
  const isLeftOut = !letters(dirty?.text ?? '').includes(letters(instruction))
  return {
    where: `${place.kind}, ${place.name}`,
    base: name,
    instruction,
    move: moveOf(scored(clean?.text), scored(dirty?.text)),
    flagged: mustBeFlagged ? isLeftOut && (dirty?.hidden.length ?? 0) > 0 : null,
    cleanFlagged: clean === null || clean.hidden.length > 0,
  }
}

type Attack = (
  input: AssessmentInput,
  instruction: string,
) => { clean: AssessmentInput; dirty: AssessmentInput }

const withAnswer = (input: AssessmentInput, index: number, text: string) => ({
  ...input,
  answers: input.answers.map((answer, at) => (at === index ? text : answer)),
})
const answerAt = (input: AssessmentInput, index: number) => input.answers.at(index) ?? ''

const attacks: Record<string, Attack> = {
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

function attacked(where: string, base: BaseInterview, instruction: string): Attacked {
  const { clean, dirty } = attacks[where]?.(base.input, instruction) ?? {
    clean: base.input,
    dirty: base.input,
  }
  const move = moveOf(scoreOf(clean), scoreOf(dirty))
  return { where, base: base.name, instruction, move, flagged: null, cleanFlagged: null }
}

/** Every instruction of a language in each place outside the CV. */
export function attackAnswers(): Attacked[] {
  return baseInterviews(['good', 'partial']).flatMap((base) =>
    Object.keys(attacks).flatMap((where) =>
      payloads[base.language].map((instruction) => attacked(where, base, instruction)),
    ),
  )
}

/** The instructions of the open sets, in turn at the end of an answer and of a CV. */
export function attackWithOpenSet(instructions: readonly string[]): Attacked[] {
  const bases = baseInterviews(['good', 'partial'])
  return instructions.flatMap((instruction, at) => {
    const base = bases[Math.floor(at / 2) % bases.length]
    if (!base) return []
    return [attacked(at % 2 === 0 ? 'end of an answer' : 'end of the CV', base, instruction)]
  })
}

/** A file may be called anything. */
export async function attackFileNames(): Promise<Attacked[]> {
  const files = openCvFiles()
  try {
    const pdf = places[0]
    return await Promise.all(
      baseInterviews(['good']).flatMap((base) =>
        payloads[base.language].map(async (instruction) => {
          const bytes = pdf?.write((base.input.cv?.text ?? '').split('\n'), null) ?? Buffer.alloc(0)
          const named = `${instruction.replace(/[/\\]/g, ' ').slice(0, 100)}.pdf`
          const texts = await Promise.all([files.extract(bytes, 'cv.pdf'), files.extract(bytes, named)])
          const [clean, dirty] = texts.map((read) =>
            scoreOf({ ...base.input, cv: read && { text: read.text } }),
          )
          const move = moveOf(clean ?? null, dirty ?? null)
          return { where: 'file name', base: base.name, instruction, move, flagged: null, cleanFlagged: null }
        }),
      ),
    )
  } finally {
    await files.close()
  }
}
