import { type ReactNode, useId } from 'react'
import { Container } from '#ui/layout/container.tsx'

type ClosingBandProps = { title: string; text: string; className?: string; children: ReactNode }

/** The end of a page: what to do next. */
export function ClosingBand({ title, text, className, children }: ClosingBandProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <Container>
        <div className="flex flex-col items-start gap-6 rounded-2xl border border-accent-line bg-accent-soft p-6 sm:p-10 md:flex-row md:items-center md:justify-between">
          <div className="min-w-0">
            <h2 id={id} className="text-2xl font-semibold text-ink">
              {title}
            </h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
          <div className="flex shrink-0 flex-wrap gap-3">{children}</div>
        </div>
      </Container>
    </section>
  )
}
