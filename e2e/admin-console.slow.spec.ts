import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { aCompanyIdentity, aNewAccount } from '../src/testing/builders/a-company.ts'
import { aScreenshot } from '../src/testing/builders/a-purchase.ts'
import { createOperator } from '../src/testing/create-operator.ts'
import type { TestServer } from '../src/testing/start-server.ts'
import { test } from './journey.ts'
import { linkIn, waitForMail } from './outbox.ts'
import { expectAccessible, watch } from './watch-page.ts'

const operator = { email: 'operator@host.example', password: 'Nine quiet herons at dusk' }
const buyer = aNewAccount({ userName: 'achats@nour.example', name: 'شركة النور' })
const other = aNewAccount({ userName: 'achats@dar.example', name: 'Dar Numérique' })

test('an operator sets up a second factor, decides payments, and bans a company', async ({
  page,
  context,
  server,
  request,
}) => {
  test.setTimeout(180_000)
  const troubles = await watch(context)
  const token = await buy(request, server, buyer)
  await buy(request, server, other)

  const secret = await test.step('sets up the account with the command line’s link', () =>
    setUp(page, server))
  await test.step('logs in with password and code', () => logIn(page, secret))
  await test.step('looks at the screenshot and confirms: the plan begins', async () => {
    await lookAtPicture(page)
    await page
      .getByRole('article', { name: buyer.name })
      .getByRole('button', { name: /^Confirm/ })
      .click()
    await isFit(page)
    await page.getByRole('button', { name: 'The payment arrived' }).click()
    await expect(page.getByRole('heading', { name: 'Payment confirmed' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await waitForMail(server.url, buyer.userName, /./)
  })
  await test.step('refuses the other with a reason', async () => {
    await page.getByRole('button', { name: /^Refuse/ }).click()
    await page.getByLabel('Reason').fill('The same picture came twice.')
    await isFit(page)
    await page.getByRole('button', { name: 'Refuse the payment' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing to review' })).toBeVisible()
    await page.getByRole('tab', { name: 'All' }).click()
    await expect(page.getByText('The same picture came twice.')).toBeVisible()
    await isFit(page)
  })
  await test.step('bans a company: its session ends', () => ban(page, request, token))
  await test.step('mails, tasks and the audit log', async () => {
    await open(page, 'Mails')
    await expect(page.getByRole('heading', { name: 'No failed mails' })).toBeVisible()
    await isFit(page)
    await open(page, 'Tasks')
    await isFit(page)
    await open(page, 'Audit log')
    await expect(page.getByText(/^The chain is intact: \d+ entries$/)).toBeVisible()
    await expect(page.getByText(operator.email).first()).toBeVisible()
    await isFit(page)
  })
  await test.step('logs out', async () => {
    // A reload keeps nothing of the session in memory.
    const fresh = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Log out' }).click()
    await fresh
    await expect(page).toHaveURL(/\/Admin\/login$/)
    await page.goto('/Admin/audit')
    await expect(page).toHaveURL(/\/Admin\/login$/)
  })
  expect(troubles).toEqual([])
})

/** Accessible, and on a small phone without sideways scrolling. */
async function isFit(page: Page): Promise<void> {
  await expectAccessible(page)
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 360, height: 740 })
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(0)
  await page.setViewportSize(size)
}

const open = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click()

/** Starts from data: signing up and buying are journeys of their own. Both buyers send the same picture. */
async function buy(request: APIRequestContext, server: TestServer, account: typeof buyer): Promise<string> {
  await request.post('/api/auth/signup', { data: account })
  const verification = linkIn(await waitForMail(server.url, account.userName, /verify/i), /\/verify\?/)
  await request.put(`/api/auth/confirm/${new URL(verification).searchParams.get('token')}`)
  const { userName, password } = account
  const login = await request.post('/api/auth/login', { data: { userName, password } })
  const { accessToken } = await login.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  await request.put('/api/users/onboarding', { headers, data: aCompanyIdentity() })
  const bought = await request.post('/api/subscriptions/buy/basic', { headers })
  const { purchaseId } = await bought.json()
  const { name, bytes, contentType } = await aScreenshot('Transfer of 279 dinars')
  const sent = await request.put(`/api/purchases/${purchaseId}/screenshot`, {
    headers,
    multipart: { screenshot: { name, mimeType: contentType ?? 'image/png', buffer: Buffer.from(bytes) } },
  })
  expect(sent.status()).toBe(200)
  return accessToken
}

async function setUp(page: Page, server: TestServer): Promise<string> {
  await page.goto(await createOperator(server, operator.email))
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await isFit(page)
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const secret = key.replaceAll(' ', '')
  await page.getByLabel('Password', { exact: true }).fill(operator.password)
  await page.getByLabel('Code').fill(codeOf(secret, 0))
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/Admin\/login$/)
  await expect(page.getByText('Your account is ready')).toBeVisible()
  return secret
}

/** The code that the app shows now, or some steps of 30 seconds later. */
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

async function logIn(page: Page, secret: string) {
  await isFit(page)
  await page.getByLabel('Email').fill(operator.email)
  await page.getByLabel('Password', { exact: true }).fill('Ten loud herons at dawn')
  await page.getByLabel('Code').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByText('Wrong email, password or code.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(operator.password)
  await page.getByLabel('Code').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/Admin$/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Another purchase has the same picture, or a very similar one')).toHaveCount(2)
  await isFit(page)
}

async function lookAtPicture(page: Page) {
  await page
    .getByRole('button', { name: /^Screenshot/ })
    .first()
    .click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0)
  await isFit(page)
  await page.keyboard.press('Escape')
}

async function ban(page: Page, request: APIRequestContext, token: string) {
  const { authorization } = { authorization: `Bearer ${token}` }
  const settings = () => request.get('/api/users/settings', { headers: { authorization } })
  await open(page, 'Companies')
  await page.getByLabel('Search companies').fill('achats@nour')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: `Ban ${buyer.name}` }).click()
  await page.getByLabel('Reason').fill('Fake job offers.')
  await isFit(page)
  expect((await settings()).status()).toBe(200)
  await page.getByRole('button', { name: 'Ban the company' }).click()
  await expect(page.getByText(/^Banned since/)).toBeVisible()
  expect((await settings()).status()).toBe(401)
  await isFit(page)
}
