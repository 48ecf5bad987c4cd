import { CalendarClock, ExternalLink, MapPin, MessageSquareText, Video } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { localeOf } from '#contract/languages.ts'
import { RadioGroup } from '#ui/components/choice-group.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useHydrated } from '#ui/layout/use-hydrated.ts'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { InvitationPage } from '../contract/reply.ts'
import { clockText, readersZone, sameClock, spanText, zoneCity } from './meeting-times.ts'
import { ReplyActions } from './reply-actions.tsx'
import { replyTexts } from './reply-texts.ts'

type ReplyInvitationProps = {
  invitation: InvitationPage
  token: string
  onChange: (invitation: InvitationPage) => void
  onExpired: () => void
}

/** Who invites, when and where, and the candidate's answer. */
export function ReplyInvitation({ invitation, token, onChange, onExpired }: ReplyInvitationProps) {
  const t = useTexts(replyTexts)
  const { company, jobTitle, firstName, customMessage, startsAt, proposedTimes } = invitation
  const [picked, setPicked] = useState<string>()
  const [missing, setMissing] = useState(false)
  const details = useRef<HTMLDivElement>(null)
  const askForTime = () => {
    setMissing(true)
    details.current?.querySelector<HTMLElement>('input[type=radio]')?.focus()
  }
  const stillFree = proposedTimes.find((time) => time === picked)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4">
      <div className="mx-auto grid max-w-xl grid-cols-1 gap-6 py-8 sm:py-12">
        <header>
          <h1 className="text-2xl font-semibold wrap-anywhere text-ink sm:text-3xl">
            {t('title', { company })}
          </h1>
          <p className="mt-2 text-ink-soft wrap-anywhere">{t('hello', { firstName, company, jobTitle })}</p>
        </header>
        <div ref={details} className="grid gap-5 rounded-xl border border-line bg-surface p-5 shadow-xs">
          {startsAt === null ? (
            <ProposedTimes
              invitation={invitation}
              picked={stillFree}
              error={missing && !stillFree ? t('chooseTime') : undefined}
              onPick={setPicked}
            />
          ) : (
            <Detail Icon={CalendarClock} name={t('when')}>
              <FixedTime invitation={invitation} startsAt={startsAt} />
            </Detail>
          )}
          <Where invitation={invitation} />
          {customMessage !== '' && (
            <Detail Icon={MessageSquareText} name={t('message', { company })}>
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {customMessage}
              </p>
            </Detail>
          )}
        </div>
        <ReplyActions
          invitation={invitation}
          token={token}
          picked={startsAt ?? stillFree ?? null}
          onMissing={askForTime}
          onChange={onChange}
          onExpired={onExpired}
        />
      </div>
    </div>
  )
}

type DetailProps = { Icon: typeof Video; name: string; children: ReactNode }

const Detail = ({ Icon, name, children }: DetailProps) => (
  <section className="flex items-start gap-3">
    <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" />
    <div className="min-w-0 flex-1">
      <h2 className="text-sm font-medium text-ink-faint">{name}</h2>
      {children}
    </div>
  </section>
)

/** The reader's zone; the server does not know it and writes the meeting's. */
function useReadersZone(timeZone: string): string {
  return useHydrated() ? readersZone() : timeZone
}

function FixedTime({ invitation, startsAt }: { invitation: InvitationPage; startsAt: string }) {
  const t = useTexts(replyTexts)
  const locale = localeOf(useLanguage())
  const { timeZone, durationMinutes: minutes } = invitation
  const reader = useReadersZone(timeZone)
  return (
    <>
      <p className="text-lg font-semibold text-ink">
        <time dateTime={startsAt}>{spanText({ startsAt, minutes, timeZone: reader, locale })}</time>
      </p>
      <p className="text-sm text-ink-soft">
        {t('minutes', { count: minutes })} · {zoneCity(reader, locale)}
      </p>
      {!sameClock(startsAt, timeZone, reader) && (
        <p className="text-sm text-ink-soft">
          {t('there', {
            time: clockText(startsAt, timeZone, reader, locale),
            zone: zoneCity(timeZone, locale),
          })}
        </p>
      )}
    </>
  )
}

type ProposedTimesProps = {
  invitation: InvitationPage
  picked: string | undefined
  error: string | undefined
  onPick: (time: string) => void
}

function ProposedTimes({ invitation, picked, error, onPick }: ProposedTimesProps) {
  const t = useTexts(replyTexts)
  const locale = localeOf(useLanguage())
  const { timeZone, durationMinutes: minutes, proposedTimes } = invitation
  const reader = useReadersZone(timeZone)
  if (proposedTimes.length === 0) return <Notice>{t('noTimes')}</Notice>
  return (
    <RadioGroup
      legend={t('whenProposed')}
      hint={t('zoneHint', { zone: zoneCity(reader, locale) })}
      error={error}
      choices={proposedTimes.map((startsAt) => ({
        value: startsAt,
        label: spanText({ startsAt, minutes, timeZone: reader, locale }),
        hint: sameClock(startsAt, timeZone, reader)
          ? undefined
          : t('there', {
              time: clockText(startsAt, timeZone, reader, locale),
              zone: zoneCity(timeZone, locale),
            }),
      }))}
      value={picked}
      onChange={onPick}
    />
  )
}

function Where({ invitation: { interviewType, interviewPlace } }: { invitation: InvitationPage }) {
  const t = useTexts(replyTexts)
  if (interviewType === 'IN_PERSON')
    return (
      <Detail Icon={MapPin} name={t('where')}>
        <p className="font-medium text-ink">{t('inPerson')}</p>
        <address className="whitespace-pre-line not-italic text-ink-soft wrap-anywhere">
          <bdi>{interviewPlace}</bdi>
        </address>
      </Detail>
    )
  return (
    <Detail Icon={Video} name={t('where')}>
      <p className="font-medium text-ink">{t('online')}</p>
      {/^https?:\/\//i.test(interviewPlace) ? (
        <a
          href={interviewPlace}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-start gap-1.5 text-accent-ink underline underline-offset-2 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {interviewPlace}
          <ExternalLink aria-hidden className="mt-1 size-3.5 shrink-0 pointer-coarse:mt-0" />
          <span className="sr-only">{t('newTab')}</span>
        </a>
      ) : (
        <p className="wrap-anywhere">{interviewPlace}</p>
      )}
    </Detail>
  )
}
