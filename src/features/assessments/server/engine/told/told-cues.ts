import type { Language } from '#contract/languages.ts'
import { CueList } from '../cues/matcher.ts'
import { germanTold } from './told.de.ts'
import { englishTold } from './told.en.ts'
import { spanishTold } from './told.es.ts'
import { frenchTold } from './told.fr.ts'

/** What shows that an answer tells something, in one language. Lists are written as those of `cues/` are. */
export type ToldSource = {
  /** Verbs of the past, anybody's, on the text in lower case with its accents; global. */
  past: RegExp
  /** A past told by a participle that stands away from its helping verb (German): both in one sentence. */
  participle?: RegExp
  helper?: RegExp
  /** A verb of the speaker's or of a "we", past or present, pronoun or none. */
  own: RegExp
  /** True when no deed is the speaker's without one of these (German, where the verb stands anywhere). */
  deedsNeedPronoun: boolean
  /** Words that join two clauses, each with a subject of its own. */
  joints: string
  /** What puts an event into its time: "once", "one evening", "last winter", a month, a weekday. */
  occasion: string
  /** What says that something came of it. */
  result: string
  /** What holds a former state against a later one, each half of it alone showing nothing: "before" ... "now". */
  before: string
  after: string
  /** Why something was done so, and what it cost. */
  reasons: string
  cost: string
  /** Something learned, and a habit changed since; `habit` on the text in lower case: "now I ask", "ahora pregunto". */
  lesson: string
  habit: RegExp
  /** Something noticed, or a fault owned: it may have been a lesson, and is not told as one. */
  noticed: string
  /** Numbers written as words, from three on: fewer are often mere articles. */
  numbers: string
}

const listNames = [
  'joints',
  'occasion',
  'result',
  'before',
  'after',
  'reasons',
  'cost',
  'lesson',
  'noticed',
  'numbers',
] as const
export type ToldCues = Pick<
  ToldSource,
  'past' | 'participle' | 'helper' | 'own' | 'deedsNeedPronoun' | 'habit'
> &
  Record<(typeof listNames)[number], CueList>

function compile(source: ToldSource): ToldCues {
  const lists = Object.fromEntries(listNames.map((name) => [name, new CueList(source[name])]))
  return { ...source, ...(lists as Record<(typeof listNames)[number], CueList>) }
}

const compiled: Record<Language, ToldCues> = {
  en: compile(englishTold),
  fr: compile(frenchTold),
  de: compile(germanTold),
  es: compile(spanishTold),
}

export function toldCuesOf(language: Language): ToldCues {
  return compiled[language]
}
