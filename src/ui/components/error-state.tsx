import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export type ErrorStateProps = {
  title: ReactNode
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  retryLabel?: string
  /** Another way out, beside the retry. */
  action?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

/** An error with its way out. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retrying, retryLabel, action, level = 2, className } = props
  const t = useTexts(uiTexts)
  const Heading = `h${level}` as const
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col items-center rounded-xl border border-danger-line bg-danger-soft px-6 py-10 text-center',
        className,
      )}
    >
      <TriangleAlert aria-hidden className="mb-3 size-6 text-danger-ink" />
      <Heading className="text-base font-semibold text-ink">{title}</Heading>
      {children && <div className="mt-1 max-w-prose text-sm text-ink-soft text-pretty">{children}</div>}
      {(onRetry || action) && (
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button
              variant="secondary"
              onClick={onRetry}
              busy={retrying}
              busyLabel={t('retrying')}
              icon={<RotateCw aria-hidden />}
            >
              {retryLabel ?? t('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
