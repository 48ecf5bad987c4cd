import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { ChatBubble } from '#ui/components/chat-bubble.tsx'
import { FileDrop } from '#ui/components/file-drop.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import type { interviewLimits } from '../contract.ts'
import type { ChatProps } from './chat.tsx'
import type { KeptCv } from './interview-client.ts'
import type { CvProblem, InterviewTexts } from './texts.ts'

const mostBytes: (typeof interviewLimits)['cvBytes'] = 3_670_016

type CvStepProps = Pick<
  ChatProps,
  'state' | 'token' | 'client' | 'texts' | 'endWith' | 'onChange' | 'onCompleted'
> & {
  /** Came after an answer: the focus comes along. */
  fresh: boolean
}

/** The CV goes up when it is chosen; once it is there the application can be submitted. */
export function CvStep(props: CvStepProps) {
  const { state, texts, fresh } = props
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
    // The same file, shortened and chosen again, must count as a choice.
    const input = root.current?.querySelector('input')
    if (input) input.value = ''
  }
  return (
    <div
      ref={root}
      className="mt-5 flex animate-enter flex-col gap-4 rounded-2xl border border-line bg-surface p-4 shadow-xs sm:p-5"
    >
      <FileDrop
        label={texts.cvTitle}
        file={shown}
        onChoose={choose}
        accept=".pdf,.doc,.docx"
        hint={cv && !sent.file ? texts.cvReplace : texts.cvHint}
        error={sent.error ?? undefined}
        progress={sent.share === null ? undefined : sent.share * 100}
        progressLabel={sent.share === 1 ? texts.cvChecking : texts.cvUploading}
        chooseLabel={texts.cvChoose}
        dropLabel={texts.cvDrop}
        disabled={submitted.submitting}
      />
      {sent.retry && (
        <Button variant="secondary" onClick={sent.retry} className="self-start">
          {texts.tryAgain}
        </Button>
      )}
      <p role="status" className="text-sm font-medium text-accent-ink empty:hidden">
        {cv && !sent.file ? texts.cvReceived : ''}
      </p>
      {submitted.failed && <SubmitFailed texts={texts} />}
      {cv && !sent.file && (
        <Button size="lg" busy={submitted.submitting} busyLabel={texts.submitting} onClick={submitted.submit}>
          {submitted.failed ? texts.tryAgain : texts.submit}
        </Button>
      )}
    </div>
  )
}

const cvProblem = (code: string, { cvProblems }: InterviewTexts): string | undefined =>
  cvProblems[(code === 'TOO_LARGE' ? 'FILE_TOO_LARGE' : code) as CvProblem]

function useCvUpload({ token, client, texts, endWith, onChange }: CvStepProps) {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [failed, setFailed] = useState<File | null>(null)
  const newest = useRef<File | null>(null)
  const keep = (cv: KeptCv | null) => onChange((last) => ({ ...last, cv }))
  const refuse = (text: string | null) => {
    setFile(null)
    setShare(null)
    setError(text)
  }
  const choose = async (chosen: File) => {
    newest.current = chosen
    setFailed(null)
    if (chosen.size > mostBytes) return refuse(texts.cvProblems.FILE_TOO_LARGE)
    setFile(chosen)
    setError(null)
    setShare(0)
    // A newer choice leaves the older one behind.
    const isNewest = () => newest.current === chosen
    try {
      const cv = await client.sendCv(token, chosen, (sent) => isNewest() && setShare(sent))
      if (!isNewest()) return
      refuse(null)
      keep(cv)
    } catch (reason) {
      if (!isNewest() || endWith(reason)) return
      const known = reason instanceof ApiError ? cvProblem(reason.code, texts) : undefined
      if (!known) setFailed(chosen)
      refuse(known ?? texts.cvNotSent)
    }
  }
  return { file, share, error, choose, refuse, retry: failed ? () => void choose(failed) : null }
}

function useSubmit(
  { token, client, texts, endWith, onChange, onCompleted }: CvStepProps,
  refuse: (text: string) => void,
) {
  const [submitting, setSubmitting] = useState(false)
  const [failed, setFailed] = useState(false)
  const underWay = useRef(false)
  const submit = async () => {
    if (underWay.current) return
    underWay.current = true
    setSubmitting(true)
    setFailed(false)
    try {
      await client.complete(token)
      onCompleted()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      const aboutCv = cvProblem(code, texts)
      if (aboutCv || code === 'CV_MISSING') {
        onChange((last) => ({ ...last, cv: null }))
        refuse(aboutCv ?? texts.cvNotSent)
      } else if (!endWith(error)) setFailed(true)
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }
  return { submit: () => void submit(), submitting, failed }
}

function SubmitFailed({ texts }: { texts: InterviewTexts }) {
  const { contactEmail } = useSiteConfig()
  return (
    <div role="alert">
      <ChatBubble side="start" author={texts.interviewer} fresh>
        {texts.submitFailed}{' '}
        <a href={`mailto:${contactEmail}`} className={linkStyle}>
          {texts.contactSupport}
        </a>
      </ChatBubble>
    </div>
  )
}
