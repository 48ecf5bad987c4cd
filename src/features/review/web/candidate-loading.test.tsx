// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { CandidatePage } from './candidate-page.tsx'

// Its code never comes.
vi.mock('./candidate-view.tsx', () => new Promise(() => undefined))

test('a candidate whose code is still fetched is said to be loading', () => {
  fakeApi()
  showPage({ '/Dashboard/:jobId/:candidateId': <CandidatePage /> }, '/Dashboard/1/2')
  expect(screen.getByRole('status').textContent).toBe('Loading candidate…')
})
