import { CheckboxGroup } from '#ui/components/choice-group.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { createTexts } from './create-texts.ts'

export type ChooseSomeProps = {
  legend: string
  options: readonly string[]
  max: number
  value: readonly string[]
  onChange: (value: string[]) => void
  error: string | undefined
}

/** Up to so many of a list; the others rest once the number is reached. */
export function ChooseSome({ legend, options, max, value, onChange, error }: ChooseSomeProps) {
  const t = useTexts(createTexts)
  const full = value.length >= max
  const hint = full ? t('maxChosen', { max }) : t('chosenOf', { chosen: value.length, max })
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
