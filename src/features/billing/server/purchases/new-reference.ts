import { randomInt } from 'node:crypto'

// Without what is taken for another when it is typed from a screen: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
const letters = '34679ACDEFGHJKMNPQRTWXY'

/** What a buyer writes on the transfer, as `7K3Q-9FMA`. */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
  return `${four()}-${four()}`
}
