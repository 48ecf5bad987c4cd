// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { CandidateId } from '#contract/ids.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { getCvEndpoint } from '../contract/transcript.ts'
import { CvPane } from './cv-pane.tsx'

type Cv = AnswerOf<typeof getCvEndpoint>

const id = '0d9c7ac5-8f0e-4b27-9a3a-0f6f0c1d2e3f' as CandidateId
let api: ReturnType<typeof fakeApi>
let fileStatus: number

beforeEach(() => {
  api = fakeApi()
  fileStatus = 200
  const call = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    address === '/files/signed' ? new Response('%PDF', { status: fileStatus }) : call(address, init),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(cv: Partial<Cv> | FakeFailure) {
  api.on(getCvEndpoint, () => {
    if (cv instanceof FakeFailure) throw cv
    return { url: '/files/signed', kind: 'pdf' as const, text: 'Ten years of sales', ...cv }
  })
  showPage({ '/': [<CvPane key="cv" candidateId={id} />, <ToastRegion key="toasts" />] })
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('CV')
const say = (target: HTMLIFrameElement, data: string, source = target.contentWindow) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, source }))
  })

test('draws a PDF in a frame that may run its own script and nothing else', async () => {
  open({})
  const target = await frame()
  expect(target.getAttribute('sandbox')).toBe('allow-scripts')
  expect(target.getAttribute('src')).toBe('/files/cv-frame')
  const sent = vi.fn()
  Object.assign(target.contentWindow as Window, { postMessage: sent })
  say(target, 'ready', window)
  expect(sent).not.toHaveBeenCalled()
  say(target, 'ready')
  expect(sent).toHaveBeenCalledOnce()
  expect(Buffer.from(sent.mock.calls[0]?.[0].file).toString()).toBe('%PDF')
  expect(screen.getByText('Drawing the pages…')).toBeTruthy()
  say(target, 'drawn')
  expect(screen.queryByText('Drawing the pages…')).toBeNull()
})

test('its text is one tab away, and takes the place of pages that cannot be drawn', async () => {
  open({})
  const target = await frame()
  fireEvent.click(screen.getByRole('tab', { name: 'Text' }))
  expect(screen.getByText('Ten years of sales')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Pages' }))
  expect(target.isConnected).toBe(false)
  say(await frame(), 'failed')
  expect(screen.getByText(/could not be drawn/)).toBeTruthy()
  expect(screen.getByText('Ten years of sales')).toBeTruthy()
  expect(screen.queryByTitle('CV')).toBeNull()
})

test.each(['doc', 'docx'] as const)('shows the text of a %s, and never a frame', async (kind) => {
  open({ kind })
  expect(await screen.findByText('Ten years of sales')).toBeTruthy()
  expect(screen.getByText(/text of a Word file/)).toBeTruthy()
  expect(screen.queryByTitle('CV')).toBeNull()
})

test('a picture is drawn in the same frame, and said not to be read by machine', async () => {
  open({ kind: 'heic', text: null })
  const target = await frame()
  const sent = vi.fn()
  Object.assign(target.contentWindow as Window, { postMessage: sent })
  say(target, 'ready')
  expect(sent.mock.calls[0]?.[0].isPicture).toBe(true)
  expect(screen.getByText(/is a picture and could not be read by machine/)).toBeTruthy()
  say(target, 'failed')
  expect(screen.getByText(/browser cannot show this kind of picture/)).toBeTruthy()
  expect(screen.queryByTitle('CV')).toBeNull()
})

test('a scan is drawn, and said not to be read by machine', async () => {
  open({ text: '' })
  expect(await frame()).toBeTruthy()
  expect(screen.getByText(/as a scan or a photo: it could not be read by machine/)).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('says when no text could be read', async () => {
  open({ kind: 'doc', text: null })
  expect(await screen.findByText(/the candidate was asked by email for another file/)).toBeTruthy()
})

test('a PDF that no program could read is drawn, and said to count for nothing', async () => {
  open({ text: null })
  expect(await frame()).toBeTruthy()
  expect(screen.getByText(/no score counts it, and the candidate was asked by email/)).toBeTruthy()
})

test('asks for a fresh link at each download', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign })
  open({ kind: 'docx' })
  await screen.findByText('Ten years of sales')
  fireEvent.click(screen.getByRole('button', { name: 'Download CV' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/files/signed'))
  expect(api.askedOf(getCvEndpoint)).toHaveLength(2)
  api.on(getCvEndpoint, () => {
    throw new FakeFailure()
  })
  fireEvent.click(screen.getByRole('button', { name: 'Download CV' }))
  expect(await screen.findByText('The CV could not be loaded.')).toBeTruthy()
})

test.each([
  [404, 'NOT_FOUND', 'No CV'],
  [403, 'HIDDEN', 'The CV is hidden'],
  [500, 'INTERNAL', 'The CV could not be loaded.'],
])('answer %s %s is said as %j', async (status, code, title) => {
  open(new FakeFailure(status, { code, message: 'The server’s message' }))
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download CV' })).toBeNull()
})

test('a file that is gone can be asked for again', async () => {
  fileStatus = 503
  open({})
  expect(await screen.findByRole('heading', { name: 'The CV could not be loaded.' })).toBeTruthy()
  fileStatus = 200
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await frame()).toBeTruthy()
})
