// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineTexts, translateTexts } from '#contract/texts/define-texts.ts'
import { openLanguage, say, spokenLanguage } from './spoken-language.ts'

const texts = defineTexts('spoken-test', { hello: 'Hello' })
const french = translateTexts(texts, 'fr', { hello: 'Bonjour' })
const arabic = translateTexts(texts, 'ar', { hello: 'مرحبا' })
const load = vi.fn(async (language: 'fr' | 'ar') => [language === 'fr' ? french : arabic])
const browser = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  load.mockClear()
})
afterEach(() => vi.restoreAllMocks())

test('English needs no texts; a language that we do not speak is English', async () => {
  browser('de-DE')
  await openLanguage(load)
  expect(load).not.toHaveBeenCalled()
  expect(document.documentElement.lang).toBe('en')
})

test('the browser’s language, then the kept one, then that of the address', async () => {
  browser('de', 'fr-TN', 'en')
  await openLanguage(load)
  expect(say(texts)('hello')).toBe('Bonjour')
  localStorage.setItem('language', 'ar')
  await openLanguage(load)
  expect(say(texts)('hello')).toBe('مرحبا')
  expect(document.documentElement.dir).toBe('rtl')
  window.history.replaceState(null, '', '/?lang=en')
  await openLanguage(load)
  expect(say(texts)('hello')).toBe('Hello')
  expect(localStorage.getItem('language')).toBe('en')
})

test('texts that do not come leave the language as it is', async () => {
  browser('fr')
  const before = spokenLanguage()
  await openLanguage(async () => Promise.reject(new Error('offline')))
  expect(spokenLanguage()).toBe(before)
})
