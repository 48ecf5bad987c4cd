import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { archiveReadme, cvPath } from './rules.ts'

const id = '11111111-1111-4111-8111-111111111111' as CandidateId
const pathOf = (firstName: string, lastName: string) => cvPath({ id, firstName, lastName }, 'pdf')

describe('a CV’s place in the archive', () => {
  test.each([
    ['Amel', 'Trabelsi', 'Amel-Trabelsi'],
    ['Zoé', 'D’Arc de la Tour', 'Zoé-D-Arc-de-la-Tour'],
    ['محمد', 'بن علي', 'محمد-بن-علي'],
    ['../../etc', 'passwd', 'etc-passwd'],
    ['..\\..\\Windows', 'C:\\x', 'Windows-C-x'],
    ['/abs', '\u0000\u202e.pdf', 'abs-pdf'],
    ['...', '***', 'CV'],
  ])('of %j %j is named after them: %s', (first, last, name) => {
    expect(pathOf(first, last)).toBe(`files/${name}-${id}.pdf`)
  })

  test.each(['../../x', '..', '/etc/passwd', 'a/../../b', '\\\\server\\share', 'x'.repeat(500)])(
    'never leaves the folder, whatever the name: %j',
    (name) => {
      const path = pathOf(name, name)
      expect(posix.normalize(path)).toBe(path)
      expect(path.split('/')).toHaveLength(2)
      expect(path).not.toMatch(/\\|\.\./)
      expect(path.length).toBeLessThan(120)
    },
  )

  test('is unlike that of somebody of the same name', () => {
    const other = '22222222-2222-4222-8222-222222222222' as CandidateId
    expect(cvPath({ id: other, firstName: 'A', lastName: 'B' }, 'doc')).not.toBe(pathOf('A', 'B'))
  })
})

test('an archive says whose it is, and from when', () => {
  const at = new Date('2026-03-01T12:00:00.000Z')
  const [first, , ...rest] = archiveReadme({ brand: 'Mindhire', company: 'Atlas', at }).split('\n')
  expect(first).toBe('All data that Mindhire stores for Atlas, as of 2026-03-01T12:00:00.000Z (UTC).')
  expect(rest.join('\n')).toContain('only their hashes are stored, and those are left out')
})
