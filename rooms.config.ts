import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { type Room, readLadder, readRooms } from './scripts/rooms/read-rooms.ts'

type Rule = IRegularForbiddenRuleType & { name: string; comment: string }

const tests = '\\.test\\.tsx?$'
const contracts = '^src/(contract/|features/[^/]+/contract(\\.ts$|/))'
const browser = '^src/(ui|web|features/[^/]+/web)/'
const server = '^src/(server|platform|features/[^/]+/server)/'

/** Who may import whom: the `May use:` line of each room's README.md, and the rules that hold everywhere. */
export function roomRules(root: string): Rule[] {
  const rooms = readRooms(root)
  const told = rooms.filter((room) => room.hasReadme)
  return [
    ...told.flatMap((room) => mayUseRules(room, rooms)),
    ...ladderRules(readLadder(root)),
    ...houseRules,
  ]
}

function mayUseRules(room: Room, rooms: Room[]): Rule[] {
  const own = room.shallow ? `^${room.folder}/[^/]+$` : `^${room.folder}/`
  const allowed = [own, ...room.mayUse.map((name) => pathOf(name, rooms))]
  const comment = `The README.md of ${room.folder} does not name it on its "May use:" line. Name it there if the room should use it, or do without.`
  return [
    {
      name: `may-use:${room.name}`,
      comment,
      severity: 'error',
      from: { path: own, pathNot: tests },
      to: { pathNot: allowed, dependencyTypesNot: ['core'] },
    },
    {
      name: `may-use-in-tests:${room.name}`,
      comment,
      severity: 'error',
      from: { path: `${own.replace(/\$$/, '')}.*${tests}` },
      to: {
        pathNot: [...allowed, 'node_modules/', '^src/(testing|contract|platform)/'],
        dependencyTypesNot: ['core'],
      },
    },
  ]
}

/** The pattern of what a name on a `May use:` line stands for: a room, all features, or an npm package. */
function pathOf(name: string, rooms: Room[]): string {
  if (name === 'features') return '^src/features/'
  const room = rooms.find((one) => one.name === name)
  if (room) return `^${room.folder}/`
  if (name.startsWith('platform/')) return `^src/${name}\\.ts$`
  const parts = name.split('/')
  const packageName = name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name)
  return `(^|/)node_modules/(@types/)?${packageName.replaceAll('.', '\\.')}/|^${packageName}(/|$)`
}

function ladderRules(ladder: string[]): Rule[] {
  return ladder.slice(0, -1).map((feature, at) => ({
    name: `ladder:${feature}`,
    comment: `A feature uses only features before it in src/features/README.md. Announce a fact that the later one listens to, or build a view on top.`,
    severity: 'error',
    from: { path: `^src/features/${feature}/` },
    to: { path: `^src/features/(${ladder.slice(at + 1).join('|')})/` },
  }))
}

const forbidden = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})

const houseRules: Rule[] = [
  forbidden(
    'browser-not-server',
    'Code of the browser never reaches code of the server: speak through the contract.',
    { path: browser, pathNot: tests },
    { path: server },
  ),
  forbidden(
    'server-not-browser',
    'Code of the server never reaches code of the browser: share through the contract.',
    { path: server, pathNot: tests },
    { path: browser },
  ),
  forbidden(
    'contract-knows-neither',
    'A contract knows neither the server nor the browser.',
    { path: contracts, pathNot: tests },
    {
      path: `(${server}|${browser}|^src/testing/)`,
    },
  ),
  forbidden(
    'no-node-in-browser',
    'Node’s own modules do not exist in the browser.',
    { path: `(${browser}|${contracts})`, pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
  forbidden(
    'no-server-packages-in-browser',
    'This package belongs to the server.',
    { path: `(${browser}|${contracts})`, pathNot: tests },
    {
      path: 'node_modules/(fastify|@fastify/[^/]+|fastify-type-provider-zod|pg|pg-boss|drizzle-orm|pino|nodemailer|@node-rs/argon2)/',
    },
  ),
  forbidden(
    'neighbour-private',
    'From a neighbour feature only its contract, operations, facts and web components may be used; its store, tables, rules, routes, tasks, mails and prompts are its own.',
    { path: '^src/features/([^/]+)/' },
    {
      path: '^src/features/[^/]+/server/(store|tables|rules|routes|tasks|mails|prompts)\\.ts$|^src/features/[^/]+/server/[^/]+/',
      pathNot: '^src/features/$1/',
    },
  ),
  forbidden(
    'neighbour-page',
    'Pages and texts of a neighbour feature are its own; its components may be used.',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/[^/]+/web/(.*-page\\.tsx|texts\\.ts)$', pathNot: '^src/features/$1/' },
  ),
  forbidden(
    'sql-in-store',
    'SQL stands in store.ts (and tables in tables.ts) alone: give the store a function for it.',
    {
      path: '^src/',
      pathNot: [tests, '/(store|tables)\\.ts$', '^src/platform/database/', '^src/testing/'],
    },
    { path: 'node_modules/drizzle-orm/' },
  ),
  forbidden(
    'database-driver-in-platform',
    'Only the platform holds the driver of the database.',
    { path: '^src/', pathNot: [tests, '^src/(platform|testing)/'] },
    { path: 'node_modules/pg/' },
  ),
  forbidden(
    'testing-from-tests',
    'src/testing is for tests only.',
    { path: '^src/', pathNot: [tests, '^src/testing/'] },
    { path: '^src/testing/' },
  ),
  forbidden(
    'product-not-tools',
    'The product does not know its tools, journeys and benches.',
    { path: '^src/' },
    {
      path: '^(scripts|e2e|bench|seed)/',
    },
  ),
  forbidden(
    'no-circle',
    'These modules import each other in a circle: give what they share a place below both.',
    {},
    {
      circular: true,
      viaOnly: { dependencyTypesNot: ['type-only'] },
    },
  ),
]
