import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const databaseSetup = 'src/testing/global-setup.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'seed/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default'],
  },
})
