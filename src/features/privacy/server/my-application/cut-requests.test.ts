import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awaitCvEndpoint, saveAnswerEndpoint } from '#features/interviews/contract/interviews.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { type MemoryFiles, memoryFiles } from '#platform/files/memory-files.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCv, aStartedInterview } from '#testing/builders/an-interview.ts'
import { type Cut, callRequest, cuts, type Send } from '#testing/cut-requests.ts'
import { type HiringApp, startHiringApp } from '#testing/hiring-app.ts'
import {
  correctContactEndpoint,
  describeSelfOnPageEndpoint,
  eraseApplicationEndpoint,
  sendCvOnPageEndpoint,
  withdrawEndpoint,
} from '../../contract/my-application.ts'

let files: MemoryFiles
let hiring: HiringApp
let job: Job
beforeAll(async () => {
  files = await memoryFiles()
  hiring = await startHiringApp({ deps: { files } })
  job = await aJob(hiring.app, hiring.company)
  await hiring.owner.query('update jobs set max_candidates = 1000 where id = $1', [job.id])
})
afterAll(() => hiring.close())

const contact = { firstName: 'Amélie', lastName: 'Trabelsi', phone: '+21622999888', city: 'Sfax' }
const self = { gender: 'woman' as const, ageGroup: null, disability: 'no' as const }

/** What the page sends, in order. */
const steps = {
  cv: (params) => callRequest(sendCvOnPageEndpoint, { params, upload: { file: aCv() } }),
  'self-description': (params) => callRequest(describeSelfOnPageEndpoint, { params, body: self }),
  correct: (params) => callRequest(correctContactEndpoint, { params, body: contact }),
  withdraw: (params) => callRequest(withdrawEndpoint, { params }),
  erase: (params) => callRequest(eraseApplicationEndpoint, { params }),
} satisfies Record<string, (params: { token: string }) => InjectOptions>
type Step = keyof typeof steps

/** Somebody who answered every question and sends the CV later. */
async function aCandidateWithoutCv(): Promise<TestCandidate> {
  const { app } = hiring
  const candidate = await aCandidate(app, job)
  const params = { token: candidate.linkToken }
  const { questions } = await aStartedInterview(app, candidate)
  for (const index of questions.keys())
    await app.succeed(saveAnswerEndpoint, {
      params: { ...params, index: String(index) },
      body: { text: `Answer ${index}` },
    })
  await app.succeed(awaitCvEndpoint, { params })
  return candidate
}

/** Does every step, one of them as `how` has it: one try is acknowledged, and none ends in an error of ours. */
async function goThrough({ candidateId }: TestCandidate, cut: Step, how: Cut): Promise<void> {
  const { app } = hiring
  const params = { token: app.platform.links.token('application', candidateId, 1) }
  const send: Send = async (request) => (await app.inject(request)).status
  for (const [step, request] of Object.entries(steps)) {
    if (step === 'erase') await expectWhole(candidateId)
    const statuses = await (step === cut ? how(send, request(params)) : whole(send, request(params)))
    expect([step, statuses.filter((status) => status === 200).length > 0]).toEqual([step, true])
    expect(Math.max(...statuses)).toBeLessThan(500)
    await app.runTasks()
  }
}
const whole: Cut = async (send, request) => [await send(request)]

async function expectWhole(candidateId: string) {
  const { owner } = hiring
  const { rows } = await owner.query(
    `select c.status, c.first_name, c.city, c.phone, s.gender, s.disability, i.completed_at is not null as completed, i.cv_key,
       (select count(*)::int from answers a where a.candidate_id = c.id and not a.follow_up) as answers,
       (select count(*)::int from assessments a where a.candidate_id = c.id) as assessments,
       (select array_agg(kind order by seq) from candidate_events e where e.candidate_id = c.id) as events,
       (select array_agg(kind order by kind) from mails m where m.subject_id = c.id::text and m.status = 'sent') as mails
     from candidates c join interviews i on i.candidate_id = c.id join self_descriptions s on s.candidate_id = c.id
     where c.id = $1`,
    [candidateId],
  )
  const [{ cv_key: cvKey, ...row }] = rows
  expect(row).toEqual({
    status: 'WITHDRAWN',
    first_name: 'Amélie',
    city: 'Sfax',
    phone: '+21622999888',
    gender: 'woman',
    disability: 'no',
    completed: true,
    answers: job.tailoredQuestions.length,
    assessments: 1,
    events: ['cv-awaited', 'contact-corrected', 'withdrawn'],
    mails: ['candidates.interview-link', 'candidates.withdrawn', 'interviews.application-received'],
  })
  expect([...files.kept.keys()].filter((key) => key.includes('/cv/'))).toEqual([cvKey])
}

async function expectErased({ candidateId, email }: TestCandidate) {
  const { app, owner } = hiring
  const { rows } = await owner.query('select from candidates where id = $1', [candidateId])
  expect(rows).toHaveLength(0)
  expect([...files.kept.keys()].filter((key) => key.includes('/cv/'))).toEqual([])
  // Mails that were forgotten are out of the inbox: the receipt alone stays, once.
  expect(app.mail.to(email).map(({ subject }) => subject)).toHaveLength(1)
  const last = await owner.query('select from last_mails')
  expect(last.rows).toHaveLength(0)
}

describe.each(Object.keys(cuts))('a request that arrives %s', (moment) => {
  test.each(Object.keys(steps) as Step[])('%s: nothing is lost, nothing is doubled', async (step) => {
    const candidate = await aCandidateWithoutCv()
    await goThrough(candidate, step, cuts[moment] as Cut)
    await expectErased(candidate)
  })
})
