import { interviewLanguages } from '#contract/languages.ts'
import { occupationsNamed } from '#lexicon/occupations/find-occupations.ts'
import { familyOf } from '#lexicon/occupations/read-lexicon.ts'
import type { Span } from '../text/text.ts'
import { speaksOfLanguages } from './cv-languages.ts'
import { datedSpansIn } from './date-ranges.ts'
import { degreeLevel } from './ladders.ts'
import type { Line, SectionKind } from './lines.ts'

/** A degree: its level, 1 (high school) to 5 (doctorate), and the line that names it with its field. */
export type Degree = Span & { level: number }

const elsewhere: readonly SectionKind[] = ['head', 'profile', 'certificates', 'contact']

const vocational = 2

/** The degrees among the lines of education; where those name none, among the lines that speak of the person. */
export function degreesIn(lines: readonly Line[], now: number): Degree[] {
  const named = (some: readonly Line[]) =>
    some
      .map((line) => ({ level: levelIn(line, now), start: line.start, end: line.end }))
      .filter(({ level }) => level > 0)
  const stated = named(lines.filter((line) => line.section === 'education' || isApprenticeship(line, now)))
  if (stated.length > 0) return stated
  return named(lines.filter(({ section, text }) => elsewhere.includes(section) && !speaksOfLanguages(text)))
}

const twoYears =
  /(?<!\p{L})(?:two|2)[- ]years?(?!\p{L})|zweij(?:ä|ae)hrig|(?<!\p{L})(?:deux|2) ans(?!\p{L})|(?<!\p{L})(?:dos|2) años/iu
const threeYears =
  /(?<!\p{L})(?:three|3)[- ]years?(?!\p{L})|dreij(?:ä|ae)hrig|(?<!\p{L})(?:trois|3) ans(?!\p{L})|(?<!\p{L})(?:tres|3) años/iu

const lasting = (units: string) => new RegExp(`(?<!\\p{L})\\d{1,3}\\s?(?:${units})(?!\\p{L})`, 'iu')
/** A course is counted in hours, whatever it is called: "Diplomado, 120 horas". */
const hours = lasting('hours?|heures?|Stunden|horas?|h|hrs?')
const daysToMonths = lasting(
  'days?|weeks?|months?|jours?|semaines?|mois|Tage|Wochen|Monate|d[ií]as?|semanas?|mes(?:es)?',
)

const levelIn = (line: Line, now: number): number =>
  levelOfLine(line.text) || (line.section === 'education' ? levelOfTitle(line.text, now) : 0)

/** "Ingeniero agrónomo, Mendoza, 2012 a 2018": many name the occupation that they learned, and when, in place of a degree. */
function levelOfTitle(text: string, now: number): number {
  const [dates] = datedSpansIn(text, now)
  if (!dates || hours.test(text) || daysToMonths.test(text)) return 0
  const title = text.split(/[,;:|·()\t–—\d]+/u).find((part) => /\p{L}{3}/u.test(part)) ?? ''
  const { share, first } = occupationsNamed(title, interviewLanguages)
  const [occupation] = share === 1 ? first : []
  if (!occupation) return 0
  const { isco } = familyOf(occupation.family).occupations[occupation.id] ?? { isco: '' }
  // In German such a title is that of an apprenticeship.
  const isStudied = isco.startsWith(professionals) && occupationsNamed(title, ['de']).share < 1
  return isStudied && (/SCHOOL_\d/.test(text) || dates.to - dates.from >= monthsOfStudies)
    ? vocational + 1
    : vocational
}
/** The group of occupations that are learned at a university, in the International Standard Classification. */
const professionals = '2'
const monthsOfStudies = 30

/** A "Diplom" of two or three years, said so, is no master's, whatever the word stands for elsewhere. */
function levelOfLine(text: string): number {
  const level = hours.test(text) ? 0 : degreeLevel(text)
  if (level <= vocational) return level
  if (twoYears.test(text)) return vocational
  return threeYears.test(text) ? vocational + 1 : level
}

/** Many put their apprenticeship among their posts: a dated line that names it. */
function isApprenticeship(line: Line, now: number): boolean {
  return (
    line.section === 'experience' &&
    degreeLevel(line.text) === vocational &&
    datedSpansIn(line.text, now).length > 0
  )
}
