import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const folders = '{src,scripts,seed}'
const slow = [`${folders}/**/*.slow.test.ts`]
const pages = [`${folders}/**/*.test.tsx`]
const needsDatabase =
  /from '#testing\/(start-app|hiring-app|decided-candidate|invitation-calls|fresh-database|every-endpoint|test-cluster)\.ts'/

const rest = globSync(`${folders}/**/*.test.ts`).filter((file) => !file.endsWith('.slow.test.ts'))
const http = rest.filter((file) => needsDatabase.test(readFileSync(file, 'utf8')))
const units = rest.filter((file) => !http.includes(file))

const database = ['src/testing/global-setup.ts']

// `npm test` runs unit, dom and http; `npm run test:slow` runs slow. Test files of one worker share their modules
// where nothing is replaced globally; slow ones start processes and stay apart.
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default'],
    setupFiles: ['src/testing/property-seed.ts'],
    projects: [
      { extends: true, test: { name: 'unit', include: units, isolate: false } },
      {
        extends: true,
        test: {
          name: 'dom',
          include: pages,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['src/testing/property-seed.ts', 'src/testing/dom-setup.ts'],
        },
      },
      { extends: true, test: { name: 'http', include: http, globalSetup: database, isolate: false } },
      { extends: true, test: { name: 'slow', include: slow, globalSetup: database } },
    ],
  },
})
