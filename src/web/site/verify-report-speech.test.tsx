// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commonRefusals } from '#contract/refusals.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { sayIn } from '#contract/texts/translator.ts'
import { verifyReportEndpoint } from '#features/reports/contract/candidate-report.ts'
import { verifyReportHead } from '#features/reports/web/verify-report-head.ts'
import { VerifyReportPage } from '#features/reports/web/verify-report-page.tsx'
import { verifyReportTexts } from '#features/reports/web/verify-report-texts.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { verifyReportSpeech } from './verify-report-speech.ts'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
})
afterEach(cleanup)

const open = async (language: 'fr' | 'ar') => {
  const translations = await verifyReportSpeech.load(language)
  render(
    <LanguageProvider language={language} translations={translations}>
      <VerifyReportPage />
    </LanguageProvider>,
  )
  return translations
}

const said = {
  fr: { title: 'Vérifier un rapport', code: 'Code de contrôle', verify: 'Vérifier' },
  ar: { title: 'التحقق من تقرير', code: 'رمز التحقق', verify: 'تحقق' },
}

test.each(['fr', 'ar'] as const)('a report is verified in the reader’s language: %s', async (language) => {
  const translations = await open(language)
  const { title, code } = said[language]
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: new RegExp(code) })).toBeTruthy()
  const head = verifyReportHead(null, { brand: 'Mindhire' } as SiteConfig, sayIn(translations))
  expect(head.title).toBe(`${title} · Mindhire`)
})

const refusals = Object.entries({ ...verifyReportEndpoint.refusals, ...commonRefusals })

test.each(
  (['fr', 'ar'] as const).flatMap((language) =>
    refusals.map(([code, refusal]) => ({ language, code, ...refusal })),
  ),
)('what the server refuses is said in $language: $code', async ({ language, code, status, message }) => {
  api.on(verifyReportEndpoint, () => {
    throw new FakeFailure(status, { code, message })
  })
  await open(language)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ABCD2345EFGH6789' } })
  fireEvent.click(screen.getByRole('button', { name: said[language].verify }))
  await waitFor(() => expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'))
  expect(document.body.textContent).not.toContain(message)
})

test('the page’s own words for a refusal are those of the server', async () => {
  const english = sayIn([])(verifyReportTexts)
  const { UNKNOWN_CODE } = verifyReportEndpoint.refusals
  const { TOO_MANY_REQUESTS, UNAVAILABLE } = commonRefusals
  expect(english('refused.UNKNOWN_CODE')).toBe(UNKNOWN_CODE.message)
  expect(english('refused.TOO_MANY_REQUESTS')).toBe(TOO_MANY_REQUESTS.message)
  expect(english('refused.UNAVAILABLE')).toBe(UNAVAILABLE.message)
  const french = sayIn(await verifyReportSpeech.load('fr'))(verifyReportTexts)
  api.on(verifyReportEndpoint, () => {
    throw new FakeFailure(404, { code: 'UNKNOWN_CODE', message: UNKNOWN_CODE.message })
  })
  await open('fr')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ABCD2345EFGH6789' } })
  fireEvent.click(screen.getByRole('button', { name: said.fr.verify }))
  expect(await screen.findByText(french('refused.UNKNOWN_CODE'))).toBeTruthy()
})
