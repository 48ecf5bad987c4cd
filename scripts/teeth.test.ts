import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { occurrences } from './teeth/defence.ts'
import { defences } from './teeth/defences.ts'

const root = join(import.meta.dirname, '..')

test.each(defences.map((defence) => [defence.id, defence] as const))(
  'the defence %s stands where its row says, once',
  (_id, { file, find, replace, test }) => {
    expect(occurrences(readFileSync(join(root, file), 'utf8'), find), `${find} in ${file}`).toBe(1)
    expect(replace).not.toBe(find)
    expect(existsSync(join(root, test)), test).toBe(true)
  },
)

test('each defence has a name of its own', () => {
  const ids = defences.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(20)
  expect(new Set(ids).size).toBe(ids.length)
})
