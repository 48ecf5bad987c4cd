import type { ReactNode } from 'react'
import { classNames } from '#ui/components/class-names.ts'

type PointCardProps = {
  title: string
  text: string
  icon: ReactNode
  /** Without a frame, the icon beside the text. */
  plain?: boolean
}

/** One point of a list: an icon, a title, a sentence or two. */
export const PointCard = ({ title, text, icon, plain }: PointCardProps) => (
  <li
    className={classNames(
      'min-w-0',
      plain ? 'flex gap-4' : 'rounded-xl border border-line bg-paper p-5 sm:p-6',
    )}
  >
    <span
      className={classNames(
        'flex size-10 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-ink [&_svg]:size-5',
        !plain && 'mb-4',
      )}
    >
      {icon}
    </span>
    <div className="min-w-0">
      <h3 className="text-lg font-semibold text-ink">{title}</h3>
      <p className="mt-1.5 text-ink-soft">{text}</p>
    </div>
  </li>
)
