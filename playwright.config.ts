import { defineConfig } from '@playwright/test'
import { browser } from './e2e/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  projects: [
    { name: 'fast', testMatch: '*.spec.ts', testIgnore: '*.slow.spec.ts' },
    { name: 'slow', testMatch: '*.slow.spec.ts' },
  ],
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    // Each step would be drawn and kept: a third of the time of a journey. `npx playwright test --trace on` does.
    trace: 'off',
    launchOptions: browser,
  },
})
