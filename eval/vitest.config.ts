import { defineConfig } from 'vitest/config'

// The benchmark's own tests: `npm test` in this folder, apart from the product's.
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    root: import.meta.dirname,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
  },
})
