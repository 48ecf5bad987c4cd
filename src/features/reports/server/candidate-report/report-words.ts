import type { EmployerLanguage } from '#contract/languages.ts'
import { sayTo } from '#contract/texts/translator.ts'
import { confidenceTexts } from '#features/assessments/contract/assessments.ts'
import { translations as confidenceArabic } from '#features/assessments/contract/confidence-texts-ar.ts'
import { translations as confidenceFrench } from '#features/assessments/contract/confidence-texts-fr.ts'
import { formatDay } from '#features/billing/server/format-day.ts'
import type { ReportContent } from './read-report.ts'
import { fieldTexts, reportTexts, scaleTexts } from './report-texts.ts'
import { translations as arabic } from './report-texts-ar.ts'
import { translations as french } from './report-texts-fr.ts'

const sayOf = sayTo({ fr: [...french, ...confidenceFrench], ar: [...arabic, ...confidenceArabic] })

/** The words of a report in the language of the one who asked for it. */
export function reportWords(language: EmployerLanguage) {
  const say = sayOf(language)
  return {
    t: say(reportTexts),
    fieldName: say(fieldTexts),
    scaleOf: say(scaleTexts),
    ofConfidence: say(confidenceTexts),
    dayOf: (at: Date, timeZone: string) => formatDay(at, timeZone, language),
  }
}

export type ReportWords = ReturnType<typeof reportWords>
/** A report's content with the words to print it in. */
export type WordedReport = ReportContent & ReportWords
