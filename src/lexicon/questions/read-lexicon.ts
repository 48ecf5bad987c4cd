import type { Language } from '#contract/languages.ts'
import { readJson } from '../read-json.ts'
import type { Checks, Guides, Phrases, Templates, Tools } from './schema.ts'

export const templatesIn = (language: Language): Templates =>
  readJson(`./questions/templates/${language}.json`)

export const phrasesIn = (language: Language): Phrases => readJson(`./questions/phrases/${language}.json`)

export const checksIn = (language: Language): Checks => readJson(`./questions/checks/${language}.json`)

export const questionGuides = (): Guides => readJson('./questions/guides.json')

export const toolNames = (): Tools => readJson('./questions/tools.json')
