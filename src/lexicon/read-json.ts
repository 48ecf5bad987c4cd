import { readFileSync } from 'node:fs'

const known = new Map<string, unknown>()

/** A JSON file of the lexicon, read when somebody first asks for it. Its schema is checked by tests, not at the start. */
export function readJson<T>(file: string): T {
  if (!known.has(file)) known.set(file, readJsonOnce(file))
  return known.get(file) as T
}

/** The same, and forgotten. */
export const readJsonOnce = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T
