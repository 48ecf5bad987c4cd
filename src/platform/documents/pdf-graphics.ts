/** A PDF transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

export type Colour = readonly [red: number, green: number, blue: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
export const BLACK: Colour = [0, 0, 0]
export const WHITE: Colour = [255, 255, 255]

/** Applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function pointAt(matrix: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: matrix[0] * x + matrix[2] * y + matrix[4], y: matrix[1] * x + matrix[3] * y + matrix[5] }
}

export function transformBox(matrix: Matrix, box: Box): Box {
  const corners = [
    pointAt(matrix, box.x0, box.y0),
    pointAt(matrix, box.x1, box.y0),
    pointAt(matrix, box.x0, box.y1),
    pointAt(matrix, box.x1, box.y1),
  ]
  const xs = corners.map((corner) => corner.x)
  const ys = corners.map((corner) => corner.y)
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

export function intersect(one: Box, other: Box): Box {
  return {
    x0: Math.max(one.x0, other.x0),
    y0: Math.max(one.y0, other.y0),
    x1: Math.min(one.x1, other.x1),
    y1: Math.min(one.y1, other.y1),
  }
}

export function contains(outer: Box, inner: Box): boolean {
  return outer.x0 <= inner.x0 && outer.y0 <= inner.y0 && outer.x1 >= inner.x1 && outer.y1 >= inner.y1
}

export function touches(one: Box, other: Box): boolean {
  return one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1
}

/** Too close for an eye to distinguish. */
export function isSameColour(one: Colour, other: Colour): boolean {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]) < 48
}

/** Reads '#rrggbb'; null for a pattern, whose colour is not one. */
export function readColour(value: unknown): Colour | null {
  const hex = typeof value === 'string' ? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value) : null
  if (!hex) return null
  const [, red = '', green = '', blue = ''] = hex
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}
