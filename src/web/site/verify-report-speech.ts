import type { Translation } from '#contract/texts/define-texts.ts'
import { employerSpeechOf } from '#features/site/web/site-speech.ts'

const withParts = (...parts: readonly (readonly Translation[])[]) => ({ translations: parts.flat() })

/** What `/verify-report` says, with the parts of forms that it shows. */
export const verifyReportSpeech = employerSpeechOf({
  fr: async () =>
    withParts((await import('#features/reports/web/verify-report-texts-fr.ts')).translations, [
      (await import('#ui/texts/ui-texts-fr.ts')).uiTextsFrench,
    ]),
  ar: async () =>
    withParts((await import('#features/reports/web/verify-report-texts-ar.ts')).translations, [
      (await import('#ui/texts/ui-texts-ar.ts')).uiTextsArabic,
    ]),
})
