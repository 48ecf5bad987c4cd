import { fieldTexts } from '#features/scoring/field-texts.ts'
import type { ScoreField } from '#features/scoring/weights.ts'
import { scoreColor } from '#ui/components/score-band.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listed } from '#ui/texts/listed.ts'
import type { EvaluationNumbers } from '../contract/candidates.ts'
import { dashboardTexts } from './dashboard-texts.ts'

/** The fields with the greatest weight and room for a bar. */
const shownFields: readonly ScoreField[] = [
  'technicalSkillsMatch',
  'mindsetScore',
  'cultureFit',
  'communicationSkills',
  'potentialScore',
  'experienceMatch',
]

export const scoreFills = {
  green: 'fill-score-green',
  lime: 'fill-score-lime',
  amber: 'fill-score-amber',
  red: 'fill-score-red',
}

const barWidth = 12
const barGap = 4
const barsHeight = 28

/** Six fields as small bars; an outline where there is not enough evidence. */
export function FieldBars({ evaluation }: { evaluation: EvaluationNumbers }) {
  const t = useTexts(dashboardTexts)
  const nameOf = useTexts(fieldTexts)
  const labels = shownFields.map((name) => {
    const field = nameOf(name)
    const value = evaluation[name]
    return value === null ? t('fieldNoScore', { field }) : t('fieldScore', { field, value })
  })
  return (
    <svg
      role="img"
      aria-label={listed(labels)}
      width={shownFields.length * (barWidth + barGap)}
      height={barsHeight}
      className="rtl:-scale-x-100"
    >
      {shownFields.map((name, place) => {
        const value = evaluation[name]
        const height = Math.max(2, ((value ?? 100) / 100) * barsHeight)
        return (
          <rect
            key={name}
            x={place * (barWidth + barGap)}
            y={barsHeight - height}
            width={barWidth}
            height={height}
            rx="2"
            className={value === null ? 'fill-sunken' : scoreFills[scoreColor(value)]}
          >
            <title>{labels[place]}</title>
          </rect>
        )
      })}
    </svg>
  )
}
