import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pipeline, residentMb } from '#testing/pipelined-requests.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

const minutes = 60_000
const root = join(import.meta.dirname, '../..')
let server: TestServer
let largest: string
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root })
  largest = largestAsset()
  server = await startServer()
}, 3 * minutes)
afterAll(() => server?.stop(), minutes)

function largestAsset(): string {
  const folder = join(root, 'dist/client/assets')
  const sizes = readdirSync(folder).map((name) => ({ name, size: statSync(join(folder, name)).size }))
  const [most] = sizes.filter(({ name }) => name.endsWith('.js')).sort((a, b) => b.size - a.size)
  return `/assets/${most?.name}`
}

describe.each([
  ['of the API', () => '/api/openapi.json'],
  ['of the build’s largest file', () => largest],
])('pipelined requests %s', (_of, pathOf) => {
  test.each([
    ['1,500 on each of 8 connections', { connections: 8, requests: 1_500 }],
    ['as many as are let wait, on each of 64', { connections: 64, requests: 64 }],
  ])('whose answers nobody reads hold no memory: %s', async (what, attack) => {
    const path = pathOf()
    const read = async () => {
      const reply = await fetch(server.url + path)
      return { status: reply.status, bytes: (await reply.arrayBuffer()).byteLength }
    }
    for (let warm = 0; warm < 5; warm++) expect((await read()).status).toBe(200)
    const { bytes } = await read()
    const before = residentMb(server.pid())
    const sockets = await pipeline(server.url, { ...attack, path })
    let peak = 0
    for (let look = 0; look < 30; look++) {
      peak = Math.max(peak, residentMb(server.pid()))
      await pause(100)
    }
    console.info(`${path}, ${bytes} bytes, ${what}: ${Math.round(peak - before)} MB`)
    // What was sent before took 1,200 MB for one such connection.
    expect(peak - before).toBeLessThan(150)
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
})
