import { classNames } from '#ui/components/class-names.ts'
import { createTexts as texts } from './create-texts.ts'

// From here on somebody who writes wants to know.
const near = 0.8

type TextCountProps = { text: string; most: number; always?: boolean }

/** How much of a field's length is used; said aloud once it gets close. */
export function TextCount({ text, most, always = false }: TextCountProps) {
  const used = text.trim().length
  const close = used >= most * near
  if (!always && !close) return null
  return (
    <p
      aria-live={close ? 'polite' : 'off'}
      className={classNames(
        '-mt-0.5 self-end text-xs tabular-nums',
        used > most ? 'font-medium text-danger-ink' : 'text-ink-faint',
      )}
    >
      {texts.used(used, most)}
    </p>
  )
}
