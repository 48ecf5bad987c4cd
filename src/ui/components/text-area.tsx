import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field.tsx'

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows how many of `maxLength` characters are used, announced near the end. */
  counter?: boolean | undefined
  counterLabel?: ((used: number, max: number) => string) | undefined
}

export function TextArea({ className, counter, counterLabel, rows = 4, onChange, ...rest }: TextAreaProps) {
  const wiring = useFieldWiring()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const used = rest.value === undefined ? typed : String(rest.value).length
  const max = rest.maxLength
  return (
    <div className="flex flex-col gap-1">
      <textarea
        {...wiring}
        rows={rows}
        dir="auto"
        {...rest}
        onChange={(event) => {
          setTyped(event.target.value.length)
          onChange?.(event)
        }}
        className={classNames(
          controlStyle,
          'field-sizing-content max-h-128 resize-y',
          rows > 2 ? 'min-h-26' : 'min-h-16',
          className,
        )}
      />
      {counter && max !== undefined && (
        <p
          aria-live={used > max * 0.9 ? 'polite' : 'off'}
          className={classNames(
            'self-end text-xs tabular-nums',
            used >= max ? 'font-medium text-danger-ink' : 'text-ink-faint',
          )}
        >
          {counterLabel ? counterLabel(used, max) : <bdi dir="ltr">{`${used} / ${max}`}</bdi>}
        </p>
      )}
    </div>
  )
}
