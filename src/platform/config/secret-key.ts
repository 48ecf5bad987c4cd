const minBitsPerCharacter = 2.9
const minNewTriples = 0.8
const maxNeighbours = 0.5

/**
 * At least 40 hexadecimal digits, or capitals, small letters and digits together. Of keys made by chance with 64
 * letters of base64 one in 50,000 has no digit, but many capitals.
 */
const isMachineMade = (key: string) =>
  (/^[\w+/-]{64,}$/.test(key) && /(?:[A-Z].*){10}/.test(key) && /(?:[a-z].*){10}/.test(key)) ||
  /^([0-9a-f]{40,}|[0-9A-F]{40,})$/.test(key) ||
  [/[A-Z]/, /[a-z]/, /\d/].every((kind) => kind.test(key))

/** Whether a key looks chosen by chance: neither words, nor few letters, nor repeated parts, nor a row such as 0123… */
export function looksRandom(key: string): boolean {
  if (!isMachineMade(key)) return false
  const triples = new Set(Array.from({ length: key.length - 2 }, (_, at) => key.slice(at, at + 3)))
  const neighbours = [...key].filter((_, at) => at > 0 && isBeside(key, at)).length
  return (
    bitsPerCharacter(key) >= minBitsPerCharacter &&
    triples.size >= minNewTriples * (key.length - 2) &&
    neighbours <= maxNeighbours * key.length
  )
}

function isBeside(key: string, at: number): boolean {
  return Math.abs(key.charCodeAt(at) - key.charCodeAt(at - 1)) <= 1
}

/** Shannon's entropy of the letters. */
function bitsPerCharacter(key: string): number {
  const counts = [...Map.groupBy(key, (letter) => letter).values()]
  return counts.reduce((bits, { length }) => bits - (length / key.length) * Math.log2(length / key.length), 0)
}
