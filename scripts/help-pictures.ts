// `npm run screenshots:help`: takes the pictures of the page /Help anew, from the demo company: in each of its languages,
// for wide and narrow screens, light and dark. Each shows the part of a page that its text speaks of.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { browser, unpackBrowser } from '../e2e/browser.ts'
import { employerLanguages } from '../src/contract/languages.ts'
import { startServer } from '../src/testing/start-server.ts'
import { type Demo, openDemo, type Session } from './screenshots/open-demo.ts'
import { watchScripts } from './screenshots/watch-scripts.ts'

const folder = join(import.meta.dirname, '..', 'src', 'ui', 'help-pictures')

/** The screen that a picture is cut from, in CSS pixels; a phone shows its picture on more than one dot each. */
const looks = {
  wide: { screen: 944, highest: 660, scale: 1 },
  phone: { screen: 360, highest: 600, scale: 2 },
} as const
/** What is left out at each side, and shown above and below. */
const atSides = { wide: 12, phone: 8 } as const
const margin = 12
const themes = ['light', 'dark'] as const
type Look = keyof typeof looks

/** Of each picture in CSS pixels, without its theme. */
type Sizes = Record<string, { width: number; height: number }>

interface Shot {
  path: string
  /** The picture begins just above the first of these, on a phone perhaps of others; without any it is the screen. */
  from?: string
  onPhoneFrom?: string
  /** It ends under one of these, the last that still fits; a screen begins above one. */
  rows: string
  /** In place of the wide screen, for what stands beside something else there. */
  screen?: number
  /** What a reader does before. */
  prepare?: (page: Page) => Promise<void>
}

/** The first candidate, who has the highest score, with the words that the first of the scores rests on. */
const openBest = async (page: Page) => {
  const address = await page.locator('[role=tabpanel] ul a[href*="/Dashboard/"]').first().getAttribute('href')
  await page.goto(address ?? '')
  await page.waitForLoadState('networkidle')
  await page.locator('#candidate-evidence ul:has([role=meter]) details summary').first().click()
}

const shots = ({ openJob, underWay }: Demo): Record<string, Shot> => ({
  jobs: { path: '/Jobs', from: 'main ul:has(h2)', rows: 'main ul:has(h2) > li' },
  questions: {
    path: `/Jobs/${openJob}?tab=questions`,
    from: '[role=tablist]',
    onPhoneFrom: '[role=tabpanel] ol:has(h3)',
    rows: '[role=tabpanel] ol:has(h3) > li',
  },
  interview: { path: underWay, rows: 'main section ol > li' },
  dashboard: {
    path: `/Dashboard?job=${openJob}&view=cards`,
    from: 'main section header',
    onPhoneFrom: '[role=tabpanel] ul',
    rows: '[role=tabpanel] ul:has(input[type=checkbox]) > li',
  },
  candidate: {
    path: `/Dashboard?job=${openJob}&view=cards`,
    from: '#candidate-evidence ul:has([role=meter])',
    rows: '#candidate-evidence ul:has([role=meter]) > li',
    screen: 744,
    prepare: openBest,
  },
  meetings: { path: '/Interviews', from: 'main ul:has(h3)', rows: 'main ul:has(h3) > li' },
})

unpackBrowser()
const server = await startServer({ RATE_LIMITS: 'off' })
const chrome = await chromium.launch(browser)
try {
  const demo = await openDemo(server)
  rmSync(folder, { recursive: true, force: true })
  const sizes: Sizes = {}
  for (const language of employerLanguages) await takeAll(chrome, demo, language, sizes)
  writeFileSync(join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`)
} finally {
  await chrome.close()
  await server.stop()
}

async function takeAll(chrome: Browser, demo: Demo, language: string, sizes: Sizes): Promise<void> {
  mkdirSync(join(folder, language), { recursive: true })
  for (const look of Object.keys(looks) as Look[]) {
    const context = await chrome.newContext({
      baseURL: server.url,
      deviceScaleFactor: looks[look].scale,
      hasTouch: look === 'phone',
      locale: language,
      reducedMotion: 'reduce',
    })
    await signIn(context, demo.session)
    const page = await context.newPage()
    const expectWhole = watchScripts(page)
    for (const [name, shot] of Object.entries(shots(demo))) {
      const clip = await show(page, { ...shot, language }, look)
      expectWhole()
      sizes[`${language}/${name}-${look}`] = { width: clip.width, height: clip.height }
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        // Until it is painted: a picture for the dark was a light one once.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        const picture = sharp(await page.screenshot({ clip }))
        const file = join(folder, language, `${name}-${look}-${colorScheme}.avif`)
        writeFileSync(file, await picture.avif({ quality: 40, effort: 2 }).toBuffer())
      }
    }
    await context.close()
  }
}

async function signIn(context: BrowserContext, session: Session): Promise<void> {
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, session)
}

/** Opens what is to be seen; answers which part of it. */
async function show(
  page: Page,
  { path, prepare, language, ...cut }: Shot & { language: string },
  look: Look,
) {
  const { highest } = looks[look]
  const screen = (look === 'wide' && cut.screen) || looks[look].screen
  const from = (look === 'phone' && cut.onPhoneFrom) || cut.from
  const width = screen - 2 * atSides[look]
  // All of a page is in view, so that nothing sticks to its edge or comes later.
  await page.setViewportSize(
    from === undefined ? { width, height: highest } : { width: screen, height: 2400 },
  )
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('.animate-pulse') === null)
  await prepare?.(page)
  if (from === undefined) return await shrink(page, width, highest, cut.rows)
  const box = await page.locator(from).first().boundingBox()
  if (box === null) throw new Error(`Nothing to begin at: ${from}`)
  const top = Math.floor(Math.max(0, box.y - margin))
  const bottom = lastEnd(await edgesOf(page, cut.rows), top + highest)
  return { x: atSides[look], y: top, width, height: bottom - top }
}

interface Edges {
  top: number
  bottom: number
}

function edgesOf(page: Page, rows: string): Promise<Edges[]> {
  return page.locator(rows).evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return { top, bottom }
    }),
  )
}

/** Under the last row that is above `limit`, at least the first, with half of the space before the next. */
function lastEnd(rows: readonly Edges[], limit: number): number {
  const ends = rows.map(({ bottom }) => {
    const next = Math.min(...rows.map(({ top }) => top).filter((top) => top >= bottom - 1))
    return Math.floor(bottom + Math.min(margin, (next - bottom) / 2))
  })
  if (ends.length === 0) throw new Error('There are no rows to end under')
  const fitting = ends.filter((end) => end <= limit)
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...ends)
}

/** Makes a screen that is read at its end so much lower that none of its rows is cut at its top. */
async function shrink(page: Page, width: number, highest: number, rows: string) {
  const scroller = page.locator('main section:has(ol)').first()
  const toEnd = () =>
    scroller.evaluate((one) => {
      one.scrollTop = one.scrollHeight
      return one.getBoundingClientRect().top
    })
  const start = await toEnd()
  const cut = (await edgesOf(page, rows)).find(({ top, bottom }) => top < start && bottom > start)
  const height = cut ? Math.round(highest - (cut.bottom - start) - margin / 2) : highest
  await page.setViewportSize({ width, height })
  // The page itself goes there too, perhaps later.
  await page.waitForTimeout(500)
  await toEnd()
  return { x: 0, y: 0, width, height }
}
