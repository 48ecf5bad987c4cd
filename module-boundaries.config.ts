import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { type Module, readDependencyOrder, readModules } from './scripts/modules/read-modules.ts'

type Rule = IRegularForbiddenRuleType & { name: string; comment: string }

const tests = '\\.test\\.tsx?$'
const contracts = '^src/(contract/|features/[^/]+/contract(\\.ts$|/))'
const browser = '^src/(ui|web|features/[^/]+/web)/'
const server = '^src/(server|platform|features/[^/]+/server)/'

/** Allowed imports: the `May use:` line of each module's README.md, and the rules for the whole project. */
export function boundaryRules(root: string): Rule[] {
  const modules = readModules(root)
  return [
    ...modules.filter((one) => one.hasReadme).flatMap((one) => mayUseRules(one, modules)),
    ...dependencyOrderRules(readDependencyOrder(root)),
    ...projectRules,
  ]
}

function mayUseRules(module: Module, modules: Module[]): Rule[] {
  const own = ownFiles(module)
  const allowed = [own, ...module.mayUse.map((name) => filesOf(name, modules))]
  const comment = `The README.md of ${module.folder} does not name it on its "May use:" line. Add it there if the module should use it.`
  return [
    {
      name: `may-use:${module.name}`,
      comment,
      severity: 'error',
      from: { path: own, pathNot: tests },
      to: { pathNot: allowed, dependencyTypesNot: ['core'] },
    },
    {
      name: `may-use-in-tests:${module.name}`,
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

/** The pattern of a module's own files. */
export function ownFiles({ folder, shallow }: Module): string {
  return shallow ? `^${folder}/[^/]+$` : `^${folder}/`
}

/** The pattern for a name on a `May use:` line: a module, all features, or an npm package. */
export function filesOf(name: string, modules: Module[]): string {
  if (name === 'features') return '^src/features/'
  const module = modules.find((one) => one.name === name)
  if (module) return `^${module.folder}/`
  if (name.startsWith('platform/')) return `^src/${name}\\.ts$`
  const parts = name.split('/')
  const packageName = name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name)
  return `(^|/)node_modules/(@types/)?${packageName.replaceAll('.', '\\.')}/|^${packageName}(/|$)`
}

function dependencyOrderRules(order: string[]): Rule[] {
  return order.slice(0, -1).map((feature, at) => ({
    name: `dependency-order:${feature}`,
    comment: `A feature uses only features before it in src/features/README.md. Publish an event that the later one subscribes to, or build a view on top.`,
    severity: 'error',
    from: { path: `^src/features/${feature}/` },
    to: { path: `^src/features/(${order.slice(at + 1).join('|')})/` },
  }))
}

const forbidden = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})

const projectRules: Rule[] = [
  forbidden(
    'browser-not-server',
    'Browser code never imports server code: use the contract.',
    { path: browser, pathNot: tests },
    { path: server },
  ),
  forbidden(
    'server-not-browser',
    'Server code never imports browser code: share through the contract.',
    { path: server, pathNot: tests },
    { path: browser },
  ),
  forbidden(
    'contract-knows-neither',
    'A contract imports neither server nor browser code.',
    { path: contracts, pathNot: tests },
    {
      path: `(${server}|${browser}|^src/testing/)`,
    },
  ),
  forbidden(
    'no-node-in-browser',
    'Node modules do not exist in the browser.',
    { path: `(${browser}|${contracts})`, pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
  forbidden(
    'no-server-packages-in-browser',
    'This package is for the server only.',
    { path: `(${browser}|${contracts})`, pathNot: tests },
    {
      path: 'node_modules/(fastify|@fastify/[^/]+|pg|pg-boss|drizzle-orm|pino|nodemailer|@node-rs/argon2)/',
    },
  ),
  forbidden(
    'private-files',
    'From another feature only its contract, operations, events and web components may be used; its store, tables, rules, routes, tasks, mails and prompts are private.',
    { path: '^src/features/([^/]+)/' },
    {
      path: '^src/features/[^/]+/server/(store|tables|rules|routes|tasks|mails|prompts)\\.ts$|^src/features/[^/]+/server/[^/]+/',
      pathNot: '^src/features/$1/',
    },
  ),
  forbidden(
    'private-pages',
    'Pages and texts of another feature are private; its components may be used.',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/[^/]+/web/(.*-page\\.tsx|texts\\.ts)$', pathNot: '^src/features/$1/' },
  ),
  forbidden(
    'sql-in-store',
    'SQL belongs in store.ts and tables in tables.ts: add a function to the store.',
    {
      path: '^src/',
      pathNot: [tests, '/(store|tables)\\.ts$', '^src/platform/database/', '^src/testing/'],
    },
    { path: 'node_modules/drizzle-orm/' },
  ),
  forbidden(
    'database-driver-in-platform',
    'Only the platform uses the database driver.',
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
    'no-build-packages-on-the-server',
    'This package is only there to build and to test: the image is without it. Name it under dependencies in package.json.',
    {
      path: `(${server}|${contracts}|^src/lexicon/)`,
      pathNot: [tests, '/(fake|memory)-[^/]+\\.ts$', '/fixtures/'],
    },
    {
      path: 'node_modules/',
      pathNot: 'node_modules/@types/',
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbidden(
    'product-not-tools',
    'The product does not import its tools, journeys and benchmarks.',
    { path: '^src/' },
    {
      path: '^(scripts|e2e|bench|eval|seed)/',
    },
  ),
  forbidden(
    'no-circle',
    'These files import each other in a circle: move what they share below both.',
    {},
    {
      circular: true,
      viaOnly: { dependencyTypesNot: ['type-only'] },
    },
  ),
]
