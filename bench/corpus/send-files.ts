import { saveCvEndpoint } from '../../src/features/interviews/contract/interviews.ts'
import { aJobOver, aLinkOver, signedUpOver } from '../../src/testing/hire-over-http.ts'
import { persistentClient } from '../../src/testing/persistent-client.ts'
import { requestOf } from '../../src/testing/request-of.ts'
import { startServer } from '../../src/testing/start-server.ts'
import type { Finding } from '../trust/trial.ts'
import type { CvFile } from './made-files.ts'
import { type Watched, watchServer } from './watch-server.ts'

/** Links that send side by side. */
const senders = 3

export interface Sent {
  name: string
  /** The code of the refusal, or `taken`. */
  verdict: string
  status: number
  milliseconds: number
}

/** Sends every file as a CV to a server of its own. */
export async function sendFiles(files: Iterable<CvFile>): Promise<{ sent: Sent[]; watched: Watched }> {
  const server = await startServer({ BILLING: 'off', LOG_LEVEL: 'warn' })
  try {
    const client = persistentClient(server)
    const jobId = await aJobOver(client, await signedUpOver(client))
    const links = await Promise.all(Array.from({ length: senders }, () => aLinkOver(client, jobId)))
    const watch = watchServer(server.url, server.pid)
    const sent: Sent[] = []
    const waiting = files[Symbol.iterator]()
    const sender = async (token: string) => {
      for (let next = waiting.next(); !next.done; next = waiting.next())
        sent.push(await send(server.url, token, next.value))
    }
    await Promise.all(links.map(({ token }) => sender(token)))
    return { sent, watched: await watch.stop() }
  } finally {
    await server.stop()
  }
}

async function send(url: string, token: string, file: CvFile): Promise<Sent> {
  const { url: path, headers, payload } = requestOf(saveCvEndpoint, { params: { token }, upload: { file } })
  const began = performance.now()
  const reply = await fetch(url + String(path), {
    method: 'PUT',
    headers: headers as Record<string, string>,
    body: new Uint8Array(payload as Buffer),
  })
  const body = (await reply.json()) as { code?: string }
  const milliseconds = Math.round(performance.now() - began)
  return {
    name: file.name,
    verdict: reply.ok ? 'taken' : (body.code ?? 'none'),
    status: reply.status,
    milliseconds,
  }
}

const percentile = (values: readonly number[], share: number) => {
  const sorted = [...values].sort((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** What must hold of any files. */
export function findingsOf(sent: readonly Sent[], { health, serverMb, withReadersMb }: Watched): Finding[] {
  const times = sent.map(({ milliseconds }) => milliseconds)
  const verdicts = Object.entries(Object.groupBy(sent, ({ verdict }) => verdict))
  const bounded: [string, number, number, string][] = [
    ['slowest verdict', Math.max(...times), 10_000, ' ms'],
    ['health, 99 of 100', percentile(health, 0.99), 250, ' ms'],
    [
      `memory with readers (the server alone ${Math.round(serverMb)} MB)`,
      Math.round(withReadersMb),
      400,
      ' MB',
    ],
  ]
  return [
    {
      what: `answers 5xx of ${sent.length}`,
      found: `${sent.filter(({ status }) => status >= 500).length}; ${verdicts.map(([verdict, of]) => `${of?.length} ${verdict}`).join(', ')}`,
      wanted: '0',
      passed: sent.every(({ status }) => status < 500),
    },
    ...bounded.map(([what, found, bar, unit]) => ({
      what,
      found: `${found}${unit}`,
      wanted: `at most ${bar}${unit}`,
      passed: found <= bar,
    })),
  ]
}
