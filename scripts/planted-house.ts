import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A small copy of the house in which a test plants what is forbidden. */
export interface PlantedHouse {
  plant: (path: string, text: string) => void
  /** Runs one of the checkers there; what it said, and whether it was content. */
  check: (checker: keyof typeof checkers) => { content: boolean; output: string }
  remove: () => void
}

const checkers = {
  rooms: (house: string) => [process.execPath, join(root, 'scripts/rooms.ts'), house],
  oxlint: () => [join(root, 'node_modules/.bin/oxlint'), '--type-aware', 'src'],
  biome: () => [
    join(root, 'node_modules/.bin/biome'),
    'lint',
    '--error-on-warnings',
    '--vcs-enabled=false',
    'src',
  ],
} as const satisfies Record<string, (house: string) => string[]>

const readme = (name: string, mayUse: string, tables = 'none') =>
  [
    `# ${name}`,
    'A room.',
    'Screens: none',
    'Endpoints: none',
    `Tables: ${tables}`,
    'Announces: none. Listens: none',
    `May use: ${mayUse}`,
    'Does not: anything.',
    '',
  ].join('\n')

const soundHouse: Record<string, string> = {
  'src/contract/README.md': readme('contract', 'zod'),
  'src/contract/ids.ts': 'export type Id = string\n',
  'src/platform/README.md': readme('platform', 'contract, platform'),
  'src/platform/clock/README.md': readme('platform/clock', 'none'),
  'src/platform/clock/clock.ts': 'export const now = () => new Date()\n',
  'src/platform/log/README.md': readme('platform/log', 'none'),
  'src/platform/log/log.ts': 'export const log = (line: string) => line\n',
  'src/ui/README.md': readme('ui', 'contract'),
  'src/ui/components/card.ts': "export const card = 'card'\n",
  'src/features/README.md': '# features\n\n1. accounts\n2. jobs\n3. review\n',
  'src/features/accounts/README.md': readme('accounts', 'contract, platform/clock, ui'),
  'src/features/accounts/contract.ts': "export const accounts = '/accounts'\n",
  'src/features/accounts/server/store.ts': 'export const findUser = () => null\n',
  'src/features/accounts/server/list-users.ts':
    "import { now } from '#platform/clock/clock.ts'\nimport { findUser } from './store.ts'\nexport const listUsers = () => [findUser(), now()]\n",
  'src/features/jobs/README.md': readme('jobs', 'contract, platform/clock, ui, accounts, drizzle-orm'),
  'src/features/jobs/contract.ts': "export const jobs = '/jobs'\n",
  'src/features/jobs/server/list-jobs.ts':
    "import { listUsers } from '#features/accounts/server/list-users.ts'\nexport const listJobs = () => listUsers()\n",
  'src/features/jobs/web/job-card.tsx':
    "import { card } from '#ui/components/card.ts'\nexport const jobCard = () => card\n",
  'src/features/review/README.md': readme('review', 'contract, jobs'),
  'src/features/review/server/list-all.ts':
    "import { listJobs } from '#features/jobs/server/list-jobs.ts'\nexport const listAll = () => listJobs()\n",
}

/** Builds a house in which nothing is wrong. */
export function buildHouse(): PlantedHouse {
  const house = mkdtempSync(join(tmpdir(), 'mindhire-house-'))
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  for (const file of ['package.json', 'tsconfig.json', 'biome.json', '.oxlintrc.json'])
    cpSync(join(root, file), join(house, file))
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  for (const [path, text] of Object.entries(soundHouse)) plant(path, text)
  return {
    plant,
    check: (checker) => {
      const [command = '', ...args] = checkers[checker](house)
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: house, encoding: 'utf8' })
      return { content: status === 0, output: `${stdout}${stderr}` }
    },
    remove: () => rmSync(house, { recursive: true, force: true }),
  }
}

export { readme as aReadme }
