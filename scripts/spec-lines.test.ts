import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/spec-lines.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| line '))
  .map((row) => {
    const [, line = '', tests = ''] = row.split('|').map((cell) => cell.trim())
    return [line, tests.split('<br>').map((one) => one.trim().replaceAll('`', ''))] as const
  })

test('the list is read', () => expect(rows.length).toBeGreaterThan(100))

test.each(rows)('%s', (_line, tests) => {
  for (const named of tests) {
    const [path = '', ...name] = named.split(' › ')
    expect(existsSync(join(root, path)), path).toBe(true)
    const written = readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'")
    const titles = [`'`, `"`, '`'].map((quote) => quote + name.join(' › ') + quote)
    // The title of a test or of a table of tests stands right behind its opening parenthesis.
    const isThere = titles.some((title) =>
      new RegExp(`\\(\\s*${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*,`).test(written),
    )
    expect(isThere, named).toBe(true)
  }
})
