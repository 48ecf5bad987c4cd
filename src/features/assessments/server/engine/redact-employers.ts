import { linesOf } from './cv/lines.ts'
import { readCv } from './cv/read-cv.ts'
import { fold } from './text.ts'

const longestName = 60

/** The employers that stand beside the titles of a CV's dated posts. `keep` are words that name no employer. */
export function employersOf(cvText: string, month: number, keep: readonly string[]): string[] {
  if (cvText.trim() === '') return []
  const kept = new Set(keep.map((word) => fold(word.trim())))
  const skills = linesOf(cvText)
    .filter(({ section }) => section === 'skills' || section === 'languages')
    .map(({ text }) => fold(text))
    .join('\n')
  const names = readCv(cvText, month).posts.flatMap(({ employer }) =>
    employer ? [cvText.slice(employer.start, employer.end).trim()] : [],
  )
  return names.filter(
    (name) =>
      name.length <= longestName &&
      name.split(/\s+/).length <= 6 &&
      /\p{L}{2}/u.test(name) &&
      !/[.!?]\s/.test(name) &&
      !kept.has(fold(name)) &&
      !skills.includes(fold(name)),
  )
}
