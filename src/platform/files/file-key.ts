const segment = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
const maxLength = 200

/** The key as its segments; throws on anything that could leave the folder or meet the staging area. */
export function keySegments(key: string): string[] {
  const segments = key.split('/')
  const fine =
    key.length <= maxLength &&
    segments.length > 1 &&
    segments.every((part) => segment.test(part)) &&
    segments[0] !== 'tmp'
  if (!fine) throw new Error('Not a file key')
  return segments
}

/** The folder whose keys all begin with `<prefix>`: one segment, which no key of another company shares. */
export function keyFolder(prefix: string): string {
  const name = prefix.slice(0, -1)
  if (!prefix.endsWith('/') || !segment.test(name) || name === 'tmp')
    throw new Error('Not a prefix of file keys')
  return name
}
