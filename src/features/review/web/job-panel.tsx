import type { JobSummary } from '#features/jobs/contract/jobs.ts'
import { salaryText } from '#features/jobs/web/salary-text.ts'
import { useOptionName } from '#features/jobs/web/use-option-name.ts'
import { Badge } from '#ui/components/badge.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import { JobCandidates } from './job-candidates.tsx'

/** A job with its candidates. */
export function JobPanel({ job }: { job: JobSummary }) {
  const t = useTexts(dashboardTexts)
  const nameOf = useOptionName()
  return (
    <section aria-label={job.title} className="grid min-w-0 grid-cols-1 gap-6">
      <header>
        <h2 className="text-2xl font-semibold wrap-anywhere">
          <bdi>{job.title}</bdi>
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
          <span dir="auto" className="wrap-anywhere">
            {job.location}
          </span>
          <span>{salaryText(job.salary)}</span>
          <Badge>{nameOf(job.type)}</Badge>
          {job.status === 'closed' && <Badge>{t('closed')}</Badge>}
        </p>
      </header>
      <JobCandidates job={job} />
    </section>
  )
}
