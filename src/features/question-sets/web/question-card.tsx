import { ArrowDown, ArrowUp, GripVertical, RefreshCw, Trash2, Undo2 } from 'lucide-react'
import type { DragEvent } from 'react'
import { type InterviewLanguageName, languageOfName } from '#contract/languages.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Field, FieldError } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Select } from '#ui/components/select.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { competencies, questionLimits } from '../contract/limits.ts'
import type { QuestionGuide as Guide, Question, QuestionProblem } from '../contract/question-set.ts'
import { KeyPointsField } from './key-points-field.tsx'
import { LibraryButton } from './library-button.tsx'
import { type EditedQuestion, isReworded } from './question-edits.ts'
import { MeasureBadges, Measures, QuestionGuide } from './question-guide.tsx'
import { questionTexts } from './texts.ts'
import type { QuestionEditing } from './use-question-edits.ts'

type Direction = 'up' | 'down'

export type QuestionCardProps = {
  question: EditedQuestion
  /** From 1. */
  position: number
  /** As it is saved, if it is. */
  saved: Question | undefined
  /** Said once above the questions, not on each. */
  allAdded: boolean
  language: InterviewLanguageName
  problems: readonly QuestionProblem[]
  /** By the id of the field. */
  errors: Readonly<Record<string, string>>
  editing: QuestionEditing
  onChange: (change: Partial<EditedQuestion>) => void
  onAnother: () => void
  onMove: (direction: Direction) => void
  onRemove: () => void
  focusNext: (selector: string) => void
  dragHandle: { onDragStart: (event: DragEvent) => void; onDragEnd: () => void }
}

/** One question while it is edited. */
export function QuestionCard(props: QuestionCardProps) {
  const t = useTexts(questionTexts)
  const { question, position, language, problems, errors, editing, onChange } = props
  const { key, text } = question
  const busy = editing.saving.isPending
  const error = errors[`text-${key}`]
  const lang = languageOfName(language)
  const guide = guideOf(props)
  const isOwn = isOwnQuestion(props)
  return (
    <Card
      padding="sm"
      className={classNames('flex flex-col gap-3', isReworded(question) && 'border-accent-line!')}
      data-question={key}
    >
      <QuestionHead {...props} />
      <div className="flex flex-col gap-1.5">
        <TextArea
          id={`text-${key}`}
          rows={2}
          lang={lang}
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
      <QuestionProblems problems={problems} />
      {isOwn ? <OwnGuide {...props} guide={guide} /> : guide && <Measures {...guide} lang={lang} />}
      {guide && <QuestionGuide guide={guide} withoutKeyPoints={isOwn} former={text.trim() !== guide.text} />}
      <QuestionFoot {...props} />
    </Card>
  )
}

/** How the answers are read, where that was written for this question; a new one of the employer's gets it when saved. */
const guideOf = ({ question: { suggestion, text, replaced }, saved }: QuestionCardProps) => {
  if (suggestion?.text === text.trim()) return suggestion
  return replaced ? undefined : saved
}

/** Whether the employer wrote it, at least in part, and so says what it measures and what a good answer shows. */
const isOwnQuestion = (props: QuestionCardProps): boolean => {
  const { question, saved } = props
  const guide = guideOf(props)
  if (!guide) return true
  return guide === saved && (saved.origin !== 'written' || isReworded(question))
}

function OwnGuide(props: QuestionCardProps & { guide: Guide | undefined }) {
  const { question, guide, position, language, errors, editing, onChange, focusNext } = props
  const t = useTexts(questionTexts)
  const busy = editing.saving.isPending
  const lang = languageOfName(language)
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Field label={t('measures')} className="basis-60">
          <Select
            value={question.competency}
            disabled={busy}
            onChange={({ target: { value } }) =>
              onChange({ competency: competencies.find((one) => one === value) ?? question.competency })
            }
            options={competencies.map((value) => ({ value, label: t(`competency.${value}`) }))}
          />
        </Field>
        {guide && guide.measures.length > 0 && (
          <div className="flex flex-wrap gap-1.5 py-2.5">
            <MeasureBadges measures={guide.measures} lang={lang} />
          </div>
        )}
      </div>
      <KeyPointsField
        questionKey={question.key}
        position={position}
        lang={lang}
        value={question.keyPoints}
        errors={errors}
        busy={busy}
        onChange={(keyPoints) => onChange({ keyPoints })}
        focusNext={focusNext}
      />
    </>
  )
}

const isSuggesting = ({ question, editing: { suggesting } }: QuestionCardProps): boolean =>
  suggesting.isPending && suggesting.variables.key === question.key

function QuestionHead(props: QuestionCardProps) {
  const t = useTexts(questionTexts)
  const { question, position, saved, allAdded, dragHandle } = props
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
        {isReworded(question) ? (
          <Badge tone="notice">{t('unsaved')}</Badge>
        ) : (
          saved && saved.origin !== 'written' && !allAdded && <Badge>{t(saved.origin)}</Badge>
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
  const { question, position, language, editing, onChange, onAnother, onRemove } = props
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
        onClick={() => canSuggest && onAnother()}
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
          onClick={() => {
            const { index: _, ...content } = saved
            onChange({ ...content, replaced: false })
          }}
        >
          {t('undo')}
        </Button>
      )}
      {isOwnQuestion(props) && <LibraryButton question={question} position={position} language={language} />}
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
          {problems.map((one) => one.kind === kind && <p key={one.message}>{inReadersWords(one.message)}</p>)}
        </Notice>
      ))}
    </div>
  )
}
