import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { keepInView } from './bring-into-view.ts'
import { classNames } from './class-names.ts'

export type Tab = { id: string; label: ReactNode; content: ReactNode }
export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** The open tab, if the page controls it. */
  current?: string | undefined
  onChange?: ((id: string) => void) | undefined
  /** They choose from a list below, within a page that may have tabs of its own. */
  filter?: boolean
}

/** Panels of which one is open; arrow keys, Home and End move between their tabs. */
export function Tabs({ label, tabs, current, onChange, filter = false }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const open = current ?? own
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${CSS.escape(open ?? '')}"]`)
    return list.current && tab ? keepInView(list.current, tab) : undefined
  }, [open])
  const choose = (id: string) => {
    setOwn(id)
    onChange?.(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const here = tabs.findIndex(({ id }) => id === open)
    const next = tabs[nextIndex(event, here, tabs.length)]
    if (!next) return
    event.preventDefault()
    choose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={classNames(
          'fades-while-more flex gap-1 overflow-x-auto pt-1 pe-1',
          filter ? 'pb-1' : 'border-b border-line',
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === open}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => choose(tab.id)}
            className={classNames(
              'shrink-0 px-2.5 text-sm font-medium max-sm:px-2 transition-colors pointer-coarse:min-h-11',
              filter ? filterStyle(tab.id === open) : tabStyle(tab.id === open),
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== open}
          className="pt-4"
        >
          {tab.id === open && tab.content}
        </div>
      ))}
    </div>
  )
}

const tabStyle = (isOpen: boolean) =>
  classNames(
    '-mb-px min-h-10 rounded-t-md border-b-2 py-2',
    isOpen
      ? 'border-accent text-ink'
      : 'border-transparent text-ink-faint hover:border-line-strong hover:text-ink',
  )

const filterStyle = (isOpen: boolean) =>
  classNames(
    'min-h-8 rounded-md py-1',
    isOpen ? 'bg-accent-soft text-accent-ink' : 'text-ink-faint hover:bg-sunken hover:text-ink',
  )

function nextIndex(event: KeyboardEvent, here: number, count: number): number {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  if (event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return (here + 1) % count
  if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return (here - 1 + count) % count
  if (event.key === 'Home') return 0
  return event.key === 'End' ? count - 1 : -1
}
