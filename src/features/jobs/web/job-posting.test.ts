import { expect, test } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import type { PublicJob } from '../contract/public-job.ts'
import { jobPostingOf } from './job-posting.ts'

const job: PublicJob = {
  id: '6f1d8a4e-7a0a-4d29-9d3c-0f6a5a1a2b3c' as JobId,
  title: 'Warehouse lead',
  description: 'You run the night shift.\nYou count <b>stock</b> & plan.',
  location: 'Tunis',
  salary: 1500,
  type: 'Full-time',
  createdAt: '2026-11-01T09:00:00.000Z',
  companyName: 'Olive & Co',
  responsePromise: 'hours',
  companyPage: '/olive-co',
  interviewLanguage: 'Français',
  questionCount: 8,
  minutes: 20,
}

test('§jobs-19 a job in the terms of schema.org, its description as text', () => {
  expect(jobPostingOf(job, 'https://jobs.example', 'TN')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Warehouse lead',
    description: 'You run the night shift.<br>You count &lt;b&gt;stock&lt;/b&gt; &amp; plan.',
    identifier: { '@type': 'PropertyValue', name: 'Olive & Co', value: job.id },
    datePosted: '2026-11-01',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Olive & Co', url: 'https://jobs.example/olive-co' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Tunis', addressCountry: 'TN' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'TND',
      value: { '@type': 'QuantitativeValue', value: 1500, unitText: 'MONTH' },
    },
    url: `https://jobs.example/Apply/${job.id}`,
    directApply: true,
  })
})

test('a remote job is for people anywhere, and a salary that is not disclosed is left out', () => {
  const told = jobPostingOf({ ...job, type: 'Remote', salary: null }, 'https://jobs.example', null)
  expect(told).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(told).not.toHaveProperty('baseSalary')
  expect(told).not.toHaveProperty('jobLocation.address.addressCountry')
})
