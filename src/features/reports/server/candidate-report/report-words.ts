import type { EmployerLanguage } from '#contract/languages.ts'
import { sayTo } from '#contract/texts/translator.ts'
import { confidenceTexts } from '#features/assessments/contract/assessments.ts'
import { translations as confidenceArabic } from '#features/assessments/contract/confidence-texts-ar.ts'
import { translations as confidenceFrench } from '#features/assessments/contract/confidence-texts-fr.ts'
import { formatDay } from '#features/billing/server/format-day.ts'
import { fieldTexts } from '#features/scoring/field-texts.ts'
import { translations as fieldsArabic } from '#features/scoring/field-texts-ar.ts'
import { translations as fieldsFrench } from '#features/scoring/field-texts-fr.ts'
import { speaker as arabicSpeaker } from '#features/scoring/sentences/in-arabic.ts'
import { speaker as frenchSpeaker } from '#features/scoring/sentences/in-french.ts'
import { saidOrEnglish } from '#features/scoring/sentences/said-or-english.ts'
import type { ReportContent } from './read-report.ts'
import { reportTexts, scaleTexts } from './report-texts.ts'
import { translations as arabic } from './report-texts-ar.ts'
import { translations as french } from './report-texts-fr.ts'

const sayOf = sayTo({
  fr: [...french, ...confidenceFrench, ...fieldsFrench],
  ar: [...arabic, ...confidenceArabic, ...fieldsArabic],
})

/** The words of a report in the language of the one who asked for it. */
export function reportWords(language: EmployerLanguage) {
  const say = sayOf(language)
  return {
    t: say(reportTexts),
    fieldName: say(fieldTexts),
    scaleOf: say(scaleTexts),
    ofConfidence: say(confidenceTexts),
    dayOf: (at: Date, timeZone: string) => formatDay(at, timeZone, language),
    ...saidOrEnglish(language === 'fr' ? frenchSpeaker : language === 'ar' ? arabicSpeaker : null),
  }
}

export type ReportWords = ReturnType<typeof reportWords>
/** A report's content with the words to print it in. */
export type WordedReport = ReportContent & ReportWords
