import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { exportAccount, exportInvites } from '#features/accounts/server/delete-company.ts'
import { exportAssessments } from '#features/assessments/server/export-assessments.ts'
import { exportInvoices } from '#features/billing/server/export-invoices.ts'
import { exportPurchases } from '#features/billing/server/export-purchases.ts'
import { exportSubscriptions } from '#features/billing/server/export-subscriptions.ts'
import { exportCandidates } from '#features/candidates/server/export-candidates.ts'
import { exportProfile } from '#features/company/server/export-profile.ts'
import { exportInterviews } from '#features/interviews/server/export-interviews.ts'
import { exportJobDrafts, exportJobs } from '#features/jobs/server/export-jobs.ts'
import { exportQuestionSets } from '#features/question-sets/server/list-questions.ts'
import { listAuditEntries } from '#platform/audit/audit-log.ts'
import type { Tx } from '#platform/database/database.ts'
import { FileMissing } from '#platform/files/files.ts'
import { listMails } from '#platform/mail/list-mails.ts'
import type { Platform } from '#platform/platform.ts'
import { archiveReadme, cvPath } from './rules.ts'
import { selectExports } from './store.ts'
import { type AddFile, jsonArray, streamOf, zipStream } from './zip-stream.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'clock' | 'config'>

const pageSize = 50
const mostExports = 1000

/** All of a company's data as one ZIP archive, made while it is read; of many candidates a page is in memory. */
export function companyArchive(deps: Deps, companyId: CompanyId): Readable {
  return zipStream(async (add) => {
    const inRows = <T>(work: (tx: Tx) => Promise<T>) => deps.db.forCompany(companyId, work)
    const addJson = (name: string, content: unknown) =>
      add(`${name}.json`, streamOf([`${JSON.stringify(content, null, 2)}\n`]))
    const { company, ...users } = await inRows((tx) => exportAccount(tx, companyId))
    const readme = { brand: deps.config.BRAND_NAME, company: company?.name ?? '', at: deps.clock.now() }
    await add('README.txt', streamOf([archiveReadme(readme)]))
    await addJson('company', company)
    await addJson('users', users)
    await addJson('profile', await inRows((tx) => exportProfile(tx, companyId)))
    await addJson('invites', await inRows((tx) => exportInvites(tx, companyId)))
    await addJson('subscriptions', await inRows((tx) => exportSubscriptions(tx, companyId)))
    const purchases = await inRows((tx) => exportPurchases(tx, companyId))
    await addJson('purchases', purchases)
    const invoices = await inRows((tx) => exportInvoices(tx, companyId))
    await addJson('invoices', invoices)
    await addJson('jobs', await inRows((tx) => exportJobs(tx, companyId)))
    await addJson('question-sets', await inRows((tx) => exportQuestionSets(tx, companyId)))
    await addJson('job-drafts', await inRows((tx) => exportJobDrafts(tx, companyId)))
    await addJson('exports', await inRows((tx) => selectExports(tx, companyId, mostExports)))
    const addRows = (name: string, rows: AsyncIterable<unknown>) =>
      add(`${name}.json`, streamOf(jsonArray(rows)))
    await addRows('candidates', candidatesOf(deps, companyId))
    await addRows('audit-log', auditOf(deps, companyId))
    await addRows('mails', mailsOf(deps, companyId))
    await addCvs(deps, companyId, add)
    for (const { fileKey, number } of invoices)
      await addFile(deps, { key: fileKey, name: `invoices/${number}.pdf` }, add)
    for (const { screenshotKey: key, reference } of purchases)
      await addFile(deps, { key, name: `screenshots/${reference}.jpg` }, add)
  })
}

/** One by one, in pages; each page follows the last of the one before. */
async function* paged<Row, After>(
  read: (after: After | null) => Promise<Row[]>,
  placeOf: (row: Row) => After,
): AsyncGenerator<Row> {
  for (let after: After | null = null; ; ) {
    const rows: Row[] = await read(after)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = placeOf(last)
  }
}

function candidatesOf({ db, config }: Deps, companyId: CompanyId) {
  return paged(
    (after: CandidateId | null) =>
      db.forCompany(companyId, async (tx) => {
        const rows = await exportCandidates(tx, companyId, { after, max: pageSize })
        const ids = rows.map((row) => row.id)
        const interviews = await exportInterviews(tx, companyId, ids)
        const assessments = await exportAssessments({ config }, tx, companyId, ids)
        return rows.map((row) => ({
          ...row,
          interview: interviews.get(row.id) ?? null,
          assessments: assessments.get(row.id) ?? [],
        }))
      }),
    (row) => row.id,
  )
}

function auditOf({ db }: Deps, companyId: CompanyId) {
  return paged(
    (before: number | null) =>
      db.forCompany(companyId, (tx) =>
        listAuditEntries(tx, companyId, { before: before ?? Number.MAX_SAFE_INTEGER, size: 500 }),
      ),
    (entry) => entry.seq,
  )
}

function mailsOf({ db }: Deps, companyId: CompanyId) {
  return paged(
    (after: string | null) =>
      db.forCompany(companyId, (tx) => listMails(tx, companyId, { after, limit: 500 })),
    (mail) => mail.id,
  )
}

interface ArchivedCv {
  file: string
  candidateId: CandidateId
  /** As its sender named it. */
  name: string | null
  size: number
  sha256: string | null
  /** Present when the file was not there to be copied. */
  missing?: true
}

async function addCvs(deps: Deps, companyId: CompanyId, add: AddFile): Promise<void> {
  const manifest: ArchivedCv[] = []
  for await (const { interview, ...candidate } of candidatesOf(deps, companyId)) {
    if (!interview?.cvKey || !interview.cvKind) continue
    const file = cvPath(candidate, interview.cvKind)
    const entry = { file, candidateId: candidate.id, name: interview.cvName }
    const opened = await openKept(deps, interview.cvKey)
    if (!opened) {
      manifest.push({ ...entry, size: 0, sha256: null, missing: true })
      continue
    }
    const measure = measured()
    opened.stream.once('error', (error) => measure.stream.destroy(error))
    await add(file, opened.stream.pipe(measure.stream), { compress: false })
    manifest.push({ ...entry, ...measure.result() })
  }
  await add('files/manifest.json', streamOf([`${JSON.stringify(manifest, null, 2)}\n`]))
}

/** Adds what is there: an invoice that is not written yet is in the next archive. */
async function addFile(
  deps: Deps,
  { key, name }: { key: string | null; name: string },
  add: AddFile,
): Promise<void> {
  const opened = key && (await openKept(deps, key))
  if (opened) await add(name, opened.stream, { compress: false })
}

/** null when it is not there. */
function openKept({ files }: Deps, key: string) {
  return files.open(key).catch((error: unknown) => {
    if (error instanceof FileMissing) return null
    throw error
  })
}

/** Lets bytes through, and knows afterwards how many and their hash: of what really is in the archive. */
function measured() {
  const hash = createHash('sha256')
  let size = 0
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) }
}
