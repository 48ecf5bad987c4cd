import { afterEach, beforeEach, expect, test } from 'vitest'
import { aReadme, buildHouse, type PlantedHouse } from './planted-house.ts'

let house: PlantedHouse
beforeEach(() => {
  house = buildHouse()
})
afterEach(() => house.remove())

test.each(['rooms', 'oxlint', 'biome'] as const)(
  '%s is content with a house in which nothing is wrong',
  (checker) => {
    expect(house.check(checker)).toMatchObject({ content: true })
  },
)

const jobs = 'src/features/jobs'
const imports = (path: string) => `import * as it from '${path}'\nexport const used = it\n`

const planted: [
  what: string,
  checker: 'rooms' | 'oxlint' | 'biome',
  path: string,
  text: string,
  words: RegExp,
][] = [
  [
    'a feature that uses a later one',
    'rooms',
    `${jobs}/server/list-late.ts`,
    imports('#features/review/server/list-all.ts'),
    /ladder:jobs/,
  ],
  [
    'a server half that uses a browser half',
    'rooms',
    `${jobs}/server/draw-job.ts`,
    imports('../web/job-card.tsx'),
    /server-not-browser/,
  ],
  [
    'a browser half that uses a server half',
    'rooms',
    `${jobs}/web/job-list.tsx`,
    imports('../server/list-jobs.ts'),
    /browser-not-server/,
  ],
  [
    'a contract that uses a server half',
    'rooms',
    `${jobs}/contract.ts`,
    imports('./server/list-jobs.ts'),
    /contract-knows-neither/,
  ],
  [
    'a neighbour’s store',
    'rooms',
    `${jobs}/server/find-user.ts`,
    imports('#features/accounts/server/store.ts'),
    /neighbour-private/,
  ],
  [
    'a platform room that May use does not name',
    'rooms',
    `${jobs}/server/log-job.ts`,
    imports('#platform/log/log.ts'),
    /may-use:jobs.*/,
  ],
  [
    'a package that May use does not name',
    'rooms',
    `${jobs}/server/parse-job.ts`,
    imports('zod'),
    /may-use:jobs/,
  ],
  ['SQL outside a store', 'rooms', `${jobs}/server/count-jobs.ts`, imports('drizzle-orm'), /sql-in-store/],
  [
    'a node module in the browser',
    'rooms',
    `${jobs}/web/read-file.ts`,
    imports('node:fs'),
    /no-node-in-browser/,
  ],
  [
    'the tests’ room outside a test',
    'rooms',
    `${jobs}/server/start-fake.ts`,
    imports('#testing/start-app.ts'),
    /may-use:jobs/,
  ],
  [
    'a file name that features do not have',
    'rooms',
    `${jobs}/server/thing.ts`,
    'export const thing = 1\n',
    /not a file a feature has/,
  ],
  [
    'a vague file name',
    'rooms',
    `${jobs}/server/job-utils.ts`,
    'export const thing = 1\n',
    /could hold anything/,
  ],
  [
    'JSX on the server',
    'rooms',
    `${jobs}/server/write-mail.tsx`,
    'export const mail = <p />\n',
    /Node cannot run/,
  ],
  [
    'a missing heading',
    'rooms',
    `${jobs}/README.md`,
    aReadme('jobs', 'contract').replace('Screens: none\n', ''),
    /lacks "Screens/,
  ],
  ['a May use line that climbs', 'rooms', `${jobs}/README.md`, aReadme('jobs', 'review'), /not before jobs/],
  [
    'a May use line with a name of nothing',
    'rooms',
    `${jobs}/README.md`,
    aReadme('jobs', 'left-pad'),
    /neither a room nor a package/,
  ],
  [
    'a table that the README does not name',
    'rooms',
    `${jobs}/server/tables.ts`,
    "import { pgTable } from 'drizzle-orm/pg-core'\nexport const offers = pgTable('offers', {})\n",
    /differ on "Tables:": offers/,
  ],
  [
    'an endpoint that the README does not name',
    'rooms',
    `${jobs}/contract.ts`,
    "export const list = { method: 'GET', path: '/api/jobs' }\n",
    /does not name GET \/api\/jobs/,
  ],
  [
    'process.env',
    'oxlint',
    `${jobs}/server/read-key.ts`,
    'export const key = process.env.KEY\n',
    /no-process-env/,
  ],
  [
    'fetch in the browser half of a feature',
    'oxlint',
    `${jobs}/web/ask-jobs.ts`,
    "export const ask = () => fetch('/api')\n",
    /no-restricted-globals/,
  ],
  [
    'any',
    'oxlint',
    `${jobs}/server/take-all.ts`,
    'export const take = (all: any) => all\n',
    /no-explicit-any/,
  ],
  [
    'a floating promise',
    'oxlint',
    `${jobs}/server/float-job.ts`,
    'const later = async () => 1\nexport const go = () => {\n  later()\n}\n',
    /no-floating-promises/,
  ],
  [
    'a promise where none is awaited',
    'oxlint',
    `${jobs}/server/misuse-job.ts`,
    'export const go = () => [1].forEach(async () => {})\n',
    /no-misused-promises/,
  ],
  [
    'a file of more than 300 lines',
    'oxlint',
    `${jobs}/server/tell-all.ts`,
    '// A line.\n'.repeat(301),
    /max-lines/,
  ],
  [
    'a function of more than 60 lines',
    'oxlint',
    `${jobs}/server/run-on.ts`,
    `export function run() {\n${'  String()\n'.repeat(61)}}\n`,
    /max-lines-per-function/,
  ],
  ['a default export', 'biome', `${jobs}/server/list-one.ts`, 'export default 1\n', /noDefaultExport/],
  [
    'a non-null assertion',
    'biome',
    `${jobs}/server/first-job.ts`,
    'export const first = (all: string[]) => all[0]!\n',
    /noNonNullAssertion/,
  ],
  [
    'a skipped test',
    'biome',
    `${jobs}/server/rules.test.ts`,
    "import { test } from 'vitest'\ntest.skip('later', () => {})\n",
    /noSkippedTests/,
  ],
  [
    'a test that keeps others from running',
    'biome',
    `${jobs}/server/rules.test.ts`,
    "import { test } from 'vitest'\ntest.only('alone', () => {})\n",
    /noFocusedTests/,
  ],
  [
    'a barrel',
    'biome',
    `${jobs}/server/list-every.ts`,
    "export * from './list-jobs.ts'\n",
    /noReExportAll|noBarrelFile/,
  ],
]

test.each(planted)('finds %s', (_what, checker, path, text, words) => {
  house.plant(path, text)
  const { content, output } = house.check(checker)
  expect(output).toMatch(words)
  expect(content).toBe(false)
})

test('finds modules that import each other in a circle', () => {
  house.plant(
    `${jobs}/server/close-job.ts`,
    "import { open } from './open-job.ts'\nexport const close = () => open\n",
  )
  house.plant(
    `${jobs}/server/open-job.ts`,
    "import { close } from './close-job.ts'\nexport const open = () => close\n",
  )
  expect(house.check('rooms')).toMatchObject({ content: false, output: expect.stringContaining('no-circle') })
})
