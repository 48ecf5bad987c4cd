import { afterAll, beforeAll, expect, test } from 'vitest'
import { aReadme, buildFixtureProject, type Checker, type FixtureProject } from './fixture-project.ts'

const jobs = 'src/features/jobs'
const imports = (path: string) => `import * as it from '${path}'\nexport const used = it\n`
const isolated = (name: string, mayUse: string) => ({
  path: `src/features/${name}/README.md`,
  text: aReadme(name, mayUse),
})

interface Violation {
  what: string
  path: string
  text: string
  /** The file that is reported, when it is another one. */
  reported?: string
  message: RegExp
}

const boundaries: Violation[] = [
  {
    what: 'a feature that uses a later one',
    path: `${jobs}/server/list-late.ts`,
    text: imports('#features/review/server/list-all.ts'),
    message: /dependency-order:jobs/,
  },
  {
    what: 'server code that uses browser code',
    path: `${jobs}/server/draw-job.ts`,
    text: imports('../web/job-card.tsx'),
    message: /server-not-browser/,
  },
  {
    what: 'browser code that uses server code',
    path: `${jobs}/web/job-list.tsx`,
    text: imports('../server/list-jobs.ts'),
    message: /browser-not-server/,
  },
  {
    what: 'a contract that uses server code',
    path: `${jobs}/contract/list.ts`,
    text: imports('../server/list-jobs.ts'),
    message: /contract-knows-neither/,
  },
  {
    what: 'the store of another feature',
    path: `${jobs}/server/find-user.ts`,
    text: imports('#features/accounts/server/store.ts'),
    message: /private-files/,
  },
  {
    what: 'a module that May use does not name',
    path: `${jobs}/server/log-job.ts`,
    text: imports('#platform/log/log.ts'),
    message: /may-use:jobs/,
  },
  {
    what: 'a package that May use does not name',
    path: `${jobs}/server/parse-job.ts`,
    text: imports('zod'),
    message: /may-use:jobs/,
  },
  {
    what: 'SQL outside a store',
    path: `${jobs}/server/count-jobs.ts`,
    text: imports('drizzle-orm'),
    message: /sql-in-store/,
  },
  {
    what: 'server code that uses a package of the pages',
    path: `${jobs}/server/cache-job.ts`,
    text: imports('@tanstack/react-query'),
    message: /no-build-packages-on-the-server/,
  },
  {
    what: 'a node module in the browser',
    path: `${jobs}/web/read-file.ts`,
    text: imports('node:fs'),
    message: /no-node-in-browser/,
  },
  {
    what: 'test code outside a test',
    path: `${jobs}/server/start-fake.ts`,
    text: imports('#testing/start-app.ts'),
    message: /may-use:jobs/,
  },
  {
    what: 'a file name outside the vocabulary',
    path: `${jobs}/server/thing.ts`,
    text: 'export const thing = 1\n',
    message: /not in the vocabulary/,
  },
  {
    what: 'a vague file name',
    path: `${jobs}/server/job-utils.ts`,
    text: 'export const thing = 1\n',
    message: /vague name/,
  },
  {
    what: 'JSX on the server',
    path: `${jobs}/server/write-mail.tsx`,
    text: 'export const mail = <p />\n',
    message: /Node cannot run/,
  },
  {
    what: 'a missing heading',
    path: 'src/features/reports/README.md',
    text: aReadme('reports', 'none').replace('Screens: none\n', ''),
    message: /lacks "Screens/,
  },
  { what: 'a grant of a later feature', ...isolated('company', 'review'), message: /not before company/ },
  {
    what: 'a grant of an unknown package',
    ...isolated('privacy', 'left-pad'),
    message: /neither a module nor a package/,
  },
  { what: 'a grant that nothing uses', ...isolated('site', 'zod'), message: /grants zod .*unused-grant/ },
  {
    what: 'a table that the README does not name',
    path: `${jobs}/server/tables.ts`,
    text: "import { pgTable } from 'drizzle-orm/pg-core'\nexport const offers = pgTable('offers', {})\n",
    reported: `${jobs}/README.md`,
    message: /differ on "Tables:": offers/,
  },
  {
    what: 'an endpoint that the README does not name',
    path: `${jobs}/contract/close.ts`,
    text: "export const closeEndpoint = endpoint({\n  method: 'GET', path: '/api/jobs' })\n",
    reported: `${jobs}/README.md`,
    message: /does not name GET \/api\/jobs/,
  },
  {
    what: 'an endpoint without the suffix',
    path: `${jobs}/contract/open.ts`,
    text: 'export const openJob = endpoint({})\n',
    message: /declares openJob/,
  },
  {
    what: 'an endpoint renamed by an importer',
    path: `${jobs}/server/call-list.ts`,
    text: "import { jobs as listJobsEndpoint } from '../contract.ts'\nexport const used = listJobsEndpoint\n",
    message: /imports jobs as listJobsEndpoint/,
  },
  {
    what: 'a contract in a file and in a folder',
    path: `${jobs}/contract/types.ts`,
    text: 'export type Type = string\n',
    reported: `${jobs}/contract.ts`,
    message: /stands beside a folder/,
  },
  {
    what: 'files that import each other in a circle',
    path: `${jobs}/server/close-job.ts`,
    text: "import { open } from './open-job.ts'\nexport const close = () => open\n",
    message: /no-circle/,
  },
  {
    what: 'the other half of the circle',
    path: `${jobs}/server/open-job.ts`,
    text: "import { close } from './close-job.ts'\nexport const open = () => close\n",
    message: /open-job/,
  },
]

