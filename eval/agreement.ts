/** The scores that `human` gave, dealt out again by the rank of `sizes`: what knowing nothing but size could reach. */
export function dealtBySize(sizes: readonly number[], human: readonly number[]): number[] {
  const scores = [...human].sort((a, b) => a - b)
  const dealt: number[] = []
  const order = sizes.map((size, at) => ({ size, at })).sort((a, b) => a.size - b.size || a.at - b.at)
  order.forEach(({ at }, rank) => {
    dealt[at] = scores[rank] ?? 0
  })
  return dealt
}

/** The share of pairs that `low` and `high` put the right way round; ties count as wrong. */
export function pairwise(pairs: readonly (readonly [number, number])[]): number {
  return pairs.length === 0 ? 0 : pairs.filter(([low, high]) => low < high).length / pairs.length
}

/** Kendall's tau-b between two rankings: 1 the same order, -1 the reverse. */
export function kendallTau(a: readonly number[], b: readonly number[]): number {
  let agree = 0
  let tiedA = 0
  let tiedB = 0
  let pairs = 0
  for (let i = 0; i < a.length; i++) {
    for (let j = i + 1; j < a.length; j++) {
      const one = Math.sign((a[i] ?? 0) - (a[j] ?? 0))
      const two = Math.sign((b[i] ?? 0) - (b[j] ?? 0))
      pairs++
      agree += one * two
      if (one === 0) tiedA++
      if (two === 0) tiedB++
    }
  }
  const scale = Math.sqrt((pairs - tiedA) * (pairs - tiedB))
  return scale === 0 ? 0 : agree / scale
}
