import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A small project, outside the repository, in which a test plants violations. */
export interface FixtureProject {
  plant: (path: string, text: string) => void
  /** Runs a checker on the whole project and returns what it reports. */
  check: (checker: Checker) => { status: number | null; output: string }
  remove: () => void
}

export type Checker = keyof typeof checkers

const checkers = {
  modules: (folder: string) => [process.execPath, join(root, 'scripts/modules.ts'), folder],
  oxlint: () => [
    join(root, 'node_modules/.bin/oxlint'),
    '--type-aware',
    '--type-check',
    '--format=unix',
    'src',
  ],
  biome: () => [
    join(root, 'node_modules/.bin/biome'),
    'lint',
    '--error-on-warnings',
    '--vcs-enabled=false',
    '--max-diagnostics=none',
    'src',
  ],
} as const satisfies Record<string, (folder: string) => string[]>

export const aReadme = (name: string, mayUse: string, tables = 'none') =>
  [
    `# ${name}`,
    'A module.',
    'Screens: none',
    'Endpoints: none',
    `Tables: ${tables}`,
    'Publishes: none. Subscribes: none',
    `May use: ${mayUse}`,
    'Does not: anything.',
    '',
  ].join('\n')

const soundProject: Record<string, string> = {
  'src/contract/README.md': aReadme('contract', 'none'),
  'src/contract/ids.ts': 'export type Id = string\n',
  'src/platform/README.md': aReadme('platform', 'none'),
  'src/platform/clock/README.md': aReadme('platform/clock', 'none'),
  'src/platform/clock/clock.ts': 'export const now = () => new Date()\n',
  'src/platform/log/README.md': aReadme('platform/log', 'none'),
  'src/platform/log/log.ts': 'export const log = (line: string) => line\n',
  'src/ui/README.md': aReadme('ui', 'none'),
  'src/ui/components/card.ts': "export const card = 'card'\n",
  'src/features/README.md': '# features\n\n1. accounts\n2. company\n3. jobs\n4. review\n',
  'src/features/accounts/README.md': aReadme('accounts', 'platform/clock'),
  'src/features/accounts/contract/account.ts': "export const accounts = '/accounts'\n",
  'src/features/accounts/server/store.ts': 'export const findUser = () => null\n',
  'src/features/accounts/server/list-users.ts':
    "import { now } from '#platform/clock/clock.ts'\nimport { findUser } from './store.ts'\nexport const listUsers = () => [findUser(), now()]\n",
  'src/features/jobs/README.md': aReadme('jobs', 'ui, accounts, drizzle-orm'),
  'src/features/jobs/contract.ts': "export const jobs = '/jobs'\n",
  'src/features/jobs/server/list-jobs.ts':
    "import { listUsers } from '#features/accounts/server/list-users.ts'\nexport const listJobs = () => listUsers()\n",
  'src/features/jobs/web/job-card.tsx':
    "import { card } from '#ui/components/card.ts'\nexport const jobCard = () => card\n",
  'src/features/review/README.md': aReadme('review', 'jobs'),
  'src/features/review/server/list-all.ts':
    "import { listJobs } from '#features/jobs/server/list-jobs.ts'\nexport const listAll = () => listJobs()\n",
}

/** Builds a project without violations. */
export function buildFixtureProject(): FixtureProject {
  const folder = mkdtempSync(join(tmpdir(), 'mindhire-fixture-'))
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const file of ['package.json', 'tsconfig.json', 'biome.json', '.oxlintrc.json'])
    cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(soundProject)) plant(path, text)
  return {
    plant,
    check: (checker) => {
      const [command = '', ...args] = checkers[checker](folder)
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
      return { status, output: `${stdout}${stderr}` }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
