import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { candidateEvidenceEndpoint } from '#features/reports/contract/evidence.ts'
import { openZipArchive } from '#platform/documents/zip-archive.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aDecidedCandidate } from '#testing/builders/a-decided-candidate.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aZip } from '#testing/documents/a-zip.ts'
import { runScript } from '#testing/run-script.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

const root = join(import.meta.dirname, '..')
let app: TestApp
let folder: string
let bundle: Buffer
let email: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evidence-'))
  app = await startApp({ settings: { BILLING: 'off' } })
  const company = await aCompany(app)
  email = company.email
  const { candidateId } = await aDecidedCandidate(app, company, await aJob(app, company))
  const reply = await app.call(candidateEvidenceEndpoint, { token: company.token, params: { candidateId } })
  bundle = reply.bytes
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Nothing of an installation is within reach but, for the seal, its key. */
const verify = (...args: string[]) =>
  runScript('scripts/verify-bundle.ts', args, {
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SECRET_KEY: app.platform.config.secretKey,
  })

function kept(name: string, bytes: Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

test('§evidence-5 a whole bundle is found whole, its seal on the installation that made it', async () => {
  const path = kept('whole.zip', bundle)
  const plain = await verify(path)
  expect(plain).toMatchObject({ code: 0, err: '' })
  expect(plain.out).toContain(`by ${email} with Mindhire`)
  expect(plain.out).toMatch(/^ {2}ok {3}files {7}5 files, by size and SHA-256$/m)
  expect(plain.out).toContain('seal        not checked')
  expect(plain.out.trimEnd()).toMatch(/Everything in this bundle fits together\.$/)
  const sealed = await verify('--seal', path)
  expect(sealed).toMatchObject({ code: 0, err: '' })
  expect(sealed.out).toMatch(/^ {2}ok {3}seal {8}made by this installation$/m)
})

test('a changed bundle is named as such, with exit code 1', async () => {
  const archive = openZipArchive(bundle)
  const entries = Object.fromEntries(
    archive.names.map((name) => [name, archive.read(name)?.toString() ?? '']),
  )
  const changed = {
    ...entries,
    'audit.json': entries['audit.json']?.replace('candidate.rejected', 'candidate.admitted') ?? '',
  }
  const { code, out } = await verify(kept('changed.zip', aZip(changed)))
  expect(code).toBe(1)
  expect(out).toContain('       audit.json was changed.')
  expect(out).toMatch(/ {7}Audit entry \d+ was changed\./)
  expect(out.trimEnd()).toMatch(/This bundle is not as it was made: files, audit log\.$/)
})

test.each([
  ['no file named', [], 'npm run verify-bundle FILE'],
  ['two files', ['a.zip', 'b.zip'], 'npm run verify-bundle FILE'],
  ['an unknown option', ['--sael', 'a.zip'], 'npm run verify-bundle FILE'],
  ['a file that is not there', ['/nowhere/bundle.zip'], 'There is no file /nowhere/bundle.zip.'],
  ['a folder', [tmpdir()], 'cannot be read'],
  [
    'no archive',
    [join(root, 'package.json')],
    'This is not an evidence bundle that can be checked. It cannot be opened',
  ],
])('%s: says so, without a stack trace', async (_name, args, message) => {
  const { code, out, err } = await verify(...args)
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(message)
  expect(err).not.toMatch(/^\s+at /m)
})
