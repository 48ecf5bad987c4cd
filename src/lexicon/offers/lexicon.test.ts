import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { duties, terms } from './schema.ts'

test.each([
  ['terms', terms],
  ['duties', duties],
] as const)('%s fit their schema', (topic, schema) => {
  const content: unknown = JSON.parse(readFileSync(new URL(`./${topic}.json`, import.meta.url), 'utf8'))
  expect(schema.safeParse(content).error).toBeUndefined()
})
