// `npm run bench:web`: what each page of the build weighs and how many requests it makes; fails over a budget. With
// `--paint` also when the pages of most readers are painted on a slow phone, with `--interactions` how fast they answer.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ServedPage } from '#contract/pages.ts'
import { type Build, openBuild } from '#server/pages/open-build.ts'

/** With the HTML and the fonts. */
const maxRequests = 20

/** Gzip JavaScript in kB that a page may fetch after it is shown, in English as the page itself is weighed. */
const onDemandBudget = 150
/** Texts in other languages: of each, a reader fetches at most one, in place of the English ones. */
const ofOtherLanguages = /\/(?:in-(?:french|arabic)|(?:[a-z-]+-)?texts-(?:fr|de|es|ar))\.ts$/

/** Gzip JavaScript and CSS in kB (1000 bytes). */
function budgetOf({ path, entry }: ServedPage): number {
  if (path.startsWith('/Interview/') || path.startsWith('/Invitation/')) return 105
  if (path.startsWith('/Admin')) return 190
  return entry === 'app' ? 180 : 100
}

function weigh({ renderer, filesOf }: Build, sizeOf: (address: string) => number) {
  const sizeOfAll = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0)
  return renderer.pages.map((page) => {
    const { script, preloads, styles, fonts, inlined } = filesOf(page.entry, page)
    const js = sizeOfAll([script, ...preloads])
    const css = sizeOfAll(inlined ? [...styles, inlined.fonts] : styles)
    const onDemand = sizeOfAll(onDemandOf(page, new Set([script, ...preloads])))
    // The HTML with its styles, its files, and the icon.
    const requests = 1 + 1 + preloads.length + (inlined ? 1 : styles.length) + fonts.length + 1
    const budget = budgetOf(page)
    const passed = js + css <= budget * 1000 && onDemand <= onDemandBudget * 1000 && requests <= maxRequests
    return { path: page.path, js, css, onDemand, requests, budget, passed }
  })
}

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const readManifest = (name: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(dist, 'client', '.vite', `${name}.json`), 'utf8'))

/** What the page's module fetches later, shown next or at a click: not the other pages, which its entry knows. */
function onDemandOf({ entry, module }: ServedPage, atOnce: ReadonlySet<string>): string[] {
  const manifest = readManifest(entry === 'app' ? 'client' : 'hydrated')
  const entryName = `src/web/${entry}/client.tsx`
  const later = new Set<string>()
  const queue = [`src/${module}`]
  for (const name of queue) {
    const chunk = manifest[name]
    if (!chunk || name === entryName || ofOtherLanguages.test(name)) continue
    const address = `/${chunk.file}`
    if (!atOnce.has(address)) later.add(address)
    const next = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]
    queue.push(...next.filter((one) => !queue.includes(one)))
  }
  return [...later]
}

type Weight = ReturnType<typeof weigh>[number]

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8)

function line({ path, js, css, onDemand, requests, budget, passed }: Weight): string {
  const figures = `${kB(js)}${kB(css)}${kB(js + css)}${String(budget).padStart(8)}${kB(onDemand).padStart(11)}`
  return `${path.padEnd(28)}${figures}${`${requests}/${maxRequests}`.padStart(10)}  ${passed ? 'PASS' : 'FAIL'}`
}

const dist = join(import.meta.dirname, '..', 'dist')
const build = await openBuild(dist)
if (!build) throw new Error('There is no build: run `node scripts/build.mjs` first.')
const weights = weigh(build, (address) => statSync(join(dist, 'client', `${address}.gz`)).size)
console.log(`${'page'.padEnd(28)}      js     css    both  budget  on demand  requests`)
for (const weight of weights) console.log(line(weight))
const over = weights.filter(({ passed }) => !passed).length
console.log(`\nkB gzip. ${weights.length - over} of ${weights.length} pages within budget`)
const option = { type: 'boolean', default: false } as const
const { values: chosen } = parseArgs({ options: { paint: option, interactions: option } })
const painted = chosen.paint ? await (await import('./paint.ts')).measurePaint() : true
const prompt = chosen.interactions ? await (await import('./interactions.ts')).measureInteractions() : true
process.exitCode = over === 0 && painted && prompt ? 0 : 1
