import type { Language } from '#contract/languages.ts'
import { columns, conceptRows } from './concepts.ts'
import { german } from './cues.de.ts'
import { english } from './cues.en.ts'
import { spanish } from './cues.es.ts'
import { french } from './cues.fr.ts'
import { CueList } from './matcher.ts'

/**
 * The cues of an answer, by what they show. No mark asks for `group` and `hypothetical`, which `own-part.ts` tells
 * better: they are words that `spelling.ts` must know, and not take for slips of others.
 */
export const cueKinds = [
  'functionWords',
  'self',
  'group',
  'actions',
  'situation',
  'result',
  'learning',
  'sharing',
  'time',
  'place',
  'order',
  'reasons',
  'tradeoff',
  'hedging',
  'praise',
  'hypothetical',
  'nonAnswer',
  'work',
  'motivation',
  'opinion',
  'analogy',
  'nextStep',
  'vague',
  'rigour',
  'plea',
  'aside',
  'smallTalk',
] as const
export type CueKind = (typeof cueKinds)[number]

/** The companies' values and the soft skills a job may ask for, as the product's forms name them. */
export const valueNames = [
  'Innovation',
  'Customer Focus',
  'Integrity',
  'Collaboration',
  'Excellence',
  'Diversity',
  'Sustainability',
  'Transparency',
  'Responsibility',
  'Work-life Balance',
  'Community',
  'Growth Mindset',
] as const
export type ValueName = (typeof valueNames)[number]

export const softSkillNames = [
  'Communication',
  'Teamwork',
  'Problem Solving',
  'Adaptability',
  'Time Management',
  'Leadership',
  'Creativity',
  'Critical Thinking',
  'Attention to Detail',
  'Emotional Intelligence',
] as const
export type SoftSkillName = (typeof softSkillNames)[number]

/** One language's word lists, as they are written in the data files. */
export type CueSource = Record<CueKind, string> & {
  values: Record<ValueName, string>
  softSkills: Record<SoftSkillName, string>
}

export type Cues = Record<CueKind, CueList> & {
  values: ReadonlyMap<string, CueList>
  softSkills: ReadonlyMap<string, CueList>
  size: number
}

/** A language's own cues of a kind, and its side of the ideas that all four languages share. */
function listOf(kind: CueKind, own: string, language: Language): CueList {
  const column = columns.indexOf(language)
  const entries = [own, ...conceptRows(kind).map((row) => row[column] ?? '')].join(',').split(',')
  return new CueList([...new Set(entries.map((entry) => entry.trim().replace(/\s+/g, ' ')))].join(','))
}

function compile(source: CueSource, language: Language): Cues {
  const lists = Object.fromEntries(
    cueKinds.map((kind) => [kind, listOf(kind, source[kind], language)]),
  ) as Record<CueKind, CueList>
  const named = (entries: Record<string, string>) =>
    new Map(Object.entries(entries).map(([name, cues]) => [name.toLowerCase(), new CueList(cues)]))
  const values = named(source.values)
  const softSkills = named(source.softSkills)
  const all = [...Object.values(lists), ...values.values(), ...softSkills.values()]
  return {
    ...lists,
    values,
    softSkills,
    size: all.reduce((sum, list) => sum + list.size, 0),
  }
}

const compiled: Record<Language, Cues> = {
  en: compile(english, 'en'),
  fr: compile(french, 'fr'),
  de: compile(german, 'de'),
  es: compile(spanish, 'es'),
}

/** The searchable word lists of a language. */
export function cuesOf(language: Language): Cues {
  return compiled[language]
}
