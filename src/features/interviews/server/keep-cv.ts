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

type Keeping = Pick<Platform, 'db' | 'documents' | 'files' | 'log'>

/**
 * Checks a CV by what its bytes are, keeps the file, and has `write` commit the row that leads to it. The file that
 * no row leads to in the end is removed: the one whose key `write` answers with, or the new one when it failed.
 * Throws the refusals of a CV.
 */
export async function withKeptCv(
  parts: Keeping,
  candidate: Candidate,
  { file, fileName }: Upload,
  write: (cv: CheckedCv) => Promise<string | null>,
): Promise<CheckedCv> {
  const checked = await parts.documents.check(file.path, { maxPages: interviewLimits.cvPages })
  if (!checked.ok) throw new Refusal(cvProblemCodes[checked.problem])
  const cvKey = `${candidate.companyId}/cv/${randomUUID()}`
  const { size, sha256 } = await parts.files.keep(file, cvKey)
  const cvName = cvFileName(fileName, checked.kind)
  const cv = { cvKey, cvName, cvKind: checked.kind, cvSize: size, cvSha256: sha256 }
  let left: string | null
  try {
    left = await write(cv)
  } catch (error) {
    await removeUnlessKept(parts, candidate, cvKey)
    throw error
  }
  if (left !== null) await removeLeft(parts, left)
  return cv
}

/** The answer to a commit can be lost: only a look at the row tells whether the file is needed. */
async function removeUnlessKept(parts: Keeping, candidate: Candidate, cvKey: string): Promise<void> {
  try {
    const interview = await parts.db.forCompany(candidate.companyId, (tx) =>
      lockInterview(tx, keyOf(candidate)),
    )
    if (interview?.cvKey !== cvKey) await removeLeft(parts, cvKey)
  } catch {
    parts.log.warn({ cvKey }, 'a CV stays that perhaps no row leads to')
  }
}

/** What was sent is kept by now: a file that cannot be removed must not turn that into a failure. */
async function removeLeft({ files, log }: Pick<Keeping, 'files' | 'log'>, cvKey: string): Promise<void> {
  await files.remove(cvKey).catch(() => log.warn({ cvKey }, 'a CV stays that no row leads to'))
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
  parts: Keeping & Pick<Platform, 'links' | 'config' | 'tasks'>,
  token: string,
  upload: Upload | null,
): Promise<{ fileName: string; size: number }> {
  if (!upload) throw new Refusal('CV_MISSING')
  const candidate = await admitCv(parts, token)
  const { cvName, cvSize } = await withKeptCv(parts, candidate, upload, (cv) =>
    parts.db.forCompany(candidate.companyId, async (tx) => {
      if (!(await keepSeat(parts, tx, candidate))) throw await jobFull(tx, candidate)
      const interview = writable(await lockInterview(tx, keyOf(candidate)))
      return replaceCv(parts, tx, candidate, { cv, interview })
    }),
  )
  return { fileName: cvName, size: cvSize }
}
