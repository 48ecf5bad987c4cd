import type { Span } from '../text/text.ts'

/** In the order of their places; those that touch become one. */
export function merged(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = apart.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else apart.push({ ...span })
  }
  return apart
}

/** Lets each piece change the one beside it: all forwards first, then all backwards. */
export function spreadBothWays<One>(pieces: readonly One[], spread: (from: One, to: One) => void): void {
  for (const ordered of [pieces, pieces.toReversed()])
    ordered.forEach((to, at) => {
      const from = ordered[at - 1]
      if (from) spread(from, to)
    })
}

/** What lies between merged spans of a text that is so long. */
export function gapsBetween(spans: readonly Span[], length: number): Span[] {
  const edges = [0, ...spans.flatMap(({ start, end }) => [start, end]), length]
  return edges.flatMap((start, at) => {
    const end = edges[at + 1]
    return at % 2 === 0 && end !== undefined && end > start ? [{ start, end }] : []
  })
}

/** A place cut wherever one of some others begins or ends in it. */
export function cutAt({ start, end }: Span, spans: readonly Span[]): Span[] {
  const inner = spans.flatMap((one) => [one.start, one.end]).filter((edge) => edge > start && edge < end)
  const edges = [...new Set([start, ...inner, end])].sort((a, b) => a - b)
  return edges.slice(1).map((to, at) => ({ start: edges[at] ?? start, end: to }))
}
