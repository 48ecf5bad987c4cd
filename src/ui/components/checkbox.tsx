import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** One box to tick, such as a consent. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const own = useId()
  const id = rest.id ?? own
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-3">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="mt-1 size-4.5 shrink-0 accent-accent"
        />
        <label
          htmlFor={id}
          className="min-w-0 cursor-pointer py-0.5 text-sm text-ink-soft pointer-coarse:py-2"
        >
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="ms-7.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
