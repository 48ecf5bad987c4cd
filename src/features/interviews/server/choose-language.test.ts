import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getInterviewEndpoint } from '../contract/interviews.ts'
import { chooseLanguageEndpoint } from '../contract/language.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
})
afterAll(() => app.close())

test('§apply-1 a chosen language is kept for the page and the mails; the interview keeps its own', async () => {
  const candidate = await aCandidate(app, await aJob(app, await aCompany(app)))
  const params = { token: candidate.linkToken }
  const languages = async () => {
    const { interviewLanguage, interfaceLanguage } = await app.succeed(getInterviewEndpoint, { params })
    return [interviewLanguage, interfaceLanguage]
  }
  expect(await languages()).toEqual(['Français', null])
  await app.succeed(chooseLanguageEndpoint, { params, body: { language: 'ar' } })
  expect(await languages()).toEqual(['Français', 'ar'])
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  expect(app.mail.to(candidate.email).map(({ language }) => language)).toEqual(['fr', 'ar'])
  await app.succeed(chooseLanguageEndpoint, { params, body: { language: 'fr' } })
  expect(await languages()).toEqual(['Français', null])
})

test('an unknown link chooses nothing', async () => {
  const { error } = await app.call(chooseLanguageEndpoint, {
    params: { token: 'nobody' },
    body: { language: 'ar' },
  })
  expect(error.code).toBe('EXPIRED_LINK')
})
