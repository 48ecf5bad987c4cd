/** As many weights as there are: two features may share one. */
export const weightCount = 2 ** 14
/** Endings differ most: in four languages the first letters of a word are nearly its stem. */
export const stemLength = 6

/** Kinds of words by their stems: who judges, what is given, to whom it is said. */
export type WordKinds = ReadonlyMap<string, readonly string[]>

export function wordKinds(kinds: Readonly<Record<string, string>>): WordKinds {
  const known = new Map<string, string[]>()
  for (const [kind, words] of Object.entries(kinds))
    for (const word of words.split(' ')) {
      const stem = word.slice(0, stemLength)
      known.set(stem, [...new Set([...(known.get(stem) ?? []), kind])])
    }
  return known
}

/** What a folded sentence shows, each sign as the place of its weight: its stems, and which kinds of words stand together. */
export function instructionFeatures(folded: string, kinds: WordKinds): Set<number> {
  const found = new Set<number>()
  const add = (...parts: string[]) => found.add(hash(parts.join(' ')))
  const tokens = tokensOf(folded)
  const kindsOf = tokens.map((token) =>
    token.startsWith('#') ? [token] : (kinds.get(token.slice(0, stemLength)) ?? []),
  )
  add('length', String(Math.min(6, Math.floor(Math.log2(tokens.length + 1)))))
  tokens.forEach((token, at) => {
    if (at === 0) add('opens', token.slice(0, 5))
    add('stem', token.slice(0, 5))
    add('start', token.slice(0, 3))
    const beginsClause = at === 0 || /^[^\p{L}\p{N}]/u.test(tokens[at - 1] ?? '')
    for (const kind of beginsClause ? (kindsOf[at] ?? []) : []) add('clause', kind)
  })
  for (const run of runsOf(kindsOf.flatMap(([first]) => first ?? []))) add('run', ...run)
  for (const group of groupsOf([...new Set(kindsOf.flat())].sort())) add('together', ...group)
  return found
}

/** Two or three in a row. */
const runsOf = (kinds: readonly string[]) =>
  kinds
    .flatMap((_, at) => [2, 3].map((size) => kinds.slice(at, at + size)))
    .filter(({ length }) => length > 1)

/** Each one, each two and each three. */
const groupsOf = (kinds: readonly string[]) =>
  kinds.flatMap((one, a) => [
    [one],
    ...kinds
      .slice(a + 1)
      .flatMap((two, b) => [[one, two], ...kinds.slice(a + b + 2).map((three) => [one, two, three])]),
  ])

/** Words, numbers by their size, and the marks that stand between them. */
function tokensOf(folded: string): string[] {
  return [...folded.matchAll(/\p{L}+|\d+(?:[.,]\d+)?|[^\p{L}\p{N}\s'’,.-]/gu)].map(([token]) =>
    /^\d/.test(token) ? sizeOf(Number(token.replace(',', '.'))) : token,
  )
}

const sizes = [10, 11, 60, 90, 100, 101, 1000]
const sizeOf = (value: number) => `#${sizes.find((size) => value < size) ?? 'many'}`

function hash(text: string): number {
  let value = 2_166_136_261
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  return (Math.imul(value ^ (value >>> 15), 2_246_822_519) >>> 8) % weightCount
}
