import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runScript } from '#testing/run-script.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

// Whole processes are started.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 90_000 })

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const run = (script: string, ...args: string[]) => runOn(server.dataDir, script, ...args)

async function runOn(dataDir: string, script: string, ...args: string[]) {
  const settings = { DATA_DIR: dataDir, PUBLIC_URL: server.url }
  const { code, out, err } = await runScript(`scripts/${script}.ts`, args, settings)
  return { code, output: out + err }
}

test('S31 a backup is made beside the server and restored without it', async () => {
  const path = join(server.dataDir, 'one.backup')
  expect(await run('backup', path)).toEqual({ code: 0, output: expect.stringMatching(/holds \d+ rows/) })
  expect(await run('backup', path)).toEqual({
    code: 1,
    output: expect.stringContaining('such a file already'),
  })
  expect(await run('restore', path)).toEqual({ code: 1, output: expect.stringContaining('stop it first') })
  await server.terminate()
  expect(await run('restore', path)).toEqual({ code: 0, output: expect.stringMatching(/Restored \d+ rows/) })

  const list = join(server.dataDir, 'tombstones')
  writeFileSync(list, `${'0'.repeat(64)}\n`)
  expect(await run('backup', '--tombstones', list)).toEqual({
    code: 0,
    output: expect.stringContaining('holds 1 tombstones'),
  })
  const empty = mkdtempSync(join(tmpdir(), 'mindhire-empty-'))
  chmodSync(empty, 0o755)
  copyFileSync(join(server.dataDir, 'secret-key'), join(empty, 'secret-key'))
  expect(await runOn(empty, 'restore', path, '--tombstones', list)).toEqual({
    code: 0,
    output: expect.stringMatching(/Restored \d+ rows/),
  })
  expect(await runOn(empty, 'backup', '--tombstones', join(server.dataDir, 'of the new one'))).toEqual({
    code: 0,
    output: expect.stringContaining('holds 1 tombstones'),
  })
  rmSync(empty, { recursive: true })

  await server.restart()
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
})
