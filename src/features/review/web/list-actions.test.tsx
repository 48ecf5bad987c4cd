// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  rejectCandidateEndpoint,
  rejectCandidatesEndpoint,
  shortlistEndpoint,
  undoRejectionEndpoint,
} from '#features/candidates/contract/decisions.ts'
import { aListedCandidate } from '#testing/builders/a-listed-candidate.ts'
import { aWholeCandidate } from '#testing/builders/a-whole-candidate.ts'
import { FakeFailure } from '#testing/fake-api.ts'
import {
  closeDashboard,
  dashboardCompany,
  openDashboard,
  preloadDashboard,
} from '#testing/open-dashboard.tsx'
import {
  exportCandidatesEndpoint,
  getCandidateEndpoint,
  listJobCandidatesEndpoint,
} from '../contract/candidates.ts'

let company: ReturnType<typeof dashboardCompany>
const amel = aListedCandidate('Amel')
const bilel = aListedCandidate('Bilel')
const chiraz = aListedCandidate('Chiraz')

beforeAll(preloadDashboard, 30_000)
beforeEach(() => {
  company = dashboardCompany()
  company.candidates = [amel, bilel, chiraz]
})
afterEach(() => {
  cleanup()
  closeDashboard()
})

const fail = () => {
  throw new FakeFailure(500, { code: 'INTERNAL', message: 'Something went wrong on our side.' })
}
const open = async (address = '/Dashboard') => {
  await openDashboard(address)
  await screen.findByRole('link', { name: 'Amel Trabelsi' })
}
const names = () =>
  screen.queryAllByRole('link', { name: / Trabelsi$/ }).map(({ textContent }) => textContent)
