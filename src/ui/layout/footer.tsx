import type { ReactNode } from 'react'
import { Container, type ContainerWidth } from './container.tsx'

export type FooterProps = { children: ReactNode; end?: ReactNode; width?: ContainerWidth }

export const Footer = ({ children, end, width = 'page' }: FooterProps) => (
  <footer className="mt-16 border-t border-line py-8 text-sm text-ink-faint print:hidden">
    <Container width={width} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">{children}</div>
      {end && <div className="flex items-center gap-3">{end}</div>}
    </Container>
  </footer>
)
