import { fieldTexts } from '#features/scoring/field-texts.ts'
import type { ScoreField } from '#features/scoring/weights.ts'
import { classNames } from '#ui/components/class-names.ts'
import { plainFill, scoreFill } from '#ui/components/score-band.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { listed } from '#ui/texts/listed.ts'
import type { ListedCandidate } from '../contract/candidates.ts'
import { dashboardTexts } from './dashboard-texts.ts'

/** The fields with the greatest weight and room for a bar. */
const shownFields = [
  'technicalSkillsMatch',
  'mindsetScore',
  'cultureFit',
  'communicationSkills',
  'potentialScore',
  'experienceMatch',
] as const satisfies ScoreField[]

const nameStyle = 'truncate text-xs leading-[1rem] font-normal text-ink-faint'

/** The short names of the bars, once above a column of them. */
export function FieldNames() {
  const t = useTexts(dashboardTexts)
  return (
    <span aria-hidden className="grid grid-cols-6 gap-x-2">
      {shownFields.map((name) => (
        <span key={name} className={nameStyle}>
          {t(`short.${name}`)}
        </span>
      ))}
    </span>
  )
}

type FieldBarsProps = {
  candidate: Pick<ListedCandidate, 'evaluation' | 'assessment'>
  /** In a column under `FieldNames`. */
  named?: boolean
}

/** Six fields, each as a number with a bar; a dash where there is no score, or the job asks for none. */
export function FieldBars({ candidate: { evaluation, assessment }, named = false }: FieldBarsProps) {
  const t = useTexts(dashboardTexts)
  const nameOf = useTexts(fieldTexts)
  if (evaluation === null) return null
  const fields = shownFields.map((name) => {
    const isRequired = !assessment?.notRequired.includes(name)
    const value = isRequired ? evaluation[name] : null
    const field = nameOf(name)
    const said = isRequired ? t('fieldNoScore', { field }) : t('fieldNotRequired', { field })
    return { name, value, label: value === null ? said : t('fieldScore', { field, value }) }
  })
  return (
    <div
      role="img"
      aria-label={listed(fields.map(({ label }) => label))}
      className={classNames(
        'grid gap-x-2 gap-y-1.5',
        named ? 'grid-cols-6' : 'w-full grid-cols-3 sm:w-90 sm:grid-cols-6',
      )}
    >
      {fields.map(({ name, value, label }) => (
        <div key={name} title={label} className="min-w-0">
          {!named && <p className={nameStyle}>{t(`short.${name}`)}</p>}
          <p className="text-xs leading-[1rem] text-ink-soft tabular-nums">{value ?? '–'}</p>
          <svg aria-hidden="true" className="mt-0.5 block h-1 w-full rounded-full bg-sunken rtl:-scale-x-100">
            {value !== null && (
              <rect
                width={`${value}%`}
                height="100%"
                rx="2"
                className={evaluation.score === null ? plainFill : scoreFill(value)}
              />
            )}
          </svg>
        </div>
      ))}
    </div>
  )
}
