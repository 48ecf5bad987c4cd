// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { login } from '#features/accounts/web/use-session.ts'
import { listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import { sendInterviewLinkEndpoint } from '#features/candidates/contract/decisions.ts'
import { getCvEndpoint } from '#features/interviews/contract/transcript.ts'
import {
  createInvitationEndpoint,
  listInvitationsEndpoint,
} from '#features/invitations/contract/invitations.ts'
import { aListedCandidate, numbers } from '#testing/builders/a-listed-candidate.ts'
import { idOf } from '#testing/builders/a-listed-job.ts'
import { aShownInvitation } from '#testing/builders/a-shown-invitation.ts'
import { aWholeCandidate } from '#testing/builders/a-whole-candidate.ts'
import { aSubscription } from '#testing/builders/some-plans.ts'
import {
  closeDashboard,
  dashboardCompany,
  openDashboard,
  preloadDashboard,
} from '#testing/open-dashboard.tsx'
import {
  getCandidateEndpoint,
  type ListedCandidate,
  listJobCandidatesEndpoint,
} from '../contract/candidates.ts'

let company: ReturnType<typeof dashboardCompany>

beforeAll(preloadDashboard, 30_000)
beforeEach(() => {
  company = dashboardCompany()
})
afterEach(() => {
  cleanup()
  closeDashboard()
})

/** Opens the dashboard with this candidate alone, and returns the card. */
async function open(change: Partial<ListedCandidate>, address?: string) {
  company.candidates = [aListedCandidate('Amel', change)]
  await openDashboard(address)
  const card = (await screen.findByRole('heading', { level: 3 })).closest('li')
  if (!card) throw new Error('No card')
  return within(card)
}

type Card = Awaited<ReturnType<typeof open>>

/** What the card's menu offers. */
function menuOf(card: Card) {
  fireEvent.click(card.getByRole('button', { name: /^Actions for/ }))
  return within(card.getByRole('menu'))
}

test('a candidate whose CV is to follow is marked', async () => {
  const card = await open({ appliedAt: null, group: 'not-completed', cvAwaited: true })
  expect(card.getByText('CV missing')).toBeTruthy()
})

test.each([
  [90, 'High', 'green'],
  [89, 'High', 'lime'],
  [85, 'High', 'lime'],
  [84, 'Medium', 'lime'],
  [80, 'Medium', 'lime'],
  [79, 'Medium', 'amber'],
  [70, 'Medium', 'amber'],
  [69, 'Low', 'red'],
  [0, 'Low', 'red'],
])('§2.2.1-5 %i points: %s, %s', async (score, word, colour) => {
  const card = await open({ evaluation: numbers(score) })
  const badge = card.getByText(word)
  expect(badge.textContent).toBe(`${score}${word}`)
  expect(badge.className).toContain(`score-${colour}`)
})

test.each([
  ['PENDING', 'Pending'],
  ['REJECTED', 'Rejected'],
  ['ACCEPTED', 'Invited'],
  ['UNDER_REVIEW', 'Under review'],
  ['WITHDRAWN', 'Withdrawn'],
  ['HIRED', 'Hired'],
] as const)('§2.4-1 the status %s is shown as %s, never as its constant', async (status, words) => {
  const card = await open({ status })
  expect(card.getByText(words)).toBeTruthy()
  expect(screen.queryByText(status)).toBeNull()
})

test.each([
  ['PENDING', true],
  ['ACCEPTED', false],
  ['REJECTED', false],
  ['UNDER_REVIEW', false],
  ['WITHDRAWN', false],
  ['HIRED', false],
] as const)(
  '§2.2.1-11 %s: Reject Candidate and Schedule Interview only while pending',
  async (status, isThere) => {
    const card = await open({ status })
    expect(card.queryByRole('button', { name: 'Schedule Interview' }) !== null).toBe(isThere)
    expect(menuOf(card).queryByRole('menuitem', { name: 'Reject Candidate' }) !== null).toBe(isThere)
  },
)

test('§2.2.1-10 Send Email is a mail link', async () => {
  const card = await open({ email: 'amel+jobs@candidate.example' })
  expect(menuOf(card).getByRole('menuitem', { name: 'Send Email' }).getAttribute('href')).toBe(
    'mailto:amel%2Bjobs%40candidate.example',
  )
})

test('§2.2.1-9 View Responses goes to the transcript', async () => {
  const card = await open({})
  const link = menuOf(card).getByRole('menuitem', { name: 'View Responses' })
  expect(link.getAttribute('href')).toBe(`/InterViewChat/${aListedCandidate('Amel').id}`)
})

test('§2.2.1-9 without the feature View Responses names the plan that unlocks it', async () => {
  company.api.on(listSubscriptionsEndpoint, () => [aSubscription()])
  const card = await open({})
  await card.findByRole('link', { name: 'Schedule Interview with Enterprise' })
  const link = menuOf(card).getByRole('menuitem', { name: 'View Responses with Enterprise' })
  expect(link.getAttribute('href')).toBe('/Pricing')
})

test('§2.2.1-11 without the feature Schedule Interview names the plan that unlocks it', async () => {
  company.api.on(listSubscriptionsEndpoint, () => [aSubscription()])
  await open({})
  const link = await screen.findByRole('link', { name: 'Schedule Interview with Enterprise' })
  expect(link.getAttribute('href')).toBe('/Pricing')
})

test('§2.2.1-15 Schedule Interview opens the dialog; all loaded pages are read again after sending', async () => {
  company.api.on(createInvitationEndpoint, () => aShownInvitation())
  const card = await open({})
  fireEvent.click(card.getByRole('button', { name: 'Schedule Interview' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Amel Trabelsi/ }))
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  type('Meeting link', 'https://meet.example/amel')
  type('Date', '30/11/2099')
  type('Time', '09:30')
  const before = company.api.askedOf(listJobCandidatesEndpoint).length
  fireEvent.submit(dialog.getByLabelText('Meeting link').closest('form') as Element)
  expect(await screen.findByText('Interview invitation sent to Amel Trabelsi.')).toBeTruthy()
  await waitFor(() => expect(company.api.askedOf(listJobCandidatesEndpoint).length).toBeGreaterThan(before))
})

test('of an invited candidate the meeting and the reply are on the card', async () => {
  company.api.on(listInvitationsEndpoint, () => [
    aShownInvitation({ candidateId: aListedCandidate('Amel').id, reply: 'accepted' }),
  ])
  const card = await open({ status: 'ACCEPTED', group: 'invited' }, '/Dashboard?group=invited')
  expect((await card.findByText(/30 Nov 2026/)).textContent).toMatch(/Accepted$/)
})

test('§2.2.1-8 View CV opens the CV', async () => {
  company.api.on(getCvEndpoint, () => ({
    url: '/files/signed',
    kind: 'docx' as const,
    text: 'CRM since 2019',
  }))
  const card = await open({})
  expect(company.api.askedOf(getCvEndpoint)).toHaveLength(0)
  fireEvent.click(menuOf(card).getByRole('menuitem', { name: 'View CV' }))
  expect(await screen.findByText('CRM since 2019')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'CV of Amel Trabelsi' })).toBeTruthy()
})

