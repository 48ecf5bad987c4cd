import { timingSafeEqual } from 'node:crypto'
import type * as z from 'zod/mini'
import { auditHash } from '#platform/audit/audit-hash.ts'
import { openZipArchive, type ZipArchive } from '#platform/documents/zip-archive.ts'
import {
  auditSchema,
  bundleFormat,
  candidateSchema,
  fileText,
  type Manifest,
  manifestSchema,
  rootOf,
  sealOf,
  sha256Of,
} from './bundle-format.ts'
import { type CandidateCounts, checkCandidate, noCounts } from './check-candidate.ts'

/** One thing that was checked. */
export interface BundleCheck {
  name: string
  /** What was looked at, with numbers. */
  detail: string
  /** Empty when all is well. */
  problems: string[]
}

/** The file is no bundle that can be checked; the message says why. */
export class NotABundle extends Error {}

const limits = { maxEntries: 65_534, maxTotalBytes: 4 * 1024 ** 3 }

/** Checks a bundle without a database; `keys` are the installation's, or null to leave the seal. Throws NotABundle. */
export function checkBundle(
  bytes: Buffer,
  keys: readonly string[] | null,
): { about: Manifest; checks: BundleCheck[] } {
  const archive = openArchive(bytes)
  const about = readManifest(archive)
  return {
    about,
    checks: [
      checkRoot(archive, about),
      checkFiles(archive, about),
      checkAudit(archive, about),
      ...checkCandidates(archive, about),
      ...(keys === null ? [] : [checkSeal(about, keys)]),
    ],
  }
}

function openArchive(bytes: Buffer): ZipArchive {
  try {
    return openZipArchive(bytes, limits)
  } catch (error) {
    throw new NotABundle(`It cannot be opened as a ZIP archive (${said(error)}).`)
  }
}

function readManifest(archive: ZipArchive): Manifest {
  const content = readJson(archive, 'manifest.json')
  if (content === null) throw new NotABundle('It has no manifest.json, so it is no evidence bundle.')
  if (typeof content === 'string') throw new NotABundle(`manifest.json ${content}`)
  const { format } = content.value as { format?: unknown }
  if (format !== bundleFormat)
    throw new NotABundle(`Its format is “${format}”; this program reads “${bundleFormat}”.`)
  const parsed = manifestSchema.safeParse(content.value)
  if (!parsed.success) throw new NotABundle(`manifest.json is not as it should be: ${issuesOf(parsed.error)}`)
  return parsed.data
}

function checkRoot(archive: ZipArchive, { root, seal, ...covered }: Manifest): BundleCheck {
  const problems: string[] = []
  const text = readBytes(archive, 'manifest.json')
  if (rootOf(covered) !== root) problems.push('manifest.json was changed: its root digest is another one.')
  // White space that the digest does not cover.
  else if (!Buffer.isBuffer(text) || text.toString('utf8') !== fileText({ ...covered, root, seal }))
    problems.push('manifest.json is not written as it was made.')
  return { name: 'manifest', detail: `root digest ${root}`, problems }
}

function checkFiles(archive: ZipArchive, { files }: Manifest): BundleCheck {
  const problems: string[] = []
  const listed = new Set(files.map(({ path }) => path))
  if (listed.size !== files.length) problems.push('manifest.json names a file twice.')
  for (const name of archive.names)
    if (name !== 'manifest.json' && !listed.has(name))
      problems.push(`${name} is not in the manifest: it was added.`)
  for (const { path, size, sha256 } of files) {
    const bytes = readBytes(archive, path)
    if (bytes === null) problems.push(`${path} is missing.`)
    else if (typeof bytes === 'string') problems.push(`${path} ${bytes}`)
    else if (bytes.length !== size || sha256Of(bytes) !== sha256) problems.push(`${path} was changed.`)
  }
  return { name: 'files', detail: `${files.length} files, by size and SHA-256`, problems }
}

