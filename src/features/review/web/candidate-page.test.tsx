// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import {
  recordOutcomeEndpoint,
  rejectCandidateEndpoint,
  reopenCandidateEndpoint,
  revealCandidateEndpoint,
  sendInterviewLinkEndpoint,
  shortlistEndpoint,
  undoRejectionEndpoint,
} from '#features/candidates/contract/decisions.ts'
import { listNotesEndpoint } from '#features/candidates/contract/notes.ts'
import { getTranscriptEndpoint } from '#features/interviews/contract/transcript.ts'
import { idOf, now } from '#testing/builders/a-listed-job.ts'
import { answersOfAmel, aWholeCandidate, withoutTotal } from '#testing/builders/a-whole-candidate.ts'
import { anEvaluation } from '#testing/builders/an-evaluation.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import {
  getCandidateEndpoint,
  listJobCandidatesEndpoint,
  type ReviewedCandidate,
} from '../contract/candidates.ts'
import { CandidatePage } from './candidate-page.tsx'

beforeAll(async () => {
  await Promise.all([import('./candidate-dialogs.tsx'), import('./candidate-notes.tsx')])
}, 30_000)

let api: ReturnType<typeof fakeApi>
let candidate: ReviewedCandidate
const other = (at: number) => aWholeCandidate({ id: idOf(at) as CandidateId, firstName: `Other ${at}` })

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  Element.prototype.scrollIntoView = () => {}
  standInDialog()
  api = fakeApi()
  candidate = aWholeCandidate()
  login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'RECRUITER' })
  api.on(getCandidateEndpoint, (_, { pathname }) =>
    pathname.endsWith(candidate.id) ? candidate : other(Number(pathname.split('/').at(-1)?.slice(0, 8))),
  )
  api.on(listJobCandidatesEndpoint, () => ({
    content: [other(499), candidate, other(501)],
    last: true,
    next: null,
    summary: {} as never,
  }))
  api.on(listNotesEndpoint, () => ({ notes: [], team: [] }))
  api.on(getTranscriptEndpoint, () => ({
    questions: ['What did you sell?', 'And then?'],
    answers: answersOfAmel,
    candidateName: 'Amel Trabelsi',
  }))
})
afterEach(() => {
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(change: Partial<ReviewedCandidate> = {}, search = '') {
  candidate = { ...candidate, ...change }
  const page = [<CandidatePage key="page" />, <ToastRegion key="toasts" />]
  showPage(
    { '/Dashboard/:jobId/:candidateId': page, '/Dashboard': <p>The list</p>, '/Pricing': <p>The plans</p> },
    `/Dashboard/${candidate.job.id}/${candidate.id}${search}`,
  )
  await screen.findByRole('heading', { level: 1 })
}
const seen = (text: string | RegExp) => screen.queryByText(text) !== null
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const offered = (name: string | RegExp) => screen.queryByRole('button', { name }) !== null
const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key, bubbles: true })
const refusing =
  (status = 500, message = 'x') =>
  () => {
    throw new FakeFailure(status, { code: 'ANY', message })
  }

