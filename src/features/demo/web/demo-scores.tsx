import { Suspense, useEffect, useRef } from 'react'
import type { Evaluation } from '#features/assessments/contract/assessments.ts'
import { EvaluationPanel } from '#features/review/web/evaluation-panel.tsx'
import { Button } from '#ui/components/button.tsx'
import { buttonStyle } from '#ui/components/button-style.ts'
import { ScoreBadge } from '#ui/components/score-badge.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { demoInterviewTexts } from './interview-texts.ts'

/** Without what three answers are not asked for, and without limits that do not reach the total. */
const whatCounts = ({ scores, caps, ...rest }: Evaluation): Evaluation => ({
  ...rest,
  scores: Object.fromEntries(
    Object.entries(scores).filter(([field, { weight }]) => weight > 0 || field === 'note'),
  ) as Evaluation['scores'],
  caps: caps.filter(({ limit }) => limit === rest.score),
})

/** What an employer reads of an interview, shown to whoever gave it. */
export function DemoScores({ evaluation, onAgain }: { evaluation: Evaluation; onAgain: () => void }) {
  const t = useTexts(demoInterviewTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section aria-labelledby="demo-scores" className="@container grid grid-cols-1 gap-6">
      <div className="border-t border-line pt-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="demo-scores" ref={heading} tabIndex={-1} className="text-2xl font-semibold text-ink">
            {t('result')}
          </h2>
          {/* Without one the panel says why; none comes later. */}
          {evaluation.score !== null && <ScoreBadge score={evaluation.score} />}
        </div>
        <p className="mt-2 text-ink-soft">{t('resultLead')}</p>
        {(evaluation.score ?? 0) < 70 && <p className="mt-2 text-ink">{t('resultLow')}</p>}
      </div>
      <Suspense fallback={null}>
        <EvaluationPanel evaluation={whatCounts(evaluation)} />
      </Suspense>
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-2xl border border-accent-line bg-accent-soft p-6">
        <div className="min-w-0">
          <h2 className="text-xl font-semibold text-ink">{t('next')}</h2>
          <p className="mt-1 max-w-prose text-ink-soft">{t('nextText')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href="/Signup" className={buttonStyle({})}>
            {t('signUp')}
          </a>
          <a href="/Demo" className={buttonStyle({ variant: 'secondary' })}>
            {t('demo')}
          </a>
          <Button variant="quiet" onClick={onAgain}>
            {t('again')}
          </Button>
        </div>
      </div>
    </section>
  )
}
