import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { get, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { saveCvEndpoint } from '#features/interviews/contract/interviews.ts'
import { aJobOver, aLinkOver, signedUpOver } from '#testing/hire-over-http.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import type { Finding, Trial } from './trial.ts'

const connections = 1_000
const tricklers = 20
/** Of slowhttptest: how many connections it opens in a second, and for how long it goes on at most. */
const [rate, longest] = [250, 120]
const openedWithin = connections / rate
const closedBar = 60
/** Files of the server that people beside the attack may open. */
const ofOthers = 16
/** So long without a held connection, and the attack is over. */
const quietMs = 15_000
const p95Bar = 500

const modes: readonly { what: string; flags: string[]; path: string }[] = [
  { what: 'slow headers', flags: ['-H', '-i', '10'], path: '/' },
  { what: 'slow body', flags: ['-B', '-i', '10', '-s', '8192', '-x', '10'], path: '/api/auth/login' },
  { what: 'ranges', flags: ['-R', '-a', '5', '-b', '3000', '-t', 'HEAD'], path: '/api/openapi.json' },
  {
    what: 'slow reading',
    flags: ['-X', '-w', '10', '-y', '20', '-n', '1', '-z', '5', '-k', '3'],
    path: '/api/openapi.json',
  },
]

/** S33: Debian's `slowhttptest` from one address, people from another. */
export const slowClients: Trial = {
  name: 'S33',
  what: `Slow clients: ${connections} connections of slowhttptest in each of four ways, and ${tricklers} CVs that trickle`,
  run: async () => {
    const server = await startServer({ BILLING: 'off', LOG_LEVEL: 'warn', DEMO: 'off', RATE_LIMITS: 'on' })
    try {
      const findings: Finding[] = []
      for (const { what, flags, path } of modes)
        findings.push(...(await beside(server, what, () => attack(server, flags, path))))
      const upload = await anUpload(server)
      findings.push(...(await beside(server, 'CVs that trickle', () => trickle(upload))))
      return findings
    } finally {
      await server.stop()
    }
  },
}

/** Others load pages while it lasts. `work` resolves with the seconds until its last connection was closed. */
async function beside(server: TestServer, what: string, work: () => Promise<number>): Promise<Finding[]> {
  let done = false
  const times: number[] = []
  let failed = 0
  const others = (async () => {
    while (!done) {
      const began = performance.now()
      if ((await loads(`${server.url}/`)) && (await loads(`${server.url}/ready`)))
        times.push(performance.now() - began)
      else failed++
      await sleep(100)
    }
  })()
  const seconds = await work()
  done = true
  await others
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY
  return [
    {
      what: `${what}: a page and an answer from the database for others, 95 of 100 (${times.length} times)`,
      found: `${p95.toFixed(0)} ms; ${failed} failed`,
      wanted: `at most ${p95Bar} ms; 0`,
      passed: failed === 0 && p95 <= p95Bar,
    },
    {
      what: `${what}: the last connection closed`,
      found: `after ${seconds.toFixed(0)} s`,
      wanted: `within ${closedBar} s`,
      passed: seconds <= closedBar,
    },
  ]
}

/** From an address of its own: connections are counted by address. */
async function loads(url: string): Promise<boolean> {
  try {
    const asked = get(url, { localAddress: '127.0.0.2', agent: false, timeout: 20_000 })
    asked.on('timeout', () => asked.destroy())
    const [reply] = await once(asked, 'response')
    reply.resume()
    await once(reply, 'end')
    return reply.statusCode === 200
  } catch {
    return false
  }
}

/**
 * The seconds until the server holds none of the connections any more. What the system's own buffers still hand to a client
 * that reads byte by byte is no connection of the server. */
async function attack(server: TestServer, flags: string[], path: string): Promise<number> {
  const openFiles = () => readdirSync(`/proc/${server.pid()}/fd`).length
  const before = openFiles()
  const began = Date.now()
  const args = [...flags, '-c', String(connections), '-r', String(rate), '-l', String(longest)]
  const child = spawn('slowhttptest', [...args, '-u', server.url + path], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let held = began
  while (child.exitCode === null && Date.now() - Math.max(held, began + openedWithin * 1000) < quietMs) {
    await sleep(500)
    if (openFiles() > before + ofOthers) held = Date.now()
  }
  if (child.exitCode === null) {
    child.kill()
    await once(child, 'exit')
  }
  return Math.max(0, (held - began) / 1000 - openedWithin)
}

async function anUpload(server: TestServer): Promise<string> {
  const client = persistentClient(server)
  const employer = await signedUpOver(client)
  const { token } = await aLinkOver(client, await aJobOver(client, employer))
  return server.url + saveCvEndpoint.path.replace(':token', token)
}

/** A byte each second. */
async function trickle(url: string): Promise<number> {
  const began = Date.now()
  const one = async () => {
    const boundary = 'x7'
    const sent = request(url, {
      method: 'PUT',
      agent: false,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': 100_000 },
    })
    const closed = new Promise<void>((resolve) => sent.once('close', resolve))
    sent.on('error', () => undefined)
    sent.on('response', (reply) => reply.resume())
    sent.write(
      `--${boundary}\r\nContent-Disposition: form-data; name="cvFile"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n`,
    )
    const dripping = setInterval(() => sent.write('%'), 1000)
    const late = setTimeout(() => sent.destroy(), longest * 1000)
    await closed
    clearInterval(dripping)
    clearTimeout(late)
  }
  await Promise.all(Array.from({ length: tricklers }, one))
  return (Date.now() - began) / 1000
}
