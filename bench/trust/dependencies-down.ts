import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AiStub, startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import { stubFaults } from '#testing/ai-stub/stub-faults.ts'
import { competencyOf, isScreening, judgementOf } from '#testing/ai-stub/stub-judge.ts'
import { countTornRows } from '#testing/count-torn-rows.ts'
import { aJobOver, aLinkOver, signedUpOver } from '#testing/hire-over-http.ts'
import { completes, type Hiring, isAssessed, isInvited, isRejected } from '#testing/hire-through-faults.ts'
import { type PersistentClient, persistentClient } from '#testing/persistent-client.ts'
import { type FakeSmtpServer, fakeSmtpServer } from '#testing/platform/fake-smtp-server.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { startS3 } from '#testing/start-s3.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type CuttingProxy, startCuttingProxy } from './chaos/cutting-proxy.ts'
import { mailTo } from './mail-to.ts'
import type { Finding, Trial } from './trial.ts'

/** `DOWN_MINUTES=10` for the run that the scorecard asks for. */
const minutes = Number(process.env.DOWN_MINUTES ?? 1)
const people = 12
const patience = (minutes + 6) * 60_000
const drainedWithin = 5 * 60_000

interface Scene {
  server: TestServer
  client: PersistentClient
  employer: string
  smtp: FakeSmtpServer
  ai: AiStub
  wires: { mail: CuttingProxy; storage: CuttingProxy; model: CuttingProxy }
}

interface Outage {
  what: string
  begin(scene: Scene): void
  end(scene: Scene): void
}

const down = (what: string, ...wires: (keyof Scene['wires'])[]): Outage => ({
  what: `${what} down`,
  begin: (scene) => {
    for (const wire of wires) scene.wires[wire].goDown()
  },
  end: (scene) => {
    for (const wire of wires) scene.wires[wire].goUp()
  },
})

const lies = Object.values(stubFaults)
/** The stub can judge and no more: the built-in writer stands in for questions and reports. */
const played =
  (judge: Parameters<AiStub['play']>[0]) =>
  ({ ai }: Pick<Scene, 'ai'>) =>
    ai.play((request, at) =>
      isScreening(request) || competencyOf(request) !== '' ? judge(request, at) : { status: 400 },
    )
const honest = played((request) => ({ say: judgementOf(request, 3) }))

const outages: readonly Outage[] = [
  down('mail', 'mail'),
  down('storage', 'storage'),
  down('model', 'model'),
  {
    what: 'model lying',
    begin: played((request, at) => lies[at % lies.length]?.(request) ?? 'hang'),
    end: honest,
  },
  down('all', 'mail', 'storage', 'model'),
]

export const dependenciesDown: Trial = {
  name: 'S29',
  what: `Others are down: mail, storage, model, and all of them, ${minutes} min each, and a model that lies; ${people} people complete and ${people} apply meanwhile`,
  run: () =>
    withScene(async (scene) => {
      const findings: Finding[] = []
      for (const outage of outages) findings.push(...(await during(scene, outage)))
      return [...findings, ...(await soundFindings(scene))]
    }),
}

