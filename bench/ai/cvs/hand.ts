import { type CvFacts, type CvLanguage, unstated } from './facts.ts'
import type { Chance } from './seeded.ts'
import { type CvWords, type SectionName, words } from './words.ts'
import { type DateStyle, dateWriter, pickDateStyle } from './write-dates.ts'

/** How one person writes a CV: the same habits all over it. */
export interface Hand {
  chance: Chance
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
export function makeHand(chance: Chance, facts: CvFacts, hasSigns: boolean): Hand {
  const own = words[facts.language]
  const dateStyle = pickDateStyle(chance, facts.language)
  const headingCase = chance.pick(['as-is', 'as-is', 'capitals', 'colon'] as const)
  return {
    chance,
    words: own,
    dateStyle,
    dates: dateWriter(chance, own, dateStyle),
    entry: chance.pick(['dates-first', 'dates-last', 'dates-own-line', 'employer-first', 'all-in-one-line']),
    headingCase,
    spacedHeadings: 'no',
    skills: chance.pick(['commas', 'commas', 'bullets', 'pipes', 'lines']),
    languages: chance.pick(['lines', 'one-line', 'brackets', 'dots']),
    levels: chance.pick(['words', 'words', 'words', hasSigns || chance.happens(0.3) ? 'scale' : 'words']),
    hasDuties: chance.happens(0.8),
    internshipsApart: chance.happens(0.5),
    heading(section) {
      const heading = chance.pick(own.headings[section])
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
export function levelText(hand: Hand, language: CvLanguage, hasSigns: boolean): string {
  const { chance, words: own, levels } = hand
  if (language.credit === unstated) return ''
  if (levels === 'words' || language.credit === 100) return chance.pick(own.levels[language.credit] ?? [])
  const filled = language.credit === 95 ? 4 : Math.max(1, steps.indexOf(language.credit))
  if (!hasSigns) return `${filled}/5`
  return chance.happens(0.5)
    ? '★'.repeat(filled) + '☆'.repeat(5 - filled)
    : '●'.repeat(filled) + '○'.repeat(5 - filled)
}
