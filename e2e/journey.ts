import { test as base } from '@playwright/test'
import { runScript } from '#testing/run-script.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

interface Servers {
  server: TestServer
  /** The same with the demo company of `npm run seed`: it takes half a minute, and those who ask for it share it. */
  demoServer: TestServer
  installation: string
}

/**
 * A test with a real server behind it: one for each worker, `page.goto('/…')` goes there. `test.use({ installation })`
 * with a name of its own gets a server of its own, for a test that uses up what the demo company has.
 */
export const test = base.extend<object, Servers>({
  installation: ['shared', { scope: 'worker', option: true }],
  server: [
    async ({ installation: _ }, use) => {
      const server = await startServer({ REGISTRATION_PROOF: 'on' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demoServer: [
    async ({ server }, use) => {
      const settings = { DATA_DIR: server.dataDir, PUBLIC_URL: server.url, ARGON2_MEMORY_KIB: '64' }
      const { code, err } = await runScript('seed/seed.ts', [], settings)
      if (code !== 0) throw new Error(`The seed ended with ${code}. ${err}`)
      await use(server)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})
