import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { aNewAccount } from '../src/testing/builders/a-company.ts'
import { test } from './journey.ts'
import { logIn, makeAccount } from './make-account.ts'
import { linkIn, waitForMail } from './outbox.ts'
import { expectAccessible, watch } from './watch-page.ts'

const account = aNewAccount({ userName: 'direction@sirocco.example', name: 'Sirocco Labs' })
const colleague = { email: 'collegue@sirocco.example', password: 'des dattes et du miel' }

test('a company looks after its account: team, own data, and leaving', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.setTimeout(150_000)
  const troubles = await watch(context)
  await makeAccount(page, server.url, account)

  await test.step('the ADMIN reads and edits the settings', () => editSettings(page))
  await test.step('invites a colleague', async () => {
    await page.getByRole('link', { name: 'Team', exact: true }).click()
    const team = page.locator('#team')
    await team.getByLabel('Email').fill(colleague.email)
    await team.getByLabel('Role', { exact: true }).selectOption('VIEWER')
    await team.getByRole('button', { name: 'Send invitation' }).click()
    await expect(team.getByText(colleague.email).first()).toBeVisible()
  })
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const phoneTroubles = await watch(phone)
  const theirs = await phone.newPage()
  await test.step('the colleague joins on a phone, reads, and changes nothing', () =>
    join(theirs, server.url))
  await test.step('a copy of all data is made and fetched', () => exportData(page))
  await test.step('the account is to be deleted, and is kept after all', () => leaveAndStay(page, theirs))
  await test.step('the colleague is removed and is logged out at once', async () => {
    await page.reload()
    await page.getByRole('link', { name: 'Team', exact: true }).click()
    await page
      .locator('#team')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByRole('button', { name: 'Remove from the team' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('#team').getByText(colleague.email)).toHaveCount(0)
    await theirs.goto('/Dashboard')
    await expect(theirs).toHaveURL(/\/Login$/)
  })
  expect([...troubles, ...phoneTroubles]).toEqual([])
})

async function editSettings(page: Page) {
  const personal = page.locator('#personal-information')
  await expect(personal.getByText(account.adresse)).toBeVisible()
  await expectAccessible(page)
  await personal.getByRole('button', { name: 'Edit' }).click()
  await personal.getByLabel('City').fill('Sousse')
  await personal.getByLabel('Phone').fill('123')
  await personal.getByRole('button', { name: 'Save' }).click()
  await expect(personal.getByText('Phone number must contain exactly 8 digits.')).toBeVisible()
  await personal.getByLabel('Phone').fill('73222333')
  await personal.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved.').first()).toBeVisible()
  await page.reload()
  await expect(personal.getByText('Sousse')).toBeVisible()
  await expect(personal.getByText('73222333')).toBeVisible()
}

async function join(page: Page, url: string) {
  const mail = await waitForMail(url, colleague.email, /Sirocco Labs/)
  await page.goto(linkIn(mail, /\/join\?/))
  await expect(page.getByText(colleague.email)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill(colleague.password)
  await page.getByLabel('Confirm new password').fill(colleague.password)
  await page.getByRole('button', { name: 'Join the team' }).click()
  await expect(page).toHaveURL(/\/Login$/)
  await logIn(page, colleague.email, colleague.password)
  await expect(page).toHaveURL(/\/Dashboard$/)
  await page.goto('/Jobs')
  await expect(page.getByRole('heading', { name: 'Job offers' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create a job offer' })).toBeHidden()
  await page.goto('/Settings')
  await expect(page.locator('#personal-information').getByText('Sousse')).toBeVisible()
  await expect(page.locator('#personal-information').getByRole('button', { name: 'Edit' })).toBeHidden()
  await expectAccessible(page)
}

async function exportData(page: Page) {
  await page.getByRole('link', { name: 'Your data', exact: true }).click()
  const data = page.locator('#data')
  await data.getByRole('button', { name: 'Export my data' }).click()
  const link = data.getByRole('button', { name: 'Download' })
  await expect(link).toBeVisible({ timeout: 20_000 })
  const coming = page.waitForEvent('download')
  await link.click()
  const archive = await readFile(await (await coming).path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')
  expect(archive.includes('company.json')).toBe(true)
}

async function leaveAndStay(page: Page, theirs: Page) {
  await page.getByRole('button', { name: 'Delete account' }).first().click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog).toBeHidden()
  await theirs.goto('/Dashboard')
  await expect(theirs.getByText(/will be deleted|is erased/).first()).toBeVisible()
  await page.goto('/Jobs')
  await page.getByRole('link', { name: 'Keep my account' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
}
