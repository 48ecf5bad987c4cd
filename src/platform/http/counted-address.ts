import { isIPv4, isIPv6 } from 'node:net'

/** What an address is counted as: IPv4 by itself; IPv6 by its /64, which one household has whole. */
export function countedAddress(address: string | undefined): string {
  // A connection that broke off has none.
  if (address === undefined) return ''
  const bare = withoutPort(address.trim().toLowerCase()).replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const words = wordsOf(bare)
  if (words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff) return mapped(words)
  return `${words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':')}::/64`
}

// Some proxies write the port behind the address.
function withoutPort(text: string): string {
  const bracketed = /^\[(.*)\](:\d+)?$/.exec(text)?.[1]
  if (bracketed !== undefined) return bracketed
  const [host = '', port] = text.split(':')
  return port !== undefined && isIPv4(host) ? host : text
}

/** The eight words of an IPv6 address, however it is spelled. */
function wordsOf(address: string): number[] {
  const [left = '', right] = inWords(address).split('::')
  const head = numbersOf(left)
  const tail = numbersOf(right ?? '')
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

function inWords(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
}

function numbersOf(part: string): number[] {
  return part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16))
}

function mapped(words: readonly number[]): string {
  const [high = 0, low = 0] = words.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
