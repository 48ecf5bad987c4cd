import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '#testing/start-server.ts'

// Whole processes are started.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

async function run(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: server.dataDir,
      PUBLIC_URL: server.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)))
  const [code] = await once(child, 'close')
  return { code: code as number | null, output }
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
  await server.restart()
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
})
