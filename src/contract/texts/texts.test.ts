import { expect, expectTypeOf, test } from 'vitest'
import { defineTexts, translateTexts } from './define-texts.ts'
import { type TranslatorOf, translatorOf } from './translator.ts'

const texts = defineTexts('sample', {
  title: 'Job offers',
  'status.open': 'Open',
  hello: 'Hello {name}',
  found: '{count, plural, =0 {No result} one {# result} other {# results}} for {term}',
  created: 'Created {at, date, ::dMMMy}',
})
const german = translateTexts(texts, 'de', {
  title: 'Stellen',
  'status.open': 'Offen',
  hello: 'Guten Tag {name}',
  found: '{count, plural, =0 {Kein Ergebnis} one {# Ergebnis} other {# Ergebnisse}} für {term}',
  created: 'Angelegt am {at, date, ::dMMMy}',
})

test('a message is said in English, with its arguments and plurals', () => {
  const t = translatorOf(texts)
  expect(t('title')).toBe('Job offers')
  expect(t('status.open')).toBe('Open')
  expect(t('hello', { name: 'Amel' })).toBe('Hello Amel')
  expect(t('found', { count: 0, term: 'x' })).toBe('No result for x')
  expect(t('found', { count: 1, term: 'x' })).toBe('1 result for x')
  expect(t('found', { count: 1234, term: 'x' })).toBe('1,234 results for x')
  expect(t('created', { at: new Date(2026, 10, 20) })).toBe('Created 20 Nov 2026')
})

test('a translation is said in its own language, with its numbers and dates', () => {
  const t = translatorOf(texts, german)
  expect(t('hello', { name: 'Amel' })).toBe('Guten Tag Amel')
  expect(t('found', { count: 1234, term: 'x' })).toBe('1.234 Ergebnisse für x')
  expect(t('created', { at: new Date(2026, 10, 20) })).toBe('Angelegt am 20. Nov. 2026')
})

test('user input is never parsed as a message: braces in a value stay as they are', () => {
  expect(translatorOf(texts)('hello', { name: "{name} it's '{x}'" })).toBe("Hello {name} it's '{x}'")
})

test('keys and arguments are typed', () => {
  const t: TranslatorOf<typeof texts> = translatorOf(texts)
  expectTypeOf(t<'hello'>).parameters.toEqualTypeOf<['hello', { name: string | number }]>()
  // @ts-expect-error There is no such key.
  t('missing')
  // @ts-expect-error An argument is missing.
  t('hello')
  // @ts-expect-error A plural takes a number.
  t('found', { count: '1', term: 'x' })
  const one = defineTexts('one', { hello: 'Hello {name}' })
  // @ts-expect-error A key is missing.
  translateTexts(one, 'fr', {})
  // @ts-expect-error The English message has no such argument.
  translateTexts(one, 'fr', { hello: 'Bonjour {nom}' })
})
