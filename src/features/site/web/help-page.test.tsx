// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { employerLanguages } from '#contract/languages.ts'
import { siteConfig } from '#testing/show-page.tsx'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { chooseTheme } from '#ui/theme/theme.ts'
import { HelpPage } from './help-page.tsx'

afterEach(() => {
  act(() => chooseTheme('system'))
  cleanup()
})

const open = (language: (typeof employerLanguages)[number] = 'en') =>
  render(
    <SiteConfigProvider config={siteConfig}>
      <LanguageProvider language={language} translations={[]}>
        <HelpPage />
      </LanguageProvider>
    </SiteConfigProvider>,
  )
/** What may be shown of the first picture, by the condition under which it is. */
const shown = () =>
  [...(document.querySelector('picture')?.children ?? [])].map((one) => [
    one.getAttribute('media'),
    (one.getAttribute('srcset') ?? one.getAttribute('src'))?.split('/').at(-1),
  ])

test('a picture follows the width and the theme of the system', () => {
  open()
  expect(shown()).toEqual([
    ['screen and (width < 40rem) and (prefers-color-scheme: dark)', 'jobs-phone-dark.avif'],
    ['screen and (width < 40rem)', 'jobs-phone-light.avif'],
    ['screen and (prefers-color-scheme: dark)', 'jobs-wide-dark.avif'],
    [null, 'jobs-wide-light.avif'],
  ])
})

test('a chosen theme is that of the pictures too, whatever the system has', () => {
  open()
  act(() => chooseTheme('dark'))
  expect(shown()).toEqual([
    ['screen and (width < 40rem)', 'jobs-phone-dark.avif'],
    ['screen', 'jobs-wide-dark.avif'],
    // On paper.
    [null, 'jobs-wide-light.avif'],
  ])
  act(() => chooseTheme('light'))
  expect(shown()).toEqual([
    ['screen and (width < 40rem)', 'jobs-phone-light.avif'],
    [null, 'jobs-wide-light.avif'],
  ])
})

test.each(employerLanguages)('each picture is there in %s', (language) => {
  open(language)
  const addresses = [...document.querySelectorAll('source, picture > img')].map(
    (one) => one.getAttribute('srcset') ?? one.getAttribute('src'),
  )
  expect(addresses).toHaveLength(24)
  for (const address of addresses) expect(address).toContain(`/${language}/`)
})

test('the first two pictures are fetched at once, and each has its size before it is there', () => {
  open()
  const pictures = [...document.querySelectorAll<HTMLImageElement>('picture > img')]
  expect(pictures.map((one) => one.getAttribute('loading'))).toEqual([
    'eager',
    'eager',
    'lazy',
    'lazy',
    'lazy',
    'lazy',
  ])
  for (const one of document.querySelectorAll('source, picture > img')) {
    expect(Number(one.getAttribute('width'))).toBeGreaterThan(300)
    expect(Number(one.getAttribute('height'))).toBeGreaterThan(200)
  }
})
