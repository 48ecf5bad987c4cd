import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { EndpointShape } from '#contract/endpoint.ts'
import { logOutEndpoint } from '#features/accounts/contract/account.ts'
import { logOutOperatorEndpoint } from '#features/admin/contract/operators.ts'
import { routes } from '#server/features.ts'
import { aJobOver, aLinkOver, anOperatorOver, signedUpOver } from '#testing/hire-over-http.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import type { Finding, Trial } from './trial.ts'

/** One at a time on two processors: the scanner needs as much of them as the server. */
const atOnce = 2
const maxSecondsEach = 180
const wapitiSeconds = 240

/** S21: other people's scanners (Debian's `sqlmap` and `wapiti`) against every parameter of every endpoint, signed in. */
export const injectionScan: Trial = {
  name: 'S21',
  what: 'SQL, commands and paths: sqlmap at level 3 and risk 2 on each parameter, wapiti on the site',
  run: async () => {
    const missing = ['sqlmap', 'wapiti'].filter((name) => spawnSync(name, ['--version']).error)
    if (missing.length > 0) throw new Error(`Install ${missing.join(' and ')} first.`)
    const settings = { BILLING: 'off', LOG_LEVEL: 'warn' }
    const server = await startServer(settings)
    const folder = mkdtempSync(join(tmpdir(), 'mindhire-scan-'))
    try {
      const scene = await aScene(server, settings)
      const before = await statusesOf(server)
      const scanned = await inLine(requestsOf(scene), (one) => scanOne(one, folder))
      const crawled = await crawl(scene, folder)
      return findingsOf(scanned, crawled, { before, after: await statusesOf(server) })
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

interface Scene {
  url: string
  tokens: Record<string, string>
  /** Things that exist, by the names of path parameters. */
  own: Record<string, string>
}

async function aScene(server: TestServer, settings: Record<string, string>): Promise<Scene> {
  const client = persistentClient(server)
  const employer = await signedUpOver(client)
  const jobId = await aJobOver(client, employer)
  const link = await aLinkOver(client, jobId)
  const [candidate] = await readInstallation<{ id: string; company_id: string }>(
    server.dataDir,
    'select id, company_id from candidates',
  )
  return {
    url: server.url,
    tokens: { employer, operator: await anOperatorOver(server, settings) },
    own: {
      jobId,
      candidateId: candidate?.id ?? '',
      companyId: candidate?.company_id ?? '',
      token: link.token,
      email: link.email,
      kind: 'rejected',
      language: 'fr',
      index: '0',
      planId: 'basic',
    },
  }
}

interface ScanRequest {
  name: string
  /** As it goes over the wire, with a star at each place to attack. */
  text: string
  places: number
}

/** Of every endpoint but those that end the session and uploads; what is deleted is nothing of ours. */
function requestsOf({ url, tokens, own }: Scene): ScanRequest[] {
  const left: readonly EndpointShape[] = [logOutEndpoint, logOutOperatorEndpoint]
  return routes
    .map(({ endpoint }): EndpointShape => endpoint)
    .filter((endpoint) => !left.includes(endpoint) && !endpoint.upload)
    .map((endpoint) => {
      const { method, path, query, body, access } = endpoint
      const known = method === 'DELETE' ? {} : own
      const address = path.replace(
        /:(\w+)/g,
        (_, name: string) => `${known[name as never] ?? crypto.randomUUID()}*`,
      )
      const search = query ? `?${new URLSearchParams(flat(exampleOf(query)))}`.replaceAll('%2A', '*') : ''
      const payload = body ? JSON.stringify(exampleOf(body)) : ''
      const bearer = tokens[access.who]
      const text = [
        `${method} ${address}${search} HTTP/1.1`,
        `Host: ${new URL(url).host}`,
        ...(bearer ? [`Authorization: Bearer ${bearer}`] : []),
        ...(body ? ['Content-Type: application/json'] : []),
        '',
        payload,
      ].join('\r\n')
      return { name: `${method} ${path}`, text, places: text.split('*').length - 1 }
    })
    .filter(({ places }) => places > 0)
}

const flat = (value: unknown) =>
  Object.entries(value as object).map(([key, one]) => [
    key,
    typeof one === 'string' ? one : `${JSON.stringify(one)}*`,
  ])

type Json = z.core.JSONSchema.JSONSchema
const exampleOf = (schema: z.ZodMiniType) =>
  example(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

/** A value with every field, a star at the end of each text. */
function example(schema: Json): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return example(choice as Json)
  if (schema.enum) return `${schema.enum[0]}*`
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, one]) => [key, example(one as Json)]),
    )
  if (schema.type === 'array') return [example((schema.items ?? {}) as Json)]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(Number(schema.minimum ?? 1), 1)
  if (schema.type === 'boolean') return true
  return 'const' in schema ? schema.const : 'a text*'
}

