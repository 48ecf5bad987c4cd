import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { watch } from '../../../e2e/watch-page.ts'

/** What opens at all opens within seconds, on a busy machine too. */
const patience = 15_000
const maxUnopened = 3

/** A page to open. */
export interface Stop {
  path: string
  /** The payloads that must be read there, by what they are in. */
  shows?: Record<string, readonly string[]>
  /** What a user does before all is shown. */
  act?: (page: Page) => Promise<void>
}

/** A browser context with what happened in it. */
export interface Eye {
  context: BrowserContext
  ran: Set<string>
  dialogs: string[]
  /** Of `watch`, and answers of status 500. */
  troubles: string[]
  /** Elements and addresses that none of our pages has. */
  strange: string[]
  opened: number
  unopened: string[]
  shown: Map<string, { of: number; missing: string[] }>
}

/** Notices whatever runs: `xss` is in every frame, and behind what other people’s payloads call. */
export async function openEye(
  chrome: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Eye> {
  const viewport = { width: 1280, height: 800 }
  const context = await chrome.newContext({ locale: 'en-GB', viewport, ...options })
  context.setDefaultTimeout(patience)
  const eye: Eye = {
    ...{ context, ran: new Set(), dialogs: [], troubles: await watch(context), strange: [] },
    ...{ opened: 0, unopened: [], shown: new Map() },
  }
  await context.exposeBinding('xss', ({ frame }, ...said: unknown[]) => {
    eye.ran.add(`${said.map(String).join(' ')} on ${frame.url()}`)
  })
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt']) {
      const say = (said: unknown) =>
        (window as unknown as { xss: (...said: string[]) => void }).xss(name, String(said))
      Object.assign(window, { [name]: say })
    }
  })
  context.on('dialog', (dialog) => {
    eye.dialogs.push(`${dialog.type()} ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('response', (response) => {
    if (response.status() >= 500) eye.troubles.push(`${response.url()} was answered ${response.status()}`)
  })
  return eye
}

/** Two pages side by side. */
export async function lookAt(eye: Eye, stops: readonly Stop[]): Promise<void> {
  const waiting = stops.values()
  const inLine = () => onPages(eye, waiting, (page, stop) => look(eye, page, stop))
  await Promise.all([inLine(), inLine()])
}

/** A script can hold a page up for ever: that one is left, and after some of them no more are opened. */
async function onPages<T>(eye: Eye, all: Iterable<T>, work: (page: Page, one: T) => Promise<void>) {
  let page = await eye.context.newPage()
  for (const one of all) {
    const late = sleep(3 * patience, null, { ref: false }).then(() => Promise.reject(new Error('is held up')))
    try {
      await Promise.race([work(page, one), late])
      eye.opened++
    } catch (error) {
      eye.unopened.push(`${page.url()}: ${(error as Error).message.split('\n', 1)[0]}`)
      if (eye.unopened.length > maxUnopened) return
      page = await eye.context.newPage()
    }
  }
}

async function look(eye: Eye, page: Page, { path, shows = {}, act }: Stop): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await act?.(page)
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  for (const [field, payloads] of Object.entries(shows)) {
    const tally = eye.shown.get(field) ?? { of: 0, missing: [] }
    // Before anything is waited for: the page beside this one counts too.
    eye.shown.set(field, tally)
    tally.of += payloads.length
    tally.missing.push(...(await missingOf(page, payloads, tally.missing.length > 0)))
  }
  for (const frame of page.frames())
    for (const one of await frame.evaluate(strangeThings)) eye.strange.push(one)
}

/** A busy machine may still be drawing when nothing is fetched any more; what is missing for good is waited for once. */
async function missingOf(page: Page, payloads: readonly string[], atOnce: boolean): Promise<string[]> {
  const until = Date.now() + (atOnce ? 0 : patience)
  for (;;) {
    const read = await page.evaluate(() => document.body?.innerText ?? document.documentElement.textContent)
    const text = plain(read ?? '')
    const missing = payloads.filter((one) => !text.includes(plain(one)))
    if (missing.length === 0 || Date.now() >= until) return missing
    await sleep(500)
  }
}

/** Line breaks and rows of spaces are one space on a page. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Runs in the page. */
function strangeThings(): string[] {
  const elements =
    'object,embed,applet,base,math,marquee,foreignObject,frame,frameset,animate,set,noembed,xmp,plaintext,[srcdoc],meta[http-equiv],iframe:not([src="/files/cv-frame"]),script:not([src^="/assets/"],[type="application/json"],[type="application/ld+json"])'
  const addresses = 'href src action formaction data xlink:href poster background'.split(' ')
  const leadsAway = (one: Element) =>
    [...one.attributes].some(({ name, value }) => {
      if (name.startsWith('on')) return true
      // A picture that is shown or saved runs nothing.
      const isPicture = one.matches('img,a[download]') && value.startsWith('data:image/')
      if (!addresses.includes(name) || isPicture) return false
      const found = URL.parse(value, 'http://127.0.0.1')
      return found !== null && !/^(https?|mailto|tel|blob):$/.test(found.protocol)
    })
  return [...document.querySelectorAll('*')]
    .filter((one) => one.matches(elements) || leadsAway(one))
    .map((one) => `${location.pathname}: ${one.outerHTML.slice(0, 120)}`)
}

/** Each as the whole of a page that has no policy, as a mail program shows a mail. */
export async function showEach(eye: Eye, documents: readonly string[]): Promise<void> {
  await onPages(eye, documents, async (page, html) => {
    // One that leads elsewhere has shown what it does.
    await page.goto('about:blank').catch(() => undefined)
    await page.setContent(html, { waitUntil: 'load', timeout: 2_000 }).catch(() => undefined)
    const found = await page.evaluate(strangeThings).catch(() => [])
    eye.strange.push(...found)
  })
}
