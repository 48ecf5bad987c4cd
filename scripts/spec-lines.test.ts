import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSpecLines } from './spec/read-lines.ts'
import { readIds, readTaggedTests } from './spec/read-tags.ts'

const root = join(import.meta.dirname, '..')

test('every § tag in a test title names a line of docs/spec-lines.md', () => {
  const known = new Set(readSpecLines(root).map((line) => line.id))
  const tagged = readTaggedTests(root)
  expect(tagged.length).toBeGreaterThan(300)
  expect(
    tagged.flatMap(({ file, title, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `§${id} in ${file} › ${title}`),
    ),
  ).toEqual([])
})

test('an id names one line', () => {
  const ids = readSpecLines(root).map((line) => line.id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test.each([
  ['§1.5-3 a title', ['1.5-3']],
  ['§1.5-3 §jobs-12 a title', ['1.5-3', 'jobs-12']],
  ['§1.8-2..4 a title', ['1.8-2', '1.8-3', '1.8-4']],
  ['a title', []],
])('%s carries %j', (title, ids) => expect(readIds(title)).toEqual(ids))
