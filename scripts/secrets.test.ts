import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Keys and tokens that say what they are by their shape. */
const secret =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:AKIA[0-9A-Z]{16}|gh[opsu]_[A-Za-z0-9]{36}|github_pat_\w{60,}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36}|xox[abp]-[\w-]{20,}|AIza[\w-]{35}|sk-[\w-]{32,}|[sr]k_live_[A-Za-z0-9]{20,})/

test.each([
  ['-----BEGIN RSA PRIVATE', ' KEY-----'],
  ['AKIA', 'IOSFODNN7EXAMPLE'],
  ['ghp_', 'a'.repeat(36)],
  ['sk-proj-', 'b'.repeat(40)],
  ['sk-ant-', `api03-${'b-_'.repeat(30)}`],
])('a secret is known by its shape: %s…', (start, rest) => {
  expect(secret.test(start + rest)).toBe(true)
})

test('no file of the project holds a private key or a token', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const holding = files.filter((path) => path !== '' && secret.test(readFileSync(join(root, path), 'latin1')))
  expect(holding).toEqual([])
})
