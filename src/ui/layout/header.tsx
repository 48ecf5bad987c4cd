import type { ReactNode } from 'react'
import { Container, type ContainerWidth } from './container.tsx'

export type HeaderProps = {
  /** The logo, already a link home. */
  logo: ReactNode
  /** The page's links, usually a `Menu`. */
  nav?: ReactNode
  /** At the far end, shown at every width. */
  end?: ReactNode
  navLabel?: string
  width?: ContainerWidth
}

export const Header = ({ logo, nav, end, navLabel = 'Main', width = 'page' }: HeaderProps) => (
  <header className="sticky top-0 z-40 border-b border-line bg-paper/92 backdrop-blur-md print:hidden">
    <Container width={width} className="flex min-h-16 items-center gap-3">
      <div className="min-w-0">{logo}</div>
      <div className="flex-1" />
      {end && <div className="order-2 flex items-center gap-2 lg:order-3">{end}</div>}
      {nav && (
        <nav aria-label={navLabel} className="order-3 lg:order-2">
          {nav}
        </nav>
      )}
    </Container>
  </header>
)
