import { type CvFacts, type CvLanguage, unstated } from './facts.ts'
import type { Random } from './seeded-random.ts'
import { type CvWords, type SectionName, words } from './words.ts'
import { type DateStyle, dateWriter, pickDateStyle } from './write-dates.ts'

/** How one person writes a CV: the same habits all over it. */
export interface WritingStyle {
  random: Random
  words: CvWords
  dateStyle: DateStyle
  dates: ReturnType<typeof dateWriter>
  entry: 'dates-first' | 'dates-last' | 'dates-own-line' | 'employer-first' | 'all-in-one-line'
  headingCase: 'as-is' | 'capitals' | 'colon'
  /** Wide headings: by the space between letters, or by typing spaces. */
  spacedHeadings: 'no' | 'set' | 'typed'
  skills: 'commas' | 'bullets' | 'pipes' | 'lines'
  languages: 'lines' | 'one-line' | 'brackets' | 'dots'
  levels: 'words' | 'scale'
  hasDuties: boolean
  internshipsApart: boolean
  heading(section: SectionName): string
}

/** `hasSigns`: whether the file's letters have stars and dots. */
export function makeWritingStyle(random: Random, facts: CvFacts, hasSigns: boolean): WritingStyle {
  const own = words[facts.language]
  const dateStyle = pickDateStyle(random, facts.language)
  const headingCase = random.pick(['as-is', 'as-is', 'capitals', 'colon'] as const)
  return {
    random,
    words: own,
    dateStyle,
    dates: dateWriter(random, own, dateStyle),
    entry: random.pick(['dates-first', 'dates-last', 'dates-own-line', 'employer-first', 'all-in-one-line']),
    headingCase,
    spacedHeadings: 'no',
    skills: random.pick(['commas', 'commas', 'bullets', 'pipes', 'lines']),
    languages: random.pick(['lines', 'one-line', 'brackets', 'dots']),
    levels: random.pick(['words', 'words', 'words', hasSigns || random.happens(0.3) ? 'scale' : 'words']),
    hasDuties: random.happens(0.8),
    internshipsApart: random.happens(0.5),
    heading(section) {
      const heading = random.pick(own.headings[section])
      return headingCase === 'capitals'
        ? heading.toLocaleUpperCase(facts.language)
        : headingCase === 'colon'
          ? `${heading} :`
          : heading
    },
  }
}

const steps = [0, 15, 35, 60, 80, 100]

/** What stands beside a language; its credit is 65 where nothing does. */
export function levelText(style: WritingStyle, language: CvLanguage, hasSigns: boolean): string {
  const { random, words: own, levels } = style
  if (language.credit === unstated) return ''
  if (levels === 'words' || language.credit === 100) return random.pick(own.levels[language.credit] ?? [])
  const filled = language.credit === 95 ? 4 : Math.max(1, steps.indexOf(language.credit))
  if (!hasSigns) return `${filled}/5`
  return random.happens(0.5)
    ? '★'.repeat(filled) + '☆'.repeat(5 - filled)
    : '●'.repeat(filled) + '○'.repeat(5 - filled)
}
