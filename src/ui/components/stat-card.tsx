import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Skeleton } from './skeleton.tsx'

export type StatCardProps = {
  label: ReactNode
  value: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  loading?: boolean
}

/** One figure with its name. */
export const StatCard = ({ label, value, hint, icon, loading }: StatCardProps) => (
  <Card padding="sm" className="flex items-start justify-between gap-3">
    <dl className="min-w-0">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="mt-1 text-2xl font-semibold text-ink tabular-nums">
        {loading ? <Skeleton className="h-8 w-20" /> : value}
      </dd>
      {hint && <dd className="mt-0.5 text-xs text-ink-faint">{hint}</dd>}
    </dl>
    {icon && <span className="text-ink-faint [&_svg]:size-5">{icon}</span>}
  </Card>
)
