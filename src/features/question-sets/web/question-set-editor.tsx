import { Plus, RefreshCw } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { questionLimits } from '../contract/limits.ts'
import { changeQuestionSetEndpoint, type QuestionSet } from '../contract/question-set.ts'
import { QuestionCard, RemovedQuestion } from './question-card.tsx'
import {
  addQuestion,
  changeQuestion,
  changesOf,
  type EditedQuestion,
  type EditedQuestions,
  moveQuestion,
  positionOf,
  remaining,
  removeQuestion,
} from './question-edits.ts'
import { SaveChanges } from './save-changes.tsx'
import { questionTexts } from './texts.ts'
import { UnsavedTexts } from './unsaved-texts.tsx'
import { useQuestionDrag } from './use-question-drag.ts'
import { type QuestionEditing, useQuestionEdits } from './use-question-edits.ts'
import { useQuestionProblems } from './use-question-problems.ts'

type QuestionSetEditorProps = { jobId: JobId; questionSet: QuestionSet }
type Errors = Readonly<Record<string, string>>

/** The questions to edit, reorder, add, remove and have written again. */
export function QuestionSetEditor({ jobId, questionSet }: QuestionSetEditorProps) {
  const t = useTexts(questionTexts)
  const editing = useQuestionEdits(jobId, questionSet)
  const { questions, change, saving, rewriting } = editing
  const [errors, setErrors] = useState<Errors>({})
  const [asksRewrite, setAsksRewrite] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const save = () => {
    const found = errorsOf(questions)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first === undefined) saving.mutate()
    else focusNext(`#text-${first}`)
  }
  const add = () => {
    const key = `added-${Date.now()}-${questions.length}`
    change(addQuestion(questions, key))
    focusNext(`#text-${key}`)
  }
  const full = remaining(questions).length >= questionLimits.max
  return (
    // What is focused comes into view above the bar that sticks to the bottom.
    <div ref={root} className="**:scroll-mb-36">
      <UnsavedTexts
        title={t('conflict')}
        unsaved={editing.outdated}
        onDiscard={() => {
          editing.discardOutdated()
          focusNext('textarea')
        }}
        takesFocus
      />
      <QuestionList
        jobId={jobId}
        questionSet={questionSet}
        editing={editing}
        errors={errors}
        onFixed={(key) => setErrors(({ [key]: _, ...others }) => others)}
        focusNext={focusNext}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          disabledReason={full ? t('max', { max: questionLimits.max }) : undefined}
          disabled={saving.isPending}
          onClick={add}
        >
          {t('add')}
        </Button>
        <Button
          variant="quiet"
          icon={<RefreshCw aria-hidden />}
          disabled={saving.isPending}
          onClick={() => setAsksRewrite(true)}
        >
          {t('rewrite')}
        </Button>
      </div>
      <SaveChanges editing={editing} onSave={save} />
      <ConfirmDialog
        open={asksRewrite}
        onClose={() => setAsksRewrite(false)}
        title={t('rewriteTitle')}
        cancelLabel={t('rewriteKeep')}
        tone="danger"
        confirmLabel={t('rewrite')}
        onConfirm={() => rewriting.mutate(undefined, { onSettled: () => setAsksRewrite(false) })}
        busy={rewriting.isPending}
        busyLabel={t('rewriting')}
      >
        <p className="text-sm text-ink-soft">{t('rewriteText')}</p>
      </ConfirmDialog>
    </div>
  )
}

type QuestionListProps = QuestionSetEditorProps & {
  editing: QuestionEditing
  errors: Errors
  onFixed: (key: string) => void
  focusNext: (selector: string) => void
}

function QuestionList({ jobId, questionSet, editing, errors, onFixed, focusNext }: QuestionListProps) {
  const t = useTexts(questionTexts)
  const { questions, change } = editing
  const [announced, setAnnounced] = useState('')
  const shown = remaining(questions)
  const language = languageOfName(questionSet.language)
  const shownTexts = shown.map(({ text }) => text)
  const problemsOf = useQuestionProblems(jobId, questionSet.questions, shownTexts)
  const moveTo = (key: string, to: number) => {
    const next = moveQuestion(questions, key, to)
    change(next)
    setAnnounced(t('moved', { position: positionOf(next, key), count: shown.length }))
  }
  const drag = useQuestionDrag(questions, moveTo)
  const update = (key: string, part: Partial<EditedQuestion>) => {
    onFixed(key)
    change(changeQuestion(questions, key, part))
    // The button that was used to undo or restore is gone.
    if ('replaced' in part || 'removed' in part) focusNext(`#text-${key}`)
  }
  return (
    <>
      <ol className="flex flex-col gap-4">
        {questions.map((question, index) => (
          <li key={question.key} {...drag.targetOf(index)}>
            {question.removed ? (
              <RemovedQuestion
                question={question}
                language={language}
                canRestore={shown.length < questionLimits.max}
                onRestore={() => update(question.key, { removed: false })}
              />
            ) : (
              <QuestionCard
                question={question}
                saved={question.saved ? questionSet.questions[question.saved.index] : undefined}
                language={language}
                problems={problemsOf(question.text)}
                error={errors[question.key]}
                editing={editing}
                onChange={(part) => update(question.key, part)}
                onMove={(to, step) => {
                  moveTo(question.key, to)
                  focusNext(`#${step === -1 ? 'up' : 'down'}-${question.key}`)
                }}
                onRemove={() => {
                  change(removeQuestion(questions, question.key))
                  focusNext(`#restore-${question.key}`)
                }}
                dragHandle={drag.handleOf(question.key)}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}

/** Gives the focus to what a selector finds in a part of the page, once the change that is under way is shown. */
function useFocusNext(part: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string>(undefined)
  // At once: keys that are pressed before it would go elsewhere.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const element = part.current?.querySelector<HTMLElement>(wanted.current)
    wanted.current = undefined
    element?.focus()
  })
  return (selector) => {
    wanted.current = selector
  }
}

/** The errors that keep the questions from being saved, by question. */
function errorsOf(questions: EditedQuestions): Record<string, string> {
  const shown = remaining(questions)
  const checked = changeQuestionSetEndpoint.body.safeParse(changesOf(1, questions))
  if (checked.success) return {}
  const found = checked.error.issues.flatMap(({ path: [, index], message }) => {
    const question = typeof index === 'number' ? shown[index] : shown[0]
    return question ? [[question.key, message] as const] : []
  })
  return Object.fromEntries(found)
}
