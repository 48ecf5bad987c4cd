import type { EmployerLanguage } from '#contract/languages.ts'
import { defineTexts, translateTexts } from '#contract/texts/define-texts.ts'
import { sayTo } from '#contract/texts/translator.ts'

const greetingTexts = defineTexts('mail-greetings', { named: 'Hello {name},', plain: 'Hello,' })

const sayOf = sayTo({
  fr: [translateTexts(greetingTexts, 'fr', { named: 'Bonjour {name},', plain: 'Bonjour,' })],
  ar: [translateTexts(greetingTexts, 'ar', { named: 'مرحبًا {name}،', plain: 'مرحبًا،' })],
})

/** How a mail to a user begins; without a name where nobody knows it. */
export function greetingFor(language: EmployerLanguage, name?: string): string {
  const t = sayOf(language)(greetingTexts)
  return name === undefined ? t('plain') : t('named', { name })
}
