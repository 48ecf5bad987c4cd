import { readFileSync } from 'node:fs'
import { expect, type Frame, type Page } from '@playwright/test'
import {
  logInEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
} from '../src/features/accounts/contract/account.ts'
import { registerCandidateEndpoint } from '../src/features/candidates/contract/candidates.ts'
import { finishOnboardingEndpoint } from '../src/features/company/contract/settings.ts'
import { currentConsent } from '../src/features/interviews/contract/consent.ts'
import {
  completeInterviewEndpoint,
  saveAnswerEndpoint,
  saveCvEndpoint,
  startInterviewEndpoint,
} from '../src/features/interviews/contract/interviews.ts'
import { createJobEndpoint, readJobEndpoint } from '../src/features/jobs/contract/jobs.ts'
import { aRegistration } from '../src/testing/builders/a-candidate.ts'
import { aCompanyIdentity, aNewAccount } from '../src/testing/builders/a-company.ts'
import { aNewJob } from '../src/testing/builders/a-job.ts'
import { anAnswerInFrench } from '../src/testing/builders/an-answer-in-french.ts'
import { aPdf } from '../src/testing/documents/a-pdf.ts'
import { cvFixtures } from '../src/testing/documents/cv-fixtures.ts'
import type { UploadedFile } from '../src/testing/multipart-body.ts'
import { type PersistentClient, persistentClient } from '../src/testing/persistent-client.ts'
import { startServer, type TestServer } from '../src/testing/start-server.ts'
import { test } from './journey.ts'
import { logIn } from './make-account.ts'
import { expectAccessible, watch } from './watch-page.ts'

const hostile = aPdf({
  lines: ['The CV of somebody hostile'],
  catalog:
    '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); app.launchURL\\("https://elsewhere.example"\\)) >>',
})

let server: TestServer
let client: PersistentClient
test.beforeAll(async () => {
  server = await startServer({ BILLING: 'off' })
  client = persistentClient(server)
})
test.afterAll(() => server.stop())

test('§2.2.8-1 §2.2.8-3 an employer reads an interview, and views CVs in a pane that reaches nothing', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const company = await anEmployer()
  const answered = await anApplication(company, {
    name: 'cv.pdf',
    bytes: readFileSync(cvFixtures.pdf),
  })
  const word = await anApplication(company, { name: 'cv.docx', bytes: readFileSync(cvFixtures.docx) })
  const attack = await anApplication(company, { name: 'cv.pdf', bytes: hostile })

  const context = await browser.newContext({ baseURL: server.url })
  const troubles = await watch(context)
  const page = await context.newPage()
  page.on('dialog', (dialog) => troubles.push(`A dialog opened: ${dialog.message()}`))
  await page.goto('/Login')
  await logIn(page, company.email, company.password)
  await expect(page).toHaveURL(/\/Jobs$|\/Dashboard$/)

  await test.step('the transcript is found in any spelling', async () => {
    await page.goto(`/interviewchat/${answered}`)
    await expect(page.getByRole('heading', { name: 'Candidate Interview' })).toBeVisible()
    await expect(page.getByText(anAnswerInFrench(0).slice(0, 60)).first()).toBeVisible()
    await expect(page.getByText('End of automated interview')).toBeAttached()
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('End of automated interview')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('a PDF is drawn in a frame without origin or network', async () => {
    const frame = await drawnCv(page, company.jobId, answered)
    await expectAccessible(page)
    expect(await frame.evaluate(() => window.origin)).toBe('null')
    expect(await frame.evaluate(() => fetch('/api/plans').then(String, () => 'refused'))).toBe('refused')
  })
  await test.step('what a hostile PDF asks for does not happen', () => drawnCv(page, company.jobId, attack))
  await test.step('a Word file is shown as its text', async () => {
    await page.goto(`/Dashboard/${company.jobId}/${word}`)
    await page.getByRole('button', { name: 'View CV' }).click()
    await expect(page.getByText('This is the text of a Word file.', { exact: false })).toBeVisible()
    await expect(page.getByText('Navitrans Logistique', { exact: false }).first()).toBeVisible()
    await expectAccessible(page)
  })
  // The browser says what it refused, when it comes to it.
  expect(troubles.filter((one) => !one.includes('/api/plans'))).toEqual([])
  await context.close()
})

async function drawnCv(page: Page, jobId: string, candidateId: string): Promise<Frame> {
  await page.goto(`/Dashboard/${jobId}/${candidateId}`)
  await page.getByRole('button', { name: 'View CV' }).click()
  const pane = page.getByTitle('CV', { exact: true })
  await pane.scrollIntoViewIfNeeded()
  await expect(pane.contentFrame().getByRole('img', { name: 'Page 1' })).toBeVisible()
  await expect(page.getByText('Drawing the pages…')).toHaveCount(0)
  const frame = page.frames().find((one) => one.url().endsWith('/files/cv-frame'))
  if (!frame) throw new Error('There is no frame')
  return frame
}

async function anEmployer() {
  const account = aNewAccount()
  await client.call(signUpEndpoint, { body: account })
  const { links } = await client.mailTo(account.userName, /verify/i)
  await client.call(verifyEmailEndpoint, { params: { token: tokenIn(links, /\/verify\?token=([\w-]+)/) } })
  const login = { userName: account.userName, password: account.password }
  const { accessToken: token } = await client.call(logInEndpoint, { body: login })
  await client.call(finishOnboardingEndpoint, { token, body: aCompanyIdentity() })
  const { id: jobId } = await client.call(createJobEndpoint, { token, body: aNewJob() })
  const isReady = ({ questionsState }: { questionsState: string }) => questionsState === 'ready'
  await client.until(readJobEndpoint, { token, params: { jobId } }, isReady)
  return { email: account.userName, password: account.password, token, jobId }
}

/** A completed interview; the id of its candidate. */
async function anApplication(
  { jobId }: Awaited<ReturnType<typeof anEmployer>>,
  file: UploadedFile,
): Promise<string> {
  const registration = aRegistration(jobId)
  await client.call(registerCandidateEndpoint, { body: registration })
  const { links } = await client.mailTo(registration.email, /./)
  const link = { token: tokenIn(links, /\/Interview\/([\w-]+)/) }
  const body = { consentVersion: currentConsent }
  const { questions } = await client.call(startInterviewEndpoint, { params: link, body })
  for (const index of questions.keys())
    await client.call(saveAnswerEndpoint, {
      params: { ...link, index },
      body: { text: anAnswerInFrench(index) },
    })
  await client.call(saveCvEndpoint, { params: link, upload: { file } })
  await client.call(completeInterviewEndpoint, { upload: { fields: { interviewToken: link.token } } })
  return candidateOf(link.token)
}

/** A link begins with the id of its candidate, encoded. */
function candidateOf(token: string): string {
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function tokenIn(links: readonly string[], shape: RegExp): string {
  const token = links.map((link) => shape.exec(link)?.[1]).find(Boolean)
  if (!token) throw new Error(`No link like ${shape}`)
  return token
}
