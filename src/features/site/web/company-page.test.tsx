// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { CompanyPageData, OpenJob } from '../contract.ts'
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
  slug: 'olive-co',
  industry: 'Food Service',
  city: 'Tunis',
  description: 'We press olives.',
  values: ['Integrity', 'Community'],
  openJobs: 3,
  jobs: [jobNumber(1), jobNumber(2)],
  last: false,
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
    '3 open jobs',
    '1,500 DT / month',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Apply: Job 1' }).getAttribute('href')).toBe(
    `/Apply/${jobNumber(1).id}`,
  )
})

test('§company-page-1 brings the next jobs from after the last one shown, and says when they cannot be loaded', async () => {
  const load = vi.fn()
  load.mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValueOnce({ jobs: [jobNumber(3)], last: true })
  render(<CompanyPage data={company} load={load} />)
  const more = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show more jobs' })))
  await more()
  expect(screen.getByText('The next jobs could not be loaded. Please try again.')).toBeTruthy()
  await more()
  expect(load).toHaveBeenLastCalledWith('olive-co', jobNumber(2).id)
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Job 1',
    'Job 2',
    'Job 3',
  ])
  expect(screen.queryByRole('button', { name: 'Show more jobs' })).toBeNull()
})

test('says that no job is open', () => {
  render(<CompanyPage data={{ ...company, openJobs: 0, jobs: [], last: true }} />)
  expect(screen.getByText('No open jobs at the moment')).toBeTruthy()
})

test('its link has a title and a description', () => {
  const { title, description } = companyHead(company, { brand: 'Mindhire' } as SiteConfig)
  expect(title).toBe('Olive & Co: open jobs · Mindhire')
  expect(description).toContain('Olive & Co (Food Service) in Tunis')
})
