import { Undo2 } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { questionTexts } from './texts.ts'

type RemovedQuestionProps = {
  /** Of the button. */
  id?: string
  /** What became of it. */
  note: string
  text: string
  /** Why it cannot be restored. */
  disabledReason?: string | undefined
  /** Where the button that removed it is gone. */
  takesFocus?: boolean
  onRestore: () => void
}

// One function for all renders: another one would be called again.
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

/** A question that was removed, and the way to have it back. */
export function RemovedQuestion({
  id,
  note,
  text,
  disabledReason,
  takesFocus,
  onRestore,
}: RemovedQuestionProps) {
  const t = useTexts(questionTexts)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-dashed border-line-strong/50 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-ink-faint">{note}</p>
        <p dir="auto" className="truncate text-ink-soft line-through">
          {text}
        </p>
      </div>
      <Button
        ref={takesFocus ? focusOnce : undefined}
        id={id}
        variant="secondary"
        size="sm"
        aria-label={t('restoreOf', { text })}
        icon={<Undo2 aria-hidden />}
        disabledReason={disabledReason}
        onClick={onRestore}
      >
        {t('restore')}
      </Button>
    </div>
  )
}
