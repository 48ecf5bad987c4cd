import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The token of a mailed link in an address that is sent as a referrer. */
const mailedToken = /(token|change)=[\w-]{60}|(Interview|Invitation|My-application)\/[\w-]{60}/i

/**
 * Collects what must never happen on any page: console errors, exceptions, breaches of the content policy, requests
 * to other sites, addresses of links in a Referer.
 */
export async function watch(context: BrowserContext): Promise<string[]> {
  const troubles: string[] = []
  context.on('console', (message) => {
    // A refused call is the page's to show, and the tests' to expect; other answers are watched below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => troubles.push(`${error.page()?.url()}: ${error.error().message}`))
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400 && !pathname.startsWith('/api/'))
      troubles.push(`${pathname} was answered ${response.status()}`)
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      troubles.push(`${request.url()} was asked for`)
    // Requests of a page that was closed meanwhile are no finding.
    void request
      .headerValue('referer')
      .catch(() => null)
      .then((referer) => {
        if (mailedToken.test(referer ?? '')) troubles.push(`${request.url()} was sent ${referer}`)
      })
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`Content policy: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return troubles
}

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG 2.2 AA as far as a machine can tell. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.withTags(standard))

/** The part of it that another language can change: contrast, the slowest to look at, is the same in each. */
export const expectAccessibleWords = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.withTags(standard).disableRules(['color-contrast']))

/** The part of it that another theme can change. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.withRules(['color-contrast']))

/** What still fades in is waited for: a half-shown text has no contrast. */
async function expectNoViolations(page: Page, chosen: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, timeline, effect }) => {
      const ends = timeline === document.timeline && effect?.getTiming().iterations !== Infinity
      return playState !== 'running' || !ends
    }),
  )
  // Without it each look opens a page of its own to put results together; frames of no origin need that.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1)
  const { violations } = await chosen(axe).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/** Nothing is scrolled to sideways on the narrowest and on a wide screen, nor with text of twice the size. */
export async function expectToFit(page: Page): Promise<void> {
  const usual = page.viewportSize()
  const browser = await page.context().newCDPSession(page)
  // As a reader sets it: what a width in rem decides follows, which it does not when the page sets its own size.
  const setText = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } })
  for (const [width, text] of [
    [320, 16],
    [1920, 16],
    [1280, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await setText(text)
    await painted(page)
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const out = [...document.body.querySelectorAll('*')].filter((one) => {
        const { left, right, width: wide } = one.getBoundingClientRect()
        return wide > 0 && (right > clientWidth + 1 || left < -1)
      })
      return scrollWidth <= clientWidth ? [] : out.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160))
    })
    expect(over, `${page.url()} at ${width} px, text of ${text} px`).toEqual([])
  }
  await setText(16)
  await browser.detach()
  if (usual) await page.setViewportSize(usual)
  // A click while the page is laid out anew meets nothing.
  await painted(page)
}

/** In the middle of a change the sizes are still the old ones. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

/** Colours of the system alone: what is filled in or pressed has an edge, what is chosen and what has the focus a line. */
export async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.keyboard.press('Tab')
  const unseen = await page.evaluate(() => {
    const lineOf = (one: Element, line: 'outline' | 'border-bottom') => {
      const style = getComputedStyle(one)
      const isDrawn = style.getPropertyValue(`${line}-style`) !== 'none'
      return isDrawn && style.getPropertyValue(`${line}-color`) !== style.backgroundColor
        ? Number.parseFloat(style.getPropertyValue(`${line}-width`))
        : 0
    }
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ opacityProperty: true }))
    const controls = 'input:not([type=radio], [type=checkbox]), select, textarea, [type=submit]'
    const chosen = 'a[aria-current], button[aria-current], [aria-selected=true], [aria-pressed=true]'
    return [
      ...shown(controls).filter((one) => lineOf(one, 'border-bottom') === 0),
      ...shown(chosen).filter((one) => lineOf(one, 'outline') < 2),
      ...shown(':focus-visible').filter((one) => lineOf(one, 'outline') < 2),
    ].map(({ outerHTML }) => outerHTML.slice(0, 160))
  })
  expect(unseen, `${page.url()} with forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
