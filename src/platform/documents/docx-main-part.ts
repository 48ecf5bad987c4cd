import type { ZipArchive } from './zip-archive.ts'

const USUAL = 'word/document.xml'

/** The name of the part with the body, which a package may choose, or null when it is no Word document. */
export function docxMainPart(archive: ZipArchive): string | null {
  const { names } = archive
  if (names.includes(USUAL)) return USUAL
  const relations = textOf(archive, '_rels/.rels')
  for (const [relation] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]{1,2000}>/g)) {
    if (!/\sType\s*=\s*["'][^"']*\/officeDocument["']/.test(relation)) continue
    const target = /\sTarget\s*=\s*["']\/?([^"']+)["']/.exec(relation)?.[1] ?? ''
    if (names.includes(target) && isWordPart(archive, target)) return target
  }
  return null
}

function isWordPart(archive: ZipArchive, name: string): boolean {
  const overrides = textOf(archive, '[Content_Types].xml').match(/<(?:\w+:)?Override\s[^>]{1,2000}>/g) ?? []
  const own = overrides.find((override) => override.includes(`"/${name}"`) || override.includes(`'/${name}'`))
  return own?.includes('wordprocessingml.document.main+xml') ?? false
}

const textOf = (archive: ZipArchive, name: string): string => archive.read(name)?.toString('utf8') ?? ''
