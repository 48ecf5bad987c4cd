import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'
import type { ReportState } from '../contract/candidate-report.ts'

type Reported = Pick<
  Candidate,
  'assessmentId' | 'reportStatus' | 'reportKey' | 'reportAssessmentId' | 'reportHidden' | 'reportLanguage'
>
/** As readers of the job may know them. */
type Shown = { hidden: boolean; firstName: string; lastName: string }

/** A candidate's report as lists carry it. One that names a candidate whom blind review hides counts as none. */
export function shownReport(
  { links }: Pick<Platform, 'links'>,
  candidate: Reported,
  person: Shown,
): ReportState {
  const { reportStatus } = candidate
  const key = openKey(candidate, person)
  const isNaming = candidate.reportKey !== null && key === null
  return {
    reportStatus: isNaming && reportStatus === 'READY' ? null : reportStatus,
    reportPdfUrl: key && linkReport({ links }, key, person, 'inline'),
    reportOutdated: key === null ? null : outdatedBy(candidate, person),
    reportLanguage: key === null ? null : candidate.reportLanguage,
  }
}

function outdatedBy(
  { assessmentId, reportAssessmentId, reportHidden }: Reported,
  { hidden }: Shown,
): ReportState['reportOutdated'] {
  if (assessmentId !== reportAssessmentId) return 'assessment'
  return reportHidden === hidden ? null : 'person'
}

/** The file that may be shown now; null when there is none. */
export function openKey(
  { reportKey, reportHidden }: Reported,
  { hidden }: Pick<Shown, 'hidden'>,
): string | null {
  return hidden && !reportHidden ? null : reportKey
}

/** An address that opens a report under the person's name for five minutes. */
export function linkReport(
  { links }: Pick<Platform, 'links'>,
  key: string,
  { firstName, lastName }: Shown,
  disposition: 'inline' | 'attachment',
): string {
  const name = `Report ${firstName} ${lastName}`.replace(/[\p{C}\\/:*?"<>|]/gu, ' ').slice(0, 120)
  return links.signedFile({ key, name: `${name}.pdf`, contentType: 'application/pdf', disposition })
}
