import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { classNames } from './class-names.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type'>

/** A password with a button that shows it. `autoComplete` is `current-password` by default. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const t = useTexts(uiTexts)
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
        aria-label={t(shown ? 'hidePassword' : 'showPassword')}
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
