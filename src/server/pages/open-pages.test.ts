import { expect, test } from 'vitest'
import type { WantedLanguages } from '#contract/languages.ts'
import type { ServedPage } from '#contract/pages.ts'
import { fakeClock } from '#platform/clock/fake-clock.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Platform } from '#platform/platform.ts'
import type { Build } from './open-build.ts'
import { openPages } from './open-pages.ts'

const pages: ServedPage[] = [
  { path: '/About', entry: 'site', module: '', speaks: ['en', 'fr', 'ar'] },
  { path: '/Signup', entry: 'app', module: '', speaks: ['en', 'fr'] },
  { path: '/Jobs', entry: 'app', module: '' },
]
const build = {
  renderer: {
    pages,
    fonts: [],
    render: async ({ path, wanted: { chosen, browser } }) => ({
      body: '',
      head: { title: path ?? '', description: 'D', lang: chosen ?? browser ?? 'en' },
    }),
  },
  filesOf: () => ({ script: '', preloads: [], styles: [], fonts: [], inlined: null }),
} satisfies Build
const config = readConfig({ PUBLIC_URL: 'https://jobs.example' })
const { make, headOf } = openPages(build, {
  platform: { config, clock: fakeClock() } as unknown as Platform,
  loaders: {},
})

async function linksOf(path: string, chosen: WantedLanguages['chosen']): Promise<string[]> {
  const page = pages.find((one) => one.path === path) as ServedPage
  const made = await make(page, {}, { chosen, browser: null })
  const html = String(await made?.encoded('identity'))
  const links =
    /(?:rel="(canonical)"|hreflang="([\w-]+)"|property="(og:image)") (?:href|content)="https:\/\/jobs.example([^"]*)"/g
  return [...html.matchAll(links)].map(([, ...parts]) => parts.filter(Boolean).join(' '))
}

test('a page announces the languages it has, each is its own address, and the plain one is for everybody', async () => {
  const alternates = ['en /About?lang=en', 'fr /About?lang=fr', 'ar /About?lang=ar', 'x-default /About']
  expect(await linksOf('/About', null)).toEqual([
    'canonical /About',
    'og:image /pictures/pages/en/About.png',
    ...alternates,
  ])
  expect(await linksOf('/About', 'fr')).toEqual([
    'canonical /About?lang=fr',
    'og:image /pictures/pages/fr/About.png',
    ...alternates,
  ])
})

test('a page of the application that speaks has an address and a picture to share, the others have none', async () => {
  expect(await linksOf('/Signup', 'fr')).toEqual([
    'canonical /Signup?lang=fr',
    'og:image /pictures/pages/fr/Signup.png',
    'en /Signup?lang=en',
    'fr /Signup?lang=fr',
    'x-default /Signup',
  ])
  expect(await linksOf('/Jobs', null)).toEqual([])
})

test('a picture is drawn of pages with an address, in the languages that they have', async () => {
  expect(await headOf('/about', 'ar')).toMatchObject({ title: '/About', lang: 'ar' })
  expect(await headOf('/Signup', 'ar')).toBeNull()
  expect(await headOf('/Jobs', 'en')).toBeNull()
  expect(await headOf('/nothing', 'en')).toBeNull()
})
