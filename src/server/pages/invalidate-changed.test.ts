import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answered } from '#platform/http/open-http.ts'
import { openApp } from '#server/app.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { invalidateChanged } from './invalidate-changed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('§company-page-3 public pages are invalidated once an employer has changed something, and only then', async () => {
  const { token } = await aCompany(app)
  const { id } = await aJob(app, { token })
  let invalidations = 0
  const api = await openApp({
    platform: app.platform,
    ping: async () => undefined,
    answered: (answer) =>
      invalidateChanged(answer, () => {
        invalidations += 1
      }),
  })
  const headers = { authorization: `Bearer ${token}` }
  const url = `/api/jobs/${id}`
  await api.inject({ method: 'GET', url, headers })
  await api.inject({ method: 'PUT', url, headers, payload: { title: '' } })
  await api.inject({ method: 'POST', url: `${url}/close` })
  expect(invalidations).toBe(0)
  const { statusCode } = await api.inject({ method: 'POST', url: `${url}/close`, headers })
  expect([statusCode, invalidations]).toEqual([200, 1])
  await api.close()
})

test.each([
  ['operator', 'POST', 200, 1],
  ['operator', 'GET', 200, 0],
  ['link-holder', 'PUT', 200, 0],
  ['anyone', 'POST', 202, 0],
] as const)('what %s does with %s, answered %i, invalidates them %i times', (who, method, status, times) => {
  let invalidations = 0
  const endpoint = { method, access: { who } } as Answered['endpoint']
  invalidateChanged({ endpoint, params: {}, status }, () => {
    invalidations += 1
  })
  expect(invalidations).toBe(times)
})
