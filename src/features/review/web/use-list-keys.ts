import { type RefObject, useRef } from 'react'
import { useSingleKeys } from '#ui/components/single-keys.ts'
import type { ListedCandidate } from '../contract/candidates.ts'

interface ListKeys {
  list: RefObject<HTMLElement | null>
  shown: readonly ListedCandidate[]
  /** A candidate opened beside the list has keys of its own. */
  enabled: boolean
  onSelect: (candidate: ListedCandidate) => void
  onShortlist: (candidate: ListedCandidate) => void
  onReject: (candidate: ListedCandidate) => void
}

/** J and K move the focus between candidates, where Enter opens; X, S and R are for the one in focus. */
export function useListKeys({ list, shown, enabled, onSelect, onShortlist, onReject }: ListKeys): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-candidate]') ?? [])]
  const place = () => rows().findIndex((row) => row.contains(document.activeElement))
  // Where the one in focus was, should it have left the list by a decision.
  const last = useRef(0)
  const move = (step: 1 | -1) => () => {
    const here = place()
    const wanted = here === -1 ? last.current : here + step
    last.current = Math.min(Math.max(0, wanted), rows().length - 1)
    const row = rows()[last.current]
    row?.querySelector('a')?.focus()
    row?.scrollIntoView?.({ block: 'nearest' })
  }
  const forFocused = (act: (candidate: ListedCandidate) => void) => () => {
    const candidate = shown[place()]
    if (candidate) act(candidate)
  }
  useSingleKeys(
    enabled
      ? {
          j: move(1),
          k: move(-1),
          x: forFocused(onSelect),
          s: forFocused(onShortlist),
          r: forFocused(onReject),
        }
      : {},
  )
}
