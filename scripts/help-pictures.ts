// `npm run screenshots:help`: takes the pictures of the page /Help anew, from the demo company, in each of its languages.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { browser, unpackBrowser } from '../e2e/browser.ts'
import { employerLanguages } from '../src/contract/languages.ts'
import { startServer } from '../src/testing/start-server.ts'
import { type Demo, openDemo } from './screenshots/open-demo.ts'

const folder = join(import.meta.dirname, '..', 'src', 'ui', 'help-pictures')
const size = { width: 1280, height: 800 }
const shownWidth = 880

const paths = ({ openJob, candidate, underWay }: Demo) => ({
  jobs: '/Jobs',
  questions: `/Jobs/${openJob}?tab=questions`,
  interview: underWay,
  dashboard: `/Dashboard?job=${openJob}`,
  candidate: `/Dashboard/${openJob}/${candidate}`,
  meetings: '/Interviews',
})

unpackBrowser()
const server = await startServer({ RATE_LIMITS: 'off' })
const chrome = await chromium.launch(browser)
try {
  const demo = await openDemo(server)
  for (const language of employerLanguages) {
    mkdirSync(join(folder, language), { recursive: true })
    const look = { colorScheme: 'light', reducedMotion: 'reduce', viewport: size, locale: language } as const
    const context = await chrome.newContext({ ...look, baseURL: server.url })
    await context.addInitScript((session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    }, demo.session)
    const page = await context.newPage()
    for (const [name, path] of Object.entries(paths(demo))) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await page.waitForLoadState('networkidle')
      await page.waitForFunction(() => document.querySelector('.animate-pulse') === null)
      const picture = sharp(await page.screenshot()).resize(shownWidth)
      writeFileSync(join(folder, language, `${name}.webp`), await picture.webp({ quality: 62 }).toBuffer())
    }
    await context.close()
  }
} finally {
  await chrome.close()
  await server.stop()
}
