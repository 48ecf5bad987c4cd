/** Random that always falls the same way for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  number(): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  happens(share: number): boolean
  pick<T>(from: readonly T[]): T
  some<T>(from: readonly T[], count: number): T[]
}

export function seeded(seed: string): Random {
  let state = hashOf(seed)
  const number = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(number() * (high - low + 1))
  return {
    number,
    between,
    happens: (share) => number() < share,
    pick(from) {
      const picked = from[between(0, from.length - 1)]
      if (picked === undefined) throw new Error('There is nothing to pick from')
      return picked
    },
    some(from, count) {
      const left = [...from]
      return Array.from({ length: Math.min(count, from.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat()
    },
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
