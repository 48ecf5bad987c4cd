import { expect, test } from 'vitest'
import type { WantedLanguages } from '#contract/languages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { renderer } from './server.tsx'

const config = { brand: 'Mindhire', contactEmail: 'hello@mindhire.example', socialLinks: [] }

const notFound = async (wanted: WantedLanguages) => {
  const content = { path: null, params: {}, data: null, wanted }
  const { body, head } = await renderer.render(content, config as unknown as SiteConfig)
  return { ...head, heading: /<h1[^>]*>([^<]*)/.exec(body)?.[1], isSite: body.includes('href="/About"') }
}

test.each([
  [null, null, 'en', 'ltr', 'Page not found'],
  [null, 'fr', 'fr', 'ltr', 'Page introuvable'],
  [null, 'ar', 'ar', 'rtl', 'الصفحة غير موجودة'],
  ['ar', 'fr', 'ar', 'rtl', 'الصفحة غير موجودة'],
] as const)('§1.2-36 chosen %s in a browser in %s, the missing page is in %s', async (...row) => {
  const [chosen, browser, lang, dir, heading] = row
  expect(await notFound({ chosen, browser })).toEqual({
    title: `${heading} · Mindhire`,
    noindex: true,
    lang,
    dir,
    heading,
    isSite: true,
  })
})
