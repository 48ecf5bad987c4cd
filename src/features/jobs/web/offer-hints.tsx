import { Lightbulb, X } from 'lucide-react'
import { inReadersWords } from '#ui/texts/in-readers-words.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { OfferHint } from '../contract/offer-hints.ts'
import { createTexts } from './create-texts.ts'
import { hintKey } from './use-offer-hints.ts'

export type OfferHintsProps = { hints: readonly OfferHint[]; onDismiss: (hint: OfferHint) => void }

/** Beside a field: what to think over in what is written there. It stands in nobody's way. */
export const OfferHints = ({ hints, onDismiss }: OfferHintsProps) => {
  const t = useTexts(createTexts)
  return (
    <div aria-live="polite" className="empty:sr-only">
      {hints.map((hint) => (
        <div
          key={hintKey(hint)}
          className="mt-1 flex animate-enter items-start gap-2 rounded-md bg-sunken py-1 ps-3 text-sm text-ink-soft"
        >
          <Lightbulb aria-hidden className="mt-1 size-4 shrink-0 text-ink-faint" />
          <p className="min-w-0 flex-1 py-0.5">
            <span className="sr-only">{t('hint')} </span>
            {hint.found !== null && (
              <>
                <q dir="auto" className="font-medium break-words text-ink">
                  {hint.found}
                </q>
                {': '}
              </>
            )}
            {inReadersWords(hint.message)}
          </p>
          <button
            type="button"
            aria-label={hint.found === null ? t('dismissHint') : t('dismissHintAbout', { found: hint.found })}
            title={t('dismiss')}
            onClick={() => onDismiss(hint)}
            className="grid size-7 shrink-0 place-items-center rounded-md text-ink-faint hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      ))}
    </div>
  )
}
