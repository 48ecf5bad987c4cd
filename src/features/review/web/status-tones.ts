import type { CandidateStatus } from '#features/candidates/contract/candidates.ts'
import type { BadgeTone } from '#ui/components/badge.tsx'

export const statusTones: Readonly<Record<CandidateStatus, BadgeTone>> = {
  PENDING: 'neutral',
  ACCEPTED: 'accent',
  REJECTED: 'danger',
  UNDER_REVIEW: 'notice',
  WITHDRAWN: 'neutral',
  HIRED: 'accent',
}
