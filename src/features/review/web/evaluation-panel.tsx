import type { TranslatorOf } from '#contract/texts/translator.ts'
import type { Evaluation, ShownAiSignal } from '#features/assessments/contract/assessments.ts'
import { fieldTexts } from '#features/scoring/field-texts.ts'
import { type ScoreField, scoreFields } from '#features/scoring/weights.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Radar } from '#ui/components/radar.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { BothEngines, ConfidenceSection } from './confidence-section.tsx'
import { FlagNotices } from './flag-notices.tsx'
import { isNotRequired } from './not-required.ts'
import { ScoreRow } from './score-row.tsx'
import { reviewTexts } from './texts.ts'
import { useSaid } from './use-said.ts'

const shownOnRadar: readonly ScoreField[] = [
  'technicalSkillsMatch',
  'mindsetScore',
  'cultureFit',
  'communicationSkills',
  'potentialScore',
  'experienceMatch',
]

/** Every score of an assessment, with its reason and evidence; `headed`: a head above shows the total and the AI signal. */
export function EvaluationPanel({
  evaluation,
  headed,
}: {
  evaluation: Evaluation
  headed?: boolean | undefined
}) {
  const t = useTexts(reviewTexts)
  const nameOf = useTexts(fieldTexts)
  const { sentence } = useSaid()
  const { scores, caps, noScoreReason, fellBack, flags, ai, questionScores, confidence, beside } = evaluation
  const Heading = headed ? 'h3' : 'h4'
  // A point of a field that nothing was found on would look like a low score.
  const axes = shownOnRadar.flatMap((field) => {
    const value = scores[field]?.value ?? null
    return value === null || isNotRequired(field, scores[field]) ? [] : [{ label: nameOf(field), value }]
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      {noScoreReason === null || headed ? null : (
        <Notice tone="info" title={t('noScore')}>
          {sentence(evaluation.noScoreSaid, noScoreReason)}
        </Notice>
      )}
      {fellBack === null ? null : (
        <Notice tone="info" title={t('fellBack')}>
          {sentence(evaluation.fellBackSaid, fellBack)}
        </Notice>
      )}
      {confidence && (evaluation.score !== null || confidence.level === 'low') && (
        <ConfidenceSection confidence={confidence} />
      )}
      <FlagNotices flags={flags} />
      <div className="grid grid-cols-1 items-start gap-6 @3xl:has-[>div]:grid-cols-[20rem_minmax(0,1fr)] print:block!">
        {evaluation.score !== null && axes.length > 2 && (
          <div className="hidden w-full justify-center sm:flex print:hidden @3xl:sticky @3xl:top-24">
            <Radar label={t('atAGlance')} axes={axes} />
          </div>
        )}
        <ul className="grid grid-cols-1 gap-5 print:block print:columns-2 print:gap-6 print:[&>li]:mb-3">
          {scoreFields.map((field) => {
            const score = scores[field]
            return score ? (
              <ScoreRow
                key={field}
                field={field}
                score={score}
                counts={evaluation.score !== null}
                questionScores={questionScores}
              />
            ) : null
          })}
        </ul>
      </div>
      {caps.length === 0 || evaluation.score === null ? null : (
        <section>
          <Heading className="font-semibold">{t('limits')}</Heading>
          <ul className="mt-2 list-disc ps-5 text-sm text-ink-soft">
            {caps.map(({ limit, reason, said }) => (
              <li key={reason}>{t('limit', { limit, reason: sentence(said, reason) })}</li>
            ))}
          </ul>
        </section>
      )}
      {beside && <BothEngines evaluation={evaluation} beside={beside} heading={Heading} />}
      {ai === null || headed ? null : <AiAdvice ai={ai} />}
      <MadeBy evaluation={evaluation} />
    </div>
  )
}

function AiAdvice({ ai: { percentage, band, reasons, said } }: { ai: ShownAiSignal }) {
  const t = useTexts(reviewTexts)
  const { sentence } = useSaid()
  return (
    <section>
      <h4 className="font-semibold">{t('aiText', { band })}</h4>
      <p className="mt-1 text-sm text-ink-soft">{t('aiNote', { percentage })}</p>
      {reasons.length === 0 ? null : (
        <ul className="mt-2 list-disc ps-5 text-sm text-ink-soft">
          {reasons.map((reason, at) => (
            <li key={reason} className="wrap-anywhere">
              {sentence(said?.[at], reason)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function MadeBy({ evaluation }: { evaluation: Evaluation }) {
  const t = useTexts(reviewTexts)
  const { assessedAt, engineVersion, rubricVersion, promptVersions } = evaluation
  const about = {
    at: assessedAt,
    engine: engineText(t, evaluation),
    version: engineVersion,
    rubric: rubricVersion,
  }
  const prompts = Object.entries(promptVersions).map(([name, version]) => `${name} ${version}`)
  return (
    <p className="text-xs text-ink-faint wrap-anywhere">
      {prompts.length === 0 || evaluation.engine === 'builtin'
        ? t('assessedBy', about)
        : t('assessedByPrompts', { ...about, prompts: prompts.join(', ') })}{' '}
      {t('advice')}
    </p>
  )
}

export const engineText = (
  t: TranslatorOf<typeof reviewTexts>,
  { engine, model, provider }: Pick<Evaluation, 'engine' | 'model' | 'provider'>,
): string => t('engine', { engine, model: model ?? '', provider: provider ?? '' })
