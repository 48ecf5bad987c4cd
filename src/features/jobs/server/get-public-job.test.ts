import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSettingsEndpoint, updateSettingsEndpoint } from '#features/company/contract/settings.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { publicJob, readPublicJobEndpoint } from '../contract/public-job.ts'
import { getPublicJob } from './get-public-job.ts'
import { loadApplyPage } from './load-apply-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('candidates read the new name of a company that has changed it', async () => {
  const company = await aCompany(app, { account: { name: 'Atlas Textiles' } })
  const job = await aJob(app, company)
  const nameSeen = async () =>
    (await app.platform.db.forSystem((tx) => getPublicJob(tx, job.id)))?.companyName
  expect(await nameSeen()).toBe('Atlas Textiles')
  const { phone, address, city } = (await app.call(getSettingsEndpoint, { token: company.token })).body
  const body = { name: 'Atlas Linen', fullName: '', phone, address, city }
  await app.call(updateSettingsEndpoint, { token: company.token, body })
  expect(await nameSeen()).toBe('Atlas Linen')
})

test('§jobs-20 anybody reads what the contract says of a job, and nothing of who is looked for or what is asked', async () => {
  const company = await aCompany(app, { account: { name: 'Careful' } })
  const job = await aJob(app, company, {
    idealProfile: {
      skills: ['Skill-of-the-profile'],
      minExperienceYears: 10,
      seniorityLevel: 'Executive',
      educationLevel: 'PhD',
      preferredLanguages: ['Italian'],
      softSkills: ['Emotional Intelligence'],
      industryBackground: 'Transportation',
    },
  })
  const { body } = await app.call(readPublicJobEndpoint, { params: { jobId: job.id } })
  const page = await loadApplyPage(app.platform, job.id)
  expect(job.tailoredQuestions.length).toBeGreaterThan(0)
  for (const shown of [body, page]) {
    expect(Object.keys(shown).sort()).toEqual(Object.keys(publicJob.shape).sort())
    const said = JSON.stringify(shown)
    for (const secret of [
      'Skill-of',
      'Executive',
      'PhD',
      'Italian',
      'Emotional',
      'Transportation',
      ...job.tailoredQuestions,
      company.companyId,
      company.userId,
    ])
      expect(said).not.toContain(secret)
  }
})
