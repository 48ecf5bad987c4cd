import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pipeline, residentMb } from '#testing/pipelined-requests.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

const minutes = 60_000
let server: TestServer
beforeAll(async () => {
  server = await startServer()
}, 2 * minutes)
afterAll(() => server?.stop(), minutes)

test.each([
  ['1,500 on each of 8 connections', { connections: 8, requests: 1_500 }],
  ['as many as are let wait, on each of 64', { connections: 64, requests: 64 }],
])('pipelined requests whose answers nobody reads hold no memory: %s', async (_what, attack) => {
  const document = `${server.url}/api/openapi.json`
  for (let warm = 0; warm < 5; warm++) await (await fetch(document)).text()
  const before = residentMb(server.pid())
  const sockets = await pipeline(server.url, { ...attack, path: '/api/openapi.json' })
  let peak = 0
  for (let look = 0; look < 30; look++) {
    peak = Math.max(peak, residentMb(server.pid()))
    await pause(100)
  }
  console.info(`${Math.round(peak - before)} MB`)
  // What was sent before took 1,200 MB for one such connection.
  expect(peak - before).toBeLessThan(150)
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})
