import { CheckboxGroup } from '#ui/components/choice-group.tsx'
import { createTexts as texts } from './create-texts.ts'

export type ChooseSomeProps = {
  legend: string
  options: readonly string[]
  most: number
  value: readonly string[]
  onChange: (value: string[]) => void
  error: string | undefined
}

/** Up to so many of a list; the others rest once the number is reached. */
export function ChooseSome({ legend, options, most, value, onChange, error }: ChooseSomeProps) {
  const full = value.length >= most
  const hint = full ? texts.mostChosen(most) : texts.chosenOf(value.length, most)
  return (
    <CheckboxGroup
      legend={legend}
      hint={<span aria-live="polite">{hint}</span>}
      columns={2}
      choices={options.map((option) => ({
        value: option,
        label: option,
        disabled: full && !value.includes(option),
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
