import type { ReactNode } from 'react'
import { SkipLink } from './skip-link.tsx'

export type PageShellProps = {
  children: ReactNode
  header?: ReactNode
  footer?: ReactNode
  skipLabel?: string
  /** Fills the screen exactly and lets its content scroll inside, as a chat does. */
  fill?: boolean
}

/** Skip link, header, the page's `main`, footer. */
export const PageShell = ({ children, header, footer, skipLabel, fill }: PageShellProps) => (
  <div className={fill ? 'flex h-dvh flex-col overflow-hidden' : 'flex min-h-dvh flex-col'}>
    <SkipLink {...(skipLabel === undefined ? {} : { children: skipLabel })} />
    {header}
    <main id="main" tabIndex={-1} className={fill ? 'flex min-h-0 flex-1 flex-col' : 'flex-1'}>
      {children}
    </main>
    {footer}
  </div>
)
