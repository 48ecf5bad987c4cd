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
import { useTexts } from '#ui/texts/language-provider.tsx'
import { type Competency, competencies, questionLimits } from '../contract/limits.ts'
import type { Question, QuestionProblem } from '../contract/question-set.ts'
import type { EditedQuestion } from './question-edits.ts'
import { QuestionGuide } from './question-guide.tsx'
import { QuestionProblems } from './question-problems.tsx'
import { questionTexts } from './texts.ts'

/** The actions on one question, which the editor carries out. */
export interface QuestionActions {
  change: (change: { text?: string; competency?: Competency }) => void
  move: (step: -1 | 1) => void
  remove: () => void
  undo: () => void
  suggest: () => void
}

export type QuestionCardProps = {
  question: EditedQuestion
  /** As it is saved, if it is. */
  saved: Question | undefined
  /** From 1, among those that are not removed. */
  position: number
  language: Language
  reworded: boolean
  problems: readonly QuestionProblem[]
  error: string | undefined
  /** Whether it was suggested at this position before. */
  isRepeated: boolean
  can: { up: boolean; down: boolean; remove: boolean; suggest: boolean }
  suggesting: boolean
  busy: boolean
  actions: QuestionActions
  onDragStart: (event: DragEvent) => void
  onDragEnd: () => void
}

/** One question while it is edited. */
export function QuestionCard(props: QuestionCardProps) {
  const t = useTexts(questionTexts)
  const { question, saved, position, language, reworded, problems, error, busy, actions } = props
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
          aria-label={t('text', { position })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `error-${question.key}` : undefined}
          maxLength={questionLimits.text}
          counter={question.text.length > questionLimits.text * 0.8}
          counterLabel={(used: number, max: number) => t('used', { used, max })}
          value={question.text}
          readOnly={busy || props.suggesting}
          onChange={(event) => actions.change({ text: event.target.value })}
        />
        {error && <FieldError id={`error-${question.key}`}>{error}</FieldError>}
      </div>
      {/* The region is always there, so that screen readers announce what appears in it. */}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {props.isRepeated && t('again')}
      </p>
      {added && (
        <Field label={t('about')} className="sm:max-w-60">
          <Select
            value={question.competency}
            disabled={busy}
            onChange={({ target: { value } }) =>
              actions.change({ competency: competencies.find((one) => one === value) ?? question.competency })
            }
            options={competencies.map((value) => ({ value, label: t(`competency.${value}`) }))}
          />
        </Field>
      )}
      <QuestionProblems problems={problems} />
      {saved && !added && <QuestionGuide guide={saved} former={reworded} />}
      <QuestionFoot {...props} />
    </Card>
  )
}

function QuestionHead({
  question,
  saved,
  position,
  reworded,
  can,
  actions,
  onDragStart,
  onDragEnd,
}: QuestionCardProps) {
  const t = useTexts(questionTexts)
  const { key } = question
  return (
    <div className="flex items-start gap-2">
      <span
        draggable
        aria-hidden
        title={t('drag')}
        onDragStart={onDragStart}
        onDragEnd={onDragEnd}
        className="-ms-1.5 hidden cursor-grab py-1.5 text-ink-faint active:cursor-grabbing pointer-fine:block"
      >
        <GripVertical className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 py-1">
        <h2 className="text-sm font-semibold text-ink">{t('number', { position })}</h2>
        {question.from !== null && <Badge>{t(`competency.${question.competency}`)}</Badge>}
        {reworded ? (
          <Badge tone="notice">{t('unsaved')}</Badge>
        ) : (
          saved && saved.origin !== 'written' && <Badge tone="accent">{t(saved.origin)}</Badge>
        )}
      </div>
      <div className="flex">
        <Button
          id={`up-${key}`}
          variant="quiet"
          size="sm"
          square
          aria-label={t('up', { position })}
          icon={<ArrowUp aria-hidden />}
          aria-disabled={!can.up || undefined}
          onClick={() => can.up && actions.move(-1)}
        />
        <Button
          id={`down-${key}`}
          variant="quiet"
          size="sm"
          square
          aria-label={t('down', { position })}
          icon={<ArrowDown aria-hidden />}
          aria-disabled={!can.down || undefined}
          onClick={() => can.down && actions.move(1)}
        />
      </div>
    </div>
  )
}

const QuestionFoot = ({
  question,
  position,
  reworded,
  can,
  suggesting,
  busy,
  actions,
}: QuestionCardProps) => {
  const t = useTexts(questionTexts)
  return (
    <div className="-mx-2 -mb-1 flex flex-wrap gap-1">
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('anotherOf', { position })}
        icon={<RefreshCw aria-hidden />}
        busy={suggesting}
        busyLabel={t('writing')}
        aria-disabled={!can.suggest || undefined}
        onClick={() => can.suggest && actions.suggest()}
      >
        {t('another')}
      </Button>
      {reworded && question.home !== null && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('undoOf', { position })}
          icon={<Undo2 aria-hidden />}
          disabled={busy}
          onClick={actions.undo}
        >
          {t('undo')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('removeOf', { position })}
        icon={<Trash2 aria-hidden />}
        disabledReason={can.remove ? undefined : t('min', { min: questionLimits.min })}
        disabled={busy}
        onClick={actions.remove}
      >
        {t('remove')}
      </Button>
    </div>
  )
}

type DroppedQuestionProps = {
  question: EditedQuestion
  language: Language
  canRestore: boolean
  onRestore: () => void
}

/** A question that is deleted when the set is saved, and the way to keep it. */
export const RemovedQuestion = ({ question, language, canRestore, onRestore }: DroppedQuestionProps) => {
  const t = useTexts(questionTexts)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-dashed border-line-strong/50 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-ink-faint">{t('removed')}</p>
        <p lang={language} dir="auto" className="truncate text-ink-soft line-through">
          {question.text}
        </p>
      </div>
      <Button
        id={`restore-${question.key}`}
        variant="secondary"
        size="sm"
        aria-label={t('restoreOf', { text: question.text })}
        icon={<Undo2 aria-hidden />}
        disabledReason={canRestore ? undefined : t('max', { max: questionLimits.max })}
        onClick={onRestore}
      >
        {t('restore')}
      </Button>
    </div>
  )
}
