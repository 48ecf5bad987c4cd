import { readFileSync } from 'node:fs'
import type { Language } from '#contract/languages.ts'
import type { LanguageTopics, SharedTopics } from './schema.ts'

const known = new Map<string, unknown>()

/** A file is read when somebody first asks for it, and `schema.ts` is held to it by a test alone: a start stays quick. */
function read(file: string): unknown {
  const found = known.get(file)
  if (found !== undefined) return found
  const content: unknown = JSON.parse(readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8'))
  known.set(file, content)
  return content
}

/** The words of a topic in one language. */
export function lexiconOf<Topic extends keyof LanguageTopics>(
  topic: Topic,
  language: Language,
): LanguageTopics[Topic] {
  return read(`${topic}/${language}`) as LanguageTopics[Topic]
}

/** The words of a topic that stand together for all languages. */
export function sharedLexicon<Topic extends keyof SharedTopics>(topic: Topic): SharedTopics[Topic] {
  return read(topic) as SharedTopics[Topic]
}
