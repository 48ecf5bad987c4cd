import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { EndpointShape } from '#contract/endpoint.ts'
import {
  logInEndpoint,
  requestResetEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
} from '#features/accounts/contract/account.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { finishOnboardingEndpoint } from '#features/company/contract/settings.ts'
import { createJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { aRegistration } from '#testing/builders/a-candidate.ts'
import { aCompanyIdentity, aNewAccount } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { type PersistentClient, persistentClient } from '#testing/persistent-client.ts'
import { requestOf, type TestCall } from '#testing/request-of.ts'
import { startServer } from '#testing/start-server.ts'
import type { Finding, Trial } from './trial.ts'

const pairs = 400
const knownOnes = 20
const maxAuc = 0.6
/** A socket is closed after 1,000 requests, whoever is known. */
const ofTheSocket = new Set(['date', 'connection', 'keep-alive'])

export const enumeration: Trial = {
  name: 'S7',
  what: `Who is known: ${pairs} pairs of a known and an unknown address at each endpoint`,
  run: async () => {
    const server = await startServer({
      BILLING: 'off',
      RATE_LIMITS: 'off',
      ARGON2_MEMORY_KIB: '19456',
      LOG_LEVEL: 'warn',
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      const findings: Finding[] = []
      for (const target of await targetsOf(persistentClient(server)))
        findings.push(...(await tryTarget(target, agent, server.url)))
      return findings
    } finally {
      agent.destroy()
      await server.stop()
    }
  },
}

/** One call that takes an address, which may be known. */
interface Target {
  name: string
  known(one: number): Probe
  unknown(): Probe
}

interface Probe {
  endpoint: EndpointShape
  call: TestCall<EndpointShape>
}

interface Answer {
  /** Everything that can be seen but the date and what is of the socket. */
  seen: string
  milliseconds: number
}

async function targetsOf(client: PersistentClient): Promise<Target[]> {
  const accounts = await Promise.all(Array.from({ length: knownOnes }, () => anAccount(client)))
  const nth = <T>(all: readonly T[], one: number) => all[one % all.length] as T
  const job = await aJobOf(client, nth(accounts, 0))
  const people = Array.from({ length: knownOnes }, () => aRegistration(job))
  for (const body of people) await client.call(registerCandidateEndpoint, { body })
  for (const { email } of people) await client.mailTo(email, /./)
  const target = (name: string, probe: (email: string) => Probe, known: readonly string[]): Target => ({
    name,
    known: (one) => probe(nth(known, one)),
    unknown: () => probe(aNewAccount().userName),
  })
  const users = accounts.map(({ userName }) => userName)
  const applicants = people.map(({ email }) => email)
  return [
    target('sign-up', (userName) => probeOf(signUpEndpoint, { body: aNewAccount({ userName }) }), users),
    target(
      'login',
      (userName) => probeOf(logInEndpoint, { body: { userName, password: 'not the right one' } }),
      users,
    ),
    target('reset', (email) => probeOf(requestResetEndpoint, { params: { email } }), users),
    target(
      'apply',
      (email) => probeOf(registerCandidateEndpoint, { body: aRegistration(job, { email }) }),
      applicants,
    ),
  ]
}

const probeOf = (endpoint: EndpointShape, call: unknown): Probe => ({
  endpoint,
  call: call as TestCall<EndpointShape>,
})

async function anAccount(client: PersistentClient) {
  const account = aNewAccount()
  await client.call(signUpEndpoint, { body: account })
  const mail = await client.mailTo(account.userName, /verify/i)
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
  await client.call(verifyEmailEndpoint, { params: { token } })
  return account
}

async function aJobOf(client: PersistentClient, { userName, password }: ReturnType<typeof aNewAccount>) {
  const { accessToken: token } = await client.call(logInEndpoint, { body: { userName, password } })
  await client.call(finishOnboardingEndpoint, { token, body: aCompanyIdentity() })
  return (await client.call(createJobEndpoint, { token, body: aNewJob() })).id
}

async function tryTarget({ name, known, unknown }: Target, agent: Agent, origin: string): Promise<Finding[]> {
  const [ofKnown, ofUnknown]: [Answer[], Answer[]] = [[], []]
  // The first calls of each kind warm up.
  for (let one = 0; one < 2 * 20; one++) await answerOf(agent, origin, one % 2 ? known(one) : unknown())
  // Shuffled, so that the background work of a call slows both kinds equally.
  const isKnown = shuffled(Array.from({ length: 2 * pairs }, (_, at) => at < pairs))
  for (const [at, which] of isKnown.entries())
    (which ? ofKnown : ofUnknown).push(await answerOf(agent, origin, which ? known(at) : unknown()))
  const kinds = new Set([...ofKnown, ...ofUnknown].map(({ seen }) => seen))
  const [slow, quick] = [ofKnown, ofUnknown].map((all) => all.map(({ milliseconds }) => milliseconds))
  const auc = Math.max(rankStatistic(slow ?? [], quick ?? []), rankStatistic(quick ?? [], slow ?? []))
  return [
    {
      what: `${name}: kinds of answers (status, headers, body)`,
      found: String(kinds.size),
      wanted: '1',
      passed: kinds.size === 1,
    },
    {
      what: `${name}: AUC of a guess by time`,
      found: `${auc.toFixed(3)}; medians ${median(slow).toFixed(1)} ms known, ${median(quick).toFixed(1)} ms unknown`,
      wanted: `at most ${maxAuc}`,
      passed: auc <= maxAuc,
    },
  ]
}

async function answerOf(agent: Agent, origin: string, { endpoint, call }: Probe): Promise<Answer> {
  const { url, payload } = requestOf(endpoint, call)
  const body = payload === undefined ? '' : JSON.stringify(payload)
  const headers = {
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
    'content-length': String(Buffer.byteLength(body)),
  }
  const began = performance.now()
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request(origin + String(url), { agent, method: endpoint.method, headers })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
  const answer = await text(reply)
  const milliseconds = performance.now() - began
  const seen = Object.entries(reply.headers).filter(([name]) => !ofTheSocket.has(name))
  return { seen: JSON.stringify([reply.statusCode, seen, answer]), milliseconds }
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

/** The probability that one of the first is larger than one of the others: 0.5 reveals nothing. */
function rankStatistic(ones: readonly number[], others: readonly number[]): number {
  let larger = 0
  for (const one of ones) for (const other of others) larger += one > other ? 1 : one === other ? 0.5 : 0
  return larger / (ones.length * others.length)
}

function median(all: readonly number[] = []): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}
