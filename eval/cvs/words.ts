import { readFileSync } from 'node:fs'
import type { Language } from '../../src/contract/languages.ts'

type Pair = readonly [masculine: string, feminine: string]

export interface FieldWords {
  titles: Pair[]
  /** Where nobody says junior or senior. */
  plain?: boolean
  department: string
  leads: Pair[]
  subjects: string[]
  employers: string[]
  duties: string[]
}

export type SectionName =
  | 'profile'
  | 'experience'
  | 'internships'
  | 'education'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'volunteering'
  | 'certificates'
  | 'contact'

/** What CVs of one language say. */
export interface CvWords {
  headings: Record<SectionName, string[]>
  months: string[]
  short: string[]
  ofYear: string
  open: string[]
  since: string[]
  fromTo: string[]
  seasons: string[]
  monthsLong: string
  europass: Record<'dates' | 'title' | 'employer' | 'duties' | 'degree' | 'school', string>
  junior: string[]
  senior: string[]
  intern: string[]
  executives: Pair[]
  degrees: Record<string, string[]>
  schools: string[]
  levels: Record<string, string[]>
  languageNames: Record<string, string>
  profiles: string[]
  interests: string[]
  volunteering: string[]
  certificates: string[]
  drivers: string
  born: string
  nationality: string
  page: string
  fields: Record<string, FieldWords>
}

export interface PeopleOf {
  m: string[]
  f: string[]
  last: string[]
  cities: string[]
  /** `{3}` stands for three digits. */
  phone: string
  street: string
  nationality: Record<Language, string>
  native: string
}

/** Names of one skill parted by `|`, the usual one first; one text where all languages call it the same. */
export type SkillWords = string | Record<Language, string>

const read = <T>(file: string) =>
  JSON.parse(readFileSync(new URL(`./words/${file}.json`, import.meta.url), 'utf8')) as T

export const words: Record<Language, CvWords> = {
  en: read('en'),
  fr: read('fr'),
  de: read('de'),
  es: read('es'),
}
export const skillWords = read<Record<string, SkillWords[]>>('skills')
export const people = read<Record<string, PeopleOf>>('people')
export const arabicNames = read<string[]>('arabic-names')
/** The languages by their code in English and small letters, as the job form has them. */
export const languageIds: Record<string, string> = {
  en: 'english',
  fr: 'french',
  de: 'german',
  es: 'spanish',
  ar: 'arabic',
  it: 'italian',
  pt: 'portuguese',
  ru: 'russian',
  zh: 'mandarin',
}

export function namesOf(skill: SkillWords, language: Language): string[] {
  return (typeof skill === 'string' ? skill : skill[language]).split('|')
}

/** Puts values where a text has their name in braces. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
