import { useSearchParams } from 'react-router'
import type { Invitation } from '../contract/invitations.ts'
import { type InterviewType, interviewTypes } from '../contract/limits.ts'
import type { Day } from './calendar-days.ts'

export const interviewSorts = ['nearest', 'date-desc', 'date-asc', 'name-asc', 'name-desc'] as const
export type InterviewSort = (typeof interviewSorts)[number]
export const interviewViews = ['list', 'week'] as const

/** What the page shows; the address keeps it. */
export interface InterviewsView {
  search: string
  type: InterviewType | 'all'
  sort: InterviewSort
  view: (typeof interviewViews)[number]
  /** A day of it; null for the week of the next meeting, or this one when there is none. */
  week: Day | null
}

const initial: InterviewsView = { search: '', type: 'all', sort: 'nearest', view: 'list', week: null }
const names = { search: 'q', type: 'type', sort: 'sort', view: 'view', week: 'week' } as const
const maxSearch = 100

const oneOf = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null

function viewOf(address: URLSearchParams): InterviewsView {
  const week = address.get(names.week) ?? ''
  return {
    search: (address.get(names.search) ?? '').slice(0, maxSearch),
    type: oneOf(interviewTypes, address.get(names.type)) ?? initial.type,
    sort: oneOf(interviewSorts, address.get(names.sort)) ?? initial.sort,
    view: oneOf(interviewViews, address.get(names.view)) ?? initial.view,
    week: /^\d{4}-\d{2}-\d{2}$/.test(week) && !Number.isNaN(Date.parse(week)) ? week : null,
  }
}

export function useInterviewsView(): [InterviewsView, (change: Partial<InterviewsView>) => void] {
  const [address, setAddress] = useSearchParams()
  const change = (part: Partial<InterviewsView>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        const view = { ...viewOf(before), ...part }
        for (const [key, name] of Object.entries(names) as [keyof InterviewsView, string][]) {
          const value = view[key]
          if (value === null || value === initial[key]) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [viewOf(address), change]
}

/** When a meeting is, or its first proposed time. */
export const startOfMeeting = ({ meeting, interviewInvitation }: Invitation): string =>
  meeting.startsAt ?? meeting.proposedTimes[0] ?? interviewInvitation.createdAt

export type MeetingPhase = 'upcoming' | 'past' | 'declined' | 'cancelled'

/** Upcoming while a time is to come, otherwise past; what will not take place is neither. */
export function phaseOf({ meeting }: Invitation, now: Date): MeetingPhase {
  if (meeting.status === 'declined' || meeting.status === 'cancelled') return meeting.status
  const last = meeting.startsAt ?? meeting.proposedTimes.toSorted().at(-1)
  return last !== undefined && new Date(last) > now ? 'upcoming' : 'past'
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The meetings that the filters leave, in the chosen order. */
export function filterMeetings(
  all: readonly Invitation[],
  { search, type, sort }: Pick<InterviewsView, 'search' | 'type' | 'sort'>,
  now: Date,
): Invitation[] {
  const term = folded(search.trim())
  return all
    .filter(
      ({ candidateFullName, interviewInvitation: { interviewType } }) =>
        folded(candidateFullName).includes(term) && (type === 'all' || interviewType === type),
    )
    .toSorted(sort === 'nearest' ? nearest(now) : orders[sort])
}

type Order = (a: Invitation, b: Invitation) => number
const byDate: Order = (a, b) => Date.parse(startOfMeeting(a)) - Date.parse(startOfMeeting(b))
const byName: Order = (a, b) => a.candidateFullName.localeCompare(b.candidateFullName)

/** What is to come first, the next one on top; then what was, the last one on top. */
const nearest =
  (now: Date): Order =>
  (a, b) => {
    const [one, other] = [phaseOf(a, now) === 'upcoming', phaseOf(b, now) === 'upcoming']
    if (one !== other) return one ? -1 : 1
    return one ? byDate(a, b) : byDate(b, a)
  }

const orders: Readonly<Record<Exclude<InterviewSort, 'nearest'>, Order>> = {
  'date-desc': (a, b) => byDate(b, a),
  'date-asc': byDate,
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
}
