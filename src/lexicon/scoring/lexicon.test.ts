import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod/mini'
import { languageTopics } from './schema.ts'
import { sharedTopics } from './shared-schema.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const languages = ['en', 'fr', 'de', 'es']

describe.each(Object.entries<z.ZodMiniType>(languageTopics))('%s', (topic, schema) => {
  it.each(languages)('exists in %s and fits its schema', (language) => {
    expect(schema.safeParse(read(`./${topic}/${language}.json`)).error).toBeUndefined()
  })
})

it.each(Object.entries<z.ZodMiniType>(sharedTopics))('%s fits its schema', (topic, schema) => {
  expect(schema.safeParse(read(`./${topic}.json`)).error).toBeUndefined()
})

describe.each(languages)('the signals in %s', (language) => {
  const { values, softSkills, ...kinds } = languageTopics.signals.parse(read(`./signals/${language}.json`))

  it('hold no entry twice', () => {
    for (const list of [...Object.values(kinds), ...Object.values(values), ...Object.values(softSkills)])
      expect(list).toEqual([...new Set(list)])
  })

  it('take nothing for a sign and for empty talk at once', () => {
    const signs = new Set([...kinds.learning, ...kinds.learning, ...kinds.sharing])
    expect([...kinds.praise, ...kinds.opinion].filter((entry) => signs.has(entry))).toEqual([])
  })
})
