import { candidateGroups } from '#features/candidates/contract/lists.ts'
import type { CsvCell } from '#platform/csv/csv-line.ts'
import type { JobFigures } from './read-job-report.ts'
import { fieldName, t } from './texts.ts'

export const funnelSteps = ['registered', 'started', 'completed', 'invited', 'hired'] as const
export const timedSteps = ['completed', 'assessed', 'decided', 'hired'] as const
export const decidedStatuses = ['ACCEPTED', 'HIRED', 'REJECTED'] as const

/** The bands of ten that total scores are counted in. */
export const bandAt = (place: number) => ({ from: place * 10, to: place === 9 ? 100 : place * 10 + 9 })

const round = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits))

/** Every figure in a line of its own: section, item, measure, value. */
export function figuresTable({ summary, fields, steps, deciders, reasons }: JobFigures): CsvCell[][] {
  return [
    [t('section'), t('item'), t('measure'), t('value')],
    ...funnelSteps.map((step) => [t('funnel'), t(`funnel.${step}`), t('count'), summary.funnel[step]]),
    ...candidateGroups.map((group) => [t('groups'), t(`group.${group}`), t('count'), summary.groups[group]]),
    [t('distribution'), t('score'), t('average'), summary.averageScore],
    ...summary.distribution.map((count, place) => {
      const { from, to } = bandAt(place)
      return [t('distribution'), `${from}–${to}`, t('count'), count]
    }),
    ...fields.flatMap(({ field, ...figures }) =>
      (['count', 'lowerQuartile', 'median', 'upperQuartile'] as const).map((measure) => [
        t('fields'),
        fieldName(field),
        t(measure),
        round(figures[measure], 2),
      ]),
    ),
    ...timedSteps.flatMap((step) => [
      [t('times'), t(`step.${step}`), t('count'), steps[`${step}Count`]],
      [t('times'), t(`step.${step}`), t('medianHours'), round(steps[`${step}Hours`], 3)],
    ]),
    ...deciders.flatMap(({ user, ...made }) =>
      decidedStatuses.map((status) => [
        t('deciders'),
        user ?? t('leftTeam'),
        t(`status.${status}`),
        made[status],
      ]),
    ),
    ...reasons.map(({ status, reason, count }) => [t('reasons'), reason, t(`status.${status}`), count]),
  ]
}
