import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, EyeOff, FileX2 } from 'lucide-react'
import { useState } from 'react'
import type { CandidateId } from '#contract/ids.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { fetchFile } from '#ui/api/fetch-file.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { maxCvPages } from '../contract/limits.ts'
import { type CvKind, getCvEndpoint } from '../contract/transcript.ts'
import { cvTexts } from './cv-texts.ts'
import { DocumentFrame } from './document-frame.tsx'

type CvPaneProps = { candidateId: CandidateId }

/** A candidate's CV: a PDF or a picture drawn in a sandboxed frame, the text of any file, and the file to download. */
export function CvPane({ candidateId }: CvPaneProps) {
  const t = useTexts(cvTexts)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['cv', candidateId],
    // Each opening is in the audit log.
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const { url, kind, text } = await call(getCvEndpoint, { params: { candidateId }, signal })
      return { kind, text, file: isWord(kind) ? null : await fetchFile(url, signal) }
    },
  })
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'NOT_FOUND')
    return (
      <EmptyState title={t('none')} level={3} icon={<FileX2 aria-hidden />}>
        {t('noneMore')}
      </EmptyState>
    )
  if (code === 'HIDDEN')
    return (
      <EmptyState title={t('hidden')} level={3} icon={<EyeOff aria-hidden />}>
        {error?.message}
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState title={t('failed')} level={3} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      {data ? (
        <CvViews {...data} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton className="h-[70dvh] w-full rounded-xl" />
        </Loading>
      )}
      <DownloadButton candidateId={candidateId} />
    </div>
  )
}

const isWord = (kind: CvKind) => kind === 'doc' || kind === 'docx'

type CvContent = {
  kind: CvKind
  /** To draw; null for a Word file. */
  file: ArrayBuffer | null
  text: string | null
}

function CvViews({ kind, file, text }: CvContent) {
  const t = useTexts(cvTexts)
  const [isDrawable, setDrawable] = useState(true)
  const isPicture = !isWord(kind) && kind !== 'pdf'
  const frame = file && isDrawable && (
    <DocumentFrame
      file={file}
      isPicture={isPicture}
      title={t('title')}
      maxPages={maxCvPages}
      onFailed={() => setDrawable(false)}
    />
  )
  if (isPicture)
    return (
      <>
        <Notice tone="info">{t('picture')}</Notice>
        {frame || <p className="text-ink-soft">{t('pictureNotDrawn')}</p>}
      </>
    )
  const plain = <CvText>{text}</CvText>
  if (!frame)
    return (
      <>
        {text !== null && <Notice tone="info">{t(file ? 'notDrawn' : 'wordFile')}</Notice>}
        {plain}
      </>
    )
  if (!text)
    return (
      <>
        <Notice tone="info">{t(text === null ? 'noText' : 'scan')}</Notice>
        {frame}
      </>
    )
  return (
    <Tabs
      label={t('views')}
      tabs={[
        { id: 'pages', label: t('pages'), content: frame },
        { id: 'text', label: t('text'), content: plain },
      ]}
    />
  )
}

function CvText({ children }: { children: string | null }) {
  const t = useTexts(cvTexts)
  if (!children) return <p className="text-ink-soft">{t('noText')}</p>
  return (
    <section
      aria-label={t('text')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      dir="auto"
      className="max-h-[70dvh] overflow-y-auto rounded-xl border border-line bg-surface px-4 py-4 text-sm break-words whitespace-pre-wrap text-ink sm:px-5"
    >
      {children}
    </section>
  )
}

/** Asks for a fresh link at each click: a link works for five minutes. */
function DownloadButton({ candidateId }: CvPaneProps) {
  const t = useTexts(cvTexts)
  const download = useMutation({
    mutationFn: () => call(getCvEndpoint, { params: { candidateId } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: () => toast.error(t('failed')),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden />}
      busy={download.isPending}
      onClick={() => download.mutate()}
      className="justify-self-start print:hidden"
    >
      {t('download')}
    </Button>
  )
}
