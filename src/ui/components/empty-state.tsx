import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** The heading's level on its page. */
  level?: 1 | 2 | 3
  className?: string
}

/** An empty list: its purpose and one action. */
export function EmptyState({ title, children, icon, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={classNames(
        'flex flex-col items-center rounded-xl border border-dashed border-line-strong/50 px-6 py-12 text-center',
        className,
      )}
    >
      {icon && (
        <span className="mb-4 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-6">
          {icon}
        </span>
      )}
      <Heading className="text-base font-semibold text-ink">{title}</Heading>
      {children && (
        <div className="mt-1 w-full max-w-prose text-sm break-words text-ink-soft text-pretty">
          {children}
        </div>
      )}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