test('§2.2.1-6 §assessment-45 Details shows the scores with their evidence, and Hide closes them', async () => {
  company.api.on(getCandidateEndpoint, () => aWholeCandidate({ sharedPassages: [] }))
  const card = await open({})
  fireEvent.click(card.getByRole('button', { name: 'Details' }))
  expect((await card.findAllByText(/^Evidence \(/)).length).toBeGreaterThan(0)
  const button = card.getByRole('button', { name: 'Hide' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(button)
  expect(card.queryByText(/^Evidence \(/)).toBeNull()
})

test('under review: the distance with the limit of the job, the link and a rejection', async () => {
  company.api.on(sendInterviewLinkEndpoint, () => ({
    id: aListedCandidate('Amel').id,
    status: 'PENDING' as const,
  }))
  const card = await open(
    {
      status: 'UNDER_REVIEW',
      group: 'under-review',
      locationReason: 'too-far',
      distanceKm: 190,
      appliedAt: null,
      evaluation: null,
      cvUrl: null,
    },
    '/Dashboard?group=under-review',
  )
  expect(await card.findByText('190 km (limit 60 km)')).toBeTruthy()
  expect(menuOf(card).getByRole('menuitem', { name: 'Reject' })).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Send interview link' }))
  expect(await screen.findByText('The interview link was sent to Amel Trabelsi.')).toBeTruthy()
})

test('flags stand on the card', async () => {
  const { assessment } = aListedCandidate('Amel')
  const card = await open({
    askedForPerson: true,
    shortlisted: true,
    assessment: assessment && { ...assessment, aiBand: 'strong', instructions: true, sharedText: true },
  })
  for (const flag of [
    'Asked for a person',
    'Shortlisted',
    'AI text: strong signs',
    'Possible instructions to the AI',
    'Shared text',
  ])
    expect(card.getByText(flag), flag).toBeTruthy()
})

test('low confidence is said with its first reason, beside the score too in the table; medium is not', async () => {
  const { assessment } = aListedCandidate('Amel')
  const change = (level: 'low' | 'medium') => ({
    assessment: assessment && {
      ...assessment,
      confidence: {
        level,
        reasons: ['answers-unlike-questions', 'no-cv'] as ['answers-unlike-questions', 'no-cv'],
      },
    },
  })
  const reason = 'The machine could not connect the answers to their questions. Please read them.'
  let card = await open(change('low'))
  expect(card.getByText('Please read').textContent).toBe(`Please read: ${reason}`)
  expect(card.getByTitle(reason)).toBeTruthy()
  cleanup()
  company.candidates = [aListedCandidate('Amel', change('low'))]
  await openDashboard('/Dashboard?view=table')
  expect(within(await screen.findByRole('table')).getByTitle(reason)).toBeTruthy()
  cleanup()
  card = await open(change('medium'))
  expect(card.queryByText('Please read')).toBeNull()
})

test('blind review: no name, no mail, no CV', async () => {
  const card = await open({
    hidden: true,
    firstName: 'Candidate',
    lastName: '12',
    email: null,
    phone: null,
    city: null,
    cvUrl: null,
  })
  expect(card.getByRole('heading', { name: 'Candidate 12' })).toBeTruthy()
  const menu = menuOf(card)
  expect(menu.queryByRole('menuitem', { name: 'Send Email' })).toBeNull()
  expect(menu.queryByRole('menuitem', { name: 'View CV' })).toBeNull()
})

test('a viewer reads and decides nothing', async () => {
  login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'VIEWER' })
  const card = await open({})
  expect(card.queryByRole('button', { name: 'Schedule Interview' })).toBeNull()
  const menu = menuOf(card)
  expect(menu.getByRole('menuitem', { name: 'View Responses' })).toBeTruthy()
  for (const name of ['Reject Candidate', 'Shortlist'])
    expect(menu.queryByRole('menuitem', { name }), name).toBeNull()
})

test('a field that the job does not ask for is no score', async () => {
  const { assessment } = aListedCandidate('Amel')
  const card = await open({
    evaluation: numbers(88, { experienceMatch: 100 }),
    assessment: assessment && { ...assessment, notRequired: ['experienceMatch'] },
  })
  const fields = card.getByRole('img', { name: /Experience: not required/ })
  expect(within(fields).queryByText('100')).toBeNull()
})
