import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import {
  family,
  familyQuestions,
  familyTitles,
  familyWords,
  spokenWords,
  titleWords,
  toldWords,
} from './schema.ts'

const root = new URL('./families/', import.meta.url)
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, root), 'utf8'))

describe.each(readdirSync(root))('the family %s', (name) => {
  const shape = family.parse(read(`${name}/family.json`))
  const known = {
    occupations: Object.keys(shape.occupations).sort(),
    skills: Object.keys(shape.skills).sort(),
    situations: Object.keys(shape.situations).sort(),
  }

  test.each(interviewLanguages)('has all its words in %s', (language) => {
    const { skills } = familyWords.parse(read(`${name}/${language}.json`))
    const occupations = familyTitles.parse(read(`${name}/titles-${language}.json`))
    const situations = familyQuestions.parse(read(`${name}/questions-${language}.json`))
    for (const [part, words] of Object.entries({ occupations, skills, situations }))
      expect(Object.keys(words).sort(), part).toEqual(known[part as keyof typeof known])
    const spoken = spokenWords.parse(read(`${name}/spoken-${language}.json`))
    expect(Object.keys(spoken).sort(), 'spoken').toEqual(known.occupations)
    const told = toldWords.parse(read(`${name}/told-${language}.json`))
    expect(Object.keys(told).sort(), 'told').toEqual(known.skills)
    // A title may name two occupations, but none of them twice.
    for (const [id, titles] of Object.entries(occupations)) {
      const lower = titles.map((title) => title.toLowerCase())
      expect(
        lower.filter((title, place) => lower.indexOf(title) !== place),
        id,
      ).toEqual([])
    }
  })

  test('names only what exists', () => {
    const { occupations, skills, situations } = shape
    for (const { near } of Object.values(occupations))
      for (const one of near) {
        const [first = '', id] = one.split('/')
        const other = id ? (read(`${first}/family.json`) as typeof shape) : shape
        expect(Object.keys(other.occupations), one).toContain(id ?? first)
      }
    for (const { near } of Object.values(skills)) expect(known.skills).toEqual(expect.arrayContaining(near))
    for (const one of Object.values(situations)) {
      expect(known.skills).toEqual(expect.arrayContaining(one.skills))
      expect(known.occupations).toEqual(
        expect.arrayContaining([...(one.occupations ?? []), ...(one.notMetBy ?? [])]),
      )
    }
    expect(known.situations.length).toBeGreaterThanOrEqual(8)
  })
})

test.each(interviewLanguages)(
  'the words by which titles in %s are compared are whole, none in two groups',
  (language) => {
    const { alike } = titleWords.parse((read('../title-words.json') as Record<string, unknown>)[language])
    const words = alike.flat()
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
  },
)
