import { CalendarRange, List } from 'lucide-react'
import { Button } from '#ui/components/button.tsx'
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
  /** How many meetings are left. */
  count: number
}

const viewIcons = { list: List, week: CalendarRange }

export function InterviewsFilters({ view, onChange, count }: InterviewsFiltersProps) {
  const t = useTexts(interviewsTexts)
  return (
    <div className="grid grid-cols-1 items-end gap-3 sm:flex sm:flex-wrap">
      <Field label={t('search')} className="sm:min-w-48 sm:flex-1">
        <SearchInput
          aria-label={t('search')}
          placeholder={t('searchHint')}
          maxLength={100}
          value={view.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </Field>
      <Field label={t('type')} className="sm:w-36">
        <Select
          value={view.type}
          onChange={({ target }) => onChange({ type: target.value as InterviewsView['type'] })}
          options={(['all', ...interviewTypes] as const).map((type) => ({
            value: type,
            label: t(`type.${type}`),
          }))}
        />
      </Field>
      <Field label={t('sort')} className="sm:w-48">
        <Select
          value={view.sort}
          disabled={view.view === 'week'}
          onChange={({ target }) => onChange({ sort: target.value as InterviewsView['sort'] })}
          options={interviewSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
      </Field>
      <fieldset className="flex justify-self-start rounded-md border border-line p-0.5">
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
      <p
        role="status"
        className="text-sm text-ink-soft max-sm:justify-self-end max-sm:self-center sm:ms-auto sm:basis-full"
      >
        {t('shown', { count })}
      </p>
    </div>
  )
}
