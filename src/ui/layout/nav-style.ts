import { classNames } from '../components/class-names.ts'

/** A link of the header: the `className` of a `NavLink`, or called for an `<a>`. */
export const navLinkStyle = ({ isActive }: { isActive: boolean }): string =>
  classNames(
    'rounded-md px-3 py-2 text-sm font-medium no-underline transition-colors max-lg:py-3 max-lg:text-base',
    isActive ? 'bg-sunken text-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
  )
