import { type ReactNode, useRef } from 'react'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export type SectionCardProps = {
  /** Its anchor on the page. */
  id: string
  title: string
  description?: ReactNode
  /** Beside the title, or under it on narrow screens. */
  actions?: ReactNode
  children: ReactNode
  /** `danger`: its actions are hard to undo. */
  tone?: 'danger' | undefined
}

/** A section of a long page: a card with a heading and an anchor. */
export function SectionCard({ id, title, description, actions, children, tone }: SectionCardProps) {
  const section = useRef<HTMLDivElement>(null)
  useKeptFocus(section)
  return (
    <Card
      as="section"
      ref={section}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames('outline-none', tone === 'danger' && 'border-danger-line!')}
    >
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2
            id={`${id}-title`}
            className={classNames(
              'text-lg font-semibold',
              tone === 'danger' ? 'text-danger-ink' : 'text-ink',
            )}
          >
            {title}
          </h2>
          {description && <p className="mt-1 max-w-prose text-sm text-ink-soft">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </Card>
  )
}
