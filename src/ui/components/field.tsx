import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { classNames } from './class-names.ts'

type FieldWiring = {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<FieldWiring>({})

/** Props for the control inside a `Field` that connect label, hint and error to it. */
export const useFieldWiring = (): FieldWiring => useContext(FieldContext)

export type FieldProps = {
  label: ReactNode
  children: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** Beside the label of a field that may stay empty, e.g. `optional`. */
  optional?: string | undefined
  id?: string | undefined
  className?: string | undefined
}

/** A control with its label, hint and error. */
export function Field({ label, children, hint, error, required, optional, id, className }: FieldProps) {
  const own = useId()
  const fieldId = id ?? own
  const hintId = `${fieldId}-hint`
  const errorId = `${fieldId}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  const wiring: FieldWiring = {
    id: fieldId,
    ...(required ? { required } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  }
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={fieldId} className="text-sm font-medium text-ink">
        {label}
        {optional && <span className="ms-1.5 font-normal text-ink-faint">{optional}</span>}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger-ink">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
)
