import { useTexts } from '../texts/language-provider.tsx'
import { uiTexts } from '../texts/ui-texts.ts'
import { classNames } from './class-names.ts'
import { type ScoreColor, scoreBand, scoreColor } from './score-band.ts'

export type ScoreBadgeProps = {
  /** 0 to 100; null or undefined while there is none. */
  score: number | null | undefined
  size?: 'sm' | 'md' | 'lg'
  noneLabel?: string
}

const looks: Record<ScoreColor, string> = {
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

/** A score as colour, number and word. */
export function ScoreBadge({ score, size = 'md', noneLabel }: ScoreBadgeProps) {
  const t = useTexts(uiTexts)
  const shape = classNames('inline-flex items-center font-medium whitespace-nowrap', sizes[size])
  if (score === null || score === undefined) {
    return <span className={classNames(shape, 'bg-sunken text-ink-faint')}>{noneLabel ?? t('noScore')}</span>
  }
  return (
    <span className={classNames(shape, looks[scoreColor(score)])}>
      <b className="font-semibold tabular-nums">{Math.round(score)}</b>
      {t(`score.${scoreBand(score)}`)}
    </span>
  )
}
