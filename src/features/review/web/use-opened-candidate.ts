import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { CandidateId, JobId } from '#contract/ids.ts'
import type { ListedCandidate } from '../contract/candidates.ts'

/** Room for the list and a candidate beside it; a printed candidate is still beside the list, however narrow the sheet. */
const wide = 'print, (min-width: 80rem)'
const parameter = 'candidate'

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia?.(wide)
  query?.addEventListener('change', notify)
  return () => query?.removeEventListener('change', notify)
}
const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(wide).matches ?? false,
    () => false,
  )

/** Whether a candidate is open beside the list. */
export function useIsBeside(): boolean {
  const [address] = useSearchParams()
  return useIsWide() && address.has(parameter)
}

function pageOf(jobId: JobId, candidateId: CandidateId, address: URLSearchParams): string {
  const ofList = new URLSearchParams(address)
  ofList.delete('job')
  ofList.delete(parameter)
  return `/Dashboard/${jobId}/${candidateId}${ofList.size > 0 ? `?${ofList}` : ''}`
}

/** The candidate opened beside the list on wide screens; elsewhere candidates have a page of their own. */
export function useOpenedCandidate(jobId: JobId, shown: readonly ListedCandidate[]) {
  const isWide = useIsWide()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  const wanted = address.get(parameter) as CandidateId | null
  const id = isWide ? wanted : null
  const here = shown.findIndex((one) => one.id === id)
  const page = wanted === null || isWide ? null : pageOf(jobId, wanted, address)
  // Where there is no room beside the list, a link to an opened candidate leads to the candidate's page.
  useEffect(() => {
    if (page !== null) void navigate(page, { replace: true })
  }, [page, navigate])

  const beside = (candidateId: CandidateId | undefined): string | null => {
    if (candidateId === undefined) return null
    const next = new URLSearchParams(address)
    next.set('job', jobId)
    next.set(parameter, candidateId)
    return `${pathname}?${next}`
  }
  const closed = new URLSearchParams(address)
  closed.delete(parameter)
  return {
    id,
    previous: here > 0 ? beside(shown[here - 1]?.id) : null,
    next: here === -1 ? null : beside(shown[here + 1]?.id),
    back: `${pathname}?${closed}`,
    onGo: (to: string) => void navigate(to, { replace: true, preventScrollReset: true }),
    /** Of the candidate's own page, with the list's query for the way back. */
    addressOf: (candidateId: CandidateId): string => pageOf(jobId, candidateId, address),
    /** A plain click opens it beside the list where there is room; others open the page. */
    openBeside: (candidateId: CandidateId) => (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      const to = beside(candidateId)
      if (!isWide || !isPlain || to === null) return
      event.preventDefault()
      void navigate(to, { replace: wanted !== null, preventScrollReset: true })
    },
  }
}
export type OpenedCandidateState = ReturnType<typeof useOpenedCandidate>
