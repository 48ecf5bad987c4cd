import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { jobLimits } from '../contract/limits.ts'

const quietMs = 200

/** What is typed, and the term that is searched for: kept in the address once the typing rests. */
export function useSearchTerm(name = 'search') {
  const [address, setAddress] = useSearchParams()
  const term = (address.get(name) ?? '').trim().slice(0, jobLimits.search)
  const [typed, setTyped] = useState(term)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(term)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address was changed by somebody else: back, forward, a link.
  useEffect(() => {
    if (term === asked.current) return
    asked.current = term
    setTyped(term)
  }, [term])
  const search = (next: string) => {
    asked.current = next
    const change = (before: URLSearchParams) => {
      if (next === '') before.delete(name)
      else before.set(name, next)
      return before
    }
    setAddress(change, { replace: true, preventScrollReset: true })
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    const next = text.trim().slice(0, jobLimits.search)
    if (next === '') search('')
    else timer.current = setTimeout(() => search(next), quietMs)
  }
  return { typed, term, type }
}
