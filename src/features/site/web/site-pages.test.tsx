import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { SiteConfig } from '#contract/site-config.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import type { LandingExample, PlanOffer } from '../contract.ts'
import { AboutPage } from './about-page.tsx'
import { ContactPage } from './contact-page.tsx'
import { LandingPage, loadLandingParts } from './landing-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'

const config: SiteConfig = {
  brand: 'Mindhire',
  publicUrl: 'http://localhost:3000',
  contactEmail: 'hello@mindhire.example',
  contactWhatsapp: '+216 00 000 000',
  contactPhone: '+216 11 111 111',
  socialLinks: [],
  webringUrl: null,
  demo: false,
  billing: 'manual',
  freeOffer: 'starter',
  interviewLinkDays: 14,
  retentionMonths: 24,
}
const plans: PlanOffer[] = [
  { name: 'Starter', priceUsd: 45, postings: 1, candidatesPerJob: 30, features: [] },
  { name: 'Basic', priceUsd: 99, postings: 3, candidatesPerJob: 50, features: [] },
  {
    name: 'Enterprise',
    priceUsd: 199,
    postings: 10,
    candidatesPerJob: 100,
    features: ['prioritySupport'],
  },
]
const examples: LandingExample[] = [
  {
    language: 'en',
    title: 'Customer Support Specialist',
    candidates: [
      {
        name: 'Amira Ben Salah',
        score: 85,
        fields: [
          { field: 'mindsetScore', value: 84, quote: { answer: 0, start: 0, end: 12 } },
          { field: 'technicalSkillsMatch', value: null, quote: null },
        ],
        answers: [{ question: 'What went wrong?', answer: 'I called her the same day.' }],
      },
    ],
  },
]
const landing = <LandingPage data={{ plans, examples }} />

beforeAll(loadLandingParts)

const html = (page: ReactNode, changes: Partial<SiteConfig> = {}): string =>
  renderToString(
    <SiteConfigProvider config={{ ...config, ...changes }}>{page}</SiteConfigProvider>,
  ).replaceAll('<!-- -->', '')
