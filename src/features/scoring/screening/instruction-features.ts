/** As many weights as there are: two features may share one. */
export const weightCount = 2 ** 16
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

/** What a folded sentence shows, each sign as the place of its weight: its stems, and which kinds of words stand
 * together, and what stands beside them. */
export function instructionFeatures(folded: string, kinds: WordKinds): Set<number> {
  const found = new Set<number>()
  const add = (sign: number) => found.add(placeOf(sign))
  const tokens = tokensOf(folded)
  const kindsOf = tokens.map((token) =>
    token.startsWith('#') ? [token] : (kinds.get(token.slice(0, stemLength)) ?? []),
  )
  add(extended(signs.length, String(Math.min(6, Math.floor(Math.log2(tokens.length + 1))))))
  tokens.forEach((token, at) => {
    if (at === 0) add(extended(signs.opens, token.slice(0, 5)))
    add(extended(signs.stem, token.slice(0, 5)))
    add(extended(signs.start, token.slice(0, 3)))
    const after = tokens[at + 1]?.slice(0, 4)
    if (after !== undefined)
      for (const kind of kindsOf[at] ?? []) add(extended(extended(signs.before, kind), after))
    for (const kind of kindsOf[at + 1] ?? []) add(extended(extended(signs.behind, kind), token.slice(0, 4)))
    const beginsClause = at === 0 || /^[^\p{L}\p{N}]/u.test(tokens[at - 1] ?? '')
    for (const kind of beginsClause ? (kindsOf[at] ?? []) : []) add(extended(signs.clause, kind))
  })
  addRuns(
    kindsOf.flatMap(([first]) => first ?? []),
    add,
  )
  addGroups([...new Set(kindsOf.flat())].sort(), add)
  return found
}

/** Two or three kinds in a row. */
function addRuns(kinds: readonly string[], add: (sign: number) => void): void {
  kinds.slice(0, -1).forEach((one, at) => {
    const two = extended(extended(signs.run, one), kinds[at + 1] ?? '')
    add(two)
    const third = kinds[at + 2]
    if (third !== undefined) add(extended(two, third))
  })
}

/** Each kind, each two and each three, wherever they stand. */
function addGroups(kinds: readonly string[], add: (sign: number) => void): void {
  kinds.forEach((first, a) => {
    const one = extended(signs.together, first)
    add(one)
    for (let b = a + 1; b < kinds.length; b++) {
      const two = extended(one, kinds[b] ?? '')
      add(two)
      for (let c = b + 1; c < kinds.length; c++) add(extended(two, kinds[c] ?? ''))
    }
  })
}

/** Words, numbers by their size, and the marks that stand between them. */
function tokensOf(folded: string): string[] {
  return [...folded.matchAll(/\p{L}+|\d+(?:[.,]\d+)?|[^\p{L}\p{N}\s'’,.-]/gu)].map(([token]) =>
    /^\d/.test(token) ? sizeOf(Number(token.replace(',', '.'))) : token,
  )
}

const sizes = [10, 11, 60, 90, 100, 101, 1000]
const sizeOf = (value: number) => `#${sizes.find((size) => value < size) ?? 'many'}`

/** FNV-1a goes on where it ended, so a group costs its last word alone. */
function written(sign: number, text: string): number {
  let value = sign
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  return value
}

const extended = (sign: number, word: string) => written(written(sign, ' '), word)

const placeOf = (sign: number) => (Math.imul(sign ^ (sign >>> 15), 2_246_822_519) >>> 8) % weightCount

const named = (name: string) => written(2_166_136_261, name)
const signs = {
  length: named('length'),
  opens: named('opens'),
  stem: named('stem'),
  start: named('start'),
  clause: named('clause'),
  run: named('run'),
  before: named('before'),
  behind: named('behind'),
  together: named('together'),
}
