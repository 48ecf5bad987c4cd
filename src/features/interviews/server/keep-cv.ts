import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusals.ts'
import { findCandidateByLink } from '#features/candidates/server/find-candidate-by-link.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Upload } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { interviewLimits } from '../contract.ts'
import { readCv } from './read-cv.ts'
import { cvFileName, cvProblemCodes } from './rules.ts'
import { findInterview, type KnownInterview, lockInterview, type NewCv, putCv } from './store.ts'
import { jobFull, keepSeat, keyOf, writable } from './take-seat.ts'

/** Throws unless the link's interview takes a CV now: asked before anything is received. */
export async function admitCv(parts: Pick<Platform, 'db' | 'links'>, token: string): Promise<Candidate> {
  const candidate = await findCandidateByLink(parts, token)
  await parts.db.forCompany(candidate.companyId, async (tx) => {
    writable(await findInterview(tx, keyOf(candidate)))
  })
  return candidate
}

export interface CheckedCv extends NewCv {
  cvKey: string
  cvName: string
  cvSize: number
}

/**
 * Checks a CV by what its bytes are, keeps the file, and has `work` write the row that leads to it; without the
 * row the file is removed again. Throws the refusals of a CV.
 */
export async function withKeptCv<T>(
  { documents, files }: Pick<Platform, 'documents' | 'files'>,
  candidate: Candidate,
  { file, fileName }: Upload,
  work: (cv: CheckedCv) => Promise<T>,
): Promise<T> {
  const checked = await documents.check(file.path, { maxPages: interviewLimits.cvPages })
  if (!checked.ok) throw new Refusal(cvProblemCodes[checked.problem])
  const cvKey = `${candidate.companyId}/cv/${randomUUID()}`
  const { size, sha256 } = await files.keep(file, cvKey)
  const cvName = cvFileName(fileName, checked.kind)
  try {
    return await work({ cvKey, cvName, cvKind: checked.kind, cvSize: size, cvSha256: sha256 })
  } catch (error) {
    await files.remove(cvKey)
    throw error
  }
}

/** Writes the CV's row and has it read; answers with the key of the file that it replaces. */
export async function replaceCv(
  { tasks }: Pick<Platform, 'tasks'>,
  tx: Tx,
  candidate: Candidate,
  { cv, interview }: { cv: CheckedCv; interview: KnownInterview },
): Promise<string | null> {
  const key = keyOf(candidate)
  await putCv(tx, key, cv)
  await tasks.enqueue(tx, readCv, { ...key, cvKey: cv.cvKey })
  return interview.cvKey
}

/** Keeps a candidate's CV in place of the one sent before. */
export async function keepCv(
  parts: Pick<Platform, 'db' | 'links' | 'config' | 'documents' | 'files' | 'tasks'>,
  token: string,
  upload: Upload | null,
): Promise<{ fileName: string; size: number }> {
  if (!upload) throw new Refusal('CV_MISSING')
  const candidate = await admitCv(parts, token)
  return withKeptCv(parts, candidate, upload, async (cv) => {
    const replaced = await parts.db.forCompany(candidate.companyId, async (tx) => {
      if (!(await keepSeat(parts, tx, candidate))) throw await jobFull(tx, candidate)
      const interview = writable(await lockInterview(tx, keyOf(candidate)))
      return replaceCv(parts, tx, candidate, { cv, interview })
    })
    if (replaced !== null) await parts.files.remove(replaced)
    return { fileName: cv.cvName, size: cv.cvSize }
  })
}
