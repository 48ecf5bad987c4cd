import { expect, type Page } from '@playwright/test'
import { demoAccount } from '../src/server/demo-account.ts'
import { readInstallation } from '../src/testing/read-installation.ts'
import { test } from './journey.ts'
import { tabTo } from './keyboard.ts'
import { readOutbox, waitForMail } from './outbox.ts'
import { expectAccessible, watch } from './watch-page.ts'

// The others leave too few to decide about.
test.use({ installation: 'decisions' })

test('by keyboard alone: a rejection and its undo, another with its mail, and a shortlist', async ({
  page,
  context,
  demoServer: server,
}) => {
  test.setTimeout(240_000)
  const troubles = await watch(context)
  await page.goto('/Login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(demoAccount.userName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoAccount.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(Dashboard|Jobs)/)

  let pending: { id: string; jobId: string; email: string }[] = []
  // The last scores appear while the server runs; somebody of an English job, then somebody not shortlisted yet.
  await expect
    .poll(async () => {
      pending = await readInstallation(
        server.dataDir,
        `select candidates.id, job_id as "jobId", candidates.email from candidates join jobs on jobs.id = job_id
         where candidates.score is not null and candidates.status = 'PENDING'
           and (title like 'Customer%' or not shortlisted)
         order by title like 'Customer%' desc, shortlisted desc, score desc limit 2`,
      )
      return pending.length
    })
    .toBe(2)
  const [assessed, other] = pending
  if (!assessed || !other) throw new Error('The seed made no assessed candidates')
  const title = page.getByRole('heading', { level: 1 })

  await test.step('rejects with a reason, and undoes it', async () => {
    await page.goto(`/Dashboard/${assessed.jobId}/${assessed.id}`)
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - article:
        - link "Back to candidates"
        - heading [level=1]
        - region "Decision":
          - button "Reject"
          - button "Schedule Interview"
          - button "View CV"
        - heading "Summary" [level=2]
        - list
        - region "Interview":
          - heading "Interview" [level=2]
          - region "Interview transcript":
            - list:
              - listitem: /HR Assistant/
              - listitem: /Candidate/
        - heading "Scores and evidence" [level=2]
        - img /Scores at a glance/
        - list:
          - listitem:
            - meter "Technical skills"`)
    await reject(page)
    await tabTo(page.getByRole('button', { name: /^Undo until/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('The rejection was undone. No email was sent.')).toBeVisible()
    await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  })

  await test.step('rejects again; the mail goes out when the time to undo has passed', async () => {
    await reject(page)
    await expectAccessible(page)
    expect(await rejectionsTo(server.url, assessed.email)).toHaveLength(0)
    await readInstallation(
      server.dataDir,
      'update candidates set undo_until = now() where undo_until is not null',
    )
    await readInstallation(
      server.dataDir,
      `update pgboss.job set start_after = now() where name like '%send-rejection%' and state < 'active'`,
    )
    await waitForMail(server.url, assessed.email, /Your application/)
    expect(await rejectionsTo(server.url, assessed.email)).toHaveLength(1)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
    await expect(page.getByText('Email sent: rejection')).toBeVisible()
  })

  await test.step('shortlists another', async () => {
    await page.goto(`/Dashboard/${other.jobId}/${other.id}`)
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
    await expect(title).toBeFocused()
    await page.keyboard.press('s')
    await expect(page.getByRole('button', { name: 'Remove from shortlist' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Shortlisted', { exact: true }).first()).toBeVisible()
  })

  await test.step('a quote leads to its answer and back, J to the next one and Esc to the list', async () => {
    await tabTo(page.getByRole('button', { name: /^From answer/ }))
    await page.keyboard.press('Enter')
    await expect(page.locator('mark [role=button]:focus')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('button[data-quote]:focus')).toBeVisible()
    const address = page.url()
    await page.keyboard.press(
      (await page.getByRole('link', { name: 'Next candidate' }).count()) > 0 ? 'j' : 'k',
    )
    await expect(page).not.toHaveURL(address)
    await expect(title).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/Dashboard\?/)
  })
  expect(troubles).toEqual([])
})

async function reject(page: Page) {
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await tabTo(dialog.getByLabel(/Comment/))
  await page.keyboard.type('Somebody with more experience')
  await tabTo(dialog.getByRole('button', { name: 'Reject' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/ was successfully rejected\.$/)).toBeVisible()
  await expect(page.getByText('Rejected', { exact: true }).first()).toBeVisible()
}

const rejectionsTo = async (url: string, email: string) =>
  (await readOutbox(url, email)).filter(({ subject }) => /Your application/.test(subject))
