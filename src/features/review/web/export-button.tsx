import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { canView } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { downloadFile } from '#ui/api/download-file.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { exportCandidatesEndpoint } from '../contract/candidates.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import type { ListQuery } from './list-view.ts'

const exporting = routeOf<typeof exportCandidatesEndpoint>({
  method: 'GET',
  path: '/api/candidates/job/:jobId/export',
  access: canView,
})

/** The candidates of the current filter as CSV. */
export function ExportButton({ jobId, query }: { jobId: JobId; query: ListQuery }) {
  const t = useTexts(dashboardTexts)
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(exporting, { params: { jobId }, query }, t('exportName')),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('exportFailed')),
  })
  return (
    <Button
      variant="secondary"
      aria-label={t(isPending ? 'exporting' : 'exportCsv')}
      title={t('exportCsv')}
      icon={<Download aria-hidden />}
      busy={isPending}
      onClick={() => mutate()}
    >
      {t('csv')}
    </Button>
  )
}
