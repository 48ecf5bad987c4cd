import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { keepSpacesTogether } from './keep-spaces-together.ts'

type StatusScreenProps = {
  Icon: LucideIcon
  title: string
  texts: readonly string[]
  children?: ReactNode
  /** For good news. */
  good?: boolean
}

/** Ends or replaces the interview, and moves the focus to its heading. */
export function StatusScreen({ Icon, title, texts, children, good = false }: StatusScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto px-4">
      <div className="m-auto flex max-w-lg flex-col items-center py-10 text-center">
        <span
          className={`mb-6 grid size-16 shrink-0 place-items-center rounded-full ${good ? 'bg-accent-soft text-accent-ink' : 'bg-sunken text-ink-soft'}`}
        >
          <Icon aria-hidden className="size-8" strokeWidth={1.75} />
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="max-w-full text-2xl font-semibold break-words text-ink sm:text-3xl"
        >
          {keepSpacesTogether(title)}
        </h1>
        <div className="mt-3 flex flex-col gap-3 text-ink-soft">
          {texts.map((text) => (
            <p key={text} dir="auto">
              {keepSpacesTogether(text)}
            </p>
          ))}
        </div>
        {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </div>
  )
}
