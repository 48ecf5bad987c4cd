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

const folder = join(import.meta.dirname, '..', 'src', 'ui', 'help-pictures')

/** The screen that a picture is cut from, in CSS pixels; a phone shows its picture on more than one dot each. */
const looks = {
  wide: { screen: 944, width: 920, height: 552, scale: 1 },
  phone: { screen: 360, width: 344, height: 430, scale: 2 },
} as const
const margin = 16
const themes = ['light', 'dark'] as const
type Look = keyof typeof looks

interface Shot {
  path: string
  /** The picture begins just above the first of these, on a phone perhaps of others; without any it is the screen. */
  from?: string
  onPhoneFrom?: string
  /** What a reader does before. */
  prepare?: (page: Page) => Promise<void>
}

/** The first disclosure with the words that a score rests on. */
const openEvidence = async (page: Page) => {
  await page.locator('#candidate-evidence details summary').first().click()
}

const shots = ({ openJob, candidate, underWay }: Demo): Record<string, Shot> => ({
  jobs: { path: '/Jobs', from: 'main ul:has(h2)' },
  questions: {
    path: `/Jobs/${openJob}?tab=questions`,
    from: '[role=tablist]',
    onPhoneFrom: '[role=tabpanel] ol:has(h3)',
  },
  interview: { path: underWay },
  dashboard: {
    path: `/Dashboard?job=${openJob}&view=cards`,
    from: 'main section header',
    onPhoneFrom: '[role=tabpanel] ul',
  },
  candidate: {
    path: `/Dashboard/${openJob}/${candidate}`,
    from: '#candidate-evidence ul:has([role=meter])',
    prepare: openEvidence,
  },
  meetings: { path: '/Interviews', from: 'main ul:has(h3)' },
})

unpackBrowser()
const server = await startServer({ RATE_LIMITS: 'off' })
const chrome = await chromium.launch(browser)
try {
  const demo = await openDemo(server)
  rmSync(folder, { recursive: true, force: true })
  for (const language of employerLanguages) await takeAll(chrome, demo, language)
} finally {
  await chrome.close()
  await server.stop()
}

async function takeAll(chrome: Browser, demo: Demo, language: string): Promise<void> {
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
    for (const [name, shot] of Object.entries(shots(demo))) {
      const clip = await show(page, { ...shot, language }, look)
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        const picture = sharp(await page.screenshot(clip ? { clip } : {}))
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

/** Opens what is to be seen; answers which part of it, null for the screen. */
async function show(
  page: Page,
  { path, prepare, language, ...begins }: Shot & { language: string },
  look: Look,
) {
  const { screen, width, height } = looks[look]
  const from = (look === 'phone' && begins.onPhoneFrom) || begins.from
  // All of a page is in view, so that nothing sticks to its edge or comes later.
  await page.setViewportSize(from === undefined ? { width, height } : { width: screen, height: 2400 })
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('.animate-pulse') === null)
  await prepare?.(page)
  if (from === undefined) return null
  const box = await page.locator(from).first().boundingBox()
  if (box === null) throw new Error(`Nothing to begin at: ${from}`)
  return { x: (screen - width) / 2, y: Math.max(0, box.y - margin), width, height }
}
