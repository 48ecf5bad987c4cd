import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'accent' | 'notice' | 'danger'
export type BadgeProps = { children: ReactNode; tone?: BadgeTone; icon?: ReactNode; className?: string }

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent-ink',
  notice: 'bg-notice-soft text-notice-ink',
  danger: 'bg-danger-soft text-danger-ink',
}

export const Badge = ({ children, tone = 'neutral', icon, className }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex max-w-full items-center gap-1 rounded-md px-2 py-0.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0',
      tones[tone],
      className,
    )}
  >
    {icon}
    <span className="min-w-0 truncate">{children}</span>
  </span>
)
