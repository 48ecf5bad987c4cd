import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { sayIn } from '#contract/texts/translator.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { privacyHead } from './page-heads.ts'
import { PrivacyPage } from './privacy-page.tsx'
import { privacySpeech } from './privacy-speech.ts'

const config = {
  brand: 'Mindhire',
  contactEmail: 'hello@mindhire.example',
  demo: false,
  billing: 'manual',
  freeOffer: 'starter',
  retentionMonths: 24,
} as SiteConfig

async function read(language: InterfaceLanguage, changes: Partial<SiteConfig> = {}): Promise<string> {
  const translations = await privacySpeech.load(language)
  const html = renderToString(
    <SiteConfigProvider config={{ ...config, ...changes }}>
      <LanguageProvider language={language} translations={translations}>
        <PrivacyPage />
      </LanguageProvider>
    </SiteConfigProvider>,
  )
  return html.replaceAll('<!-- -->', '').replace(/[\s\u00a0]+/g, ' ')
}

describe.each([
  ['fr', 'Politique de confidentialité', '6 mois', '« Ma candidature »', 'gratuite à vie'],
  ['de', 'Datenschutzerklärung', '6 Monate', '„Meine Bewerbung“', 'dauerhaft kostenlos'],
  ['es', 'Política de privacidad', '6 meses', '«Mi candidatura»', 'gratuito para siempre'],
  ['ar', 'سياسة الخصوصية', '6 أشهر', '«طلبي»', 'مجانية مدى الحياة'],
] as const)('the legal texts in %s', (language, policy, period, page, free) => {
  test('§2.2.9-5 say what the product does as it is set up', async () => {
    const shown = await read(language, { retentionMonths: 6 })
    for (const text of [policy, period, page, free, 'hello@mindhire.example']) expect(shown).toContain(text)
    expect(await read(language, { freeOffer: 'none' })).not.toContain(free)
    expect(await read(language, { billing: 'off' })).not.toContain('QR')
  })

  test('leave no English sentence, and link to the Contact page where it speaks the language', async () => {
    const shown = await read(language)
    expect(shown).not.toMatch(/ (the|and|with|from) /)
    expect([...shown.matchAll(/href="([^#"]*)"/g)].map(([, to]) => to)).toEqual([
      language === 'fr' || language === 'ar' ? '/Contact' : 'mailto:hello@mindhire.example',
    ])
  })

  test('have a title of their own', async () => {
    const { title } = privacyHead(undefined, config, sayIn(await privacySpeech.load(language)))
    expect(title).toMatch(/ · Mindhire$/)
    expect(title).not.toContain('Privacy')
  })
})

test('the English page links to the Contact page', async () => {
  expect(await read('en')).toContain('href="/Contact"')
})
