// `npm run bench:web -- --paint`: when pages are painted on a slow phone; five cold loads each, loopback only.
import { type Browser, chromium } from 'playwright-core'
import { browser, unpackBrowser } from '../e2e/browser.ts'
import { type Demo, openDemo } from '../scripts/screenshots/open-demo.ts'
import { startServer } from '../src/testing/start-server.ts'

const runs = 5
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip; a processor four times slower. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowerProcessor = 4

interface MeasuredPage {
  name: string
  path: string
  session?: Demo['session']
  /** Goals in ms; null where there is none. */
  first: number
  largest: number | null
}

const pagesOf = ({ openJob, interview, session }: Demo): MeasuredPage[] => [
  { name: '/', path: '/', first: 500, largest: null },
  { name: '/Apply', path: `/Apply/${openJob}`, first: 600, largest: null },
  { name: '/Interview', path: interview, first: 700, largest: null },
  { name: '/Jobs', path: '/Jobs', session, first: 1300, largest: 2000 },
]

interface Painted {
  first: number
  largest: number
  shift: number
}

/** Runs in the page: collects what the browser reports of its painting. */
function observe(): void {
  const painted: Painted = { first: 0, largest: 0, shift: 0 }
  Object.assign(window, { painted })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') painted.first = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    painted.largest = startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) painted.shift += value
  })
}

async function load(
  chrome: Browser,
  baseURL: string,
  { path, session = {} }: MeasuredPage,
): Promise<Painted> {
  const context = await chrome.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  try {
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, session)
    await context.addInitScript(observe)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowNetwork)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
    await page.goto(path, { waitUntil: 'networkidle' })
    return await page.evaluate(() => (window as unknown as { painted: Painted }).painted)
  } finally {
    await context.close()
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function line({ name, first, largest }: MeasuredPage, painted: readonly Painted[]): boolean {
  const firsts = painted.map((one) => one.first)
  const [ownFirst, ownLargest] = [median(firsts), median(painted.map((one) => one.largest))]
  const shift = Math.max(...painted.map((one) => one.shift))
  const passed = ownFirst <= first && ownLargest <= (largest ?? Infinity) && shift <= 0.02
  const ms = (value: number | null) => (value === null ? '–' : String(Math.round(value))).padStart(9)
  const figures = [ownFirst, Math.min(...firsts), first, ownLargest, largest].map(ms).join('')
  console.log(`${name.padEnd(14)}${figures}${shift.toFixed(3).padStart(9)}  ${passed ? 'PASS' : 'FAIL'}`)
  return passed
}

/** Prints when each page is painted; whether all goals are met. */
export async function measurePaint(): Promise<boolean> {
  unpackBrowser()
  const server = await startServer()
  const chrome = await chromium.launch(browser)
  try {
    const pages = pagesOf(await openDemo(server))
    console.log(`\n${'ms'.padEnd(14)}    first     best     goal  largest     goal    shift`)
    const passed: boolean[] = []
    for (const page of pages) {
      // The first load fills the server's caches and is not counted.
      const painted: Painted[] = []
      for (let run = 0; run <= runs; run++) painted.push(await load(chrome, server.url, page))
      passed.push(line(page, painted.slice(1)))
    }
    return passed.every(Boolean)
  } finally {
    await chrome.close()
    await server.stop()
  }
}
