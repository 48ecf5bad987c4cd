import { interviewLanguages } from '#contract/languages.ts'
import { findOccupations } from '#lexicon/occupations/find-occupations.ts'
import type { Span } from '../text/text.ts'
import { type DatedSpan, datedSpansIn } from './date-ranges.ts'
import { degreeLevel, namesTitle, titleLevel } from './ladders.ts'
import type { Line } from './lines.ts'
import { keyedPhrases } from './phrases.ts'

/** One post: its dates, where its head and its whole entry stand, and the step its title names. */
export type Post = Omit<DatedSpan, 'isAlone'> & {
  head: Span
  entry: Span
  title: Span | null
  employer: Span | null
  internship: boolean
  level: number | null
  /** Whether it names a known title, or more than one thing beside its dates: a role and where it was held. */
  isNamed: boolean
}

const occupations = keyedPhrases(({ occupations }) => ({ occupations }))
const notWork = keyedPhrases(({ notWork }) => ({ notWork }))
const labels = keyedPhrases((list) => list.labels)
/** More lines than that above a date are not the head of its entry. */
const maxLinesAbove = 3
const maxWordsBeside = 14
/** A longer line is a paragraph that mentions a date. */
const maxHeadLength = 400
const maxRangesOfLine = 3
const maxPosts = 40
/** A year alone says little of how long an internship was. */
const monthsOfInternship = 4
const halfOfGap = 2

type Entry = { at: number; first: number; line: Line; span: DatedSpan }

/** The posts in the lines of one section, which must all be of work. */
export function postsIn(lines: readonly Line[], now: number): Post[] {
  const dated = lines
    .flatMap((line, at) => spansOfPosts(line, now).map((span) => ({ at, line, span })))
    .slice(0, maxPosts)
  const above = linesAbove(lines, dated[0]?.at ?? 0)
  const entries = dated.map(
    (one, i): Entry => ({ ...one, first: firstLine(lines, one.at, above, dated[i - 1]?.at ?? -1) }),
  )
  return entries.flatMap((entry, i) => {
    const next = entries.slice(i + 1).find((other) => other.at > entry.at)
    return postOf(lines, entry, next ? next.first : lines.length)
  })
}

/** The dates by which a line begins an entry: ranges anywhere but in a bullet, single dates only at an edge. */
function spansOfPosts(line: Line, now: number): DatedSpan[] {
  if (line.isBullet || line.text.length > maxHeadLength || notWork.find(line.text).length > 0) return []
  const spans = datedSpansIn(line.text, now)
  const ranges = spans.filter((span) => !span.isAlone)
  if (ranges.length > 0) return ranges.slice(0, maxRangesOfLine)
  return spans
    .filter(({ start, end }) => {
      const before = line.text.slice(0, start).trim()
      const after = line.text.slice(end).trim()
      const isAtEdge = before.length < 3 || after.length < 3 || /^[(,–-][^\t]*\)?$/.test(after)
      return isAtEdge && `${before} ${after}`.split(/\s+/).length <= maxWordsBeside
    })
    .slice(0, 1)
}

/** How many lines stand over the first date of a section: the writer sets titles there, and does so in every entry. */
function linesAbove(lines: readonly Line[], first: number): number {
  let above = 0
  while (above < first && lines[first - above]?.followsDirectly) above++
  return above <= maxLinesAbove ? above : 0
}

function firstLine(lines: readonly Line[], at: number, above: number, previous: number): number {
  let first = at
  while (
    at - first < above &&
    first - 1 > previous &&
    lines[first]?.followsDirectly &&
    !lines[first - 1]?.isBullet
  )
    first--
  return first
}

function postOf(lines: readonly Line[], { at, first, line, span }: Entry, end: number): Post[] {
  const beside = lines.slice(first, at + 1).map((one) => withoutDates(one, one === line ? span : null))
  const below = lines.slice(at + 1, end).filter((one) => !one.isBullet)
  const labelled = lines.slice(first, end).flatMap(labelledTitle)
  const partsBeside = [...beside.slice(-1), ...beside.slice(0, -1)].flatMap(partsOf)
  const partsBelow = below.slice(0, 2).flatMap((one) => partsOf(one).slice(0, 2))
  const named = [...labelled, ...partsBeside, ...partsBelow]
  const title =
    named.find((part) => isTitle(part.text)) ??
    partsBeside.find((part) => isOccupation(part.text)) ??
    labelled[0] ??
    partsBeside[0] ??
    partsBelow[0]
  if (title && isOfStudies(title, line)) return []
  // "Accountant, senior" and "Team Lead, Web": what stands beside the title on its line belongs to it.
  const whole = title ? lineOf(title, [...labelled, ...beside, ...below]) : ''
  const level = line.section === 'internships' ? 0 : titleLevel(whole)
  const internship = level === 0
  const entry = { start: lines[first]?.start ?? line.start, end: (lines[end - 1] ?? line).end }
  return [
    {
      ...monthsOf(span, internship),
      start: line.start + span.start,
      end: line.start + span.end,
      head: { start: entry.start, end: Math.max(line.end, title?.end ?? 0) },
      entry,
      title: title ? { start: title.start, end: title.end } : null,
      employer: employerOf(title, [...partsBeside, ...partsBelow]),
      internship,
      isYears: span.isYears,
      level,
      isNamed:
        [...partsBeside, ...(below[0] ? namesIn(below[0]) : [])].length > 1 ||
        (title !== undefined && isTitle(title.text)),
    },
  ]
}

