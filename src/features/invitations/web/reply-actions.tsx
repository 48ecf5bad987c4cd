import { CalendarPlus } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CallOf } from '#contract/endpoint.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { useKeptFocus } from '#ui/components/use-kept-focus.ts'
import { keptFields } from '#ui/texts/kept-fields.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { invitationLimits } from '../contract/limits.ts'
import type {
  getInvitationByLinkEndpoint,
  InvitationPage,
  replyToInvitationEndpoint,
} from '../contract/reply.ts'
import { replyTexts } from './reply-texts.ts'

const reading = routeOf<typeof getInvitationByLinkEndpoint>({
  method: 'GET',
  path: '/api/invitation-links/:token',
})
const replying = routeOf<typeof replyToInvitationEndpoint>({
  method: 'POST',
  path: '/api/invitation-links/:token/reply',
})

type Reply = CallOf<typeof replyToInvitationEndpoint>['body']['reply']
/** Replies that a message may go with; the names of their fields. */
const withMessage = ['declined', 'another-time'] as const
type WithMessage = (typeof withMessage)[number]
type Failure = 'changed' | 'taken' | 'failed' | 'busy'

type ReplyActionsProps = {
  invitation: InvitationPage
  token: string
  /** The fixed time, or the one that was picked; null while there is none. */
  picked: string | null
  /** A time has to be picked first. */
  onMissing: () => void
  onChange: (invitation: InvitationPage) => void
  onExpired: () => void
}

/** Accepts, declines or asks for another time. */
export function ReplyActions(props: ReplyActionsProps) {
  const { invitation, token, picked, onMissing } = props
  const t = useTexts(replyTexts)
  const { company, startsAt, proposedTimes, reply, sequence } = invitation
  const [asked, setAsked] = useState<WithMessage | null>(null)
  const { busy, failure, send } = useReply(props)
  useEffect(() => setAsked(withMessage.find((one) => keptFields()[one] !== undefined) ?? null), [])
  const section = useRef<HTMLElement>(null)
  useKeptFocus(section)
  const sendAndClose = async (wanted: Reply, message: string) => {
    if (await send(wanted, message)) setAsked(null)
  }
  const accept = () => (picked === null ? onMissing() : void sendAndClose('accepted', ''))
  const accepted = reply === 'accepted' && startsAt !== null
  const canAccept = !accepted && (startsAt !== null || proposedTimes.length > 0)
  return (
    <section ref={section} tabIndex={-1} aria-label={t('yourReply')} className="grid gap-4 outline-none">
      <div role="status" className="grid gap-3 empty:hidden">
        {reply === 'none' && sequence > 0 && <Notice>{t('moved', { company })}</Notice>}
        {(reply === 'another-time' || accepted) && (
          <Notice tone="success" title={t(`replied.${accepted ? 'accepted' : 'another-time'}`, { company })}>
            {t(accepted ? 'canChange' : 'canStillAccept')}
          </Notice>
        )}
      </div>
      {failure !== null && (
        <div role="alert">
          <Notice tone={failure === 'changed' || failure === 'taken' ? 'warning' : 'danger'}>
            {t(failure)}
          </Notice>
        </div>
      )}
      {asked !== null ? (
        <MessageForm
          key={asked}
          asked={asked}
          company={company}
          busy={busy}
          onBack={() => setAsked(null)}
          onSend={(message) => void sendAndClose(asked, message)}
        />
      ) : (
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {canAccept && (
            <Button size="lg" busy={busy} busyLabel={t('sending')} onClick={accept} className="sm:flex-1">
              {t(startsAt === null ? 'acceptTime' : 'accept')}
            </Button>
          )}
          {accepted && <CalendarLink token={token} />}
          <Button variant="secondary" disabled={busy} onClick={() => setAsked('another-time')}>
            {t('another')}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => setAsked('declined')}>
            {t('decline')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Downloads the meeting as a calendar file. */
function CalendarLink({ token }: { token: string }) {
  const t = useTexts(replyTexts)
  return (
    <Button
      as="link"
      variant="secondary"
      download
      href={`/api/invitation-links/${encodeURIComponent(token)}/calendar`}
      icon={<CalendarPlus aria-hidden />}
    >
      {t('calendar')}
    </Button>
  )
}

type MessageFormProps = {
  asked: WithMessage
  company: string
  busy: boolean
  onBack: () => void
  onSend: (message: string) => void
}

function MessageForm({ asked, company, busy, onBack, onSend }: MessageFormProps) {
  const t = useTexts(replyTexts)
  const [message, setMessage] = useState(() => keptFields()[asked] ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isDecline = asked === 'declined'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSend(message.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field
        label={isDecline ? t('declineLabel', { company }) : t('anotherLabel')}
        hint={isDecline ? undefined : t('anotherHint')}
        optional={t('optional')}
      >
        <TextArea
          ref={field}
          name={asked}
          rows={3}
          counter
          maxLength={invitationLimits.replyMessage}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" variant={isDecline ? 'danger' : 'primary'} busy={busy} busyLabel={t('sending')}>
          {t(isDecline ? 'declineSend' : 'anotherSend')}
        </Button>
      </div>
    </form>
  )
}

const failures: Readonly<Record<string, Failure>> = {
  CHANGED_MEANWHILE: 'changed',
  NOT_OPEN: 'changed',
  TIME_TAKEN: 'taken',
  TOO_MANY_REQUESTS: 'busy',
}

/** Sends a reply; after a change meanwhile the page shows the invitation as it is now. */
function useReply({ invitation, token, picked, onChange, onExpired }: ReplyActionsProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const fail = async (error: unknown) => {
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'EXPIRED_LINK') return onExpired()
    const found = failures[code] ?? 'failed'
    if (found === 'changed' || found === 'taken')
      await call(reading, { params: { token } }).then(onChange, () => undefined)
    setFailure(found)
  }
  /** Whether it arrived. */
  const send = async (reply: Reply, message: string): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      const time = reply === 'accepted' && picked !== null ? { time: picked } : {}
      const body = { reply, message, sequence: invitation.sequence, ...time }
      onChange(await call(replying, { params: { token }, body }))
      return true
    } catch (error) {
      await fail(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, send }
}
