import { expect, type Page } from '@playwright/test'
import { cvFixtures } from '../src/testing/documents/cv-fixtures.ts'
import { readInstallation } from '../src/testing/read-installation.ts'
import { test } from './journey.ts'
import { tabTo } from './keyboard.ts'
import { linkIn, waitForMail } from './outbox.ts'
import { watch } from './watch-page.ts'

test.use({ installation: 'demo' })

const answer =
  'In 2023 I answered forty customers a day in Tunis, and I agreed with the warehouse on one list, so that parcels left the same day and complaints fell by half.'

test('by keyboard and screen reader: a candidate applies, answers, sends a CV', async ({
  page,
  context,
  demoServer: server,
}) => {
  test.setTimeout(240_000)
  const [job] = await readInstallation<{ id: string }>(
    server.dataDir,
    `select id from jobs where interview_language = 'en' and title = 'Customer Support Specialist'`,
  )
  const troubles = await watch(context)
  await page.goto(`/Apply/${job?.id}`)
  const link = await test.step('applies', () => apply(page, server.url))
  await page.goto(link)
  await test.step('answers every question', () => answerAll(page))
  await test.step('sends a CV', () => sendCv(page))
  expect(troubles).toEqual([])
})

async function apply(page: Page, url: string): Promise<string> {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Customer Support Specialist" [level=1]
    - region "Interview Registration":
      - heading "Interview Registration" [level=2]
      - textbox "First name"
      - textbox "Last name"
      - textbox "Email address"
      - paragraph: 8 digits, or an international number beginning with +
      - textbox "Phone number"
      - textbox "City"
      - button "Register for the interview"`)
  await tabTo(page.getByRole('button', { name: 'Register for the interview' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/./)
  for (const [label, text] of [
    ['First name', 'Leila'],
    ['Last name', 'Trabelsi'],
    ['Email', 'leila@mail.example'],
    ['Phone', '22 999 888'],
    ['City', 'Tunis'],
  ] as const) {
    await tabTo(page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email', level: 1 })).toBeFocused()
  return linkIn(await waitForMail(url, 'leila@mail.example', /interview/i), /\/Interview\//)
}

async function answerAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Leila')
  await tabTo(page.getByRole('button', { name: 'I agree, start the interview' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Customer Support Specialist · Dar Numérique" [level=1]
    - progressbar "Question 1 of 8"
    - region "Conversation":
      - list:
        - listitem: /Welcome, Leila!/
        - listitem: /Interviewer/
    - status
    - textbox "Your answer"`)
  const box = page.getByRole('textbox', { name: 'Your answer' })
  for (let asked = 1; asked <= 8; asked++) {
    await expect(page.getByRole('progressbar', { name: `Question ${asked} of 8` })).toBeVisible()
    await tabTo(box)
    await page.keyboard.type(answer)
    // Until then the interviewer is still writing, and Enter waits.
    await expect(page.getByRole('button', { name: 'Send the answer' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Edit your answer to question ${asked}` })).toBeVisible()
  }
}

async function sendCv(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - progressbar "All questions answered"
    - region "Conversation":
      - button "Your CV"
      - paragraph: Choose a file or drop it here
      - button "Send my CV later"
      - button "Read my answers once more"`)
  // Where the last answer left the focus, so that nobody has to look for it.
  await expect(page.locator('input[type=file]')).toBeFocused()
  // A key that comes while the page is still moving to the step opens nothing: people press it again.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5_000 })
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(cvFixtures.pdf)
  }).toPass()
  await expect(page.getByText('Your CV has arrived.').first()).toBeVisible()
  await tabTo(page.getByRole('button', { name: 'Submit my application' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you, Leila!', level: 1 })).toBeFocused()
}
