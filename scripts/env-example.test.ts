import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#platform/config/settings.ts'

const lines = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8').split('\n')
const documented = lines.flatMap((line) => /^#?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line)?.slice(1, 3) ?? []).flat()
const names = documented.filter((_, at) => at % 2 === 0)

test('.env.example documents every setting, once', () => {
  expect(names.toSorted()).toEqual(Object.keys(settings.shape).toSorted())
})

test('.env.example shows only values that are accepted', () => {
  const shown = Object.fromEntries(
    names.map((name, at) => [name, documented[at * 2 + 1]]).filter(([, value]) => value),
  )
  expect(settings.safeParse(shown).error?.issues ?? []).toEqual([])
})
