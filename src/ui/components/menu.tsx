import { Menu as MenuIcon, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { useDismiss } from './use-dismiss.ts'

/** Links in a row on wide screens, behind a button on narrow ones. Esc, a link or a click outside closes it. */
export function Menu({ children }: { children: ReactNode }) {
  const t = useTexts(uiTexts)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  useDismiss(root, open, (reason) => {
    setOpen(false)
    if (reason === 'escape') toggle.current?.focus()
  })
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
  }
  const Icon = open ? X : MenuIcon
  return (
    <div ref={root}>
      <button
        ref={toggle}
        type="button"
        aria-label={t(open ? 'closeMenu' : 'openMenu')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classNames(buttonStyle({ variant: 'quiet', square: true }), '-me-2 size-11 lg:hidden')}
      >
        <Icon aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices clicks on the links inside. */}
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
