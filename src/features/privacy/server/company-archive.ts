import type { Readable } from 'node:stream'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { exportAccount, exportInvites } from '#features/accounts/server/delete-company.ts'
import { exportAssessments } from '#features/assessments/server/export-assessments.ts'
import { exportBilling } from '#features/billing/server/export-billing.ts'
import { exportHistories } from '#features/candidates/server/export-histories.ts'
import { exportCandidates } from '#features/candidates/server/list-candidates.ts'
import { exportProfile } from '#features/company/server/get-company-profile.ts'
import { exportInterviews } from '#features/interviews/server/get-transcript.ts'
import { exportInvitations } from '#features/invitations/server/list-invitations.ts'
import {
  exportBlindReviewEnds,
  exportFirstSteps,
  exportJobDrafts,
  exportJobs,
} from '#features/jobs/server/export-jobs.ts'
import { exportMailTemplates } from '#features/mail-templates/server/export-mail-templates.ts'
import { exportCompanyQuestions } from '#features/question-sets/server/change-company-questions.ts'
import { exportQuestionSets } from '#features/question-sets/server/list-questions.ts'
import { exportAdverseImpact, exportReports } from '#features/reports/server/export-reports.ts'
import { exportNotificationSettings } from '#features/review/server/export-notification-settings.ts'
import { listAuditEntries } from '#platform/audit/audit-log.ts'
import type { Tx } from '#platform/database/database.ts'
import { paged } from '#platform/database/paged.ts'
import { FileMissing } from '#platform/files/files.ts'
import { type AddFile, jsonArray, streamOf, zipStream } from '#platform/files/zip-stream.ts'
import { listMails } from '#platform/mail/list-mails.ts'
import type { Platform } from '#platform/platform.ts'
import { archiveReadme, cvPath, reportPath } from './rules.ts'
import { selectExports } from './store.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'clock' | 'config'>

const pageSize = 50
const maxExports = 1000

/** A company's rows, by the name of their file. */
const parts = {
  profile: exportProfile,
  invites: exportInvites,
  jobs: exportJobs,
  'question-sets': exportQuestionSets,
  'company-questions': exportCompanyQuestions,
  'mail-templates': exportMailTemplates,
  'job-drafts': exportJobDrafts,
  'first-steps': exportFirstSteps,
  'blind-review-ends': exportBlindReviewEnds,
  'notification-settings': exportNotificationSettings,
  invitations: exportInvitations,
  'adverse-impact': exportAdverseImpact,
  exports: (tx: Tx, companyId: CompanyId) => selectExports(tx, companyId, maxExports),
}

/** All of a company's data as one ZIP archive, made while it is read; one page of candidates is in memory. */
export function companyArchive(deps: Deps, companyId: CompanyId): Readable {
  return zipStream(async (add) => {
    const inRows = <T>(work: (tx: Tx, companyId: CompanyId) => Promise<T>) =>
      deps.db.forCompany(companyId, (tx) => work(tx, companyId))
    const addJson = (name: string, content: unknown) =>
      add(`${name}.json`, streamOf([`${JSON.stringify(content, null, 2)}\n`]))
    const addRows = (name: string, rows: AsyncIterable<unknown>) =>
      add(`${name}.json`, streamOf(jsonArray(rows)))
    const { company, ...users } = await inRows(exportAccount)
    const readme = { brand: deps.config.BRAND_NAME, company: company?.name ?? '', at: deps.clock.now() }
    await add('README.txt', streamOf([archiveReadme(readme)]))
    await addJson('company', company)
    await addJson('users', users)
    for (const [name, read] of Object.entries(parts)) await addJson(name, await inRows<unknown>(read))
    const { subscriptions, purchases, invoices } = await inRows(exportBilling)
    await addJson('subscriptions', subscriptions)
    await addJson('purchases', purchases)
    await addJson('invoices', invoices)
    const cvs: ArchivedCv[] = []
    const reports: ArchivedReport[] = []
    await addRows('candidates', candidatesOf(deps, companyId, { cvs, reports }))
    await addRows('audit-log', auditOf(deps, companyId))
    await addRows('mails', mailsOf(deps, companyId))
    const manifest = []
    for (const { key, ...cv } of cvs)
      manifest.push((await addFile(deps, key, cv.file, add)) ? cv : { ...cv, missing: true })
    await addJson('files/manifest', manifest)
    for (const { key, file } of reports) await addFile(deps, key, file, add)
    for (const { fileKey, number } of invoices) await addFile(deps, fileKey, `invoices/${number}.pdf`, add)
    for (const { screenshotKey, reference } of purchases)
      await addFile(deps, screenshotKey, `screenshots/${reference}.jpg`, add)
  })
}

/** A CV with its file's place in the storage and in the archive. */
interface ArchivedCv {
  key: string
  file: string
  candidateId: CandidateId
  /** The name of the candidate's own file. */
  name: string | null
  size: number | null
  sha256: string | null
}

/** A report's place in the storage and in the archive. */
type ArchivedReport = Pick<ArchivedCv, 'key' | 'file'>

/** The candidates in full; their files are added to the lists on the way. */
function candidatesOf(
  { db, config }: Deps,
  companyId: CompanyId,
  { cvs, reports }: { cvs: ArchivedCv[]; reports: ArchivedReport[] },
) {
  return paged(
    (after: CandidateId | null) =>
      db.forCompany(companyId, async (tx) => {
        const rows = await exportCandidates(tx, companyId, { after, max: pageSize })
        const ids = rows.map((row) => row.id)
        const interviews = await exportInterviews(tx, companyId, ids)
        const assessments = await exportAssessments({ config }, tx, companyId, ids)
        const historyOf = await exportHistories(tx, companyId, ids)
        const reportsOf = await exportReports(tx, companyId, ids)
        return rows.map((row) => {
          const interview = interviews.get(row.id) ?? null
          if (interview?.cvKey && interview.cvKind) {
            const { cvKey: key, cvName: name, cvSize: size, cvSha256: sha256 } = interview
            cvs.push({ key, file: cvPath(row, interview.cvKind), candidateId: row.id, name, size, sha256 })
          }
          if (row.reportKey) reports.push({ key: row.reportKey, file: reportPath(row) })
          return {
            ...row,
            ...historyOf(row.id),
            interview,
            assessments: assessments.get(row.id) ?? [],
            reports: reportsOf.get(row.id) ?? [],
          }
        })
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

/** Adds a stored file; false when it is not there: an invoice that is not written yet is in the next archive. */
async function addFile({ files }: Deps, key: string | null, name: string, add: AddFile): Promise<boolean> {
  if (key === null) return false
  const opened = await files.open(key).catch((error: unknown) => {
    if (error instanceof FileMissing) return null
    throw error
  })
  if (opened) await add(name, opened.stream, { compress: false })
  return opened !== null
}