async function withScene(run: (scene: Scene) => Promise<Finding[]>): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mindhire-s29-'))
  const [smtp, s3, ai] = await Promise.all([fakeSmtpServer(), startS3(join(folder, 's3')), startAiStub()])
  const wireTo = (url: string) => startCuttingProxy(() => connect(Number(new URL(url).port), '127.0.0.1'))
  const wires = { mail: await wireTo(smtp.url), storage: await wireTo(s3.url), model: await wireTo(ai.url) }
  const server = await startServer({
    SMTP_URL: `smtp://127.0.0.1:${wires.mail.port}`,
    S3_URL: `http://127.0.0.1:${wires.storage.port}`,
    S3_BUCKET: 'files',
    S3_KEY: 'S3RVER',
    S3_SECRET: 'S3RVER',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `http://127.0.0.1:${wires.model.port}/v1`,
    AI_API_KEY: 'key-of-a-trial',
    AI_MODEL: 'stub',
    AI_MONTHLY_BUDGET_USD: '1000',
    AI_PRICE_INPUT: '3',
    AI_PRICE_OUTPUT: '15',
    BILLING: 'off',
    LOG_LEVEL: 'warn',
    DEMO: 'off',
  })
  try {
    const client: PersistentClient = {
      ...persistentClient(server, patience),
      mailTo: (to, subject) => mailTo(smtp, to, subject, patience),
    }
    const scene = { server, client, employer: '', smtp, ai, wires }
    honest(scene)
    return await run({ ...scene, employer: await signedUpOver(client) })
  } finally {
    await server.stop()
    await Promise.all([...Object.values(wires), smtp, s3, ai].map((part) => part.close()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** People who have their link complete, and others apply, while it lasts; then all is to be caught up with. */
async function during(scene: Scene, { what, begin, end }: Outage): Promise<Finding[]> {
  const { client, employer } = scene
  const jobId = await aJobOver(client, employer)
  const hiring: Hiring = { client, operator: '', employer, jobId }
  const links = await Promise.all(Array.from({ length: people }, () => aLinkOver(client, jobId)))
  begin(scene)
  const began = Date.now()
  const errors: string[] = []
  const noted = (work: Promise<unknown>) =>
    work.catch((error: Error) => {
      errors.push(error.message.slice(0, 160))
    })
  const ends: number[] = []
  const completing = links.map(async ({ token, email }, at) => {
    await sleep((at / people) * minutes * 50_000)
    await completes(hiring, token, (['pdf', 'docx', 'doc'] as const)[at % 3] ?? 'pdf')
    ends.push(Date.now())
    const id = await isAssessed(hiring, email)
    await (at % 2 === 0 ? isRejected(hiring, id) : isInvited(hiring, id))
  })
  const applying = links.map(async (_, at) => {
    await sleep((at / people) * minutes * 50_000)
    await aLinkOver(client, jobId)
  })
  const work = Promise.all([...completing, ...applying].map(noted))
  await sleep(began + minutes * 60_000 - Date.now())
  const meanwhile = ends.length
  end(scene)
  const ended = Date.now()
  await work
  const left = await drained(scene, ended + drainedWithin)
  const seconds = (Date.now() - ended) / 1000
  return [
    {
      what: `${what}: completed meanwhile; after it; refused otherwise than by 503`,
      found: `${meanwhile}; ${ends.length - meanwhile}; ${errors.length} ${[...new Set(errors)].slice(0, 2).join(' | ')}`,
      wanted: `${people} in all; 0 refused`,
      passed: ends.length === people && errors.length === 0,
    },
    {
      what: `${what}: caught up with mails, scores and decisions`,
      found: `${left === 0 ? '' : `${left} left `}${seconds.toFixed(1)} s after it`,
      wanted: 'within 300 s',
      passed: left === 0 && seconds <= 300,
    },
  ]
}

/** How much is still to be done in the background, at the latest at `until`. */
async function drained({ server }: Scene, until: number): Promise<number> {
  for (;;) {
    const [row] = await readInstallation<{ left: number }>(
      server.dataDir,
      `select (select count(*)::int from mails where status = 'waiting')
        + (select count(*)::int from interviews i where completed_at is not null
            and not exists (select from assessments a where a.candidate_id = i.candidate_id)) "left"`,
    )
    if (row?.left === 0 || Date.now() > until) return row?.left ?? 0
    await sleep(500)
  }
}

async function soundFindings({ server, smtp }: Scene): Promise<Finding[]> {
  const ask = (query: string) => readInstallation<Record<string, number>>(server.dataDir, query)
  const torn = Object.entries(await countTornRows(ask)).filter(([, rows]) => rows > 0)
  const engines = await readInstallation<{ engine: string; fellBack: boolean; count: number }>(
    server.dataDir,
    'select engine, fallback is not null "fellBack", count(*)::int from assessments group by 1, 2 order by 1, 2',
  )
  // An employer is told of each of several people of one name.
  const told = smtp.received
    .map(({ to, subject }) => `${to?.[0]?.address} ${subject}`)
    .filter((one) => one.includes('@candidate.'))
  const twice = told.filter((one, at) => told.indexOf(one) !== at)
  return [
    {
      what: 'rows torn, doubled, dead or left behind',
      found: torn.map(([what, rows]) => `${rows} ${what}`).join(', ') || '0',
      wanted: '0',
      passed: torn.length === 0,
    },
    {
      what: 'scores',
      found: engines
        .map(
          ({ engine, fellBack, count }) =>
            `${count} by ${engine}${fellBack ? ' in place of the model, which is said' : ''}`,
        )
        .join(', '),
      wanted: 'one for everybody who completed',
      passed: engines.reduce((sum, { count }) => sum + count, 0) === outages.length * people,
    },
    {
      what: 'mails told a candidate twice',
      found: `${twice.length} of ${told.length} ${twice.slice(0, 2).join(' | ')}`,
      wanted: '0',
      passed: twice.length === 0,
    },
  ]
}
