import { summaryIn } from '#features/assessments/contract/summary-words.ts'
import type { PdfDocument, PdfPart } from '#platform/pdf/document.ts'
import { printedCode } from '../../contract/check-code.ts'
import { answerSection, flagSection, requirementSection } from './evidence-sections.ts'
import { aiSection, checkSection, methodSection } from './method-sections.ts'
import type { ReportContent } from './read-report.ts'
import {
  as,
  bullets,
  clipped,
  colors,
  column,
  line,
  note,
  quoted,
  row,
  section,
  strong,
} from './report-look.ts'
import { reportWords, type WordedReport } from './report-words.ts'
import { balance, scoreSection, totalBox } from './score-sections.ts'

/** The report as it is printed: the same for the same content. */
export function reportDocument(read: ReportContent): PdfDocument {
  const words = reportWords(read.language)
  const { language } = read
  const shown = summaryIn({ ...words, language }, read.summary, read.evaluation.confidence)
  const content: WordedReport = { ...read, ...words, summary: { ...read.summary, ...shown } }
  const { brand, date, job, t } = content
  const name = nameOf(content)
  return {
    title: t('subject', { name, job: job.title }),
    author: brand,
    subject: t('kind'),
    createdAt: date,
    language,
    body: [
      ...headOf(content),
      totalBox(content),
      ...summarySection(content),
      ...balance(content),
      ...section(t('questionsToAsk'), [column(bullets(content.summary.questionsToAsk))]),
      ...scoreSection(content),
      ...answerSection(content),
      ...requirementSection(content),
      ...flagSection(content),
      ...aiSection(content),
      ...methodSection(content),
      ...checkSection(content),
    ],
    foot: [
      // The page number stands in the space at the end.
      row([column([note(footOf(content), { align: 'left' })], { share: 1 }), column([], { width: 60 })], {
        line: colors.hair,
      }),
    ],
    pageNumber: t('pageNumber'),
  }
}

const footOf = (content: WordedReport): string =>
  content.t('foot', {
    name: clipped(nameOf(content), 36),
    job: clipped(content.job.title, 36),
    code: printedCode(content.made.code),
  })

const nameOf = ({ person }: ReportContent): string => `${person.firstName} ${person.lastName}`

function headOf(content: WordedReport): PdfPart[] {
  const { t, dayOf, brand, made, person, job, appliedAt, date, timeZone } = content
  const days = [
    ...(appliedAt ? [t('applied', { day: dayOf(appliedAt, timeZone) })] : []),
    t('dated', { day: dayOf(date, timeZone) }),
  ]
  return [
    row([note(made.companyName), note(`${brand} · ${t('kind')}`)], { apart: true }),
    column(
      [
        as('title', strong(nameOf(content), { size: 22, align: 'left' })),
        line(t('forJob', { job: job.title, location: job.location }), { size: 11 }),
        note(days.join(' · ')),
        ...(person.hidden ? [note(t('blind'))] : []),
      ],
      { above: 14, gap: 2 },
    ),
  ]
}

/** The same as on the candidate's page. */
function summarySection({ t, summary, job }: WordedReport): PdfPart[] {
  const quotes = summary.quotes.map(({ text, answer }) =>
    column([quoted(text, job.language), note(t('fromAnswer', { number: answer + 1 }), { size: 7.5 })]),
  )
  return [
    ...section(t('summary'), [
      column(
        summary.sentences.map((sentence) => line(sentence)),
        { gap: 3 },
      ),
    ]),
    ...(quotes.length === 0 ? [] : [column([strong(t('inTheirWords')), ...quotes], { above: 10 })]),
  ]
}
