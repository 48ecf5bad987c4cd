import { createHash, createHmac } from 'node:crypto'
import * as z from 'zod/mini'

/** Raised whenever an older `npm run verify-bundle` could not read a bundle. */
export const bundleFormat = 'mindhire-evidence/1'

export const sha256Of = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')

/** The digest of a list of questions: of its JSON, without spaces. */
export const sha256OfList = (texts: readonly string[]): string => sha256Of(JSON.stringify(texts))

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const count = z.number().check(z.int(), z.gte(0))

const listedFile = z.strictObject({ path: z.string(), size: count, sha256: hex })
export type ListedFile = z.output<typeof listedFile>

/** What the root digest covers: all of manifest.json but the digest itself and the seal. */
const content = {
  format: z.literal(bundleFormat),
  product: z.strictObject({ name: z.string(), version: z.string(), address: z.string() }),
  company: z.strictObject({ id: z.string(), name: z.string() }),
  job: z.strictObject({ id: z.string(), title: z.string() }),
  /** null for a bundle on a whole job. */
  candidateId: z.nullable(z.string()),
  candidates: count,
  /** Whether answers and CVs are in it, or their hashes only. */
  withTexts: z.boolean(),
  madeAt: z.string(),
  madeBy: z.strictObject({ id: z.string(), email: z.string() }),
  /** All files but manifest.json, in the order of the archive. */
  files: z.array(listedFile),
}
export const manifestSchema = z.strictObject({ ...content, root: hex, seal: hex })
export type Manifest = z.output<typeof manifestSchema>
export type ManifestContent = Omit<Manifest, 'root' | 'seal'>

export const rootOf = (covered: ManifestContent): string => sha256Of(JSON.stringify(covered))

/** Only an installation can make the seal of a root digest, and check it. */
export const sealOf = (secretKey: string, root: string): string =>
  createHmac('sha256', secretKey).update(`evidence-bundle\n${root}`).digest('hex')

/** One value as the archive's files hold it. */
export const fileText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

export const auditSchema = z.array(
  z.strictObject({
    seq: count,
    atMicroseconds: count,
    companyId: z.string(),
    actor: z.string(),
    action: z.string(),
    subjectId: z.string(),
    previousHash: hex,
    hash: hex,
  }),
)

const hashedText = z.looseObject({ sha256: hex, text: z.nullable(z.string()) })
const quote = z.looseObject({
  source: z.enum(['answer', 'cv']),
  index: z.optional(z.number()),
  start: z.number(),
  end: z.number(),
  text: z.string(),
})
const fieldScore = z.looseObject({
  value: z.nullable(z.number()),
  weight: z.number(),
  quotes: z.array(quote),
})
const cap = z.looseObject({ limit: z.number() })

/** What a verification reads of a candidate's file; the file holds more. */
export const candidateSchema = z.looseObject({
  candidate: z.looseObject({ id: z.string(), hidden: z.boolean() }),
  interview: z.nullable(
    z.looseObject({
      questionsSha256: hex,
      questions: z.array(hashedText),
      answers: z.array(hashedText),
      cv: z.nullable(z.looseObject({ textSha256: z.nullable(hex), text: z.nullable(z.string()) })),
    }),
  ),
  assessments: z.array(
    z.looseObject({
      id: z.string(),
      engine: z.enum(['builtin', 'llm']),
      engineVersion: z.string(),
      rubricVersion: z.string(),
      inputHash: hex,
      score: z.nullable(z.number()),
      result: z.nullable(
        z.looseObject({
          noScoreReason: z.optional(z.string()),
          scores: z.record(z.string(), fieldScore),
          caps: z.array(cap),
        }),
      ),
      input: z.nullable(z.looseObject({ answers: z.array(z.string()), now: z.string() })),
    }),
  ),
})
export type BundledCandidate = z.output<typeof candidateSchema>
