import { Building2, MapPin } from 'lucide-react'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { CompanyPageData } from '../contract.ts'
import { companyTexts } from './company-texts.ts'

import { OpenJobCard } from './open-job-card.tsx'
import { type LoadJobs, useOpenJobs } from './use-open-jobs.ts'

type CompanyPageProps = { data: CompanyPageData; load?: LoadJobs }

/** `/{name}`: a company's profile and its open jobs. */
export function CompanyPage({ data, load }: CompanyPageProps) {
  const t = useTexts(companyTexts)
  const { name, industry, city, description, values } = data
  return (
    <Container className="grid grid-cols-1 items-start gap-x-14 gap-y-12 pt-10 pb-16 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <header className="min-w-0 lg:col-span-2">
        <p className="font-medium text-accent-ink">{t('eyebrow')}</p>
        <h1 dir="auto" className="mt-1 text-start text-4xl font-semibold break-words text-ink sm:text-5xl">
          {name}
        </h1>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
          <span className="inline-flex items-center gap-2">
            <Building2 aria-hidden />
            {industry}
          </span>
          <span className="inline-flex min-w-0 items-center gap-2">
            <MapPin aria-hidden />
            <span dir="auto" className="min-w-0 break-words">
              {city}
            </span>
          </span>
        </p>
      </header>
      <OpenJobs data={data} load={load} />
      <aside className="min-w-0 lg:row-start-2 lg:col-start-2">
        <h2 className="text-lg font-semibold text-ink">{t('about', { company: name })}</h2>
        <p
          dir="auto"
          className="mt-2 text-start break-words whitespace-pre-line text-ink-soft [unicode-bidi:plaintext]"
        >
          {description}
        </p>
        <h2 className="mt-8 text-lg font-semibold text-ink">{t('values')}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {values.map((value) => (
            <li key={value} className="min-w-0">
              <Badge tone="accent">{value}</Badge>
            </li>
          ))}
        </ul>
      </aside>
    </Container>
  )
}

function OpenJobs({ data, load }: { data: CompanyPageData; load: LoadJobs | undefined }) {
  const t = useTexts(companyTexts)
  const { jobs, last, state, more } = useOpenJobs(data, load)
  if (jobs.length === 0)
    return (
      <EmptyState title={t('noJobs')} className="bg-surface">
        {t('noJobsText')}
      </EmptyState>
    )
  return (
    <section aria-labelledby="jobs-title" className="min-w-0 lg:row-start-2">
      <h2 id="jobs-title" className="text-lg font-semibold text-ink">
        {t('jobs', { count: data.openJobs })}
      </h2>
      <ul className="mt-4 flex flex-col gap-3">
        {jobs.map((job) => (
          <OpenJobCard key={job.id} job={job} />
        ))}
      </ul>
      {state === 'failed' && (
        <Notice tone="danger" className="mt-4">
          {t('failed')}
        </Notice>
      )}
      {!last && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={state === 'loading'}
          busyLabel={t('loading')}
          onClick={more}
        >
          {t('more')}
        </Button>
      )}
    </section>
  )
}
