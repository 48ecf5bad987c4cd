import { test as base } from '@playwright/test'
import { startServer, type TestServer } from '#testing/start-server.ts'

/**
 * A test with a real server behind it: one for each worker, `page.goto('/…')` goes there. `test.use({ installation })`
 * with a name of its own gets a server of its own, for a test that uses up what the demo company has.
 */
export const test = base.extend<object, { server: TestServer; installation: string }>({
  installation: ['shared', { scope: 'worker', option: true }],
  server: [
    async ({ installation: _ }, use) => {
      const server = await startServer({ REGISTRATION_PROOF: 'on' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})
