// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import type { ExportId } from '#contract/ids.ts'
import { idOf, now } from '#testing/builders/a-listed-job.ts'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import {
  type CompanyExport,
  getDeletionEndpoint,
  listExportsEndpoint,
  requestDeletionEndpoint,
  requestExportEndpoint,
  undoDeletionEndpoint,
} from '../contract/company-data.ts'
import { DataSection } from './data-section.tsx'
import { DeletionBanner } from './deletion-banner.tsx'

const later = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

function anExport(state: CompanyExport['state'], change: Partial<CompanyExport> = {}): CompanyExport {
  const ready = state === 'ready'
  return {
    id: idOf(1) as ExportId,
    state,
    size: ready ? 1_440_000 : null,
    requestedAt: now.toISOString(),
    readyAt: ready ? now.toISOString() : null,
    expiresAt: ready ? later(7) : null,
    ...change,
  }
}

let api: ReturnType<typeof fakeApi>
let exports: CompanyExport[]
let deleteAt: string | null

beforeEach(() => {
  vi.useFakeTimers({ now })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  api = fakeApi()
  exports = []
  deleteAt = null
  api.on(listExportsEndpoint, () => exports)
  api.on(requestExportEndpoint, () => {
    const asked = anExport('waiting')
    exports = [asked, ...exports]
    return asked
  })
  api.on(getDeletionEndpoint, () => ({ deleteAt, users: 3, jobs: 1, candidates: 1200 }))
  api.on(requestDeletionEndpoint, () => {
    deleteAt = later(7)
    return { deleteAt }
  })
  api.on(undoDeletionEndpoint, () => {
    deleteAt = null
    return undefined
  })
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(role: Role = 'ADMIN') {
  showPage({ '/Settings': <DataSection me={{ role }} /> })
  await wait(0)
}
const text = () => document.body.textContent ?? ''
const button = (name: string) => screen.queryByRole('button', { name })

describe('a copy of the data', () => {
  test('is asked for, is being prepared, and is ready by itself', async () => {
    await open()
    await press('Export my data')
    await wait(0)
    expect(text()).toContain('Preparing…')
    expect(text()).toContain('we email you when your copy is ready')
    expect(button('Export my data')).toBeNull()
    exports = [anExport('ready')]
    await wait(2_500)
    expect(text()).not.toContain('Preparing…')
    expect(text()).toMatch(/Copy of 21 November 2026 at \d\d:\d\d/)
    expect(text()).toContain('1.4 MB · can be downloaded until 28 November 2026')
    expect(button('Download')).not.toBeNull()
    expect(button('Export my data')).not.toBeNull()
  })

  test('that was asked for before the page was opened is waited for too, and asked after no more when it is there', async () => {
    exports = [anExport('waiting')]
    await open()
    expect(text()).toContain('Preparing…')
    exports = [anExport('ready')]
    await wait(2_000)
    const asked = vi.spyOn(globalThis, 'fetch')
    await wait(120_000)
    expect(asked).not.toHaveBeenCalled()
  })

  test('is fetched by a link of its own', async () => {
    exports = [anExport('ready')]
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    const fetched = globalThis.fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address === `/api/privacy/exports/${idOf(1)}`
        ? Promise.resolve(Response.json({ url: '/files/signed' }))
        : fetched(address, init),
    )
    await open()
    await press('Download')
    expect(assign).toHaveBeenCalledWith('/files/signed')
  })

  test('that failed can be tried again; once it is, the failure is not shown', async () => {
    exports = [anExport('failed')]
    await open()
    expect(text()).toContain('This copy could not be made.')
    expect(button('Export my data')).toBeNull()
    await press('Try again')
    await wait(0)
    expect(text()).toContain('Preparing…')
    expect(text()).not.toContain('could not be made')
  })

  test('that could not be asked for says so, and the button stays', async () => {
    api.on(requestExportEndpoint, () => {
      throw new FakeFailure(429, { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please wait.' })
    })
    await open()
    await press('Export my data')
    await wait(0)
    expect(toasts().at(-1)).toEqual({ tone: 'error', message: 'Too many requests. Please wait.' })
    expect(button('Export my data')).not.toBeNull()
  })

  test('that cannot be listed is asked for again', async () => {
    api.on(listExportsEndpoint, () => {
      throw new FakeFailure()
    })
    await open()
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('The copies of your data could not be loaded.')
    api.on(listExportsEndpoint, () => [anExport('ready')])
    fireEvent.click(within(alert).getByRole('button'))
    await wait(0)
    expect(button('Download')).not.toBeNull()
  })
})

describe('deleting the account', () => {
  async function openDialog() {
    await open()
    await press('Delete account')
    return within(screen.getByRole('dialog'))
  }
  async function confirm(password: string) {
    const dialog = await openDialog()
    if (password !== '') fill({ 'Your password': password })
    await act(async () => {
      fireEvent.submit(dialog.getByRole('form'))
      await vi.advanceTimersByTimeAsync(0)
    })
    await wait(0)
  }

  test('says what goes before anything is asked', async () => {
    await open()
    expect(text()).toContain('3 users, 1 job and 1,200 candidates with interviews, scores and CVs')
    expect(text()).toContain('Your public job links close at once.')
    expect(text()).toContain('For 7 days every admin of your company can undo it.')
  })

  test('asks for the password, then says until when it can be kept', async () => {
    await confirm('Correct horse 7')
    expect(api.sentTo(requestDeletionEndpoint)).toEqual([{ password: 'Correct horse 7' }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(toasts().at(-1)?.message).toMatch(
      /^Your account will be deleted on 28 November 2026 at \d\d:\d\d\.$/,
    )
    expect(text()).toMatch(/Everything is erased on 28 November 2026/)
    expect(button('Delete account')).toBeNull()
    await press('Keep my account')
    await wait(0)
    expect(toasts().at(-1)).toEqual({
      tone: 'success',
      message: 'Your account stays. Your public job links are open again.',
    })
    expect(button('Delete account')).not.toBeNull()
  })

  test('with a wrong password says so beside the field, and deletes nothing', async () => {
    api.on(requestDeletionEndpoint, () => {
      const message = 'This is not your password.'
      throw new FakeFailure(400, { code: 'WRONG_PASSWORD', message, fields: { password: message } })
    })
    await confirm('Not mine 77')
    expect(within(screen.getByRole('dialog')).getByText('This is not your password.')).toBeDefined()
    expect(deleteAt).toBeNull()
  })

  test('without a password is not sent', async () => {
    await confirm('')
    expect(api.sentTo(requestDeletionEndpoint)).toEqual([])
    expect(within(screen.getByRole('dialog')).getByText('Please enter your password.')).toBeDefined()
  })

  test('can be left, and what was typed is forgotten', async () => {
    const dialog = await openDialog()
    fill({ 'Your password': 'Correct horse 7' })
    fireEvent.click(dialog.getByRole('button', { name: 'Keep my account' }))
    await press('Delete account')
    expect(screen.getByLabelText<HTMLInputElement>('Your password', { selector: 'input' }).value).toBe('')
    expect(api.sentTo(requestDeletionEndpoint)).toEqual([])
  })

  test('that was asked for elsewhere is shown as such', async () => {
    deleteAt = later(3)
    await open()
    expect(text()).toMatch(/Everything is erased on 24 November 2026/)
  })
})

test.each(['RECRUITER', 'VIEWER'] as const)('a %s reads why there is nothing to do here', async (role) => {
  const asked = vi.spyOn(globalThis, 'fetch')
  await open(role)
  expect(text()).toContain('Only an admin of your company can export the data or delete the account.')
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(asked).not.toHaveBeenCalled()
})

describe('the banner', () => {
  test('says when, and leads an ADMIN to where it is undone', () => {
    showPage({ '/Jobs': <DeletionBanner deleteAt={later(7)} canUndo /> })
    expect(text()).toMatch(/Your company’s account will be deleted on 28 November 2026 at \d\d:\d\d\./)
    expect(screen.getByRole('link', { name: 'Keep my account' }).getAttribute('href')).toBe(
      '/Settings#delete-account',
    )
  })

  test('tells others whom to ask', () => {
    showPage({ '/Jobs': <DeletionBanner deleteAt={later(7)} canUndo={false} /> })
    expect(text()).toContain('An admin of your company can undo this.')
    expect(screen.queryByRole('link')).toBeNull()
  })
})
