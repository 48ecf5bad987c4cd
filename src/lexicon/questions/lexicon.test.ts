import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { generalQuestions, softSkillQuestions, valueQuestions } from '../occupations/schema.ts'
import { checks, competencyGuides, followUps } from './schema.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

describe.each(interviewLanguages)('in %s', (language) => {
  test.each([
    ['checks', checks],
    ['general', generalQuestions],
    ['soft-skills', softSkillQuestions],
    ['values', valueQuestions],
  ] as const)('%s fit their schema', (topic, schema) => {
    expect(schema.safeParse(read(`./${topic}/${language}.json`)).error).toBeUndefined()
  })

  test.each(['general', 'soft-skills', 'values'])('%s are as many as in English', (topic) => {
    expect(shapeOf(read(`./${topic}/${language}.json`))).toEqual(shapeOf(read(`./${topic}/en.json`)))
  })
})

test('guides of competencies fit their schema', () => {
  expect(competencyGuides.safeParse(read('./competencies.json')).error).toBeUndefined()
})

test('follow-ups fit their schema', () => {
  expect(followUps.safeParse(read('./follow-ups.json')).error).toBeUndefined()
})

/** Keys and lengths, without the texts. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  const { text } = value as { text?: unknown }
  if (text !== undefined) return 'question'
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}
