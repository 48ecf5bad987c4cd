import { MessageCircleOff, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { BackLink } from '#ui/components/back-link.tsx'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { getTranscriptEndpoint } from '../contract/transcript.ts'
import { RestrictedAccess } from './restricted-access.tsx'
import { Transcript } from './transcript.tsx'
import { transcriptTexts } from './transcript-texts.ts'
import { useTranscript } from './use-transcript.ts'

/** `/InterViewChat/:id`: a candidate's interview as the employer reads it. */
export function TranscriptPage() {
  const t = useTexts(transcriptTexts)
  const { brand } = useSiteConfig()
  const { id = '' } = useParams()
  const { data, error } = useTranscript(id)
  const failure = id === '' ? t('missingId') : error
  const named = data !== undefined || !failure
  useEffect(() => {
    if (failure) console.error(failure)
  }, [failure])
  return (
    <Container width="reading" className="py-8 sm:py-10">
      <BackLink to="/Dashboard" className="mb-3">
        {t('back')}
      </BackLink>
      <PageTitle
        documentTitle={`${data ? `${data.candidateName} · ` : ''}${t('title')} · ${brand}`}
        description={data ? <About transcript={data} /> : named && <span className="block h-20 sm:h-21" />}
        actions={data && <Actions id={id} transcript={data} />}
      >
        {/* Whose it is matters more than what it is. */}
        <span className={named ? 'block text-base font-medium tracking-normal text-ink-soft' : undefined}>
          {t('title')}
        </span>
      </PageTitle>
      <PageBody id={id} />
    </Container>
  )
}

type ShownTranscript = { transcript: AnswerOf<typeof getTranscriptEndpoint> }

/** The candidate, the job, and the day of the interview. */
function About({ transcript: { candidateName, job, completedAt } }: ShownTranscript) {
  const t = useTexts(transcriptTexts)
  return (
    <>
      <span className="block text-2xl font-semibold text-ink wrap-anywhere sm:text-3xl">
        <bdi>{candidateName}</bdi>
      </span>
      <span className="mt-1 block wrap-anywhere">
        <bdi>{job.title}</bdi>
      </span>
      {completedAt && <span className="block text-sm">{t('completed', { at: completedAt })}</span>}
    </>
  )
}

function Actions({ id, transcript: { job, completedAt } }: ShownTranscript & { id: string }) {
  const t = useTexts(transcriptTexts)
  if (completedAt === null) return null
  return (
    <>
      <LinkButton to={`/Dashboard/${job.id}/${id}`} variant="secondary" size="sm" className="print:hidden">
        {t('scores')}
      </LinkButton>
      <Button
        variant="quiet"
        size="sm"
        icon={<Printer aria-hidden />}
        onClick={() => window.print()}
        className="print:hidden"
      >
        {t('print')}
      </Button>
    </>
  )
}

function PageBody({ id }: { id: string }) {
  const t = useTexts(transcriptTexts)
  const { data, error, refetch, isFetching } = useTranscript(id)
  if (id === '')
    return (
      <ErrorState
        title={t('error')}
        action={
          <LinkButton variant="secondary" to="/Dashboard">
            {t('choose')}
          </LinkButton>
        }
      >
        {t('missingId')}
      </ErrorState>
    )
  if (data?.questions.length === 0)
    return (
      <EmptyState title={t('none')} icon={<MessageCircleOff aria-hidden />}>
        {t('noneMore')}
      </EmptyState>
    )
  if (data) {
    const { questions, answers, followUps } = data
    return <Transcript {...{ questions, answers, followUps }} />
  }
  if (error instanceof ApiError && error.status === 403)
    return <RestrictedAccess>{error.message}</RestrictedAccess>
  if (!error) return <TranscriptLoading />
  const status = (error instanceof ApiError && error.status) || 500
  return (
    <ErrorState title={t('error')} onRetry={() => void refetch()} retrying={isFetching}>
      {t('failed', { status })}
    </ErrorState>
  )
}

function TranscriptLoading() {
  const t = useTexts(transcriptTexts)
  return (
    <div aria-busy="true" className="rounded-xl border border-line p-5">
      <p role="status" className="mb-5 text-center text-sm text-ink-soft">
        <span className="block font-semibold text-ink">{t('loading')}</span>
        {t('fetching')}
      </p>
      <div className="flex flex-col gap-5">
        <Skeleton className="h-14 w-3/4 rounded-2xl" />
        <Skeleton className="h-28 w-3/4 self-end rounded-2xl" />
        <Skeleton className="h-14 w-3/4 rounded-2xl" />
      </div>
    </div>
  )
}