const choose = (name: string, options = {}) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name} Trabelsi` }), options)
const bar = () => within(screen.getByRole('region', { name: 'Actions on the selected candidates' }))
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
async function confirm(reason?: string) {
  const dialog = within(await screen.findByRole('dialog'))
  if (reason) fireEvent.click(await dialog.findByRole('radio', { name: reason }))
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }))
}

describe('a rejection', () => {
  test('§2.2.1-15 §2.8-14 asks once, shows at once, says so, and all loaded pages are read again', async () => {
    company.perPage = 2
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await screen.findByRole('link', { name: 'Chiraz Trabelsi' })
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    company.api.on(rejectCandidateEndpoint, async () => {
      await answered
      return { id: amel.id, status: 'REJECTED' as const, undoUntil: '' }
    })
    const before = company.api.askedOf(listJobCandidatesEndpoint).length
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Amel Trabelsi' }))
    fireEvent.click(screen.getByRole('menuitem', { name: 'Reject Candidate' }))
    await confirm('Salary')
    await waitFor(() => expect(names()).toEqual(['Bilel Trabelsi', 'Chiraz Trabelsi']))
    expect(screen.getByRole('tab', { name: /^To decide/ }).textContent).toBe('To decide2')
    company.candidates = [bilel, chiraz]
    answer()
    expect(await screen.findByText('Amel Trabelsi was successfully rejected.')).toBeTruthy()
    expect(company.api.sentTo(rejectCandidateEndpoint)).toEqual([{ reason: 'Salary' }])
    await waitFor(() => expect(company.api.askedOf(listJobCandidatesEndpoint).length).toBeGreaterThan(before))
  })

  test('§2.8-14 that fails is taken back', async () => {
    company.api.on(rejectCandidateEndpoint, fail)
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Amel Trabelsi' }))
    fireEvent.click(screen.getByRole('menuitem', { name: 'Reject Candidate' }))
    await confirm()
    expect(await screen.findByText('Failed to reject candidate. Please try again later.')).toBeTruthy()
    expect(names()).toHaveLength(3)
  })

  test('of several is one call, undone whole from the toast', async () => {
    await open()
    choose('Amel')
    choose('Bilel')
    fireEvent.click(bar().getByRole('button', { name: 'Reject' }))
    expect(await screen.findByRole('dialog', { name: 'Reject 2 candidates?' })).toBeTruthy()
    await confirm()
    expect(await screen.findByText('2 candidates were rejected.')).toBeTruthy()
    const candidateIds = [amel.id, bilel.id]
    expect(company.api.sentTo(rejectCandidatesEndpoint)).toEqual([{ candidateIds }])
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('2 rejections were undone. No email was sent.')).toBeTruthy()
    expect(company.api.sentTo(undoRejectionEndpoint)).toEqual([{ candidateIds }])
  })

  test('of several, some of whom were decided meanwhile, says how many', async () => {
    company.api.on(rejectCandidatesEndpoint, () => ({ changed: [amel.id], undoUntil: '' }))
    await open()
    choose('Amel')
    choose('Bilel')
    fireEvent.click(bar().getByRole('button', { name: 'Reject' }))
    await confirm()
    expect(await screen.findByText('1 candidate was rejected. 1 already had another status.')).toBeTruthy()
  })
})

describe('a selection', () => {
  test('takes everything between with Shift, and all shown', async () => {
    await open('/Dashboard?view=table')
    choose('Amel')
    choose('Chiraz', { shiftKey: true })
    expect(bar().getByText('3 selected')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
    expect(screen.queryByText('3 selected')).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
    expect(bar().getByText('3 selected')).toBeTruthy()
  })

  test('is shortlisted together, which can be undone', async () => {
    await open()
    choose('Amel')
    choose('Bilel')
    fireEvent.click(bar().getByRole('button', { name: 'Shortlist' }))
    expect(await screen.findByText('2 candidates are shortlisted.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    const candidateIds = [amel.id, bilel.id]
    await waitFor(() =>
      expect(company.api.sentTo(shortlistEndpoint)).toEqual([
        { candidateIds, shortlisted: true },
        { candidateIds, shortlisted: false },
      ]),
    )
  })

  test('of two to four is compared field by field with the best quote', async () => {
    company.api.on(getCandidateEndpoint, (_, { pathname }) =>
      aWholeCandidate({
        id: pathname.endsWith(amel.id) ? amel.id : bilel.id,
        firstName: pathname.endsWith(amel.id) ? 'Amel' : 'Bilel',
        assessment: amel.assessment && {
          ...amel.assessment,
          ...(pathname.endsWith(bilel.id) && { confidence: { level: 'low', reasons: ['other-language'] } }),
        },
      }),
    )
    await open()
    choose('Amel')
    fireEvent.click(bar().getByRole('button', { name: /^Compare/ }))
    expect(await screen.findByText('Select two to four candidates to compare them.')).toBeTruthy()
    choose('Bilel')
    fireEvent.click(bar().getByRole('button', { name: 'Compare' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare candidates' }))
    const headers = await dialog.findAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Field',
      'Amel Trabelsi',
      'Bilel Trabelsi',
    ])
    expect(dialog.getAllByRole('rowheader')).toHaveLength(11)
    expect(dialog.getAllByText('Please read')).toHaveLength(1)
    expect(dialog.getAllByText(/^“/).length).toBeGreaterThan(0)
  })
})

test('J and K move, X selects, S shortlists, R rejects', async () => {
  await open('/Dashboard?view=table')
  press('j')
  press('j')
  press('k')
  expect(document.activeElement?.textContent).toBe('Amel Trabelsi')
  press('x')
  expect(bar().getByText('1 selected')).toBeTruthy()
  press('s')
  expect(await screen.findByText('Amel Trabelsi is shortlisted.')).toBeTruthy()
  press('r')
  expect(await screen.findByRole('dialog', { name: 'Reject Amel Trabelsi?' })).toBeTruthy()
})

test('the table has headers that sort, and bars with a text', async () => {
  await open('/Dashboard?view=table')
  const table = within(screen.getByRole('table', { name: 'Candidates of Sales Manager' }))
  expect(table.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('descending')
  expect(table.getAllByRole('rowheader')).toHaveLength(3)
  expect(table.getAllByRole('img', { name: /^Technical skills: 91, .*Potential: no score/ })).toHaveLength(3)
  fireEvent.click(table.getByRole('button', { name: 'Name' }))
  await waitFor(() =>
    expect(company.api.askedOf(listJobCandidatesEndpoint).at(-1)).toContain('sortBy=firstName&sortDir=asc'),
  )
})

test('the table is the default from ten candidates on, and can be switched', async () => {
  company.numCandidates = 10
  await open()
  expect(screen.getByRole('table')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cards' }))
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
})

test('the search waits for a pause; a field has a minimum; the export takes the same filter', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  company.api.on(exportCandidatesEndpoint, () => undefined)
  await open()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'amel' } })
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'mindsetScore' } })
  fireEvent.change(screen.getByLabelText('Flag'), { target: { value: 'ai-text' } })
  await waitFor(() => {
    const query = new URLSearchParams(company.api.askedOf(listJobCandidatesEndpoint).at(-1)?.split('?')[1])
    expect(Object.fromEntries(query)).toMatchObject({
      search: 'amel',
      field: 'mindsetScore',
      minimum: '70',
      flag: 'ai-text',
    })
  })
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect(company.api.askedOf(exportCandidatesEndpoint)[0]).toContain('field=mindsetScore')
  click.mockRestore()
})

test('on a wide screen a click opens the candidate beside the list, elsewhere the own page', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  company.api.on(getCandidateEndpoint, fail)
  await open('/Dashboard?view=table')
  const link = screen.getByRole('link', { name: 'Bilel Trabelsi' })
  expect(link.getAttribute('href')).toMatch(new RegExp(`^/Dashboard/.+/${bilel.id}\\?view=table$`))
  fireEvent.click(link)
  expect(await screen.findByText('The candidate could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bilel Trabelsi' }).getAttribute('aria-current')).toBe('true')
  fireEvent.keyDown(document.body, { key: 'k' })
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Amel Trabelsi' }).getAttribute('aria-current')).toBe('true'),
  )
  expect(screen.queryByRole('link', { name: 'Back to candidates' }), 'they are beside it').toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Close' }))
  expect(screen.getByRole('link', { name: 'Amel Trabelsi' }).getAttribute('aria-current')).toBeNull()
})

test('printing the candidate beside the list does not leave the list', async () => {
  let printing = false
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return printing ? query.includes('print') : true
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  company.api.on(getCandidateEndpoint, fail)
  await open(`/Dashboard?candidate=${bilel.id}`)
  printing = true
  act(() => {
    for (const listener of listeners) listener()
  })
  expect(screen.getByRole('link', { name: 'Bilel Trabelsi' }).getAttribute('aria-current')).toBe('true')
})
