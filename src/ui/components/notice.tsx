import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'
export type NoticeProps = {
  children: ReactNode
  title?: ReactNode
  tone?: NoticeTone
  action?: ReactNode
  className?: string
  /** For a notice that replaces the control just used, whose focus would be lost. */
  takesFocus?: boolean
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }
const looks: Record<NoticeTone, { box: string; icon: string }> = {
  info: { box: 'border-line bg-sunken', icon: 'text-ink-soft' },
  success: { box: 'border-accent-line bg-accent-soft', icon: 'text-accent-ink' },
  warning: { box: 'border-notice-line bg-notice-soft', icon: 'text-notice-ink' },
  danger: { box: 'border-danger-line bg-danger-soft', icon: 'text-danger-ink' },
}

/** A message that stays on the page. */
export function Notice({
  children,
  title,
  tone = 'info',
  action,
  className,
  takesFocus = false,
}: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const Icon = icons[tone]
  return (
    <div
      ref={box}
      tabIndex={takesFocus ? -1 : undefined}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border px-4 py-3 text-sm',
        takesFocus && 'outline-none',
        looks[tone].box,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon aria-hidden className={classNames('mt-0.5 size-4.5 shrink-0', looks[tone].icon)} />
        <div className="min-w-0 flex-1 text-ink-soft">
          {title && <p className="font-semibold text-ink">{title}</p>}
          {children}
        </div>
      </div>
      {action && <div className="max-w-full">{action}</div>}
    </div>
  )
}
