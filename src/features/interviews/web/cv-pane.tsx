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
import { getCvEndpoint } from '../contract/transcript.ts'
import { cvTexts } from './cv-texts.ts'
import { PdfFrame } from './pdf-frame.tsx'

type CvPaneProps = { candidateId: CandidateId }

/** A candidate's CV: a PDF drawn in a sandboxed frame, the text of any file, and the file to download. */
export function CvPane({ candidateId }: CvPaneProps) {
  const t = useTexts(cvTexts)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['cv', candidateId],
    // Each opening is in the audit log.
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const { url, kind, text } = await call(getCvEndpoint, { params: { candidateId }, signal })
      return { text, pdf: kind === 'pdf' ? await fetchFile(url, signal) : null }
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

type CvContent = { pdf: ArrayBuffer | null; text: string | null }

function CvViews({ pdf, text }: CvContent) {
  const t = useTexts(cvTexts)
  const [isDrawable, setDrawable] = useState(true)
  const plain = <CvText>{text}</CvText>
  if (!pdf || !isDrawable)
    return (
      <>
        {text !== null && <Notice tone="info">{t(pdf ? 'notDrawn' : 'wordFile')}</Notice>}
        {plain}
      </>
    )
  const drawn = (
    <PdfFrame pdf={pdf} title={t('title')} maxPages={maxCvPages} onFailed={() => setDrawable(false)} />
  )
  return (
    <Tabs
      label={t('views')}
      tabs={[
        { id: 'pages', label: t('pages'), content: drawn },
        { id: 'text', label: t('text'), content: plain },
      ]}
    />
  )
}

function CvText({ children }: { children: string | null }) {
  const t = useTexts(cvTexts)
  if (children === null) return <p className="text-ink-soft">{t('noText')}</p>
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
