// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { login } from '#features/accounts/web/use-session.ts'
import {
  recordOutcomeEndpoint,
  rejectCandidateEndpoint,
  reopenCandidateEndpoint,
  revealCandidateEndpoint,
  sendInterviewLinkEndpoint,
  shortlistEndpoint,
  undoRejectionEndpoint,
} from '#features/candidates/contract/decisions.ts'
import { idOf, now } from '#testing/builders/a-listed-job.ts'
import { aWholeCandidate } from '#testing/builders/a-whole-candidate.ts'
import { button, candidatePage, offered, pressKey, refusing, seen } from '#testing/candidate-page.tsx'

const page = candidatePage()

describe('decisions', () => {
  test('§2.8-6 rejecting by R: a reason of the job, shown at once, with undo in the toast and until when', async () => {
    let release = () => {}
    const waiting = new Promise<void>((resolve) => {
      release = resolve
    })
    const undoUntil = new Date(now.getTime() + 15 * 60_000).toISOString()
    page.api.on(rejectCandidateEndpoint, async () => {
      await waiting
      page.change({ status: 'REJECTED', undoUntil })
      return { id: page.state.candidate.id, status: 'REJECTED' as const, undoUntil }
    })
    page.api.on(undoRejectionEndpoint, () => {
      page.change({ status: 'PENDING', undoUntil: null })
      return { changed: [page.state.candidate.id] }
    })
    await page.open()
    pressKey('r')
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
    expect(page.api.sentTo(rejectCandidateEndpoint)).toEqual([{ reason: 'Position filled: in May' }])
    fireEvent.click(button('Undo'))
    expect(await screen.findByText('Pending')).toBeTruthy()
    expect(page.api.sentTo(undoRejectionEndpoint)).toEqual([{ candidateIds: [page.state.candidate.id] }])
  })

  test('§2.8-6 a rejection that fails is taken back, and says so', async () => {
    page.api.on(rejectCandidateEndpoint, refusing())
    await page.open()
    fireEvent.click(button('Reject'))
    const form = (await screen.findByRole('dialog')).querySelector('form') as Element
    fireEvent.submit(form)
    expect(await screen.findByText('Failed to reject candidate. Please try again later.')).toBeTruthy()
    expect(seen('Pending')).toBe(true)
    expect(offered(/^Undo until/)).toBe(false)
    expect(page.api.sentTo(rejectCandidateEndpoint)).toEqual([{}])
  })

  test('a refusal says why', async () => {
    page.api.on(rejectCandidateEndpoint, refusing(409, 'Only a pending candidate can be rejected.'))
    await page.open()
    fireEvent.click(button('Reject'))
    fireEvent.submit((await screen.findByRole('dialog')).querySelector('form') as Element)
    expect(await screen.findByText('Only a pending candidate can be rejected.')).toBeTruthy()
  })

  test('S sets and clears the shortlist; not while a note is written', async () => {
    page.api.on(shortlistEndpoint, (body) => {
      page.change({ shortlisted: body.shortlisted })
      return { changed: [page.state.candidate.id] }
    })
    await page.open()
    pressKey('s', await screen.findByLabelText(/New note/))
    expect(page.api.sentTo(shortlistEndpoint)).toEqual([])
    pressKey('s')
    expect(await screen.findByText('Shortlisted')).toBeTruthy()
    await waitFor(() => expect(page.api.sentTo(shortlistEndpoint)).toHaveLength(1))
    pressKey('s')
    await waitFor(() => expect(page.api.sentTo(shortlistEndpoint)).toHaveLength(2))
    expect(page.api.sentTo(shortlistEndpoint)[1]).toEqual({
      candidateIds: [page.state.candidate.id],
      shortlisted: false,
    })
  })

  test('when the time to undo has passed, the application can be reopened', async () => {
    page.api.on(reopenCandidateEndpoint, () => {
      page.change({ status: 'PENDING' })
      return { id: page.state.candidate.id, status: 'PENDING' as const }
    })
    const decision = {
      status: 'REJECTED' as const,
      by: 'Ana Ben',
      reason: 'Position filled',
      at: now.toISOString(),
    }
    await page.open({ status: 'REJECTED', undoUntil: null, decision })
    expect(seen(/^Rejected by Ana Ben on .+ · Reason: Position filled$/)).toBe(true)
    expect(offered('Reject')).toBe(false)
    fireEvent.click(button('Reopen'))
    expect(await screen.findByText('Amel Trabelsi is pending again.')).toBeTruthy()
  })

  test('under review: the distance with the job’s limit, the interview link, and rejecting', async () => {
    page.api.on(sendInterviewLinkEndpoint, () => {
      page.change({ status: 'PENDING', group: 'not-completed' })
      return { id: page.state.candidate.id, status: 'PENDING' as const }
    })
    await page.open({
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
    page.api.on(recordOutcomeEndpoint, () => {
      page.change({ status: 'HIRED' })
      return { id: page.state.candidate.id, status: 'HIRED' as const }
    })
    await page.open({ status: 'ACCEPTED', group: 'invited' })
    expect(offered('Reject')).toBe(false)
    fireEvent.click(button('Record outcome'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    fireEvent.submit(dialog.getByRole('textbox').closest('form') as Element)
    expect(await screen.findByText('Please choose an outcome.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('radio', { name: 'Hired' }))
    fireEvent.submit(dialog.getByRole('textbox').closest('form') as Element)
    expect(await screen.findByText('The outcome was recorded.')).toBeTruthy()
    expect(page.api.sentTo(recordOutcomeEndpoint)).toEqual([{ outcome: 'hired' }])
  })

  test('hired by mistake: back to invited', async () => {
    page.api.on(reopenCandidateEndpoint, () => {
      page.change({ status: 'ACCEPTED', group: 'invited' })
      return { id: page.state.candidate.id, status: 'ACCEPTED' as const }
    })
    await page.open({ status: 'HIRED', group: 'hired' })
    fireEvent.click(button('Back to invited'))
    expect(await screen.findByText('Amel Trabelsi is invited, not hired. No email was sent.')).toBeTruthy()
    expect(offered('Record outcome')).toBe(true)
  })

  test('a VIEWER reads and is offered no action', async () => {
    login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'VIEWER' })
    await page.open()
    for (const name of [/^Shortlist/, /^Reject/, 'Score again', 'Add note']) expect(offered(name)).toBe(false)
    pressKey('r')
    pressKey('s')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(offered('View CV')).toBe(true)
    expect(screen.getByRole('link', { name: 'Send Email' }).getAttribute('href')).toBe(
      'mailto:amel%40candidate.example',
    )
  })
})

test('blind review hides who it is, and revealing asks for a reason', async () => {
  page.api.on(revealCandidateEndpoint, () => {
    page.state.candidate = aWholeCandidate()
    return undefined
  })
  await page.open({
    firstName: 'Candidate',
    lastName: '12',
    email: null,
    phone: null,
    city: null,
    hidden: true,
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Candidate 12' })).toBeTruthy()
  expect(seen('Blind review hides this candidate’s identity until a decision.')).toBe(true)
  expect(screen.queryByRole('link', { name: 'Send Email' })).toBeNull()
  fireEvent.click(button('Reveal the candidate'))
  const dialog = within(await screen.findByRole('dialog'))
  const reason = dialog.getByRole('textbox')
  fireEvent.submit(reason.closest('form') as Element)
  expect(await screen.findByText('Please give a reason.')).toBeTruthy()
  fireEvent.change(reason, { target: { value: 'A call is agreed' } })
  fireEvent.submit(reason.closest('form') as Element)
  expect(await screen.findByRole('heading', { level: 1, name: 'Amel Trabelsi' })).toBeTruthy()
  expect(page.api.sentTo(revealCandidateEndpoint)).toEqual([{ reason: 'A call is agreed' }])
})
