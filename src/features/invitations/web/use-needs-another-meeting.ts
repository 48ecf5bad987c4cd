import type { CandidateId } from '#contract/ids.ts'
import { phaseOf } from './interviews-view.ts'
import { useInvitations } from './use-invitations.ts'

/** Whether an invited candidate has no meeting to come. */
export function useNeedsAnotherMeeting(candidateId: CandidateId, invited: boolean): boolean {
  const { data } = useInvitations({ candidateId }, invited)
  const now = new Date()
  return invited && data?.every((one) => phaseOf(one, now) !== 'upcoming') === true
}
