import type { ReactNode } from 'react'
import { classNames } from '../components/class-names.ts'

export type ContainerWidth = 'narrow' | 'reading' | 'page' | 'wide'
export type ContainerProps = { children: ReactNode; width?: ContainerWidth; className?: string }

const widths: Record<ContainerWidth, string> = {
  narrow: 'max-w-md',
  reading: 'max-w-2xl',
  page: 'max-w-6xl',
  wide: 'max-w-[88rem]',
}

/** Keeps content off the edges and lines readable. */
export const Container = ({ children, width = 'page', className }: ContainerProps) => (
  <div className={classNames('mx-auto w-full px-4 sm:px-6', widths[width], className)}>{children}</div>
)