const typeAware: Violation[] = [
  {
    what: 'process.env',
    path: `${jobs}/server/read-key.ts`,
    text: 'export const key = process.env.KEY\n',
    message: /no-process-env/,
  },
  {
    what: 'fetch in the browser half of a feature',
    path: `${jobs}/web/ask-jobs.ts`,
    text: "export const ask = () => fetch('/api')\n",
    message: /no-restricted-globals/,
  },
  {
    what: 'a type that does not fit',
    path: `${jobs}/server/type-jobs.ts`,
    text: "export const count: number = 'one'\n",
    message: /TS2322/,
  },
  {
    what: 'any',
    path: `${jobs}/server/take-all.ts`,
    text: 'export const take = (all: any) => all\n',
    message: /no-explicit-any/,
  },
  {
    what: 'a floating promise',
    path: `${jobs}/server/float-job.ts`,
    text: 'const later = async () => 1\nexport const go = () => {\n  later()\n}\n',
    message: /no-floating-promises/,
  },
  {
    what: 'a promise where none is awaited',
    path: `${jobs}/server/misuse-job.ts`,
    text: 'export const go = () => [1].forEach(async () => {})\n',
    message: /no-misused-promises/,
  },
  {
    what: 'a file of more than 300 lines',
    path: `${jobs}/server/list-lines.ts`,
    text: '// A line.\n'.repeat(301),
    message: /max-lines/,
  },
  {
    what: 'a function of more than 60 lines',
    path: `${jobs}/server/run-long.ts`,
    text: `export function run() {\n${'  String()\n'.repeat(61)}}\n`,
    message: /max-lines-per-function/,
  },
]

const style: Violation[] = [
  {
    what: 'a default export',
    path: `${jobs}/server/list-one.ts`,
    text: 'export default 1\n',
    message: /noDefaultExport/,
  },
  {
    what: 'a non-null assertion',
    path: `${jobs}/server/first-job.ts`,
    text: 'export const first = (all: string[]) => all[0]!\n',
    message: /noNonNullAssertion/,
  },
  {
    what: 'a skipped test',
    path: `${jobs}/server/skip-it.test.ts`,
    text: "import { test } from 'vitest'\ntest.skip('later', () => {})\n",
    message: /noSkippedTests/,
  },
  {
    what: 'a focused test',
    path: `${jobs}/server/focus-it.test.ts`,
    text: "import { test } from 'vitest'\ntest.only('alone', () => {})\n",
    message: /noFocusedTests/,
  },
  {
    what: 'a barrel',
    path: `${jobs}/server/list-every.ts`,
    text: "export * from './list-jobs.ts'\n",
    message: /noReExportAll|noBarrelFile/,
  },
]

const violations: Record<Checker, Violation[]> = { modules: boundaries, oxlint: typeAware, biome: style }
const checkers = Object.keys(violations) as Checker[]

let project: FixtureProject
const outputs = new Map<Checker, string[]>()
beforeAll(() => {
  project = buildFixtureProject()
  for (const { path, text } of Object.values(violations).flat()) project.plant(path, text)
  for (const checker of checkers) {
    const { status, output } = project.check(checker)
    expect(status).not.toBe(0)
    outputs.set(checker, output.split('\n'))
  }
})
afterAll(() => project.remove())

test.each(checkers.flatMap((checker) => violations[checker].map((violation) => ({ checker, ...violation }))))(
  '$checker finds $what',
  ({ checker, path, reported = path, message }) => {
    const lines = outputs.get(checker)?.filter((line) => line.includes(reported)) ?? []
    expect(lines.join('\n')).toMatch(message)
  },
)

test.each(checkers)('%s accepts the files without violations', (checker) => {
  const sound =
    /^(src\/(contract|platform|ui|features\/(accounts|review))|src\/features\/jobs\/web\/job-card)/
  expect(outputs.get(checker)?.filter((line) => sound.test(line))).toEqual([])
})
