import { TextInput, type TextInputProps } from '#ui/components/text-input.tsx'

/** Six digits, as phones offer and password managers fill in. */
export const CodeInput = (props: Omit<TextInputProps, 'type'>) => (
  <TextInput
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={8}
    placeholder="000 000"
    {...props}
    className="max-w-44 font-mono text-lg tracking-[0.2em] tabular-nums"
  />
)
