import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { linkIn, waitForMail } from './outbox.ts'
import { expectAccessible, watch } from './watch-page.ts'

const account = { email: 'owner@cedre.example', password: 'a long and good one' }
const next = { email: 'new@cedre.example', password: 'a longer and better one' }

test('an account changes its password and its address, and logs out its other devices', async ({
  page,
  browser,
  server,
  context,
}) => {
  test.setTimeout(180_000)
  const troubles = await watch(context)
  await test.step('signs up and verifies', () => signUp(page, server.url))

  await test.step('comes to the page it wanted after logging in', async () => {
    await page.goto('/settings?from=mail#sessions')
    await expect(page).toHaveURL(/\/Login$/)
    await logIn(page, account)
    await expect(page).toHaveURL(/\/OnBoarding$/)
    await finishProfile(page)
    await page.goto('/Settings#sessions')
    await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible()
  })

  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await test.step('logs in elsewhere, and logs that device out from here', async () => {
    await elsewhere.goto(`${server.url}/Jobs?q=a#b`)
    await logIn(elsewhere, account)
    await expect(elsewhere).toHaveURL(/\/Jobs\?q=a#b$/)
    await page.reload()
    await page.getByRole('button', { name: 'Log out all other devices' }).click()
    await expect(page.getByText('All other devices are logged out.')).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/Login$/)
    await expect(elsewhere.getByText('Your session has ended. Please log in again.')).toBeVisible()
  })

  await test.step('changes the password', async () => {
    await page.getByLabel('Current password').fill(account.password)
    await page.getByLabel('New password', { exact: true }).fill(next.password)
    await page.getByLabel('Confirm new password').fill(next.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('You are logged out on every other device.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('moves to another address, and logs in with it', async () => {
    await page.getByLabel('New email').fill(next.email)
    await page.getByLabel('Your password').fill(next.password)
    await page.getByRole('button', { name: 'Send confirmation link' }).click()
    await expect(page.getByText(`${next.email} is not confirmed yet`)).toBeVisible()
    await expectAccessible(page)
    const mail = await waitForMail(server.url, next.email, /./)
    await page.goto(linkIn(mail, /\/verify\?change=/))
    await expect(page.getByText('Your new email is confirmed.')).toBeVisible()
    await expectAccessible(page)
    await expect(page).toHaveURL(/\/Login$/)
    await logIn(page, next)
    await expect(page).toHaveURL(/\/Settings$/)
  })
  await other.close()
  expect(troubles).toEqual([])
})

async function signUp(page: Page, url: string) {
  await page.goto('/signup')
  const fields = {
    'Company Name': 'Cedre',
    Email: account.email,
    Phone: '71234567',
    Address: 'Rue de Marseille',
    City: 'Tunis',
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/Login$/)
  const mail = await waitForMail(url, account.email, /verify/i)
  await page.goto(linkIn(mail, /\/verify\?/))
  await expect(page.getByText('Your email is verified.')).toBeVisible()
}

async function logIn(page: Page, { email, password }: typeof account) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The wizard has a journey of its own; here its call does. */
async function finishProfile(page: Page) {
  await page.evaluate(async () => {
    await fetch('/api/users/onboarding', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        companyDescription: 'We plant trees and look after them. '.repeat(20),
        industry: 'Energy',
        companySize: 10,
        companyValues: ['Integrity'],
      }),
    })
    localStorage.setItem('onBoardingStatus', 'COMPLETED')
  })
}
