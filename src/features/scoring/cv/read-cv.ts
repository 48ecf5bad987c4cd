import { type SpokenLanguage, spokenLanguagesOf } from './cv-languages.ts'
import { mergedMonths } from './date-ranges.ts'
import { type Degree, degreesIn } from './degrees.ts'
import { degreeLevel } from './ladders.ts'
import { type Line, linesOf, type SectionKind } from './lines.ts'
import { type Post, postsIn, withShortGapsOfYears } from './work-history.ts'

export type { Degree } from './degrees.ts'
export type { Post } from './work-history.ts'

export type CvReading = {
  text: string
  posts: Post[]
  degrees: Degree[]
  /** Whether it says something of an education, be it of a degree that is not known. */
  hasEducation: boolean
  languages: SpokenLanguage[]
}

const maxCharacters = 60_000

/** Reads a CV's text (redacted); open date ranges end in month `now`. */
export function readCv(text: string, now: number): CvReading {
  const lines = linesOf(text.slice(0, maxCharacters))
  return {
    text,
    posts: withShortGapsOfYears(postsOf(lines, now)),
    degrees: degreesIn(lines, now),
    hasEducation: lines.some(({ section }) => section === 'education'),
    languages: spokenLanguagesOf(lines),
  }
}

/** Months worked: posts in full, internships half, overlaps once. */
export function monthsWorked(posts: readonly Post[]): number {
  const jobs = posts.filter((post) => !post.internship)
  const all = mergedMonths(posts)
  const worked = mergedMonths(jobs)
  return worked + (all - worked) / 2
}

const notOfWork: readonly SectionKind[] = [
  'education',
  'languages',
  'volunteering',
  'certificates',
  'interests',
  'references',
]

function postsOf(lines: readonly Line[], now: number): Post[] {
  const postsOfBlocks = (some: readonly Line[]) =>
    [...Map.groupBy(some, ({ block }) => block).values()].flatMap((block) => postsIn(block, now))
  const under = postsOfBlocks(
    lines.filter(({ section }) => section === 'experience' || section === 'internships'),
  )
  if (under.length > 0) return under
  // Without a heading that is known, the posts are the dated lines that are not of something else.
  return postsOfBlocks(
    lines.filter(
      (line) =>
        !notOfWork.includes(line.section) && degreeLevel(line.text) === 0 && !/SCHOOL_\d/.test(line.text),
    ),
  )
}
