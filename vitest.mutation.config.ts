import { defineConfig } from 'vitest/config'

/** The tests that `npm run mutate` runs against each mutant: those beside the mutated files, and the access matrix. */
export default defineConfig({
  test: {
    include: [
      'src/features/*/server/rules.test.ts',
      'src/features/billing/server/{buy-plan,decide-purchase,end-plans,one-active,spend-posting}.test.ts',
      'src/features/scoring/scores/*.test.ts',
      'src/features/scoring/{score-interview,without-evidence}.test.ts',
      'src/platform/links/*.test.ts',
      'src/platform/limits/*.test.ts',
      'src/server/{access,roles,operator-access}.test.ts',
    ],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
