import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { aNewAccount } from '../src/testing/builders/a-company.ts'
import { codeOf, operatorPassword } from '../src/testing/builders/an-operator.ts'
import { createOperator } from '../src/testing/create-operator.ts'
import type { TestServer } from '../src/testing/start-server.ts'
import { test } from './journey.ts'
import { makeAccount } from './make-account.ts'
import { waitForMail } from './outbox.ts'
import { expectAccessible, watch } from './watch-page.ts'

const account = aNewAccount({ userName: 'achats@jasmin.example', name: 'Jasmin Studio' })
const operatorEmail = 'operator@mindhire.example'
const codeStepMs = 30_000

test('a purchase from the click to the invoice', async ({ page, context, browser, server }) => {
  test.setTimeout(180_000)
  const troubles = await watch(context)
  await makeAccount(page, server.url, account)

  await test.step('the buyer chooses a plan and confirms what it does', () => choosePlan(page))
  await test.step('pays on a phone and sends the screenshot', () => sendScreenshot(page))
  const adminContext = await browser.newContext()
  const adminTroubles = await watch(adminContext)
  const operator = await adminContext.newPage()
  await test.step('the operator comes in through the command line’s link', () => comeIn(operator, server))
  const invoice = await test.step('compares the payment and confirms it', () => confirm(operator))
  await test.step('the buyer’s page changes by itself', async () => {
    await expect(page.getByText('Confirmed: your plan is active')).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
  })
  await test.step('the invoice is listed, opens, and came by mail', () => readInvoice(page, server, invoice))
  await test.step('the plan is the one that counts', async () => {
    await page.goto('/Pricing')
    await expect(page.getByRole('button', { name: 'Buy Basic again' })).toBeVisible()
    await page.goto('/CreateJob')
    await expect(page.getByText('Basic Information').first()).toBeVisible()
  })
  expect([...troubles, ...adminTroubles]).toEqual([])
})

async function choosePlan(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByText('MOST POPULAR')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy the Basic plan?' })
  await expect(dialog.getByText('306.90 TND')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Confirm and pay' }).click()
  await expect(page.getByText('Redirecting to payment page for Basic...').first()).toBeVisible()
  await expect(page).toHaveURL(/\/Payment\/[0-9a-f-]{36}$/)
}

async function sendScreenshot(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByText('306.90 TND')).toBeVisible()
  const code = page.getByRole('img', { name: /^QR code to pay 306\.90 TND/ })
  await expect(code).toBeVisible()
  // A picture that the content policy stops is there without a size.
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
  const field = page.getByLabel('Screenshot of your transfer')
  await field.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') })
  await expect(page.getByText('Please send a PNG, JPEG or WebP picture.')).toBeVisible()
  const buffer = await page.screenshot()
  await field.setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('We check it within 24 hours', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The screenshot you sent' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function comeIn(page: Page, server: TestServer) {
  await page.goto(await createOperator(server, operatorEmail))
  const key = page.getByText('Key', { exact: true }).locator('xpath=following-sibling::dd[1]')
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
  const now = Date.now()
  await page.getByLabel('Password', { exact: true }).fill(operatorPassword)
  await page.getByLabel('Code').fill(codeOf(secret, new Date(now)))
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/Admin\/login$/)
  await page.getByLabel('Email').fill(operatorEmail)
  await page.getByLabel('Password', { exact: true }).fill(operatorPassword)
  // Each code works once.
  await page.getByLabel('Code').fill(codeOf(secret, new Date(now + codeStepMs)))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/Admin$/)
}

async function confirm(page: Page): Promise<string> {
  const purchase = page.getByRole('article', { name: account.name })
  await expect(purchase.getByText('306.90 TND')).toBeVisible()
  await purchase.getByRole('button', { name: /^Screenshot of/ }).click()
  const picture = page.getByRole('img', { name: `Screenshot of the payment by ${account.name}` })
  await expect(picture).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await purchase.getByRole('button', { name: /^Confirm / }).click()
  await page.getByRole('button', { name: 'The payment arrived' }).click()
  const dialog = page.getByRole('dialog', { name: 'Payment confirmed' })
  return (await dialog.locator('.font-mono').textContent()) ?? ''
}

async function readInvoice(page: Page, { url }: TestServer, number: string) {
  await page.getByRole('link', { name: 'See your invoices' }).click()
  const link = page.locator('#invoices').getByRole('button', { name: `Download invoice ${number}` })
  await expect(link).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  const coming = page.waitForEvent('download')
  await link.click()
  const file = await readFile(await (await coming).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  await waitForMail(url, account.userName, /Your Basic plan is active/)
}
