import type { CandidateId } from '#contract/ids.ts'
import { Card } from '#ui/components/card.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { MeetingPlace, MeetingTimes, PhaseBadge, ReplyBadge, ReplyMessage } from './interview-card.tsx'
import { interviewsTexts } from './interviews-texts.ts'
import { phaseOf } from './interviews-view.ts'
import { MeetingActions } from './meeting-actions.tsx'
import { useInvitations } from './use-invitations.ts'

type CandidateMeetingsProps = { candidateId: CandidateId }

/** A candidate's meetings on their page; nothing while there was none. */
export function CandidateMeetings({ candidateId }: CandidateMeetingsProps) {
  const t = useTexts(interviewsTexts)
  const { data, isError, isFetching, refetch } = useInvitations({ candidateId })
  if (isError && !data)
    return <ErrorState title={t('ofCandidateFailed')} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data || data.length === 0) return null
  const now = new Date()
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{t('ofCandidate', { count: data.length })}</h2>
      <ul className="grid gap-3">
        {data.map((invitation) => {
          const phase = phaseOf(invitation, now)
          return (
            <Card as="li" padding="sm" key={invitation.interviewInvitation.id}>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
                <MeetingTimes invitation={invitation} />
                <p className="min-w-0">
                  <MeetingPlace {...invitation.interviewInvitation} />
                </p>
                <div className="flex flex-wrap gap-2">
                  <PhaseBadge phase={phase} />
                  <ReplyBadge invitation={invitation} phase={phase} />
                </div>
                <div className="flex flex-wrap gap-2 empty:hidden @3xl:ms-auto print:hidden">
                  <MeetingActions onCandidatePage invitation={invitation} phase={phase} />
                </div>
              </div>
              <ReplyMessage invitation={invitation} />
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
