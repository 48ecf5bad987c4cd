import { defineTexts } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import type { PdfDocument } from '#platform/pdf/document.ts'
import { printedCode } from '../../contract/check-code.ts'
import type { ReportContent } from './read-report.ts'

const t = translatorOf(
  defineTexts('report-document', {
    title: 'Report on {name} for {job}',
    code: 'Check code {code}, to verify at {address}',
  }),
)

/** The report as it is printed. */
export function reportDocument({
  brand,
  date,
  person,
  job,
  summary,
  made,
  verifyAt,
}: ReportContent): PdfDocument {
  const name = `${person.firstName} ${person.lastName}`
  return {
    title: t('title', { name, job: job.title }),
    author: brand,
    createdAt: date,
    body: [
      { text: t('title', { name, job: job.title }), look: { size: 18, weight: 'strong' } },
      ...summary.sentences.map((text) => ({ text })),
      { text: t('code', { code: printedCode(made.code), address: verifyAt }) },
    ],
  }
}
