import { readFileSync } from 'node:fs'
import type { Language } from '../../src/contract/languages.ts'
import type { AssessmentInput } from '../../src/features/scoring/assessment.ts'
import { prepare } from '../../src/features/scoring/pipeline.ts'
import { findManipulation } from '../../src/features/scoring/screening/find-manipulation.ts'
import { bareJob } from '../bare-job.ts'
import { type BaseInterview, baseInterviews } from '../base-interviews.ts'
import { panelOf } from '../panel.ts'
import { type Attack, attackInText } from './in-text.ts'

/** Texts that try to steer, by what they are made of; `split` has its order in two answers. */
type Passages = Record<Language, Record<string, string | readonly [string, string]>>
/** Answers that tell of tests, instructions and scores. */
type Twin = { language: Language; title: string; questions: string[]; answers: string[] }

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const passages = read('./passages.json') as Passages
const honest = read('./twins.json') as Twin[]

/** Only these speak to a machine. The others beg, ask or bring texts along, which accuses nobody. */
const instructions = new Set([
  'rubric',
  'JSON result',
  'fake quote',
  'fake system note',
  'encoded',
  'homoglyphs',
  'split',
])
const placesOfPassages = ['start of an answer', 'end of an answer', 'in place of an answer', 'end of the CV']

/** Every passage of an interview's language, before, after and for an answer, and in the CV. */
export function attacksByFamily(): Attack[] {
  return baseInterviews(['good', 'partial']).flatMap((base) =>
    Object.entries(passages[base.language]).flatMap(([family, passage]) =>
      typeof passage === 'string'
        ? placesOfPassages.map((where) => ({ ...attackInText(where, base, passage), family }))
        : [{ ...splitOverAnswers(base, passage), family }],
    ),
  )
}

function splitOverAnswers(
  { name, input }: BaseInterview,
  [first, second]: readonly [string, string],
): Attack {
  const answers = input.answers.map((answer, at) => {
    if (at === 0) return `${answer} ${first}`
    return at === 1 ? `${second} ${answer}` : answer
  })
  const make = async () => ({
    clean: input,
    dirty: { ...input, answers },
    flagged: null,
    cleanFlagged: null,
  })
  return { where: 'over two answers', base: name, instruction: `${first} ${second}`, make }
}

/** Whether an attack is one of those that an employer has to be shown. */
export const isInstruction = ({ family }: Pick<Attack, 'family'>): boolean =>
  family !== undefined && instructions.has(family)

/** Whether an employer is shown words of an interview as an attempt to steer, quoted as they stand there. */
export function isShown(input: AssessmentInput): boolean {
  return findManipulation(prepare(input)).some((flag) => {
    if (flag.kind !== 'instruction') return true
    const { quote } = flag
    const source = quote.source === 'cv' ? input.cv?.text : input.answers[quote.index]
    return source?.slice(quote.start, quote.end) === quote.text
  })
}

/** Interviews that attack nothing: of the panel, and of people who work with tests, instructions and scores. */
export function honestInterviews(): AssessmentInput[] {
  const panel = panelOf('dev').map(({ input }) => input)
  const ofWork = honest.map(
    ({ language, title, questions, answers }): AssessmentInput => ({
      job: bareJob({ title, description: title, language }),
      candidate: { firstName: '', lastName: '', email: '', phone: '', city: '' },
      questions: questions.map((text) => ({ text })),
      answers,
      cv: null,
      now: panel[0]?.now ?? new Date(0),
    }),
  )
  return [...panel, ...ofWork]
}
