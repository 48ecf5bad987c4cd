import { afterAll, beforeAll, expect, it } from 'vitest'
import { interviewLanguages } from '#contract/languages.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { rejectCandidateEndpoint } from '../../contract/decisions.ts'
import {
  listRejectionTextsEndpoint,
  type RejectionText,
  restoreRejectionTextEndpoint,
  setRejectionTextEndpoint,
} from '../../contract/rejection-mail.ts'

let app: TestApp
let company: TestCompany
let other: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
  other = await aCompany(app, { account: { name: 'Other House' } })
})
afterAll(() => app.close())

const list = (token = company.token) => app.succeed(listRejectionTextsEndpoint, { token })
const own: RejectionText = {
  subject: '{company}: {job}',
  text: 'Cher {firstName},\n\nmerci pour {job}.\n{company} {firstName}',
}
const set = (body: RejectionText, token = company.token) =>
  app.call(setRejectionTextEndpoint, { token, params: { language: 'fr' }, body })

it('there is a default in each language of interviews, with its placeholders', async () => {
  const { texts, sent } = await list()
  expect(sent).toBe(true)
  expect(texts.map(({ language }) => language)).toEqual([...interviewLanguages])
  for (const { subject, text, isDefault } of texts) {
    expect(isDefault).toBe(true)
    expect(subject).toMatch(/\{job\}.*\{company\}/)
    expect(text).toContain('{company}')
    expect(text.split('\n\n')).toHaveLength(4)
  }
  expect(new Set(texts.map(({ text }) => text)).size).toBe(4)
})

it('a text of one’s own is sent in its place, and can be given up again', async () => {
  const job = await aJob(app, company, { title: 'Tailor {company}' })
  const rejectionTo = async (firstName: string) => {
    const { candidateId, email } = await aCandidate(app, job, { firstName })
    await app.succeed(rejectCandidateEndpoint, { token: company.token, params: { candidateId } })
    app.clock.advance(15 * 60_000)
    await app.runTasks()
    return app.mail.to(email).at(-1)
  }
  expect((await set(own)).body).toEqual({ ...own, language: 'fr', isDefault: false })
  expect((await list()).texts.find(({ language }) => language === 'fr')).toMatchObject(own)
  // A title that looks like a placeholder is none.
  expect(await rejectionTo('{job}')).toMatchObject({
    subject: 'Atlas Textiles: Tailor {company}',
    paragraphs: ['Cher {job},', 'merci pour Tailor {company}.', 'Atlas Textiles {job}'],
  })
  const { body } = await app.call(restoreRejectionTextEndpoint, {
    token: company.token,
    params: { language: 'fr' },
  })
  expect(body.isDefault).toBe(true)
  expect((await rejectionTo('Amel'))?.paragraphs).toHaveLength(4)
})

it.each([
  [{ ...own, subject: ' ' }, 'Please write a subject.'],
  [{ ...own, subject: 'x'.repeat(151) }, 'Please use at most 150 characters.'],
  [{ ...own, text: '' }, 'Please write the text.'],
  [{ ...own, text: 'x'.repeat(4_001) }, 'Please use at most 4000 characters.'],
  [
    { ...own, text: 'Dear {firstname}' },
    '{firstname} is not a placeholder. Please use {firstName}, {job}, {company}.',
  ],
])('refuses %j', async (text, message) => {
  const { status, error } = await set(text)
  expect([status, error.message]).toEqual([400, message])
})

it('is each company’s own, and a VIEWER reads it', async () => {
  const viewer = await aColleague(app, company, 'VIEWER')
  expect((await list(viewer.token)).texts).toHaveLength(4)
  expect((await set(own, viewer.token)).error.code).toBe('NOT_ALLOWED')
  await set(own)
  expect((await list(other.token)).texts.every(({ isDefault }) => isDefault)).toBe(true)
})

it('says when the plan sends no rejection mails', async () => {
  const selling = await startApp()
  try {
    const { token } = await aCompany(selling)
    expect((await selling.succeed(listRejectionTextsEndpoint, { token })).sent).toBe(false)
  } finally {
    await selling.close()
  }
})
