import { Plus, RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { Button } from '#ui/components/button.tsx'
import { changeJobInterview, type JobInterview, questionLimits } from '../contract/interview.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { interviewTexts as texts } from './interview-texts.ts'
import { DroppedQuestion, QuestionCard } from './question-card.tsx'
import {
  addQuestion,
  changeQuestion,
  changesOf,
  dropQuestion,
  type EditedQuestion,
  type InterviewEdits,
  isReworded,
  moveQuestion,
  placeNextTo,
  putBack,
  standing,
} from './question-edits.ts'
import { RewriteDialog } from './rewrite-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import { useFocusNext } from './use-focus-next.ts'
import { useInterviewEdits } from './use-interview-edits.ts'
import { useQuestionDrag } from './use-question-drag.ts'
import { useQuestionProblems } from './use-question-problems.ts'

type InterviewEditorProps = { jobId: JobId; interview: JobInterview }
type Editing = ReturnType<typeof useInterviewEdits>
type Errors = Readonly<Record<string, string>>

/** The questions to edit, reorder, add, drop and have written anew. */
export function InterviewEditor({ jobId, interview }: InterviewEditorProps) {
  const editing = useInterviewEdits(jobId, interview)
  const { edits, change, saving, conflict } = editing
  const [errors, setErrors] = useState<Errors>({})
  const [asksRewrite, setAsksRewrite] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const added = useRef(0)
  const save = () => {
    const wrong = problemsWith(edits)
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first === undefined) saving.mutate()
    else focusNext(`#text-${first}`)
  }
  const add = () => {
    const key = `added-${Date.now()}-${added.current++}`
    change(addQuestion(edits, key))
    focusNext(`#text-${key}`)
  }
  const takePresent = () => {
    editing.discard()
    focusNext('textarea')
  }
  const full = standing(edits).length >= questionLimits.most
  return (
    // What is focused comes into view above the bar that sticks to the bottom.
    <div ref={root} className="**:scroll-mb-36">
      {conflict && (
        <ConflictNotice
          interview={interview}
          onCarryOver={() => {
            editing.carryOver()
            focusNext('textarea')
          }}
          onTakePresent={takePresent}
        />
      )}
      <EditedQuestions
        jobId={jobId}
        interview={interview}
        editing={editing}
        errors={errors}
        onMend={(key) => setErrors(({ [key]: _, ...others }) => others)}
        focusNext={focusNext}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          disabledReason={full ? texts.most(questionLimits.most) : undefined}
          disabled={conflict || saving.isPending}
          onClick={add}
        >
          {texts.add}
        </Button>
        <Button
          variant="quiet"
          icon={<RefreshCw aria-hidden />}
          disabled={saving.isPending}
          onClick={() => setAsksRewrite(true)}
        >
          {texts.rewrite}
        </Button>
      </div>
      <SaveBar editing={editing} onSave={save} />
      <RewriteDialog open={asksRewrite} rewriting={editing.rewriting} onClose={() => setAsksRewrite(false)} />
    </div>
  )
}

type EditedQuestionsProps = InterviewEditorProps & {
  editing: Editing
  errors: Errors
  onMend: (key: string) => void
  focusNext: (selector: string) => void
}

function EditedQuestions(props: EditedQuestionsProps) {
  const { jobId, interview, editing, errors, onMend, focusNext } = props
  const { edits, change, saving, suggesting, conflict } = editing
  const [said, setSaid] = useState('')
  const shown = standing(edits)
  const language = languageOfName(interview.language)
  const busy = saving.isPending || conflict
  const shownTexts = shown.map(({ text }) => text)
  const problemsOf = useQuestionProblems(jobId, interview.questions, shownTexts)
  const moveTo = (key: string, to: number) => {
    const next = moveQuestion(edits, key, to)
    change(next)
    setSaid(texts.moved(placeOf(next, key), shown.length))
  }
  const drag = useQuestionDrag(edits, moveTo)
  const actsOf = ({ key }: EditedQuestion) => ({
    change: (part: Partial<Pick<EditedQuestion, 'text' | 'competency'>>) => {
      onMend(key)
      change(changeQuestion(edits, key, part))
    },
    move: (step: -1 | 1) => {
      const to = placeNextTo(edits, key, step)
      if (to === null) return
      moveTo(key, to)
      focusNext(`#${step === -1 ? 'up' : 'down'}-${key}`)
    },
    drop: () => {
      change(dropQuestion(edits, key))
      focusNext(`#restore-${key}`)
    },
    restore: () => {
      change(changeQuestion(edits, key, { dropped: false }))
      focusNext(`#text-${key}`)
    },
    putBack: () => {
      change(putBack(edits, key))
      focusNext(`#text-${key}`)
    },
    suggest: () => suggesting.mutate(key),
  })
  const cardOf = (question: EditedQuestion) => (
    <QuestionCard
      question={question}
      kept={conflict || question.home === null ? undefined : interview.questions[question.home]}
      place={placeOf(edits, question.key)}
      language={language}
      reworded={isReworded(edits, question)}
      problems={problemsOf(question.text)}
      error={errors[question.key]}
      seenBefore={editing.isSeen(question)}
      can={{
        up: !busy && placeNextTo(edits, question.key, -1) !== null,
        down: !busy && placeNextTo(edits, question.key, 1) !== null,
        drop: shown.length > questionLimits.fewest,
        suggest: !busy && !suggesting.isPending,
      }}
      suggesting={suggesting.isPending && suggesting.variables === question.key}
      busy={busy}
      acts={actsOf(question)}
      {...drag.handleOf(question.key)}
    />
  )
  return (
    <>
      <ol className="flex flex-col gap-4">
        {edits.questions.map((question, at) => (
          <li key={question.key} {...drag.targetOf(at)}>
            {question.dropped ? (
              <DroppedQuestion
                question={question}
                language={language}
                mayRestore={shown.length < questionLimits.most}
                onRestore={actsOf(question).restore}
              />
            ) : (
              cardOf(question)
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

const placeOf = (edits: InterviewEdits, key: string) =>
  standing(edits).findIndex((question) => question.key === key) + 1

/** What keeps the questions from being saved, by question. */
function problemsWith(edits: InterviewEdits): Record<string, string> {
  const shown = standing(edits)
  const checked = changeJobInterview.body.safeParse(changesOf(edits))
  if (checked.success) return {}
  const found = checked.error.issues.flatMap(({ path: [, at], message }) => {
    const question = typeof at === 'number' ? shown[at] : shown[0]
    return question ? [[question.key, message] as const] : []
  })
  return Object.fromEntries(found)
}
