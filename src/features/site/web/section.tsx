import type { ReactNode } from 'react'
import { classNames } from '#ui/components/class-names.ts'
import { Container } from '#ui/layout/container.tsx'

export type SectionProps = {
  id: string
  title: string
  lead?: ReactNode
  /** With a background of its own. */
  band?: boolean
  children: ReactNode
}

/** A part of a public page, labelled by its heading. */
export const Section = ({ id, title, lead, band, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={classNames('py-16 sm:py-20', band && 'border-y border-line bg-surface')}
  >
    <Container>
      <div className="mb-8 max-w-2xl sm:mb-10">
        <h2 id={`${id}-title`} className="text-3xl font-semibold text-ink sm:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-3 text-lg text-ink-soft">{lead}</p>}
      </div>
      {children}
    </Container>
  </section>
)
