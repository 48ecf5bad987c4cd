import { Menu as MenuIcon, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

export type MenuProps = {
  children: ReactNode
  openLabel?: string
  closeLabel?: string
  className?: string
}

/** Links in a row from tablet width on, behind a button on a phone. Esc, a link or a click elsewhere closes it. */
export function Menu({ children, openLabel = 'Open menu', closeLabel = 'Close menu', className }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open])
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
  }
  const Icon = open ? X : MenuIcon
  return (
    <div ref={root} className={className}>
      <button
        ref={toggle}
        type="button"
        aria-label={open ? closeLabel : openLabel}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classNames(buttonStyle({ variant: 'quiet', square: true }), '-me-2 size-11 lg:hidden')}
      >
        <Icon aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices the links inside being followed. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too. */}
      <div
        id={id}
        onClick={onClick}
        className={classNames(
          'gap-1 lg:flex lg:items-center',
          'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:flex-col max-lg:border-b max-lg:border-line max-lg:bg-raised max-lg:p-4 max-lg:shadow-md',
          open ? 'max-lg:flex' : 'max-lg:hidden',
        )}
      >
        {children}
      </div>
    </div>
  )
}
