import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ChatBubbleProps = {
  children: ReactNode
  /** `end` for the reader's own messages. */
  side: 'start' | 'end'
  /** For screen readers. */
  author: string
  /** Under the bubble, e.g. the time or `Not sent`. */
  note?: ReactNode
  avatar?: ReactNode
  /** `ol` lists want `li`. */
  as?: 'div' | 'li'
  /** Animated, for a new message. */
  fresh?: boolean
}

export function ChatBubble({
  children,
  side,
  author,
  note,
  avatar,
  as: Element = 'div',
  fresh,
}: ChatBubbleProps) {
  const own = side === 'end'
  return (
    <Element
      data-side={side}
      className={classNames(
        'relative flex items-end gap-2.5',
        // Room for whole words where text is large and the screen is small.
        own ? 'justify-end ps-10 [@media(max-width:15rem)]:ps-3' : 'pe-10 [@media(max-width:15rem)]:pe-0',
        fresh && 'animate-enter',
      )}
    >
      {avatar && !own && <span className="shrink-0 [@media(max-width:15rem)]:hidden">{avatar}</span>}
      <div
        className={classNames('flex min-w-0 max-w-[34rem] flex-col gap-1', own ? 'items-end' : 'items-start')}
      >
        <div
          dir="auto"
          className={classNames(
            'max-w-full rounded-2xl px-4 py-2.5 text-base break-words whitespace-pre-wrap [unicode-bidi:plaintext]',
            own
              ? 'rounded-ee-sm border border-transparent bg-bubble text-on-bubble print:border-line-strong print:bg-transparent print:text-ink'
              : 'rounded-es-sm border border-line bg-surface text-ink shadow-xs',
          )}
        >
          {/* The author’s direction must not decide the text’s. */}
          <bdi className="sr-only">{author}: </bdi>
          {children}
        </div>
        {note && <span className="px-1 text-xs text-ink-faint">{note}</span>}
      </div>
    </Element>
  )
}
