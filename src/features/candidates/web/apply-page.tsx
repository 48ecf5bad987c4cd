import { useState } from 'react'
import type { PageHead, RefusedPage } from '#contract/sent-pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { jobPostingOf } from '#features/jobs/web/job-posting.ts'
import { PublicJobSummary } from '#features/jobs/web/public-job-summary.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import type { JobToApplyFor } from '../contract.ts'
import { ApplicationForm } from './apply-form.tsx'
import { RegisteredScreen } from './apply-registered-screen.tsx'
import type { Application } from './check-application.ts'
import { type Register, type Registered, sendRegistration } from './register-candidate.ts'
import { texts } from './texts.ts'

/** What the page is sent with: an open job, or why there is none. */
export type ApplyPageData = JobToApplyFor | RefusedPage

type ApplyPageProps = { data: ApplyPageData; register?: Register }

export const ApplyPage = ({ data, register = sendRegistration }: ApplyPageProps) =>
  'refusal' in data ? (
    <NoOpenJob companyPage={data.fields?.companyPage} />
  ) : (
    <OpenJob job={data} register={register} />
  )

export function applyPageHead(data: ApplyPageData, { brand, publicUrl }: SiteConfig): PageHead {
  if ('refusal' in data) {
    const title = data.fields?.companyPage ? texts.closedTitle : texts.unknownTitle
    return { title: `${title} · ${brand}`, noindex: true }
  }
  return {
    title: texts.metaTitle(data.title, data.companyName),
    description: texts.metaDescription(data.title, data.companyName, data.location),
    structured: jobPostingOf(data, publicUrl, data.country),
  }
}

type Outcome = { registered: Registered; application: Application }

function OpenJob({ job, register }: { job: JobToApplyFor; register: Register }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { interviewLinkDays } = useSiteConfig()
  if (outcome)
    return (
      <RegisteredScreen
        registered={outcome.registered}
        email={outcome.application.email}
        companyName={job.companyName}
        location={job.location}
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
        <h2 id="apply-title" className="text-xl font-semibold text-ink">
          {texts.title}
        </h2>
        <p className="mt-1 mb-6 text-sm text-ink-soft">{texts.intro}</p>
        <ApplicationForm
          jobId={job.id}
          register={register}
          onRegistered={(registered, application) => setOutcome({ registered, application })}
        />
      </Card>
      <PublicJobSummary job={job} part="text" />
    </Container>
  )
}

/** Closed where its company is known, else nothing is known of it. */
const NoOpenJob = ({ companyPage }: { companyPage: string | undefined }) => (
  <Container width="reading" className="flex flex-col items-start gap-4 py-20 sm:py-28">
    <h1 className="text-3xl font-semibold text-ink">
      {companyPage ? texts.closedTitle : texts.unknownTitle}
    </h1>
    <p className="text-ink-soft">{companyPage ? texts.closedText : texts.unknownText}</p>
    <Button as="link" href={companyPage ?? '/'}>
      {companyPage ? texts.closedAction : texts.unknownAction}
    </Button>
  </Container>
)
