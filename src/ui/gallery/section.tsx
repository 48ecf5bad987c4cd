import type { ReactNode } from 'react'

type PartProps = { title: string; children: ReactNode }

/** A named part of the gallery, with an address. */
export const Section = ({ title, children }: PartProps) => (
  <section id={anchor(title)} className="border-t border-line py-8">
    <h2 className="mb-5 text-xl font-semibold text-ink">{title}</h2>
    <div className="flex flex-col gap-6">{children}</div>
  </section>
)

export const anchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

export const Row = ({ title, children }: PartProps) => (
  <div>
    <h3 className="mb-2 text-xs font-medium text-ink-faint">{title}</h3>
    <div className="flex flex-wrap items-center gap-3">{children}</div>
  </div>
)

export const Grid = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-6 md:grid-cols-2">{children}</div>
)
