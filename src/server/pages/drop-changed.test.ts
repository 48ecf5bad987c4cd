import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp } from '#server/app.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { dropChanged } from './drop-changed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('the page of a job is made anew once its employer has changed something of it, and only then', async () => {
  const { token } = await aCompany(app)
  const { id } = await aJob(app, { token })
  const dropped: string[] = []
  const api = await openApp({
    platform: app.platform,
    ping: async () => undefined,
    answered: (answer) => dropChanged(answer, (loader, key) => dropped.push(`${loader} ${key}`)),
  })
  const headers = { authorization: `Bearer ${token}` }
  const url = `/api/jobs/${id}`
  await api.inject({ method: 'GET', url, headers })
  await api.inject({ method: 'PUT', url, headers, payload: { title: '' } })
  await api.inject({ method: 'POST', url: `${url}/close` })
  expect(dropped).toEqual([])
  await api.inject({ method: 'POST', url: `${url}/close`, headers })
  expect(dropped).toEqual([`apply ${id}`])
  await api.close()
})
