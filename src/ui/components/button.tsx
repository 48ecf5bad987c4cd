import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { toast } from './toast.ts'

type Shared = ButtonLook & { children?: ReactNode; icon?: ReactNode }

export type ButtonProps = Shared &
  (
    | (ComponentProps<'button'> & {
        as?: 'button'
        busy?: boolean | undefined
        /** Replaces the children while busy. */
        busyLabel?: string | undefined
        /** Why it cannot be pressed; the button stays focusable and shows this when pressed. */
        disabledReason?: string | undefined
      })
    | (ComponentProps<'a'> & { as: 'link' })
  )

/** A button, or with `as="link"` a plain link that looks like one. */
export function Button(props: ButtonProps) {
  if (props.as === 'link') {
    const { as: _, variant, size, wide, square, icon, className, children, ...rest } = props
    return (
      <a {...rest} className={classNames(buttonStyle({ variant, size, wide, square }), className)}>
        {icon}
        {children}
      </a>
    )
  }
  const { as: _, variant, size, wide, square, icon, className, children, ...own } = props
  const { busy = false, busyLabel, disabledReason, onClick, type = 'button', ...rest } = own
  const blocked = busy || disabledReason !== undefined
  const refuse = (event: MouseEvent) => {
    event.preventDefault()
    if (!busy && disabledReason !== undefined) toast.info(disabledReason)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={blocked || rest['aria-disabled'] || undefined}
      title={disabledReason ?? rest.title}
      onClick={blocked ? refuse : onClick}
      className={classNames(buttonStyle({ variant, size, wide, square }), className)}
    >
      {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : icon}
      {busy ? (busyLabel ?? children) : children}
      {disabledReason !== undefined && <span className="sr-only"> ({disabledReason})</span>}
    </button>
  )
}
