import type { PdfShape } from './document.ts'

const otherEnd = { start: 'end', middle: 'middle', end: 'start' } as const

/** The shape as it stands in a drawing that is read from right to left; a path, such as a QR code, stays. */
export function mirroredShape(shape: PdfShape, width: number): PdfShape {
  if ('line' in shape) {
    const [x1, y1, x2, y2] = shape.line
    return { ...shape, line: [width - x1, y1, width - x2, y2] }
  }
  if ('polygon' in shape) return { ...shape, polygon: shape.polygon.map(([x, y]) => [width - x, y] as const) }
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle
    return { ...shape, circle: [width - x, y, radius] }
  }
  if ('rectangle' in shape) {
    const [x, y, wide, high] = shape.rectangle
    return { ...shape, rectangle: [width - x - wide, y, wide, high] }
  }
  if ('path' in shape) return shape
  return { ...shape, at: [width - shape.at[0], shape.at[1]], anchor: otherEnd[shape.anchor] }
}
