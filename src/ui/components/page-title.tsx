import { type ReactNode, useEffect } from 'react'
import { HelpLink } from './help-link.tsx'

export type PageTitleProps = {
  children: ReactNode
  description?: ReactNode
  actions?: ReactNode
  /** The part of `/Help` about this page. */
  help?: string
  /** The title of the browser's tab; a text child by default. */
  documentTitle?: string
}

/** The page's one `h1` with its actions; also the title of the browser's tab. */
export function PageTitle({ children, description, actions, help, documentTitle }: PageTitleProps) {
  const title = documentTitle ?? (typeof children === 'string' ? children : undefined)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-8">
      <div className="min-w-0 sm:grow sm:basis-60">
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 className="text-2xl font-semibold text-ink sm:text-3xl">{children}</h1>
          {help && <HelpLink topic={help} />}
        </div>
        {description && <p className="mt-1.5 max-w-prose text-ink-soft">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
