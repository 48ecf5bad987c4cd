import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { openApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function ready(ping: () => Promise<void>) {
  const server = await openApp({ platform: app.platform, ping })
  const began = performance.now()
  const { statusCode, headers } = await server.inject({ method: 'GET', url: '/ready' })
  const seconds = (performance.now() - began) / 1000
  await server.close()
  return { statusCode, retryAfter: headers['retry-after'], seconds }
}

test('D13 /ready answers within two seconds while a part that it asks is frozen', async () => {
  const { statusCode, retryAfter, seconds } = await ready(() => new Promise(() => undefined))
  expect([statusCode, retryAfter]).toEqual([503, '2'])
  expect(seconds).toBeLessThan(3)
})

test('/ready is 200 when everything answers, and 503 as soon as something fails', async () => {
  expect(await ready(async () => undefined)).toMatchObject({ statusCode: 200 })
  const failed = await ready(() => Promise.reject(new Error('down')))
  expect(failed).toMatchObject({ statusCode: 503 })
  expect(failed.seconds).toBeLessThan(1)
})
