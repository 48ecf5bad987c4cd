import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CandidateSort } from '#features/candidates/contract/lists.ts'
import { classNames } from '#ui/components/class-names.ts'
import { scoreBand, scoreFill } from '#ui/components/score-band.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { uiTexts } from '#ui/texts/ui-texts.ts'
import type { ListItemProps } from './candidate-card.tsx'
import { nameOf } from './candidate-name.ts'
import { CandidateSignals, DistanceBadge, PleaseRead, StatusBadge } from './candidate-signals.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import { FieldBars, FieldNames } from './field-bars.tsx'
import { CandidateMenu, RowAction } from './row-actions.tsx'
import { SelectAllBox, SelectBox } from './select-box.tsx'
import type { Selection } from './use-selection.ts'

export type CandidateTableProps = {
  caption: string
  items: readonly ListItemProps[]
  selection: Selection | null
  sortBy: CandidateSort
  onSort: (sort: CandidateSort) => void
}

// Columns leave as the list narrows, be it by the screen or by the candidate opened beside it.
const from = {
  bars: 'hidden @3xl:table-cell',
  status: 'hidden @3xl:table-cell',
  date: 'hidden @xl:table-cell',
} as const
const cell = 'px-2 py-2 align-middle'

/** Many candidates at a glance, one in a row. */
export function CandidateTable({ caption, items, selection, sortBy, onSort }: CandidateTableProps) {
  const t = useTexts(dashboardTexts)
  const sortable = (sort: CandidateSort, label: string, className?: string) => (
    <SortHeader sort={sort} sortBy={sortBy} onSort={onSort} className={className}>
      {label}
    </SortHeader>
  )
  // In the tabs of one status it says nothing.
  const hasStatuses = new Set(items.map(({ candidate }) => candidate.status)).size > 1
  return (
    <div className="@container">
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-start text-xs text-ink-faint">
            {selection && (
              <th scope="col" className="w-10 px-1 py-1">
                <SelectAllBox selection={selection} />
              </th>
            )}
            {sortable('firstName', t('column.name'))}
            {sortable('score', t('column.score'), 'w-24 @lg:w-28')}
            <th scope="col" className={classNames(cell, 'w-96 text-start font-medium', from.bars)}>
              <span className="sr-only">{t('column.fields')}</span>
              <FieldNames />
            </th>
            {hasStatuses && (
              <th scope="col" className={classNames(cell, 'w-24 text-start font-medium', from.status)}>
                {t('column.status')}
              </th>
            )}
            {sortable('createdAt', t('column.date'), classNames('w-28', from.date))}
            <th scope="col" className="w-11 @lg:w-19 pointer-coarse:@lg:w-24">
              <span className="sr-only">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <CandidateRow key={item.candidate.id} {...item} withStatus={hasStatuses} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SortHeaderProps = {
  sort: CandidateSort
  sortBy: CandidateSort
  onSort: (sort: CandidateSort) => void
  className?: string | undefined
  children: ReactNode
}

function SortHeader({ sort, sortBy, onSort, className, children }: SortHeaderProps) {
  const isSorted = sort === sortBy
  const ascending = sort === 'firstName'
  const Icon = ascending ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (ascending ? 'ascending' : 'descending') : undefined}
      className={classNames('px-1 py-1 text-start', className)}
    >
      <button
        type="button"
        onClick={() => onSort(sort)}
        className={classNames(
          'inline-flex min-h-8 items-center gap-1 rounded-md px-1 font-medium hover:text-ink pointer-coarse:min-h-11',
          isSorted && 'text-ink',
        )}
      >
        {children}
        <Icon aria-hidden className={classNames('size-3.5', !isSorted && 'invisible')} />
      </button>
    </th>
  )
}

function CandidateRow({
  candidate,
  distanceLimitKm,
  actions,
  selection,
  href,
  isOpen,
  onOpen,
  withStatus,
}: ListItemProps & { withStatus: boolean }) {
  const t = useTexts(dashboardTexts)
  const isSelected = selection?.has(candidate.id)
  return (
    <tr
      data-candidate={candidate.id}
      className={classNames(
        'border-b border-line transition-colors focus-within:bg-sunken hover:bg-sunken',
        (isOpen || isSelected) && 'bg-accent-soft',
      )}
    >
      {selection && (
        <td className="px-1">
          <SelectBox candidate={candidate} selection={selection} />
        </td>
      )}
      <th scope="row" className={classNames(cell, 'text-start font-medium')}>
        <Link
          to={href}
          onClick={onOpen}
          aria-current={isOpen ? 'true' : undefined}
          className="flex min-h-8 items-center rounded-sm no-underline hover:underline pointer-coarse:min-h-11"
        >
          <bdi className="wrap-anywhere">{nameOf(candidate)}</bdi>
        </Link>
        <div className="flex flex-wrap gap-1 empty:hidden">
          <DistanceBadge candidate={candidate} limit={distanceLimitKm} />
          {/* Beside the star in its row it says nothing more. */}
          <CandidateSignals candidate={candidate} shortlistedStyle="@lg:hidden" />
        </div>
      </th>
      <td className={cell}>
        <ScoreCell candidate={candidate} />
        <PleaseRead className="mt-1" confidence={candidate.assessment?.confidence} />
      </td>
      <td className={classNames(cell, from.bars)}>
        <FieldBars named candidate={candidate} />
      </td>
      {withStatus && (
        <td className={classNames(cell, from.status)}>
          <StatusBadge candidate={candidate} />
        </td>
      )}
      <td className={classNames(cell, 'whitespace-nowrap text-ink-soft tabular-nums', from.date)}>
        {t('day', { at: candidate.appliedAt ?? candidate.createdAt })}
      </td>
      <td className="py-1 pe-1 text-end whitespace-nowrap">
        <span className="hidden @lg:inline">
          <RowAction candidate={candidate} actions={actions} />
        </span>
        <CandidateMenu beside="row" candidate={candidate} actions={actions} />
      </td>
    </tr>
  )
}

/** Number, word and bar; a dash with its reason where there is no total. */
function ScoreCell({ candidate: { appliedAt, evaluation, run } }: Pick<ListItemProps, 'candidate'>) {
  const t = useTexts(dashboardTexts)
  const tu = useTexts(uiTexts)
  const why = evaluation
    ? 'notEnough'
    : appliedAt === null
      ? 'notCompleted'
      : run === 'failed'
        ? 'assessmentFailed'
        : 'assessing'
  const score = evaluation?.score ?? null
  if (score === null)
    return (
      <span className="text-xs text-ink-soft">
        <span aria-hidden>– </span>
        {t(why)}
      </span>
    )
  return (
    <div>
      <span className="font-semibold tabular-nums">{score}</span>{' '}
      <span className="text-xs text-ink-faint">{tu(`score.${scoreBand(score)}`)}</span>
      <svg aria-hidden="true" className="mt-0.5 block h-1.5 w-full rounded-full bg-sunken rtl:-scale-x-100">
        <rect width={`${score}%`} height="100%" rx="3" className={scoreFill(score)} />
      </svg>
    </div>
  )
}
