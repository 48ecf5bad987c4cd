import { Card } from '#ui/components/card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Invitation } from '../contract/invitations.ts'
import { interviewsTexts } from './interviews-texts.ts'
import { OutcomeButton } from './meeting-actions.tsx'
import { readersZone, spanText } from './meeting-times.ts'

const askedAtOnce = 3

/** The meetings whose time has passed without a recorded outcome. */
export function AwaitingOutcome({ waiting }: { waiting: readonly Invitation[] }) {
  const [first, ...others] = waiting
  return (
    <Card
      as="section"
      padding="sm"
      aria-labelledby="awaiting"
      className="border-notice-line! bg-notice-soft!"
    >
      {first && others.length === 0 ? <OneMeeting invitation={first} /> : <Meetings waiting={waiting} />}
    </Card>
  )
}

/** A row but on phones. */
function OneMeeting({ invitation }: { invitation: Invitation }) {
  const t = useTexts(interviewsTexts)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1 sm:flex-1">
        <h2 id="awaiting" className="font-semibold text-ink">
          {t('awaiting', { count: 1 })}
        </h2>
        <p className="max-w-prose basis-full text-sm text-ink-soft sm:sr-only">{t('awaitingText')}</p>
        <p className="min-w-0 text-sm wrap-anywhere max-sm:mt-2">
          <bdi className="font-medium">{invitation.candidateFullName}</bdi>{' '}
          <span className="text-ink-soft max-sm:block sm:ms-3">{when(invitation)}</span>
        </p>
      </div>
      <OutcomeButton invitation={invitation} variant="primary" />
    </div>
  )
}

function Meetings({ waiting }: { waiting: readonly Invitation[] }) {
  const t = useTexts(interviewsTexts)
  return (
    <>
      <h2 id="awaiting" className="font-semibold text-ink">
        {t('awaiting', { count: waiting.length })}
      </h2>
      <p className="mt-0.5 max-w-prose text-sm text-ink-soft">{t('awaitingText')}</p>
      <ul className="mt-3 divide-y divide-notice-line">
        {waiting.slice(0, askedAtOnce).map((invitation, at) => (
          <li
            key={invitation.interviewInvitation.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <p className="min-w-0 text-sm wrap-anywhere">
              <bdi className="font-medium">{invitation.candidateFullName}</bdi>
              <span className="block text-ink-soft">{when(invitation)}</span>
            </p>
            <OutcomeButton invitation={invitation} variant={at === 0 ? 'primary' : 'secondary'} />
          </li>
        ))}
      </ul>
      {waiting.length > askedAtOnce && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('awaitingMore', { count: waiting.length - askedAtOnce })}
        </p>
      )}
    </>
  )
}

const when = ({ meeting: { startsAt, durationMinutes } }: Invitation) =>
  startsAt && spanText({ startsAt, minutes: durationMinutes, timeZone: readersZone() })
