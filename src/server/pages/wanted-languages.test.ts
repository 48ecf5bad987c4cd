import { expect, test } from 'vitest'
import type { ServedPage } from '#contract/pages.ts'
import { wantedLanguages } from './wanted-languages.ts'

const page: ServedPage = { path: '/Apply/:id', module: '', entry: 'candidate', speaks: true }

test.each([
  [{ lang: 'ar' }, 'fr-TN,fr;q=0.9', { chosen: 'ar', browser: 'fr' }],
  [{}, 'it-IT, ar-TN;q=0.8, en', { chosen: null, browser: 'ar' }],
  [{ lang: 'zz' }, undefined, { chosen: null, browser: null }],
  [{ lang: ['ar', 'fr'] }, '*', { chosen: null, browser: null }],
  [{ lang: '__proto__' }, '', { chosen: null, browser: null }],
])('of %j and %j the page is asked for %j', (query, header, wanted) => {
  expect(wantedLanguages(page, { query, headers: { 'accept-language': header } })).toEqual(wanted)
})

test('nothing is wanted of a page in one language', () => {
  const asked = { query: { lang: 'ar' }, headers: { 'accept-language': 'fr' } }
  expect(wantedLanguages({ ...page, speaks: false }, asked)).toEqual({ chosen: null, browser: null })
})
