import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusals.ts'
import { markCvReplaced } from '#features/candidates/server/change-candidate.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import { findCandidateByLink } from '#features/candidates/server/get-candidate.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Upload } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { cvsOfOne, maxCvPages } from '../contract/limits.ts'
import { extractCvTextTask } from './extract-cv-text.ts'
import { finishApplication } from './finish-application.ts'
import { needsAnotherCv } from './needs-another-cv.ts'
import { cvFileName, cvProblemCodes, isMisnamed } from './rules.ts'
import { findInterview, type InterviewWithSeat, lockInterview, type NewCv, putCv } from './store.ts'
import { jobFull, keyOf, renewSeat, requireUnderWay, requireUnpaused } from './take-seat.ts'

/** Throws unless the interview accepts a CV now; called before the file is received. */
export async function requireOpenToCv(
  deps: Pick<Platform, 'db' | 'links'>,
  token: string,
): Promise<Candidate> {
  const candidate = await findCandidateByLink(deps, token)
  await requireCvOf(deps, candidate)
  return candidate
}

/** Throws unless this candidate's interview accepts a CV now. */
export async function requireCvOf({ db }: Pick<Platform, 'db'>, candidate: Candidate): Promise<void> {
  await db.forCompany(candidate.companyId, async (tx) => {
    const interview = await findInterview(tx, keyOf(candidate))
    if (!needsAnotherCv(interview)) requireUnderWay(interview)
    await requireUnpaused(tx, candidate)
  })
}

export interface StoredCv extends NewCv {
  cvKey: string
  cvName: string
  cvSize: number
}

type StorageDeps = Pick<Platform, 'db' | 'documents' | 'files' | 'limits' | 'log'>

/**
 * Checks a CV by its bytes, stores the file, and has `write` commit the row that refers to it. Then removes the file
 * without a row: the one whose key `write` returns, or the new one when it failed. Throws the refusals of a CV,
 * LimitReached, and StillReading while an earlier one of the same interview is under way.
 */
export function withStoredCv(
  deps: StorageDeps,
  candidate: Candidate,
  upload: Upload,
  write: (cv: StoredCv) => Promise<string | null>,
): Promise<StoredCv> {
  return deps.documents.alone(candidate.id, async () => {
    await deps.limits.take([{ key: `CV of ${candidate.id}`, ...cvsOfOne }])
    return storeCv(deps, candidate, upload, write)
  })
}

async function storeCv(
  deps: StorageDeps,
  candidate: Candidate,
  { file, fileName, sender }: Upload,
  write: (cv: StoredCv) => Promise<string | null>,
): Promise<StoredCv> {
  const checked = await deps.documents.check(file.path, { maxPages: maxCvPages }, sender)
  if (!checked.ok) throw new Refusal(cvProblemCodes[checked.problem])
  if (isMisnamed(fileName, checked.kind)) throw new Refusal('CV_MISNAMED')
  const cvKey = `${candidate.companyId}/cv/${randomUUID()}`
  const { size, sha256 } = await deps.files.keep(file, cvKey)
  const cvName = cvFileName(fileName, checked.kind)
  const cv = { cvKey, cvName, cvKind: checked.kind, cvSize: size, cvSha256: sha256 }
  let unused: string | null
  try {
    unused = await write(cv)
  } catch (error) {
    await removeUnlessReferenced(deps, candidate, cvKey)
    throw error
  }
  if (unused !== null) await removeFile(deps, unused)
  return cv
}

/** A commit may succeed although its reply is lost: only the row tells whether the file is needed. */
async function removeUnlessReferenced(deps: StorageDeps, candidate: Candidate, cvKey: string): Promise<void> {
  try {
    const interview = await deps.db.forCompany(candidate.companyId, (tx) =>
      lockInterview(tx, keyOf(candidate)),
    )
    if (interview?.cvKey !== cvKey) await removeFile(deps, cvKey)
  } catch {
    deps.log.warn({ cvKey }, 'A CV file may be left without a row')
  }
}

/** The new data is committed: a file that cannot be removed must not fail the request. */
async function removeFile({ files, log }: Pick<StorageDeps, 'files' | 'log'>, cvKey: string): Promise<void> {
  await files.remove(cvKey).catch(() => log.warn({ cvKey }, 'A CV file is left without a row'))
}

/** Writes the CV's row and queues its extraction; returns the key of the replaced file. */
export async function replaceCv(
  { tasks }: Pick<Platform, 'tasks'>,
  tx: Tx,
  candidate: Candidate,
  { cv, interview }: { cv: StoredCv; interview: InterviewWithSeat },
): Promise<string | null> {
  const key = keyOf(candidate)
  await putCv(tx, key, cv)
  await tasks.enqueue(tx, extractCvTextTask, { ...key, cvKey: cv.cvKey })
  return interview.cvKey
}

/** The application stays complete, and is assessed again once the new one is read. */
async function replaceUnreadable(
  deps: Pick<Platform, 'tasks'>,
  tx: Tx,
  candidate: Candidate,
  cvs: { cv: StoredCv; interview: InterviewWithSeat },
): Promise<string | null> {
  const { cvKey, cvKind } = cvs.cv
  await markCvReplaced(tx, candidate.companyId, candidate.id, { cvKey, cvKind })
  return replaceCv(deps, tx, candidate, cvs)
}

type SavingDeps = StorageDeps & Pick<Platform, 'audit' | 'config' | 'mail' | 'tasks'>

/** Stores the CV of an interview link's candidate in place of an earlier one; one that was awaited completes. */
export async function saveCv(
  deps: SavingDeps & Pick<Platform, 'links'>,
  token: string,
  upload: Upload | null,
): Promise<{ fileName: string; size: number }> {
  return saveCvOf(deps, await requireOpenToCv(deps, token), upload)
}

/** As `saveCv`, for a candidate known by another link. */
export async function saveCvOf(
  deps: SavingDeps,
  candidate: Candidate,
  upload: Upload | null,
): Promise<{ fileName: string; size: number }> {
  if (!upload) throw new Refusal('CV_MISSING')
  const { cvName, cvSize } = await withStoredCv(deps, candidate, upload, (cv) =>
    deps.db.forCompany(candidate.companyId, async (tx) => {
      const known = await lockInterview(tx, keyOf(candidate))
      if (known && needsAnotherCv(known))
        return replaceUnreadable(deps, tx, candidate, { cv, interview: known })
      const isFirst = (await findInterview(tx, keyOf(candidate)))?.cvKey === null
      if (!(await renewSeat(deps, tx, candidate, isFirst))) throw await jobFull(tx, candidate)
      const interview = requireUnderWay(await lockInterview(tx, keyOf(candidate)))
      const replaced = await replaceCv(deps, tx, candidate, { cv, interview })
      if (interview.cvAwaitedAt) await finishApplication(deps, tx, candidate, cv)
      return replaced
    }),
  )
  return { fileName: cvName, size: cvSize }
}
