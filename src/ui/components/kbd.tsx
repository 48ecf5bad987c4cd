import type { ReactNode } from 'react'

/** A key, as it is written on the keyboard. */
export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs text-ink-soft">
    {children}
  </kbd>
)
