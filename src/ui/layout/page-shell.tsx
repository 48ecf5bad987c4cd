import type { ReactNode } from 'react'
import { classNames } from '../components/class-names.ts'
import { useShellTexts } from '../texts/shell-texts.ts'

export type PageShellProps = {
  children: ReactNode
  header?: ReactNode
  footer?: ReactNode
  /** Fills the screen exactly and lets its content scroll inside, as a chat does. */
  fill?: boolean
  /** On wide screens the header is a column beside the page. */
  side?: boolean
}

/** Skip link, header, the page's `main`, footer. */
export function PageShell({ children, header, footer, fill, side }: PageShellProps) {
  const t = useShellTexts()
  return (
    <div
      className={classNames(
        'flex flex-col',
        // On phones the keyboard lies over the page: see data-typing.
        fill
          ? 'h-[var(--visible-height,100dvh)] translate-y-[var(--visible-top,0)] overflow-hidden'
          : 'min-h-dvh',
        side && 'xl:grid xl:grid-cols-[15rem_minmax(0,1fr)] xl:items-start print:block',
      )}
    >
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-accent px-4 py-2.5 text-sm font-medium text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:px-4 focus:py-2.5"
      >
        {t('skip')}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={fill ? 'flex min-h-0 flex-1 flex-col' : 'flex-1'}>
        {children}
      </main>
      {footer}
    </div>
  )
}
