import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type'> & { showLabel?: string; hideLabel?: string }

/** A password that can be looked at. `autoComplete` is `current-password` unless given. */
export function PasswordInput({
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  className,
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames('pe-11', className)}
      />
      <button
        type="button"
        aria-label={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        disabled={rest.disabled}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-ink-faint transition-colors hover:text-ink"
      >
        <Icon aria-hidden className="size-4.5" />
      </button>
    </div>
  )
}
