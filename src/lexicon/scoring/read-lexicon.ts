import type { Language } from '#contract/languages.ts'
import { readJson } from '../read-json.ts'
import type { LanguageTopics } from './schema.ts'
import type { SharedTopics } from './shared-schema.ts'

/** The words of a topic in one language. */
export function lexiconOf<Topic extends keyof LanguageTopics>(topic: Topic, language: Language) {
  return readJson<LanguageTopics[Topic]>(`./scoring/${topic}/${language}.json`)
}

/** The words of a topic that stand together for all languages. */
export function sharedLexicon<Topic extends keyof SharedTopics>(topic: Topic) {
  return readJson<SharedTopics[Topic]>(`./scoring/${topic}.json`)
}
