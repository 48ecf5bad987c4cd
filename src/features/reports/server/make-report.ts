import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { companyId, reportId } from '#contract/ids.ts'
import { recordReport } from '#features/candidates/server/record-report.ts'
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts'
import { renderPdf } from '#platform/pdf/render-pdf.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { readReport } from './candidate-report/read-report.ts'
import { reportDocument } from './candidate-report/report-document.ts'
import {
  beginAttempt,
  findReport,
  forgetFiles,
  markFailed,
  markReady,
  type ReportKey,
  renewLease,
  selectLapsed,
  selectOtherFiles,
} from './store.ts'
import type { ReportRow } from './tables.ts'

/** Begun more often, an error of its own ends it; a process that was killed or a lost database does not. */
const maxErrors = 3
/** Begun more often, it is what kills. */
const retries = 8
const leaseMs = 4 * 60_000
const maxSwept = 100

/** Until when a beginning may take; past it the report is begun again. */
export const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseMs)

/** Makes a report. Killed at any point it is made again, the same one; the last failure is shown. */
export const makeReportTask = defineTask({
  name: 'reports.make',
  payload: z.strictObject({ companyId, reportId }),
  retries,
  expireSeconds: 90,
  run: async (platform, key) => {
    const { db, clock } = platform
    const row = await db.forCompany(key.companyId, (tx) => beginAttempt(tx, key, leaseFrom(clock.now())))
    if (!row) return
    try {
      await makeReport(platform, row)
    } catch (error) {
      const isItsOwn = !(error instanceof DatabaseUnavailable)
      if (isItsOwn && row.attempts > maxErrors) await failReport(platform, row)
      throw error
    }
  },
})

async function makeReport(platform: Platform, row: ReportRow): Promise<void> {
  const { db, files, audit } = platform
  const { companyId, candidateId, id: reportId } = row
  const key = { companyId, reportId }
  const content = await db.forCompany(companyId, (tx) => readReport(platform, tx, row))
  if (!content) return failReport(platform, row)
  const bytes = await renderPdf(reportDocument(content))
  const fileKey = `${companyId}/reports/${reportId}.pdf`
  await files.put(fileKey, bytes)
  const known = await db.forCompany(companyId, async (tx) => {
    const { assessmentId, hidden } = content.made
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (await markReady(tx, key, { ...content.made, fileKey, sha256 })) {
      await recordReport(tx, companyId, candidateId, {
        reportStatus: 'READY',
        reportKey: fileKey,
        reportAssessmentId: assessmentId,
        reportHidden: hidden,
        reportLanguage: row.language,
      })
      await audit.record(tx, { companyId, actor: 'system', action: 'report.made', subjectId: candidateId })
    }
    return findReport(tx, key)
  })
  if (known) await removeOtherFiles(platform, row, fileKey)
  // The candidate was erased meanwhile.
  else await files.remove(fileKey)
}

async function removeOtherFiles(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { companyId, candidateId }: ReportRow,
  fileKey: string,
): Promise<void> {
  const others = await db.forCompany(companyId, (tx) =>
    selectOtherFiles(tx, companyId, { candidateId, fileKey }),
  )
  // The files first: without their keys nobody would find them again.
  for (const other of others) await files.remove(other)
  if (others.length > 0) await db.forCompany(companyId, (tx) => forgetFiles(tx, companyId, others))
}

async function failReport({ db }: Pick<Platform, 'db'>, row: ReportRow): Promise<void> {
  const { companyId, candidateId, id: reportId } = row
  await db.forCompany(companyId, async (tx) => {
    if (await markFailed(tx, { companyId, reportId }))
      await recordReport(tx, companyId, candidateId, { reportStatus: 'FAILED' })
  })
}

/** Begins reports again that a killed process left, and gives up those that were begun too often. */
export const sweepReportsTask = defineTask({
  name: 'reports.sweep',
  payload: z.strictObject({}),
  every: '* * * * *',
  run: async (platform) => {
    const { db, clock } = platform
    const lapsed = await db.forSystem((tx) => selectLapsed(tx, clock.now(), maxSwept))
    for (const row of lapsed) {
      if (row.attempts > retries) await failReport(platform, row)
      else await enqueueAgain(platform, { companyId: row.companyId, reportId: row.id })
    }
  },
})

async function enqueueAgain(
  { db, tasks, clock }: Pick<Platform, 'db' | 'tasks' | 'clock'>,
  key: ReportKey,
): Promise<void> {
  await db.forCompany(key.companyId, async (tx) => {
    if (await renewLease(tx, key, leaseFrom(clock.now()))) await tasks.enqueue(tx, makeReportTask, key)
  })
}
