import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCv } from '#testing/builders/an-interview.ts'
import { type Cut, callRequest, cuts, type Send } from '#testing/cut-requests.ts'
import { type HiringApp, startHiringApp } from '#testing/hiring-app.ts'
import type { TestApp } from '#testing/start-app.ts'
import { currentConsent } from '../contract/consent.ts'
import {
  completeInterviewEndpoint,
  saveAnswerEndpoint,
  saveCvEndpoint,
  saveDraftEndpoint,
  saveFollowUpEndpoint,
  startInterviewEndpoint,
} from '../contract/interviews.ts'
import { getTranscript } from './get-transcript.ts'

let hiring: HiringApp
let app: TestApp
let owner: HiringApp['owner']
let company: HiringApp['company']
let job: Job

beforeAll(async () => {
  hiring = await startHiringApp()
  ;({ app, owner, company } = hiring)
  job = await aJob(app, company)
  await owner.query('update jobs set max_candidates = 1000 where id = $1', [job.id])
})
afterAll(() => hiring.close())

/** What the page sends in one interview, in order; the revisions are those of its state then. */
const steps = {
  start: ({ token }) =>
    callRequest(startInterviewEndpoint, { params: { token }, body: { consentVersion: currentConsent } }),
  draft: ({ token }) =>
    callRequest(saveDraftEndpoint, { params: { token, index: '0' }, body: { text: 'Ou', revision: 0 } }),
  answer: ({ token }) =>
    callRequest(saveAnswerEndpoint, { params: { token, index: '0' }, body: { text: 'Oui.', revision: 0 } }),
  'draft of an edit': ({ token }) =>
    callRequest(saveDraftEndpoint, { params: { token, index: '0' }, body: { text: 'Oui, bi', revision: 1 } }),
  edit: ({ token }) =>
    callRequest(saveAnswerEndpoint, {
      params: { token, index: '0' },
      body: { text: 'Oui, bien.', revision: 1 },
    }),
  'draft of a follow-up': ({ token }) =>
    callRequest(saveDraftEndpoint, {
      params: { token, index: '0' },
      body: { text: 'J’ai', followUp: true, revision: 0 },
    }),
  'follow-up': ({ token }) =>
    callRequest(saveFollowUpEndpoint, {
      params: { token, index: '0' },
      body: { text: 'J’ai appelé.', revision: 0 },
    }),
  'edit of a follow-up': ({ token }) =>
    callRequest(saveFollowUpEndpoint, {
      params: { token, index: '0' },
      body: { text: 'J’ai écrit.', revision: 1 },
    }),
  'another answer': ({ token }) =>
    callRequest(saveAnswerEndpoint, { params: { token, index: '1' }, body: { text: 'Non.', revision: 0 } }),
  skip: ({ token }) =>
    callRequest(saveFollowUpEndpoint, { params: { token, index: '1' }, body: { text: null, revision: 0 } }),
  cv: ({ token }) => callRequest(saveCvEndpoint, { params: { token }, upload: { file: aCv() } }),
  complete: ({ token }) =>
    callRequest(completeInterviewEndpoint, {
      upload: { fields: { interviewToken: token, consentVersion: currentConsent } },
    }),
} satisfies Record<string, (link: { token: string }) => InjectOptions>
type Step = keyof typeof steps

/** Goes through an interview, with one step as `how` has it; answers every other question as the page would. */
async function goThrough(candidate: TestCandidate, cut: Step, how: Cut) {
  const link = { token: candidate.linkToken }
  const send: Send = async (request) => (await app.inject(request)).status
  for (const [step, request] of Object.entries(steps)) {
    if (step === 'cv')
      for (const index of job.tailoredQuestions.keys()) if (index > 1) await answerRest(link, index)
    const statuses = step === cut ? await how(send, request(link)) : [await send(request(link))]
    // What did not arrive whole may be refused.
    expect([step, statuses.at(-1), Math.max(...statuses) < 500]).toEqual([step, 200, true])
  }
}

const answerRest = ({ token }: { token: string }, index: number) =>
  app.succeed(saveAnswerEndpoint, { params: { token, index: String(index) } as never, body: { text: 'Et.' } })

async function expectWhole({ candidateId, email }: TestCandidate, mailsBefore: number) {
  await app.runTasks()
  const { companyId } = company
  const read = await app.platform.db.forCompany(companyId, (tx) => getTranscript(tx, companyId, candidateId))
  const rest = job.tailoredQuestions.slice(2).map(() => 'Et.')
  expect(read.answers).toEqual(['Oui, bien.\n\nJ’ai écrit.', 'Non.', ...rest])
  expect(read.followUps.map((one) => one?.answer)).toEqual([
    'J’ai écrit.',
    null,
    null,
    ...rest.slice(1).map(() => undefined),
  ])
  expect([read.complete, read.cv?.fileName]).toEqual([true, 'CV Amel.pdf'])
  const { rows } = await owner.query(
    'select draft from answers where candidate_id = $1 order by index, follow_up',
    [candidateId],
  )
  expect(rows.every(({ draft }) => draft === '')).toBe(true)
  expect(rows).toHaveLength(job.tailoredQuestions.length + 3)
  expect(app.mail.to(email)).toHaveLength(mailsBefore + 1)
}

describe.each(Object.keys(cuts))('a request that arrives %s', (moment) => {
  test.each(Object.keys(steps) as Step[])('%s: nothing is lost, nothing is doubled', async (step) => {
    const candidate = await aCandidate(app, job)
    const mailsBefore = app.mail.to(candidate.email).length
    await goThrough(candidate, step, cuts[moment] as Cut)
    await expectWhole(candidate, mailsBefore)
  })
})

test('copies of all requests that arrive at the very end, the first one last, change nothing', async () => {
  const candidate = await aCandidate(app, job)
  const mailsBefore = app.mail.to(candidate.email).length
  const late: InjectOptions[] = []
  await goThrough(candidate, 'complete', async (send, complete) => {
    for (const request of Object.values(steps)) late.push(request({ token: candidate.linkToken }))
    for (const copy of late.slice(0, -2).reverse()) await send(copy)
    return [await send(complete)]
  })
  for (const copy of late) await app.inject(copy)
  await expectWhole(candidate, mailsBefore)
})
