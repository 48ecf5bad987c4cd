import { keyedPhrases } from './phrases.ts'

/** The steps of education and seniority; what they are called stands in the word lists of each language. */
export const educationLevels = [
  '',
  'high school',
  'associate degree',
  "bachelor's",
  "master's",
  'phd',
] as const
export const seniorityLevels = ['intern', 'junior', 'mid-level', 'senior', 'team lead', 'executive'] as const

/** Level 0 are phrases that only sound like a degree, as "scrum master". */
const degrees = keyedPhrases((list) => list.degrees)
/** `plain` are titles that only sound like a higher step, as "account manager". */
const titles = keyedPhrases((list) => list.titles)

/** The highest degree named in a text: 1 (high school) to 5 (doctorate), 0 for none. */
export function degreeLevel(text: string): number {
  return Math.max(0, ...degrees.find(text).map(({ key }) => Number(key)))
}

export function namesTitle(text: string): boolean {
  return titles.find(text).length > 0
}

/** The step a title names, 0 (intern) to 5 (executive); null when it names none. */
export function titleLevel(text: string): number | null {
  const named = new Set(titles.find(text).map(({ key }) => key))
  if (named.has('intern')) return 0
  if (named.has('executive')) return 5
  if (named.has('lead')) return 4
  if (named.has('senior')) return 3
  return named.has('junior') ? 1 : null
}
