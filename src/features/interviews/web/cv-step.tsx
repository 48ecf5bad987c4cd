import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { ChatBubble } from '#ui/components/chat-bubble.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ChatProps } from './chat.tsx'
import { CvUpload } from './cv-upload.tsx'
import { lastStepTexts } from './last-step-texts.ts'
import { interviewTexts } from './texts.ts'
import { cvProblem, useCvUpload } from './use-cv-upload.ts'

type CvStepProps = Pick<ChatProps, 'state' | 'token' | 'client' | 'endWith' | 'onChange' | 'onCompleted'> & {
  /** Shown after an answer: takes the focus. */
  fresh: boolean
}

/** The CV is uploaded when it is chosen; then the application can be submitted. It may also follow later. */
export function CvStep(props: CvStepProps) {
  const { state, token, client, endWith, onChange, fresh } = props
  const t = useTexts(lastStepTexts)
  const say = useTexts(interviewTexts)
  const { cv } = state
  const root = useRef<HTMLDivElement>(null)
  const sent = useCvUpload({
    send: (file, onProgress) => client.sendCv(token, file, onProgress),
    endWith,
    onSaved: (saved) => onChange((last) => ({ ...last, cv: saved })),
  })
  const submitted = useSubmit(props, sent.refuse)
  const later = useSendLater(props)
  useEffect(() => {
    if (fresh) root.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }, [fresh])
  const isSaved = cv !== null && !sent.file && !sent.preparing
  return (
    <div
      ref={root}
      className="mt-5 flex animate-enter flex-col gap-4 rounded-2xl border border-line bg-surface p-4 shadow-xs sm:p-5"
    >
      <CvUpload
        sent={sent}
        cv={cv}
        disabled={submitted.submitting || later.sending}
        received={t('cvReceived')}
      />
      {submitted.failed && <SubmitFailed />}
      {isSaved ? (
        <Button size="lg" busy={submitted.submitting} busyLabel={t('submitting')} onClick={submitted.submit}>
          {submitted.failed ? say('tryAgain') : t('submit')}
        </Button>
      ) : (
        !sent.file && !sent.preparing && <SendLater {...later} />
      )}
    </div>
  )
}

/** The answers are submitted now, and the CV by the same link. */
function SendLater({ sending, failed, send }: ReturnType<typeof useSendLater>) {
  const t = useTexts(lastStepTexts)
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4 text-sm text-ink-soft">
      <p>{t('cvLaterText')}</p>
      <Button variant="secondary" size="sm" busy={sending} busyLabel={t('submitting')} onClick={send}>
        {t('cvLater')}
      </Button>
      <p role="alert" className="text-danger-ink empty:hidden">
        {failed ? t('cvLaterFailed') : ''}
      </p>
    </div>
  )
}

function useSendLater({ token, client, endWith, onChange }: CvStepProps) {
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const sendLater = async () => {
    setSending(true)
    setFailed(false)
    try {
      await client.sendCvLater(token)
      onChange((last) => ({ ...last, cvAwaited: true }))
    } catch (error) {
      if (!endWith(error)) setFailed(true)
    } finally {
      setSending(false)
    }
  }
  return { sending, failed, send: () => void sendLater() }
}

function useSubmit(
  { state, token, client, endWith, onChange, onCompleted }: CvStepProps,
  refuse: (text: string) => void,
) {
  const t = useTexts(lastStepTexts)
  const [submitting, setSubmitting] = useState(false)
  const [failed, setFailed] = useState(false)
  const underWay = useRef(false)
  const submit = async () => {
    if (underWay.current) return
    underWay.current = true
    setSubmitting(true)
    setFailed(false)
    try {
      await client.complete(token, state.consentVersion)
      onCompleted()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      const aboutCv = cvProblem(code, t)
      if (aboutCv || code === 'CV_MISSING') {
        onChange((last) => ({ ...last, cv: null }))
        refuse(aboutCv ?? t('cvNotSent'))
      } else if (!endWith(error)) setFailed(true)
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }
  return { submit: () => void submit(), submitting, failed }
}

function SubmitFailed() {
  const t = useTexts(lastStepTexts)
  const say = useTexts(interviewTexts)
  const { contactEmail } = useSiteConfig()
  return (
    <div role="alert">
      <ChatBubble side="start" author={say('interviewer')} fresh>
        {t('submitFailed')}{' '}
        <a href={`mailto:${contactEmail}`} className={linkStyle}>
          {say('contactSupport')}
        </a>
      </ChatBubble>
    </div>
  )
}
