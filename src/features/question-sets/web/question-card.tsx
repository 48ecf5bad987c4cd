import { ArrowDown, ArrowUp, GripVertical, RefreshCw, Trash2, Undo2 } from 'lucide-react'
import type { DragEvent } from 'react'
import type { Language } from '#contract/languages.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Field, FieldError } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Select } from '#ui/components/select.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { competencies, questionLimits } from '../contract/limits.ts'
import type { Question, QuestionProblem } from '../contract/question-set.ts'
import { type EditedQuestion, isReworded } from './question-edits.ts'
import { QuestionGuide } from './question-guide.tsx'
import { questionTexts } from './texts.ts'
import type { QuestionEditing } from './use-question-edits.ts'

type Direction = 'up' | 'down'

export type QuestionCardProps = {
  question: EditedQuestion
  /** From 1. */
  position: number
  /** As it is saved, if it is. */
  saved: Question | undefined
  language: Language
  problems: readonly QuestionProblem[]
  error: string | undefined
  editing: QuestionEditing
  onChange: (change: Partial<EditedQuestion>) => void
  onMove: (direction: Direction) => void
  onRemove: () => void
  dragHandle: { onDragStart: (event: DragEvent) => void; onDragEnd: () => void }
}

/** One question while it is edited. */
export function QuestionCard(props: QuestionCardProps) {
  const t = useTexts(questionTexts)
  const { question, position, saved, language, problems, error, editing, onChange } = props
  const { key, text } = question
  const busy = editing.saving.isPending
  const reworded = isReworded(question)
  const isOwn = !question.saved || question.replaced
  return (
    <Card
      padding="sm"
      className={classNames('flex flex-col gap-3', reworded && 'border-accent-line!')}
      data-question={key}
    >
      <QuestionHead {...props} />
      <div className="flex flex-col gap-1.5">
        <TextArea
          id={`text-${key}`}
          rows={2}
          lang={language}
          aria-label={t('text', { position })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `error-${key}` : undefined}
          maxLength={questionLimits.text}
          counter={text.length > questionLimits.text * 0.8}
          counterLabel={(used: number, max: number) => t('used', { used, max })}
          value={text}
          readOnly={busy || isSuggesting(props)}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        {error && <FieldError id={`error-${key}`}>{error}</FieldError>}
      </div>
      {isOwn && (
        <Field label={t('about')} className="sm:max-w-60">
          <Select
            value={question.competency}
            disabled={busy}
            onChange={({ target: { value } }) =>
              onChange({ competency: competencies.find((one) => one === value) ?? question.competency })
            }
            options={competencies.map((value) => ({ value, label: t(`competency.${value}`) }))}
          />
        </Field>
      )}
      <QuestionProblems problems={problems} />
      {saved && !isOwn && saved.measures.length > 0 && (
        <p className="text-sm text-ink-muted" lang={language}>
          {t('measures', { measures: saved.measures.join(' · ') })}
        </p>
      )}
      {saved && !isOwn && <QuestionGuide guide={saved} former={reworded} />}
      <QuestionFoot {...props} />
    </Card>
  )
}

const isSuggesting = ({ question, editing: { suggesting } }: QuestionCardProps): boolean =>
  suggesting.isPending && suggesting.variables.key === question.key

function QuestionHead(props: QuestionCardProps) {
  const t = useTexts(questionTexts)
  const { question, position, saved, dragHandle } = props
  return (
    <div className="flex items-start gap-2">
      <span
        draggable
        aria-hidden
        title={t('drag')}
        {...dragHandle}
        className="-ms-1.5 hidden cursor-grab py-1.5 text-ink-faint active:cursor-grabbing pointer-fine:block"
      >
        <GripVertical className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 py-1">
        <h3 className="text-sm font-semibold text-ink">{t('number', { position })}</h3>
        {question.saved && !question.replaced && <Badge>{t(`competency.${question.competency}`)}</Badge>}
        {isReworded(question) ? (
          <Badge tone="notice">{t('unsaved')}</Badge>
        ) : (
          saved && saved.origin !== 'written' && <Badge tone="accent">{t(saved.origin)}</Badge>
        )}
      </div>
      <div className="flex">
        <MoveButton {...props} direction="up" />
        <MoveButton {...props} direction="down" />
      </div>
    </div>
  )
}

const MoveButton = ({
  question,
  position,
  editing: { questions, saving },
  onMove,
  direction,
}: QuestionCardProps & { direction: Direction }) => {
  const t = useTexts(questionTexts)
  const canMove = !saving.isPending && position !== (direction === 'up' ? 1 : questions.length)
  return (
    <Button
      id={`${direction}-${question.key}`}
      variant="quiet"
      size="sm"
      square
      aria-label={t(direction, { position })}
      icon={direction === 'up' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
      aria-disabled={!canMove || undefined}
      onClick={() => canMove && onMove(direction)}
    />
  )
}

const QuestionFoot = (props: QuestionCardProps) => {
  const t = useTexts(questionTexts)
  const { question, position, editing, onChange, onRemove } = props
  const { questions, suggesting } = editing
  const busy = editing.saving.isPending
  const canSuggest = !busy && !suggesting.isPending
  const { saved } = question
  return (
    <div className="-mx-2 -mb-1 flex flex-wrap gap-1">
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('anotherOf', { position })}
        icon={<RefreshCw aria-hidden />}
        busy={isSuggesting(props)}
        busyLabel={t('writing')}
        aria-disabled={!canSuggest || undefined}
        onClick={() => canSuggest && suggesting.mutate(question)}
      >
        {t('another')}
      </Button>
      {saved && isReworded(question) && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('undoOf', { position })}
          icon={<Undo2 aria-hidden />}
          disabled={busy}
          onClick={() => onChange({ text: saved.text, competency: saved.competency, replaced: false })}
        >
          {t('undo')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('removeOf', { position })}
        icon={<Trash2 aria-hidden />}
        disabledReason={
          questions.length > questionLimits.min ? undefined : t('min', { min: questionLimits.min })
        }
        disabled={busy}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </div>
  )
}

/** What is the matter with a question: what may be unlawful first, and louder than a matter of style. */
function QuestionProblems({ problems }: { problems: readonly QuestionProblem[] }) {
  const t = useTexts(questionTexts)
  const kinds = (['protected', 'style'] as const).filter((kind) => problems.some((one) => one.kind === kind))
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {kinds.map((kind) => (
        <Notice key={kind} tone={kind === 'protected' ? 'danger' : 'warning'} title={t(`${kind}Title`)}>
          {problems.map((one) => one.kind === kind && <p key={one.message}>{one.message}</p>)}
        </Notice>
      ))}
    </div>
  )
}
