import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checks, guides, phrases, templates, tools } from './schema.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

describe.each(['en', 'fr', 'de', 'es'])('in %s', (language) => {
  test.each([
    ['templates', templates],
    ['phrases', phrases],
    ['checks', checks],
  ] as const)('%s fit their schema', (topic, schema) => {
    expect(schema.safeParse(read(`./${topic}/${language}.json`)).error).toBeUndefined()
  })
})

test.each([
  ['guides', guides],
  ['tools', tools],
] as const)('%s fit their schema', (topic, schema) => {
  expect(schema.safeParse(read(`./${topic}.json`)).error).toBeUndefined()
})
