import { FileClock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ChatProps } from './chat.tsx'
import { CvUpload } from './cv-upload.tsx'
import { lastStepTexts } from './last-step-texts.ts'
import { useCvUpload } from './use-cv-upload.ts'

type Props = Pick<ChatProps, 'state' | 'token' | 'client' | 'endWith' | 'onCompleted'>

/** The answers are submitted; the application completes by itself when the CV comes. */
export function CvAwaitedScreen({ state, token, client, endWith, onCompleted }: Props) {
  const t = useTexts(lastStepTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  const sent = useCvUpload({
    send: (file, onProgress) => client.sendCv(token, file, onProgress),
    endWith,
    onSaved: onCompleted,
  })
  const { companyName } = state
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4">
      <div className="mx-auto flex max-w-lg flex-col py-10">
        <span className="mb-6 grid size-16 place-items-center self-center rounded-full bg-accent-soft text-accent-ink">
          <FileClock aria-hidden className="size-8" strokeWidth={1.75} />
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-center text-2xl font-semibold break-words text-ink outline-none sm:text-3xl"
        >
          {t('awaitedTitle')}
        </h1>
        <p className="mt-3 text-center text-ink-soft">{t('awaitedText', { companyName })}</p>
        <div className="mt-8 flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 shadow-xs sm:p-5">
          <CvUpload sent={sent} cv={null} received={t('cvReceived')} />
        </div>
        <p className="mt-4 text-center text-sm text-ink-soft">{t('awaitedLink')}</p>
      </div>
    </div>
  )
}
