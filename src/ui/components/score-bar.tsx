import type { ReactNode } from 'react'
import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { plainFill, scoreBand, scoreFill } from './score-band.ts'

export type ScoreBarProps = {
  label: string
  /** 0 to 100; null while there is none. */
  value: number | null
  noneLabel?: string
  /** Without the word and the colour of a band. */
  plain?: boolean
  children?: ReactNode
}

/** A score as a bar with its number; children explain it. */
export function ScoreBar({ label, value, noneLabel = '–', plain = false, children }: ScoreBarProps) {
  const t = useTexts(uiTexts)
  const share = Math.min(100, Math.max(0, value ?? 0))
  const band = scoreBand(share)
  const said = plain ? '' : t(`score.${band}`)
  const valueText = value === null ? noneLabel : [value, said].filter(Boolean).join(', ')
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="min-w-0 text-ink-soft">{label}</span>
        <span className="min-w-0 font-semibold text-ink tabular-nums">
          {value ?? noneLabel}
          {value !== null && said && <span className="ms-1.5 font-normal text-ink-faint">{said}</span>}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be dressed alike in all browsers. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value ?? 0}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-sunken rtl:-scale-x-100"
      >
        <svg aria-hidden="true" width="100%" height="100%" className="block">
          <rect width={`${share}%`} height="100%" rx="4" className={plain ? plainFill : scoreFill(share)} />
        </svg>
      </div>
      {children && <div className="mt-1.5 text-sm text-ink-faint">{children}</div>}
    </div>
  )
}
