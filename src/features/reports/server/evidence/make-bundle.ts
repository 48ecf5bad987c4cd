import type { CandidateId, CompanyId, JobId, UserId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { hasPlanFeature } from '#features/billing/server/require-plan-feature.ts'
import { type Candidate, getCandidate } from '#features/candidates/server/get-candidate.ts'
import { listCandidateIds, listNumberedCandidates } from '#features/candidates/server/list-candidates.ts'
import { getJob, type KnownJob } from '#features/jobs/server/get-job.ts'
import { listQuestions } from '#features/question-sets/server/list-questions.ts'
import { listChainedEntries } from '#platform/audit/audit-log.ts'
import { productVersion } from '#platform/config/product-version.ts'
import type { Tx } from '#platform/database/database.ts'
import { paged } from '#platform/database/paged.ts'
import { jsonArray, streamOf, zipStream } from '#platform/files/zip-stream.ts'
import type { Employer, FileAnswer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import {
  bundleFormat,
  fileText,
  type ManifestContent,
  rootOf,
  sealOf,
  sha256OfList,
} from './bundle-format.ts'
import { bundleReadme } from './bundle-readme.ts'
import { type HashedFiles, hashedFiles } from './hashed-files.ts'
import { readEvidence } from './read-evidence.ts'

type Deps = Pick<Platform, 'db' | 'config' | 'clock' | 'audit' | 'links'>
type Maker = Pick<Employer, 'companyId' | 'userId'>

const candidatesAtATime = 25
const entriesAtATime = 500

/** The evidence on one candidate. Throws NOT_FOUND. */
export function candidateBundle(deps: Deps, maker: Maker, candidateId: CandidateId): Promise<FileAnswer> {
  return begin(deps, maker, candidateId, async (tx) => {
    const candidate = await getCandidate(tx, maker.companyId, candidateId)
    return { job: await getJob(tx, maker.companyId, candidate.jobId), candidateId, ids: [candidateId] }
  })
}

/** The evidence on all candidates of a job. Throws NOT_FOUND. */
export function jobBundle(deps: Deps, maker: Maker, jobId: JobId): Promise<FileAnswer> {
  return begin(deps, maker, jobId, async (tx) => {
    const job = await getJob(tx, maker.companyId, jobId)
    return { job, candidateId: null, ids: await listCandidateIds(tx, maker.companyId, jobId) }
  })
}

/** What a bundle is about: one candidate of the job, or all of them. */
interface Scope {
  job: KnownJob
  candidateId: CandidateId | null
  ids: CandidateId[]
}

interface Bundle extends Scope {
  maker: Maker & { email: string }
  companyName: string
  questions: Awaited<ReturnType<typeof listQuestions>>
  withTexts: boolean
  madeAt: Date
}

/** Reads what the bundle is about and records its making, so that it is in the bundle's own audit entries. */
async function begin(
  deps: Deps,
  maker: Maker,
  subjectId: string,
  readScope: (tx: Tx) => Promise<Scope>,
): Promise<FileAnswer> {
  const { companyId, userId } = maker
  const bundle = await deps.db.forCompany(companyId, async (tx): Promise<Bundle> => {
    const scope = await readScope(tx)
    const { name: companyName } = await getCompany(tx, companyId)
    const emails = await emailsOf(tx, companyId)
    const questions = await listQuestions(tx, companyId, scope.job.id)
    const withTexts = await hasPlanFeature(deps, tx, companyId, 'responses')
    await deps.audit.record(tx, { companyId, actor: userId, action: 'evidence.made', subjectId })
    const about = { companyName, questions, withTexts, madeAt: deps.clock.now() }
    return { ...scope, ...about, maker: { ...maker, email: emails.get(userId)?.email ?? '' } }
  })
  const day = bundle.madeAt.toISOString().slice(0, 10)
  return {
    stream: zipStream((add) => fill(deps, bundle, hashedFiles(add))),
    size: null,
    contentType: 'application/zip',
    name: `evidence-${bundle.candidateId === null ? 'job' : 'candidate'}-${subjectId.slice(0, 8)}-${day}.zip`,
    disposition: 'attachment',
  }
}

async function fill(deps: Deps, bundle: Bundle, files: HashedFiles): Promise<void> {
  const { maker, job, ids, withTexts, madeAt } = bundle
  const people = new Set<string>([maker.userId])
  await files.add('README.txt', streamOf([bundleReadme(deps.config.BRAND_NAME)]))
  await files.add('job.json', streamOf([fileText(jobOf(bundle))]))
  for await (const batch of batchesOf(deps, bundle))
    for (const { path, evidence } of batch) {
      for (const { by } of [...evidence.events, ...evidence.assessments, ...evidence.reports])
        if (by) people.add(by)
      if (evidence.decision?.by) people.add(evidence.decision.by)
      await files.add(path, streamOf([fileText(evidence)]))
    }
  await files.add('audit.json', streamOf(jsonArray(auditOf(deps, bundle, people))))
  const users = await deps.db.forCompany(maker.companyId, (tx) => emailsOf(tx, maker.companyId))
  const named = [...users.values()].filter(({ id }) => people.has(id))
  await files.add('people.json', streamOf([fileText(named)]))
  const covered: ManifestContent = {
    format: bundleFormat,
    product: { name: deps.config.BRAND_NAME, version: productVersion, address: deps.config.publicUrl },
    company: { id: maker.companyId, name: bundle.companyName },
    job: { id: job.id, title: job.title },
    candidateId: bundle.candidateId,
    candidates: ids.length,
    withTexts,
    madeAt: madeAt.toISOString(),
    madeBy: { id: maker.userId, email: maker.email },
    files: files.listed,
  }
  const root = rootOf(covered)
  const manifest = { ...covered, root, seal: sealOf(deps.config.secretKey, root) }
  await files.add('manifest.json', streamOf([fileText(manifest)]))
}

function jobOf({ job, questions }: Bundle) {
  const { companyId: _, tailoredQuestions: _texts, candidatesCount, ...offer } = job
  const texts = questions.map(({ text }) => text)
  return { ...offer, candidates: candidatesCount, questionsSha256: sha256OfList(texts), questions }
}

/** Each batch in a transaction of its own: a slow reader holds no connection. */
async function* batchesOf(deps: Deps, { job, candidateId, withTexts }: Bundle) {
  const { companyId, id: jobId } = job
  for (let after = 0; ; ) {
    const batch = await deps.db.forCompany(companyId, async (tx) => {
      const candidates: Candidate[] =
        candidateId === null
          ? await listNumberedCandidates(tx, { companyId, jobId }, { after, max: candidatesAtATime })
          : [await getCandidate(tx, companyId, candidateId)]
      const evidence = await readEvidence(deps, tx, { job, candidates, withTexts })
      return evidence.map((one) => ({
        number: one.candidate.number,
        path: pathOf(one.candidate),
        evidence: one,
      }))
    })
    yield batch
    const last = batch.at(-1)
    if (!last || candidateId !== null) return
    after = last.number
  }
}

const pathOf = ({ number }: { number: number }) =>
  `candidates/candidate-${String(number).padStart(4, '0')}.json`

/** The audit entries about the job and its candidates; who caused them is added to `people`. */
async function* auditOf({ db }: Deps, { job, ids }: Bundle, people: Set<string>) {
  const { companyId } = job
  const subjectIds = [job.id, ...ids]
  const entries = paged(
    (after: number | null) =>
      db.forCompany(companyId, (tx) =>
        listChainedEntries(tx, companyId, { subjectIds, after: after ?? 0, size: entriesAtATime }),
      ),
    ({ seq }) => seq,
  )
  for await (const entry of entries) {
    people.add(entry.actor)
    yield entry
  }
}

async function emailsOf(tx: Tx, companyId: CompanyId) {
  const users = await listUsers(tx, companyId)
  return new Map(users.map(({ id, email, role }) => [id as UserId, { id, email, role }]))
}
