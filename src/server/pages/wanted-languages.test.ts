import { expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/languages.ts'
import type { ServedPage } from '#contract/pages.ts'
import { wantedLanguages } from './wanted-languages.ts'

const page: ServedPage = { path: '/Apply/:id', module: '', entry: 'candidate', speaks: interfaceLanguages }

test.each([
  [{ lang: 'ar' }, 'fr-TN,fr;q=0.9', { chosen: 'ar', browser: 'fr' }],
  [{}, 'it-IT, ar-TN;q=0.8, en', { chosen: null, browser: 'ar' }],
  [{ lang: 'zz' }, undefined, { chosen: null, browser: null }],
  [{ lang: ['ar', 'fr'] }, '*', { chosen: null, browser: null }],
  [{ lang: '__proto__' }, '', { chosen: null, browser: null }],
])('of %j and %j the page is asked for %j', (query, header, wanted) => {
  expect(wantedLanguages(page, { query, headers: { 'accept-language': header } })).toEqual(wanted)
})

test('a language that the page lacks is not wanted', () => {
  const asked = { query: { lang: 'de' }, headers: { 'accept-language': 'es, fr;q=0.5' } }
  expect(wantedLanguages({ speaks: ['en', 'fr'] }, asked)).toEqual({ chosen: null, browser: 'fr' })
})

test('nothing is wanted of a page in one language', () => {
  const asked = { query: { lang: 'ar' }, headers: { 'accept-language': 'fr' } }
  expect(wantedLanguages({}, asked)).toEqual({ chosen: null, browser: null })
})
