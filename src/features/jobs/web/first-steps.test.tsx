// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showPage } from '#testing/show-page.tsx'
import { markStep } from './done-steps.ts'
import { FirstSteps } from './first-steps.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const current = () => document.querySelector('[aria-current=step]')?.textContent ?? ''

test('a new company is led to its first job', () => {
  showPage({ '/': <FirstSteps newestJobId={null} /> }, '/')
  expect(screen.getByRole('heading').textContent).toBe('To your first candidate: 1 of 5 done')
  expect(current()).toContain('Post your first job')
  expect(screen.getByRole('link', { name: 'Post your first job' }).getAttribute('href')).toBe('/CreateJob')
  expect(screen.queryByRole('link', { name: 'Share the link' })).toBeNull()
})

test('then to its questions and to its link, until both are done', () => {
  showPage({ '/': <FirstSteps newestJobId="1" /> }, '/')
  expect(screen.getByRole('link', { name: 'Read the questions' }).getAttribute('href')).toBe(
    '/Jobs/1?tab=questions',
  )
  cleanup()
  markStep('questions')
  markStep('link')
  showPage({ '/': <FirstSteps newestJobId="1" /> }, '/')
  expect(screen.getByRole('heading').textContent).toBe('To your first candidate: 4 of 5 done')
  expect(current()).toContain('Read the first answers')
})
