import { fold, type Span } from '../text/text.ts'
import { type CvWords, cvWords, keyedPhrases, phrases } from './phrases.ts'

export type SectionKind = 'head' | keyof CvWords['headings']

/** A line of a CV that says something, and the section it stands in. */
export interface Line extends Span {
  text: string
  section: SectionKind
  /** Counts the headings above it: two lines of one number stand under the same one. */
  block: number
  isBullet: boolean
  /** Whether nothing stands between it and the line above it, neither a gap nor a heading. */
  followsDirectly: boolean
}

const fillers = 'filler'
const headings = phrases<SectionKind | typeof fillers>(() => [
  ...cvWords().flatMap((words) => Object.entries(words.headings) as [SectionKind, string[]][]),
  ...cvWords().map((words) => [fillers, words.headingFillers] as const),
])
const formLabels = keyedPhrases(({ labels }) => labels)
const maxHeadingLength = 60
const bullet = /^[•‣▪●○◦·*➢➤✓>–—-]\s*(?=\S)/u

/** The lines of a CV, each with its section. A heading itself is no line, but what stands beside it is. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let section: SectionKind = 'head'
  let block = 0
  let followsDirectly = false
  for (const { 0: whole, index: start } of text.matchAll(/^[^\n]*$/gm)) {
    if (whole.trim() === '') {
      followsDirectly = false
      continue
    }
    const heading = headingAt(whole)
    if (heading) {
      section = heading.section
      block++
      followsDirectly = false
    }
    const rest = whole.slice(heading?.length ?? 0)
    const said = rest.replace(/^[\s:|]+/, '')
    if (said.trim() === '') continue
    const from = start + whole.length - said.length
    const shown = said.trimEnd()
    lines.push({
      text: shown,
      start: from,
      end: from + shown.length,
      section,
      block,
      isBullet: bullet.test(shown),
      followsDirectly,
    })
    followsDirectly = true
  }
  return lines
}

/** The heading a line is or begins with, and how much of the line it takes. */
function headingAt(line: string): { section: SectionKind; length: number } | null {
  const whole = sectionNamed(line)
  if (whole) return { section: whole, length: line.length }
  // "Languages: French (native), English (B2)" is a heading and its section at once, so is a row of a form.
  const label = /^[^:\t]{3,40}?(?=\s*[:\t])/.exec(line)?.[0]
  if (label === undefined || isFormLabel(label)) return null
  const beside = sectionNamed(label)
  return beside && { section: beside, length: label.length }
}

/** "Main activities" in a form says what stands beside it, and begins no section. */
function isFormLabel(text: string): boolean {
  return formLabels.find(text).some(({ start, end }) => start === 0 && end >= text.trim().length)
}

/** The section that a text names when it says nothing else. */
function sectionNamed(text: string): SectionKind | null {
  const said = text.trim()
  if (said.length < 3 || said.length > maxHeadingLength || /[\d@]/.test(said) || bullet.test(said))
    return null
  const plain = fold(said)
    .replace(/[^\p{L}\p{N}'’-]+/gu, ' ')
    .trim()
  const parts = headings.find(plain)
  const left = parts.reduceRight((rest, part) => rest.slice(0, part.start) + rest.slice(part.end), plain)
  if (/\p{L}/u.test(left)) return null
  return parts.flatMap(({ key }) => (key === fillers ? [] : [key]))[0] ?? null
}
