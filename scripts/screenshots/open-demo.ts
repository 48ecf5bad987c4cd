import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { linkIn, readOutbox, waitForMail } from '../../e2e/outbox.ts'
import type { AnswerOf, EndpointShape } from '../../src/contract/endpoint.ts'
import { logInEndpoint } from '../../src/features/accounts/contract/account.ts'
import { registerCandidateEndpoint } from '../../src/features/candidates/contract/candidates.ts'
import { getSettingsEndpoint } from '../../src/features/company/contract/settings.ts'
import { currentConsent } from '../../src/features/interviews/contract/consent.ts'
import {
  awaitCvEndpoint,
  saveAnswerEndpoint,
  startInterviewEndpoint,
} from '../../src/features/interviews/contract/interviews.ts'
import { listCompanyJobsEndpoint } from '../../src/features/jobs/contract/jobs.ts'
import { listJobCandidatesEndpoint } from '../../src/features/review/contract/candidates.ts'
import { demoAccount } from '../../src/server/demo-account.ts'
import type { TestServer } from '../../src/testing/start-server.ts'

/** What the browser keeps of an employer's login. */
export type Session = Readonly<Record<string, string>>

export interface Demo {
  session: Session
  openJob: string
  closedJob: string
  candidate: string
  unfinished: string
  slug: string
  /** Paths with the tokens of mailed links. */
  interview: string
  invitation: string
  myApplication: string
  /** With its first answer; with all of them, before the CV; submitted, with the CV to follow. */
  underWay: string
  answered: string
  cvAwaited: string
}

const root = join(import.meta.dirname, '..', '..')

/** Seeds the demo company on a running server, logs in, and applies once for links that are still open. */
export async function openDemo(server: TestServer): Promise<Demo> {
  seed(server)
  const login = await ask(server, logInEndpoint, { body: demoAccount })
  const { accessToken: token, userId, onBoardingStatus, role } = login
  const { jobs } = await ask(server, listCompanyJobsEndpoint, { token })
  const { id: openJob, location } = jobOf(jobs, 'open')
  const listed = async () => {
    const path = `/api/candidates/job/${openJob}?size=50`
    return (await ask(server, listJobCandidatesEndpoint, { token, path })).content
  }
  const scored = async () => (await listed()).find(({ evaluation }) => (evaluation?.score ?? 0) >= 70)
  return {
    session: { token, userId, onBoardingStatus, role },
    openJob,
    closedJob: jobOf(jobs, 'closed').id,
    candidate: (await soon(scored)).id,
    unfinished: found((await listed()).find(({ appliedAt }) => appliedAt === null)).id,
    slug: (await ask(server, getSettingsEndpoint, { token })).slug,
    invitation: await invitationOf(server),
    ...(await linksOfNewCandidates(server, openJob, location)),
  }
}

function seed(server: TestServer): void {
  const { status, stderr } = spawnSync(process.execPath, ['seed/seed.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: server.dataDir, PUBLIC_URL: server.url, PORT: new URL(server.url).port },
  })
  if (status !== 0) throw new Error(`The demo company could not be seeded: ${stderr}`)
}

const jobOf = (jobs: AnswerOf<typeof listCompanyJobsEndpoint>['jobs'], wanted: 'open' | 'closed') =>
  found(jobs.find(({ job }) => job.status === wanted)).job

function found<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('The demo company lacks what a picture needs.')
  return one
}

/** What a task makes soon after. */
async function soon<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 60; tries++) {
    const seen = await look()
    if (seen !== undefined) return seen
    await sleep(500)
  }
  return found<T>(undefined)
}

/** The newest invitation of anybody. */
async function invitationOf(server: TestServer): Promise<string> {
  const mail = await soon(async () =>
    (await readOutbox(server.url)).find(({ text }) => text.includes('/Invitation/')),
  )
  return pathOf(linkIn(mail, /\/Invitation\//))
}

async function linksOfNewCandidates(server: TestServer, jobId: string, city: string) {
  const linksOf = async (firstName: string, lastName: string, phone: string) => {
    const email = `${firstName}.${lastName}@mail.example`.toLowerCase()
    const body = { firstName, lastName, email, phone, city, jobId }
    await ask(server, registerCandidateEndpoint, { body })
    const mail = await waitForMail(server.url, email, /./)
    return {
      interview: pathOf(linkIn(mail, /\/Interview\//)),
      myApplication: pathOf(linkIn(mail, /\/My-application\//)),
    }
  }
  const { interview: underWay } = await linksOf('Omar', 'Jaziri', '20123457')
  await answer(server, underWay, 1)
  const { interview: answered } = await linksOf('Sonia', 'Mejri', '20123458')
  await answer(server, answered, Infinity)
  const { interview: cvAwaited } = await linksOf('Karim', 'Haddad', '20123459')
  await answer(server, cvAwaited, Infinity)
  await ask(server, awaitCvEndpoint, { path: `/api/interviews/${tokenOf(cvAwaited)}/cv-later` })
  return { underWay, answered, cvAwaited, ...(await linksOf('Leila', 'Mansour', '20123456')) }
}

/** Starts an interview and answers its first questions. */
async function answer(server: TestServer, interview: string, count: number): Promise<void> {
  const path = `/api/interviews/${tokenOf(interview)}`
  const body = { consentVersion: currentConsent }
  const { questions } = await ask(server, startInterviewEndpoint, { path: `${path}/start`, body })
  for (const index of questions.slice(0, count).keys()) {
    await ask(server, saveAnswerEndpoint, { path: `${path}/answers/${index}`, body: { text: sampleAnswer } })
  }
}

const sampleAnswer =
  'In 2023 I took over the orders of our office in Sousse. The invoices came late, so I called each supplier, wrote down when they send them, and after two months nothing was late any more.'

const tokenOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const pathOf = (link: string) => new URL(link).pathname

interface Sent {
  path?: string
  body?: unknown
  token?: string
}

async function ask<E extends EndpointShape>(
  server: TestServer,
  endpoint: E,
  { path = endpoint.path, body, token }: Sent,
): Promise<AnswerOf<E>> {
  const answer = await fetch(server.url + path, {
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${endpoint.method} ${path} was answered ${answer.status}: ${text}`)
  return JSON.parse(text) as AnswerOf<E>
}
