import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contradictions, duties, terms, titles } from './schema.ts'

test.each([
  ['terms', terms],
  ['duties', duties],
  ['titles', titles],
  ['contradictions', contradictions],
] as const)('%s fit their schema', (topic, schema) => {
  const content: unknown = JSON.parse(readFileSync(new URL(`./${topic}.json`, import.meta.url), 'utf8'))
  expect(schema.safeParse(content).error).toBeUndefined()
})
