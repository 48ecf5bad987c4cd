import { translatorOf } from '#contract/texts/translator.ts'
import { type Route, route, WithStatus } from '#platform/http/route.ts'
import { registerCandidateEndpoint } from '../contract/candidates.ts'
import {
  recordOutcomeEndpoint,
  rejectCandidateEndpoint,
  rejectCandidatesEndpoint,
  reopenCandidateEndpoint,
  revealCandidateEndpoint,
  sendInterviewLinkEndpoint,
  shortlistEndpoint,
  undoRejectionEndpoint,
} from '../contract/decisions.ts'
import { getJobPlaceEndpoint } from '../contract/job-place.ts'
import { addNoteEndpoint, deleteNoteEndpoint, listNotesEndpoint } from '../contract/notes.ts'
import { getChallengeEndpoint } from '../contract/proof.ts'
import { registrationTexts } from '../contract/registration-texts.ts'
import {
  recordOutcome,
  reopenCandidate,
  revealCandidate,
  sendInterviewLink,
  shortlistCandidates,
} from './decisions/change-status.ts'
import { rejectCandidate, rejectCandidates, undoRejections } from './decisions/reject-candidates.ts'
import { getJobPlace } from './get-job-place.ts'
import { addNote, deleteNote, listNotes } from './notes/change-notes.ts'
import { createChallenge } from './proof/create-challenge.ts'
import { registerCandidate } from './register-candidate.ts'
import { requireProof } from './require-proof.ts'

const t = translatorOf(registrationTexts)

const decisions: Route[] = [
  route(rejectCandidateEndpoint, async ({ platform, employer, params: { candidateId: id }, body }) => {
    const undoUntil = await rejectCandidate(platform, employer, id, body?.reason)
    return { id, status: 'REJECTED' as const, undoUntil: undoUntil.toISOString() }
  }),
  route(rejectCandidatesEndpoint, async ({ platform, employer, body }) => {
    const { changed, undoUntil } = await rejectCandidates(platform, employer, body.candidateIds, body.reason)
    return { changed, undoUntil: undoUntil.toISOString() }
  }),
  route(undoRejectionEndpoint, async ({ platform, employer, body }) => ({
    changed: await undoRejections(platform, employer, body.candidateIds),
  })),
  route(reopenCandidateEndpoint, async ({ platform, employer, params: { candidateId: id } }) => ({
    id,
    status: await reopenCandidate(platform, employer, id),
  })),
  route(shortlistEndpoint, async ({ platform, employer, body }) => ({
    changed: await shortlistCandidates(platform, employer, body.candidateIds, body.shortlisted),
  })),
  route(sendInterviewLinkEndpoint, async ({ platform, employer, params: { candidateId: id } }) => ({
    id,
    status: await sendInterviewLink(platform, employer, id),
  })),
  route(recordOutcomeEndpoint, async ({ platform, employer, params: { candidateId: id }, body }) => ({
    id,
    status: await recordOutcome(platform, employer, id, body),
  })),
  route(revealCandidateEndpoint, ({ platform, employer, params, body }) =>
    revealCandidate(platform, employer, params.candidateId, body.reason),
  ),
]

const notes: Route[] = [
  route(listNotesEndpoint, ({ platform, employer, params }) =>
    listNotes(platform, employer.companyId, params.candidateId),
  ),
  route(addNoteEndpoint, ({ platform, employer, params, body }) =>
    addNote(platform, employer, params.candidateId, body),
  ),
  route(deleteNoteEndpoint, ({ platform, employer, params }) =>
    deleteNote(platform, employer, params.candidateId, params.noteId),
  ),
]

export const routes: Route[] = [
  route(getChallengeEndpoint, async ({ platform, query }) => ({
    challenge: await createChallenge(platform, query.jobId),
  })),
  route(registerCandidateEndpoint, async ({ platform, body: { proof, website, ...registration } }) => {
    await requireProof(platform, { proof, website }, registration.jobId)
    const status = await registerCandidate(platform, registration)
    return new WithStatus(status === 'PENDING' ? 200 : 202, { status, message: t(`registered.${status}`) })
  }),
  route(getJobPlaceEndpoint, ({ platform, employer, params }) =>
    getJobPlace(platform, employer.companyId, params.jobId),
  ),
  ...decisions,
  ...notes,
]
