import { afterAll, beforeAll, expect, it } from 'vitest'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob, aNewJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getCandidateEndpoint } from '../contract/candidates.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
})
afterAll(() => app.close())

it('a candidate has a timeline from the registration to the decision, and who decided', async () => {
  const job = await aJob(app, company)
  const candidate = await aCandidate(app, job)
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  const known = { token: company.token, params: { candidateId: candidate.candidateId } }
  // Past the database's own clock, which dates the interview.
  app.clock.advance(3_600_000)
  await app.succeed(rejectCandidateEndpoint, { ...known, body: { reason: 'No driving licence' } })
  const { timeline, decision, undoUntil } = await app.succeed(getCandidateEndpoint, known)
  const kinds = [
    'registered',
    'link-sent',
    'started',
    'completed',
    'mail-sent',
    'assessed',
    'rejected',
  ] as const
  expect(timeline.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
  expect(timeline.at(-1)).toMatchObject({ kind: 'rejected', by: company.email })
  expect(timeline.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at).toSorted())
  expect(decision).toEqual({
    status: 'REJECTED',
    by: company.email,
    reason: 'No driving licence',
    at: app.clock.now().toISOString(),
  })
  expect(undoUntil).toBe(new Date(app.clock.now().getTime() + 15 * 60_000).toISOString())
})

const ofAReceptionist = [
  'In my internship at Hotel Dar Jasmin I checked in a coach of 32 guests alone, because my colleague was ill. You ask for somebody who takes reservations and hands over in writing, and I did that there every evening for four months.',
  'A couple asked for a sea view, but we were full. I looked at the reservations and saw that a guest on the second floor would leave two days early. I offered them the courtyard room for two nights at 15 dinars less, then the sea view.',
  'In July 2025 we had 58 arrivals and two of us. I first called the 21 rooms which were ready and gave those keys before noon. I told the others the honest hour, 15:00, and took their bags. At 16:10 all were in their rooms.',
  'A guest shouted because his invoice had the minibar twice. I printed the list and went through it with him line by line. It was our mistake: 24 dinars. I took it off and wrote it into the handover book for housekeeping.',
  'One night the booking site sold our last room twice. I called the hotel next door, told the second family before they unpacked the car, and paid their taxi with 12 dinars from the cash desk. After that we closed online sales at the last two rooms.',
  'A regular guest wanted the key of her brother’s room. The rule is no key without the name on the booking. I called the brother on his mobile, he said yes, I noted the time and gave it.',
  'I once took a group booking for 14 May instead of 15 May and noticed it at the handover, when I compared the mail with the reservations. I told the manager at once, called the agency, and we moved two guests to another floor.',
  'A guest from Germany did not see why we keep 100 dinars as a deposit. I drew two columns: what he pays at check-in, what comes back at check-out. Then I asked him what he gets back if he takes a water for 3 dinars. He said 97.',
]

it('a soft skill that a question asked for is not looked for in vain, as in the score of mindset', async () => {
  const offer = {
    title: 'Hotel Receptionist',
    description:
      'You welcome guests, check them in and out, take reservations and handle payments and complaints.',
    interviewLanguage: 'English' as const,
    idealProfile: {
      ...aNewJob().idealProfile,
      skills: ['Reservations'],
      softSkills: ['Problem Solving' as const],
    },
  }
  const candidate = await aCandidate(app, await aJob(app, company, offer))
  await aCompletedInterview(app, candidate, { answers: ofAReceptionist })
  await app.runTasks()
  const { requirements, fullAssessment } = await app.succeed(getCandidateEndpoint, {
    token: company.token,
    params: { candidateId: candidate.candidateId },
  })
  expect(fullAssessment?.scores.mindsetScore.reason).not.toContain('no example of Problem Solving')
  const skill = requirements.find(({ requirement }) => requirement === 'Soft skill: Problem Solving')
  expect(skill?.source).toBe('answer')
})
