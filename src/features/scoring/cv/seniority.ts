import { monthsWorked, type Post } from './read-cv.ts'

/** The step of the ladder, 0 (intern) to 5 (executive), and the posts that show it. */
export interface Seniority {
  level: number
  isNamed: boolean
  posts: readonly Post[]
}

const senior = 3
/** From how many years on work without a clear title counts as a step. */
const yearsOfStep = [
  [6, senior],
  [2, 2],
  [0, 1],
] as const

/** Null without a dated post. A senior title just before still counts; years outside the job's field count a third. */
export function readSeniority(
  posts: readonly Post[],
  isInField: (post: Post) => boolean = () => true,
): Seniority | null {
  const jobs = posts.filter((post) => !post.internship)
  if (posts.length === 0) return null
  if (jobs.length === 0) return { level: 0, isNamed: true, posts: posts.slice(0, 2) }
  const [latest, before] = [...jobs].sort((a, b) => b.to - a.to || b.from - a.from)
  const recent = [latest, before].filter((post) => post !== undefined)
  const own = latest?.level ?? null
  const earlier = before?.level ?? null
  const named = Math.max(own ?? -1, earlier !== null && earlier >= senior ? earlier : -1)
  if (named >= 0) return { level: named, isNamed: true, posts: recent }
  const inField = monthsWorked(posts.filter(isInField)) / 12
  const years = inField + (monthsWorked(posts) / 12 - inField) / 3
  return { level: yearsOfStep.find(([least]) => years >= least)?.[1] ?? 1, isNamed: false, posts: recent }
}
