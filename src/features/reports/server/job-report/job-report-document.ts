import { type EmployerLanguage, localeOf } from '#contract/languages.ts'
import { candidateGroups } from '#features/candidates/contract/lists.ts'
import type { PdfBoxLook, PdfDocument, PdfPart, PdfText, PdfTextLook } from '#platform/pdf/document.ts'
import { distributionChart, fieldsChart, funnelChart } from './charts.ts'
import { decidedStatuses, timedSteps } from './figures-table.ts'
import { colors } from './palette.ts'
import type { JobDecision, JobFigures } from './read-job-report.ts'
import type { SayFields, SayJobReport } from './texts.ts'

const small: PdfTextLook = { size: 8.5, color: colors.quiet }

const line = (text: string, look: PdfTextLook = {}): PdfText => ({ text, look })
const strong = (text: string, look: PdfTextLook = {}) => line(text, { ...look, weight: 'strong' })
const right = ({ text, look }: PdfText) => line(text, { ...look, align: 'right' })
const column = (parts: readonly PdfPart[], look: PdfBoxLook = {}): PdfPart => ({ parts, look })

/** The report on a job as it is printed, with its latest decisions. */
export function jobReportDocument(
  figures: JobFigures,
  latest: readonly JobDecision[],
  { brand, language, t, fieldName }: { brand: string; language: EmployerLanguage } & SayFields,
): PdfDocument {
  const { job, company, madeAt } = figures
  const dayOf = daysIn(language)
  const date = dayOf(madeAt)
  return {
    title: t('title', { job: job.title }),
    author: brand,
    subject: t('subject', { job: job.title, company }),
    createdAt: madeAt,
    language,
    body: [
      head(t, figures, date),
      section(t('funnel'), t('funnelNote'), [funnelChart(t, figures.summary.funnel)]),
      section(t('groups'), null, [groupsRow(t, figures)]),
      section(t('distribution'), scoredNote(t, figures), scores(t, figures)),
      section(t('times'), t('timesNote'), timesTable(t, figures)),
      ...(figures.fields.length > 0
        ? [section(t('fields'), t('fieldsNote'), [fieldsChart({ t, fieldName }, figures.fields)])]
        : []),
      ...decisionParts({ t, dayOf }, figures, latest),
      section(t('about'), null, [
        line(t('aboutScores'), small),
        line(t('aboutSmall'), { ...small, above: 4 }),
      ]),
    ],
    foot: [column([line(t('foot', { job: job.title, company, date }), small)], { line: colors.hair })],
    pageNumber: t('page'),
  }
}

type DayOf = (at: Date) => string
type Say = { t: SayJobReport; dayOf: DayOf }

/** Days in UTC: the product's own day of the report. */
function daysIn(language: EmployerLanguage): DayOf {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' })
  return (at) => format.format(at)
}

function head(t: SayJobReport, { job, company }: JobFigures, date: string): PdfPart {
  const about = t('made', { company, location: job.location, date })
  return column(
    [
      {
        text: t('title', { job: job.title }),
        role: 'title',
        look: { size: 20, weight: 'strong', align: 'start' },
      },
      line(about, { color: colors.quiet, align: 'start' }),
      line(t(job.status === 'open' ? 'open' : 'closed'), { color: colors.accent, weight: 'strong' }),
      ...(job.blind ? [line(t('blind'), { ...small, above: 4 })] : []),
    ],
    { gap: 2 },
  )
}

/** A heading, what there is to know, and what it is about: together on a page. */
const section = (title: string, note: string | null, parts: readonly PdfPart[]): PdfPart =>
  column([heading(title), ...(note === null ? [] : [line(note, small)]), column(parts, { above: 6 })], {
    above: 20,
  })

const heading = (text: string): PdfText => ({
  text,
  role: 'heading',
  look: { size: 12.5, weight: 'strong', color: colors.accent },
})

function groupsRow(t: SayJobReport, { summary }: JobFigures): PdfPart {
  return {
    parts: candidateGroups.map((group) =>
      column([strong(String(summary.groups[group]), { size: 13 }), line(t(`group.${group}`), small)], {
        share: 1,
      }),
    ),
    look: { beside: true, gap: 8, padding: 10, fill: colors.tint, rounded: 6 },
  }
}

const scoredCount = ({ summary }: JobFigures): number =>
  summary.distribution.reduce((sum, count) => sum + count, 0)

function scoredNote(t: SayJobReport, figures: JobFigures): string {
  const { averageScore, highPotential } = figures.summary
  return averageScore === null
    ? t('noScores')
    : t('scored', { count: scoredCount(figures), average: averageScore.toFixed(1), high: highPotential })
}

const scores = (t: SayJobReport, figures: JobFigures): PdfPart[] =>
  figures.summary.averageScore === null ? [] : [distributionChart(t, figures.summary.distribution)]

