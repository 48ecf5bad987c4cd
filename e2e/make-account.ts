import { expect, type Page } from '@playwright/test'
import type { NewAccount } from '../src/features/accounts/contract/account.ts'
import { aCompanyIdentity } from '../src/testing/builders/a-company.ts'
import { linkIn, waitForMail } from './outbox.ts'

/** Makes an account with a finished profile from data, for journeys about what comes after; leaves the page in the settings. */
export async function makeAccount(page: Page, url: string, account: NewAccount): Promise<void> {
  await page.request.post('/api/auth/signup', { data: account })
  const verification = linkIn(await waitForMail(url, account.userName, /verify/i), /\/verify\?/)
  const token = new URL(verification).searchParams.get('token') ?? ''
  await page.request.put(`/api/auth/confirm/${token}`)
  await page.goto('/Settings')
  await expect(page).toHaveURL(/\/Login$/)
  await logIn(page, account.userName, account.password)
  await expect(page).toHaveURL(/\/OnBoarding$/)
  const bearer = await page.evaluate(() => localStorage.getItem('token'))
  await page.request.put('/api/users/onboarding', {
    data: aCompanyIdentity(),
    headers: { authorization: `Bearer ${bearer}` },
  })
  await page.evaluate(() => localStorage.setItem('onBoardingStatus', 'COMPLETED'))
  await page.goto('/settings/')
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
