import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, languageOfName } from '#contract/languages.ts'
import { type ResponsePromise, responsePromises } from '#features/accounts/contract/response-promise.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { setResponsePromiseEndpoint } from '#features/company/contract/settings.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { readPublicJobEndpoint } from '#features/jobs/contract/public-job.ts'
import { aCandidate, aRegistration } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getInterviewEndpoint } from '../contract/interviews.ts'

let app: TestApp
let company: TestCompany
let jobs: Job[]
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
  jobs = []
  for (const interviewLanguage of ['English', 'Français', 'Deutsch', 'Spanish'] as const)
    jobs.push(await aJob(app, company, { interviewLanguage }))
})
afterAll(() => app.close())

const promised: Record<Language, Record<Exclude<ResponsePromise, 'none'>, string>> = {
  en: {
    hours: 'You can usually expect a response within 24 to 48 business hours.',
    days: 'You can usually expect a response within 3 business days.',
    week: 'You can usually expect a response within one week.',
  },
  fr: {
    hours: 'Vous recevrez en général une réponse sous 24 à 48 heures ouvrées.',
    days: 'Vous recevrez en général une réponse sous 3 jours ouvrés.',
    week: 'Vous recevrez en général une réponse sous une semaine.',
  },
  de: {
    hours: 'In der Regel erhalten Sie innerhalb von 24 bis 48 Geschäftsstunden eine Antwort.',
    days: 'In der Regel erhalten Sie innerhalb von 3 Werktagen eine Antwort.',
    week: 'In der Regel erhalten Sie innerhalb einer Woche eine Antwort.',
  },
  es: {
    hours: 'Normalmente recibirá una respuesta en un plazo de 24 a 48 horas laborables.',
    days: 'Normalmente recibirá una respuesta en un plazo de 3 días laborables.',
    week: 'Normalmente recibirá una respuesta en el plazo de una semana.',
  },
}
const anyPromise = /usually expect|en général une réponse|In der Regel|Normalmente recibirá/

const lastMail = (email: string) => app.mail.to(email).at(-1)?.paragraphs.at(-1) ?? ''

/** The last sentence of the mail to a candidate under review, and of the one who completed. */
async function candidateMails(job: Job): Promise<string[]> {
  const far = aRegistration(job.id, { city: 'Tataouine' })
  expect((await app.call(registerCandidateEndpoint, { body: far })).body.status).toBe('UNDER_REVIEW')
  const candidate = await aCandidate(app, job)
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  return [lastMail(far.email), lastMail(candidate.email)]
}

test.each(responsePromises)(
  '§2.2.6-3 the promise "%s" is what candidates read, in each language',
  async (responsePromise) => {
    const { token } = company
    await app.succeed(setResponsePromiseEndpoint, { token, body: { responsePromise } })
    for (const job of jobs) {
      const read = await app.succeed(readPublicJobEndpoint, { params: { jobId: job.id } })
      expect(read.responsePromise).toBe(responsePromise)
      const { linkToken } = await aCandidate(app, job)
      const state = await app.succeed(getInterviewEndpoint, { params: { token: linkToken } })
      expect(state.responsePromise).toBe(responsePromise)
      for (const said of await candidateMails(job)) {
        const language = languageOfName(job.interviewLanguage)
        if (responsePromise === 'none') expect(said).not.toMatch(anyPromise)
        else expect(said).toContain(promised[language][responsePromise])
        expect(said).toMatch(/[^.]\.$/)
      }
    }
  },
)

test('a company promises 24-48 business hours until its ADMIN, and nobody else, changes it', async () => {
  const other = await aCompany(app)
  const job = await aJob(app, other)
  const kept = async () =>
    (await app.succeed(readPublicJobEndpoint, { params: { jobId: job.id } })).responsePromise
  const set = async (token: string | undefined, responsePromise: string) =>
    (
      await app.call(setResponsePromiseEndpoint, {
        ...(token === undefined ? {} : { token }),
        body: { responsePromise } as never,
      })
    ).status
  const recruiter = await aColleague(app, other, 'RECRUITER')
  const viewer = await aColleague(app, other, 'VIEWER')
  expect(await set(recruiter.token, 'week')).toBe(403)
  expect(await set(viewer.token, 'week')).toBe(403)
  expect(await set(undefined, 'week')).toBe(401)
  expect(await set(other.token, 'soon')).toBe(400)
  expect(await set(company.token, 'week')).toBe(200)
  expect(await kept()).toBe('hours')
  expect(await set(other.token, 'days')).toBe(200)
  expect(await kept()).toBe('days')
})
