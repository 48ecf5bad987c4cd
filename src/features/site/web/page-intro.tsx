import type { ReactNode } from 'react'
import { Container } from '#ui/layout/container.tsx'

type PageIntroProps = { title: string; lead?: string; children?: ReactNode }

/** The page's one `h1`, and what it is about. */
export const PageIntro = ({ title, lead, children }: PageIntroProps) => (
  <Container className="pt-12 pb-10 sm:pt-16 sm:pb-12">
    <h1 className="max-w-3xl text-4xl font-semibold text-ink sm:text-5xl">{title}</h1>
    {lead && <p className="mt-5 max-w-2xl text-lg text-ink-soft">{lead}</p>}
    {children}
  </Container>
)