/** Between posts dated by years alone, "2019 - 2021" and "2022 - 2024", the gap is shorter than middle to middle. */
export function withShortGapsOfYears(posts: readonly Post[]): Post[] {
  const yearOf = (month: number) => Math.floor(month / 12)
  const isOfYears = (one: Post) => one.isYears && !one.internship
  const isNext = (one: Post, other: Post) =>
    isOfYears(one) && isOfYears(other) && yearOf(other.from) === yearOf(one.to) + 1
  return posts.map((post) => ({
    ...post,
    from: posts.some((other) => isNext(other, post)) ? yearOf(post.from) * 12 + halfOfGap : post.from,
    to: posts.some((other) => isNext(post, other)) ? (yearOf(post.to) + 1) * 12 - halfOfGap : post.to,
  }))
}

/** An internship of "2020" or "2020–21" took some months of them, not half of each. */
function monthsOf(span: DatedSpan, internship: boolean): { from: number; to: number } {
  const { from, to } = span
  if (!internship || !span.isYears || to - from > 12) return { from, to }
  const middle = Math.floor((from + to) / 2)
  return { from: middle - monthsOfInternship / 2, to: middle + monthsOfInternship / 2 }
}

type Part = Span & { text: string }

const isTitle = (text: string) => occupations.find(text).length > 0 || namesTitle(text)

/** More words than these are a task, not a title. */
const maxTitleWords = 5

/** A title by the library of occupations; an employer may be called after a trade, its line then says the title too. */
const isOccupation = (text: string) =>
  !/COMPANY_\d|SCHOOL_\d/.test(text) &&
  text.split(/\s+/).length <= maxTitleWords &&
  findOccupations(text, interviewLanguages).length > 0

const isOfStudies = (title: Part, line: Line) =>
  degreeLevel(line.text) > 0 && /SCHOOL_\d/.test(line.text) && !isTitle(title.text)

function withoutDates({ text, start, end }: Line, span: DatedSpan | null): Part {
  if (!span) return { text, start, end }
  const gap = '\t'.repeat(span.end - span.start)
  return { text: `${text.slice(0, span.start)}${gap}${text.slice(span.end)}`, start, end }
}

function partsOf({ text, start }: Part): Part[] {
  return [...text.matchAll(/(?:(?! [-–—] |, )[^\t|·•()])+/gu)].flatMap((match) => {
    const said = match[0].replace(/^[\s,:;–—-]+/u, '')
    const trimmed = said.replace(/[\s,:;–—-]+$/u, '')
    const from = start + match.index + match[0].length - said.length
    return trimmed.length > 2 && !isLabel(trimmed)
      ? [{ text: trimmed, start: from, end: from + trimmed.length }]
      : []
  })
}

/** A line of a title or an employer below a date; a row of tasks or skills names neither. */
function namesIn(line: Line): Part[] {
  const parts = partsOf(line)
  return parts.length <= maxNames ? parts : []
}
const maxNames = 2

const isLabel = (text: string) =>
  labels.find(text).some(({ start, end }) => start === 0 && /^[\s:]*$/.test(text.slice(end)))

/** "Position held: Cook" says which part of an entry is the title. */
function labelledTitle(line: Line): Part[] {
  const [label] = labels.find(line.text.slice(0, 60))
  if (label?.key !== 'title' || label.start > 0) return []
  const rest = /^\s*[:\t]\s*(.+)$/u.exec(line.text.slice(label.end))?.[1]
  return rest ? [{ text: rest, start: line.end - rest.length, end: line.end }] : []
}

function lineOf(title: Part, lines: readonly (Part | Line)[]): string {
  return lines.find((one) => one.start <= title.start && title.end <= one.end)?.text ?? title.text
}

function employerOf(title: Part | undefined, parts: readonly Part[]): Span | null {
  const others = parts.filter((part) => !title || part.start >= title.end || part.end <= title.start)
  const named =
    others.find((part) => /COMPANY_\d/.test(part.text)) ?? others.find((part) => /^\p{Lu}/u.test(part.text))
  return named ? { start: named.start, end: named.end } : null
}
