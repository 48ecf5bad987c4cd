import type { Language } from '#contract/languages.ts'
import { readJson } from '../read-json.ts'
import type { Checks, CompetencyGuides, FollowUps } from './schema.ts'

export const checksIn = (language: Language): Checks => readJson(`./questions/checks/${language}.json`)

export const competencyGuides = (): CompetencyGuides => readJson('./questions/competencies.json')

export const followUpsIn = (language: Language) =>
  readJson<FollowUps>('./questions/follow-ups.json')[language]
