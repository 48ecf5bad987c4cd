import { LockKeyholeOpen, MessagesSquare } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { JobId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { questionLimits } from '../contract/limits.ts'
import type { QuestionSet } from '../contract/question-set.ts'
import { QuestionGuide } from './question-guide.tsx'
import { QuestionSetEditor } from './question-set-editor.tsx'
import { questionTexts } from './texts.ts'
import { StoredTexts } from './unsaved-texts.tsx'
import { useQuestionSet } from './use-question-set.ts'

type QuestionSetPanelProps = {
  jobId: JobId
  /** Shown beside the questions on wide screens: the interview as candidates see it. */
  beside?: ReactNode
}

/** The questions of a job, edited until the first candidate starts. */
export function QuestionSetPanel({ jobId, beside }: QuestionSetPanelProps) {
  const t = useTexts(questionTexts)
  const { data: questionSet, error, isFetching, refetch } = useQuestionSet(jobId)
  if (!questionSet)
    return error ? (
      <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    ) : (
      <QuestionsLoading />
    )
  const ready = questionSet.state === 'ready'
  return (
    <div
      className={classNames(
        'grid grid-cols-1 items-start gap-x-8 gap-y-6',
        Boolean(beside) && ready && 'xl:grid-cols-[minmax(0,1fr)_25rem]',
      )}
    >
      <div className="min-w-0">
        <PanelHeading jobId={jobId} questionSet={questionSet} besidePreview={Boolean(beside)} />
        <Questions jobId={jobId} questionSet={questionSet} />
      </div>
      {ready && beside && <div className="top-6 xl:sticky">{beside}</div>}
    </div>
  )
}

type PanelHeadingProps = QuestionsProps & { besidePreview: boolean }

function PanelHeading({ jobId, questionSet, besidePreview }: PanelHeadingProps) {
  const t = useTexts(questionTexts)
  const { state, questions, minutes, language, lockedAt } = questionSet
  const ready = state === 'ready'
  return (
    <header className="mb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-xl font-semibold text-ink">
            {t('yours', { count: ready ? questions.length : questionLimits.written })}
          </h2>
          {ready && <p className="mt-0.5 text-sm text-ink-soft">{t('figures', { minutes, language })}</p>}
        </div>
        {ready && !besidePreview && (
          <LinkButton
            to={`/InterviewPreview/${jobId}`}
            variant="secondary"
            size="sm"
            icon={<MessagesSquare aria-hidden />}
          >
            {t('preview')}
          </LinkButton>
        )}
      </div>
      {lockedAt === null && (
        <p className="mt-3 flex items-start gap-2 text-sm text-ink-soft">
          <LockKeyholeOpen aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
          {t('willLock')}
        </p>
      )}
    </header>
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
              <h3 className="text-sm font-semibold text-ink">{t('number', { position: at + 1 })}</h3>
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
