import { defineConfig } from 'vitest/config'

/** The tests that `npm run mutate` runs against each mutant: those that test the mutated files themselves. */
export default defineConfig({
  test: {
    include: [
      'src/contract/money.test.ts',
      'src/features/*/server/{,purchases/}rules.test.ts',
      'src/features/candidates/server/get-candidate.test.ts',
      'src/features/scoring/{redaction/*,verify-quote,scores/{total,finalise-score}}.test.ts',
      'src/features/scoring/screening/{benign-instructions,encoded-instructions,find-*,spans}.test.ts',
      'src/platform/database/{connect-database,transactions}.test.ts',
      'src/platform/http/{add-route,count-calls,counted-address,open-http}.test.ts',
      'src/platform/{limits,links}/*.test.ts',
    ],
    globalSetup: ['src/testing/global-setup.ts'],
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
