import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type SpinnerProps = { children: ReactNode; size?: 'sm' | 'md'; className?: string }

/** Work in progress, with its label. */
export const Spinner = ({ children, size = 'sm', className }: SpinnerProps) => (
  <span
    role="status"
    className={classNames(
      'inline-flex items-center gap-2.5 text-ink-soft',
      size === 'sm' ? 'text-sm [&>svg]:size-4' : 'text-base [&>svg]:size-6',
      className,
    )}
  >
    <LoaderCircle aria-hidden className="shrink-0 animate-spin text-accent" />
    {children}
  </span>
)
