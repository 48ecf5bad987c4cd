import { useEffect, useRef, useState } from 'react'
import type { TranslatorOf } from '#contract/texts/translator.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { ChatBubble } from '#ui/components/chat-bubble.tsx'
import { FileDrop } from '#ui/components/file-drop.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { maxCvBytes } from '../contract/limits.ts'
import type { ChatProps } from './chat.tsx'
import type { SavedCv } from './interview-client.ts'
import { interviewTexts } from './texts.ts'

type CvStepProps = Pick<ChatProps, 'state' | 'token' | 'client' | 'endWith' | 'onChange' | 'onCompleted'> & {
  /** Shown after an answer: takes the focus. */
  fresh: boolean
}

/** The CV is uploaded when it is chosen; then the application can be submitted. */
export function CvStep(props: CvStepProps) {
  const { state, fresh } = props
  const t = useTexts(interviewTexts)
  const { cv } = state
  const root = useRef<HTMLDivElement>(null)
  const sent = useCvUpload(props)
  const submitted = useSubmit(props, sent.refuse)
  useEffect(() => {
    if (fresh) root.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }, [fresh])
  const shown = sent.file ?? (cv ? { name: cv.fileName, size: cv.size } : null)
  const choose = (file: File) => {
    void sent.choose(file)
    // Choosing the same file again, shortened, must fire a change event.
    const input = root.current?.querySelector('input')
    if (input) input.value = ''
  }
  return (
    <div
      ref={root}
      className="mt-5 flex animate-enter flex-col gap-4 rounded-2xl border border-line bg-surface p-4 shadow-xs sm:p-5"
    >
      <FileDrop
        label={t('cvTitle')}
        file={shown}
        onChoose={choose}
        accept=".pdf,.doc,.docx"
        hint={cv && !sent.file ? t('cvReplace') : t('cvHint')}
        error={sent.error ?? undefined}
        progress={sent.share === null ? undefined : sent.share * 100}
        progressLabel={sent.share === 1 ? t('cvChecking') : t('cvUploading')}
        disabled={submitted.submitting}
      />
      {sent.retry && (
        <Button variant="secondary" onClick={sent.retry} className="self-start">
          {t('tryAgain')}
        </Button>
      )}
      <p role="status" className="text-sm font-medium text-accent-ink empty:hidden">
        {cv && !sent.file ? t('cvReceived') : ''}
      </p>
      {submitted.failed && <SubmitFailed />}
      {cv && !sent.file && (
        <Button size="lg" busy={submitted.submitting} busyLabel={t('submitting')} onClick={submitted.submit}>
          {submitted.failed ? t('tryAgain') : t('submit')}
        </Button>
      )}
    </div>
  )
}

type Translator = TranslatorOf<typeof interviewTexts>

/** What the page says of a refused CV; undefined for another refusal. */
function cvProblem(code: string, t: Translator): string | undefined {
  const key = `cvProblem.${code === 'TOO_LARGE' ? 'FILE_TOO_LARGE' : code}`
  return Object.hasOwn(interviewTexts.messages, key) ? t(key as 'cvProblem.FILE_TOO_LARGE') : undefined
}

function useCvUpload({ token, client, endWith, onChange }: CvStepProps) {
  const t = useTexts(interviewTexts)
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [failed, setFailed] = useState<File | null>(null)
  const newest = useRef<File | null>(null)
  const keep = (cv: SavedCv | null) => onChange((last) => ({ ...last, cv }))
  const refuse = (text: string | null) => {
    setFile(null)
    setShare(null)
    setError(text)
  }
  const choose = async (chosen: File) => {
    newest.current = chosen
    setFailed(null)
    if (chosen.size > maxCvBytes) return refuse(t('cvProblem.FILE_TOO_LARGE'))
    setFile(chosen)
    setError(null)
    setShare(0)
    // A newer choice overrides this one.
    const isNewest = () => newest.current === chosen
    try {
      const cv = await client.sendCv(token, chosen, (sent) => isNewest() && setShare(sent))
      if (!isNewest()) return
      refuse(null)
      keep(cv)
    } catch (reason) {
      if (!isNewest() || endWith(reason)) return
      const known = reason instanceof ApiError ? cvProblem(reason.code, t) : undefined
      if (!known) setFailed(chosen)
      refuse(known ?? t('cvNotSent'))
    }
  }
  return { file, share, error, choose, refuse, retry: failed ? () => void choose(failed) : null }
}

function useSubmit(
  { state, token, client, endWith, onChange, onCompleted }: CvStepProps,
  refuse: (text: string) => void,
) {
  const t = useTexts(interviewTexts)
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
  const t = useTexts(interviewTexts)
  const { contactEmail } = useSiteConfig()
  return (
    <div role="alert">
      <ChatBubble side="start" author={t('interviewer')} fresh>
        {t('submitFailed')}{' '}
        <a href={`mailto:${contactEmail}`} className={linkStyle}>
          {t('contactSupport')}
        </a>
      </ChatBubble>
    </div>
  )
}
