import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { CandidateId, JobId } from '#contract/ids.ts'
import { logInEndpoint, signUpEndpoint, verifyEmailEndpoint } from '#features/accounts/contract/account.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { finishOnboardingEndpoint } from '#features/company/contract/settings.ts'
import { currentConsent } from '#features/interviews/contract/consent.ts'
import {
  completeInterviewEndpoint,
  getInterviewEndpoint,
  saveAnswerEndpoint,
  saveCvEndpoint,
  startInterviewEndpoint,
} from '#features/interviews/contract/interviews.ts'
import { getCvEndpoint } from '#features/interviews/contract/transcript.ts'
import { createJobEndpoint, readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { listJobCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { messageIdOf } from '#platform/mail/message-id.ts'
import { aRegistration } from '#testing/builders/a-candidate.ts'
import { aCompanyIdentity, aNewAccount } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { anAnswerInFrench } from '#testing/builders/an-answer-in-french.ts'
import { cvFixtures } from '#testing/documents/cv-fixtures.ts'
import { once } from '#testing/hire-over-http.ts'
import { type PersistentClient, persistentClient } from '#testing/persistent-client.ts'
import { fakeSmtpServer } from '#testing/platform/fake-smtp-server.ts'
import { readInstallation } from '#testing/read-installation.ts'
import { mailPatience, type SettledMail, settledMails } from '#testing/settled-mails.ts'
import { databasePids, startServer, type TestServer } from '#testing/start-server.ts'

const minutes = 60_000

test('kills at random moments lose nothing that was acknowledged', { timeout: 8 * minutes }, async () => {
  const smtp = await fakeSmtpServer()
  const mailing = await startServer({ BILLING: 'off', SMTP_URL: smtp.url })
  // As a kill would: the first mail is taken, and nobody hears of it.
  smtp.answerNext(0)
  let kills = 1
  try {
    const crowd = persistentClient(mailing)
    const until = Date.now() + 40_000
    let isOver = false
    const people = hired(crowd, smtp).finally(() => {
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
    const [{ employer, jobId, done }] = await Promise.all([people, killing])
    const { content, summary } = await crowd.until(
      listJobCandidatesEndpoint,
      { token: employer, params: { jobId }, query: { size: 20 } },
      ({ content }) => content.every(({ evaluation }) => evaluation !== null),
    )
    expect(summary).toMatchObject({ total: done.length, completed: done.length })
    expect(new Set(content.map(({ email }) => email))).toEqual(new Set(done))
    await expectEveryRow(mailing.dataDir, done.length)
    await expectMailed(mailing, smtp, kills)
    await expectCv(crowd, mailing.url, { token: employer, candidateId: content[0]?.id })
    const { code, milliseconds } = await mailing.terminate()
    expect(code).toBe(0)
    expect(milliseconds).toBeLessThan(15_000)
    expect(databasePids(mailing.dataDir)).toEqual([])
  } finally {
    await mailing.stop()
    await smtp.close()
  }
})

/** The file that somebody sent is handed out byte for byte. */
async function expectCv(
  crowd: PersistentClient,
  origin: string,
  { token, candidateId }: { token: string; candidateId: CandidateId | undefined },
): Promise<void> {
  if (candidateId === undefined) throw new Error('There is no candidate')
  const { url } = await crowd.call(getCvEndpoint, { token, params: { candidateId } })
  const file = Buffer.from(await (await fetch(new URL(url, origin))).arrayBuffer())
  expect(Object.values(cvFixtures).some((path) => readFileSync(path).equals(file))).toBe(true)
}

/** A company signs up and posts a job, and four people apply. */
async function hired(crowd: PersistentClient, smtp: Smtp) {
  const employer = await signedUp(crowd, smtp)
  const { id: jobId } = await crowd.call(createJobEndpoint, { token: employer, body: aNewJob() })
  const done = await Promise.all(
    Array.from({ length: 4 }, (_, at) => applied(crowd, smtp, { employer, jobId, at, pace: 700 })),
  )
  return { employer, jobId, done }
}

type Smtp = Awaited<ReturnType<typeof fakeSmtpServer>>

async function signedUp(crowd: PersistentClient, smtp: Smtp): Promise<string> {
  const fresh = aNewAccount()
  await crowd.call(signUpEndpoint, { body: fresh })
  const params = { token: await mailedToken(smtp, fresh.userName, /\/verify\?token=([\w-]+)/) }
  await once(crowd.call(verifyEmailEndpoint, { params }), /ALREADY_VERIFIED/)
  const { accessToken } = await crowd.call(logInEndpoint, {
    body: { userName: fresh.userName, password: fresh.password },
  })
  await crowd.call(finishOnboardingEndpoint, { token: accessToken, body: aCompanyIdentity() })
  return accessToken
}

/** Somebody goes all the way, checking at each step that what was acknowledged is there. */
async function applied(
  crowd: PersistentClient,
  smtp: Smtp,
  { employer, jobId, at, pace }: { employer: string; jobId: JobId; at: number; pace: number },
): Promise<string> {
  const registration = aRegistration(jobId)
  await crowd.call(registerCandidateEndpoint, { body: registration })
  const link = { token: await mailedToken(smtp, registration.email, /\/Interview\/([\w-]+)/) }
  await crowd.until(
    readJobEndpoint,
    { token: employer, params: { jobId } },
    ({ questionsState }) => questionsState === 'ready',
  )
  const { questions } = await crowd.call(startInterviewEndpoint, {
    params: link,
    body: { consentVersion: currentConsent },
  })
  const acknowledged: string[] = []
  for (const index of questions.keys()) {
    await crowd.call(saveAnswerEndpoint, {
      params: { ...link, index },
      body: { text: anAnswerInFrench(index) },
    })
    acknowledged.push(anAnswerInFrench(index))
    const { answers } = await crowd.call(getInterviewEndpoint, { params: link })
    expect(answers.slice(0, acknowledged.length)).toEqual(acknowledged)
    await sleep(pace)
  }
  const kind = (['pdf', 'docx', 'doc'] as const)[at % 3] ?? 'pdf'
  const file = { name: `cv.${kind}`, bytes: readFileSync(cvFixtures[kind]) }
  await crowd.call(saveCvEndpoint, { params: link, upload: { file } })
  await crowd.call(completeInterviewEndpoint, { upload: { fields: { interviewToken: link.token } } })
  expect((await crowd.call(getInterviewEndpoint, { params: link })).status).toBe('completed')
  return registration.email
}

async function mailedToken(smtp: Smtp, to: string, pattern: RegExp): Promise<string> {
  const until = Date.now() + mailPatience
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
      (select sum(candidates_count)::int from jobs) registered`,
  )
  expect(counted).toEqual({ read: candidates, assessments: candidates, dead: 0, registered: candidates })
}

/**
 * Each mail that is owed was taken by the mail server, a second time at most within a kill, as the same message.
 * One that was taken just before a kill, and had served its purpose before its next try, is dropped then.
 */
async function expectMailed({ dataDir, url }: TestServer, smtp: Smtp, kills: number): Promise<void> {
  const mails = await settledMails(dataDir)
  const sent = mails.filter(({ status }) => status === 'sent')
  const tried = mails.filter(({ status, attempts }) => status === 'dropped' && attempts > 1)
  const ids = (of: SettledMail[]) => of.map((mail) => messageIdOf(mail, url))
  const taken = new Set(smtp.received.map(({ messageId }) => messageId))
  expect([...taken]).toEqual(expect.arrayContaining(ids(sent)))
  expect([...ids(sent), ...ids(tried)]).toEqual(expect.arrayContaining([...taken]))
  expect(smtp.received.length - sent.length).toBeLessThanOrEqual(kills)
}
