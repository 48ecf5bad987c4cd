import { useMutation } from '@tanstack/react-query'
import { Download, FileText, Lock } from 'lucide-react'
import { canView } from '#contract/endpoint.ts'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { usePlanFeature } from '#features/billing/web/use-plan-feature.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { downloadFile } from '#ui/api/download-file.ts'
import { routeOf } from '#ui/api/route.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { getJobReportEndpoint, JobReportFormat } from '../contract/job-reports.ts'
import { AdverseImpact } from './adverse-impact.tsx'
import { EvidenceCard } from './evidence-card.tsx'
import { jobReportsTexts } from './job-reports-texts.ts'

const reading = routeOf<typeof getJobReportEndpoint>({
  method: 'GET',
  path: '/api/jobs/:jobId/report',
  access: canView,
})

/** The documents and figures of a whole job. */
export function JobReports({ job }: { job: Job }) {
  const t = useTexts(jobReportsTexts)
  const canEdit = useCanEdit() === true
  if (job.currentCandidatesCount === 0)
    return (
      <EmptyState
        title={t('none')}
        icon={<FileText aria-hidden />}
        action={
          <LinkButton to="?tab=share" variant="secondary">
            {t('share')}
          </LinkButton>
        }
      >
        {t('noneText')}
      </EmptyState>
    )
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <SectionCard id="job-report" title={t('report')} description={t('reportText')}>
        <Downloads job={job} />
      </SectionCard>
      <AdverseImpact jobId={job.id} />
      {canEdit && (
        <Card>
          <EvidenceCard of={{ jobId: job.id }} />
        </Card>
      )}
    </div>
  )
}

const formats: readonly JobReportFormat[] = ['pdf', 'figures', 'decisions']

function Downloads({ job }: { job: Job }) {
  const t = useTexts(jobReportsTexts)
  const { open, plan } = usePlanFeature('advancedReports')
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: JobReportFormat) =>
      downloadFile(reading, { params: { jobId: job.id }, query: { format } }, t('fileName')),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('failed')),
  })
  if (!open)
    return (
      <div className="-mt-1 flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Lock aria-hidden className="size-4 shrink-0 text-ink-faint" />
          {plan === null ? t('locked') : t('unlockedBy', { plan })}
        </p>
        <LinkButton to="/Pricing" variant="secondary" size="sm">
          {t('plans')}
        </LinkButton>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      {formats.map((format) => (
        <Button
          key={format}
          variant={format === 'pdf' ? 'primary' : 'secondary'}
          icon={<Download aria-hidden />}
          busy={isPending && variables === format}
          busyLabel={t('making')}
          onClick={() => mutate(format)}
        >
          {t(`format.${format}`)}
        </Button>
      ))}
    </div>
  )
}
