import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectProps = ComponentProps<'select'> & {
  options?: readonly SelectOption[]
  /** An empty first choice. */
  placeholder?: string | undefined
}

/** A native select in the style of the other controls, with `options` or `<option>` children. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  return (
    <div className={classNames('relative min-w-0', className)}>
      <select
        {...useFieldWiring()}
        {...rest}
        className={classNames(controlStyle, 'cursor-pointer appearance-none truncate pe-9')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled} className="bg-raised text-ink">
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-faint"
      />
    </div>
  )
}
