import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { linkStyle } from './link-style.ts'

/** A route's link inside text. */
export const TextLink = ({ className, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) => (
  <Link {...rest} className={classNames(linkStyle, className)} />
)
