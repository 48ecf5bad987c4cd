import { ArrowLeft, MessagesSquare, SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import type { JobId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { useMayAct } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import type { JobInterview } from '../contract/interview.ts'
import { InterviewEditor } from './interview-editor.tsx'
import { interviewTexts as texts } from './interview-texts.ts'
import { LockedQuestions, TypedInVain } from './locked-questions.tsx'
import { ReadQuestions } from './read-questions.tsx'
import { useJob, useJobInterview } from './use-job-interview.ts'

/** `/JobInterview/:jobId`: the questions of a job, edited until the first candidate starts. */
export function JobInterviewPage() {
  const { brand } = useSiteConfig()
  const { jobId = '' } = useParams()
  const { data: job } = useJob(jobId)
  const { data: interview, error, isFetching, refetch } = useJobInterview(jobId)
  const ready = interview?.state === 'ready'
  return (
    <Container width="reading" className="py-8 sm:py-10">
      <p className="mb-4 text-sm">
        <TextLink to="/Jobs" className="inline-flex items-center gap-1.5 [&_svg]:size-4">
          <ArrowLeft aria-hidden />
          {texts.back}
        </TextLink>
      </p>
      <PageTitle
        documentTitle={`${texts.title} · ${brand}`}
        description={
          <>
            {job && (
              <bdi dir="auto" className="block text-start font-medium break-words text-ink">
                {job.title}
              </bdi>
            )}
            <span className="block min-h-6">
              {ready && texts.figures(interview.questions.length, interview.minutes, interview.language)}
            </span>
          </>
        }
        actions={
          ready && (
            <LinkButton
              to={`/InterviewPreview/${jobId}`}
              variant="secondary"
              icon={<MessagesSquare aria-hidden />}
            >
              {texts.preview}
            </LinkButton>
          )
        }
      >
        {texts.title}
      </PageTitle>
      {interview ? (
        <Questions key={jobId} jobId={jobId as JobId} interview={interview} />
      ) : error instanceof ApiError && [400, 404].includes(error.status) ? (
        <EmptyState title={texts.gone} icon={<SearchX aria-hidden />}>
          {texts.goneText}
        </EmptyState>
      ) : error ? (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <QuestionsLoading />
      )}
    </Container>
  )
}

type QuestionsProps = { jobId: JobId; interview: JobInterview }

function Questions(props: QuestionsProps) {
  const { state, lockedAt } = props.interview
  const mayAct = useMayAct()
  const part = useRef<HTMLDivElement>(null)
  // Whoever was editing finds out at once why that is over.
  const edited = useRef(false)
  const edits = state === 'ready' && lockedAt === null && mayAct === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was focused is gone when the state changes.
  useEffect(() => {
    if (edited.current && document.activeElement === document.body) part.current?.focus()
    if (edits) edited.current = true
  }, [edits, state])
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <QuestionsFor {...props} mayAct={mayAct} wereEdited={edited.current} />
    </div>
  )
}

type QuestionsForProps = QuestionsProps & { mayAct: boolean | null; wereEdited: boolean }

/** To edit, or to read with the reason why. */
function QuestionsFor({ jobId, interview, mayAct, wereEdited }: QuestionsForProps) {
  if (interview.state === 'preparing')
    return (
      <Card padding="none" className="flex flex-col items-center gap-3 px-5 py-16 text-center">
        <Spinner size="md">{texts.preparingTitle}</Spinner>
        <p className="max-w-prose text-sm text-ink-soft">{texts.preparingText}</p>
      </Card>
    )
  if (interview.lockedAt !== null)
    return (
      <LockedQuestions
        jobId={jobId}
        interview={interview}
        lockedAt={interview.lockedAt}
        takesFocus={wereEdited}
      />
    )
  if (mayAct === null) return <QuestionsLoading />
  if (mayAct) return <InterviewEditor jobId={jobId} interview={interview} />
  return (
    <>
      <Notice className="mb-4" takesFocus={wereEdited}>
        {texts.viewer}
      </Notice>
      <TypedInVain jobId={jobId} title={texts.viewerEdits} />
      <ReadQuestions questions={interview.questions} language={languageOfName(interview.language)} />
    </>
  )
}

const places = ['first', 'second', 'third', 'fourth']

const QuestionsLoading = () => (
  <Loading label={texts.loading} className="flex flex-col gap-4">
    {places.map((place) => (
      <Card key={place} padding="sm" className="flex flex-col gap-3">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-16" />
        <Skeleton className="h-11" />
      </Card>
    ))}
  </Loading>
)
