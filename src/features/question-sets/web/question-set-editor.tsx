import { Plus, RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { Button } from '#ui/components/button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { questionLimits } from '../contract/limits.ts'
import { changeQuestionSetEndpoint, type QuestionSet } from '../contract/question-set.ts'
import { QuestionCard, RemovedQuestion } from './question-card.tsx'
import {
  addQuestion,
  changeQuestion,
  changesOf,
  type EditedQuestion,
  isReworded,
  moveQuestion,
  nextIndex,
  type QuestionEdits,
  remaining,
  removeQuestion,
  undoQuestion,
} from './question-edits.ts'
import { RewriteDialog } from './rewrite-dialog.tsx'
import { SaveChanges } from './save-changes.tsx'
import { questionTexts } from './texts.ts'
import { UnsavedTexts } from './unsaved-texts.tsx'
import { useFocusNext } from './use-focus-next.ts'
import { useQuestionDrag } from './use-question-drag.ts'
import { useQuestionEdits } from './use-question-edits.ts'
import { useQuestionProblems } from './use-question-problems.ts'

type QuestionSetEditorProps = { jobId: JobId; questionSet: QuestionSet }
type Editing = ReturnType<typeof useQuestionEdits>
type Errors = Readonly<Record<string, string>>

/** The questions to edit, reorder, add, remove and have written again. */
export function QuestionSetEditor({ jobId, questionSet }: QuestionSetEditorProps) {
  const t = useTexts(questionTexts)
  const editing = useQuestionEdits(jobId, questionSet)
  const { edits, change, saving } = editing
  const [errors, setErrors] = useState<Errors>({})
  const [asksRewrite, setAsksRewrite] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const added = useRef(0)
  const save = () => {
    const found = errorsOf(edits)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first === undefined) saving.mutate()
    else focusNext(`#text-${first}`)
  }
  const add = () => {
    const key = `added-${Date.now()}-${added.current++}`
    change(addQuestion(edits, key))
    focusNext(`#text-${key}`)
  }
  const full = remaining(edits).length >= questionLimits.max
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
      <EditedQuestions
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
      <RewriteDialog open={asksRewrite} rewriting={editing.rewriting} onClose={() => setAsksRewrite(false)} />
    </div>
  )
}

type EditedQuestionsProps = QuestionSetEditorProps & {
  editing: Editing
  errors: Errors
  onFixed: (key: string) => void
  focusNext: (selector: string) => void
}

function EditedQuestions(props: EditedQuestionsProps) {
  const t = useTexts(questionTexts)
  const { jobId, questionSet, editing, errors, onFixed, focusNext } = props
  const { edits, change, saving, suggesting } = editing
  const [announced, setAnnounced] = useState('')
  const shown = remaining(edits)
  const language = languageOfName(questionSet.language)
  const busy = saving.isPending
  const shownTexts = shown.map(({ text }) => text)
  const problemsOf = useQuestionProblems(jobId, questionSet.questions, shownTexts)
  const moveTo = (key: string, to: number) => {
    const next = moveQuestion(edits, key, to)
    change(next)
    setAnnounced(t('moved', { position: positionOf(next, key), count: shown.length }))
  }
  const drag = useQuestionDrag(edits, moveTo)
  const actionsOf = ({ key }: EditedQuestion) => ({
    change: (part: Partial<Pick<EditedQuestion, 'text' | 'competency'>>) => {
      onFixed(key)
      change(changeQuestion(edits, key, part))
    },
    move: (step: -1 | 1) => {
      const to = nextIndex(edits, key, step)
      if (to === null) return
      moveTo(key, to)
      focusNext(`#${step === -1 ? 'up' : 'down'}-${key}`)
    },
    remove: () => {
      change(removeQuestion(edits, key))
      focusNext(`#restore-${key}`)
    },
    restore: () => {
      change(changeQuestion(edits, key, { removed: false }))
      focusNext(`#text-${key}`)
    },
    undo: () => {
      change(undoQuestion(edits, key))
      focusNext(`#text-${key}`)
    },
    suggest: () => suggesting.mutate(key),
  })
  const cardOf = (question: EditedQuestion) => (
    <QuestionCard
      question={question}
      saved={question.home === null ? undefined : questionSet.questions[question.home]}
      position={positionOf(edits, question.key)}
      language={language}
      reworded={isReworded(edits, question)}
      problems={problemsOf(question.text)}
      error={errors[question.key]}
      isRepeated={editing.isRepeated(question)}
      can={{
        up: !busy && nextIndex(edits, question.key, -1) !== null,
        down: !busy && nextIndex(edits, question.key, 1) !== null,
        remove: shown.length > questionLimits.min,
        suggest: !busy && !suggesting.isPending,
      }}
      suggesting={suggesting.isPending && suggesting.variables === question.key}
      busy={busy}
      actions={actionsOf(question)}
      {...drag.handleOf(question.key)}
    />
  )
  return (
    <>
      <ol className="flex flex-col gap-4">
        {edits.questions.map((question, index) => (
          <li key={question.key} {...drag.targetOf(index)}>
            {question.removed ? (
              <RemovedQuestion
                question={question}
                language={language}
                canRestore={shown.length < questionLimits.max}
                onRestore={actionsOf(question).restore}
              />
            ) : (
              cardOf(question)
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

const positionOf = (edits: QuestionEdits, key: string) =>
  remaining(edits).findIndex((question) => question.key === key) + 1

/** The errors that keep the questions from being saved, by question. */
function errorsOf(edits: QuestionEdits): Record<string, string> {
  const shown = remaining(edits)
  const checked = changeQuestionSetEndpoint.body.safeParse(changesOf(edits))
  if (checked.success) return {}
  const found = checked.error.issues.flatMap(({ path: [, index], message }) => {
    const question = typeof index === 'number' ? shown[index] : shown[0]
    return question ? [[question.key, message] as const] : []
  })
  return Object.fromEntries(found)
}
