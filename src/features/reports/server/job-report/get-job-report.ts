import { Readable } from 'node:stream'
import type { CompanyId, JobId } from '#contract/ids.ts'
import { sayTo } from '#contract/texts/translator.ts'
import { getUser } from '#features/accounts/server/list-users.ts'
import { requirePlanFeature } from '#features/billing/server/require-plan-feature.ts'
import { fieldTexts } from '#features/scoring/field-texts.ts'
import { translations as fieldsArabic } from '#features/scoring/field-texts-ar.ts'
import { translations as fieldsFrench } from '#features/scoring/field-texts-fr.ts'
import { csvLine, csvStart } from '#platform/csv/csv-line.ts'
import type { Employer, FileAnswer } from '#platform/http/route.ts'
import { renderPdf } from '#platform/pdf/render-pdf.ts'
import type { Platform } from '#platform/platform.ts'
import type { JobReportFormat } from '../../contract/job-reports.ts'
import { figuresTable } from './figures-table.ts'
import { jobReportDocument } from './job-report-document.ts'
import { type JobDecision, type JobFigures, readDecisions, readJobFigures } from './read-job-report.ts'
import { jobReportTexts, t } from './texts.ts'
import { translations as arabic } from './texts-ar.ts'
import { translations as french } from './texts-fr.ts'

const sayOf = sayTo({ fr: [...french, ...fieldsFrench], ar: [...arabic, ...fieldsArabic] })

type Deps = Pick<Platform, 'db' | 'clock' | 'config'>

/** As many as fit on about three pages. */
const maxPrinted = 40
const batchSize = 1_000

/** The report on a job; as a PDF in the language of the one who asks. Throws NOT_FOUND, PLAN_NEEDED. */
export async function getJobReport(
  deps: Deps,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  jobId: JobId,
  format: JobReportFormat,
): Promise<FileAnswer> {
  const { figures, latest, language } = await deps.db.forCompany(companyId, async (tx) => {
    const figures = await readJobFigures(deps, tx, companyId, jobId)
    await requirePlanFeature(deps, tx, companyId, 'advancedReports')
    const first = { after: null, max: maxPrinted }
    const printed = format === 'pdf' ? await readDecisions(deps, tx, { companyId, ...figures }, first) : null
    const { language } = await getUser(tx, companyId, userId)
    return { figures, latest: printed?.decisions ?? [], language: language ?? 'en' }
  })
  const { job } = figures
  if (format === 'pdf') {
    const say = sayOf(language)
    const t = say(jobReportTexts)
    const printed = { brand: deps.config.BRAND_NAME, language, t, fieldName: say(fieldTexts) }
    const bytes = await renderPdf(jobReportDocument(figures, latest, printed))
    return fileAnswer(
      `${t('file.pdf', { job: job.title })}.pdf`,
      'application/pdf',
      Readable.from([bytes]),
      bytes.length,
    )
  }
  const lines =
    format === 'figures'
      ? [csvStart, ...figuresTable(figures).map(csvLine)]
      : decisionLines(deps, companyId, figures)
  return fileAnswer(
    `${t(`file.${format}`, { job: job.title })}.csv`,
    'text/csv; charset=utf-8',
    Readable.from(lines),
    null,
  )
}

const fileAnswer = (
  name: string,
  contentType: string,
  stream: Readable,
  size: number | null,
): FileAnswer => ({
  stream,
  size,
  contentType,
  name,
  disposition: 'attachment',
})

/** Each batch in a transaction of its own: a slow reader holds no connection. */
async function* decisionLines(deps: Deps, companyId: CompanyId, { job }: JobFigures) {
  yield csvStart +
    csvLine([t('candidate'), t('decision'), t('score'), t('confidence'), t('by'), t('at'), t('reason')])
  let after: Parameters<typeof readDecisions>[3]['after'] = null
  do {
    const position = { after, max: batchSize }
    const batch: Awaited<ReturnType<typeof readDecisions>> = await deps.db.forCompany(companyId, (tx) =>
      readDecisions(deps, tx, { companyId, job }, position),
    )
    yield batch.decisions.map(decisionLine).join('')
    after = batch.next
  } while (after)
}

const decisionLine = ({ candidate, status, score, confidence, by, at, reason }: JobDecision): string =>
  csvLine([
    ...[candidate, t(`status.${status}`), score, confidence && t(`confidence.${confidence}`)],
    ...[by ?? t('leftTeam'), at.toISOString(), reason],
  ])
