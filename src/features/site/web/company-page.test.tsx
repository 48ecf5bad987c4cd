// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { sayIn } from '#contract/texts/translator.ts'
import type { OpenJob } from '#features/jobs/contract/public-job.ts'
import { LanguageProvider, WantedLanguagesProvider } from '#ui/texts/language-provider.tsx'
import type { CompanyPageData } from '../contract.ts'
import { CompanyPage } from './company-page.tsx'
import { companySpeech } from './company-speech.ts'
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
  slug: 'acme',
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

test('the description names the industry in the language of the page', async () => {
  const say = sayIn(await companySpeech.load('fr'))
  expect(
    companyHead({ ...company, industry: 'Technology' }, { brand: 'Mindhire' } as SiteConfig, say),
  ).toMatchObject({
    description:
      'Offres ouvertes chez Olive & Co (Technologie) à Tunis. Postulez avec un court entretien écrit.',
  })
})

test('§apply-1 it speaks the language of most of its open jobs, and of the newest where several are as common', () => {
  const inLanguages = (...languages: OpenJob['interviewLanguage'][]) =>
    companySpeech.languageOf({
      ...company,
      jobs: languages.map((interviewLanguage, at) => ({ ...jobNumber(at), interviewLanguage })),
    })
  expect(inLanguages('Français', 'Deutsch', 'Deutsch')).toBe('de')
  expect(inLanguages('Spanish', 'Français')).toBe('es')
  expect(inLanguages()).toBe('en')
})

test('§apply-1 a chosen language goes along to the form', async () => {
  render(
    <WantedLanguagesProvider wanted={{ chosen: 'ar', browser: null }}>
      <LanguageProvider language="ar" translations={await companySpeech.load('ar')}>
        <CompanyPage data={company} />
      </LanguageProvider>
    </WantedLanguagesProvider>,
  )
  expect(screen.getByText('وظيفتان مفتوحتان')).toBeTruthy()
  expect(screen.getByText('خدمات الطعام')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ترشّح: Job 1' }).getAttribute('href')).toBe(
    `/Apply/${jobNumber(1).id}?lang=ar`,
  )
})
