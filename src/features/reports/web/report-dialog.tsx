import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { CandidateId } from '#contract/ids.ts'
import { DocumentFrame } from '#features/interviews/web/document-frame.tsx'
import { call } from '#ui/api/call.ts'
import { fetchFile } from '#ui/api/fetch-file.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { openReportEndpoint } from '../contract/candidate-report.ts'
import { reportDialogTexts } from './report-dialog-texts.ts'

type ReportDialogProps = { candidateId: CandidateId; name: string; onClose: () => void }

const maxPages = 8

/** A report, drawn in a sandboxed frame, and to download. */
export function ReportDialog({ candidateId, name, onClose }: ReportDialogProps) {
  const t = useTexts(reportDialogTexts)
  const [isDrawable, setDrawable] = useState(true)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['report-file', candidateId],
    // A report that was made again has the same key.
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { viewUrl } = await call(openReportEndpoint, { params: { candidateId }, signal })
      return fetchFile(viewUrl, signal)
    },
  })
  const title = t('title', { name })
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={onClose}
      footer={<DownloadButton candidateId={candidateId} />}
    >
      {error ? (
        <ErrorState title={t('loadFailed')} level={3} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Loading label={t('loading')}>
          <Skeleton className="h-[70dvh] w-full rounded-xl" />
        </Loading>
      ) : isDrawable ? (
        <DocumentFrame
          isPicture={false}
          file={data}
          title={title}
          maxPages={maxPages}
          onFailed={() => setDrawable(false)}
        />
      ) : (
        <Notice tone="info">{t('notDrawn')}</Notice>
      )}
    </Dialog>
  )
}

/** Asks for a fresh link at each click: a link works for five minutes. */
function DownloadButton({ candidateId }: Pick<ReportDialogProps, 'candidateId'>) {
  const t = useTexts(reportDialogTexts)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(openReportEndpoint, { params: { candidateId } }),
    onSuccess: ({ downloadUrl }) => window.location.assign(downloadUrl),
    onError: () => toast.error(t('downloadFailed')),
  })
  return (
    <Button icon={<Download aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {t('download')}
    </Button>
  )
}
