import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { boundConnections, boundRequestsInFlight } from './bound-sockets.ts'

let app: FastifyInstance
afterEach(() => {
  vi.useRealTimers()
  return app.close()
})

interface Held {
  begun: string[]
  open: PromiseWithResolvers<void>
  port: number
}

/** Its answers wait until they are let go. */
async function holding(): Promise<Held> {
  app = Fastify({ forceCloseConnections: true })
  boundRequestsInFlight(app)
  boundConnections(app, { TRUST_PROXY: undefined, RATE_LIMITS: 'on' })
  const begun: string[] = []
  const open = Promise.withResolvers<void>()
  app.get('/held/:name', async ({ params }) => {
    const { name } = params as { name: string }
    begun.push(name)
    await open.promise
    return `<${name}>`
  })
  app.get('/ping', async () => 'pong')
  app.get('/large', async () => Buffer.alloc(64_000_000))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { begun, open, port: (app.server.address() as AddressInfo).port }
}

async function send(port: number, count: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  const names = Array.from({ length: count }, (_, at) => String(at))
  socket.write(names.map((name) => `GET /held/${name} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
  return socket
}

test('of one socket eight requests are worked on, the next in their turn, all answered in order', async () => {
  const { begun, open, port } = await holding()
  const socket = await send(port, 40)
  await expect.poll(() => begun.length).toBe(8)
  expect(await (await fetch(`http://127.0.0.1:${port}/ping`)).text()).toBe('pong')
  expect(begun.length).toBe(8)
  let answered = ''
  socket.on('data', (bytes) => {
    answered += bytes
  })
  open.resolve()
  await expect.poll(() => answered.match(/<\d+>/g)).toEqual(Array.from({ length: 40 }, (_, at) => `<${at}>`))
  socket.destroy()
})

test('a socket that pipelines hundreds is ended, and none of those that wait is begun', async () => {
  const { begun, open, port } = await holding()
  const socket = await send(port, 1_500)
  socket.resume()
  await once(socket, 'close')
  open.resolve()
  expect(await (await fetch(`http://127.0.0.1:${port}/ping`)).text()).toBe('pong')
  expect(begun.length).toBe(8)
})

test('a client that goes away takes those along that still wait: none is begun for nobody', async () => {
  const { begun, open, port } = await holding()
  const socket = await send(port, 40)
  await expect.poll(() => begun.length).toBe(8)
  socket.destroy()
  await once(socket, 'close')
  open.resolve()
  for (let turn = 0; turn < 3; turn++) await (await fetch(`http://127.0.0.1:${port}/ping`)).text()
  expect(begun.length).toBe(8)
})

test('one address holds 512 connections; a place that is given up is free', async () => {
  const { port } = await holding()
  const all = Array.from({ length: 512 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
  await Promise.all(all.map((socket) => once(socket, 'connect')))
  await expect(fetch(`http://127.0.0.1:${port}/ping`)).rejects.toThrow()
  all.pop()?.destroy()
  const again = () =>
    fetch(`http://127.0.0.1:${port}/ping`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(again).toBe(200)
  for (const socket of all) socket.destroy()
})

/** A client whose answer of 64 MB the server has begun to send, and which takes nothing of it. */
async function unread(port: number): Promise<Socket> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const accepted = once(app.server, 'connection') as Promise<[Socket]>
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.pause()
  await once(socket, 'connect')
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const [near] = await accepted
  await expect.poll(() => near.writableNeedDrain).toBe(true)
  return socket
}

test('an answer of which nothing is taken for thirty seconds ends its socket', async () => {
  const { port } = await holding()
  const socket = await unread(port)
  const count = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, open) => resolve(open)))
  // What the system takes before it is full counts as taken, once.
  vi.advanceTimersByTime(30_000)
  await fetch(`http://127.0.0.1:${port}/ping`, { headers: { connection: 'close' } })
  expect(await count()).toBe(1)
  vi.advanceTimersByTime(10_000)
  await expect.poll(count).toBe(0)
  socket.destroy()
})

test('a reader that keeps taking a little gets its whole answer, and a slow answer is waited for', async () => {
  const { open, port } = await holding()
  const socket = await unread(port)
  let read = 0
  socket.on('data', ({ length }) => {
    read += length
    if (read % 10_000_000 < length) socket.pause()
  })
  for (let pause = 0; pause < 6; pause++) {
    const before = read
    socket.resume()
    await expect.poll(() => socket.isPaused() && read > before).toBe(true)
    vi.advanceTimersByTime(20_000)
  }
  socket.resume()
  await once(socket, 'end')
  expect(read).toBeGreaterThan(64_000_000)

  const patient = fetch(`http://127.0.0.1:${port}/held/slow`)
  await (await fetch(`http://127.0.0.1:${port}/ping`)).text()
  vi.advanceTimersByTime(120_000)
  open.resolve()
  expect(await (await patient).text()).toBe('<slow>')
})
