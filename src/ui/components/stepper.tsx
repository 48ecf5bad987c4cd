import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'

export type StepperProps = {
  steps: readonly string[]
  /** The step one is at, from 0; `steps.length` when all are done. */
  current: number
  label?: string
  /** Lets one go back to a step already done. */
  onGoTo?: ((step: number) => void) | undefined
}

const circle = 'grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums'

/** Where one is among a few steps; on a phone only the current one is named. */
export function Stepper({ steps, current, label = 'Progress', onGoTo }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-2 sm:gap-3">
        {steps.map((step, index) => {
          const done = index < current
          const here = index === current
          const mark = (
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
                  {mark}
                </button>
              ) : (
                mark
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
