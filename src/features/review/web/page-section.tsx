import { ChevronDown } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { classNames } from '#ui/components/class-names.ts'

const narrow = '(max-width: 39.99rem)'

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia?.(narrow)
  query?.addEventListener('change', notify)
  return () => query?.removeEventListener('change', notify)
}

const isNarrow = () => window.matchMedia?.(narrow).matches ?? false

/** Whether the page is as narrow as a phone: what is not read first opens when it is asked for. */
export const useFolds = (): boolean => useSyncExternalStore(subscribe, isNarrow)

type PageSectionProps = {
  id: string
  title: ReactNode
  children: ReactNode
  className?: string
}

/** A section of the candidate's page; on a phone it opens when it is asked for. */
export function PageSection({ id, title, children, className }: PageSectionProps) {
  const folds = useFolds()
  const named = `${id}-title`
  const heading = (
    <h2 id={named} className="text-lg font-semibold">
      {title}
    </h2>
  )
  if (!folds)
    return (
      <section id={id} aria-labelledby={named} className={classNames('min-w-0 scroll-mt-20', className)}>
        {heading}
        <div className="mt-3">{children}</div>
      </section>
    )
  return (
    <details
      id={id}
      className={classNames('group/section -my-3 min-w-0 scroll-mt-20 border-t border-line', className)}
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-sm [&::-webkit-details-marker]:hidden">
        {heading}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-faint transition-transform group-open/section:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  )
}

/** Opens every disclosure around an element, so that it can be scrolled to. */
export function openAround(element: Element | null | undefined): void {
  for (let at = element?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
}
