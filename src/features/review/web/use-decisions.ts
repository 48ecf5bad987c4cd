import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CandidateId } from '#contract/ids.ts'
import { type Outcome, undoMinutes } from '#features/candidates/contract/decision-limits.ts'
import {
  recordOutcomeEndpoint,
  rejectCandidateEndpoint,
  reopenCandidateEndpoint,
  revealCandidateEndpoint,
  sendInterviewLinkEndpoint,
  shortlistEndpoint,
  undoRejectionEndpoint,
} from '#features/candidates/contract/decisions.ts'
import { outcomeTexts } from '#features/invitations/web/outcome-texts.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ListedCandidate } from '../contract/candidates.ts'
import { nameOf } from './candidate-name.ts'
import { candidateTexts } from './candidate-texts.ts'
import { refreshCandidate, showChange } from './use-candidate.ts'

interface Decision {
  send: () => Promise<unknown>
  /** What the page shows at once. */
  shown: Partial<ListedCandidate>
  failed: string
  onDone?: () => void
}

const undoMs = undoMinutes * 60_000
const undoToastMs = 10_000
const refusedStatus = 409

const rejectedState = (): Partial<ListedCandidate> => ({
  status: 'REJECTED',
  group: 'rejected',
  undoUntil: new Date(Date.now() + undoMs).toISOString(),
})

function stateAfter(outcome: Outcome): Partial<ListedCandidate> {
  if (outcome === 'hired') return { status: 'HIRED', group: 'hired' }
  return outcome === 'rejected' ? rejectedState() : {}
}

/** Before a decision; the server says it exactly a moment later. */
function waitingState({
  appliedAt,
  locationReason,
}: ListedCandidate): Pick<ListedCandidate, 'status' | 'group'> {
  if (appliedAt !== null) return { status: 'PENDING', group: 'to-decide' }
  return locationReason === null
    ? { status: 'PENDING', group: 'not-completed' }
    : { status: 'UNDER_REVIEW', group: 'under-review' }
}

const reopenedState = (candidate: ListedCandidate): Partial<ListedCandidate> =>
  candidate.status === 'HIRED' ? { status: 'ACCEPTED', group: 'invited' } : waitingState(candidate)

/** Shows a decision at once, and takes it back when the server refuses. */
function useDecide(candidateId: CandidateId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ send }: Decision) => send(),
    onMutate: ({ shown }) => showChange(queries, candidateId, shown),
    onSuccess: (_, { onDone }) => onDone?.(),
    onError: (error, { failed }, takeBack) => {
      takeBack?.()
      toast.error(error instanceof ApiError && error.status === refusedStatus ? error.message : failed)
    },
    onSettled: () => refreshCandidate(queries, candidateId),
  })
}

/** The decisions about a candidate. */
export function useDecisions(candidate: ListedCandidate) {
  const t = useTexts(candidateTexts)
  const tOutcome = useTexts(outcomeTexts)
  const candidateId = candidate.id
  const name = nameOf(candidate)
  const { mutate } = useDecide(candidateId)
  const params = { candidateId }
  const undo = () =>
    mutate({
      send: () => call(undoRejectionEndpoint, { body: { candidateIds: [candidateId] } }),
      shown: { ...waitingState(candidate), undoUntil: null },
      failed: t('undoFailed'),
      onDone: () => toast.success(t('undone')),
    })
  const undoable = { durationMs: undoToastMs, action: { label: t('undo'), onSelect: undo } }
  return {
    undo,
    shortlist: (shortlisted: boolean) =>
      mutate({
        send: () => call(shortlistEndpoint, { body: { candidateIds: [candidateId], shortlisted } }),
        shown: { shortlisted },
        failed: t('shortlistFailed'),
      }),
    reject: (reason: string) =>
      mutate({
        send: () => call(rejectCandidateEndpoint, { params, body: reason === '' ? {} : { reason } }),
        shown: rejectedState(),
        failed: t('rejectFailed'),
        onDone: () => toast.success(t('rejected', { name }), undoable),
      }),
    reopen: () =>
      mutate({
        send: () => call(reopenCandidateEndpoint, { params }),
        shown: reopenedState(candidate),
        failed: t('reopenFailed'),
        onDone: () => toast.success(t(candidate.status === 'HIRED' ? 'unhired' : 'reopened', { name })),
      }),
    sendLink: () =>
      mutate({
        send: () => call(sendInterviewLinkEndpoint, { params }),
        shown: { status: 'PENDING', group: 'not-completed' },
        failed: t('sendLinkFailed'),
        onDone: () => toast.success(t('linkSent', { name })),
      }),
    recordOutcome: (outcome: Outcome, reason: string) =>
      mutate({
        send: () =>
          call(recordOutcomeEndpoint, { params, body: reason === '' ? { outcome } : { outcome, reason } }),
        shown: stateAfter(outcome),
        failed: tOutcome('outcomeFailed'),
        onDone: () => toast.success(tOutcome('outcomeRecorded')),
      }),
    reveal: (reason: string) =>
      mutate({
        send: () => call(revealCandidateEndpoint, { params, body: { reason } }),
        shown: {},
        failed: t('revealFailed'),
      }),
  }
}
export type Decisions = ReturnType<typeof useDecisions>
