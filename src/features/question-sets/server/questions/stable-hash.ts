/** A 32-bit FNV-1a hash of a text, the same on every machine. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0
  return (hash ^ (hash >>> 16)) >>> 0
}
