import { classNames } from './class-names.ts'

export type ProgressBarProps = {
  label: string
  /** 0 to 100; undefined while unknown. */
  value?: number | undefined
  /** Shown beside the label, e.g. `3 of 8`. */
  detail?: string | undefined
  hideLabel?: boolean
}

/** Progress with a label. */
export function ProgressBar({ label, value, detail, hideLabel }: ProgressBarProps) {
  const known = value === undefined ? undefined : Math.min(100, Math.max(0, value))
  return (
    <div>
      <div className={classNames('mb-1.5 flex justify-between gap-4 text-sm', hideLabel && 'sr-only')}>
        <span className="text-ink-soft">{label}</span>
        <span className="shrink-0 text-ink-faint tabular-nums">
          {detail ?? (known === undefined ? '' : `${Math.round(known)} %`)}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known}
        aria-valuetext={detail}
        className="h-1.5 overflow-hidden rounded-full bg-sunken rtl:-scale-x-100"
      >
        <svg aria-hidden="true" width="100%" height="100%" className="block">
          <rect
            width={known === undefined ? '100%' : `${known}%`}
            height="100%"
            rx="3"
            className={classNames('fill-accent transition-[width]', known === undefined && 'animate-pulse')}
          />
        </svg>
      </div>
    </div>
  )
}
