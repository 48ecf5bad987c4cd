import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { currentConsent } from '#features/interviews/contract/consent.ts'
import { completeInterviewEndpoint } from '#features/interviews/contract/interviews.ts'
import { readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { deriveLinks } from '#platform/links/derive-links.ts'
import { anAnswerInFrench } from '#testing/builders/an-answer-in-french.ts'
import { cvFixtures } from '#testing/documents/cv-fixtures.ts'
import { aJobOver, signedUpOver } from '#testing/hire-over-http.ts'
import { multipartBody } from '#testing/multipart-body.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import type { TestServer } from '#testing/start-server.ts'

const cvBytes = 100_000

export interface Scene {
  server: TestServer
  jobId: string
  tokens: readonly string[]
  questionCount: number
}

/** What a candidate was told at last, how long after the first try, and every status before. */
export interface Told {
  status: number
  code: string
  statuses: number[]
  /** Of a 503 or 429 that did not say when to try again. */
  unsaid: number
  milliseconds: number
}

/** Candidates with a link that they did not use yet. */
export async function aDeadline(
  server: TestServer,
  { secretKey, candidates, places }: { secretKey: string; candidates: number; places: number },
): Promise<Scene> {
  const client = persistentClient(server)
  const token = await signedUpOver(client)
  const jobId = await aJobOver(client, token)
  const { tailoredQuestions } = await client.call(readJobEndpoint, { token, params: { jobId } })
  await readInstallation(server.dataDir, `update jobs set max_candidates = ${places} where id = '${jobId}'`)
  const rows = await readInstallation<{ id: string }>(
    server.dataDir,
    `insert into candidates (company_id, job_id, number, first_name, last_name, email, phone, city, status, link_expires_at)
     select company_id, id, n, 'Amel', 'Trabelsi', 'amel-' || n || '@candidate.example', '22345678', 'Tunis', 'PENDING',
       now() + interval '14 days'
     from jobs, generate_series(1, ${candidates}) n where id = '${jobId}' returning id`,
  )
  const links = deriveLinks({ config: { secretKey, publicUrl: '' }, clock: systemClock })
  return {
    server,
    jobId,
    tokens: rows.map(({ id }) => links.token('interview', id, 1)),
    questionCount: tailoredQuestions.length,
  }
}

/** What each was told at last. */
export async function stormed(scene: Scene, atOnce: number): Promise<Told[]> {
  const told: Told[] = []
  const waiting = scene.tokens.entries()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [at, token] of waiting) told.push(await completed(scene, token, at))
    }),
  )
  return told
}

/** Tries until it is neither busy nor broken, as a page does. */
async function completed({ server, questionCount }: Scene, token: string, at: number): Promise<Told> {
  const answers = Array.from({ length: questionCount }, (_, index) => anAnswerInFrench(index))
  const { body, contentType } = multipartBody('cvFile', {
    fields: { interviewToken: token, consentVersion: currentConsent, answers: JSON.stringify(answers) },
    file: { name: 'cv.pdf', bytes: aCv(), contentType: 'application/pdf' },
  })
  const began = Date.now()
  const told: Told = { status: 0, code: '', statuses: [], unsaid: 0, milliseconds: 0 }
  for (;;) {
    const { status, retryAfter, said } = await send(server.url, { body, contentType }, addressOf(at))
    if (![0, 429, 503].includes(status)) {
      const { code = '' } = JSON.parse(said || '{}') as { code?: string }
      return { ...told, status, code, milliseconds: Date.now() - began }
    }
    told.statuses.push(status)
    if (status !== 0 && retryAfter === undefined) told.unsaid++
    await sleep(Number(retryAfter ?? 2) * 1000 * (1 + Math.random()))
  }
}

/** Each candidate has an address of this machine's loopback network. */
const addressOf = (at: number) => `127.1.${at >> 8}.${at & 255 || 1}`

const cv = readFileSync(cvFixtures.pdf)
const end = cv.subarray(cv.lastIndexOf('startxref'))

/** No two are the same; PDF takes a comment before the end of a file. */
function aCv(): Buffer {
  const filler = randomBytes((cvBytes - cv.length - end.length) / 2).toString('hex')
  return Buffer.concat([cv, Buffer.from(`\n%${filler}\n`), end])
}

interface Reply {
  status: number
  retryAfter: string | undefined
  said: string
}

/** Status 0 when the connection broke. */
async function send(
  origin: string,
  { body, contentType }: { body: Buffer; contentType: string },
  localAddress: string,
): Promise<Reply> {
  const { method, path } = completeInterviewEndpoint
  const headers = { 'content-type': contentType, 'content-length': String(body.length) }
  try {
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      request(origin + path, { method, headers, localAddress, agent: false, timeout: 120_000 })
        .on('response', resolve)
        .on('error', reject)
        .on('timeout', () => reject(new Error('timeout')))
        .end(body)
    })
    return {
      status: reply.statusCode ?? 0,
      retryAfter: reply.headers['retry-after'],
      said: await text(reply),
    }
  } catch {
    return { status: 0, retryAfter: undefined, said: '' }
  }
}
