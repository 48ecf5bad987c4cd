import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './rules.ts'

test.each([
  ['Atlas Textiles', 'atlas-textiles'],
  ['  Café & Co. ', 'cafe-co'],
  ['شركة النسيج', 'شركة-النسيج'],
  ['!!!', 'company'],
  ['Jobs', 'jobs-company'],
  ['Forgot Password', 'forgot-password-company'],
])('§company-page-2 the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('§company-page-2 a taken slug gets the next number', () => {
  expect(freeSlug('atlas', [])).toBe('atlas')
  expect(freeSlug('atlas', ['atlas', 'atlas-2', 'atlas-fund'])).toBe('atlas-3')
})
