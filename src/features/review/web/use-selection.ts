import { useRef, useState } from 'react'
import type { CandidateId } from '#contract/ids.ts'
import type { ListedCandidate } from '../contract/candidates.ts'

/** The candidates chosen of those shown; who leaves the list is not chosen any more. */
export function useSelection(shown: readonly ListedCandidate[]) {
  const [ids, setIds] = useState<ReadonlySet<CandidateId>>(new Set())
  const last = useRef<CandidateId | null>(null)
  const selected = shown.filter(({ id }) => ids.has(id))
  const isAll = selected.length > 0 && selected.length === shown.length

  const toggle = (id: CandidateId, range = false) => {
    const next = new Set(ids)
    const wanted = range ? between(shown, last.current ?? id, id) : [id]
    for (const one of wanted) {
      if (ids.has(id)) next.delete(one)
      else next.add(one)
    }
    last.current = id
    setIds(next)
  }
  return {
    selected,
    isAll,
    has: (id: CandidateId) => ids.has(id),
    /** With `range` everything from the one chosen before to this one. */
    toggle,
    toggleAll: () => setIds(isAll ? new Set() : new Set(shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>

function between(shown: readonly ListedCandidate[], from: CandidateId, to: CandidateId): CandidateId[] {
  const places = [from, to].map((id) => shown.findIndex((one) => one.id === id)).sort((a, b) => a - b)
  const [first = -1, second = -1] = places
  return first === -1 ? [to] : shown.slice(first, second + 1).map(({ id }) => id)
}
