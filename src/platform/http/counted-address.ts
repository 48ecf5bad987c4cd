import { isIPv4, isIPv6 } from 'node:net'

/** The key that an address is counted under: IPv4 in full; IPv6 by its /64, the prefix of one household. */
export function countedAddress(address: string | undefined): string {
  // A connection that broke off has none.
  if (address === undefined) return ''
  const bare = withoutPort(address.trim().toLowerCase())
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address; `URL` writes every address in one way, with at most one `::`. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%')
  const [before = [], after = []] = new URL(`http://[${bare}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

// Some proxies write the port behind the address.
function withoutPort(text: string): string {
  const bracketed = /^\[(.*)\](:\d+)?$/.exec(text)?.[1]
  if (bracketed !== undefined) return bracketed
  const [host = '', port] = text.split(':')
  return port !== undefined && isIPv4(host) ? host : text
}