type Cell = { text: PdfText; width?: number; share?: number }

const cells = (parts: readonly Cell[], look: PdfBoxLook = {}): PdfPart => ({
  parts: parts.map(({ text, width, share }) =>
    column([text], width === undefined ? { share: share ?? 1 } : { width }),
  ),
  look: { beside: true, gap: 10, above: 6, lineSpace: 6, ...look },
})

const title = (text: string) => strong(text, { size: 8, color: colors.quiet })

function timesTable(t: SayJobReport, { steps }: JobFigures): PdfPart[] {
  return timedSteps.map((step) =>
    cells(
      [
        { text: line(t(`step.${step}`)) },
        { text: right(strong(duration(t, steps[`${step}Hours`]))), width: 110 },
        { text: right(line(t('candidates', { count: steps[`${step}Count`] }), small)), width: 110 },
      ],
      { line: colors.hair },
    ),
  )
}

function duration(t: SayJobReport, hours: number | null): string {
  if (hours === null) return t('none')
  if (hours < 1 / 60) return t('underAMinute')
  if (hours < 1) return t('minutes', { count: Math.round(hours * 60) })
  if (hours < 48) return t('hours', { count: Number(hours.toFixed(1)) })
  return t('days', { count: Number((hours / 24).toFixed(1)) })
}

function decisionParts(say: Say, figures: JobFigures, latest: readonly JobDecision[]): PdfPart[] {
  const { t } = say
  const all = figures.deciders.reduce(
    (sum, made) => decidedStatuses.reduce((one, status) => one + made[status], sum),
    0,
  )
  if (all === 0) return [section(t('decisions'), t('noDecisions'), [])]
  const cut = all > latest.length ? t('decisionsCut', { shown: latest.length, all }) : null
  const reasonsNote = figures.reasons.length > 0 ? t('reasonsNote') : t('noReasons')
  return [
    ...table(t('deciders'), null, decidersTable(t, figures)),
    ...table(t('reasons'), reasonsNote, reasonsTable(t, figures)),
    ...table(t('decisions'), cut, [decisionHeads(t), ...latest.map((one) => decisionRow(say, one))]),
    ...(latest.some(({ score, confidence }) => score !== null && confidence === 'low')
      ? [line(t('lowConfidence'), { ...small, above: 4 })]
      : []),
  ]
}

/** A section whose rows may continue on the next page, the first ones with the heading. */
const table = (title: string, note: string | null, rows: readonly PdfPart[]): PdfPart[] => [
  section(title, note, rows.slice(0, 3)),
  ...rows.slice(3),
]

function decidersTable(t: SayJobReport, { deciders }: JobFigures): PdfPart[] {
  const width = 64
  return [
    cells([
      { text: title(t('person')) },
      ...decidedStatuses.map((status) => ({ text: right(title(t(`status.${status}`))), width })),
    ]),
    ...deciders.map(({ user, ...made }) =>
      cells(
        [
          { text: line(user ?? t('leftTeam')) },
          ...decidedStatuses.map((status) => ({ text: right(line(String(made[status]))), width })),
        ],
        { line: colors.hair },
      ),
    ),
  ]
}

const reasonsTable = (t: SayJobReport, { reasons }: JobFigures): PdfPart[] =>
  reasons.map(({ status, reason, count }) =>
    cells(
      [
        { text: line(reason) },
        { text: line(t(`status.${status}`), small), width: 64 },
        { text: right(strong(String(count))), width: 48 },
      ],
      { line: colors.hair },
    ),
  )

const widths = { decision: 48, score: 32, by: 122 }
const shares = { candidate: 5, reason: 6 }

const decisionHeads = (t: SayJobReport): PdfPart =>
  cells([
    { text: title(t('candidate')), share: shares.candidate },
    { text: title(t('decision')), width: widths.decision },
    { text: right(title(t('score'))), width: widths.score },
    { text: title(t('byAndOn')), width: widths.by },
    { text: title(t('reason')), share: shares.reason },
  ])

function decisionRow(
  { t, dayOf }: Say,
  { candidate, status, score, confidence, by, at, reason }: JobDecision,
): PdfPart {
  const plain: PdfTextLook = { size: 8.5 }
  return cells(
    [
      { text: strong(candidate, plain), share: shares.candidate },
      { text: line(t(`status.${status}`), plain), width: widths.decision },
      {
        text: right(line(score === null ? '–' : `${score}${confidence === 'low' ? ' *' : ''}`, plain)),
        width: widths.score,
      },
      { text: line(`${by ?? t('leftTeam')}, ${dayOf(at)}`, small), width: widths.by },
      { text: reason === null ? line(t('noReason'), small) : line(reason, plain), share: shares.reason },
    ],
    { line: colors.hair },
  )
}
