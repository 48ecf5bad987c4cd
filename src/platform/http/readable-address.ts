/**
 * The address as it was asked for. Where its percent signs make no text each is taken for itself, so that a mangled
 * link gets the page that says what is wrong with it; the API refuses it as it is.
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
