import { useSearchParams } from 'react-router'
import type { CallOf } from '#contract/endpoint.ts'
import {
  type CandidateFlag,
  type CandidateSort,
  candidateFlags,
  candidateSorts,
  type ScoreBand,
  scoreBands,
} from '#features/candidates/contract/lists.ts'
import { type ScoreField, scoreFields } from '#features/scoring/weights.ts'
import type { listJobCandidatesEndpoint } from '../contract/candidates.ts'

/** The tabs of the list: the groups of the contract, and those to decide who are shortlisted. */
export const candidateTabs = [
  'to-decide',
  'shortlisted',
  'under-review',
  'not-completed',
  'invited',
  'hired',
  'rejected',
  'withdrawn',
] as const
export type CandidateTab = (typeof candidateTabs)[number]

export const layouts = ['cards', 'table'] as const
export type Layout = (typeof layouts)[number]

/** What the list shows; the address keeps it. */
export interface ListView {
  tab: CandidateTab
  search: string
  band: ScoreBand | null
  flag: CandidateFlag | null
  field: ScoreField | null
  minimum: number
  sortBy: CandidateSort
  /** null: by the number of candidates. */
  layout: Layout | null
}

export const noFilters = { search: '', band: null, flag: null, field: null } as const

export const defaultMinimum = 70
const maxScore = 100
const names = {
  tab: 'group',
  search: 'q',
  band: 'band',
  flag: 'flag',
  field: 'field',
  minimum: 'min',
  sortBy: 'sort',
  layout: 'view',
} as const satisfies Record<keyof ListView, string>

const oneOf = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null

export function viewOf(address: URLSearchParams): ListView {
  const read = (key: keyof ListView) => address.get(names[key])
  const minimum = Number.parseInt(read('minimum') ?? '', 10)
  return {
    tab: oneOf(candidateTabs, read('tab')) ?? 'to-decide',
    search: (read('search') ?? '').slice(0, 100),
    band: oneOf(scoreBands, read('band')),
    flag: oneOf(candidateFlags, read('flag')),
    field: oneOf(scoreFields, read('field')),
    minimum: minimum >= 0 && minimum <= maxScore ? minimum : defaultMinimum,
    sortBy: oneOf(candidateSorts, read('sortBy')) ?? 'score',
    layout: oneOf(layouts, read('layout')),
  }
}

const defaults = viewOf(new URLSearchParams())

/** The address with a change of the view; what is as by default is left out. */
function changed(address: URLSearchParams, change: Partial<ListView>): URLSearchParams {
  const next = new URLSearchParams(address)
  const view = { ...viewOf(address), ...change }
  for (const key of Object.keys(names) as (keyof ListView)[]) {
    const isDefault = view[key] === defaults[key] || (key === 'minimum' && view.field === null)
    if (isDefault) next.delete(names[key])
    else next.set(names[key], String(view[key]))
  }
  return next
}

/** How many filters narrow the list, its tab aside. */
export const filterCount = ({ search, band, flag, field }: ListView): number =>
  [search !== '', band, flag, field].filter(Boolean).length

export type ListQuery = Omit<
  NonNullable<CallOf<typeof listJobCandidatesEndpoint>['query']>,
  'page' | 'size' | 'after'
>

/** The view as the server is asked for it. */
export function queryOf({ tab, search, band, flag, field, minimum, sortBy }: ListView): ListQuery {
  const isShortlist = tab === 'shortlisted'
  return {
    group: isShortlist ? 'to-decide' : tab,
    flag: isShortlist ? 'shortlisted' : (flag ?? undefined),
    search: search === '' ? undefined : search,
    band: band ?? undefined,
    field: field ?? undefined,
    minimum: field === null ? undefined : minimum,
    sortBy,
    sortDir: sortBy === 'firstName' ? 'asc' : 'desc',
  }
}

/** The view in the address, and its change. */
export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const [address, setAddress] = useSearchParams()
  const change = (wanted: Partial<ListView>) =>
    setAddress((now) => changed(now, wanted), { replace: true, preventScrollReset: true })
  return [viewOf(address), change]
}
