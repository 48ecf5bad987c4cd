import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf, EndpointShape } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import { confirmEmail, logIn, signUp } from '#features/accounts/contract.ts'
import { registerCandidate } from '#features/candidates/contract.ts'
import { finishOnboarding } from '#features/company/contract.ts'
import {
  completeInterview,
  currentConsent,
  readInterview,
  saveAnswer,
  sendCv,
  startInterview,
} from '#features/interviews/contract.ts'
import { createJob, listJobs } from '#features/jobs/contract.ts'
import { listJobCandidates, openCv } from '#features/review/contract.ts'
import { fakeSmtpServer } from '#platform/mail/fake-smtp-server.ts'
import { aRegistration } from '#testing/builders/a-candidate.ts'
import { aCompanyIdentity, aNewAccount } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { cvFixtures } from '#testing/documents/cv-fixtures.ts'
import { type PersistentClient, persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import type { TestCall } from '#testing/request-of.ts'
import { databasePids, startServer, type TestServer } from '#testing/start-server.ts'

const minutes = 60_000
/** A mail that was on its way is tried again a minute after the kill at the earliest. */
const patience = 2.5 * minutes
let server: TestServer
let client: PersistentClient
beforeAll(async () => {
  server = await startServer({ BILLING: 'off' })
  client = persistentClient(server)
}, 2 * minutes)
afterAll(async () => {
  await server?.stop()
}, minutes)

/** Kills the server within a call, starts it again, and calls until there is an answer. */
async function interrupted<E extends EndpointShape>(endpoint: E, call: TestCall<E>): Promise<AnswerOf<E>> {
  const first = client.tryOnce(endpoint, call)
  await sleep(Math.random() * 40)
  await server.kill()
  await server.restart()
  return (await first) ?? client.call(endpoint, call)
}

async function killedAndStarted(): Promise<void> {
  await server.kill()
  await server.restart()
}

const account = aNewAccount()
let token = ''

test('a company signs up through kills', { timeout: 5 * minutes }, async () => {
  await interrupted(signUp, { body: account })
  const { links } = await client.mailTo(account.userName, /verify/i)
  const verification = tokenIn(links, /\/verify\?token=([\w-]+)/)
  await killedAndStarted()
  await client.call(confirmEmail, { params: { token: verification } })
  await killedAndStarted()
  const login = { userName: account.userName, password: account.password }
  const { accessToken, onBoardingStatus } = await interrupted(logIn, { body: login })
  expect(onBoardingStatus).toBe('PENDING')
  token = accessToken
  await interrupted(finishOnboarding, { token, body: aCompanyIdentity() })
  expect((await client.call(logIn, { body: login })).onBoardingStatus).toBe('COMPLETED')
})

async function aReadyJob(): Promise<JobId> {
  const { id } = await client.call(createJob, { token, body: aNewJob() })
  await killedAndStarted()
  const jobs = await client.until(listJobs, { token }, (all) =>
    all.some((job) => job.id === id && job.interviewState === 'ready'),
  )
  expect(jobs.find((job) => job.id === id)?.tailoredQuestions.length).toBeGreaterThan(4)
  return id
}

test('an interview goes all the way through kills', { timeout: 8 * minutes }, async () => {
  const jobId = await aReadyJob()
  const registration = aRegistration(jobId)
  await client.call(registerCandidate, { body: registration })
  const { links } = await client.mailTo(registration.email, /./)
  await killedAndStarted()
  const link = { token: tokenIn(links, /\/Interview\/([\w-]+)/) }
  const { questions } = await interrupted(startInterview, {
    params: link,
    body: { consentVersion: currentConsent },
  })
  const texts = questions.map((_, at) => answerTo(at))
  for (const [at, text] of texts.entries()) {
    const call = { params: { ...link, index: at }, body: { text } }
    if (at % 4 === 1) await interrupted(saveAnswer, call)
    else await client.call(saveAnswer, call)
  }
  await killedAndStarted()
  expect((await client.call(readInterview, { params: link })).answers).toEqual(texts)
  const file = { name: 'Mon CV.pdf', bytes: readFileSync(cvFixtures.pdf) }
  await interrupted(sendCv, { params: link, upload: { file } })
  expect((await client.call(readInterview, { params: link })).cv).toEqual({
    fileName: 'Mon CV.pdf',
    size: file.bytes.length,
  })
  await interrupted(completeInterview, { upload: { fields: { interviewToken: link.token } } })
  await expectAssessed(jobId, file.bytes)
  await expectMailsOnce([account.userName, registration.email])
})

async function expectAssessed(jobId: JobId, cv: Buffer): Promise<void> {
  const call = { token, params: { jobId }, query: {} }
  const { content, summary } = await client.until(listJobCandidates, call, ({ content }) =>
    content.every(({ evaluation }) => evaluation !== null),
  )
  expect(summary).toMatchObject({ total: 1, completed: 1 })
  const [candidate] = content
  expect(candidate?.evaluation?.score).toBeGreaterThan(0)
  const marks = Object.values(candidate?.evaluation?.marks ?? {})
  expect(marks.some(({ quotes }) => quotes.some(({ source }) => source === 'answer'))).toBe(true)
  for (const { quotes } of marks)
    for (const { source, index, text } of quotes)
      if (source === 'answer') expect(answerTo(index ?? -1)).toContain(text)
  if (!candidate) throw new Error('There is no candidate')
  const { url } = await client.call(openCv, { token, params: { candidateId: candidate.id } })
  const download = await fetch(new URL(url, server.url))
  expect(Buffer.from(await download.arrayBuffer()).equals(cv)).toBe(true)
}

/** Every mail that is owed goes out, and lies in the outbox once. */
async function expectMailsOnce(addresses: string[]): Promise<void> {
  const rows = await settledMails(server.dataDir)
  const sent = rows.filter(({ status }) => status === 'sent')
  expect(sent.map(({ kind }) => kind)).toContain('interviews.application-received')
  const outbox = (await Promise.all(addresses.map((to) => outboxOf(to)))).flat()
  expect(outbox.length).toBe(sent.length)
}

async function outboxOf(to: string): Promise<{ id: string }[]> {
  const reply = await fetch(`${server.url}/outbox/messages.json?${new URLSearchParams({ to })}`)
  return (await reply.json()) as { id: string }[]
}

/** What became of each mail, once none is waiting any more. */
async function settledMails(dataDir: string): Promise<{ kind: string; status: string }[]> {
  const until = Date.now() + patience
  for (;;) {
    const rows = await readInstallation<{ kind: string; status: string }>(
      dataDir,
      'select kind, status from mails',
    )
    if (!rows.some(({ status }) => status === 'waiting')) {
      expect(rows.filter(({ status }) => status === 'dead')).toEqual([])
      return rows
    }
    if (Date.now() > until) throw new Error(`Mails still wait: ${JSON.stringify(rows)}`)
    await sleep(500)
  }
}

test('stops in good order', { timeout: minutes }, async () => {
  const { code, milliseconds } = await server.terminate()
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(15_000)
  expect(databasePids(server.dataDir)).toEqual([])
  await server.restart()
})

test('kills at random moments lose nothing that was acknowledged', { timeout: 8 * minutes }, async () => {
  const smtp = await fakeSmtpServer()
  const mailing = await startServer({ BILLING: 'off', SMTP_URL: smtp.url })
  let kills = 0
  try {
    const crowd = persistentClient(mailing)
    const employer = await signedUp(crowd, smtp)
    const { id: jobId } = await crowd.call(createJob, { token: employer, body: aNewJob() })
    const until = Date.now() + 25_000
    let isOver = false
    const people = Promise.all(
      Array.from({ length: 4 }, (_, at) => applied(crowd, smtp, { jobId, at, pace: 700 })),
    ).finally(() => {
      isOver = true
    })
    const killing = (async () => {
      while (Date.now() < until && !isOver) {
        await sleep(200 + Math.random() * 2500)
        await mailing.kill()
        kills++
        await mailing.restart()
      }
    })()
    const [done] = await Promise.all([people, killing])
    const { content, summary } = await crowd.until(
      listJobCandidates,
      { token: employer, params: { jobId }, query: { size: 20 } },
      ({ content }) => content.every(({ evaluation }) => evaluation !== null),
    )
    expect(summary).toMatchObject({ total: done.length, completed: done.length })
    expect(new Set(content.map(({ email }) => email))).toEqual(new Set(done))
    await expectEveryRow(mailing.dataDir, done.length)
    await expectMailed(mailing.dataDir, smtp, kills)
    const { code } = await mailing.terminate()
    expect(code).toBe(0)
    expect(databasePids(mailing.dataDir)).toEqual([])
  } finally {
    await mailing.stop()
    await smtp.close()
  }
})

type Smtp = Awaited<ReturnType<typeof fakeSmtpServer>>

async function signedUp(crowd: PersistentClient, smtp: Smtp): Promise<string> {
  const fresh = aNewAccount()
  await crowd.call(signUp, { body: fresh })
  await crowd.call(confirmEmail, {
    params: { token: await mailedToken(smtp, fresh.userName, /\/verify\?token=([\w-]+)/) },
  })
  const { accessToken } = await crowd.call(logIn, {
    body: { userName: fresh.userName, password: fresh.password },
  })
  await crowd.call(finishOnboarding, { token: accessToken, body: aCompanyIdentity() })
  return accessToken
}

/** Somebody goes all the way, checking at each step that what was acknowledged is there. */
async function applied(
  crowd: PersistentClient,
  smtp: Smtp,
  { jobId, at, pace }: { jobId: JobId; at: number; pace: number },
): Promise<string> {
  const registration = aRegistration(jobId)
  await crowd.call(registerCandidate, { body: registration })
  const link = { token: await mailedToken(smtp, registration.email, /\/Interview\/([\w-]+)/) }
  const { questions } = await crowd.call(startInterview, {
    params: link,
    body: { consentVersion: currentConsent },
  })
  const acknowledged: string[] = []
  for (const index of questions.keys()) {
    await crowd.call(saveAnswer, { params: { ...link, index }, body: { text: answerTo(index) } })
    acknowledged.push(answerTo(index))
    const { answers } = await crowd.call(readInterview, { params: link })
    expect(answers.slice(0, acknowledged.length)).toEqual(acknowledged)
    await sleep(pace)
  }
  const kind = (['pdf', 'docx', 'doc'] as const)[at % 3] ?? 'pdf'
  const file = { name: `cv.${kind}`, bytes: readFileSync(cvFixtures[kind]) }
  await crowd.call(sendCv, { params: link, upload: { file } })
  await crowd.call(completeInterview, { upload: { fields: { interviewToken: link.token } } })
  expect((await crowd.call(readInterview, { params: link })).status).toBe('completed')
  return registration.email
}

async function mailedToken(smtp: Smtp, to: string, pattern: RegExp): Promise<string> {
  const until = Date.now() + patience
  while (Date.now() < until) {
    const mail = smtp.received.findLast(
      (one) => one.to?.some(({ address }) => address === to) && pattern.test(one.text ?? ''),
    )
    const found = mail && pattern.exec(mail.text ?? '')?.[1]
    if (found !== undefined) return found
    await sleep(100)
  }
  throw new Error(`No mail with a link came to ${to}`)
}

async function expectEveryRow(dataDir: string, candidates: number): Promise<void> {
  const [counted] = await readInstallation<Record<string, number>>(
    dataDir,
    `select (select count(*)::int from interviews where completed_at is not null and cv_state = 'read') read,
      (select count(*)::int from assessments) assessments,
      (select count(*)::int from pgboss.job where name = 'dead-letters') dead,
      (select candidates_count from jobs) registered`,
  )
  expect(counted).toEqual({ read: candidates, assessments: candidates, dead: 0, registered: candidates })
}

/** Each mail that is owed was taken by the mail server, a second time at most within a kill, as the same message. */
async function expectMailed(dataDir: string, smtp: Smtp, kills: number): Promise<void> {
  const sent = (await settledMails(dataDir)).filter(({ status }) => status === 'sent').length
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(sent)
  expect(smtp.received.length - sent).toBeLessThanOrEqual(kills)
}

const answers = [
  'En 2021 j’ai négocié des contrats annuels avec neuf hôtels de Hammamet. J’ai préparé chaque visite avec les chiffres du CRM, et sept ont signé pour 140 000 dinars.',
  'Pendant deux ans j’ai tenu le CRM de cinq vendeurs : j’ai nettoyé 3 000 fiches, puis j’ai écrit la règle de saisie. Les relances oubliées sont passées de trente à quatre par mois.',
  'Mon premier mois, je visiterais les dix plus gros clients, comme en 2022 : j’ai écouté leurs plaintes, corrigé deux factures et gardé tous les contrats.',
  'Un collègue voulait baisser les prix, moi non. Je lui ai proposé un essai d’un mois sur deux régions. Le sien perdait 8 % de marge, et nous avons gardé le mien ensemble.',
  'Les commandes d’un hôtel baissaient et personne ne savait pourquoi. J’ai comparé les livraisons sur six mois, trouvé un retard du mardi, et changé la tournée.',
  'J’ai dit à un client que notre délai annoncé était faux. J’ai perdu une commande de 4 000 dinars, mais il est revenu trois mois plus tard parce qu’il me croyait.',
  'Ma directrice m’a dit que je coupais la parole. Depuis, je note ma question et j’attends la fin ; elle me l’a confirmé à l’entretien suivant.',
  'J’ai expliqué la marge à un chef de cuisine avec le prix d’un plat : ce que l’assiette coûte, ce qui reste. Il a refait sa carte le soir même.',
] as const

function answerTo(index: number): string {
  return answers[index % answers.length] ?? ''
}

function tokenIn(links: string[], pattern: RegExp): string {
  const found = links.map((link) => pattern.exec(link)?.[1]).find((part) => part !== undefined)
  if (found === undefined) throw new Error(`No link like ${pattern}`)
  return found
}
