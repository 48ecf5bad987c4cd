import type { Evaluation, FieldScore, ShownConfidence } from '#features/assessments/contract/assessments.ts'
import { type ScoreField, scoreFields } from '#features/scoring/weights.ts'
import type { PdfPart } from '#platform/pdf/document.ts'
import type { ReportContent } from './read-report.ts'
import {
  bandOf,
  bar,
  bullets,
  clipped,
  colors,
  column,
  english,
  line,
  note,
  radar,
  row,
  section,
  strong,
} from './report-look.ts'
import type { ReportWords, WordedReport } from './report-words.ts'

const onRadar = scoreFields.slice(0, 6)

/** The total beside the shape of the scores. */
export function totalBox(content: WordedReport): PdfPart {
  const { evaluation, t, fieldName } = content
  const { score, scores, caps, confidence, beside } = evaluation
  const figures = onRadar.map((field) =>
    t('radarScore', { field: fieldName(field), value: String(scores[field].value ?? t('none')) }),
  )
  // A point of a field that nothing was found on would look like a low score, of one that is not asked for like a high one.
  const axes = onRadar.flatMap((field) => {
    const { value, weight } = scores[field]
    return value === null || weight === 0 ? [] : [{ label: fieldName(field), value }]
  })
  const limits = caps
    .filter(({ limit }) => limit === score)
    .map((cap) => note(limitText(content, cap), { above: 4 }))
  return row(
    [
      column(
        [
          score === null ? totalNone(content, evaluation) : totalScore(content, score),
          ...limits,
          ...(confidence ? [confidenceBox(content, confidence)] : []),
          ...(beside ? [note(besideText(content, beside.score), { above: 4 })] : []),
          note(t('advice'), { above: 6 }),
          note(t('bands')),
        ],
        { share: 1 },
      ),
      ...(axes.length > 2 ? [radar(axes, t('radarAlt', { scores: figures.join(', ') }))] : []),
    ],
    { above: 16, gap: 16 },
  )
}

/** How far the scores can be relied on, and why no further. */
function confidenceBox({ ofConfidence }: ReportWords, { level, reasons }: ShownConfidence): PdfPart {
  const isLow = level === 'low'
  return column(
    [
      strong(isLow ? ofConfidence('titleLow') : ofConfidence('title', { level })),
      ...bullets(reasons.map((reason) => ofConfidence(`reason.${reason}`))),
    ],
    { above: 6, ...(isLow && { fill: colors.warning, padding: 8, rounded: 4 }) },
  )
}

const besideText = ({ ofConfidence }: ReportWords, score: number | null): string =>
  ofConfidence('beside', { score: String(score ?? ofConfidence('notScored')) })

function totalScore({ t }: ReportWords, score: number): PdfPart {
  const { soft, ink } = bandOf(score)
  const band = score >= 85 ? 'band.high' : score >= 70 ? 'band.medium' : 'band.low'
  return column(
    [
      row(
        [strong(String(score), { size: 34, color: ink }), line(t('ofHundred'), { color: ink, above: 24 })],
        {
          gap: 6,
        },
      ),
      strong(t(band), { size: 11, color: ink }),
    ],
    { fill: soft, padding: 12, rounded: 6 },
  )
}

const totalNone = (
  { t, sentence }: ReportWords,
  { noScoreReason, noScoreSaid }: Pick<Evaluation, 'noScoreReason' | 'noScoreSaid'>,
): PdfPart =>
  column([strong(t('noTotal'), { size: 16 }), line(sentence(noScoreSaid, noScoreReason ?? t('notEnough')))], {
    fill: colors.track,
    padding: 12,
    rounded: 6,
  })

const limitText = (
  { t, sentence }: ReportWords,
  { limit, reason, said }: Evaluation['caps'][number],
): string => t('limited', { limit, reason: sentence(said, reason) })

