import { Check } from 'lucide-react'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { classNames } from './class-names.ts'

export type StepperProps = {
  steps: readonly string[]
  /** Counted from 0; `steps.length` when all are done. */
  current: number
  label?: string
  /** Makes finished steps buttons that lead back. */
  onGoTo?: ((step: number) => void) | undefined
}

const circle = 'grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums'

/** Progress through a few steps; a phone names only the current one. */
export function Stepper({ steps, current, label, onGoTo }: StepperProps) {
  const t = useTexts(uiTexts)
  return (
    <nav aria-label={label ?? t('progress')}>
      <ol className="flex flex-wrap items-center gap-2 sm:gap-3">
        {steps.map((step, index) => {
          const done = index < current
          const here = index === current
          const content = (
            <>
              <span
                className={classNames(
                  circle,
                  done && 'bg-accent-soft text-accent-ink',
                  here && 'bg-accent text-on-accent',
                  !done && !here && 'bg-sunken text-ink-faint',
                )}
              >
                {done ? <Check aria-hidden className="size-4" strokeWidth={2.5} /> : index + 1}
              </span>
              <span
                className={classNames(
                  'text-sm',
                  here ? 'font-medium text-ink' : 'text-ink-faint max-sm:sr-only',
                )}
              >
                {step}
              </span>
            </>
          )
          return (
            <li
              key={step}
              aria-current={here ? 'step' : undefined}
              className="flex min-w-0 items-center gap-2 not-first:before:h-px not-first:before:w-3 not-first:before:shrink-0 not-first:before:bg-line sm:gap-3 sm:not-first:before:w-8"
            >
              {done && onGoTo ? (
                <button
                  type="button"
                  onClick={() => onGoTo(index)}
                  className="flex items-center gap-2 rounded-full pe-2 hover:underline pointer-coarse:min-h-11"
                >
                  {content}
                </button>
              ) : (
                content
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
