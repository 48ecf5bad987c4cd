import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PageHead, RefusedPage } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type { Say } from '#contract/texts/translator.ts'
import { jobPostingOf } from '#features/jobs/web/job-posting.ts'
import { PublicJobSummary } from '#features/jobs/web/public-job-summary.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { StatusPage } from '#ui/components/status-page.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { JobToApplyFor } from '../contract/candidates.ts'
import { ApplyForm } from './apply-form.tsx'
import { RegisteredScreen } from './apply-registered-screen.tsx'
import { applyTexts } from './texts.ts'
import { type Register, type Registered, sendRegistration } from './use-registration.ts'

/** An open job, or why there is none. */
export type ApplyPageData = JobToApplyFor | RefusedPage

type ApplyPageProps = {
  data: ApplyPageData
  register?: Register
  /** Stands in place of the form where all places are taken. */
  full?: ReactNode
}

export const ApplyPage = ({ data, register = sendRegistration, full }: ApplyPageProps) =>
  'refusal' in data ? (
    <NoOpenJob companyPage={data.fields?.companyPage} />
  ) : (
    <OpenJob job={data} register={register} full={full} />
  )

export function applyPageHead(data: ApplyPageData, { brand, publicUrl }: SiteConfig, say: Say): PageHead {
  const t = say(applyTexts)
  if ('refusal' in data) {
    const title = t(data.fields?.companyPage ? 'closedTitle' : 'unknownTitle')
    return { title: `${title} · ${brand}`, noindex: true }
  }
  return {
    title: `${data.title} · ${data.companyName}`,
    description: t('metaDescription', {
      job: data.title,
      company: data.companyName,
      location: data.location,
    }),
    picture: `/pictures/jobs/${data.id}.png`,
    structured: jobPostingOf(data, publicUrl, data.country),
  }
}

type Outcome = { registered: Registered; email: string }

type OpenJobProps = { job: JobToApplyFor; register: Register; full: ReactNode }

function OpenJob({ job, register, full }: OpenJobProps) {
  const t = useTexts(applyTexts)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { interviewLinkDays } = useSiteConfig()
  if (outcome)
    return (
      <RegisteredScreen
        registered={outcome.registered}
        email={outcome.email}
        companyName={job.companyName}
        location={job.location}
        responsePromise={job.responsePromise}
        linkDays={interviewLinkDays}
        onBack={() => setOutcome(null)}
      />
    )
  return (
    <Container className="grid grid-cols-1 items-start gap-x-14 gap-y-8 pt-8 pb-4 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr]">
      <PublicJobSummary job={job} part="head" />
      <Card
        as="section"
        padding="lg"
        aria-labelledby="apply-title"
        id="apply"
        className="scroll-mt-20 lg:sticky lg:top-24 lg:row-span-2"
      >
        {full ?? (
          <>
            <h2 id="apply-title" className="text-xl font-semibold text-ink">
              {t('title')}
            </h2>
            <p className="mt-1 mb-6 text-sm text-ink-soft">{t('intro')}</p>
            <ApplyForm
              jobId={job.id}
              register={register}
              onRegistered={(registered, email) => setOutcome({ registered, email })}
            />
          </>
        )}
      </Card>
      <PublicJobSummary job={job} part="text" />
    </Container>
  )
}

/** A job is closed where its company is known, else unknown. */
function NoOpenJob({ companyPage }: { companyPage: string | undefined }) {
  const t = useTexts(applyTexts)
  return (
    <StatusPage icon={<CircleAlert aria-hidden />} title={t(companyPage ? 'closedTitle' : 'unknownTitle')}>
      <p>{t(companyPage ? 'closedText' : 'unknownText')}</p>
      <Button as="link" href={companyPage ?? '/'} className="mt-3 self-center">
        {t(companyPage ? 'closedAction' : 'unknownAction')}
      </Button>
    </StatusPage>
  )
}
