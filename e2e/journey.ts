import { spawnSync } from 'node:child_process'
import { test as base } from '@playwright/test'
import { startServer, type TestServer } from '#testing/start-server.ts'

/**
 * A test with a real server behind it: one for each worker, `page.goto('/…')` goes there. `test.use({ installation })`
 * with a name of its own gets a server of its own, for a test that uses up what the demo company has.
 */
export const test = base.extend<object, { server: TestServer; demoServer: TestServer; installation: string }>(
  {
    installation: ['shared', { scope: 'worker', option: true }],
    server: [
      async ({ installation: _ }, use) => {
        const server = await startServer({ REGISTRATION_PROOF: 'on' })
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    /** The same with the demo company of `npm run seed`: it takes half a minute, and those who ask for it share it. */
    demoServer: [
      async ({ server }, use) => {
        const env = {
          ...process.env,
          DATA_DIR: server.dataDir,
          PUBLIC_URL: server.url,
          ARGON2_MEMORY_KIB: '64',
        }
        const seed = ['--import', './src/server/quick-start.ts', 'seed/seed.ts']
        const { status, stderr, error } = spawnSync(process.execPath, seed, { env, encoding: 'utf8' })
        if (status !== 0) throw error ?? new Error(stderr || 'The seed ended without a word')
        await use(server)
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ server }, use) => use(server.url),
  },
)
