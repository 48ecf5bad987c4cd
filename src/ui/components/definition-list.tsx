import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Definition = { term: ReactNode; description: ReactNode; key?: string }
export type DefinitionListProps = {
  items: readonly Definition[]
  /**
   * `rows`: term beside description; `grid`: term above, two columns from tablet width on and four on a desktop;
   * `line`: term above, each as wide as it needs.
   */
  look?: 'rows' | 'grid' | 'line'
  /** Shown where a description is missing. */
  noneLabel?: string
}

const looks = {
  rows: 'divide-y divide-line',
  grid: 'grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4',
  line: 'flex flex-wrap gap-x-8 gap-y-3',
}

export const DefinitionList = ({ items, look = 'rows', noneLabel = '–' }: DefinitionListProps) => (
  <dl className={looks[look]}>
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
