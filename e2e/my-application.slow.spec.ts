import { type BrowserContext, expect, type Page } from '@playwright/test'
import { interfaceLanguages } from '../src/contract/languages.ts'
import { readInstallation } from '../src/testing/read-installation.ts'
import { test } from './journey.ts'
import { linkIn, waitForMail } from './outbox.ts'
import { expectAccessible, watch } from './watch-page.ts'

test.use({ installation: 'demo' })

const shots = process.env.SHOTS
/** With a folder in SHOTS: what people see, at the widths and in the themes of the design. */
async function shoot(page: Page, name: string) {
  if (!shots) return
  const before = page.viewportSize()
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(200)
      await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

test('answers first, the CV later as photos, then a withdrawal and an erasure with a receipt', async ({
  browser,
  demoServer: server,
}) => {
  test.setTimeout(240_000)
  const [candidate] = await readInstallation<{ email: string }>(
    server.dataDir,
    `select c.email from candidates c join jobs j on j.id = c.job_id left join interviews i on i.candidate_id = c.id
     where c.status = 'PENDING' and i.candidate_id is null and j.interview_language = 'en' order by c.email limit 1`,
  )
  if (!candidate) throw new Error('The seed made no candidate who has not begun')
  const mail = await waitForMail(server.url, candidate.email, /interview/i)
  const mine = linkIn(mail, /\/My-application\//)
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    hasTouch: true,
  })
  const troubles = await watch(phone)

  const page = await test.step('every question is answered, and the CV is to follow', () =>
    answerAll(phone, linkIn(mail, /\/Interview\//)))

  await test.step('the page says so in five languages', async () => {
    for (const language of interfaceLanguages) {
      await page.goto(`${mine}?lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await expectAccessible(page)
      if (language === 'ar' || language === 'fr') await shoot(page, `mine-${language}`)
    }
    await page.goto(`${mine}?lang=en`)
  })

  await test.step('two photos become one PDF, and the application is complete', async () => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await aPhoto(page, 1), await aPhoto(page, 2)])
    await expect(page.getByRole('heading', { name: 'Your application is complete' })).toBeVisible({
      timeout: 20_000,
    })
    const [cv] = await readInstallation<{ kind: string; size: number }>(
      server.dataDir,
      `select i.cv_kind as kind, i.cv_size as size from interviews i join candidates c on c.id = i.candidate_id
       where c.email = '${candidate.email}' and c.applied_at is not null`,
    )
    expect(cv?.kind).toBe('pdf')
    await shoot(page, 'mine-complete')
  })

  await test.step('contact data is corrected, and a wrong number is named', async () => {
    await page.getByLabel('Phone number').fill('123')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Please enter a valid phone number (8 digits)')).toBeVisible()
    await page.getByLabel('Phone number').fill('22 999 888')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a copy comes as PDF and JSON', async () => {
    for (const format of ['PDF', 'JSON']) {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: `Download as ${format}` }).click()
      expect((await download).suggestedFilename()).toBe(`my-application.${format.toLowerCase()}`)
    }
  })

  await test.step('withdrawn, then erased', async () => {
    await page.getByRole('button', { name: 'Withdraw my application' }).click()
    await expectAccessible(page)
    await shoot(page, 'withdraw-dialog')
    await page.getByRole('button', { name: 'Yes, withdraw' }).click()
    await expect(page.getByRole('heading', { name: 'You withdrew your application' })).toBeVisible()
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await page.getByRole('button', { name: 'Yes, erase everything' }).click()
    await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeFocused()
    await expect(page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)).toBeVisible()
    await expectAccessible(page)
    await shoot(page, 'receipt')
    await page.goto(mine)
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    await expectAccessible(page)
    await shoot(page, 'expired')
  })
  // The page of an erased application is not found, and says so.
  expect(troubles.filter((trouble) => !trouble.endsWith('was answered 404'))).toEqual([])
  await phone.close()
})

async function answerAll(phone: BrowserContext, link: string): Promise<Page> {
  const page = await phone.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(link)
  await page.getByRole('button', { name: /start the interview$/ }).click()
  const later = page.getByRole('button', { name: 'Send my CV later' })
  const box = page.getByRole('textbox')
  for (;;) {
    await expect(later.or(box).first()).toBeVisible({ timeout: 20_000 })
    if (await later.isVisible()) break
    const said = await page.getByRole('listitem').count()
    await box.fill(
      'In 2023 I answered forty customers a day in Tunis, and I agreed with the warehouse on one list, so that parcels left the same day and complaints fell by half.',
    )
    await page.getByRole('button', { name: 'Send the answer' }).click()
    await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(said)
  }
  await expectAccessible(page)
  await shoot(page, 'cv-step')
  await later.click()
  await expect(page.getByRole('heading', { name: 'Your answers have arrived' })).toBeFocused()
  await expectAccessible(page)
  await shoot(page, 'cv-awaited')
  return page
}

/** A large photo as a phone takes it, drawn by the browser. */
async function aPhoto(page: Page, number: number) {
  const jpeg = await page.evaluate(async (text) => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 4000
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('No canvas')
    drawing.fillStyle = 'white'
    drawing.fillRect(0, 0, 3000, 4000)
    drawing.fillStyle = 'black'
    drawing.font = '200px sans-serif'
    drawing.fillText(text, 200, 600)
    return canvas.toDataURL('image/jpeg', 0.95)
  }, `Page ${number}`)
  const buffer = Buffer.from(jpeg.slice(jpeg.indexOf(',') + 1), 'base64')
  return { name: `IMG_${number}.jpg`, mimeType: 'image/jpeg', buffer }
}
