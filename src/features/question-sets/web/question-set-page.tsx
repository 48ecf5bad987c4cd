import { ArrowLeft, MessagesSquare, SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import type { JobId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { Badge } from '#ui/components/badge.tsx'
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
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { QuestionSet } from '../contract/question-set.ts'
import { QuestionGuide } from './question-guide.tsx'
import { QuestionSetEditor } from './question-set-editor.tsx'
import { questionTexts } from './texts.ts'
import { StoredTexts } from './unsaved-texts.tsx'
import { useJob, useQuestionSet } from './use-question-set.ts'

/** `/QuestionSet/:jobId`: the questions of a job, edited until the first candidate starts. */
export function QuestionSetPage() {
  const t = useTexts(questionTexts)
  const { brand } = useSiteConfig()
  const { jobId = '' } = useParams()
  const { data: job } = useJob(jobId)
  const { data: questionSet, error, isFetching, refetch } = useQuestionSet(jobId)
  const ready = questionSet?.state === 'ready'
  return (
    <Container width="reading" className="py-8 sm:py-10">
      <p className="mb-4 text-sm">
        <TextLink to="/Jobs" className="inline-flex items-center gap-1.5 [&_svg]:size-4">
          <ArrowLeft aria-hidden />
          {t('back')}
        </TextLink>
      </p>
      <PageTitle
        documentTitle={`${t('title')} · ${brand}`}
        description={
          <>
            {job && (
              <bdi dir="auto" className="block text-start font-medium break-words text-ink">
                {job.title}
              </bdi>
            )}
            <span className="block min-h-6">
              {ready &&
                t('figures', {
                  count: questionSet.questions.length,
                  minutes: questionSet.minutes,
                  language: questionSet.language,
                })}
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
              {t('preview')}
            </LinkButton>
          )
        }
      >
        {t('title')}
      </PageTitle>
      {questionSet ? (
        <Questions key={jobId} jobId={jobId as JobId} questionSet={questionSet} />
      ) : error instanceof ApiError && [400, 404].includes(error.status) ? (
        <EmptyState title={t('gone')} icon={<SearchX aria-hidden />}>
          {t('goneText')}
        </EmptyState>
      ) : error ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <QuestionsLoading />
      )}
    </Container>
  )
}

type QuestionsProps = { jobId: JobId; questionSet: QuestionSet }

function Questions(props: QuestionsProps) {
  const { state, lockedAt } = props.questionSet
  const canEdit = useCanEdit()
  const part = useRef<HTMLDivElement>(null)
  const edited = useRef(false)
  const edits = state === 'ready' && lockedAt === null && canEdit === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element disappears when the state changes.
  useEffect(() => {
    if (edited.current && document.activeElement === document.body) part.current?.focus()
    if (edits) edited.current = true
  }, [edits, state])
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {state === 'preparing' ? (
        <Preparing />
      ) : lockedAt !== null || canEdit === false ? (
        <ReadOnlyQuestions {...props} />
      ) : canEdit ? (
        <QuestionSetEditor {...props} />
      ) : (
        <QuestionsLoading />
      )}
    </div>
  )
}

const Preparing = () => {
  const t = useTexts(questionTexts)
  return (
    <Card padding="none" className="flex flex-col items-center gap-3 px-5 py-16 text-center">
      <Spinner size="md">{t('preparingTitle')}</Spinner>
      <p className="max-w-prose text-sm text-ink-soft">{t('preparingText')}</p>
    </Card>
  )
}

/** The questions, why they cannot be edited, and edits that were not saved in time. */
const ReadOnlyQuestions = ({ jobId, questionSet: { lockedAt, language, questions } }: QuestionsProps) => {
  const t = useTexts(questionTexts)
  return (
    <>
      <Notice title={lockedAt === null ? undefined : t('lockedTitle')} className="mb-4">
        {lockedAt === null ? t('viewer') : t('locked', { day: day.format(new Date(lockedAt)) })}
      </Notice>
      <StoredTexts jobId={jobId} title={lockedAt === null ? t('viewerEdits') : t('lockedEdits')} />
      <ol className="flex flex-col gap-4">
        {questions.map((question, at) => (
          <Card as="li" key={question.text} padding="sm" className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center gap-2">
              <h2 className="text-sm font-semibold text-ink">{t('number', { position: at + 1 })}</h2>
              <Badge>{t(`competency.${question.competency}`)}</Badge>
              {question.origin !== 'written' && <Badge tone="accent">{t(question.origin)}</Badge>}
            </div>
            <p lang={languageOfName(language)} dir="auto" className="break-words text-ink">
              {question.text}
            </p>
            <QuestionGuide guide={question} former={false} />
          </Card>
        ))}
      </ol>
    </>
  )
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

const QuestionsLoading = () => {
  const t = useTexts(questionTexts)
  return (
    <Loading label={t('loading')} className="flex flex-col gap-4">
      {['first', 'second', 'third', 'fourth'].map((position) => (
        <Card key={position} padding="sm" className="flex flex-col gap-3">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-16" />
          <Skeleton className="h-11" />
        </Card>
      ))}
    </Loading>
  )
}
