// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { sayIn } from '#contract/texts/translator.ts'
import type { OpenJob } from '#features/jobs/contract/public-job.ts'
import type { CompanyPageData } from '../contract.ts'
import { CompanyPage } from './company-page.tsx'
import { companyHead } from './page-heads.ts'

const jobNumber = (number: number): OpenJob => ({
  id: `6f1d8a4e-7a0a-4d29-9d3c-0000000000${10 + number}` as JobId,
  title: `Job ${number}`,
  location: 'Sfax',
  type: 'Full-time',
  salary: number === 1 ? 1500 : null,
  createdAt: '2026-11-01T09:00:00.000Z',
  interviewLanguage: 'Français',
  minutes: 20,
})
const company: CompanyPageData = {
  name: 'Olive & Co',
  industry: 'Food Service',
  city: 'Tunis',
  description: 'We press olives.',
  values: ['Integrity', 'Community'],
  jobs: [jobNumber(1), jobNumber(2)],
}

afterEach(cleanup)

test('§company-page-1 shows name, industry, description, values and open jobs, each with an Apply button', () => {
  render(<CompanyPage data={company} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Olive & Co')
  for (const text of [
    'Food Service',
    'We press olives.',
    'Integrity',
    'Community',
    '2 open jobs',
    '1,500 DT / month',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Apply: Job 1' }).getAttribute('href')).toBe(
    `/Apply/${jobNumber(1).id}`,
  )
})

test('says that no job is open', () => {
  render(<CompanyPage data={{ ...company, jobs: [] }} />)
  expect(screen.getByText('No open jobs at the moment')).toBeTruthy()
})

test('its link has a title and a description', () => {
  const { title, description } = companyHead(company, { brand: 'Mindhire' } as SiteConfig, sayIn([]))
  expect(title).toBe('Olive & Co: open jobs · Mindhire')
  expect(description).toContain('Olive & Co (Food Service) in Tunis')
})
