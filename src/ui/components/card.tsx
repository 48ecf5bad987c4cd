import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type CardProps = Omit<ComponentProps<'div'>, 'title'> & {
  as?: 'div' | 'section' | 'article' | 'li'
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** A hover effect, for cards that are one link. */
  lift?: boolean
}

const paddings = { none: '', sm: 'p-4', md: 'p-5 sm:p-6', lg: 'p-6 sm:p-8' }

export function Card({ as = 'div', padding = 'md', lift, className, ...rest }: CardProps) {
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      className={classNames(
        'min-w-0 rounded-lg border border-line bg-surface',
        paddings[padding],
        lift && 'transition-[border-color,box-shadow] hover:border-line-strong/70 hover:shadow-md',
        className,
      )}
    />
  )
}

export type CardHeaderProps = { title: ReactNode; description?: ReactNode; action?: ReactNode; level?: 2 | 3 }

export function CardHeader({ title, description, action, level = 2 }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Heading className="text-base font-semibold text-ink">{title}</Heading>
        {description && <p className="mt-0.5 text-sm text-ink-faint">{description}</p>}
      </div>
      {action && <div className="flex shrink-0 flex-wrap gap-2">{action}</div>}
    </div>
  )
}
