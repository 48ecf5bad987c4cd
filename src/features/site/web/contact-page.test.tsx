// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SiteConfig } from '#contract/site-config.ts'
import { siteConfig } from '#testing/show-page.tsx'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { ContactPage } from './contact-page.tsx'
import { contactSpeech } from './site-speech.ts'

afterEach(cleanup)

const own: Partial<SiteConfig> = {
  contactEmail: 'hello@mindhire.example',
  contactWhatsapp: '+216 20 123 456',
  contactPhone: '+216 (71) 234-567',
}
const config = { ...siteConfig, ...own }

test.each(['en', 'fr', 'ar'] as const)(
  '§2.2.11-1 the numbers are shown as the installation writes them, from the left, in %s',
  async (language) => {
    const translations = language === 'en' ? [] : await contactSpeech.load(language)
    render(
      <SiteConfigProvider config={config}>
        <LanguageProvider language={language} translations={translations}>
          <ContactPage />
        </LanguageProvider>
      </SiteConfigProvider>,
    )
    for (const [text, href] of [
      ['+216 20 123 456', 'https://wa.me/21620123456'],
      ['+216 (71) 234-567', 'tel:+21671234567'],
      ['hello@mindhire.example', 'mailto:hello@mindhire.example'],
    ] as const) {
      const shown = screen.getByText(text)
      expect(shown.getAttribute('dir'), text).toBe('ltr')
      expect(shown.closest('a')?.getAttribute('href'), text).toBe(href)
    }
  },
)
