import { expect, test } from 'vitest'
import { benchmark as arabic } from '#features/site/web/benchmark-texts-ar.ts'
import { benchmark as french } from '#features/site/web/benchmark-texts-fr.ts'
import { publishedFigures } from '../eval/publish.ts'

/** What the page on the method says of the benchmark: names of rows and metrics, and parts of the names of data sets. */
const phrases = new Set(
  publishedFigures().flatMap(({ what, figures }) => [
    what,
    ...figures.flatMap(({ dataset, metric }) => [...dataset.split(', '), metric]),
  ]),
)

test.each([french, arabic])(
  'every phrase of the benchmark is said in $language, and no other',
  ({ messages }) => {
    expect(phrases.size).toBeGreaterThan(100)
    expect([...phrases].filter((phrase) => !messages[phrase])).toEqual([])
    expect(Object.keys(messages).filter((phrase) => !phrases.has(phrase))).toEqual([])
  },
)

test('each aim is a limit from above or from below', () => {
  const targets = publishedFigures().flatMap(({ figures }) => figures.map(({ target }) => target))
  expect(targets.filter((target) => !/^[<>]= \d+(\.\d+)?$/.test(target))).toEqual([])
})
