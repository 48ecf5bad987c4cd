import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { buttonStyle } from '#ui/components/button-style.ts'
import { classNames } from '#ui/components/class-names.ts'
import { TextInput } from '#ui/components/text-input.tsx'
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
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
      />
      <TextInput
        ref={input}
        type="search"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={jobLimits.search}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        className="ps-9.5 pe-11 [&::-webkit-search-cancel-button]:hidden"
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
