import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

// Forced colours show the transparent border.
const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent shadow-xs hover:bg-accent-hover',
  secondary: 'border-line-strong/60 bg-raised text-ink shadow-xs hover:border-line-strong hover:bg-sunken',
  quiet: 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'border-transparent bg-danger text-on-danger shadow-xs hover:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 gap-1.5 px-3 py-1 text-sm [&_svg]:size-4',
  md: 'min-h-10 gap-2 px-4 py-2 text-sm [&_svg]:size-4',
  lg: 'min-h-12 gap-2.5 px-6 py-2.5 text-base [&_svg]:size-5',
}

const squares: Record<ButtonSize, string> = {
  sm: 'size-8 pointer-coarse:min-w-11 [&_svg]:size-4',
  md: 'size-10 pointer-coarse:min-w-11 [&_svg]:size-4.5',
  lg: 'size-12 [&_svg]:size-5',
}

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  /** Only an icon: square, and its name given by `aria-label`. */
  square?: boolean | undefined
}

export const buttonStyle = ({ variant = 'primary', size = 'md', wide, square }: ButtonLook): string =>
  classNames(
    'inline-flex items-center justify-center rounded-md border text-center font-medium no-underline transition-colors select-none',
    'pointer-coarse:min-h-11 active:translate-y-px [&_svg]:shrink-0',
    'disabled:pointer-events-none disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    square ? squares[size] : sizes[size],
    wide && 'w-full',
  )