/** The hashes are recomputed; entries between two of these are about others, so only neighbours can be compared. */
function checkAudit(archive: ZipArchive, { company }: Manifest): BundleCheck {
  const name = 'audit log'
  const entries = parse(archive, 'audit.json', auditSchema)
  if (typeof entries === 'string') return { name, detail: 'not read', problems: [entries] }
  const problems: string[] = []
  let linked = 0
  for (const [at, entry] of entries.entries()) {
    const before = entries[at - 1]
    if (auditHash(entry) !== entry.hash) problems.push(`Audit entry ${entry.seq} was changed.`)
    if (entry.companyId !== company.id) problems.push(`Audit entry ${entry.seq} is another company's.`)
    if (before && before.seq >= entry.seq) problems.push(`Audit entry ${entry.seq} is out of order.`)
    if (before?.seq !== entry.seq - 1) continue
    linked += 1
    if (entry.previousHash !== before.hash)
      problems.push(`Audit entry ${entry.seq} does not follow from entry ${before.seq}.`)
  }
  const detail = `${entries.length} entries recomputed, ${linked} of them chained to the one before`
  return { name, detail, problems }
}

function checkCandidates(archive: ZipArchive, { files, candidateId, candidates }: Manifest): BundleCheck[] {
  const counts: CandidateCounts = { ...noCounts }
  const problems = {
    candidates: [] as string[],
    texts: [] as string[],
    scores: [] as string[],
    quotes: [] as string[],
  }
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith('candidates/'))
  for (const path of paths) {
    const content = parse(archive, path, candidateSchema)
    if (typeof content === 'string') {
      problems.candidates.push(content)
      continue
    }
    if (candidateId !== null && content.candidate.id !== candidateId)
      problems.candidates.push(`${path} is about another candidate.`)
    checkCandidate(content, counts, {
      text: (problem) => problems.texts.push(`${path}: ${problem}`),
      score: (problem) => problems.scores.push(`${path}: ${problem}`),
      quote: (problem) => problems.quotes.push(`${path}: ${problem}`),
    })
  }
  if (candidateId !== null && paths.length !== 1)
    problems.candidates.push(`There are ${paths.length} candidates in a bundle on one.`)
  const { texts, withheld, totals, rescored, notRescored, quotes, hiddenQuotes } = counts
  const withoutTexts = withheld > 0 ? `; ${withheld} left out or blacked out` : ''
  const others = notRescored > 0 ? `; ${notRescored} by other engines, or without their input, were not` : ''
  const hidden = hiddenQuotes > 0 ? `; ${hiddenQuotes} without their text to compare` : ''
  return [
    {
      name: 'candidates',
      detail: `${paths.length} of ${candidates} when it was begun`,
      problems: problems.candidates,
    },
    {
      name: 'texts',
      detail: `${texts} compared with their SHA-256${withoutTexts}`,
      problems: problems.texts,
    },
    {
      name: 'scores',
      detail: `${totals} totals added up, ${rescored} scored again from their input${others}`,
      problems: problems.scores,
    },
    { name: 'quotes', detail: `${quotes} found letter by letter${hidden}`, problems: problems.quotes },
  ]
}

function checkSeal({ root, seal }: Manifest, keys: readonly string[]): BundleCheck {
  const isOwn = keys.some((key) =>
    timingSafeEqual(Buffer.from(sealOf(key, root), 'hex'), Buffer.from(seal, 'hex')),
  )
  return {
    name: 'seal',
    detail: isOwn ? 'made by this installation' : 'compared with this installation’s key',
    problems: isOwn
      ? []
      : ['This installation did not make this bundle, or its SECRET_KEY is another one by now.'],
  }
}

/** A parsed file, or what is wrong with it. */
function parse<S extends z.ZodMiniType>(archive: ZipArchive, path: string, schema: S): z.output<S> | string {
  const content = readJson(archive, path)
  if (content === null) return `${path} is missing.`
  if (typeof content === 'string') return `${path} ${content}`
  const parsed = schema.safeParse(content.value)
  return parsed.success ? parsed.data : `${path} is not as it should be: ${issuesOf(parsed.error)}`
}

function readJson(archive: ZipArchive, path: string): { value: unknown } | string | null {
  const bytes = readBytes(archive, path)
  if (!Buffer.isBuffer(bytes)) return bytes
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof value === 'object' && value !== null ? { value } : 'is not JSON.'
  } catch {
    return 'is not JSON.'
  }
}

/** null when it is missing, and why it cannot be unpacked as text. */
function readBytes(archive: ZipArchive, path: string): Buffer | string | null {
  try {
    return archive.read(path)
  } catch (error) {
    return `cannot be unpacked (${said(error)}).`
  }
}

const said = (error: unknown) => (error instanceof Error ? error.message : String(error))

const issuesOf = ({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }) =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ')
