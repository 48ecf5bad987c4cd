import { Card } from '#ui/components/card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Invitation } from '../contract/invitations.ts'
import { interviewsTexts } from './interviews-texts.ts'
import { OutcomeButton } from './meeting-actions.tsx'
import { readersZone, spanText } from './meeting-times.ts'

const askedAtOnce = 3

/** The meetings whose time has passed without a recorded outcome. */
export function AwaitingOutcome({ waiting }: { waiting: readonly Invitation[] }) {
  const t = useTexts(interviewsTexts)
  return (
    <Card
      as="section"
      padding="sm"
      aria-labelledby="awaiting"
      className="border-notice-line! bg-notice-soft!"
    >
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
              <span className="font-medium">{invitation.candidateFullName}</span>
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
    </Card>
  )
}

const when = ({ meeting: { startsAt, durationMinutes } }: Invitation) =>
  startsAt && spanText({ startsAt, minutes: durationMinutes, timeZone: readersZone() })
