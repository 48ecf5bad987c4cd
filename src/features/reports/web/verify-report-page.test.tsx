// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { verifyReportEndpoint } from '../contract/candidate-report.ts'
import { VerifyReportPage } from './verify-report-page.tsx'

const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  vi.stubGlobal('crypto', webcrypto)
  api.on(verifyReportEndpoint, () => ({
    company: 'Atlas Textiles',
    job: 'Sales Manager',
    engineVersion: 'builtin-4',
    rubricVersion: '2',
    files: [{ madeAt: '2026-11-21T09:00:00Z', sha256 }],
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const enter = (code: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /Check code/ }), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }))
}
const drop = (content: string) => {
  const file = new File([content], 'report.pdf')
  // jsdom's files cannot be read as buffers.
  file.arrayBuffer = async () => new TextEncoder().encode(content).buffer
  fireEvent.change(screen.getByLabelText('Compare the file'), { target: { files: [file] } })
}

test('a code is confirmed however it is typed, and a file compared without being sent', async () => {
  render(<VerifyReportPage />)
  enter(' abcd-2345 efgh-67o9 ')
  expect(await screen.findByText('This report was made here')).toBeTruthy()
  for (const text of ['Atlas Textiles', 'Sales Manager', 'Engine builtin-4, rubric 2', sha256])
    expect(screen.getByText(text)).toBeTruthy()
  expect(api.sentTo(verifyReportEndpoint)).toEqual([{ code: 'ABCD2345EFGH6709' }])
  drop('abc')
  expect(await screen.findByText('The file is the report, unchanged')).toBeTruthy()
  drop('abd')
  expect(await screen.findByText('The file is not this report')).toBeTruthy()
  expect(api.sentTo(verifyReportEndpoint)).toHaveLength(1)
})

test('the code of the address is verified by itself', async () => {
  window.history.replaceState(null, '', '/verify-report?code=ABCD2345EFGH6789')
  render(<VerifyReportPage />)
  expect(await screen.findByText('This report was made here')).toBeTruthy()
})

test('what cannot be a code is not sent; a wrong one is named', async () => {
  render(<VerifyReportPage />)
  enter('ABCD')
  expect(await screen.findByText('Please enter the code of 16 letters and digits.')).toBeTruthy()
  expect(api.sentTo(verifyReportEndpoint)).toHaveLength(0)
  api.on(verifyReportEndpoint, () => {
    throw new FakeFailure(404, { code: 'UNKNOWN_CODE', message: 'No report.' })
  })
  enter('ABCD2345EFGH6789')
  expect(await screen.findByText(/No report with this code was made here\./)).toBeTruthy()
})
