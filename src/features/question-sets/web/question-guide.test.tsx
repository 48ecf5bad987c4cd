// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { translations as optionsArabic } from '#features/jobs/contract/option-texts-ar.ts'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { openLanguage } from '#ui/texts/spoken-language.ts'
import { Measures } from './question-guide.tsx'
import { translations as arabic } from './texts-ar.ts'

const texts = [...optionsArabic, ...arabic]
const speak = async (language: string) => {
  window.history.replaceState(null, '', `/?lang=${language}`)
  await openLanguage(async () => texts)
}
afterEach(async () => {
  cleanup()
  await speak('en')
})

test.each([
  ['culture', ['Motivation', 'Teamwork'], ['الدافع', 'العمل ضمن فريق']],
  ['communication', ['Communication', 'Excel'], ['Excel']],
] as const)(
  'in Arabic what a question of %s measures is in Arabic, each once',
  async (competency, measures, shown) => {
    await speak('ar')
    render(
      <LanguageProvider language="ar" translations={texts}>
        <Measures competency={competency} measures={[...measures]} lang="ar" />
      </LanguageProvider>,
    )
    expect([...document.querySelectorAll('span[dir=auto]')].map((one) => one.textContent)).toEqual(shown)
    const score = competency === 'culture' ? 'الانسجام مع ثقافة الشركة' : 'التواصل'
    expect(screen.getAllByText(score)).toHaveLength(1)
  },
)
