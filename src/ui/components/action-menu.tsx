import { Ellipsis } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { useDismiss } from './use-dismiss.ts'

export type MenuAction = {
  label: string
  /** Why it is offered, in a second line. */
  hint?: string | undefined
  icon?: ReactNode
  tone?: 'danger' | undefined
} & ({ onSelect: () => void; disabled?: boolean } | { to: string } | { href: string })

export type ActionMenuProps = { label: string; actions: readonly MenuAction[]; className?: string }

/** The actions for one thing behind three dots: arrows, Home and End move, Esc and Tab close. */
export function ActionMenu({ label, actions, className }: ActionMenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  const upwards = useUpwards(root, open)
  useEffect(() => {
    if (open) root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [open])
  const close = () => {
    toggle.current?.focus()
    setOpen(false)
  }
  useDismiss(root, open, (reason) => (reason === 'escape' ? close() : setOpen(false)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false)
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const here = items.findIndex((item) => item.matches(':focus'))
    const next = items[nextIndex(event.key, here, items.length)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div ref={root} className={classNames('relative', className)}>
      <button
        ref={toggle}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
        className={buttonStyle({ variant: 'quiet', size: 'sm', square: true })}
      >
        <Ellipsis aria-hidden />
      </button>
      {open && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          className={classNames(
            'absolute end-0 z-20 flex w-60 max-w-[calc(100vw-3rem)] animate-enter flex-col rounded-lg border border-line bg-raised p-1 shadow-lg',
            upwards ? 'bottom-full mb-1' : 'top-full mt-1',
          )}
        >
          {actions.map((action) => (
            <Item key={action.label} action={action} onDone={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function Item({ action, onDone }: { action: MenuAction; onDone: () => void }) {
  const { label: name, hint, icon, tone } = action
  const label = hint ? (
    <span>
      {name} <span className="block text-xs text-ink-faint">{hint}</span>
    </span>
  ) : (
    name
  )
  const look = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(
      'flex min-h-9 w-full items-center gap-2.5 rounded-md px-3 py-1.5 text-start text-sm no-underline pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
      'hover:bg-sunken focus:bg-sunken focus-visible:-outline-offset-2',
      tone === 'danger' ? 'text-danger-ink' : 'text-ink [&_svg]:text-ink-faint',
    ),
  }
  if ('to' in action)
    return (
      <Link {...look} to={action.to} onClick={onDone}>
        {icon}
        {label}
      </Link>
    )
  if ('href' in action)
    return (
      <a
        {...look}
        href={action.href}
        target={action.href.startsWith('mailto:') ? undefined : '_blank'}
        rel="noopener"
        onClick={onDone}
      >
        {icon}
        {label}
      </a>
    )
  const select = () => {
    if (action.disabled) return
    // Focused first, so that a dialog returns the focus here when it closes.
    onDone()
    action.onSelect()
  }
  return (
    <button {...look} type="button" aria-disabled={action.disabled || undefined} onClick={select}>
      {icon}
      {label}
    </button>
  )
}

function nextIndex(key: string, here: number, count: number): number {
  if (key === 'ArrowDown') return (here + 1) % count
  if (key === 'ArrowUp') return (here - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

const headerHeight = 64

/** Whether an open menu fits only above its button. */
function useUpwards(root: { current: HTMLElement | null }, open: boolean): boolean {
  const [upwards, setUpwards] = useState(false)
  useLayoutEffect(() => {
    const menu = open ? root.current?.querySelector('[role=menu]') : null
    if (!root.current || !menu) return setUpwards(false)
    const { top, bottom } = root.current.getBoundingClientRect()
    const { height } = menu.getBoundingClientRect()
    setUpwards(bottom + height > window.innerHeight && top - headerHeight > height)
  }, [root, open])
  return upwards
}