describe('on top', () => {
  test('who it is, the score, and the summary of verified results', async () => {
    await open({
      shortlisted: true,
      askedForPerson: true,
      fullAssessment: anEvaluation(74, {
        caps: [
          { limit: 74, reason: 'No readable CV was found.' },
          { limit: 79, reason: 'Few skills.' },
        ],
      }),
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Amel Trabelsi' })).toBe(document.activeElement)
    for (const text of [
      'Pending',
      'Shortlisted',
      'Asked for a person',
      'At most 74: No readable CV was found.',
      'Mindset scores highest, 91 of 100: own actions (answer 1).',
      'This job needs SAP. Where have you worked with it?',
      'Lists of stock in Excel',
      'Not found in the CV or the answers',
    ])
      expect(screen.queryAllByText(text).length, text).toBeGreaterThan(0)
    // Once among the limits, once beside the score that it lowers.
    expect(screen.getAllByText('At most 74: No readable CV was found.')).toHaveLength(2)
    expect(screen.getAllByText('At most 79: Few skills.')).toHaveLength(1)
    expect(document.title).toBe('Amel Trabelsi · Mindhire')
  })

  test('§assessment-5 without a total a dash and why: no 0, and no limit of a score that does not exist', async () => {
    await open({ fullAssessment: withoutTotal() })
    expect(seen('–') && seen('No score')).toBe(true)
    expect(seen('No question was answered.')).toBe(true)
    expect(seen(/Fewer than half/)).toBe(false)
    expect(screen.queryByText('0')).toBeNull()
  })

  test('§assessment-38 the AI signal is a chip whose reasons are asked for', async () => {
    const ai = { band: 'some' as const, percentage: 40, reasons: ['Most of it was pasted.'] }
    await open({ fullAssessment: anEvaluation(70, { ai }) })
    const chip = screen.getByText('AI text: some signs').closest('details')
    expect(chip?.open).toBe(false)
    expect(chip?.textContent).toContain('40 of 100. This is an estimate, not proof.')
    expect(chip?.textContent).toContain('Most of it was pasted.')
  })

  test('of a candidate who has not answered yet nothing is made up', async () => {
    await open({ appliedAt: null, group: 'not-completed', fullAssessment: null, summary: null, cv: null })
    expect(seen('Interview not completed')).toBe(true)
    expect(seen('Scores appear here when the interview is completed.')).toBe(true)
    expect(screen.queryByRole('heading', { name: 'Interview' })).toBeNull()
    expect(offered('View CV')).toBe(false)
    expect(api.askedOf(getTranscriptEndpoint)).toEqual([])
  })

  test('a candidate that is gone, and one that cannot be loaded', async () => {
    api.on(getCandidateEndpoint, refusing(500))
    await open()
    expect(screen.getByRole('heading', { name: 'The candidate could not be loaded.' })).toBeTruthy()
    api.on(getCandidateEndpoint, refusing(404))
    fireEvent.click(button('Try again'))
    expect(await screen.findByRole('heading', { name: 'Candidate not found' })).toBeTruthy()
  })
})

describe('decisions', () => {
  test('§2.8-6 rejecting by R: a reason of the job, shown at once, with undo in the toast and until when', async () => {
    let release = () => {}
    const waiting = new Promise<void>((resolve) => {
      release = resolve
    })
    const undoUntil = new Date(now.getTime() + 15 * 60_000).toISOString()
    api.on(rejectCandidateEndpoint, async () => {
      await waiting
      candidate = { ...candidate, status: 'REJECTED', undoUntil }
      return { id: candidate.id, status: 'REJECTED' as const, undoUntil }
    })
    api.on(undoRejectionEndpoint, () => {
      candidate = { ...candidate, status: 'PENDING', undoUntil: null }
      return { changed: [candidate.id] }
    })
    await open()
    press('r')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('heading', { name: 'Reject Amel Trabelsi?' })).toBeTruthy()
    fireEvent.click(dialog.getByRole('radio', { name: 'Position filled' }))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' in May ' } })
    fireEvent.submit(dialog.getByRole('textbox').closest('form') as Element)
    expect(await screen.findByText('Rejected')).toBeTruthy()
    expect(offered(/^Undo until \d\d:\d\d$/)).toBe(true)
    expect(seen('Amel Trabelsi was successfully rejected.')).toBe(false)
    release()
    expect(await screen.findByText('Amel Trabelsi was successfully rejected.')).toBeTruthy()
    expect(api.sentTo(rejectCandidateEndpoint)).toEqual([{ reason: 'Position filled: in May' }])
    fireEvent.click(button('Undo'))
    expect(await screen.findByText('Pending')).toBeTruthy()
    expect(api.sentTo(undoRejectionEndpoint)).toEqual([{ candidateIds: [candidate.id] }])
  })

  test('§2.8-6 a rejection that fails is taken back, and says so', async () => {
    api.on(rejectCandidateEndpoint, refusing())
    await open()
    fireEvent.click(button('Reject'))
    const form = (await screen.findByRole('dialog')).querySelector('form') as Element
    fireEvent.submit(form)
    expect(await screen.findByText('Failed to reject candidate. Please try again later.')).toBeTruthy()
    expect(seen('Pending')).toBe(true)
    expect(offered(/^Undo until/)).toBe(false)
    expect(api.sentTo(rejectCandidateEndpoint)).toEqual([{}])
  })

  test('a refusal says why', async () => {
    api.on(rejectCandidateEndpoint, refusing(409, 'Only a pending candidate can be rejected.'))
    await open()
    fireEvent.click(button('Reject'))
    fireEvent.submit((await screen.findByRole('dialog')).querySelector('form') as Element)
    expect(await screen.findByText('Only a pending candidate can be rejected.')).toBeTruthy()
  })

  test('S sets and clears the shortlist; not while a note is written', async () => {
    api.on(shortlistEndpoint, (body) => {
      candidate = { ...candidate, shortlisted: body.shortlisted }
      return { changed: [candidate.id] }
    })
    await open()
    press('s', await screen.findByLabelText(/New note/))
    expect(api.sentTo(shortlistEndpoint)).toEqual([])
    press('s')
    expect(await screen.findByText('Shortlisted')).toBeTruthy()
    await waitFor(() => expect(api.sentTo(shortlistEndpoint)).toHaveLength(1))
    press('s')
    await waitFor(() => expect(api.sentTo(shortlistEndpoint)).toHaveLength(2))
    expect(api.sentTo(shortlistEndpoint)[1]).toEqual({ candidateIds: [candidate.id], shortlisted: false })
  })

  test('when the time to undo has passed, the application can be reopened', async () => {
    api.on(reopenCandidateEndpoint, () => {
      candidate = { ...candidate, status: 'PENDING' }
      return { id: candidate.id, status: 'PENDING' as const }
    })
    const decision = {
      status: 'REJECTED' as const,
      by: 'Ana Ben',
      reason: 'Position filled',
      at: now.toISOString(),
    }
    await open({ status: 'REJECTED', undoUntil: null, decision })
    expect(seen(/^Rejected by Ana Ben on .+ · Reason: Position filled$/)).toBe(true)
    expect(offered('Reject')).toBe(false)
    fireEvent.click(button('Reopen'))
    expect(await screen.findByText('Amel Trabelsi is pending again.')).toBeTruthy()
  })

  test('§2.2.6-14 under review: the distance with the job’s limit, the interview link, and rejecting', async () => {
    api.on(sendInterviewLinkEndpoint, () => {
      candidate = { ...candidate, status: 'PENDING', group: 'not-completed' }
      return { id: candidate.id, status: 'PENDING' as const }
    })
    await open({
      status: 'UNDER_REVIEW',
      group: 'under-review',
      appliedAt: null,
      fullAssessment: null,
      summary: null,
      locationReason: 'too-far',
      distanceKm: 190,
    })
    expect(seen('Gafsa is 190 km from Sfax (limit for this job: 60 km).')).toBe(true)
    expect(offered('Reject') && !offered('Shortlist')).toBe(true)
    fireEvent.click(button('Send interview link'))
    expect(await screen.findByText('The interview link was sent to Amel Trabelsi.')).toBeTruthy()
  })

  test('what came of a meeting with an invited candidate', async () => {
    api.on(recordOutcomeEndpoint, () => {
      candidate = { ...candidate, status: 'HIRED' }
      return { id: candidate.id, status: 'HIRED' as const }
    })
    await open({ status: 'ACCEPTED', group: 'invited' })
    expect(offered('Reject')).toBe(false)
    fireEvent.click(button('Record outcome'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    fireEvent.submit(dialog.getByRole('textbox').closest('form') as Element)
    expect(await screen.findByText('Please choose an outcome.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('radio', { name: 'Hired' }))
    fireEvent.submit(dialog.getByRole('textbox').closest('form') as Element)
    expect(await screen.findByText('The outcome was recorded.')).toBeTruthy()
    expect(api.sentTo(recordOutcomeEndpoint)).toEqual([{ outcome: 'hired' }])
  })

  test('a VIEWER reads and is offered no action', async () => {
    login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'VIEWER' })
    await open()
    for (const name of [/^Shortlist/, /^Reject/, 'Score again', 'Add note']) expect(offered(name)).toBe(false)
    press('r')
    press('s')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(offered('View CV')).toBe(true)
    expect(screen.getByRole('link', { name: 'Send Email' }).getAttribute('href')).toBe(
      'mailto:amel%40candidate.example',
    )
  })
})

