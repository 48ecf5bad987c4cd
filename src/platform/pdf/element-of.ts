import { Circle, Line, Path, Polygon, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { directionOf } from '#platform/mail/text-direction.ts'
import type { PdfBox, PdfDrawing, PdfPart, PdfRole, PdfShape, PdfText } from './document.ts'
import { fontFamilies, fontWeights } from './fonts.ts'
import { mirroredShape } from './mirrored-shape.ts'
import type { Tag } from './tag-pages.ts'

export interface Setting {
  /** The text as far as the typefaces have its letters. */
  printable: (text: string) => string
  /** Tags what is read aloud; absent in the footer. */
  tag?: (tag: Omit<Tag, 'id'>) => Tag
  /** The page is read from right to left. */
  mirrored?: boolean
}

/** A part as React-pdf sets it. */
export function elementOf(part: PdfPart, setting: Setting): ReactElement {
  if ('text' in part) return textOf(part, setting)
  return 'parts' in part ? boxOf(part, setting) : drawingOf(part, setting)
}

const structureTypes: Record<Exclude<PdfRole, 'decoration'>, Tag['type']> = {
  title: 'H1',
  heading: 'H2',
  subheading: 'H3',
  quote: 'BlockQuote',
  item: 'LI',
}

const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** A mirrored page's own texts are read from the right; words of others, marked by their language, as they are. */
function readingOf({ text, language, look }: PdfText, mirrored: boolean | undefined) {
  const isOfPage = mirrored === true && language === undefined
  const direction = isOfPage && hasArabic(text) ? 'rtl' : directionOf(text)
  const align = look?.align ?? 'left'
  const start = isOfPage || direction === 'rtl' ? 'right' : 'left'
  const swapped = align === 'right' ? 'left' : 'right'
  const textAlign = align === 'start' ? start : mirrored ? swapped : align
  return { direction, textAlign } as const
}

function textOf(part: PdfText, { printable, tag, mirrored }: Setting): ReactElement {
  const { text, role, language, look = {} } = part
  const { size = 10, weight, color, spacing, above } = look
  const { direction, textAlign } = readingOf(part, mirrored)
  const style = {
    textAlign,
    // Both here, since a relative line height is not inherited.
    fontSize: size,
    lineHeight: 1.45,
    direction,
    ...(direction === 'rtl' && { fontFamily: fontFamilies.toReversed() }),
    // Kerned Arabic letters would be drawn over the space before them.
    ...(hasArabic(text) && { fontFeatureSettings: { kern: 0 } }),
    ...(weight && { fontWeight: fontWeights[weight] }),
    ...(color && { color }),
    // Spaced Arabic letters would no longer be joined.
    ...(spacing && !hasArabic(text) && { letterSpacing: spacing }),
    ...(above && { marginTop: above }),
  }
  const shown = printable(text)
  const type = role && role !== 'decoration' ? structureTypes[role] : 'P'
  const isHeading = role === 'title' || role === 'heading'
  const props = {
    style,
    orphans: 2,
    widows: 2,
    ...(tag &&
      role !== 'decoration' && {
        tag: tag({
          type,
          ...(language && { lang: language }),
          ...(direction === 'rtl' && { actual: shown }),
        }),
      }),
    ...(isHeading && { bookmark: shown }),
  }
  return createElement(Text, props, shown)
}

function boxOf({ parts, look = {} }: PdfBox, setting: Setting): ReactElement {
  const {
    beside,
    share,
    width,
    gap,
    above,
    padding,
    fill,
    rounded,
    line,
    lineSpace = 10,
    sideLine,
    apart,
    splits,
  } = look
  const style = {
    flexDirection: beside
      ? setting.mirrored
        ? ('row-reverse' as const)
        : ('row' as const)
      : ('column' as const),
    ...(apart && { justifyContent: 'space-between' as const }),
    ...(share && { flexGrow: share, flexBasis: 0 }),
    ...(width && { width }),
    ...(gap && { gap }),
    ...(above && { marginTop: above }),
    ...(padding && { padding }),
    ...(fill && { backgroundColor: fill }),
    ...(rounded && { borderRadius: rounded }),
    ...(line && {
      borderTopWidth: 0.75,
      borderTopColor: line,
      borderTopStyle: 'solid' as const,
      paddingTop: lineSpace,
    }),
    ...(sideLine && sideLineOf(parts, sideLine)),
  }
  const children = parts.map((part) => elementOf(part, setting))
  return createElement(View, { style, wrap: splits === true }, ...children)
}

function sideLineOf(parts: readonly PdfPart[], color: string) {
  const text = parts.flatMap((part) => ('text' in part ? part.text : [])).join(' ')
  return directionOf(text) === 'rtl'
    ? { borderRightWidth: 2, borderRightColor: color, borderRightStyle: 'solid' as const, paddingRight: 9 }
    : { borderLeftWidth: 2, borderLeftColor: color, borderLeftStyle: 'solid' as const, paddingLeft: 9 }
}

function drawingOf({ width, height, shapes, alt }: PdfDrawing, { tag, mirrored }: Setting): ReactElement {
  const props = {
    viewBox: `0 0 ${width} ${height}`,
    style: { width, height, ...(mirrored && { alignSelf: 'flex-end' as const }) },
    ...(alt !== undefined && tag && { tag: tag({ type: 'Figure', alt }) }),
  }
  return createElement(
    Svg,
    props,
    ...shapes.map((shape) => shapeOf(mirrored ? mirroredShape(shape, width) : shape)),
  )
}

function shapeOf(shape: PdfShape): ReactElement {
  if ('line' in shape) {
    const [x1, y1, x2, y2] = shape.line
    return createElement(Line, { x1, y1, x2, y2, stroke: shape.color, strokeWidth: shape.width ?? 0.75 })
  }
  if ('polygon' in shape) {
    const { polygon, color = 'none', fill = 'none', opacity = 1 } = shape
    const points = polygon.map((point) => point.join(',')).join(' ')
    return createElement(Polygon, { points, stroke: color, strokeWidth: 0.75, fill, fillOpacity: opacity })
  }
  if ('path' in shape) return createElement(Path, { d: shape.path, fill: shape.fill })
  if ('circle' in shape) {
    const [cx, cy, r] = shape.circle
    return createElement(Circle, { cx, cy, r, fill: shape.fill })
  }
  if ('rectangle' in shape) {
    const [x, y, width, height] = shape.rectangle
    const { fill, rounded = 0 } = shape
    return createElement(Rect, { x, y, width, height, fill, rx: rounded, ry: rounded })
  }
  const { label, at, anchor, size, color } = shape
  const style = { fontSize: size, fontFamily: fontFamilies[hasArabic(label) ? 1 : 0] as string, fill: color }
  return createElement(Text, { x: at[0], y: at[1], textAnchor: anchor, style } as never, label)
}
