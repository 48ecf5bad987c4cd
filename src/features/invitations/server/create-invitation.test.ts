import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { createInvitationEndpoint, listInvitationsEndpoint } from '../contract/invitations.ts'

let app: TestApp
let company: TestCompany
let candidate: TestCandidate
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-21T09:00:00Z')
  company = await aCompany(app)
  candidate = await aCandidate(app, await aJob(app, company, { title: 'Buyer' }))
})

const details = {
  interviewType: 'ONLINE' as const,
  interviewPlace: 'https://meet.example/abc',
  interviewDate: '2026-11-30T09:30:00',
  customMessage: 'Hello Amel, we look forward to meeting you.',
}

const create = (changes: object = {}, token = company.token) =>
  app.call(createInvitationEndpoint, {
    token,
    body: { candidateId: candidate.candidateId, ...details, ...changes } as never,
  })

it('§2.7-4 §2.3-2 invites with the five fields of the specification, and lists what it shows', async () => {
  const { status, body } = await create()
  expect(status).toBe(200)
  const { body: listed } = await app.call(listInvitationsEndpoint, { token: company.token })
  expect(listed).toEqual([body])
  expect(listed[0]).toMatchObject({
    candidateFullName: 'Amel Trabelsi',
    candidateEmail: candidate.email,
    candidatePhone: '22345678',
    interviewInvitation: {
      ...details,
      id: body.interviewInvitation.id,
      createdAt: '2026-11-21T09:00:00.000Z',
    },
    meeting: {
      candidateStatus: 'ACCEPTED',
      jobTitle: 'Buyer',
      status: 'scheduled',
      startsAt: '2026-11-30T08:30:00.000Z',
      durationMinutes: 45,
      timeZone: 'Africa/Tunis',
      proposedTimes: [],
      reply: 'none',
      sequence: 0,
      awaitsOutcome: false,
    },
  })
})

describe('mistakes', () => {
  it.each([
    ['an empty place', { interviewPlace: '  ' }, 'interviewPlace', 'Meeting link is required'],
    [
      'an empty address',
      { interviewType: 'IN_PERSON', interviewPlace: '' },
      'interviewPlace',
      'Address is required',
    ],
    ['no date', { interviewDate: undefined }, 'interviewDate', 'Date and time are required'],
    [
      'a past date',
      { interviewDate: '2026-11-20T09:30:00' },
      'interviewDate',
      'Date and time must be in the future',
    ],
  ])('§2.5-3 §2.5-4 %s is refused by its field', async (_what, changes, field, message) => {
    const { status, error } = await create(changes)
    expect([status, error.message, error.fields]).toEqual([400, message, { [field]: message }])
  })
})

it('of two colleagues at once one invites, and the other is told', async () => {
  const answers = await Promise.all([create(), create()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('ALREADY_INVITED')
  expect((await app.call(listInvitationsEndpoint, { token: company.token })).body).toHaveLength(1)
})