test('blind review hides who it is, and revealing asks for a reason', async () => {
  api.on(revealCandidateEndpoint, () => {
    candidate = aWholeCandidate()
    return undefined
  })
  await open({ firstName: 'Candidate', lastName: '12', email: null, phone: null, city: null, hidden: true })
  expect(screen.getByRole('heading', { level: 1, name: 'Candidate 12' })).toBeTruthy()
  expect(seen('Blind review hides who this is until a decision.')).toBe(true)
  expect(screen.queryByRole('link', { name: 'Send Email' })).toBeNull()
  fireEvent.click(button('Reveal the candidate'))
  const dialog = within(await screen.findByRole('dialog'))
  const reason = dialog.getByRole('textbox')
  fireEvent.submit(reason.closest('form') as Element)
  expect(await screen.findByText('Please give a reason.')).toBeTruthy()
  fireEvent.change(reason, { target: { value: 'A call is agreed' } })
  fireEvent.submit(reason.closest('form') as Element)
  expect(await screen.findByRole('heading', { level: 1, name: 'Amel Trabelsi' })).toBeTruthy()
  expect(api.sentTo(revealCandidateEndpoint)).toEqual([{ reason: 'A call is agreed' }])
})

describe('quotes and answers', () => {
  test('a quote leads to its place in the answer, and back to its score', async () => {
    await open()
    const mark = await waitFor(() => {
      const found = document.querySelector('mark')
      expect(found?.textContent).toBe('We sold 40 boxes in a day.')
      return found as HTMLElement
    })
    const [ofScore] = screen
      .getAllByRole('button', { name: /^From answer 1: show “We sold 40 boxes/ })
      .filter((one) => one.closest('details'))
    fireEvent.click(ofScore as Element)
    await waitFor(() => expect(mark.contains(document.activeElement)).toBe(true))
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })
    expect(document.activeElement).toBe(ofScore)
    expect(ofScore?.closest('details')?.open).toBe(true)
  })

  test('§2.8-21 on plans without responses the quotes stay, and the page says what unlocks the rest', async () => {
    api.on(getTranscriptEndpoint, refusing(403, 'Viewing responses needs the Enterprise plan.'))
    await open()
    expect(await screen.findByRole('heading', { name: 'Restricted Access' })).toBeTruthy()
    expect(seen('Viewing responses needs the Enterprise plan.')).toBe(true)
    expect(screen.queryAllByText(/We sold 40 boxes in a day/).length).toBeGreaterThan(0)
    expect(offered(/^From answer 1: show/)).toBe(false)
    expect(screen.getByRole('link', { name: 'Upgrade' })).toBeTruthy()
  })
})

describe('the list', () => {
  test('J and K move in it, Esc goes back to it, and its filters stay in the address', async () => {
    await open({}, '?band=high')
    const next = await screen.findByRole('link', { name: 'Next candidate' })
    expect(next.getAttribute('href')).toBe(`/Dashboard/${candidate.job.id}/${idOf(501)}?band=high`)
    press('j')
    expect(await screen.findByRole('heading', { level: 1, name: 'Other 501 Trabelsi' })).toBe(
      document.activeElement,
    )
    press('j')
    press('k')
    expect(await screen.findByRole('heading', { level: 1, name: 'Amel Trabelsi' })).toBeTruthy()
    press('j', document.querySelector('textarea') ?? document.body)
    press('Escape')
    expect(await screen.findByText('The list')).toBeTruthy()
  })
})
