import { LayoutList, SlidersHorizontal, Table2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { JobId } from '#contract/ids.ts'
import {
  type CandidateFlag,
  type CandidateSort,
  candidateFlags,
  candidateSorts,
  type ScoreBand,
  scoreBands,
} from '#features/candidates/contract/lists.ts'
import { fieldTexts } from '#features/scoring/field-texts.ts'
import { type ScoreField, scoreFields } from '#features/scoring/weights.ts'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Field } from '#ui/components/field.tsx'
import { SearchInput } from '#ui/components/search-input.tsx'
import { Select } from '#ui/components/select.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { dashboardTexts } from './dashboard-texts.ts'
import { ExportButton } from './export-button.tsx'
import { filterCount, type Layout, type ListQuery, type ListView, layouts, noFilters } from './list-view.ts'

type FilterProps = { view: ListView; onChange: (change: Partial<ListView>) => void }
type ListFiltersProps = FilterProps & { jobId: JobId; query: ListQuery; layout: Layout }

/** Search, filters, sorting, the layout and the export of the list. */
export function ListFilters({ jobId, view, query, layout, onChange }: ListFiltersProps) {
  const t = useTexts(dashboardTexts)
  const more = useId()
  const [open, setOpen] = useState(view.flag !== null || view.field !== null)
  const count = [view.band, view.flag, view.field].filter(Boolean).length
  // A narrow list has the search and what opens the rest in one line.
  const rest = open ? '@max-xl:col-span-2' : '@max-xl:hidden'
  return (
    <div className="@container grid grid-cols-1 gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 @xl:flex @xl:flex-wrap">
        <SearchField value={view.search} onChange={(search) => onChange({ search })} />
        <Button
          variant="quiet"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={open}
          aria-controls={more}
          onClick={() => setOpen(!open)}
          className="@xl:order-1"
        >
          {t('filters', { count })}
        </Button>
        <Field label={t('score')} className={classNames(rest, '@xl:w-36')}>
          <Select
            value={view.band ?? ''}
            onChange={({ target }) => onChange({ band: (target.value || null) as ScoreBand | null })}
            options={[
              { value: '', label: t('allScores') },
              ...scoreBands.map((band) => ({ value: band, label: t(`band.${band}`) })),
            ]}
          />
        </Field>
        <Field label={t('sortBy')} className={classNames(rest, '@xl:w-44')}>
          <Select
            value={view.sortBy}
            onChange={({ target }) => onChange({ sortBy: target.value as CandidateSort })}
            options={candidateSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          />
        </Field>
        <div className={classNames(rest, 'flex items-center gap-2 @xl:order-2 @xl:ms-auto')}>
          <LayoutSwitch layout={layout} onChange={onChange} />
          <ExportButton jobId={jobId} query={query} />
        </div>
      </div>
      <div id={more} hidden={!open}>
        {open && <MoreFilters view={view} onChange={onChange} />}
      </div>
    </div>
  )
}

const searchPauseMs = 250

/** The list follows when the typing pauses. */
function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const t = useTexts(dashboardTexts)
  const [typed, setTyped] = useState(value)
  const latest = useRef(onChange)
  latest.current = onChange
  const sent = useRef(value)
  useEffect(() => {
    if (typed.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed.trim()
      latest.current(typed.trim())
    }, searchPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  // The address changed by itself: filters were cleared, or another tab was opened.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  return (
    <div className="min-w-0 @xl:min-w-36 @xl:flex-1">
      <SearchInput
        aria-label={t('search')}
        placeholder={t('searchHint')}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}

const minimums = [40, 50, 60, 70, 80, 85, 90]

function MoreFilters({ view, onChange }: FilterProps) {
  const t = useTexts(dashboardTexts)
  const nameOf = useTexts(fieldTexts)
  const known = minimums.includes(view.minimum) ? minimums : [...minimums, view.minimum].sort((a, b) => a - b)
  return (
    <div className="grid grid-cols-2 items-end gap-3 @xl:flex @xl:flex-wrap">
      <Field label={t('field')} className="@xl:w-52">
        <Select
          value={view.field ?? ''}
          onChange={({ target }) => onChange({ field: (target.value || null) as ScoreField | null })}
          options={[
            { value: '', label: t('anyField') },
            ...scoreFields.map((field) => ({ value: field, label: nameOf(field) })),
          ]}
        />
      </Field>
      <Field label={t('minimum')} className="@xl:w-28">
        <Select
          value={String(view.minimum)}
          disabled={view.field === null}
          onChange={({ target }) => onChange({ minimum: Number(target.value) })}
          options={known.map((value) => ({ value: String(value), label: String(value) }))}
        />
      </Field>
      {view.tab !== 'shortlisted' && (
        <Field label={t('flag')} className="col-span-2 @xl:w-64">
          <Select
            value={view.flag ?? ''}
            onChange={({ target }) => onChange({ flag: (target.value || null) as CandidateFlag | null })}
            options={[
              { value: '', label: t('anyFlag') },
              ...candidateFlags.map((flag) => ({ value: flag, label: t(`flag.${flag}`) })),
            ]}
          />
        </Field>
      )}
      {filterCount(view) > 0 && (
        <Button variant="quiet" onClick={() => onChange(noFilters)}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
}

const layoutIcons = { cards: LayoutList, table: Table2 }

function LayoutSwitch({ layout, onChange }: Pick<ListFiltersProps, 'layout' | 'onChange'>) {
  const t = useTexts(dashboardTexts)
  return (
    <fieldset className="flex rounded-md border border-line p-0.5">
      <legend className="sr-only">{t('layout')}</legend>
      {layouts.map((one) => {
        const Icon = layoutIcons[one]
        return (
          <Button
            key={one}
            square
            size="sm"
            variant="quiet"
            aria-label={t(`layout.${one}`)}
            title={t(`layout.${one}`)}
            aria-pressed={one === layout}
            icon={<Icon aria-hidden />}
            onClick={() => onChange({ layout: one })}
            className={one === layout ? 'bg-sunken text-ink' : undefined}
          />
        )
      })}
    </fieldset>
  )
}
