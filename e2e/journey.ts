import { test as base } from '@playwright/test'
import { startServer, type TestServer } from '#testing/start-server.ts'

/** A test with a real server behind it: one for each worker, `page.goto('/…')` goes there. */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})
