import { readdirSync } from 'node:fs'
import type { Language } from '#contract/languages.ts'
import { readJson, readJsonOnce } from '../read-json.ts'
import type {
  Family,
  FamilyQuestions,
  FamilyTitles,
  FamilyWords,
  GeneralQuestions,
  SoftSkillQuestions,
  SpokenWords,
  TitleWords,
  ToldWords,
  ValueQuestions,
} from './schema.ts'

let names: readonly string[] | undefined

/** The names of all families. */
export function familyNames(): readonly string[] {
  names ??= readdirSync(new URL('./families/', import.meta.url)).sort()
  return names
}

export const familyOf = (name: string): Family => readJson(`./occupations/families/${name}/family.json`)

export const wordsOfFamily = (name: string, language: Language): FamilyWords =>
  readJson(`./occupations/families/${name}/${language}.json`)

export const titlesOfFamily = (name: string, language: Language): FamilyTitles =>
  readJson(`./occupations/families/${name}/titles-${language}.json`)

export const questionsOfFamily = (name: string, language: Language): FamilyQuestions =>
  readJson(`./occupations/families/${name}/questions-${language}.json`)

/** Not kept: who reads them keeps their stems. */
export const spokenWordsOf = (name: string, language: Language): SpokenWords =>
  readJsonOnce(`./occupations/families/${name}/spoken-${language}.json`)

export const toldWordsOf = (name: string, language: Language): ToldWords =>
  readJsonOnce(`./occupations/families/${name}/told-${language}.json`)

export const titleWordsIn = (language: Language): TitleWords =>
  readJson<Record<Language, TitleWords>>('./occupations/title-words.json')[language]

export const generalQuestionsIn = (language: Language): GeneralQuestions =>
  readJson(`./questions/general/${language}.json`)

export const softSkillQuestionsIn = (language: Language): SoftSkillQuestions =>
  readJson(`./questions/soft-skills/${language}.json`)

export const valueQuestionsIn = (language: Language): ValueQuestions =>
  readJson(`./questions/values/${language}.json`)
