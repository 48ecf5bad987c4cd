import type { ComponentType, ReactNode } from 'react'

export type FrameLinkProps = {
  href: string
  className?: string
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
}

/** How the frame follows its links: an `<a>`, or a route's link in the application. */
export type FrameLink = ComponentType<FrameLinkProps>

export const PlainLink: FrameLink = (props) => <a {...props} />
