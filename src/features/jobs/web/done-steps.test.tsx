// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { aJobSummary, aListedJob, idOf } from '#testing/builders/a-listed-job.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { type DoneSteps, markFirstStepEndpoint } from '../contract/first-steps.ts'
import { readJobEndpoint } from '../contract/jobs.ts'
import { JobCard } from './job-card.tsx'
import { JobPage } from './job-page.tsx'

let api: ReturnType<typeof fakeApi>
let done: DoneSteps
beforeEach(() => {
  api = fakeApi()
  done = { questions: false, link: false }
  api.on(markFirstStepEndpoint, ({ step }) => {
    done = { ...done, [step]: true }
    return done
  })
  signIn({ role: 'RECRUITER' })
})
afterEach(() => {
  cleanup()
  logout()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'clipboard')
})

const signIn = (who: { role: 'RECRUITER' | 'VIEWER'; demo?: 'on' }) =>
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', ...who })
const marked = () => api.sentTo(markFirstStepEndpoint)

const nothing = () => null
async function openJob(query: string, currentCandidatesCount = 0) {
  api.on(readJobEndpoint, () => aListedJob({ currentCandidatesCount }))
  const page = <JobPage Candidates={nothing} Questions={nothing} Reports={nothing} PlaceNotice={nothing} />
  showPage({ '/Jobs/:jobId': page }, `/Jobs/${idOf(1)}${query}`)
  await screen.findByRole('tab', { name: 'Questions' })
}
const openTab = (name: string) => act(async () => fireEvent.click(screen.getByRole('tab', { name })))

async function copyFromCard(numCandidates: number) {
  const writeText = async () => undefined
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const funnel = { completed: 0, invited: 0, hired: 0 }
  const counts = { numCandidates, numToDecide: 0, funnel }
  showPage({ '/': <JobCard job={aJobSummary()} {...counts} applyLink="/Apply/1" canEdit /> })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy interview link' })))
}

test('questions that are read are marked once for the company', async () => {
  await openJob('')
  expect(marked()).toEqual([])
  await openTab('Questions')
  await openTab('Candidates')
  await openTab('Questions')
  expect(marked()).toEqual([{ step: 'questions' }])
})

test('so is the link, when it is copied from the card of a job', async () => {
  await copyFromCard(0)
  expect(marked()).toEqual([{ step: 'link' }])
})

test('once candidates have come nothing is marked any more', async () => {
  await openJob('?tab=questions', 1)
  cleanup()
  await copyFromCard(1)
  expect(marked()).toEqual([])
})

test.each([{ role: 'VIEWER' }, { role: 'RECRUITER', demo: 'on' }] as const)(
  '%j marks nothing',
  async (who) => {
    signIn(who)
    await openJob('?tab=questions')
    expect(marked()).toEqual([])
  },
)
