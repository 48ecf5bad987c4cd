import { ArrowDown, ArrowUp, GripVertical, RefreshCw, Trash2, Undo2 } from 'lucide-react'
import type { DragEvent } from 'react'
import type { Language } from '#contract/languages.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Field, FieldError } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import {
  type Competency,
  competencies,
  type EmployersQuestion,
  type QuestionProblem,
  questionLimits,
} from '../contract/interview.ts'
import { competencyWords, interviewTexts as texts } from './interview-texts.ts'
import type { EditedQuestion } from './question-edits.ts'
import { QuestionGuide } from './question-guide.tsx'
import { QuestionProblems } from './question-problems.tsx'

/** What can be done with one question; the editor does it. */
export interface QuestionActs {
  change: (change: { text?: string; competency?: Competency }) => void
  move: (step: -1 | 1) => void
  drop: () => void
  putBack: () => void
  suggest: () => void
}

export type QuestionCardProps = {
  question: EditedQuestion
  /** As it is kept, if it is. */
  kept: EmployersQuestion | undefined
  /** From 1, among those that are not dropped. */
  place: number
  language: Language
  reworded: boolean
  problems: readonly QuestionProblem[]
  error: string | undefined
  /** Whether it was shown in this place before. */
  seenBefore: boolean
  can: { up: boolean; down: boolean; drop: boolean; suggest: boolean }
  suggesting: boolean
  busy: boolean
  acts: QuestionActs
  onDragStart: (event: DragEvent) => void
  onDragEnd: () => void
}

/** One question while it is edited. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, kept, place, language, reworded, problems, error, busy, acts } = props
  const added = question.from === null
  return (
    <Card
      padding="sm"
      className={classNames('flex flex-col gap-3', reworded && 'border-accent-line!')}
      data-question={question.key}
    >
      <QuestionHead {...props} />
      <div className="flex flex-col gap-1.5">
        <TextArea
          id={`text-${question.key}`}
          rows={2}
          lang={language}
          aria-label={texts.text(place)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `error-${question.key}` : undefined}
          maxLength={questionLimits.text}
          counter={question.text.length > questionLimits.text * 0.8}
          counterLabel={texts.used}
          value={question.text}
          readOnly={busy || props.suggesting}
          onChange={(event) => acts.change({ text: event.target.value })}
        />
        {error && <FieldError id={`error-${question.key}`}>{error}</FieldError>}
      </div>
      {/* A region that is always there: what appears in it is read out. */}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {props.seenBefore && texts.again}
      </p>
      {added && (
        <Field label={texts.about} className="sm:max-w-60">
          <Select
            value={question.competency}
            disabled={busy}
            onChange={({ target: { value } }) =>
              acts.change({ competency: competencies.find((one) => one === value) ?? question.competency })
            }
            options={competencies.map((value) => ({ value, label: competencyWords[value] }))}
          />
        </Field>
      )}
      <QuestionProblems problems={problems} />
      {kept && !added && <QuestionGuide guide={kept} former={reworded} />}
      <QuestionFoot {...props} />
    </Card>
  )
}

function QuestionHead({
  question,
  kept,
  place,
  reworded,
  can,
  acts,
  onDragStart,
  onDragEnd,
}: QuestionCardProps) {
  const { key } = question
  return (
    <div className="flex items-start gap-2">
      <span
        draggable
        aria-hidden
        title={texts.drag}
        onDragStart={onDragStart}
        onDragEnd={onDragEnd}
        className="-ms-1.5 hidden cursor-grab py-1.5 text-ink-faint active:cursor-grabbing pointer-fine:block"
      >
        <GripVertical className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 py-1">
        <h2 className="text-sm font-semibold text-ink">{texts.number(place)}</h2>
        {question.from !== null && <Badge>{competencyWords[question.competency]}</Badge>}
        {reworded ? (
          <Badge tone="notice">{texts.unsaved}</Badge>
        ) : (
          kept && kept.origin !== 'written' && <Badge tone="accent">{texts[kept.origin]}</Badge>
        )}
      </div>
      <div className="flex">
        <Button
          id={`up-${key}`}
          variant="quiet"
          size="sm"
          square
          aria-label={texts.up(place)}
          icon={<ArrowUp aria-hidden />}
          aria-disabled={!can.up || undefined}
          onClick={() => can.up && acts.move(-1)}
        />
        <Button
          id={`down-${key}`}
          variant="quiet"
          size="sm"
          square
          aria-label={texts.down(place)}
          icon={<ArrowDown aria-hidden />}
          aria-disabled={!can.down || undefined}
          onClick={() => can.down && acts.move(1)}
        />
      </div>
    </div>
  )
}

const QuestionFoot = ({ question, place, reworded, can, suggesting, busy, acts }: QuestionCardProps) => (
  <div className="-mx-2 -mb-1 flex flex-wrap gap-1">
    <Button
      variant="quiet"
      size="sm"
      aria-label={texts.anotherOf(place)}
      icon={<RefreshCw aria-hidden />}
      busy={suggesting}
      busyLabel={texts.writing}
      aria-disabled={!can.suggest || undefined}
      onClick={() => can.suggest && acts.suggest()}
    >
      {texts.another}
    </Button>
    {reworded && question.home !== null && (
      <Button
        variant="quiet"
        size="sm"
        aria-label={texts.putBackOf(place)}
        icon={<Undo2 aria-hidden />}
        disabled={busy}
        onClick={acts.putBack}
      >
        {texts.putBack}
      </Button>
    )}
    <Button
      variant="quiet"
      size="sm"
      aria-label={texts.dropOf(place)}
      icon={<Trash2 aria-hidden />}
      disabledReason={can.drop ? undefined : texts.fewest(questionLimits.fewest)}
      disabled={busy}
      onClick={acts.drop}
    >
      {texts.drop}
    </Button>
  </div>
)

type DroppedQuestionProps = {
  question: EditedQuestion
  language: Language
  mayRestore: boolean
  onRestore: () => void
}

/** A question that goes when the set is saved, and how to keep it after all. */
export const DroppedQuestion = ({ question, language, mayRestore, onRestore }: DroppedQuestionProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-dashed border-line-strong/50 px-4 py-3 text-sm">
    <div className="min-w-0 flex-1 basis-60">
      <p className="text-ink-faint">{texts.dropped}</p>
      <p lang={language} dir="auto" className="truncate text-ink-soft line-through">
        {question.text}
      </p>
    </div>
    <Button
      id={`restore-${question.key}`}
      variant="secondary"
      size="sm"
      aria-label={texts.restoreOf(question.text)}
      icon={<Undo2 aria-hidden />}
      disabledReason={mayRestore ? undefined : texts.most(questionLimits.most)}
      onClick={onRestore}
    >
      {texts.restore}
    </Button>
  </div>
)
