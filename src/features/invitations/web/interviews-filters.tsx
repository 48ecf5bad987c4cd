import { CalendarRange, List, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Field } from '#ui/components/field.tsx'
import { SearchInput } from '#ui/components/search-input.tsx'
import { Select } from '#ui/components/select.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { interviewTypes } from '../contract/limits.ts'
import { interviewsTexts } from './interviews-texts.ts'
import { type InterviewsView, interviewSorts, interviewViews } from './interviews-view.ts'

type InterviewsFiltersProps = {
  view: InterviewsView
  onChange: (change: Partial<InterviewsView>) => void
  /** How many meetings are left, and of how many. */
  count: number
  all: number
}

const viewIcons = { list: List, week: CalendarRange }

export function InterviewsFilters({ view, onChange, count, all }: InterviewsFiltersProps) {
  const t = useTexts(interviewsTexts)
  const more = useId()
  const [open, setOpen] = useState(false)
  // A phone has the search and what opens the rest in one line.
  const rest = open ? 'max-sm:col-span-2' : 'max-sm:hidden'
  return (
    <div id={more} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:flex sm:flex-wrap">
      <div className="min-w-0 sm:min-w-48 sm:flex-1">
        <SearchInput
          aria-label={t('search')}
          placeholder={t('searchHint')}
          maxLength={100}
          value={view.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </div>
      <Button
        variant="quiet"
        icon={<SlidersHorizontal aria-hidden />}
        aria-expanded={open}
        aria-controls={more}
        onClick={() => setOpen(!open)}
        className="sm:hidden"
      >
        {t('filters', { count: view.type === 'all' ? 0 : 1 })}
      </Button>
      <Field label={t('type')} className={classNames(rest, 'sm:w-36')}>
        <Select
          value={view.type}
          onChange={({ target }) => onChange({ type: target.value as InterviewsView['type'] })}
          options={(['all', ...interviewTypes] as const).map((type) => ({
            value: type,
            label: t(`type.${type}`),
          }))}
        />
      </Field>
      {view.view === 'list' && (
        <Field label={t('sort')} className={classNames(rest, 'sm:w-56')}>
          <Select
            value={view.sort}
            onChange={({ target }) => onChange({ sort: target.value as InterviewsView['sort'] })}
            options={interviewSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          />
        </Field>
      )}
      <fieldset className={classNames(rest, 'flex justify-self-start rounded-md border border-line p-0.5')}>
        <legend className="sr-only">{t('view')}</legend>
        {interviewViews.map((one) => {
          const Icon = viewIcons[one]
          return (
            <Button
              key={one}
              square
              size="sm"
              variant="quiet"
              aria-label={t(`view.${one}`)}
              title={t(`view.${one}`)}
              aria-pressed={one === view.view}
              icon={<Icon aria-hidden />}
              onClick={() => onChange({ view: one })}
              className={one === view.view ? 'bg-sunken text-ink' : undefined}
            />
          )
        })}
      </fieldset>
      <p role="status" className="text-sm text-ink-soft empty:hidden max-sm:col-span-2 sm:basis-full">
        {count === all ? '' : t('shown', { count })}
      </p>
    </div>
  )
}
