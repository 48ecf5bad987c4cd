import { classNames } from './class-names.ts'
import { type ScoreBand, scoreBand, scoreWords } from './score-band.ts'

export type ScoreBadgeProps = {
  /** 0 to 100; left out or null while there is none. */
  score: number | null | undefined
  size?: 'sm' | 'md' | 'lg'
  words?: Readonly<Record<ScoreBand, string>>
  noneLabel?: string
}

const looks: Record<ScoreBand, string> = {
  green: 'bg-score-green-soft text-score-green-ink',
  lime: 'bg-score-lime-soft text-score-lime-ink',
  amber: 'bg-score-amber-soft text-score-amber-ink',
  red: 'bg-score-red-soft text-score-red-ink',
}
const sizes = {
  sm: 'gap-1.5 rounded-md px-2 py-0.5 text-xs [&>b]:text-sm',
  md: 'gap-2 rounded-lg px-3 py-1 text-sm [&>b]:text-lg',
  lg: 'flex-col rounded-xl px-6 py-4 text-sm [&>b]:text-4xl',
}

/** A score: its colour, its number and its word, never the colour alone. */
export function ScoreBadge({
  score,
  size = 'md',
  words = scoreWords,
  noneLabel = 'No score yet',
}: ScoreBadgeProps) {
  const shape = classNames('inline-flex items-center font-medium whitespace-nowrap', sizes[size])
  if (score === null || score === undefined) {
    return <span className={classNames(shape, 'bg-sunken text-ink-faint')}>{noneLabel}</span>
  }
  const band = scoreBand(score)
  return (
    <span className={classNames(shape, looks[band])}>
      <b className="font-semibold tabular-nums">{Math.round(score)}</b>
      {words[band]}
    </span>
  )
}
