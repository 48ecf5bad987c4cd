import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

export type Choice<Value extends string = string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

type Shared<Value extends string> = {
  legend: ReactNode
  choices: readonly Choice<Value>[]
  name?: string
  hint?: ReactNode
  error?: string | undefined
  /** `cards` (default) or `plain` rows. */
  look?: 'cards' | 'plain'
  /** Cards side by side from tablet width on. */
  columns?: 1 | 2 | 3
  hideLegend?: boolean
}

export type RadioGroupProps<Value extends string> = Shared<Value> & {
  value: Value | undefined
  onChange: (value: Value) => void
}
export type CheckboxGroupProps<Value extends string> = Shared<Value> & {
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** One of several. */
export function RadioGroup<Value extends string>({ value, onChange, ...rest }: RadioGroupProps<Value>) {
  return <ChoiceGroup {...rest} type="radio" isChosen={(choice) => choice === value} onToggle={onChange} />
}

/** Any of several. */
export function CheckboxGroup<Value extends string>({ value, onChange, ...rest }: CheckboxGroupProps<Value>) {
  const toggle = (choice: Value) =>
    onChange(value.includes(choice) ? value.filter((chosen) => chosen !== choice) : [...value, choice])
  return (
    <ChoiceGroup {...rest} type="checkbox" isChosen={(choice) => value.includes(choice)} onToggle={toggle} />
  )
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

type ChoiceGroupProps<Value extends string> = Shared<Value> & {
  type: 'radio' | 'checkbox'
  isChosen: (value: Value) => boolean
  onToggle: (value: Value) => void
}

function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, name, hint, error, look = 'cards', columns = 1, hideLegend, type } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-medium text-ink'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-1 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <div className={classNames('grid', look === 'cards' ? 'gap-2' : 'gap-0.5', grids[columns])}>
        {choices.map((choice) => (
          <label key={choice.value} className={classNames(rowStyle, look === 'cards' && cardStyle)}>
            <input
              type={type}
              name={name ?? id}
              value={choice.value}
              checked={props.isChosen(choice.value)}
              disabled={choice.disabled}
              onChange={() => props.onToggle(choice.value)}
              className="mt-0.5 size-4.5 shrink-0 accent-accent"
            />
            <span className="min-w-0 text-sm">
              <span className="block font-medium text-ink">{choice.label}</span>
              {choice.hint && <span className="block text-ink-faint">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

const rowStyle =
  'flex min-h-8 cursor-pointer items-start gap-3 py-1.5 pointer-coarse:min-h-11 has-disabled:cursor-not-allowed has-disabled:opacity-55'
const cardStyle =
  'rounded-lg border border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