const words = (page: ReactNode, changes: Partial<SiteConfig> = {}): string =>
  html(page, changes)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const links = (page: ReactNode): string[] =>
  [...html(page).matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')

test.each([
  ['landing', landing],
  ['about', <AboutPage key="about" />],
  ['contact', <ContactPage key="contact" />],
  ['privacy', <PrivacyPage key="privacy" />],
])('%s: no inline style, one h1, no heading level left out', (_name, page) => {
  const sent = html(page)
  expect(sent).not.toContain('style=')
  const levels = [...sent.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
})

test('§1.2-12 §1.9-3 the landing page has its four features, three steps, three plans, anchors and links', () => {
  const shown = words(landing)
  for (const text of [
    'Hire for mindset, not just skills',
    'Get Started Now',
    'AI-powered assessment',
    'Personalized interviews',
    'Quality candidates',
    'Comprehensive dashboard',
    'Create the company profile',
    'Post jobs and generate interviews',
    'Review AI insights',
    '$45 / month',
    '1 job posting 30 candidates per job',
    '$99 / month',
    '3 job postings per month 50 candidates per job',
    '$199 / month',
    '10 job postings per month 100 candidates per job',
    'Enterprise Most popular',
    'A score you can check',
  ]) {
    expect(shown).toContain(text)
  }
  for (const id of ['features', 'how-it-works', 'pricing']) expect(html(landing)).toContain(`id="${id}"`)
  expect(shown.split('Not included: Priority support')).toHaveLength(3)
  expect(links(landing)).toEqual(expect.arrayContaining(['/Signup', '/Contact']))
  expect(links(landing).filter((href) => href === '/Pricing')).toHaveLength(3)
})

test.each([
  ['starter', 'The Starter plan is free for life with 1 job offer and up to 10 candidates.'],
  ['trial', 'The free trial lasts 30 days, one time, with 1 job offer and up to 10 candidates.'],
] as const)(
  '§1.9-3 §2.2.9-3 the free offer %s reads alike on the landing page, in the FAQ and in the terms',
  (freeOffer, sentence) => {
    for (const page of [landing, <ContactPage key="contact" />, <PrivacyPage key="privacy" />])
      expect(words(page, { freeOffer })).toContain(sentence)
  },
)

test('the paid plan that shares its name with a free one says so, and no other does', () => {
  const line = 'Also free for life: 1 job offer'
  expect(words(landing, { freeOffer: 'starter' }).split(line)).toHaveLength(2)
  expect(words(landing, { freeOffer: 'starter' })).toContain(`Starter $45 / month ${line}`)
  expect(words(landing, { freeOffer: 'trial' })).not.toContain(line)
})

test('§2.2.9-3 without a free offer no page promises one', () => {
  for (const page of [landing, <ContactPage key="contact" />, <PrivacyPage key="privacy" />])
    expect(words(page, { freeOffer: 'none' })).not.toMatch(/free for life|free trial|try for free/i)
})

test('where billing is off nothing is priced', () => {
  const shown = words(landing, { billing: 'off' })
  expect(shown).not.toMatch(/\$\d|free for life|per month/)
  expect(html(landing, { billing: 'off' })).not.toContain('id="pricing"')
  expect(words(<PrivacyPage />, { billing: 'off' })).not.toContain('QR code')
})

test('§2.2.10-1 the About page has mission, vision, values and its two calls', () => {
  const shown = words(<AboutPage />)
  for (const text of ['Our mission', 'Our vision', 'Authenticity', 'Grit', 'Innovation'])
    expect(shown).toContain(text)
  expect(links(<AboutPage />)).toEqual(expect.arrayContaining(['/Signup', '/Contact']))
})

test('§2.2.11-1 §2.2.11-2 the Contact page gives three ways, their response times and the FAQ', () => {
  const shown = words(<ContactPage />)
  for (const text of [
    'Tunisian companies',
    'within 24 hours',
    'within the hour',
    'Try for free',
    '15-20 minutes',
    'complements',
  ])
    expect(shown).toContain(text)
  expect(links(<ContactPage />)).toEqual(
    expect.arrayContaining([
      '/Signup',
      'mailto:hello@mindhire.example',
      'https://wa.me/21600000000',
      'tel:+21611111111',
    ]),
  )
})

test('§2.2.9-5..7 the legal texts have all their parts, and what the product does not do yet', () => {
  const shown = words(<PrivacyPage />)
  for (const text of [
    'Contact Us',
    'Last updated: November 2026',
    'Information we collect',
    'How we use your data',
    'Third-party services',
    'Data storage and access',
    'Data sharing',
    'visible only to the poster of the job applied to',
    'No cookies or tracking',
    'write to hello@mindhire.example',
    'Eligibility',
    'aged 18 and over',
    'Acceptable use',
    'Payments',
    'up to 24 hours',
    'only if the wrong amount was transferred and the plan is not yet activated',
    'Free offer',
    'Limitation of liability',
    'may change without notice',
  ]) {
    expect(shown).toContain(text)
  }
  expect(links(<PrivacyPage />)).toContain('/Contact')
  const titles = [...html(<PrivacyPage />).matchAll(/<h3[^>]*>([^<]*)</g)].map(([, title]) => title)
  expect(titles).toEqual([
    'Information we collect',
    'How we use your data',
    'Third-party services',
    'Data storage and access',
    'Data sharing',
    'Cookies and tracking',
    'Eligibility',
    'Acceptable use',
    'Payments',
    'Free offer',
    'Limitation of liability',
    'Changes',
    'Contact',
  ])
})

test('§2.2.9-4 the Privacy Policy is open, the Terms of Service closed, and neither closes the other', () => {
  const parts = [...html(<PrivacyPage />).matchAll(/<details([^>]*)>.*?<h2[^>]*>([^<]*)</gs)]
  expect(parts.map(([, attributes = '', title]) => [title, / open\b/.test(attributes)])).toEqual([
    ['Privacy Policy', true],
    ['Terms of Service', false],
  ])
  // Details of one name are open one at a time.
  for (const [, attributes] of parts) expect(attributes).not.toContain(' name=')
})
