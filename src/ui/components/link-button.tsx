import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

export type LinkButtonProps = ButtonLook &
  Omit<LinkProps, 'className'> & { className?: string; icon?: ReactNode }

/** A route's link that looks like a button. */
export const LinkButton = ({
  variant,
  size,
  wide,
  square,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <Link {...rest} className={classNames(buttonStyle({ variant, size, wide, square }), className)}>
    {icon}
    {children}
  </Link>
)
