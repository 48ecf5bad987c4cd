// `npm run bench:web`: what each page weighs and asks for, from the build; fails over a budget.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { matchPage } from '#contract/match-page.ts'
import type { PageFiles } from '#server/pages/html-document.ts'
import { type Build, openBuild } from '#server/pages/open-build.ts'

/** Gzip JavaScript and CSS in kB (1000 bytes), and requests with the HTML and the fonts. */
interface Budget {
  address: string
  kB: number
  requests: number
}

export const budgets: readonly Budget[] = [
  { address: '/', kB: 80, requests: 20 },
  { address: '/Apply/an-id', kB: 80, requests: 20 },
  { address: '/Interview/a-token', kB: 95, requests: 20 },
  { address: '/a-company', kB: 80, requests: 20 },
  { address: '/Dashboard', kB: 160, requests: 20 },
  // The desk comes in one piece, for one person, so that what its pages share weighs on nobody else's.
  ...['', '/companies', '/mails', '/tasks', '/audit', '/login', '/setup'].map((page) => ({
    address: `/Operator${page}`,
    kB: 175,
    requests: 20,
  })),
]

// What every other page may weigh.
const otherwise = { kB: 160, requests: 20 }

export interface Weight {
  address: string
  js: number
  css: number
  requests: number
  passed: boolean
}

/** Weighs a page that the build has; null for one that it has not. */
export function weigh(build: Build, dist: string, { address, kB, requests: most }: Budget): Weight | null {
  const page = matchPage(build.renderer.pages, address)?.page
  if (!page || (page.path === '/:name' && address !== '/a-company')) return null
  const files = build.filesOf(page.roof, page.module)
  const { script, preloads, styles, fonts }: PageFiles = files
  const js = gzipSize(dist, [script, ...preloads])
  const css = gzipSize(dist, styles)
  // The HTML, its files, and the icon.
  const requests = 1 + 1 + preloads.length + styles.length + fonts.length + 1
  return { address, js, css, requests, passed: js + css <= kB * 1000 && requests <= most }
}

const gzipSize = (dist: string, addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + statSync(join(dist, 'client', `${address}.gz`)).size, 0)

async function report(dist: string): Promise<boolean> {
  const build = await openBuild(dist)
  if (!build) {
    console.log('There is no build: run `node scripts/build.mjs` first.')
    return false
  }
  const known = new Set(budgets.map(({ address }) => matchPage(build.renderer.pages, address)?.page.path))
  const others = build.renderer.pages.filter(({ path }) => !known.has(path))
  const all = [...budgets, ...others.map(({ path }) => ({ address: path, ...otherwise }))]
  console.log(
    `${'page'.padEnd(22)}${'js'.padStart(8)}${'css'.padStart(8)}${'both'.padStart(8)}${'budget'.padStart(8)}${'requests'.padStart(10)}`,
  )
  const weights = all.map((budget) => tell(budget, weigh(build, dist, budget)))
  const failed = weights.filter((weight) => weight && !weight.passed).length
  const skipped = weights.filter((weight) => !weight).length
  console.log(`\nkB gzip. ${all.length - failed - skipped} within budget, ${failed} over, ${skipped} skipped`)
  return failed === 0
}

function tell({ address, kB, requests }: Budget, weight: Weight | null): Weight | null {
  const name = address.padEnd(22)
  if (!weight) console.log(`${name}SKIP: this page does not exist yet`)
  else {
    const figures = [weight.js, weight.css, weight.js + weight.css].map((bytes) =>
      (bytes / 1000).toFixed(1).padStart(8),
    )
    const asked = `${weight.requests}/${requests}`.padStart(10)
    console.log(
      `${name}${figures.join('')}${String(kB).padStart(8)}${asked}  ${weight.passed ? 'PASS' : 'FAIL'}`,
    )
  }
  return weight
}

if (import.meta.main) {
  const passed = await report(join(import.meta.dirname, '..', 'dist'))
  process.exitCode = passed ? 0 : 1
}
