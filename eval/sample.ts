import { createHash } from 'node:crypto'

const rankOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** At most `most` of the cases, in their order: those whose keys have the lowest hashes, so the same ones each time. */
export function sampleOf<T>(all: readonly T[], most: number, keyOf: (one: T) => string): T[] {
  if (all.length <= most) return [...all]
  const ranked = all.map((one, at) => ({ at, rank: rankOf(keyOf(one)) }))
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
  const chosen = new Set(ranked.slice(0, most).map(({ at }) => at))
  return all.filter((_, at) => chosen.has(at))
}

/** Whole groups of cases, in the same order each time, until there are `most` cases or more. */
export function sampleGroups<T>(groups: readonly (readonly T[])[], most: number, keyOf: (one: T) => string) {
  const keyed = groups.flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ group, rank: rankOf(keyOf(first)) }]
  })
  keyed.sort((a, b) => (a.rank < b.rank ? -1 : 1))
  const chosen: T[] = []
  for (const { group } of keyed) if (chosen.length < most) chosen.push(...group)
  return chosen
}
