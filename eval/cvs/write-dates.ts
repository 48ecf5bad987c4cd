import type { CvPost, Month } from './facts.ts'
import type { Random } from './seeded-random.ts'
import { type CvWords, fill } from './words.ts'

/** One of the ways in which people date what they did. */
export type DateStyle =
  | 'months'
  | 'short-months'
  | 'numbers'
  | 'dotted'
  | 'iso'
  | 'years'
  | 'years-cut'
  | 'two-digits'
  | 'apostrophe'
  | 'whole-dates'
  | 'sentence'

const common: DateStyle[] = [
  'months',
  'months',
  'short-months',
  'short-months',
  'numbers',
  'numbers',
  'years',
  'two-digits',
  'whole-dates',
  'sentence',
  'years-cut',
  'iso',
]

export function pickDateStyle(random: Random, language: string): DateStyle {
  const own: DateStyle[] =
    language === 'de' ? ['dotted', 'dotted', 'dotted'] : language === 'en' ? ['apostrophe'] : []
  return random.pick([...common, ...own])
}

const yearOf = (month: Month) => Math.floor(month / 12)
const two = (number: number) => String(number).padStart(2, '0')

/** Writes the dates of posts in one style, as one person would. */
export function dateWriter(random: Random, words: CvWords, style: DateStyle) {
  const joint = random.pick([' - ', ' – ', '-', '–', ' — '])
  const open = random.pick(words.open)
  const saysSince = random.happens(0.3)
  const since = random.pick(words.since)
  const sentence = random.pick(words.fromTo)
  const savesYears = random.happens(0.4)

  const one = (month: Month, isEnd: boolean): string => {
    const at = month % 12
    const year = yearOf(month)
    switch (style) {
      case 'months':
      case 'sentence':
        return `${words.months[at]}${words.ofYear}${year}`
      case 'short-months':
        return `${words.short[at]} ${year}`
      case 'numbers':
        return `${two(at + 1)}/${year}`
      case 'dotted':
        return `${two(at + 1)}.${year}`
      case 'iso':
        return `${year}-${two(at + 1)}`
      case 'two-digits':
        return `${two(at + 1)}/${two(year % 100)}`
      case 'apostrophe':
        return `${words.short[at]} '${two(year % 100)}`
      case 'whole-dates':
        return [isEnd ? '28' : '01', two(at + 1), year].join(words.months[2] === 'März' ? '.' : '/')
      default:
        return String(year)
    }
  }
  return ({ from, to }: Pick<CvPost, 'from' | 'to'>): string => {
    if (to === null && saysSince) return fill(since, { d: one(from, false) })
    const end = to === null ? open : one(to, true)
    if (style === 'sentence') return fill(sentence, { a: one(from, false), b: end })
    if (to === null) return `${one(from, false)}${joint}${end}`
    const sameYear = yearOf(from) === yearOf(to)
    if (sameYear && style === 'years') return String(yearOf(from))
    if (style === 'years-cut' && !sameYear) return `${yearOf(from)}${joint.trim()}${two(yearOf(to) % 100)}`
    if (style === 'years-cut') return String(yearOf(from))
    const byMonth = style === 'months' || style === 'short-months'
    if (sameYear && byMonth && savesYears)
      return `${(style === 'months' ? words.months : words.short)[from % 12]}${joint}${end}`
    return `${one(from, false)}${joint}${end}`
  }
}

/** An internship is often dated by its season, or by one month and how long it was. */
export function shortStayDates(random: Random, words: CvWords, post: CvPost, usual: string): string {
  const last = post.to ?? post.from
  const length = last - post.from + 1
  if (length === 3 && random.happens(0.3))
    return `${words.seasons[Math.floor(((post.from + 1) % 12) / 3)]} ${yearOf(post.from + 1)}`
  if (random.happens(0.2))
    return `${words.months[post.from % 12]}${words.ofYear}${yearOf(post.from)} (${fill(words.monthsLong, { n: length })})`
  return usual
}
