/**
 * The address of the request. Percent signs that do not decode are taken literally, so that a mangled
 * link gets the page for wrong links; the API refuses it.
 */
export function readableAddress(address: string): string {
  const [path = '', ...query] = address.split('?')
  if (isText(path) || /^\/api(\/|$)/i.test(path)) return address
  return [path.replaceAll('%', '%25'), ...query].join('?')
}

function isText(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
