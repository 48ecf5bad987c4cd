import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Definition = { term: ReactNode; description: ReactNode; key?: string }
export type DefinitionListProps = {
  items: readonly Definition[]
  /** `rows`: term beside description; `grid`: term above, two columns from tablet width on and four on a desktop. */
  look?: 'rows' | 'grid'
  /** Shown where a description is missing. */
  noneLabel?: string
}

export const DefinitionList = ({ items, look = 'rows', noneLabel = '–' }: DefinitionListProps) => (
  <dl
    className={
      look === 'rows' ? 'divide-y divide-line' : 'grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4'
    }
  >
    {items.map(({ term, description, key }) => (
      <div
        key={key ?? String(term)}
        className={classNames('min-w-0 text-sm', look === 'rows' && 'gap-6 py-2.5 sm:flex')}
      >
        <dt className={classNames('text-ink-faint', look === 'rows' && 'shrink-0 sm:w-44')}>{term}</dt>
        <dd className="min-w-0 break-words text-ink">
          {description === undefined || description === null || description === '' ? (
            noneLabel
          ) : typeof description === 'string' ? (
            <bdi>{description}</bdi>
          ) : (
            description
          )}
        </dd>
      </div>
    ))}
  </dl>
)
