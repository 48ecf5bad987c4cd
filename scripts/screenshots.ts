// `npm run screenshots`: pictures of each page and state from the demo company, with one contact sheet an area in
// `.cache/screenshots`. `--area site --width 360 --theme dark --language ar` take a part.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { browser, unpackBrowser } from '../e2e/browser.ts'
import { startServer } from '../src/testing/start-server.ts'
import { areas, type Shot } from './screenshots/areas.ts'
import { drawContactSheet, type Picture } from './screenshots/contact-sheet.ts'
import { openDemo } from './screenshots/open-demo.ts'
import { watchScripts } from './screenshots/watch-scripts.ts'

const { values: chosen } = parseArgs({
  options: {
    area: { type: 'string' },
    page: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string' },
  },
})
const pick = <T extends string | number>(all: readonly T[], wanted: string | undefined) =>
  wanted === undefined ? all : all.filter((one) => String(one) === wanted)
const widths = pick([360, 768, 1440], chosen.width)
const themes = pick(['light', 'dark'] as const, chosen.theme)
const languages = pick(['en', 'fr', 'ar'], chosen.language)
const folder = join(import.meta.dirname, '..', '.cache', 'screenshots')

unpackBrowser()
// The pictures cause more requests than a person.
const server = await startServer({ RATE_LIMITS: 'off' })
const chrome = await chromium.launch(browser)
try {
  const demo = await openDemo(server)
  for (const area of areas(demo)) {
    if (chosen.area && area.name !== chosen.area) continue
    const shots = area.shots.filter(({ name }) => !chosen.page || name === chosen.page)
    const pictures: Picture[] = []
    for (const language of languages)
      for (const theme of themes)
        for (const width of widths)
          pictures.push(...(await takeAll(chrome, shots, { area: area.name, language, theme, width })))
    const sheets = await drawContactSheet(chrome, join(folder, area.name), pictures)
    console.log(`${area.name}: ${pictures.length} pictures, ${sheets.join(', ')}`)
  }
} finally {
  await chrome.close()
  await server.stop()
}

interface Look {
  area: string
  language: string
  theme: 'light' | 'dark'
  width: number
}

/** One context for each login: pages of employers need a session, the others are a stranger's. */
async function takeAll(chrome: Browser, shots: readonly Shot[], look: Look): Promise<Picture[]> {
  const pictures: Picture[] = []
  const into = join(folder, look.area)
  mkdirSync(into, { recursive: true })
  for (const shot of shots) {
    const context = await chrome.newContext({
      baseURL: server.url,
      colorScheme: look.theme,
      // As on a phone: hints for keyboards and dragging are left out.
      hasTouch: look.width < 500,
      locale: look.language,
      timezoneId: 'Africa/Tunis',
      reducedMotion: 'reduce',
      viewport: { width: look.width, height: look.width < 500 ? 640 : 900 },
    })
    try {
      await context.addInitScript((session) => {
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
      }, shot.session ?? {})
      const page = await context.newPage()
      const expectWhole = watchScripts(page)
      const separator = shot.path.includes('?') ? '&' : '?'
      await page.goto(`${shot.path}${separator}lang=${look.language}`)
      await page.waitForLoadState('networkidle')
      await shot.prepare?.(page)
      expectWhole()
      // In a picture of a whole page from right to left the browser leaves out a heading that has the focus.
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('h1:focus')?.blur()
        window.scrollTo({ top: 0, behavior: 'instant' })
      })
      const name = `${shot.name}-${look.width}-${look.theme}-${look.language}`
      const bytes = await page.screenshot({ fullPage: !shot.firstScreen })
      writeFileSync(join(into, `${name}.png`), bytes)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      if (wide) console.log(`${look.area}/${name} scrolls sideways`)
      pictures.push({ name, sheet: `${look.theme}-${look.language}`, bytes, width: look.width })
    } finally {
      await context.close()
    }
  }
  return pictures
}
