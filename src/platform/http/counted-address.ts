import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The key that an address is counted under: IPv4 in full; IPv6 by its /64, the prefix of one household. */
export function countedAddress(address: string | undefined): string {
  // A connection that broke off has none.
  if (address === undefined) return ''
  const bare = withoutPort(address.trim().toLowerCase())
  if (!ipaddr.isValid(bare)) return bare
  const parsed = ipaddr.process(bare)
  if (!('parts' in parsed)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

// Some proxies write the port behind the address.
function withoutPort(text: string): string {
  const bracketed = /^\[(.*)\](:\d+)?$/.exec(text)?.[1]
  if (bracketed !== undefined) return bracketed
  const [host = '', port] = text.split(':')
  return port !== undefined && isIPv4(host) ? host : text
}
