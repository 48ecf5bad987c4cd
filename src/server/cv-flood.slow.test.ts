import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCvEndpoint } from '#features/interviews/contract/interviews.ts'
import { aPdf } from '#testing/documents/a-pdf.ts'
import { aSlowPdf } from '#testing/documents/a-slow-pdf.ts'
import { aJobOver, aLinkOver, signedUpOver } from '#testing/hire-over-http.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { requestOf } from '#testing/request-of.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

const minutes = 60_000
let server: TestServer
let links: string[]
beforeAll(async () => {
  server = await startServer({ BILLING: 'off' })
  const client = persistentClient(server)
  const jobId = await aJobOver(client, await signedUpOver(client))
  links = []
  for (let count = 0; count < 6; count++) links.push((await aLinkOver(client, jobId)).token)
}, 3 * minutes)
afterAll(() => server?.stop(), minutes)

async function send(token: string, bytes: Buffer, signal?: AbortSignal) {
  const upload = { file: { name: 'cv.pdf', bytes } }
  const { url, headers, payload } = requestOf(saveCvEndpoint, { params: { token }, upload })
  const began = performance.now()
  const status = await fetch(server.url + String(url), {
    method: 'PUT',
    headers: headers as Record<string, string>,
    body: new Uint8Array(payload as Buffer),
    ...(signal ? { signal } : {}),
  }).then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.status
    },
    () => 0,
  )
  return { status, seconds: (performance.now() - began) / 1000 }
}

test('D2 one link that sends 190 slow files does not keep others from sending theirs', {
  timeout: 5 * minutes,
}, async () => {
  const [attacker = '', ...honest] = links
  const leaving = new AbortController()
  const flood = Array.from({ length: 190 }, (_, at) =>
    send(attacker, aSlowPdf(), at % 2 === 0 ? undefined : leaving.signal),
  )
  // The flood is there before the others come.
  await Promise.race(flood)
  const results = await Promise.all(honest.map((link) => send(link, aPdf())))
  leaving.abort()
  const refused = (await Promise.all(flood)).map(({ status }) => status)
  console.info({ honest: results, refused: Object.groupBy(refused, String) })
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  // Alone they wait for one slow file at most; before, it was 114 s.
  expect(Math.max(...results.map(({ seconds }) => seconds))).toBeLessThan(20)
  expect(refused.filter((status) => status === 429).length).toBeGreaterThan(60)
})
