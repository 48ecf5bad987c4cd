import { expect, type Page } from '@playwright/test'
import { demoAccount } from '../src/server/demo-account.ts'
import { readInstallation } from '../src/testing/read-installation.ts'
import { test } from './journey.ts'
import { linkIn, waitForMail } from './outbox.ts'
import { expectAccessible, watch } from './watch-page.ts'

const dayMs = 86_400_000

/** A day from now on as the dialog takes it: 30/11/2026. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10).split('-').toReversed().join('/')

// The others leave nobody to invite.
test.use({ installation: 'meetings' })

test('a meeting from the invitation over the candidate’s answer to the outcome', async ({
  page,
  context,
  browser,
  demoServer: server,
}) => {
  test.setTimeout(240_000)
  const troubles = await watch(context)
  await logIn(page)
  const [candidate] = await readInstallation<{ id: string; jobId: string; email: string }>(
    server.dataDir,
    `select candidates.id, job_id as "jobId", candidates.email from candidates join jobs on jobs.id = job_id
     where candidates.status = 'PENDING' and applied_at is not null and title like 'Customer%' limit 1`,
  )
  if (!candidate) throw new Error('The seed made no candidate to invite')

  await test.step('two times are proposed; mistakes are named first', async () => {
    await page.goto(`/Dashboard/${candidate.jobId}/${candidate.id}`)
    await page.getByRole('button', { name: 'Schedule Interview' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(dialog.getByText('Meeting link is required')).toBeVisible()
    await expect(dialog.getByText('Date and time are required')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Meeting link').fill('https://meet.example/support')
    await dialog.getByRole('button', { name: 'Open the calendar' }).click()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
    await dialog.getByLabel('Date', { exact: true }).fill(dayAfter(8))
    await dialog.getByLabel('Time', { exact: true }).selectOption('09:30')
    await dialog.getByRole('button', { name: 'Propose another time' }).click()
    await dialog.getByLabel('Date of proposal 2').fill(dayAfter(9))
    await dialog.getByLabel('Time of proposal 2').selectOption('14:15')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(page.getByText(/^Interview invitation sent to /)).toBeVisible()
    await expect(page.getByText('Invited', { exact: true }).first()).toBeVisible()
  })

  const mail = await waitForMail(server.url, candidate.email, /^Invitation to an interview/)
  const link = linkIn(mail, /\/Invitation\//)

  await test.step('the candidate picks one on a phone, without an account', async () => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
    troubles.push(...(await answer(await phone.newPage(), link, await watch(phone))))
    await phone.close()
  })

  // The demo company may have other meetings.
  const card = page.getByRole('listitem').filter({ hasText: 'https://meet.example/support' })

  await test.step('the employer sees it, in the list and in the week', async () => {
    await page.goto('/Interviews')
    await expect(card.getByText('Accepted', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Week', exact: true }).click()
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(page).toHaveURL(/view=week&week=/)
    await expectAccessible(page)
  })

  await test.step('when the time has passed the outcome is asked for and recorded', async () => {
    await readInstallation(
      server.dataDir,
      `update invitations set starts_at = now() where candidate_id = '${candidate.id}'`,
    )
    await page.goto('/Interviews')
    await expect(page.getByRole('heading', { name: /^What came of/ })).toBeVisible()
    await card.getByRole('button', { name: 'Record outcome' }).click()
    await page.getByRole('dialog').getByText('Hired', { exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The outcome was recorded.')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Record outcome' })).toBeHidden()
    await page.goto(`/Dashboard/${candidate.jobId}/${candidate.id}`)
    await expect(page.getByText('Hired', { exact: true }).first()).toBeVisible()
  })
  expect(troubles).toEqual([])
})

async function logIn(page: Page) {
  await page.goto('/Login')
  await page.getByLabel('Email').fill(demoAccount.userName)
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(Dashboard|Jobs)/)
}

/** Accepts the second of the proposed times; returns what went wrong on the page. */
async function answer(page: Page, link: string, troubles: string[]): Promise<string[]> {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your interview with')
  await expectAccessible(page)
  const accept = page.getByRole('button', { name: 'Accept this time' })
  await accept.click()
  await expect(page.getByText('Please choose a time.')).toBeVisible()
  await page.getByRole('radio').nth(1).check()
  await accept.click()
  await expect(page.getByText(/^You accepted\./)).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe('interview.ics')
  return troubles
}
