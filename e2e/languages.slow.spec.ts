import { type Browser, expect } from '@playwright/test'
import { type EmployerLanguage, employerLanguages } from '../src/contract/languages.ts'
import { test } from './journey.ts'
import {
  expectAccessible,
  expectAccessibleWords,
  expectContrast,
  expectForcedColors,
  expectToFit,
  watch,
} from './watch-page.ts'

test.use({ installation: 'languages' })

const sitePaths = [
  '/',
  '/About',
  '/Contact',
  '/Method',
  '/Help',
  '/Accessibility',
  '/Privacy',
  '/verify-report',
  '/Signup',
  '/Login',
]
const appPaths = ['/CreateJob', '/OnBoarding', '/Interviews', '/Pricing']
const directions = { en: 'ltr', fr: 'ltr', ar: 'rtl' } as const

for (const language of employerLanguages) {
  test(`the site is accessible in ${language}`, async ({ browser, server }) => {
    test.setTimeout(240_000)
    const { look, end } = await visit(browser, server.url, language)
    for (const path of sitePaths) await look(path)
    await end()
  })

  test(`the application is accessible in ${language}`, async ({ browser, server }) => {
    test.setTimeout(240_000)
    const { page, look, end } = await visit(browser, server.url, language)
    // The demo company's jobs, candidates and meetings.
    await page.goto(`/Demo?lang=${language}`)
    await page.waitForURL(/\/(Jobs|Dashboard)/, { timeout: 120_000 })
    for (const path of appPaths) await look(path)
    // The first job and the first candidate.
    for (const [list, first] of [
      ['/Jobs', 'h2 a[href^="/Jobs/"]'],
      ['/Dashboard', '[data-candidate] a[href^="/Dashboard/"]'],
    ] as const) {
      await look(list)
      const address = await page.locator(first).first().getAttribute('href')
      await look(new URL(address ?? '/nothing', server.url).pathname)
    }
    await end()
  })

  test(`each part of the settings is accessible in ${language}`, async ({ browser, server }) => {
    test.setTimeout(240_000)
    const { page, look, accessible, end } = await visit(browser, server.url, language)
    await page.goto(`/Demo?lang=${language}`)
    await page.waitForURL(/\/(Jobs|Dashboard)/, { timeout: 120_000 })
    await look('/Settings')
    // It shows one part at a time.
    for (const part of await page.locator('nav a[href^="#"]').all()) {
      await part.click()
      await expect(part).toHaveAttribute('aria-current', 'location')
      await accessible()
      await expectToFit(page)
    }
    await end()
  })
}

/** A browser in this language; `look` opens a page and checks it, `end` tells what never may happen. */
async function visit(browser: Browser, baseURL: string, language: EmployerLanguage) {
  const context = await browser.newContext({ baseURL, locale: language, reducedMotion: 'reduce' })
  const troubles = await watch(context)
  const page = await context.newPage()
  const accessible = () => (language === 'en' ? expectAccessible(page) : expectAccessibleWords(page))
  const look = async (path: string) => {
    await page.goto(`${path}?lang=${language}`)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', directions[language])
    await expect(page.locator('h1')).toBeVisible()
    await accessible()
    await expectToFit(page)
    // Colours are the same in every language.
    if (language !== 'en') return
    await expectForcedColors(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  const end = async () => {
    expect(troubles).toEqual([])
    await context.close()
  }
  return { page, look, accessible, end }
}
