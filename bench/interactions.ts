// `npm run bench:web -- --interactions`: how long a page takes to show what a click or a key does, on a processor four times slower.
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { browser, unpackBrowser } from '../e2e/browser.ts'
import { type Demo, openDemo } from '../scripts/screenshots/open-demo.ts'
import { startServer } from '../src/testing/start-server.ts'

/** In ms, from the input to the next picture; the browser counts in steps of 8. */
const goal = 100
const slowerProcessor = 4
const runs = 3

interface Interaction {
  name: string
  path: string
  session?: Demo['session']
  act: (page: Page) => Promise<void>
}

const press =
  (name: string | RegExp, role: 'button' | 'tab' = 'button') =>
  (page: Page) =>
    click(page.getByRole(role, { name }).first())

/** As a hand does it: the mouse rests there before, and is down for a moment. Playwright's own click asks the page in between. */
async function click(target: Locator): Promise<void> {
  const page = target.page()
  await target.hover()
  await page.waitForTimeout(200)
  await page.mouse.down()
  await page.waitForTimeout(80)
  await page.mouse.up()
}

const interactionsOf = ({ openJob, candidate, underWay, session }: Demo): Interaction[] => [
  { name: '(a page of plain text)', path: '/robots.txt', act: (page) => click(page.locator('body')) },
  { name: '/: a question is opened', path: '/', act: (page) => click(page.locator('summary').last()) },
  { name: '/Apply: a name is typed', path: `/Apply/${openJob}`, act: type },
  {
    name: '/Apply: refused',
    path: `/Apply/${openJob}`,
    act: (page) => click(page.locator('form button[type=submit]').first()),
  },
  { name: '/Interview: an answer is typed', path: underWay, act: type },
  { name: '/Jobs: search', path: '/Jobs', session, act: type },
  { name: '/Jobs: menu of a job', path: '/Jobs', session, act: press(/^Actions for/) },
  {
    name: '/Dashboard: details',
    path: `/Dashboard?job=${openJob}&view=cards`,
    session,
    act: (page) => click(page.getByText('Details', { exact: true }).first()),
  },
  {
    name: '/Dashboard: cards',
    path: '/Dashboard',
    session,
    act: (page) => click(page.getByLabel('Cards').first()),
  },
  { name: '/Dashboard: tab', path: '/Dashboard', session, act: press(/^Invited/, 'tab') },
  {
    name: 'candidate: evidence',
    path: `/Dashboard/${openJob}/${candidate}`,
    session,
    act: (page) => click(page.getByText(/^Evidence/).first()),
  },
  { name: '/CreateJob: a title is typed', path: '/CreateJob', session, act: type },
]

async function type(page: Page): Promise<void> {
  const first = page
    .locator('main')
    .locator('textarea, input[type=search], input[type=text], input:not([type])')
  await first.first().pressSequentially('Ali', { delay: 120 })
}

/** Runs in the page: keeps how long the slowest interaction took; a mouse that only lies there is none, as in INP. */
function observe(): void {
  Object.assign(window, { slowest: 0 })
  new PerformanceObserver((list) => {
    const kept = window as unknown as { slowest: number }
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) kept.slowest = Math.max(kept.slowest, duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

async function measure(
  chrome: Browser,
  baseURL: string,
  { path, session = {}, act }: Interaction,
): Promise<number> {
  const context = await chrome.newContext({ baseURL, locale: 'en', viewport: { width: 1280, height: 800 } })
  try {
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, session)
    await context.addInitScript(observe)
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
    await act(page)
    await page.waitForTimeout(500)
    return await page.evaluate(() => (window as unknown as { slowest: number }).slowest)
  } finally {
    await context.close()
  }
}

/** Prints how long each interaction takes, the middle of three; whether all meet the goal. */
export async function measureInteractions(): Promise<boolean> {
  unpackBrowser()
  const server = await startServer()
  const chrome = await chromium.launch(browser)
  try {
    const met: boolean[] = []
    console.log(`\n${'ms until the next picture'.padEnd(36)}  middle  slowest  (goal ${goal})`)
    for (const interaction of interactionsOf(await openDemo(server))) {
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await measure(chrome, server.url, interaction))
      const [, middle = 0, slowest = 0] = times.toSorted((a, b) => a - b)
      met.push(middle <= goal)
      console.log(
        `${interaction.name.padEnd(36)}${String(middle).padStart(8)}${String(slowest).padStart(9)}  ${middle <= goal ? 'PASS' : 'FAIL'}`,
      )
    }
    return met.every(Boolean)
  } finally {
    await chrome.close()
    await server.stop()
  }
}
