import { classNames } from '#ui/components/class-names.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { createTexts } from './create-texts.ts'

// The share of the limit from which the count is shown.
const shownFrom = 0.8

type TextCountProps = { text: string; max: number; always?: boolean }

/** How much of a field's length is used; announced when it gets close. */
export function TextCount({ text, max, always = false }: TextCountProps) {
  const t = useTexts(createTexts)
  const used = text.trim().length
  const close = used >= max * shownFrom
  if (!always && !close) return null
  return (
    <p
      aria-live={close ? 'polite' : 'off'}
      className={classNames(
        '-mt-0.5 self-end text-xs tabular-nums',
        used > max ? 'font-medium text-danger-ink' : 'text-ink-faint',
      )}
    >
      {t('used', { used, max })}
    </p>
  )
}
