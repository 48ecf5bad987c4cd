import { type CvPost, type Month, readingMonth } from './facts.ts'
import type { Random } from './seeded-random.ts'
import { type CvWords, type FieldWords, fill } from './words.ts'

/** Steps of the ladder, as the job form has them. */
export const ladder = ['intern', 'junior', 'mid-level', 'senior', 'team lead', 'executive'] as const
const shareOfStep = [0.07, 0.17, 0.29, 0.24, 0.15, 0.08]
/** Months worked, from and to, that fit a step. */
const monthsOfStep: [number, number][] = [
  [0, 0],
  [8, 17],
  [30, 62],
  [80, 210],
  [70, 240],
  [120, 290],
]

export interface Surroundings {
  random: Random
  words: CvWords
  field: FieldWords
  /** 0 for masculine forms, 1 for feminine ones. */
  gender: 0 | 1
  /** What the person does it with, as the CV writes it. */
  tools: readonly string[]
  city: string
}

/** Who has pages to fill has worked for long. */
export function pickStep(random: Random, isLong: boolean): number {
  if (isLong) return random.between(3, 5)
  let left = random.number()
  return shareOfStep.findIndex((share) => {
    left -= share
    return left < 0
  })
}

/** The posts that lead to a step of the ladder, the latest first. */
export function makeCareer(around: Surroundings, step: number, isLong: boolean): CvPost[] {
  const { random } = around
  const [least, most] = monthsOfStep[step] ?? [0, 0]
  const months = random.between(least, most)
  const spans = spansOf(random, months, isLong)
  const jobs = spans.map((span, at) => ({
    ...span,
    title: titleOf(around, step, at, months),
    ...places(around),
    isInternship: false,
    duties: dutiesOf(around, isLong ? 7 : random.between(1, 4)),
  }))
  const first = jobs.at(-1)?.from ?? readingMonth + 1
  const young = months < 100
  const count = step === 0 ? random.between(1, 2) : young && random.happens(0.55) ? random.between(1, 2) : 0
  return [...jobs, ...internships(around, count, first)]
}

function places({ random, field, city }: Surroundings) {
  return { employer: random.pick(field.employers), city }
}

/** Spans that together make so many months, with gaps and overlaps, back from now. */
function spansOf(random: Random, months: number, isLong: boolean): { from: Month; to: Month | null }[] {
  if (months === 0) return []
  const most = Math.max(1, Math.min(isLong ? 8 : 5, Math.floor(months / 12)))
  const count = isLong ? most : random.between(Math.min(2, most), most)
  const cuts = Array.from({ length: count }, () => 0.6 + random.number())
  const whole = cuts.reduce((sum, cut) => sum + cut, 0)
  const spans: { from: Month; to: Month | null }[] = []
  let end = random.happens(0.7) ? readingMonth : readingMonth - random.between(1, 9)
  for (const cut of cuts) {
    const length = Math.max(5, Math.round((months * cut) / whole))
    const from = end - length + 1
    spans.push({ from, to: end === readingMonth ? null : end })
    const gap = random.happens(0.3) ? random.between(1, 9) : 0
    const overlap = gap === 0 && length > 10 && random.happens(0.15) ? random.between(1, 4) : 0
    end = from - 1 - gap + overlap
  }
  return spans
}

function titleOf(around: Surroundings, step: number, at: number, months: number): string {
  const { random, field, words, gender } = around
  const plain = random.pick(field.titles)[gender]
  if (at === 0 && step === 5) return random.pick(words.executives)[gender]
  if (at === 0 && step === 4) return random.pick(field.leads)[gender]
  if (step === 5 && at === 1) return random.pick(field.leads)[gender]
  if (field.plain) return plain
  if (step === 1) return random.happens(0.5) ? fill(random.pick(words.junior), { t: plain }) : plain
  if (step === 3 && at === 0)
    return months < 80 || random.happens(0.65) ? fill(random.pick(words.senior), { t: plain }) : plain
  return plain
}

function dutiesOf({ random, field, tools }: Surroundings, count: number): string[] {
  const possible = field.duties.filter((duty) => tools.length > 0 || !duty.includes('{k}'))
  return random.some(possible, count).map((duty) =>
    fill(duty, {
      n: field.plain ? random.between(8, 70) : random.between(2, 90) * 10,
      k: tools.length > 0 ? random.pick(tools) : '',
    }),
  )
}

function internships(around: Surroundings, count: number, first: Month): CvPost[] {
  const { random, words, field } = around
  let end = first - random.between(2, 14)
  return Array.from({ length: count }, () => {
    const length = random.between(2, 6)
    const from = end - length + 1
    const title = fill(random.pick(words.intern), {
      d: field.department,
      t: random.pick(field.titles)[around.gender],
    })
    const post = { from, to: end, title, ...places(around), isInternship: true, duties: dutiesOf(around, 1) }
    end = from - random.between(6, 14)
    return post
  })
}

/** Years of work: overlaps once, months of internships half. */
export function yearsOf(posts: readonly CvPost[]): number {
  const worked = new Map<Month, number>()
  for (const { from, to, isInternship } of posts)
    for (let month = from; month <= (to ?? readingMonth); month++)
      worked.set(month, Math.max(worked.get(month) ?? 0, isInternship ? 0.5 : 1))
  return [...worked.values()].reduce((sum, share) => sum + share, 0) / 12
}
