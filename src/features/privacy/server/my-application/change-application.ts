import type { InterfaceLanguage } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { CandidateContact } from '#features/candidates/contract/candidates.ts'
import { askForPerson } from '#features/candidates/server/ask-for-person.ts'
import { setLanguage } from '#features/candidates/server/change-candidate.ts'
import { correctContact } from '#features/candidates/server/correct-contact.ts'
import {
  type Candidate,
  findCandidateOfApplication,
  getCandidate,
} from '#features/candidates/server/get-candidate.ts'
import { withdrawApplication } from '#features/candidates/server/withdraw-application.ts'
import { requireCvOf, saveCvOf } from '#features/interviews/server/save-cv.ts'
import { releaseSeat } from '#features/interviews/server/take-seat.ts'
import type { SelfDescription } from '#features/reports/contract/self-description.ts'
import { describeSelfOf } from '#features/reports/server/describe-self.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Upload } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { MyApplication } from '../../contract/my-application.ts'
import { describeApplication, getMyApplication } from './get-my-application.ts'

type Deps = Pick<Platform, 'audit' | 'clock' | 'config' | 'db' | 'links' | 'mail' | 'tasks'>

/** Does the work in the candidate's own name, and answers the application afterwards. */
async function inName(
  deps: Deps,
  token: string,
  work: (tx: Tx, candidate: Candidate) => Promise<void>,
): Promise<MyApplication> {
  const candidate = await findCandidateOfApplication(deps, token)
  const { companyId, id: candidateId } = candidate
  return deps.db.forCandidate({ companyId, candidateId }, async (tx) => {
    await work(tx, candidate)
    return describeApplication(deps, tx, await getCandidate(tx, companyId, candidateId))
  })
}

/** Replaces name, phone and city. */
export const correctMyContact = (
  deps: Deps,
  token: string,
  contact: CandidateContact,
): Promise<MyApplication> =>
  inName(deps, token, (tx, candidate) => correctContact(deps, tx, candidate, contact))

/** Withdraws the application and frees its place; a withdrawn one stays as it is. Throws NOT_UNDER_WAY. */
export const withdrawMyApplication = (deps: Deps, token: string): Promise<MyApplication> =>
  inName(deps, token, async (tx, candidate) => {
    await withdrawApplication(deps, tx, candidate)
    await releaseSeat(tx, { companyId: candidate.companyId, candidateId: candidate.id })
  })

/** Keeps the language that the candidate chose on the page. */
export async function chooseLanguageOnPage(
  deps: Pick<Platform, 'db' | 'links'>,
  token: string,
  chosen: InterfaceLanguage,
): Promise<void> {
  const { companyId, id: candidateId } = await findCandidateOfApplication(deps, token)
  await deps.db.forCompany(companyId, (tx) => setLanguage(tx, { companyId, candidateId }, chosen))
}

/** Marks the candidate as asking for a person. */
export async function askForPersonOnPage(deps: Deps, token: string): Promise<void> {
  const { companyId, id } = await findCandidateOfApplication(deps, token)
  await deps.db.forCompany(companyId, (tx) => askForPerson(deps, tx, companyId, id))
}

/** Replaces what the candidate said about themselves. Throws NOT_COMPLETED. */
export async function describeSelfOnPage(
  deps: Pick<Platform, 'db' | 'links'>,
  token: string,
  description: SelfDescription,
): Promise<void> {
  await describeSelfOf(deps, await findCandidateOfApplication(deps, token), description)
}

/** Throws unless the application accepts a CV now; called before the file is received. */
export async function requireOpenToCvOnPage(
  deps: Pick<Platform, 'db' | 'links'>,
  token: string,
): Promise<void> {
  await requireCvOf(deps, requireNotEnded(await findCandidateOfApplication(deps, token)))
}

/** Stores the CV that was to follow. */
export async function sendCvOnPage(
  deps: Deps & Pick<Platform, 'documents' | 'files' | 'limits' | 'log'>,
  token: string,
  upload: Upload | null,
): Promise<MyApplication> {
  const candidate = requireNotEnded(await findCandidateOfApplication(deps, token))
  await saveCvOf(deps, candidate, upload)
  return getMyApplication(deps, token)
}

function requireNotEnded(candidate: Candidate): Candidate {
  if (candidate.status === 'REJECTED' || candidate.status === 'WITHDRAWN') throw new Refusal('EXPIRED_LINK')
  return candidate
}
