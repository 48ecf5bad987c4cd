import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { openZipArchive } from '../src/platform/documents/zip-archive.ts'
import { demoAccount } from '../src/server/demo-account.ts'
import { readInstallation } from '../src/testing/read-installation.ts'
import { test } from './journey.ts'
import { logIn } from './make-account.ts'
import { linkIn, waitForMail } from './outbox.ts'
import { expectAccessible, watch } from './watch-page.ts'

interface Assessed {
  id: string
  jobId: string
  email: string
  name: string
}

test.use({ installation: 'demo' })

test('from an assessment to a report, an accepted invitation and a hire, with the evidence of all of it', async ({
  page,
  context,
  browser,
  demoServer: server,
}) => {
  test.setTimeout(240_000)
  const troubles = await watch(context)
  await page.goto('/Login')
  await logIn(page, demoAccount.userName, demoAccount.password)
  await expect(page).toHaveURL(/\/(Dashboard|Jobs)/)
  const candidate = await test.step('somebody is assessed', () => assessedOf(server.dataDir))
  await page.goto(`/Dashboard/${candidate.jobId}/${candidate.id}`)
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()

  await test.step('their report is made, and opened', () => openReport(page, candidate))
  await test.step('they are invited, with two times to choose from', () => invite(page, candidate))
  const mail = await waitForMail(server.url, candidate.email, /^Invitation to an interview/)
  await test.step('they accept one by their link, on a phone', () =>
    accept(browser, linkIn(mail, /\/Invitation\//)))
  await test.step('the meeting is over; they are hired', async () => {
    await readInstallation(
      server.dataDir,
      `update invitations set starts_at = now() where candidate_id = '${candidate.id}'`,
    )
    await hire(page, candidate)
  })
  await test.step('the evidence of it is whole, and says so without the installation', () =>
    verifyEvidence(page, candidate))
  expect(troubles).toEqual([])
})

async function assessedOf(dataDir: string): Promise<Assessed> {
  let found: Assessed[] = []
  // The last scores appear while the server runs.
  await expect
    .poll(async () => {
      found = await readInstallation<{ [Key in keyof Assessed]: string }>(
        dataDir,
        `select candidates.id, job_id as "jobId", candidates.email, first_name || ' ' || last_name as name
         from candidates join jobs on jobs.id = job_id
         where candidates.score is not null and candidates.status = 'PENDING'
           and report_status is null and title like 'Customer%'
         order by score desc limit 1`,
      )
      return found.length
    })
    .toBe(1)
  const [candidate] = found
  if (!candidate) throw new Error('The seed made no assessed candidates')
  return candidate
}

async function openReport(page: Page, { name }: Assessed) {
  await page.getByRole('button', { name: 'Generate Report' }).click()
  await expect(page.getByText(`Report generated successfully for ${name}.`)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'View Report' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: `Report on ${name}` })).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await readFile(await (await downloading).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await page.keyboard.press('Escape')
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB')

async function invite(page: Page, { name }: Assessed) {
  await page.getByRole('button', { name: 'Schedule Interview' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Meeting link').fill('https://meet.example/atlas')
  await dialog.getByLabel('Date', { exact: true }).fill(dayAfter(9))
  await dialog.getByLabel('Time', { exact: true }).selectOption('09:30')
  await dialog.getByRole('button', { name: 'Propose another time' }).click()
  await dialog.getByLabel('Date of proposal 2').fill(dayAfter(10))
  await dialog.getByLabel('Time of proposal 2').selectOption('14:15')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(page.getByText(`Interview invitation sent to ${name}.`)).toBeVisible()
  await expect(page.getByText('Invited', { exact: true }).first()).toBeVisible()
}

async function accept(browser: Browser, link: string) {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const troubles = await watch(phone)
  const page = await phone.newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Accept this time' }).click()
  await expect(page.getByText(/^You accepted\./)).toBeVisible()
  await expectAccessible(page)
  await phone.close()
  expect(troubles).toEqual([])
}

async function hire(page: Page, { id, jobId, name }: Assessed) {
  await page.goto('/Interviews')
  await expect(page.getByText('The time has passed. Please record the outcome')).toBeVisible()
  const waiting = page.getByRole('listitem').filter({ hasText: name })
  await waiting.getByRole('button', { name: 'Record outcome' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: `What came of the meeting with ${name}?` })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Hired' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The outcome was recorded.')).toBeVisible()
  await page.goto(`/Dashboard/${jobId}/${id}`)
  await expect(page.getByText('Hired', { exact: true }).first()).toBeVisible()
}

async function verifyEvidence(page: Page, { id }: Assessed) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download evidence bundle' }).click()
  const path = await (await downloading).path()
  const verify = ['scripts/verify-bundle.ts', path]
  const { status, stdout, stderr } = spawnSync(process.execPath, verify, { encoding: 'utf8' })
  expect(status, stderr + stdout).toBe(0)
  expect(stdout).toContain(id)
  const { read } = openZipArchive(await readFile(path))
  const text = read('audit.json')?.toString() ?? ''
  for (const action of ['report.requested', 'invitation.sent', 'candidate.outcome-recorded', 'evidence.made'])
    expect(text).toContain(`"${action}"`)
}
