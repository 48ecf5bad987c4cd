// `npm run corpus -- FOLDER`: sends every file of a folder as a CV to a server of its own, and tells what came of it.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { saveCvEndpoint } from '../src/features/interviews/contract/interviews.ts'
import { aJobOver, aLinkOver, signedUpOver } from '../src/testing/hire-over-http.ts'
import { persistentClient } from '../src/testing/persistent-client.ts'
import { requestOf } from '../src/testing/request-of.ts'
import { startServer } from '../src/testing/start-server.ts'
import { type Watched, watchServer } from './corpus/watch-server.ts'

/** Links that send side by side. */
const senders = 3
const maxBytes = 3_670_016

interface Sent {
  file: string
  /** The code of the refusal, or `taken`. */
  verdict: string
  status: number
  milliseconds: number
}

async function send(url: string, token: string, file: string): Promise<Sent> {
  const upload = { file: { name: basename(file), bytes: readFileSync(file) } }
  const { url: path, headers, payload } = requestOf(saveCvEndpoint, { params: { token }, upload })
  const began = performance.now()
  const reply = await fetch(url + String(path), {
    method: 'PUT',
    headers: headers as Record<string, string>,
    body: new Uint8Array(payload as Buffer),
  })
  const body = (await reply.json()) as { code?: string }
  const milliseconds = Math.round(performance.now() - began)
  return { file, verdict: reply.ok ? 'taken' : (body.code ?? 'none'), status: reply.status, milliseconds }
}

async function sendAll(files: readonly string[]): Promise<{ sent: Sent[]; watched: Watched }> {
  const server = await startServer({ BILLING: 'off', LOG_LEVEL: 'warn' })
  try {
    const client = persistentClient(server)
    const jobId = await aJobOver(client, await signedUpOver(client))
    const links = await Promise.all(Array.from({ length: senders }, () => aLinkOver(client, jobId)))
    const watch = watchServer(server.url, server.pid)
    const sent: Sent[] = []
    const waiting = files.values()
    const sender = async (token: string) => {
      for (const file of waiting) sent.push(await send(server.url, token, file))
    }
    await Promise.all(links.map(({ token }) => sender(token)))
    return { sent, watched: await watch.stop() }
  } finally {
    await server.stop()
  }
}

const percentile = (values: readonly number[], share: number) => {
  const sorted = [...values].sort((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

function report(sent: readonly Sent[], { health, serverMb, withReadersMb }: Watched): boolean {
  const times = sent.map(({ milliseconds }) => milliseconds)
  for (const [verdict, of] of Object.entries(Object.groupBy(sent, (one) => one.verdict)))
    console.log(`  ${String(of?.length ?? 0).padStart(6)}  ${verdict}`)
  const slowest = sent.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 3)
  for (const { file, milliseconds } of slowest) console.log(`  slow: ${milliseconds} ms  ${file}`)
  const rows: [string, number, number, string][] = [
    ['answers 5xx', sent.filter(({ status }) => status >= 500).length, 0, ''],
    ['slowest verdict', Math.max(...times), 10_000, ' ms'],
    ['health, 99 of 100', percentile(health, 0.99), 250, ' ms'],
    ['memory with readers', Math.round(withReadersMb), 400, ' MB'],
  ]
  console.log(
    `  verdicts: half within ${percentile(times, 0.5)} ms, 95 of 100 within ${percentile(times, 0.95)} ms`,
  )
  console.log(`  memory of the server alone: ${Math.round(serverMb)} MB`)
  for (const [what, found, bar, unit] of rows)
    console.log(`  ${found <= bar ? 'PASS' : 'FAIL'}  ${what}: ${found}${unit} (at most ${bar}${unit})`)
  return rows.every(([, found, bar]) => found <= bar)
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('npm run corpus -- FOLDER')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() && statSync(path).size <= maxBytes)
console.log(`${files.length} files of ${folder}`)
const { sent, watched } = await sendAll(files)
const passed = report(sent, watched)
mkdirSync('.cache', { recursive: true })
writeFileSync('.cache/corpus.json', JSON.stringify(sent, null, 1))
console.log(`${passed ? 'PASS' : 'FAIL'}; each file: .cache/corpus.json`)
process.exit(passed ? 0 : 1)
