import { expect, test } from 'vitest'
import type { PageContent, ServedPage } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { servedPages } from '../served-pages.ts'
import { renderer } from './server.tsx'

const config = {
  brand: 'Mindhire',
  publicUrl: 'https://jobs.example',
  contactEmail: 'hello@mindhire.example',
  contactWhatsapp: '+216 00 000 000',
  contactPhone: '+216 00 000 000',
  socialLinks: [],
  demo: true,
  billing: 'manual',
  freeOffer: 'starter',
  retentionMonths: 24,
} as unknown as SiteConfig

const data: Readonly<Record<string, object>> = {
  landing: { examples: [], plans: [] },
  method: { engine: { engine: '1', rubric: '1' }, weights: [], missed: [], reached: [] },
  company: { slug: 'a', name: 'A', industry: 'Health', city: 'B', description: '', values: [], jobs: [] },
}

const render = ({ path, loader = '' }: ServedPage, wanted: PageContent['wanted']) =>
  renderer.render({ path, params: {}, data: data[loader] ?? null, wanted }, config)

const announced = servedPages
  .filter(({ secret, loader }) => !secret && (loader === undefined || data[loader]))
  .flatMap((page) => (page.speaks ?? []).map((language) => [page.path, language, page] as const))

test('more pages than one announce languages', () => {
  expect(new Set(announced.map(([path]) => path)).size).toBeGreaterThan(8)
})

test.each(announced)('%s, announced in %s, is in that language', async (_path, language, page) => {
  const { head } = await render(page, { chosen: language, browser: null })
  expect([head.lang, head.dir]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr'])
  const english = await render(page, { chosen: 'en', browser: null })
  expect(head.description === english.head.description).toBe(language === 'en')
})

test('the sign-up page is sent with its form, which takes no typing before the application keeps it', async () => {
  const page = servedPages.find(({ path }) => path === '/Signup') as ServedPage
  const { body, head } = await render(page, { chosen: 'fr', browser: null })
  expect(head.title).toBe('Créer un compte · Mindhire')
  expect(body).toMatch(/<div inert="">.*<form.*name="password"/s)
})

test('where there is no demo its interview is kept from search engines', async () => {
  const content = { path: '/Demo-interview', params: {}, data: null, wanted: { chosen: null, browser: null } }
  expect((await renderer.render(content, { ...config, demo: false })).head.noindex).toBe(true)
  expect((await renderer.render(content, config)).head.noindex).toBeUndefined()
})
