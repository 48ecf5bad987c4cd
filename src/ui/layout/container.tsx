import type { ReactNode } from 'react'
import { classNames } from '../components/class-names.ts'

type ContainerProps = { children: ReactNode; width?: keyof typeof widths; className?: string }

const widths = { narrow: 'max-w-md', reading: 'max-w-2xl', page: 'max-w-6xl' }

/** Margins at the sides, and a readable width. */
export const Container = ({ children, width = 'page', className }: ContainerProps) => (
  <div className={classNames('mx-auto w-full px-4 sm:px-6', widths[width], className)}>{children}</div>
)
