import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronLeft, ChevronRight, SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { useSettings } from '#features/company/web/use-settings.ts'
import { useJob, useJobInterview } from '#features/jobs/web/use-job-interview.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { languageOfName } from './interview-language.ts'
import { InterviewPage } from './interview-page.tsx'
import { type Previewed, previewClient, stateAtStep, stepsOf } from './preview-interview.ts'
import { previewTexts as words } from './preview-texts.ts'
import { type InterviewTexts, loadTexts } from './texts.ts'

/** `/InterviewPreview/:jobId`: a job's interview as its candidates meet it; nothing of it is sent or kept. */
export function InterviewPreviewPage() {
  const { brand, retentionMonths } = useSiteConfig()
  const { jobId = '' } = useParams()
  const job = useJob(jobId)
  const interview = useJobInterview(jobId)
  const { data: settings } = useSettings()
  const error = job.error ?? interview.error
  const retry = () => void Promise.all([job.refetch(), interview.refetch()])
  return (
    <Container width="reading" className="py-8 sm:py-10">
      <p className="mb-4 text-sm">
        <TextLink to={`/JobInterview/${jobId}`} className="inline-flex items-center gap-1.5 [&_svg]:size-4">
          <ArrowLeft aria-hidden />
          {words.back}
        </TextLink>
      </p>
      <PageTitle documentTitle={`${words.title} · ${brand}`} description={words.description}>
        {words.title}
      </PageTitle>
      {job.data && interview.data && settings ? (
        interview.data.state === 'preparing' ? (
          <Card padding="none" className="flex justify-center px-5 py-16">
            <Spinner size="md">{words.preparing}</Spinner>
          </Card>
        ) : (
          <WithTexts
            previewed={{
              interview: interview.data,
              jobTitle: job.data.title,
              companyName: settings.name,
              retentionMonths,
            }}
          />
        )
      ) : error instanceof ApiError && [400, 404].includes(error.status) ? (
        <EmptyState title={words.gone} icon={<SearchX aria-hidden />}>
          {words.goneText}
        </EmptyState>
      ) : error ? (
        <ErrorState title={words.failed} onRetry={retry} retrying={job.isFetching || interview.isFetching} />
      ) : (
        <PreviewLoading />
      )}
    </Container>
  )
}

const PreviewLoading = () => (
  <Loading label={words.loading}>
    <Skeleton className="h-10 w-full" />
    <Skeleton className="mt-4 h-[70dvh] w-full rounded-2xl" />
  </Loading>
)

/** Brings the words of the interview's language first. */
function WithTexts({ previewed }: { previewed: Previewed }) {
  const language = languageOfName(previewed.interview.language)
  const { data, isError, refetch } = useQuery({
    queryKey: ['interview-texts', language],
    queryFn: () => loadTexts(language),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (isError) return <ErrorState title={words.failed} onRetry={() => void refetch()} />
  if (!data) return <PreviewLoading />
  return <Preview previewed={previewed} texts={data} lang={language} />
}

type PreviewProps = { previewed: Previewed; texts: InterviewTexts; lang: string }

function Preview({ previewed, texts, lang }: PreviewProps) {
  const [{ step, round }, setAt] = useState({ step: 0, round: 0 })
  const steps = stepsOf(previewed)
  const pressed = useRef<HTMLElement>(null)
  const go = (to: number, button: HTMLElement) => {
    pressed.current = button
    setAt({ step: Math.max(0, Math.min(to, steps - 1)), round: round + 1 })
  }
  // Each step's screen takes the focus, as it should for a candidate; who steps on here stays with the button.
  useEffect(() => {
    if (round > 0) pressed.current?.focus({ preventScroll: true })
  }, [round])
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-ink-soft">
          {words.stepOf(step, previewed.interview.questions.length)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<ChevronLeft aria-hidden />}
            aria-disabled={step === 0 || undefined}
            onClick={({ currentTarget }) => go(step - 1, currentTarget)}
          >
            {words.previous}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={step === steps - 1 || undefined}
            onClick={({ currentTarget }) => go(step + 1, currentTarget)}
          >
            {words.next}
            <ChevronRight aria-hidden />
          </Button>
        </div>
      </div>
      <section
        lang={lang}
        aria-label={words.frame}
        className="flex h-[max(28rem,75dvh)] flex-col overflow-hidden rounded-2xl border border-line-strong bg-paper shadow-sm"
      >
        <InterviewPage
          key={round}
          data={stateAtStep(previewed, step, texts)}
          params={{ token: 'preview' }}
          client={previewClient(stateAtStep(previewed, 1, texts))}
        />
      </section>
    </>
  )
}
