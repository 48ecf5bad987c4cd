import { LockKeyholeOpen, MessagesSquare } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { JobId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { useKeptFocus } from '#ui/components/use-kept-focus.ts'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { spokenLocale } from '#ui/texts/spoken-language.ts'
import type { QuestionSet } from '../contract/question-set.ts'
import { LibraryButton } from './library-button.tsx'
import { isAllAdded } from './question-edits.ts'
import { Measures, QuestionGuide } from './question-guide.tsx'
import { QuestionSetEditor } from './question-set-editor.tsx'
import { questionTexts } from './texts.ts'
import { type QuestionEditing, useQuestionEdits } from './use-question-edits.ts'
import { useQuestionSet } from './use-question-set.ts'

type QuestionSetPanelProps = {
  jobId: JobId
  /** Shown beside the questions on wide screens: the interview as candidates see it. */
  beside?: ReactNode
}

/** The questions of a job, edited until the first candidate starts. */
export function QuestionSetPanel({ jobId, beside }: QuestionSetPanelProps) {
  const t = useTexts(questionTexts)
  const query = useQuestionSet(jobId)
  return (
    <Loaded
      query={query}
      loading={t('loading')}
      skeleton={<QuestionsSkeleton />}
      level={2}
      failed={t('loadFailed')}
      failedMore={query.error?.message}
    >
      {(questionSet) => {
        const besideQuestions = questionSet.state === 'ready' && beside
        return (
          <div
            className={classNames(
              'grid grid-cols-1 items-start gap-x-8 gap-y-6',
              Boolean(besideQuestions) && 'xl:grid-cols-[minmax(0,1fr)_25rem]',
            )}
          >
            <div className="min-w-0">
              <PanelHeading jobId={jobId} questionSet={questionSet} besidePreview={Boolean(beside)} />
              <Questions jobId={jobId} questionSet={questionSet} />
            </div>
            {besideQuestions && <div className="top-6 xl:sticky">{beside}</div>}
          </div>
        )
      }}
    </Loaded>
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
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-xl font-semibold text-ink">
            {ready ? t('yours', { count: questions.length }) : t('yoursSoon')}
          </h2>
          {ready && (
            <p className="mt-0.5 text-sm text-ink-soft">
              {t('figures', { minutes, language: inReadersWords(language) })}
            </p>
          )}
          {ready && (
            <p className="mt-1 text-sm text-ink-soft">
              {isAllAdded(questions) && `${t('allAdded')} `}
              {t('measuresHint')}
            </p>
          )}
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
      {ready && lockedAt === null && questionSet.general && (
        <Notice tone="info" title={t('generalTitle')} className="mt-3">
          {t('general')}
        </Notice>
      )}
    </header>
  )
}

type QuestionsProps = { jobId: JobId; questionSet: QuestionSet }

function Questions({ jobId, questionSet }: QuestionsProps) {
  const { state, lockedAt } = questionSet
  const canEdit = useCanEdit()
  const part = useRef<HTMLDivElement>(null)
  useKeptFocus(part)
  const editable = state === 'ready' && lockedAt === null && canEdit === true
  const editing = useQuestionEdits(jobId, questionSet, editable)
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {canEdit !== null && <OutdatedTexts editing={editing} editable={editable} />}
      {state === 'preparing' ? (
        <Preparing />
      ) : editable ? (
        <QuestionSetEditor jobId={jobId} questionSet={questionSet} editing={editing} />
      ) : lockedAt !== null || canEdit === false ? (
        <ReadOnlyQuestions questionSet={questionSet} />
      ) : (
        <QuestionsSkeleton />
      )}
    </div>
  )
}

/** Question texts that were typed and can no longer be saved, to copy. */
const OutdatedTexts = ({ editing, editable }: { editing: QuestionEditing; editable: boolean }) => {
  const t = useTexts(questionTexts)
  const { outdated, discardOutdated } = editing
  return (
    outdated.length > 0 && (
      <Notice
        tone="warning"
        title={editable ? t('conflict') : t('notSaved')}
        className="mb-4"
        takesFocus={editable}
        action={
          <div className="flex flex-wrap gap-2">
            <CopyButton text={outdated.join('\n')} size="sm">
              {t('copy')}
            </CopyButton>
            <Button size="sm" variant="secondary" onClick={discardOutdated}>
              {t('discard')}
            </Button>
          </div>
        }
      >
        <ul className="list-disc ps-5">
          {outdated.map((text) => (
            <li key={text} dir="auto" className="whitespace-pre-line">
              {text}
            </li>
          ))}
        </ul>
      </Notice>
    )
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

/** The questions, and why they cannot be edited. */
const ReadOnlyQuestions = ({ questionSet }: Pick<QuestionsProps, 'questionSet'>) => {
  const t = useTexts(questionTexts)
  const { lockedAt, language, questions } = questionSet
  const canEdit = useCanEdit() === true
  const lang = languageOfName(language)
  return (
    <>
      <Notice title={lockedAt === null ? undefined : t('lockedTitle')} className="mb-4">
        {lockedAt === null
          ? t('viewer')
          : t('locked', {
              day: new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'long' }).format(new Date(lockedAt)),
            })}
      </Notice>
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
        {questions.map((question, at) => (
          <li key={question.text} className="flex flex-col gap-2 p-4">
            <div className="flex flex-wrap items-center gap-2">
              <h3 className="text-sm font-semibold text-ink">{t('number', { position: at + 1 })}</h3>
              {question.origin !== 'written' && !isAllAdded(questions) && <Badge>{t(question.origin)}</Badge>}
              {canEdit && question.origin !== 'written' && (
                <div className="-my-1 ms-auto">
                  <LibraryButton question={question} position={at + 1} language={language} />
                </div>
              )}
            </div>
            <p lang={lang} dir="auto" className="break-words text-ink">
              {question.text}
            </p>
            <Measures {...question} lang={lang} />
            {question.keyPoints.length === 0 && <p className="text-sm text-ink-soft">{t('noKeyPoints')}</p>}
            <QuestionGuide guide={question} withoutKeyPoints={question.keyPoints.length === 0} />
          </li>
        ))}
      </ol>
    </>
  )
}

const QuestionsSkeleton = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-40 rounded-xl" />
    <Skeleton className="h-40 rounded-xl" />
    <Skeleton className="h-40 rounded-xl" />
  </div>
)
