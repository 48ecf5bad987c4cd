import { Link } from 'react-router'
import { matchPage } from '#contract/match-page.ts'
import type { FrameLinkProps } from '../frame/frame-link.tsx'
import { appPages } from '../pages.ts'

/** Stays in the application where the page is one of it; the others are pages of their own. */
export function AppLink({ href, ...rest }: FrameLinkProps) {
  return matchPage(appPages, href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
