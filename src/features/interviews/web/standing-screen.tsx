import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { keepUnbroken } from './keep-unbroken.ts'

type StandingScreenProps = {
  Icon: LucideIcon
  title: string
  texts: readonly string[]
  children?: ReactNode
  /** Something one is glad of. */
  good?: boolean
}

/** A screen that ends or replaces the interview; the focus goes to its heading when it comes later. */
export function StandingScreen({ Icon, title, texts, children, good = false }: StandingScreenProps) {
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
          {keepUnbroken(title)}
        </h1>
        <div className="mt-3 flex flex-col gap-3 text-ink-soft">
          {texts.map((text) => (
            <p key={text} dir="auto">
              {keepUnbroken(text)}
            </p>
          ))}
        </div>
        {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </div>
  )
}
