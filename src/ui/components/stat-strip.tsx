import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'

export interface Stat {
  label: string
  value: ReactNode
  hint?: ReactNode
}

export type StatStripProps = { stats: readonly Stat[]; loading?: boolean; className?: string }

/** A few figures side by side in one quiet line: they are read, and nothing is done with them. */
export const StatStrip = ({ stats, loading, className }: StatStripProps) => (
  <dl className={classNames('flex flex-wrap gap-x-4 gap-y-3 sm:gap-x-8', className)}>
    {stats.map(({ label, value, hint }) => (
      <div key={label} className="min-w-20">
        <dt className="text-xs text-ink-faint">{label}</dt>
        <dd
          className={classNames(
            'inline-block text-xl font-semibold text-ink tabular-nums',
            // Without a line of text the box would stand on the line of the hint.
            loading && 'align-top',
          )}
        >
          {loading ? <Skeleton className="h-7 w-12" /> : value}
        </dd>
        {hint && <dd className="ms-1.5 inline-block text-xs text-ink-faint">{hint}</dd>}
      </div>
    ))}
  </dl>
)
