import type { PdfDrawing, PdfShape } from '#platform/pdf/document.ts'
import { bandAt, funnelSteps } from './figures-table.ts'
import { colorOfScore, colors } from './palette.ts'
import type { FieldScores } from './rules.ts'
import type { SayFields, SayJobReport } from './texts.ts'

const width = 495
const row = 22
const labels = 150
const numbers = 86
const bars = width - labels - numbers

const label = (
  text: string,
  at: readonly [number, number],
  anchor: 'start' | 'middle' | 'end',
  color = colors.ink,
): PdfShape => ({ label: text, at, anchor, size: 9, color })

/** A bar for each step, as wide as the part of the registered who came so far. */
export function funnelChart(
  t: SayJobReport,
  funnel: Record<(typeof funnelSteps)[number], number>,
): PdfDrawing {
  const share = (count: number) => (funnel.registered === 0 ? 0 : count / funnel.registered)
  const percent = (count: number) => `${Math.round(100 * share(count))} %`
  return {
    width,
    height: funnelSteps.length * row,
    alt: t('funnelAlt', {
      steps: funnelSteps.map((step) => `${t(`funnel.${step}`)} ${funnel[step]}`).join(', '),
    }),
    shapes: funnelSteps.flatMap((step, at): PdfShape[] => {
      const count = funnel[step]
      const top = at * row
      const baseline = top + 14
      return [
        label(t(`funnel.${step}`), [0, baseline], 'start'),
        { rectangle: [labels, top + 4, bars, 13], fill: colors.track, rounded: 3 },
        ...(count > 0
          ? [
              {
                rectangle: [labels, top + 4, Math.max(3, bars * share(count)), 13] as const,
                fill: colors.accent,
                rounded: 3,
              },
            ]
          : []),
        label(String(count), [width - 40, baseline], 'end'),
        label(percent(count), [width, baseline], 'end', colors.quiet),
      ]
    }),
  }
}

const chartHeight = 92
const gap = 6
const barWidth = (width - 9 * gap) / 10

/** How many candidates have a total in each band of ten. */
export function distributionChart(t: SayJobReport, distribution: readonly number[]): PdfDrawing {
  const highest = Math.max(...distribution)
  const base = chartHeight + 14
  const bands = distribution
    .map((count, place) => ({ ...bandAt(place), count }))
    .filter(({ count }) => count > 0)
  return {
    width,
    height: base + 16,
    alt: t('distributionAlt', { bands: bands.map((band) => t('band', band)).join(', ') }),
    shapes: [
      ...distribution.flatMap((count, place): PdfShape[] => {
        const x = place * (barWidth + gap)
        const height = count === 0 ? 1 : Math.max(3, (chartHeight * count) / highest)
        const middle = x + barWidth / 2
        const { from, to } = bandAt(place)
        return [
          {
            rectangle: [x, base - height, barWidth, height],
            fill: count === 0 ? colors.hair : colorOfScore(from),
          },
          ...(count > 0 ? [label(String(count), [middle, base - height - 4], 'middle')] : []),
          label(`${from}–${to}`, [middle, base + 13], 'middle', colors.quiet),
        ]
      }),
    ],
  }
}

/** The middle half of the candidates in each field, and their median. */
export function fieldsChart({ t, fieldName }: SayFields, fields: readonly FieldScores[]): PdfDrawing {
  const xOf = (score: number) => labels + (bars * score) / 100
  const bottom = fields.length * row
  return {
    width,
    height: bottom + 16,
    alt: fields.map((one) => `${fieldName(one.field)}: ${described(t, one)}`).join('; '),
    shapes: [
      ...[0, 25, 50, 75, 100].flatMap((score): PdfShape[] => [
        { line: [xOf(score), 0, xOf(score), bottom], color: colors.hair, width: 0.75 },
        label(String(score), [xOf(score), bottom + 12], 'middle', colors.quiet),
      ]),
      ...fields.flatMap((one, at): PdfShape[] => {
        const middle = at * row + row / 2
        const color = colorOfScore(one.median)
        return [
          label(fieldName(one.field), [0, middle + 3], 'start'),
          { line: [xOf(one.lowerQuartile), middle, xOf(one.upperQuartile), middle], color, width: 3 },
          { circle: [xOf(one.median), middle, 4.5], fill: color },
          label(rounded(one.median), [width - 52, middle + 3], 'end'),
          label(
            `${rounded(one.lowerQuartile)}–${rounded(one.upperQuartile)}`,
            [width, middle + 3],
            'end',
            colors.quiet,
          ),
        ]
      }),
    ],
  }
}

const rounded = (score: number): string => String(Math.round(score))

const described = (t: SayJobReport, { median, lowerQuartile, upperQuartile }: FieldScores): string =>
  t('fieldAlt', { median: rounded(median), lower: rounded(lowerQuartile), upper: rounded(upperQuartile) })
