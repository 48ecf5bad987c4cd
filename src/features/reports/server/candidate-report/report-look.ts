import type {
  PdfBox,
  PdfBoxLook,
  PdfDrawing,
  PdfPart,
  PdfRole,
  PdfText,
  PdfTextLook,
} from '#platform/pdf/document.ts'

export const colors = {
  accent: '#0b5d57',
  accentSoft: '#e1efec',
  quiet: '#6b665d',
  hair: '#e5e0d8',
  track: '#ece7df',
  paper: '#faf8f4',
  warning: '#fcf0d0',
}
const bands = [
  { from: 90, fill: '#1b8a4a', ink: '#12592f', soft: '#ddf2e4' },
  { from: 80, fill: '#6a8f0c', ink: '#44590a', soft: '#edf4d2' },
  { from: 70, fill: '#b57507', ink: '#734706', soft: '#fcf0d0' },
  { from: 0, fill: '#cd3b30', ink: '#8d211a', soft: '#fde6e2' },
]

/** As on the screen: 90 and more green, 80 and more lime, 70 and more amber, below red. */
export const bandOf = (score: number) =>
  bands.find(({ from }) => score >= from) ?? { fill: '', ink: '', soft: '' }

const body: PdfTextLook = { size: 9.5, align: 'start' }
const small: PdfTextLook = { size: 8, color: colors.quiet, align: 'start' }

export const line = (text: string, look: PdfTextLook = {}): PdfText => ({ text, look: { ...body, ...look } })
export const strong = (text: string, look: PdfTextLook = {}): PdfText =>
  line(text, { weight: 'strong', ...look })
export const note = (text: string, look: PdfTextLook = {}): PdfText => line(text, { ...small, ...look })
export const as = (role: PdfRole, text: PdfText): PdfText => ({ ...text, role })
export const column = (parts: readonly PdfPart[], look: PdfBoxLook = {}): PdfBox => ({ parts, look })
export const row = (parts: readonly PdfPart[], look: PdfBoxLook = {}): PdfBox =>
  column(parts, { beside: true, ...look })

/** Parts under a heading, which never stands alone at the end of a page. */
export function section(title: string, parts: readonly PdfPart[]): PdfPart[] {
  const [first, ...rest] = parts
  if (!first) return []
  const heading = as('heading', strong(title, { size: 13, color: colors.accent }))
  return [column([heading, first], { above: 16, gap: 4 }), ...rest]
}

/** Written by the scoring engine, which writes English. */
export const english = (text: string): PdfText => ({ ...line(text), language: 'en' })

/** Words of the candidate. */
export function quoted(text: string, language: string): PdfBox {
  const quote: PdfText = { ...as('quote', line(`“${clipped(text, 260)}”`, { color: '#33302b' })), language }
  return column([quote], { sideLine: colors.accent, above: 4 })
}

export const bullets = (texts: readonly string[]): PdfPart[] =>
  texts.map((text) =>
    row(
      [as('decoration', line('•', { color: colors.accent })), column([as('item', line(text))], { share: 1 })],
      {
        gap: 6,
        above: 2,
      },
    ),
  )

/** The beginning of a text that is too long for a report. */
export const clipped = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max).replace(/\s+\S*$/, '')} […]`

const barWidth = 190

/** A score on its scale, with the steps of the scale. */
export function bar(value: number | null, alt: string): PdfDrawing {
  const height = 9
  const steps = [25, 50, 75].map((step) => (step / 100) * barWidth)
  return {
    width: barWidth,
    height,
    alt,
    shapes: [
      { rectangle: [0, 1, barWidth, 7], fill: colors.track, rounded: 2 },
      ...(value === null || value === 0
        ? []
        : [
            {
              rectangle: [0, 1, (value / 100) * barWidth, 7] as const,
              fill: bandOf(value).fill,
              rounded: 2,
            },
          ]),
      ...steps.map((x) => ({ line: [x, 0, x, height] as const, color: '#ffffff', width: 0.75 })),
    ],
  }
}

interface Axis {
  label: string
  value: number
}

const center = { x: 145, y: 84 }
const radius = 56

/** Several scores as one shape. */
export function radar(axes: readonly Axis[], alt: string): PdfDrawing {
  const at = (index: number, share: number) => {
    const angle = (index / axes.length) * 2 * Math.PI - Math.PI / 2
    return [
      round(center.x + Math.cos(angle) * share * radius),
      round(center.y + Math.sin(angle) * share * radius),
    ] as const
  }
  const tips = axes.map(({ value }, index) => at(index, value / 100))
  return {
    width: 290,
    height: 166,
    alt,
    shapes: [
      ...[0.25, 0.5, 0.75, 1].map((share) => ({
        polygon: axes.map((_, index) => at(index, share)),
        color: '#d8d2c7',
      })),
      ...axes.map((_, index) => ({ line: [center.x, center.y, ...at(index, 1)] as const, color: '#d8d2c7' })),
      { polygon: tips, color: colors.accent, fill: colors.accent, opacity: 0.18 },
      ...tips.map(([x, y]) => ({ circle: [x, y, 2.2] as const, fill: colors.accent })),
      ...axes.flatMap((axis, index) => axisLabel(axis, at(index, 1.14))),
    ],
  }
}

function axisLabel({ label, value }: Axis, [x, y]: readonly [number, number]) {
  const anchor = Math.abs(x - center.x) < 8 ? 'middle' : x > center.x ? 'start' : 'end'
  const top = y < center.y - 40 ? -5 : y > center.y + 40 ? 6 : 0
  const text = { anchor: anchor as 'start' | 'middle' | 'end', size: 7.5 }
  return [
    { label, at: [x, y + top] as const, color: '#55514a', ...text },
    { label: String(value), at: [x, y + top + 9] as const, color: colors.accent, ...text },
  ]
}

const round = (length: number): number => Math.round(length * 100) / 100