async function inLine<T, R>(all: readonly T[], work: (one: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = all.entries()
  const worker = async () => {
    for (const [at, one] of waiting) results[at] = await work(one, at)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

interface Scanned extends ScanRequest {
  ended: boolean
  injectable: boolean
}

async function scanOne(one: ScanRequest, folder: string): Promise<Scanned> {
  const file = join(folder, `${crypto.randomUUID()}.txt`)
  writeFileSync(file, one.text)
  const { code, output } = await run('sqlmap', [
    ...[
      '-r',
      file,
      '--batch',
      '--ignore-stdin',
      '--level',
      '3',
      '--risk',
      '2',
      '--dbms',
      'postgresql',
      '--ignore-code',
      '*',
    ],
    ...[
      '--threads',
      '4',
      '--retries',
      '0',
      '--timeout',
      '10',
      '--output-dir',
      join(folder, crypto.randomUUID()),
    ],
  ])
  const ended = code === 0 && /do not appear to be injectable|is vulnerable|injection point/.test(output)
  const injectable = /is vulnerable|following injection point/.test(output)
  if (injectable || !ended) console.log(`  ${one.name}\n${output.split('\n').slice(-12).join('\n')}`)
  return { ...one, ended, injectable }
}

function run(command: string, args: readonly string[], seconds = maxSecondsEach) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: seconds * 1000 })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** What wapiti found, by kind: commands, paths, line ends, redirects and scripts in every query of the employers' reads. */
async function crawl(scene: Scene, folder: string): Promise<Record<string, number>> {
  const { url, tokens } = scene
  const report = join(folder, 'wapiti.json')
  const reads = requestsOf(scene).flatMap(({ text }) => /^GET (\S+)/.exec(text)?.[1] ?? [])
  const starts = reads.flatMap((path) => ['-s', `${url}${path.replaceAll('*', '')}`])
  await run(
    'wapiti',
    [
      ...['-u', `${url}/`, ...starts, '-m', 'sql,blindsql,exec,file,crlf,redirect,xss', '--flush-session'],
      ...['-H', `Authorization: Bearer ${tokens.employer}`],
      ...['--max-scan-time', String(wapitiSeconds), '-f', 'json', '-o', report, '--no-bugreport'],
    ],
    wapitiSeconds + 120,
  )
  const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Record<string, unknown[]>
  }
  return Object.fromEntries(Object.entries(vulnerabilities).map(([kind, all]) => [kind, all.length]))
}

/** How many requests were answered so far, and how many of them with a status of 500 or more. */
async function statusesOf({ url }: TestServer) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const counts = [...text.matchAll(/^mindhire_requests_total\{.*status="(\d+)"\} (\d+)$/gm)]
  const sum = (of: (status: number) => boolean) =>
    counts.filter(([, status]) => of(Number(status))).reduce((total, [, , count]) => total + Number(count), 0)
  return { all: sum(() => true), failed: sum((status) => status >= 500) }
}

type Counts = Awaited<ReturnType<typeof statusesOf>>

function findingsOf(
  scanned: readonly Scanned[],
  crawled: Record<string, number>,
  { before, after }: Record<'before' | 'after', Counts>,
): Finding[] {
  const ended = scanned.filter((one) => one.ended)
  const injectable = scanned.filter((one) => one.injectable)
  const places = scanned.reduce((sum, one) => sum + one.places, 0)
  const found = Object.entries(crawled).filter(([, count]) => count > 0)
  const failed = after.failed - before.failed
  return [
    {
      what: 'endpoints scanned to the end by sqlmap',
      found: `${ended.length} of ${scanned.length}, ${places} places`,
      wanted: 'all',
      passed: ended.length === scanned.length,
    },
    {
      what: 'of them injectable',
      found: injectable.map(({ name }) => name).join(', ') || '0',
      wanted: '0',
      passed: injectable.length === 0,
    },
    {
      what: 'found by wapiti in what is read',
      found: found.map(([kind, count]) => `${kind} ${count}`).join(', ') || '0',
      wanted: '0',
      passed: found.length === 0,
    },
    {
      what: 'answers of status 500 or more',
      found: `${failed} of ${after.all - before.all}`,
      wanted: '0',
      passed: failed === 0,
    },
  ]
}
