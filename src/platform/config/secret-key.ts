const minBitsPerCharacter = 2.9
const minNewTriples = 0.8
const maxNeighbours = 0.5

/** Whether a key looks chosen by chance: neither few letters, nor repeated parts, nor a row such as 0123… */
export function looksRandom(key: string): boolean {
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
