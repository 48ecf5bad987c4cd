import { Banknote, BriefcaseBusiness, Building2, CalendarDays, MapPin, MessageCircle } from 'lucide-react'
import { formatAmount } from '#contract/money.ts'
import { companyOptionTexts } from '#features/company/contract/option-texts.ts'
import {
  type CompanyValue,
  companyValues,
  type Industry,
  industries,
} from '#features/company/contract/options.ts'
import type { OpenJob } from '#features/jobs/contract/public-job.ts'
import { offerTexts } from '#features/jobs/web/offer-texts.ts'
import { Badge } from '#ui/components/badge.tsx'
import { buttonStyle } from '#ui/components/button-style.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useLanguage, useTexts, useWantedLanguages } from '#ui/texts/language-provider.tsx'
import type { CompanyPageData } from '../contract.ts'
import { companyTexts } from './company-texts.ts'

/** `/{name}`: a company's profile and its open jobs. */
export function CompanyPage({ data }: { data: CompanyPageData }) {
  const t = useTexts(companyTexts)
  const option = useTexts(companyOptionTexts)
  const { name, industry, city, description, values, jobs } = data
  return (
    <Container className="grid grid-cols-1 items-start gap-x-14 gap-y-12 pt-10 pb-16 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <header className="min-w-0 lg:col-span-2">
        <p className="font-medium text-accent-ink">{t('eyebrow')}</p>
        <h1 className="mt-1 text-start text-4xl font-semibold break-words text-ink sm:text-5xl">
          <bdi>{name}</bdi>
        </h1>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
          <span className="inline-flex items-center gap-2">
            <Building2 aria-hidden />
            {isIndustry(industry) ? option(industry) : industry}
          </span>
          <span className="inline-flex min-w-0 items-center gap-2">
            <MapPin aria-hidden />
            <span dir="auto" className="min-w-0 break-words">
              {city}
            </span>
          </span>
        </p>
      </header>
      <OpenJobs jobs={jobs} />
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
              <Badge tone="accent">{isValue(value) ? option(value) : value}</Badge>
            </li>
          ))}
        </ul>
      </aside>
    </Container>
  )
}

function OpenJobs({ jobs }: Pick<CompanyPageData, 'jobs'>) {
  const t = useTexts(companyTexts)
  if (jobs.length === 0)
    return (
      <EmptyState title={t('noJobs')} icon={<BriefcaseBusiness aria-hidden />} className="bg-surface">
        {t('noJobsText')}
      </EmptyState>
    )
  return (
    <section aria-labelledby="jobs-title" className="min-w-0 lg:row-start-2">
      <h2 id="jobs-title" className="text-lg font-semibold text-ink">
        {t('jobs', { count: jobs.length })}
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
        {jobs.map((job) => (
          <OpenJobCard key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

export const isIndustry = (text: string): text is Industry => (industries as readonly string[]).includes(text)
const isValue = (text: string): text is CompanyValue => (companyValues as readonly string[]).includes(text)

/** Noon on its UTC day, by the local clock: server and browser write the same day. */
const dayOf = (instant: string): Date => new Date(`${instant.slice(0, 10)}T12:00:00`)

/** One open job of a company, with its Apply link. */
function OpenJobCard({ job }: { job: OpenJob }) {
  const t = useTexts(companyTexts)
  const offer = useTexts(offerTexts)
  const language = useLanguage()
  const { chosen } = useWantedLanguages()
  const { id, title, location, type, salary, createdAt, interviewLanguage, minutes } = job
  const facts = [
    { Icon: MapPin, name: t('location'), text: location },
    ...(salary === null
      ? []
      : [
          {
            Icon: Banknote,
            name: t('salary'),
            text: offer('salary', { amount: formatAmount(salary, language) }),
          },
        ]),
    {
      Icon: MessageCircle,
      name: t('interview'),
      text: t('interviewIn', { language: offer(`language.${interviewLanguage}`), minutes }),
    },
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-start text-lg leading-[1.5rem] font-semibold break-words text-ink">
          <bdi>{title}</bdi>
        </h3>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge>{offer(`type.${type}`)}</Badge>
          <span className="inline-flex items-center gap-1.5 text-sm text-ink-faint">
            <CalendarDays aria-hidden className="size-4" />
            <time dateTime={createdAt}>{t('posted', { at: dayOf(createdAt) })}</time>
          </span>
        </p>
        <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft">
          {facts.map(({ Icon, name, text }) => (
            <div key={name} className="flex min-w-0 items-start gap-1.5">
              <dt className="shrink-0 py-0.5">
                <Icon aria-hidden className="size-4 text-ink-faint" />
                <span className="sr-only">{name}</span>
              </dt>
              <dd dir="auto" className="min-w-0 break-words">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <a
        href={`/Apply/${id}${chosen ? `?lang=${chosen}` : ''}`}
        aria-label={t('applyTo', { title })}
        className={buttonStyle({ variant: 'secondary' })}
      >
        {t('apply')}
      </a>
    </li>
  )
}
