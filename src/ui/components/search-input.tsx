import { Search } from 'lucide-react'
import { classNames } from './class-names.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A text input with a magnifier. */
export const SearchInput = ({ className, ...input }: Omit<TextInputProps, 'type' | 'autoComplete'>) => (
  <div className="relative">
    <Search
      aria-hidden
      className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
    />
    <TextInput type="search" autoComplete="off" {...input} className={classNames('ps-9', className)} />
  </div>
)
