import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  /** Inside a surface: without a frame, as wide as the surface. */
  plain?: boolean
}

/** Details on demand; opens without JavaScript too. */
export const Disclosure = ({ title, plain, children, className, ...rest }: DisclosureProps) => (
  <details
    {...rest}
    className={classNames('group', plain ? '-mx-4' : 'rounded-lg border border-line bg-surface', className)}
  >
    <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-lg px-4 py-2.5 text-sm font-medium text-ink hover:bg-sunken [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        aria-hidden
        className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="px-4 pt-1 pb-4 text-sm text-ink-soft">{children}</div>
  </details>
)
