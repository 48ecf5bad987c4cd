import { useEffect, useRef, useState } from 'react'
import { Spinner } from '#ui/components/spinner.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { cvTexts } from './cv-texts.ts'
import type { CvFrameState, CvToDraw } from './draw-cv.ts'

interface DocumentFrameProps {
  file: ArrayBuffer
  isPicture: boolean
  /** For screen readers. */
  title: string
  maxPages: number
  /** Called when the file cannot be drawn. */
  onFailed: () => void
}

/** A PDF or a picture, drawn. The frame's own policy keeps it from every origin, ours included; it gets the file by message. */
export function DocumentFrame({ file, isPicture, title, maxPages, onFailed }: DocumentFrameProps) {
  const t = useTexts(cvTexts)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const pageLabel = t('page')
  useEffect(() => {
    const listen = ({ source, data: state }: MessageEvent<CvFrameState>) => {
      const target = frame.current
      if (!target || source !== target.contentWindow) return
      if (state === 'ready') {
        const { backgroundColor: background } = getComputedStyle(target)
        // A frame without an origin can be addressed by `*` alone.
        target.contentWindow?.postMessage(
          { file, isPicture, background, pageLabel, maxPages } satisfies CvToDraw,
          '*',
        )
      }
      if (state === 'drawn') setDrawn(true)
      if (state === 'failed') onFailed()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [file, isPicture, pageLabel, maxPages, onFailed])
  return (
    <>
      {!isDrawn && <Spinner className="mb-3">{t('drawing')}</Spinner>}
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-scripts"
        src="/files/cv-frame"
        className="h-[70dvh] w-full rounded-xl border border-line bg-sunken print:hidden"
      />
    </>
  )
}
