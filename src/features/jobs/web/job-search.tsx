import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { buttonStyle } from '#ui/components/button-style.ts'
import { classNames } from '#ui/components/class-names.ts'
import { SearchInput } from '#ui/components/search-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { jobLimits } from '../contract/limits.ts'
import { jobsTexts } from './texts.ts'

export type JobSearchProps = { value: string; onChange: (value: string) => void; className?: string }

/** Where one types what to look for; the cross and Escape empty it. */
export function JobSearch({ value, onChange, className }: JobSearchProps) {
  const t = useTexts(jobsTexts)
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={classNames('relative', className)}>
      <SearchInput
        ref={input}
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        enterKeyHint="search"
        maxLength={jobLimits.search}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        className="pe-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('clear')}
          onClick={clear}
          className={classNames(
            buttonStyle({ variant: 'quiet', size: 'sm', square: true }),
            'absolute inset-y-0 end-1 my-auto',
          )}
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}

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
