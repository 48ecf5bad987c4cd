import { Plus, X } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
import { FieldError } from '#ui/components/field.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { questionLimits } from '../contract/limits.ts'
import { pointId } from './question-edits.ts'
import { questionTexts } from './texts.ts'

type KeyPointsFieldProps = {
  questionKey: string
  /** Of the question, from 1. */
  position: number
  lang: string
  value: readonly string[]
  /** By the id of the input. */
  errors: Readonly<Record<string, string>>
  busy: boolean
  onChange: (keyPoints: string[]) => void
  focusNext: (selector: string) => void
}

/** What a good answer to an employer's question shows, point by point. */
export function KeyPointsField(props: KeyPointsFieldProps) {
  const { questionKey, position, lang, value, errors, busy, onChange, focusNext } = props
  const t = useTexts(questionTexts)
  const { keyPoints: max, keyPoint: maxLength } = questionLimits
  const ids = value.map((_, at) => pointId(questionKey, at))
  const add = () => {
    onChange([...value, ''])
    focusNext(`#${pointId(questionKey, value.length)}`)
  }
  const remove = (at: number) => {
    onChange(value.toSpliced(at, 1))
    focusNext(
      value.length > 1 ? `#${pointId(questionKey, Math.max(0, at - 1))}` : `#add-point-${questionKey}`,
    )
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t('guide')}</legend>
      {value.length === 0 && <p className="text-sm text-ink-soft">{t('noKeyPoints')}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {ids.map((id, at) => (
          <li key={id} className="flex flex-col gap-1">
            <div className="flex items-center gap-1">
              <TextInput
                id={id}
                lang={lang}
                dir="auto"
                aria-label={t('keyPointOf', { number: at + 1, position })}
                aria-invalid={errors[id] ? true : undefined}
                aria-describedby={errors[id] ? `error-${id}` : undefined}
                maxLength={maxLength}
                readOnly={busy}
                value={value[at] ?? ''}
                onChange={(event) => onChange(value.with(at, event.target.value))}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.nativeEvent.isComposing && value.length < max) add()
                }}
              />
              <Button
                variant="quiet"
                size="sm"
                square
                aria-label={t('removeKeyPoint', { number: at + 1, position })}
                icon={<X aria-hidden />}
                disabled={busy}
                onClick={() => remove(at)}
              />
            </div>
            {errors[id] && <FieldError id={`error-${id}`}>{errors[id]}</FieldError>}
          </li>
        ))}
      </ul>
      <Button
        id={`add-point-${questionKey}`}
        className="self-start"
        variant="secondary"
        size="sm"
        aria-label={t('addKeyPointTo', { position })}
        icon={<Plus aria-hidden />}
        disabledReason={value.length < max ? undefined : t('maxKeyPoints', { max })}
        disabled={busy}
        onClick={add}
      >
        {t('addKeyPoint')}
      </Button>
    </fieldset>
  )
}
