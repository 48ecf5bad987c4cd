import type { Box, Matrix } from './pdf-graphics.ts'

export function toNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function toNumbers(value: unknown): number[] {
  if (ArrayBuffer.isView(value) || Array.isArray(value))
    return Array.from(value as ArrayLike<unknown>, toNumber)
  return []
}

export function toMatrix(value: unknown): Matrix {
  const numbers = toNumbers(value)
  if (numbers.length === 1 && Array.isArray(value)) return toMatrix(value[0])
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers
  return [a, b, c, d, e, f]
}

export function toBox(value: unknown): Box | null {
  const numbers = toNumbers(value)
  if (numbers.length !== 4) return null
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers
  return { x0, y0, x1, y1 }
}

/** Lines only, and few of them; each step is an operator (0 move, 1 line, 4 close) with its point. */
export function isRectangle(drawing: unknown): boolean {
  const steps = Array.isArray(drawing) ? toNumbers(drawing[0]) : []
  let points = 0
  for (let at = 0; at < steps.length; ) {
    const step = steps[at]
    if (step === 4) at += 1
    else if (step === 0 || step === 1) {
      points++
      at += 3
    } else return false
  }
  return points >= 4 && points <= 5
}
