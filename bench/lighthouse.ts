// `npm run bench:lighthouse`: what Lighthouse says of each page that search engines list, as a phone sees it. Lighthouse weighs
// 176 MB, so it is installed at its first use, beside the project's packages. `-- /About /Help` takes a part.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { browser, unpackBrowser } from '../e2e/browser.ts'
import { areas } from '../scripts/screenshots/areas.ts'
import { openDemo } from '../scripts/screenshots/open-demo.ts'
import { startServer } from '../src/testing/start-server.ts'

const version = '13.5.0'
const folder = join(import.meta.dirname, '..', '.cache', 'lighthouse')
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof goals
const categories = Object.keys(goals) as Category[]

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; scoreDisplayMode: string; displayValue?: string }>
}

function install(): void {
  if (existsSync(join(folder, 'node_modules', 'lighthouse', 'package.json'))) return
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', `lighthouse@${version}`]
  const { status } = spawnSync('npm', args, { stdio: 'inherit' })
  if (status !== 0) throw new Error('Lighthouse could not be installed.')
}

async function measure(url: string, port: number): Promise<Report> {
  const output = join(folder, 'report.json')
  const lighthouse = spawn(
    process.execPath,
    [
      join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      `--port=${port}`,
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${categories.join(',')}`,
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const [status] = (await once(lighthouse, 'exit')) as [number]
  if (status !== 0) throw new Error(`Lighthouse could not measure ${url}.`)
  return JSON.parse(readFileSync(output, 'utf8')) as Report
}

const shareOf = (score: number | null) => Math.round((score ?? 0) * 100)

/** Whether the page meets all goals; each audit that costs points is named. */
function print(path: string, report: Report): boolean {
  const points = categories.map((category) => shareOf(report.categories[category].score))
  const passed = categories.every((category, at) => (points[at] ?? 0) >= goals[category])
  const figures = points.map((value) => String(value).padStart(15)).join('')
  console.log(`${path.padEnd(28)}${figures}  ${passed ? 'PASS' : 'FAIL'}`)
  if (passed) return true
  const lost = categories.flatMap((category) =>
    report.categories[category].auditRefs.filter(({ id, weight }) => {
      const score = report.audits[id]?.score
      return weight > 0 && score !== null && score !== undefined && score < 0.9
    }),
  )
  for (const { id } of lost) console.log(`  ${id} ${report.audits[id]?.displayValue ?? ''}`)
  return false
}

install()
unpackBrowser()
const server = await startServer({ RATE_LIMITS: 'off' })
const port = Number(new URL(server.url).port) + 1
const profile = mkdtempSync(join(tmpdir(), 'mindhire-lighthouse-'))
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  `--user-data-dir=${profile}`,
  `--remote-debugging-port=${port}`,
]
const chrome = spawn(browser.executablePath ?? chromium.executablePath(), [...flags, 'about:blank'], {
  env: browser.env ?? process.env,
  stdio: 'ignore',
})
try {
  const demo = await openDemo(server)
  const site = areas(demo).find(({ name }) => name === 'site')?.shots ?? []
  const all = new Set([...site.map(({ path }) => path), '/Signup', `/Apply/${demo.openJob}`])
  const asked = process.argv.slice(2)
  const isWanted = (path: string) => (asked.length === 0 ? path !== '/no-such-page' : asked.includes(path))
  const paths = [...all].filter(isWanted)
  console.log(`${'page'.padEnd(28)}${categories.map((name) => name.padStart(15)).join('')}`)
  const met: boolean[] = []
  for (const path of paths) {
    const report = await measure(server.url + path, port)
    met.push(print(path.replace(/[\w-]{30,}/, '…'), report))
  }
  console.log(
    `\n${met.filter(Boolean).length} of ${met.length} pages meet all goals (${Object.values(goals).join(', ')})`,
  )
  process.exitCode = met.every(Boolean) ? 0 : 1
} finally {
  chrome.kill()
  await once(chrome, 'exit')
  rmSync(profile, { recursive: true, force: true })
  await server.stop()
}
