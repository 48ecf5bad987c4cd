// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VerifyReportPage } from '#features/reports/web/verify-report-page.tsx'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { verifyReportSpeech } from './verify-report-speech.ts'

afterEach(cleanup)

test.each([
  ['fr', 'Vérifier un rapport', 'Code de contrôle'],
  ['ar', 'التحقق من تقرير', 'رمز التحقق'],
] as const)('a report is verified in the reader’s language: %s', async (language, title, code) => {
  render(
    <LanguageProvider language={language} translations={await verifyReportSpeech.load(language)}>
      <VerifyReportPage />
    </LanguageProvider>,
  )
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: new RegExp(code) })).toBeTruthy()
})
