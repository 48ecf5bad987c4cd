import type { ReactNode } from 'react'
import { Container } from './container.tsx'

export type HeaderProps = {
  /** The logo, already a link to the home page. */
  logo: ReactNode
  /** The page's links, usually a `Menu`. */
  nav?: ReactNode
  navLabel?: string
}

export const Header = ({ logo, nav, navLabel }: HeaderProps) => (
  <header className="in-data-typing:hidden sticky top-0 z-40 border-b border-line bg-paper/92 backdrop-blur-md print:hidden">
    <Container className="flex min-h-16 items-center [@media(max-height:25rem)]:min-h-11 justify-between gap-3">
      <div className="min-w-0">{logo}</div>
      {nav && <nav aria-label={navLabel}>{nav}</nav>}
    </Container>
  </header>
)
