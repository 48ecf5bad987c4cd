import { fold } from '../text.ts'
import { type SpokenLanguage, spokenLanguagesIn } from './cv-languages.ts'
import { type DateRange, dateRangesIn, mergedMonths } from './date-ranges.ts'
import { degreeLevel, titleLevel } from './ladders.ts'

type SectionKind = 'head' | 'experience' | 'internships' | 'education' | 'languages' | 'skills' | 'other'
type Line = { text: string; folded: string; start: number; end: number; section: SectionKind }

/** One post: its dates, where its head and its whole entry stand, and the step its title names. */
export type Post = DateRange & {
  head: { start: number; end: number }
  entry: { start: number; end: number }
  internship: boolean
  level: number | null
}
export type Degree = { level: number; start: number; end: number }

/** What a CV says, each thing with its place in the text. */
export type CvReading = { text: string; posts: Post[]; degrees: Degree[]; languages: SpokenLanguage[] }

const headings: readonly [SectionKind, RegExp][] = [
  ['internships', /^(?:internships?|stages?|praktika|praktikum|practicas)$/],
  [
    'experience',
    /^(?:(?:work|professional|employment|relevant) )?(?:experiences?|history|career)(?: professionnelles?)?$|^experiences? professionnelles?$|^parcours professionnel$|^berufs(?:erfahrung|praxis)$|^beruflicher werdegang$|^werdegang$|^experiencia(?: (?:laboral|profesional))?$|^employment(?: history)?$/,
  ],
  [
    'education',
    /^(?:education|academic background|studies|formations?(?: academique)?|etudes|diplomes|ausbildung|bildungsweg|studium|bildung|formacion(?: academica)?|educacion|estudios|parcours academique)(?: (?:and|et|und|y) .*)?$/,
  ],
  ['languages', /^(?:languages?(?: skills)?|langues?|sprachen|sprachkenntnisse|idiomas)$/],
  [
    'skills',
    /^(?:(?:technical |key )?skills|competences?(?: techniques)?|kenntnisse|fahigkeiten|it-kenntnisse|habilidades|competencias|conocimientos|tools|outils)$/,
  ],
  [
    'other',
    /^(?:interests|hobbies|loisirs|centres d'interet|interessen|intereses|references|projects?|projets?|projekte|proyectos|volunteering|benevolat|ehrenamt|voluntariado|certifications?|zertifikate|certificaciones|profile?|profil|summary|perfil|resume)$/,
  ],
]

/** Reads a CV's text (redacted); open date ranges end in month `now`. */
export function readCv(text: string, now: number): CvReading {
  const lines = sectionLines(text)
  const languageLines = lines.filter((line) => line.section === 'languages')
  const spoken = (languageLines.length > 0 ? languageLines : lines).flatMap((line) =>
    spokenLanguagesIn(text, line.start, line.end),
  )
  const sectioned = lines.some((line) => line.section === 'education')
  const degrees = lines
    .filter((line) =>
      sectioned ? line.section === 'education' : line.section === 'head' || line.section === 'other',
    )
    .map((line) => ({ level: degreeLevel(line.folded), start: line.start, end: line.end }))
    .filter((degree) => degree.level > 0)
  return { text, posts: postsOf(lines, now), degrees, languages: bestOfEach(spoken) }
}

/** Months worked: posts in full, internships half, overlaps once. */
export function monthsWorked(posts: readonly Post[]): number {
  const jobs = posts.filter((post) => !post.internship)
  const all = mergedMonths(posts)
  const worked = mergedMonths(jobs)
  return worked + (all - worked) / 2
}

function sectionLines(text: string): Line[] {
  const lines: Line[] = []
  let section: SectionKind = 'head'
  let start = 0
  for (const raw of text.split('\n')) {
    const folded = fold(raw)
    const title = folded
      .replace(/[:•|*#_-]+/g, ' ')
      .trim()
      .replace(/\s+/g, ' ')
    // "Languages: French (native), English (B2)" on one line is a heading and its section at once.
    const label = title.length <= 45 ? title : (folded.split(':')[0] ?? '').trim()
    const heading = headings.find(
      ([, pattern]) => pattern.test(label) || pattern.test((folded.split(':')[0] ?? '').trim()),
    )
    if (heading) section = heading[0]
    const lead = raw.length - raw.trimStart().length
    if (raw.trim())
      lines.push({
        text: raw.trim(),
        folded: folded.trim(),
        start: start + lead,
        end: start + raw.trimEnd().length,
        section,
      })
    start += raw.length + 1
  }
  return lines
}

function postsOf(lines: readonly Line[], now: number): Post[] {
  const sectioned = lines.some((line) => line.section === 'experience' || line.section === 'internships')
  const counts = (line: Line) =>
    sectioned
      ? line.section === 'experience' || line.section === 'internships'
      : line.section === 'head' && degreeLevel(line.folded) === 0
  const dated = lines.flatMap((line, at) => {
    const range = counts(line) ? dateRangesIn(line.text, now)[0] : undefined
    return range ? [{ line, at, range }] : []
  })
  return dated.map(({ line, at, range }, i) => {
    const bare = line.text.length - (range.end - range.start) < 8
    const above = lines[at - 1]
    const head = bare && above && counts(above) && above.section === line.section ? above : line
    const next = dated[i + 1]
    let last = line
    for (const other of lines.slice(at, next ? next.at : undefined))
      if (other.section === line.section) last = other
    const named = head === line ? `${line.folded} ${!bare ? '' : (lines[at + 1]?.folded ?? '')}` : head.folded
    const level = titleLevel(named)
    return {
      ...range,
      head: { start: Math.min(head.start, line.start), end: line.end },
      entry: { start: Math.min(head.start, line.start), end: last.end },
      internship: line.section === 'internships' || level === 0,
      level: line.section === 'internships' ? 0 : level,
    }
  })
}

function bestOfEach(spoken: readonly SpokenLanguage[]): SpokenLanguage[] {
  const best = new Map<string, SpokenLanguage>()
  for (const entry of spoken) {
    if ((best.get(entry.name)?.credit ?? -1) < entry.credit) best.set(entry.name, entry)
  }
  return [...best.values()]
}
