import { linesOf } from '../cv/lines.ts'
import { readCv } from '../cv/read-cv.ts'
import { fold, wordsOf } from '../text/text.ts'

const maxNameLength = 60
const maxWords = 6

/** The employers beside the titles of a CV's dated posts. A word of the job itself (`known`) names no employer. */
export function employersOf(cvText: string, month: number, known: readonly string[]): string[] {
  if (cvText.trim() === '') return []
  const jobWords = new Set(known.flatMap(wordsOf).map(({ text }) => text))
  const skills = linesOf(cvText)
    .filter(({ section }) => section === 'skills' || section === 'languages')
    .map(({ text }) => fold(text))
    .join('\n')
  return readCv(cvText, month)
    .posts.flatMap(({ employer }) => (employer ? [cvText.slice(employer.start, employer.end)] : []))
    .map((name) => name.trim().replace(/[.,;]+$/, ''))
    .filter((name) => isName(name) && !isOfJob(name, jobWords) && !skills.includes(fold(name)))
}

/** Short, without a year or a colon, and with a capital or a digit at its last word: "IV lines" is none. */
function isName(name: string): boolean {
  const words = name.split(/\s+/)
  return (
    name.length <= maxNameLength &&
    words.length <= maxWords &&
    /\p{L}{2}/u.test(name) &&
    !/[:!?]|\d{4}|\.\s/.test(name) &&
    /^[^\p{Ll}]/u.test(words.at(-1) ?? '')
  )
}

const isOfJob = (name: string, jobWords: ReadonlySet<string>) =>
  wordsOf(name).every(({ text }) => jobWords.has(text))