/** Every score on its scale. */
export function scoreSection(content: WordedReport): PdfPart[] {
  const { evaluation, t, ofConfidence } = content
  const { caps, beside } = evaluation
  return [
    ...section(t('scores'), [
      note(t('scoresAbout')),
      ...(beside ? [note(ofConfidence('enginesAbout'))] : []),
      ...scoreFields.map((field) =>
        scoreRow(
          content,
          field,
          evaluation.scores[field],
          beside ? besideText(content, beside.scores[field]) : null,
        ),
      ),
    ]),
    column(
      [
        strong(t('caps')),
        ...(caps.length === 0 ? [line(t('noCaps'))] : bullets(caps.map((cap) => limitText(content, cap)))),
      ],
      { above: 12 },
    ),
  ]
}

function scoreRow(
  { t, fieldName, scaleOf, sentence }: ReportWords,
  field: ScoreField,
  { value, weight, reason, said }: FieldScore,
  beside: string | null,
): PdfPart {
  const name = fieldName(field)
  const isRequired = weight > 0 || field === 'note'
  const shown = value !== null && isRequired ? String(value) : t(isRequired ? 'notEnough' : 'notRequired')
  const isNumber = value !== null && isRequired
  const percent = Math.round(weight * 100)
  const [zero = '', first = '', second = '', third = '', top = ''] = scaleOf(field).split('|')
  return column(
    [
      row([
        column([strong(name), note(weight > 0 ? t('weight', { percent }) : t('notWeighted'))], {
          width: 150,
        }),
        column(
          [bar(isNumber ? value : null, t(isNumber ? 'barAlt' : 'barNone', { field: name, value: shown }))],
          {
            width: 205,
            padding: 3,
          },
        ),
        column(
          [
            strong(shown, { size: isNumber ? 12 : 9, ...(isNumber && { color: bandOf(value).ink }) }),
            ...(beside === null || !isRequired ? [] : [note(beside)]),
          ],
          { share: 1 },
        ),
      ]),
      said ? line(sentence(said, reason)) : english(reason),
      note(t('scale', { zero, first, second, third, top }), { size: 7.5 }),
    ],
    { line: colors.hair, lineSpace: 6, above: 6 },
  )
}

const maxItems = 4
const maxNames = 6

/** What speaks for the candidate, and what was looked for and not found. */
export function balance(content: WordedReport): PdfPart[] {
  const { evaluation, requirements, t } = content
  const say = (one: Counted) => scoredText(content, one)
  const counted = countedScores(evaluation)
  const strengths = counted
    .filter(({ value, quotes }) => value >= 70 && quotes.length > 0)
    .toSorted((one, other) => other.value - one.value)
  const low = counted.filter(({ value }) => value < 50).toSorted((one, other) => one.value - other.value)
  const gaps = [...notFound(content, requirements), ...low.slice(0, maxItems).map(say)]
  const side = (title: string, texts: readonly string[], none: string) =>
    column(section(title, texts.length === 0 ? [line(none)] : bullets(texts)), { share: 1 })
  return [
    row(
      [
        side(t('strengths'), strengths.slice(0, maxItems).map(say), t('noStrengths')),
        side(t('gaps'), gaps, t('noGaps')),
      ],
      { gap: 24 },
    ),
  ]
}

function notFound({ t, phrase }: ReportWords, requirements: ReportContent['requirements']): string[] {
  const missing = requirements
    .filter(({ found }) => found === null)
    .map(({ requirement, said }) => phrase(said, requirement))
  const names = missing.slice(0, maxNames).join(', ')
  const count = missing.length - maxNames
  if (count > 0) return [t('notFoundMore', { names, count })]
  return missing.length === 0 ? [] : [t('notFound', { names })]
}

interface Counted extends FieldScore {
  field: ScoreField
  value: number
}

const countedScores = ({ scores }: Evaluation): Counted[] =>
  scoreFields.flatMap((field) => {
    const { value, ...rest } = scores[field]
    return value === null || rest.weight === 0 ? [] : [{ ...rest, field, value }]
  })

/** The reason in one clause; the whole one stands beside the score. */
function scoredText({ t, fieldName, phrase }: ReportWords, { field, value, reason, said }: Counted): string {
  const first = phrase(said?.slice(0, 1), reason.split('; ')[0] ?? '')
  return t('scored', {
    field: fieldName(field),
    value,
    reason: `${clipped(first, 150).replace(/\.$/, '')}.`,
  })
}
