import { Plus, RefreshCw } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { FieldError } from '#ui/components/field.tsx'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { questionLimits } from '../contract/limits.ts'
import { changeQuestionSetEndpoint, type QuestionSet } from '../contract/question-set.ts'
import { QuestionCard } from './question-card.tsx'
import {
  changeQuestion,
  changesOf,
  type EditedQuestion,
  type EditedQuestions,
  isAllAdded,
  moveQuestion,
  pointId,
  removedFrom,
} from './question-edits.ts'
import { RemovedQuestion } from './removed-question.tsx'
import { questionTexts } from './texts.ts'
import { useAnotherQuestion } from './use-another-question.tsx'
import { useQuestionDrag } from './use-question-drag.ts'
import type { QuestionEditing } from './use-question-edits.ts'
import { useQuestionProblems } from './use-question-problems.ts'

type QuestionSetEditorProps = { jobId: JobId; questionSet: QuestionSet; editing: QuestionEditing }
/** By the question, then by the id of the field. */
type Errors = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The questions to edit, reorder, add, remove and have written again. */
export function QuestionSetEditor({ jobId, questionSet, editing }: QuestionSetEditorProps) {
  const t = useTexts(questionTexts)
  const { questions, saving, rewriting } = editing
  const [errors, setErrors] = useState<Errors>({})
  const [asks, setAsks] = useState<'rewrite' | 'discard'>()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const save = () => {
    const found = errorsOf(questions)
    setErrors(found)
    const [first] = Object.values(found).flatMap(Object.keys)
    if (first === undefined) saving.mutate()
    else focusNext(`#${first}`)
  }
  const another = useAnotherQuestion(questionSet, editing, focusNext)
  const confirm = () => {
    if (asks === 'rewrite') return rewriting.mutate(undefined, { onSettled: () => setAsks(undefined) })
    setAsks(undefined)
    editing.discard()
  }
  const full = questions.length >= questionLimits.max ? t('max', { max: questionLimits.max }) : undefined
  return (
    // What is focused comes into view above the bar that sticks to the bottom.
    <div ref={root} className="**:scroll-mb-36">
      <QuestionList
        jobId={jobId}
        questionSet={questionSet}
        editing={editing}
        errors={errors}
        onAnother={another.inPlaceOf}
        onFixed={(key) => setErrors(({ [key]: _, ...others }) => others)}
        focusNext={focusNext}
      />
      <RemovedQuestions editing={editing} full={full} focusNext={focusNext} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          disabledReason={full}
          disabled={saving.isPending}
          onClick={another.toAdd}
        >
          {t('add')}
        </Button>
        <Button
          variant="quiet"
          icon={<RefreshCw aria-hidden />}
          disabled={saving.isPending}
          onClick={() => setAsks('rewrite')}
        >
          {t('rewrite')}
        </Button>
      </div>
      <SaveBar editing={editing} onSave={save} onDiscard={() => setAsks('discard')} />
      {another.dialog}
      {asks && (
        <ConfirmDialog
          open
          onClose={() => setAsks(undefined)}
          title={t(`${asks}Title`)}
          cancelLabel={t(`${asks}Keep`)}
          tone="danger"
          confirmLabel={t(asks)}
          onConfirm={confirm}
          busy={rewriting.isPending}
          busyLabel={t('rewriting')}
        >
          <p className="text-sm text-ink-soft">{t(`${asks}Text`)}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

type QuestionListProps = QuestionSetEditorProps & {
  errors: Errors
  onAnother: (question: EditedQuestion) => void
  onFixed: (key: string) => void
  focusNext: (selector: string) => void
}

function QuestionList(props: QuestionListProps) {
  const { jobId, questionSet, editing, errors, onAnother, onFixed, focusNext } = props
  const t = useTexts(questionTexts)
  const { questions, change } = editing
  const [announced, setAnnounced] = useState('')
  const shownTexts = questions.map(({ text }) => text)
  const problemsOf = useQuestionProblems(jobId, questionSet.questions, shownTexts)
  const moveTo = (key: string, to: number) => {
    change(moveQuestion(questions, key, to))
    setAnnounced(t('moved', { position: to + 1, count: questions.length }))
  }
  const drag = useQuestionDrag(questions, moveTo)
  const update = (key: string, part: Partial<EditedQuestion>) => {
    onFixed(key)
    change(changeQuestion(questions, key, part))
    // The button that was used to undo is gone.
    if ('replaced' in part) focusNext(`#text-${key}`)
  }
  return (
    <>
      <ol className="flex flex-col gap-4">
        {questions.map((question, index) => (
          <li key={question.key} {...drag.targetOf(index)}>
            <QuestionCard
              question={question}
              position={index + 1}
              saved={question.saved ? questionSet.questions[question.saved.index] : undefined}
              language={questionSet.language}
              allAdded={isAllAdded(questionSet.questions)}
              problems={problemsOf(question.text)}
              errors={errors[question.key] ?? {}}
              editing={editing}
              onChange={(part) => update(question.key, part)}
              focusNext={focusNext}
              onAnother={() => onAnother(question)}
              onMove={(direction) => {
                moveTo(question.key, direction === 'up' ? index - 1 : index + 1)
                focusNext(`#${direction}-${question.key}`)
              }}
              onRemove={() => {
                change(questions.filter(({ key }) => key !== question.key))
                focusNext(`#restore-${question.key}`)
              }}
              dragHandle={drag.handleOf(question.key)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}

type RemovedQuestionsProps = {
  editing: QuestionEditing
  /** Why none can be restored. */
  full: string | undefined
  focusNext: (selector: string) => void
}

/** The questions that are deleted when the set is saved, and the way to keep them. */
function RemovedQuestions({ editing, full, focusNext }: RemovedQuestionsProps) {
  const t = useTexts(questionTexts)
  const { start, questions, change } = editing
  const restore = (question: EditedQuestion) => {
    change(questions.toSpliced(start.indexOf(question), 0, question))
    focusNext(`#text-${question.key}`)
  }
  return removedFrom(start, questions).map((question) => (
    <RemovedQuestion
      key={question.key}
      id={`restore-${question.key}`}
      note={t('removed')}
      text={question.text}
      disabledReason={full}
      onRestore={() => restore(question)}
    />
  ))
}

type SaveBarProps = { editing: QuestionEditing; onSave: () => void; onDiscard: () => void }

/** Whether everything is saved, why not, and the buttons for it; sticks to the bottom while it is not. */
function SaveBar({ editing: { unsaved, saving }, onSave, onDiscard }: SaveBarProps) {
  const t = useTexts(questionTexts)
  return (
    <div
      className={classNames(
        '-mx-4 mt-6 px-4 py-3 sm:-mx-6 sm:px-6',
        unsaved && 'sticky bottom-0 z-10 border-t border-line bg-paper/95 backdrop-blur-sm',
      )}
    >
      {saving.error && unsaved && (
        <div role="alert" className="mb-2">
          <FieldError>
            {t('saveFailed')} {saving.error.message}
          </FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-ink-soft">
          {unsaved ? t('unsavedChanges') : t('allSaved')}
        </p>
        {unsaved && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={onDiscard} disabled={saving.isPending}>
              {t('discard')}
            </Button>
            <Button onClick={onSave} busy={saving.isPending} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          </div>
        )}
      </div>
    </div>
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
    // What the bar at the bottom covers counts as visible to `focus`.
    element?.scrollIntoView?.({ block: 'nearest' })
  })
  return (selector) => {
    wanted.current = selector
  }
}

/** The errors that keep the questions from being saved. */
function errorsOf(questions: EditedQuestions): Errors {
  const checked = changeQuestionSetEndpoint.body.safeParse(changesOf(1, questions))
  const found: Record<string, Record<string, string>> = {}
  for (const { path, message } of checked.error?.issues ?? []) {
    const [, index, field, at] = path
    const key = questions[Number(index ?? 0)]?.key
    if (key === undefined) continue
    const id = field === 'keyPoints' ? pointId(key, Number(at ?? 0)) : `text-${key}`
    found[key] = { ...found[key], [id]: inReadersWords(message) }
  }
  return found
}
